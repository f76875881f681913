"""The `tidefall` command."""

import sys


def main() -> None:
    from tidefall.cli.app import run

    sys.exit(run())
