"""The error for a text that cannot be read as a puzzle."""

from __future__ import annotations

from ..language.messages import InputError, Message


class ParseError(InputError):
    """A text that is no puzzle: ``code`` names the fault; ``line`` and ``column``, from 1, where.

    >>> error = ParseError("parse.several", 3, 1)
    >>> error.code, error.line, error.column
    ('parse.several', 3, 1)
    >>> str(error)
    'Line 3, column 1: a second puzzle begins; expected one.'
    """

    def __init__(self, code: str, line: int, column: int, **params: object) -> None:
        super().__init__(Message(code, line=line, column=column, **params))
        self.line = line
        self.column = column

    def below(self, lines: int) -> ParseError:
        """Return the error moved down by a number of lines.

        >>> ParseError("parse.several", 3, 1).below(10).line
        13
        """
        params = self.message.params
        params["line"] = self.line + lines
        return _with_params(self.code, params)

    def __reduce__(self) -> tuple[object, ...]:
        # By default, unpickling would call ParseError(message); workers send errors pickled.
        return _with_params, (self.code, self.message.params)


def _with_params(code: str, params: dict[str, object]) -> ParseError:
    return ParseError(code, **params)  # type: ignore[arg-type]
