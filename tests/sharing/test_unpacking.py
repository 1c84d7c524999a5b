"""Test what is packed in links, unpacked with care."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import ParseError
from sudoku_core.formats.packing.unpacking import DEEPEST, json_of

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text('[]{}"\\\\aé', max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=9,
)


@given(VALUES)
def test_it_reads_what_json_writes(value):
    assert json_of(json.dumps(value), "?") == value


def test_brackets_in_a_text_are_none():
    story = "[" * 10 * DEEPEST
    assert json_of(json.dumps([story, [story]]), "?") == [story, [story]]


@pytest.mark.parametrize("hidden", ["", '"]",', '"\\"]",'])
def test_what_is_too_deep_is_refused_whatever_stands_between(hidden):
    def nested(depth):
        return f"[{hidden}" * depth + "0" + "]" * depth

    assert json_of(nested(DEEPEST), "?")
    with pytest.raises(ParseError):
        json_of(nested(DEEPEST + 1), "?")


def test_quotes_that_are_not_closed_are_refused_at_once():
    for end in ("", "\\"):
        with pytest.raises(ParseError):
            json_of('["' + '\\"' * 400_000 + end, "?")
