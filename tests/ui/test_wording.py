"""Sentences as players read them: no riddles, one word for one idea, one form of address."""

import importlib
import re

import pytest

from sitebuild.sentences import sentences
from sudoku_core.language.tables import table_of

LANGUAGES = ("en", "pt", "es")
MODEL_TAB = ("every.", "family.", "math.")
"""How keys begin that only the tab Model shows, where a block is an idea of the model."""
LIBRARY = ("puzzle.block", "puzzle.no-cells")
"""How codes begin of what a program is told that makes a Puzzle of Block values."""
COMMAND = ("cli.clash",)
"""How codes begin of what the command tells who models: which givens, rules and blocks clash."""
RULE_LINES = re.compile(r"\b(block1|blocks:none)\b")
"""Words of the text form, which are typed as they stand."""
HINTS = (
    *("hint.close", "keys.close.does", "keys.hint.does", "keys.hint.wide", "mark.hinted"),
    *("page.hint", "page.lone", "sum.empty", "sum.tell", "sum.untold"),
    *("ending.aided", "ending.hints", "setting.lone", "settings.hints", "statistics.unaided"),
)
"""The keys that are about hints."""
RIDDLES = {
    "en": (
        *("is about", "goes? from", "no other places? than", "as many, ", "these are as many"),
        *("stand only once", "· needs: ", "told wholly", r"what sees", "loses? it", "cannot stand"),
        *(
            "goes on",
            "could go",
            "where next",
            "must be here",
            "here at most once",
            "done on the board already",
            r"(?<!there )is no (cell|digit|side)",
        ),
    ),
    "pt": (
        *(
            "trata-se",
            r"\} saem? de",
            "em igual número",
            "só cabe uma vez",
            r"o que vê\b",
            "exige: ",
        ),
        *("contada por inteiro", "já está feito no tabuleiro", "o perde"),
        *("tem de ficar aqui", "aqui no máximo uma vez"),
    ),
    "es": (
        *(
            "se trata",
            r"\} salen? de",
            "otros tantos",
            "solo cabe una vez",
            r"lo que ve\b",
            "exige: ",
        ),
        *("contado entera", "ya está hecho en el tablero", "lo pierde"),
        *("tiene que ir aquí", "aquí una vez como máximo"),
    ),
}
"""By language, what players stumbled over."""
TU = (
    r"\b(tú|tus?|te|ti|contigo|tuy[oa]s?|vos|vosotr[oa]s|os)\b",
    r"\b(eres|estás|has|puedes|quieres|tienes|debes|sabes|ves|haces|dejas|eliges|pulsas)\b",
    r"\b(escribes|empiezas|juegas|buscas|tocas|abres|usas|dejaste|escribiste|jugaste|pediste)\b",
    r"\b(pulsa|elige|arrastra|recarga|prueba|(?<!le )toca|haz|ten|ábrel[oa]|cópial[oa])\b",
    r"(?<!una )(?<!la )\bcopia\b(?! cargada)",
    r"(?:^|[.:;,] )(pide|resta|suma (?!de|más|tiene|sándwich|\{)|vuelve|resuelve)\b",
    r"(?:^|[.:;,] )(escribe|busca|mira)\b",
    r"(?:^|[.:;,] )(abre|borra|cambia|cierra|arma|añade|guarda|marca|usa|quita|pon)\b",
)
"""Forms of address with *tú*, of which none belongs beside *usted*."""
ABOUT_SOLVERS = ("about.",)
"""How keys begin that say what a solver does: "Resuelve …" is no command there."""
EUROPEAN = (
    r"\b(ficheiros?|ecrãs?|guardar|guarda|guardad[oa]s?|ratos?|teclar|telemóvel|utilizador(es)?)\b",
    r"\b(partilhar|partilhe|aceder|aceda|carregue em|prima|registo|facto|secção|grelhas?)\b",
    r"\b(actual|direcção|acção|óptimo|projecto|termómetros?|cronómetro|género|tu|teus?|tuas?|vós)\b",
    r"\b(está|estão|estava) a [a-z]+[aei]r\b",
)
"""Words of Portugal, of which Brazil has others."""


def wordings(language):
    """Each key with each of its sentences, those of the core and the command too."""
    command = importlib.import_module(f"sudoku_core.language.command.{language}")
    tables = command.SENTENCES, table_of(language).SENTENCES, sentences(language)
    for key, text in {key: text for table in tables for key, text in table.items()}.items():
        for sentence in text.values() if isinstance(text, dict) else [text]:
            yield key, re.sub(r"\{\w+\}", "{}", sentence).lower()


def saying(language, *patterns, but=()):
    """The keys whose sentences match a pattern, but for those that begin so."""
    return sorted(
        {
            key
            for key, sentence in wordings(language)
            for pattern in patterns
            if re.search(pattern, sentence) and not key.startswith(but)
        }
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_of_boxes_and_regions_never_of_blocks(language):
    block = re.compile(r"\bblo(ck|co|que)s?\b")
    assert [
        key
        for key, sentence in wordings(language)
        if block.search(RULE_LINES.sub("", sentence))
        and not key.startswith(MODEL_TAB + LIBRARY + COMMAND)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_one_of_the_riddles_that_players_stumbled_over(language):
    assert saying(language, *RIDDLES[language], but=COMMAND) == []


def test_spanish_says_usted():
    assert saying("es", *TU, but=ABOUT_SOLVERS) == []


def test_portuguese_is_that_of_brazil():
    assert saying("pt", *EUROPEAN) == []


def test_a_hint_and_a_given_have_a_word_each():
    assert saying("es", r"\bpistas?\b") == sorted(HINTS)
    assert saying("pt", r"\bpistas?\b") == []
    assert saying("es", r"\bdadas?\b") != []


def test_an_irregular_board_is_called_so():
    for language in ("pt", "es"):
        table = dict(wordings(language))
        assert table["example.jigsaw"] == "irregular"
