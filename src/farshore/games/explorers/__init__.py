"""Explorers: one shared map, boards of one's own, and races for the temples. Not yet playable: the box and its map."""
