"""Arguments that several commands take."""

import click


def read_options(texts: tuple[str, ...]) -> dict[str, str]:
    """The options given as `name=value`."""
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise click.UsageError(f"cannot read --option {text!r}: expected name=value, such as colours=6")
        if name in given:
            raise click.UsageError(f"option {name} is given twice")
        given[name] = value
    return given
