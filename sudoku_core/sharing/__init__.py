"""Links, texts and files of other programs, read and written."""

from .contract import Program, Shared, Written, said_of
from .reading import parse, parse_many, read_shared, read_shared_many

__all__ = [
    "Program",
    "Shared",
    "Written",
    "parse",
    "parse_many",
    "read_shared",
    "read_shared_many",
    "said_of",
]
