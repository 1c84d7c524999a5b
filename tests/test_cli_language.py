"""The sentences of the command and of batches, which the page and MicroPython lack."""

from __future__ import annotations

import pytest

from sudoku_core.language import LANGUAGES
from sudoku_core.language.command import en, es, pt
from sudoku_core.language.messages import Message
from tests.core.test_messages import expect_same_codes


@pytest.mark.parametrize("table", [pt, es])
def test_every_code_has_a_sentence_with_the_same_parameters_in_every_language(table) -> None:
    expect_same_codes(table.SENTENCES, en.SENTENCES)


def test_no_table_of_the_command_has_a_code_of_another_purpose() -> None:
    assert {code.split(".")[0] for code in en.SENTENCES} == {"batch", "cli"}


def test_a_single_message_in_a_message_joins_its_article_too() -> None:
    message = Message("cli.no-puzzle", name=Message("cli.standard-input"))
    assert [message.in_language(language) for language in LANGUAGES] == [
        "There is no puzzle in standard input.",
        "Não há sudoku na entrada padrão.",
        "No hay sudoku en la entrada estándar.",
    ]
