"""Messages, natively and in MicroPython."""

from sudoku_core.board.checker import conflicts
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.language import LANGUAGES
from sudoku_core.language.en import SENTENCES
from sudoku_core.language.messages import InputError, Message, word
from sudoku_core.language.tables import number, table_of
from sudoku_core.rules import KINDS, Killer, Thermometer


def test_parameters_fill_the_template():
    message = Message("puzzle.box", rows=2, columns=4, side=9)
    assert str(message) == "A box of 2 × 4 cells does not fit a side of 9."


def test_thousands_are_set_apart():
    message = Message("solver.licence", solver="it", variables=4096, constraints=9, allowed=2000)
    assert "needs 4,096 variables and 9 constraints" in str(message)


def test_cells_are_written_as_the_language_has_them():
    template = "{digit}: {cells}"
    cells = ((1, 2), (10, 12))
    assert word(template, {"digit": 3, "cells": cells}) == "3: R1C2 and R10C12"
    assert word(template, {"digit": 3, "cells": cells}, "pt") == "3: L1C2 e L10C12"
    assert word(template, {"digit": 3, "cells": [[1, 2]]}) == "3: R1C2"
    chain = Message("step.loop", chain="(7)R9C5 = R1C15 - (7)R3C4,R3C6 = R3C10 -")
    assert "(7)F9C5 = F1C15 - (7)F3C4,F3C6 = F3C10 -" in chain.in_language("es")


def fields(template):
    """The parameters of a template, or of all its plural forms."""
    if isinstance(template, dict):
        return sorted({name for form in template.values() for name in fields(form)})
    return sorted({part.split("}")[0] for part in template.split("{")[1:]})


def expect_same_codes(sentences, english):
    """Expect a language to have the codes of English, each with the same parameters."""
    assert sorted(sentences) == sorted(english)
    for code, template in sentences.items():
        assert fields(template) == fields(english[code]), code
        if isinstance(template, dict):
            assert sorted(template) == ["one", "other"], code
            assert "count" in fields(template["other"]) or code.startswith("cli.clash"), code


def test_every_code_has_a_sentence_with_the_same_parameters_in_every_language():
    for language in LANGUAGES:
        expect_same_codes(table_of(language).SENTENCES, SENTENCES)


def test_a_message_is_worded_in_each_language():
    row, cage = Message("place.row", number=3), Message("place.killer", at=((1, 2),))
    message = Message("step.fish", base=(row, cage), digits="9", cover=(row,))
    english = "In row 3 and the cage at R1C2, 9 fits only in row 3, once in each."
    assert message.in_language("en") == str(message)
    assert str(message).startswith(english)
    beginnings = {
        "pt": "Na linha 3 e na gaiola de L1C2, 9 só cabe na linha 3, ",
        "es": "En la fila 3 y en la jaula de F1C2, 9 solo cabe en la fila 3, ",
    }
    for language, beginning in beginnings.items():
        assert message.in_language(language).startswith(beginning)


def test_braces_of_a_name_are_no_parameters():
    name = Message("variant.other", word="{odd}")
    assert "“{odd}”" in Message("puzzle.block-name", name=name, number=1).in_language("pt")


def test_plural_forms_follow_the_count():
    def words(language, one, other):
        forms = {"one": "{count} " + one, "other": "{count} " + other}
        return [word(forms, {"count": str(count)}, language) for count in (0, 1, 2)]

    assert words("en", "node", "nodes") == ["0 nodes", "1 node", "2 nodes"]
    assert words("pt", "nó", "nós") == ["0 nó", "1 nó", "2 nós"]
    assert words("es", "nodo", "nodos") == ["0 nodos", "1 nodo", "2 nodos"]


def test_numbers_are_written_as_the_language_has_them():
    texts = [
        [number(value, table_of(language)) for value in (999, 1234, 12345, 4.5)]
        for language in LANGUAGES
    ]
    assert texts == [
        ["999", "1,234", "12,345", "4.5"],
        ["999", "1.234", "12.345", "4,5"],
        ["999", "1234", "12.345", "4,5"],
    ]


def test_an_unknown_language_is_refused():
    message = Message("grade.none")
    code, sentence = refusal(lambda: message.in_language("fr"))
    assert code == "language.unknown"
    assert sentence == "Unknown language 'fr'. The languages are en, pt, es."


def test_a_place_that_begins_a_sentence_begins_with_a_capital():
    params = {"base": (Message("place.box", number=3),), "digits": "2", "cells": ((3, 9),)}
    assert str(Message("why.seen", **params)) == "Box 3 already has its 2, in R3C9."


NAMES = ("beside", "carried", "case", "count", "in", "place", "rules", "technique", "variant")
"""What codes begin with whose texts are parts of sentences."""


def test_every_code_names_what_it_is_about():
    for code in SENTENCES:
        about, _, rest = code.partition(".")
        assert about, code
        assert rest, code
        named = about in NAMES or rest.startswith("says-")
        template = SENTENCES[code]
        text = template if isinstance(template, str) else template["other"]
        assert (text[-1] in ".}") != (named and not text.endswith("}")), code


def test_messages_are_values():
    message = Message("puzzle.box", rows=2, columns=4, side=9)
    same = Message("puzzle.box", side=9, columns=4, rows=2)
    assert message == same
    assert len({message, same}) == 1
    assert message != Message("puzzle.box", rows=2, columns=4, side=6)
    assert repr(message) == "Message('puzzle.box', columns=4, rows=2, side=9)"


def test_parameters_can_not_be_changed_from_outside():
    message = Message("puzzle.box", rows=2, columns=4, side=9)
    message.params["side"] = 4
    assert message.params["side"] == 9


def test_an_input_error_is_a_value_error_with_its_message():
    error = InputError(Message("grid.not-square", count=3))
    assert isinstance(error, ValueError)
    assert error.code == "grid.not-square"
    assert str(error) == "3 values do not make a square grid."


def refusal(call):
    """The code and the English of what is said against something."""
    try:
        call()
    except InputError as error:
        return error.code, str(error)
    raise AssertionError("nothing is said")


def test_what_is_wrong_with_a_rule_is_said():
    def refused(rule):
        return refusal(lambda: Puzzle([0] * 16, rules=[Killer((0, 1)), rule]))

    twice = "Rule 2 (killer) names the cell R1C4 twice."
    assert refused(Killer((3, 3))) == ("rule.repeat", twice)
    assert refused(Killer(()))[0] == "rule.empty"
    assert refused(Killer((0, 16)))[0] == "rule.cell"
    assert refused(Thermometer(range(5)))[0] == "rule.size"
    assert refusal(lambda: KINDS["killer"].clue_field().read("+5", "killer"))[0] == "rule.number"


def test_what_is_wrong_with_a_board_is_said():
    wide = Grid([0] * 8, side=4, columns=2)
    assert refusal(lambda: Puzzle(wide))[0] == "puzzle.blocks"
    assert refusal(lambda: Puzzle([0] * 16, digits=(1, 1, 2, 3)))[0] == "puzzle.digits"
    assert refusal(lambda: Puzzle([0] * 16, digits=()))[0] == "puzzle.digits"
    assert refusal(lambda: Puzzle([0] * 16).replace(wide))[0] == "puzzle.givens"
    wide = wide.with_cells([1] + [0] * 7)
    assert refusal(lambda: Puzzle(wide, [(1, 2)]))[0] == "grid.gap"
    assert refusal(lambda: Grid([0] * 5, columns=2))[0] == "grid.columns"


def test_broken_rules_are_worded():
    rules = [Killer((0, 1), 9), Killer((2, 3)), Thermometer((4, 5, 6))]
    puzzle = Puzzle([1, 2, 3, 3, 2, 0, 3] + [0] * 9, rules=rules)
    assert [str(clash) for clash in conflicts(puzzle)[-3:]] == [
        "The cage at R1C1 cannot add up to 9: R1C1 and R1C2.",
        "In the cage at R1C3 a digit repeats: R1C3 and R1C4.",
        "Along the thermometer from R2C1 the digits do not increase: R2C1 and R2C3.",
    ]
