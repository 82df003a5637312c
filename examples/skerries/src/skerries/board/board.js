// The board of Skerries.
