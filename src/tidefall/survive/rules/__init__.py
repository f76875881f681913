"""The rules, chapter by chapter as in the rulebook. Compiled; what people read is in `speech`."""
