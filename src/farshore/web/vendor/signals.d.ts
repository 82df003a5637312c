// It is imported for its effect: components follow the signals that they read.
export {};
