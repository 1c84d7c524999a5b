"""Puzzles from text and to text."""

from .errors import ParseError
from .reading import parse, parse_many
from .writing import STYLES, can_write, format_grid

__all__ = ["STYLES", "ParseError", "can_write", "format_grid", "parse", "parse_many"]
