"""Starts the page.

This tab's place is claimed first: while the browser sees to that, the rest is loaded.
"""

from __future__ import annotations

from .browser import bundles
from .browser.failure import give_up, report
from .browser.storage import PREFIX, OriginTexts, claim, clock, last_place, random
from .storage.places import PageTexts, Places, maybe_older


def begin() -> None:
    """Start the page with what is stored."""
    bundles.expect()
    origin, last = OriginTexts(), last_place()
    places = Places(PageTexts(origin, PREFIX), clock, random)
    if any(maybe_older(name) for name in [last] + origin.names()):
        from .storage.upgrade import take_over  # not above: once a browser

        last = take_over(origin, places, last)
    claim(places.places(last), lambda place: _begin_at(places, place, last), places.claimed)
    from .browser import app  # noqa: F401  # loaded when the answer comes


def _begin_at(places: Places, place: str, last: str) -> None:
    """Start the page with what is stored at a place; in a copy of a tab, with that tab's board.

    A text that cannot be shown is set aside, and the page started without it.
    """
    from .browser.app import App

    places.place = place
    text = places.read(place) or places.read(last)
    try:
        App(places, text).start()
    except Exception as error:
        report(error)
        try:
            App(places, "").start()
        except Exception as second:
            give_up(second)
        else:
            places.set_aside(place)


try:
    begin()
except Exception as failure:
    give_up(failure)
