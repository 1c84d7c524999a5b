"""Start of the page: the claim of this tab's place, and the loading of the page meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from sudoku_core.language.tables import choose

from .browser import address, bundles
from .browser.failure import give_up, report
from .browser.storage import PREFIX, OriginTexts, claim, clock, last_place, random
from .late import is_refused, missing
from .storage.places import PREFERENCES, PageTexts, Places, language_in, may_be_older

if TYPE_CHECKING:
    from collections.abc import Callable

TEXTS = "texts"
"""The bundle that reads the puzzle of a link."""


def begin() -> None:
    """Start the page with the stored board."""
    bundles.expect()
    origin, last = OriginTexts(), last_place()
    places = Places(PageTexts(origin, PREFIX), clock, random)
    if any(may_be_older(name) for name in [last] + origin.names()):
        from .storage.upgrade import take_over  # imported only when needed: once a browser

        last = take_over(origin, places, last)
    stored = language_in(places.store.read(PREFERENCES))
    bundles.fetch_early(choose([stored] + list(js.navigator.languages)))
    if _has_link():
        bundles.fetch_early(TEXTS)
    claim(
        places.places_to_claim(last),
        lambda place: _begin_at(places, place, last),
        places.claim_free,
    )
    from .browser import app  # noqa: F401  # loaded while the browser answers the claim


def _begin_at(places: Places, place: str, last: str) -> None:
    """Start the page with the text at this tab's place, or else at its last place.

    If the page cannot show the text, the text is set aside and the page starts without it. If words
    of the language, or what reads the link or the stored board, are still missing, it waits.
    """
    from .browser.app import App

    places.place = place
    text = places.read(place) or places.read(last)
    try:
        if _has_link() and not is_refused(TEXTS):
            import sudoku_core.formats.text.reading  # noqa: F401
        App(places, text).start()
    except Exception as error:
        bundle = missing(error)
        if bundle:
            _wait_for(bundle, lambda: _begin_at(places, place, last))
            return
        report(error)
        try:
            App(places, "").start()
        except Exception as second:
            give_up(second)
        else:
            places.set_aside(place)


def _has_link() -> bool:
    return "p=" in address.fragment()


def _wait_for(bundle: str, then: Callable[[], None]) -> None:
    """Fetch a bundle, and then call a function; a moment later if it could not be fetched."""
    if is_refused(bundle):
        js.setTimeout(then, bundles.AGAIN_MILLISECONDS)
    else:
        bundles.fetch(bundle, lambda _is_there: then())


try:
    begin()
except Exception as failure:
    give_up(failure)
