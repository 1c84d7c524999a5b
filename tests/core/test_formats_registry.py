"""Formats as files: a new one takes a file and a line."""

from sudoku_core.formats.contract import Format
from sudoku_core.formats.registry import FILES, FORMATS
from sudoku_core.formats.writing import STYLES


def test_each_format_is_one_file_with_its_own_name():
    assert [one.name for one in FORMATS] == list(FILES)
    assert len(set(FILES)) == len(FILES)


def test_each_format_reads_or_writes():
    for one in FORMATS:
        assert isinstance(one, Format)
        assert one.write or one.read, one.name
        assert bool(one.read) == bool(one.claims), one.name


def test_styles_are_the_formats_that_write():
    assert STYLES == ("line", "matrix", "csv", "sdk", "ampl", "boxed", "keycaps", "rules")
    assert [one.name for one in FORMATS if one.carries] == ["rules"]


def test_the_last_takes_what_no_other_claims():
    assert FORMATS[-1].claims("?")
    for one in FORMATS[:-1]:
        assert not one.claims or not one.claims("1..." * 4), one.name
