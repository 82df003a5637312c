"""`python -m farshore` is the command `farshore`."""

from farshore.terminal import main

if __name__ == "__main__":
    main(prog_name="farshore")
