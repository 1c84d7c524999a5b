"""Starts the page.

This tab's place is claimed first: while the browser sees to that, the rest is loaded.
"""

from __future__ import annotations

from .browser import bundles
from .browser.failure import give_up, report
from .browser.storage import Storage, claim, clock, own_place
from .keeping import FIRST_RELEASE, Keeping


def begin() -> None:
    """Start the page with what was kept."""
    bundles.expect()
    keeping = Keeping(Storage(), clock)
    keeping.take_over()
    own = own_place()
    claim(keeping.places(own), lambda place: _begin_at(keeping, place, own), keeping.claimed)
    from .browser import app  # noqa: F401  # loaded when the answer comes


def _begin_at(keeping: Keeping, place: str, own: str) -> None:
    """Start the page with what was kept at a place; in a copy of a tab, with what that tab has.

    What cannot be shown is set aside, and the page started without it.
    """
    from .browser.app import App

    keeping.place = place
    text = keeping.read(place) or keeping.read(own) or keeping.read(FIRST_RELEASE)
    try:
        App(keeping, text).start()
    except Exception as error:
        report(error)
        try:
            App(keeping, "").start()
        except Exception as second:
            give_up(second)
        else:
            keeping.set_aside(place)


try:
    begin()
except Exception as failure:
    give_up(failure)
