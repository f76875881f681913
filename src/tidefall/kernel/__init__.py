"""The kernel: what every game promises, and the machinery that keeps the promise."""
