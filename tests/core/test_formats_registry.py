"""Formats as files: a new one takes a file and a line."""

from sudoku_core.formats.contract import Format
from sudoku_core.formats.registry import FILES, FORMATS
from sudoku_core.formats.text.writing import STYLES


def test_each_format_is_one_file_with_its_own_name():
    assert [fmt.name for fmt in FORMATS] == list(FILES)
    assert len(set(FILES)) == len(FILES)


def test_each_format_reads_or_writes():
    for fmt in FORMATS:
        assert isinstance(fmt, Format)
        assert fmt.write or fmt.read, fmt.name
        assert bool(fmt.read) == bool(fmt.claims), fmt.name


def test_styles_are_the_formats_that_write():
    assert STYLES == ("line", "matrix", "csv", "sdk", "ampl", "boxed", "keycaps", "rules")
    assert [fmt.name for fmt in FORMATS if fmt.carries] == ["rules"]


def test_the_last_takes_what_no_other_claims():
    assert FORMATS[-1].claims("?")
    for fmt in FORMATS[:-1]:
        assert not fmt.claims or not fmt.claims("1..." * 4), fmt.name
