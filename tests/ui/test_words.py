"""The three languages say the same things, and all that is said."""

import json
import re
import string
from pathlib import Path

import pytest

import ui
from sitebuild.sentences import sentences
from sudoku_core import rules
from sudoku_core.board import blocks
from sudoku_core.formats.document import ABOUT, PROGRESS
from sudoku_core.formats.registry import program_formats
from sudoku_core.formats.text import families as families_of_blocks
from sudoku_core.formats.text import rule_lines
from sudoku_core.formats.text.writing import STYLES
from sudoku_core.language import LANGUAGES
from sudoku_core.language.messages import Message
from sudoku_core.language.tables import choose, table_of
from sudoku_core.models.exports import EXPORTS, export_formulations
from sudoku_core.solvers import NAMED
from sudoku_core.solvers.contract import Status
from ui import keylist, outcome, puzzle_rules
from ui.game.state import MISTAKES
from ui.grading.state import LEVELS
from ui.hinting import view as hinting
from ui.listing.sorting import STATUSES
from ui.listing.state import COUNTING, GRADING, READING
from ui.making import state as making
from ui.model import picked_cell
from ui.model import view as model
from ui.opening import examples
from ui.settings import descriptions
from ui.settings import state as settings
from ui.solving.state import TREE
from ui.state import COLOURS
from ui.update import BUSY, REPLIES
from ui.words import Plainly, Words

WEB = Path(ui.__file__).parents[1]
PAGE = [path.read_text() for path in [WEB / "index.html", *WEB.glob("ui/*/*.html")]]
KINDS = (*blocks.KINDS, *rules.KINDS)
FORMS = {form for solver in NAMED.values() for form in solver.formulations}
FORMS |= {form for name in EXPORTS for form in export_formulations(name)}
MARKING = (
    *("board/cells", "clashes/__init__", "game/view", "hinting/view", "model/actions"),
    *("pattern/__init__", "photo/view", "remaining_solutions/__init__"),
)
"""The modules that mark cells."""
STATES = (READING, COUNTING, GRADING, "status.broke")
"""What a list may be at, or a puzzle of it."""
WRITTEN = (*rule_lines.PLAIN, *families_of_blocks.FAMILIES, *KINDS)
"""What a rule line may begin with."""


def literals(*modules):
    """The words between quotes in modules of the page."""
    sources = [(WEB / "ui" / f"{name}.py").read_text() for name in modules]
    return re.findall(r'"([a-z]+)"', " ".join(sources))


def families():
    """By the beginning of keys that the page puts together, such as "style.", how they can end."""
    solvers = ("auto", *NAMED)
    figures = (*outcome.FIGURES, *outcome.SEARCHING.values())
    purposes = REPLIES.keys() - BUSY.keys()
    keys = dict([key for group in keylist.listed().values() for key in group])
    yield "about.", solvers
    yield "busy.", (*purposes, *figures, *[f"{job}.{name}" for job in REPLIES for name in figures])
    yield "carried.", [word[:-1] if word[-1] == "s" else word for word in ("gaps", *WRITTEN)]
    yield "cell.", literals("board/cells", "feature", "drawing/parts")
    yield "cells.", settings.CELLS
    yield "count.", ("given", "rule", *KINDS)
    yield "colour.", map(str, range(1, COLOURS + 1))
    yield "copied.", literals("exporting", "share/actions", "picturing/__init__")
    yield "demand.", KINDS
    yield "equation.", literals("model/picked_cell")
    yield "every.", blocks.KINDS
    yield "example.", [example.word for example in examples.examples()]
    yield "examples.", examples.GROUPS
    yield "family.", ("once", "at-most-once", "killer-digit-once", *KINDS)
    yield "family.", [f"{k}-{end}" for k in (*rules.KINDS, "rule") for end in picked_cell.LABELS]
    yield "form.", FORMS
    yield "format.", EXPORTS
    yield "in.", (*KINDS, "rule", "killer-open")
    yield (
        "keys.",
        (
            *keys,
            *[f"{name}.does" for name in keys],
            *[f"{n}.wide" for n, changes in keys.items() if changes],
        ),
    )
    yield "hint.next.", hinting.NEXT.values()
    yield "kind.", ("none", *[kind.name for kind in making.KINDS])
    yield "language.", LANGUAGES
    yield "lost.", (*PROGRESS, *ABOUT, "colours", "unread")
    needs = [f"{about}.{name}" for about in ("about", "needs") for name in LEVELS]
    needs += [f"needs.{name}.{end}" for name, levels in making.NEEDS.items() for end in levels]
    yield "level.", ("beyond", *LEVELS, *needs)
    yield "lessons.", ("next", "previous", "put", "strike")
    yield "list.", (*STATES, *[f"{end}.{name}" for end in ("count", "status") for name in STATUSES])
    yield "line.", {"base-line", "cover-line", *literals("drawing/legend")}
    yield "mark.", literals(*MARKING)
    yield "mistakes.", MISTAKES
    yield "outcome.", [status.value for status in Status]
    yield "print.", literals("paper/sheets", "printing/actions")
    yield (
        "role.",
        {
            "set",
            "extra",
            *literals("../../sudoku_core/drawing/glyphs", "../../sudoku_core/drawing/parts"),
        },
    )
    yield "rules.", ("given", *KINDS)
    yield "setting.", descriptions.SETTINGS
    yield "size.", model.SIZES
    yield "solver.", (*solvers, "opencv", *[f"browser.{name}" for name in NAMED])
    yield "statistics.", literals("statistics/contents", "statistics/records")
    yield "program.", [program.name for program in program_formats()]
    yield "style.", STYLES
    yield "symmetry.", [name or "none" for name in making.SYMMETRIES]
    yield "theme.", settings.THEMES
    yield from (("new.made.", making.NAMED_KINDS), ("tree.", TREE))
    yield "", [code + puzzle_rules.RESERVATION for code in puzzle_rules.MISLEADING]
    yield "walk.", literals("walking/actions")


def table(language):
    return sentences(language)


def words_of(language):
    return Words(language, sentences(language), Plainly())


def fields(template):
    if isinstance(template, dict):
        return set().union(*map(fields, template.values()))
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("language", ["pt", "es"])
def test_each_language_has_all_sentences_of_the_page(language):
    sentences, english = table(language), table("en")
    assert sorted(sentences) == sorted(english)
    differing = [key for key in sentences if fields(sentences[key]) != fields(english[key])]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_core_is_written_in_the_core_only(language):
    assert not set(table(language)) & set(table_of(language).SENTENCES)


def test_the_core_and_the_page_word_a_message_alike():
    message = Message(
        "step.hidden-single", base=(Message("place.row", number=3),), digits="9", cells=((3, 4),)
    )
    row = {"code": "place.row", "params": {"number": 3}}
    params = {"base": [row], "digits": "9", "cells": [(3, 4)]}
    for language in LANGUAGES:
        assert words_of(language)("step.hidden-single", params) == message.in_language(language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In row 3, 9 fits only in R3C4."),
        ("pt", "Na linha 3, 9 só cabe em L3C4."),
        ("es", "En la fila 3, 9 solo cabe en F3C4."),
    ],
)
def test_a_message_in_a_message_is_worded_in_the_same_language(language, said):
    row = {"code": "place.row", "params": {"number": 3}}
    told = {"base": [row], "digits": "9", "cells": [(3, 4)]}
    assert words_of(language)("step.hidden-single", told) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In row 3 and the cage at R1C2, 9 fits only in row 3 and the cage at R1C2, once"),
        ("pt", "Na linha 3 e na gaiola de L1C2, 9 só cabe na linha 3 e na gaiola de L1C2, uma"),
        ("es", "En la fila 3 y en la jaula de F1C2, 9 solo cabe en la fila 3 y en la "),
    ],
)
def test_a_word_before_several_places_is_said_before_each_and_joins_its_article(language, said):
    places = [
        {"code": "place.row", "params": {"number": 3}},
        {"code": "place.killer", "params": {"at": [(1, 2)]}},
    ]
    told = words_of(language)("step.fish", {"base": places, "digits": "9", "cover": places})
    assert told.startswith(said)


def test_what_stands_before_a_place_alone_joins_its_article_too():
    place = {"code": "place.thermometer", "params": {"at": [(1, 2)]}}
    said = words_of("es")("step.thermometer", {"base": [place], "reason": ""})
    assert said.startswith("Los dígitos aumentan a lo largo del termómetro que empieza en F1C2. ")


def test_every_wording_of_the_page_is_used():
    sources = [path.read_text() for path in WEB.glob("[ue]*/**/*.py")] + PAGE
    used = set(re.findall(r'"([a-z][a-z.-]*)"', " ".join(sources)))
    built = {beginning + end for beginning, ends in families() for end in ends}
    assert set(table("en")) - used - built == set()


def test_every_wording_in_the_page_exists():
    html = " ".join(PAGE)
    keys = re.findall(r'data-word(?:-label)?="([^"]+)"', html)
    assert len(keys) > 30
    assert [key for key in keys if key not in table("en")] == []


def test_before_it_is_worded_the_page_says_the_same_in_english():
    html = " ".join(PAGE)
    matches = re.findall(r'data-word="([^"]+)"[^>]*>([^<]*)<', html)
    assert len(matches) > 30
    words = table("en")
    assert {key: " ".join(text.split()) for key, text in matches} == {
        k: words[k] for k, _ in matches
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_are_written_as_the_language_does(language):
    cell = {"en": "R1C2", "pt": "L1C2", "es": "F1C2"}[language]
    assert cell in words_of(language)("check.mistake", {"cells": ((1, 2),)})


def test_a_chain_has_its_cells_as_the_language_names_them():
    chain = "(7)R9C5 = R1C5 - (7)R3C4,R3C6 = R3C10 -"
    text = words_of("es")("step.loop", {"chain": chain})
    assert text.endswith("(7)F9C5 = F1C5 - (7)F3C4,F3C6 = F3C10 -.")
    assert Message("step.loop", chain=chain).in_language("es") == text


def test_cells_are_said_in_words_for_who_wants_it():
    words = Words("en", sentences("en"), Plainly(), spelled=True)
    one, two = (((1, 6),), ((1, 6), (2, 1)))
    assert words("check.mistake", {"cells": one}) == "The first mistake is at row 1, column 6."
    assert words("check.mistake", {"cells": two}).endswith("at row 1, column 6; row 2, column 1.")


def test_givens_and_rules_are_one_list():
    words = words_of("en")
    rules = ("killer", ((1, 1), (2, 1))), ("thermometer", ((3, 3),))
    named = (("given", ((5, 5), (6, 6))), *rules)
    assert words("clash.found-with", {"named": named}).startswith(
        "These 2 givens, the 2 cages at R1C1 and R2C1 and the thermometer from R3C3 contradict"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_read_as_in_the_core(language):
    cases = [
        ("case.digits", {"cells": ((2, 3), (2, 7)), "digits": "1, 9"}),
        ("case.either", {"sets": "4, 5", "places": ((3, 1), (3, 8))}),
    ]
    given = {"count": 5, "parts": "-"}
    message = Message(
        "step.line-cases-many", **given, base="-", cases=[Message(c, **p) for c, p in cases]
    )
    listed = [{"code": code, "params": params} for code, params in cases]
    text = words_of(language)("step.line-cases-many", {**given, "base": "-", "cases": listed})
    assert text == message.in_language(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_read_as_in_the_core(language):
    params = {"cells": ((1, 1), (1, 2), (1, 3)), "digits": "7, 8, 9"}
    text = words_of(language)("hint.what", params)
    assert text == Message("hint.what", **params).in_language(language)
    assert ", 8 " in text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "R7C8 cannot be 2, 6 or 8"),
        ("pt", "em L7C8 não pode haver 2, 6 nem 8"),
        ("es", "en F7C8 no puede haber 2, 6 ni 8"),
    ],
)
def test_digits_that_are_denied_read_as_in_the_core(language, text):
    params = {"cells": ((7, 8),), "excluded": "2, 6, 8"}
    assert Message("step.part-not", **params).in_language(language) == text
    assert words_of(language)("step.part-not", params) == text


def test_english_never_says_can_not_and_the_others_say_sudoku():
    for language, wrong in (("en", "can not"), ("pt", "puzzle"), ("es", "puzle")):
        # A program's own name stays what it is.
        told = [text for key, text in table(language).items() if not key.startswith("program.")]
        said = json.dumps(told).lower()
        assert wrong not in said, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_there_wherever_one_is(language):
    for key, templates in table(language).items():
        if isinstance(templates, dict):
            assert set(templates) >= {"one", "other"}, key
            assert "count" in fields(templates["other"]), key
        assert isinstance(table("en").get(key, templates), dict) == isinstance(templates, dict), key


def test_the_count_chooses_the_form():
    forms = {"there": {"one": "{count} is there", "other": "{count} are there"}, "cell": ""}
    words = Words("en", forms, Plainly())
    told = [words("there", {"count": count}) for count in (0, 1, 2)]
    assert told == ["0 are there", "1 is there", "2 are there"]
    forms["there"]["one"] = "One is there"
    figures = Plainly()
    figures.plural = lambda count: "one" if count < 2 else "other"  # as in Portuguese
    words = Words("pt", forms, figures)
    assert [words("there", {"count": count}) for count in (0, 1)] == ["0 are there", "One is there"]


def test_numbers():
    words = words_of("en")
    assert [words.number(n) for n in (7, 0.0834, 12.34, 60.0, 0.001)] == [
        "7",
        "0.08",
        "12.3",
        "60",
        "<\u202f0.01",
    ]


def test_long_lists_of_cells_are_cut_short():
    words = words_of("en")
    cells = tuple((1, column) for column in range(1, 13))
    assert words("check.mistake", {"cells": cells}).endswith("R1C8 and 4 more.")


def test_solvers_go_by_their_names():
    words = words_of("en")
    assert words("solver.missing", {"solver": "highs"}) == "HiGHS is not installed here."
    assert words.solver("pulp:XPRESS") == "pulp:XPRESS"


@pytest.mark.parametrize(
    ("wanted", "saved", "chosen"),
    [
        (["pt-BR", "en"], "", "pt"),
        (["fr", "es-MX"], "", "es"),
        (["fr"], "", "en"),
        (["pt"], "es", "es"),
        ([], "", "en"),
    ],
)
def test_the_language_is_the_saved_one_or_the_browsers(wanted, saved, chosen):
    assert choose([saved, *wanted]) == chosen
