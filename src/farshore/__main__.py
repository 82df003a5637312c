"""`python -m farshore` is the command `farshore`."""

from farshore.cli import main

if __name__ == "__main__":
    main(prog_name="farshore")
