"""`python -m tidefall` is the command `tidefall`."""

from tidefall.cli import main

main()
