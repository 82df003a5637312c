"""Training of learned players: imitation of the rule bot, then matches against themselves and against others."""
