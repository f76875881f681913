"""The rules, compiled: one file a chapter, its steps and their frames inside. No words for people."""
