"""Formats as files: a new one takes a file and a line."""

from sudoku_core.formats.contract import Format
from sudoku_core.formats.registry import FORMATS, TEXTS
from sudoku_core.formats.text.writing import STYLES


def test_each_format_is_one_file_with_its_own_name():
    assert [fmt.name for fmt in FORMATS] == list(TEXTS)
    assert len(set(TEXTS)) == len(TEXTS)


def test_each_format_reads_or_writes():
    for fmt in FORMATS:
        assert isinstance(fmt, Format)
        assert fmt.write or fmt.read, fmt.name
        assert bool(fmt.read) == bool(fmt.looks_like), fmt.name


def test_styles_are_the_formats_that_write():
    assert STYLES == ("line", "matrix", "csv", "sdk", "ampl", "boxed", "keycaps", "rules")
    assert [fmt.name for fmt in FORMATS if fmt.every_rule] == ["rules"]


def test_the_last_takes_what_no_other_claims():
    assert FORMATS[-1].looks_like("?")
    for fmt in FORMATS[:-1]:
        assert not fmt.looks_like or not fmt.looks_like("1..." * 4), fmt.name
