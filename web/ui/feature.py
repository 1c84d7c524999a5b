"""What a feature of the page brings; ``ui.features`` has them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any, Literal

    from .keys import Key
    from .state import Effects, Job, Sentence, State
    from .words import Words

    Action = tuple[Any, ...]  # its name, as "board.undo", and what it carries

    Next = tuple[State, Effects]  # the next state, and effects for the browser to carry out
    Properties = dict[tuple[str, str], Any]  # by the id of an element and what of it is set
    Scope = Literal["tab", "puzzle", "browser"]
    Data = dict[str, Any]  # plain data by name, as JSON carries them


@dataclass(frozen=True, slots=True)
class View:
    """Properties of the page's elements, computed whole from state and words."""

    properties: Callable[[State, Words], Properties] = field()
    follows_from: Callable[[State], tuple[object, ...]] | None = field(default=None)
    """What they follow from; computed anew only when one of these is another value."""
    timed: bool = field(default=False)
    """Whether they show how long something takes: others are not computed when only time passes."""


@dataclass(frozen=True, slots=True)
class Filling:
    """What a cell shows in place of its digit."""

    digit: int = field(default=0)  # 0 for none
    parts: tuple[tuple[int, float], ...] = field(default=())  # digits, and how strongly each holds
    kind: str = field(default="relaxed")  # or candidates
    labels: tuple[tuple[Sentence, tuple[int, ...]], ...] = field(default=())
    """What some of these digits are, by name."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What a feature stores in one scope."""

    scope: Scope = field()
    """"tab" comes back when this tab is loaded again, "puzzle" whenever the puzzle is opened again,
    "browser" in all tabs and at every later visit."""
    dump: Callable[[State], Data] = field()
    """Return the data; nothing is stored where there are none."""
    restore: Callable[[State, Data], State] | None = field(default=None)
    """Takes what ``dump`` of this release or an older one returned, so that names may be missing,
    and nothing of another scope or feature; ValueError where the data make no sense. None where
    only the feature's own actions read them."""


def nothing(_state: State) -> dict[Any, Any]:
    """Return nothing: a feature without such a hook."""
    return {}


def _no_intake(_state: State) -> None:
    return None


def _no_press(_state: State, _cell: int, _dragged: bool) -> None:
    return None


def _no_keys(_state: State, _key: Key) -> tuple[Action, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Intake:
    """What becomes of a text or a file that is pasted or dropped, each an action; "" for nothing.

    A file's action takes its name, its text, how many files there were, and whether the text was
    longer than what is read of it.
    """

    text: str = field(default="")
    file: str = field(default="")
    lost: str = field(default="")  # for a file that cannot be read, or is not taken
    most_bytes: int = field(default=0)  # so much of a file is read
    pictures: str = field(default="")  # the feature with the effect "take-picture"


@dataclass(frozen=True, slots=True)
class Feature:
    """All that a feature adds to the page, beside its markup and its words."""

    name: str = field()
    """That of its folder; an action is called by it, as "board.undo"."""
    actions: Mapping[str, Callable[..., Next]] = field(default_factory=dict)
    """By its name in the feature: takes the state and what the action carries."""
    when_free: Mapping[str, Callable[..., Next]] = field(default_factory=dict)
    """Actions that do nothing while the user has a job, such as those that begin one."""
    replies: Mapping[str, Callable[[State, Job, Any], Next]] = field(default_factory=dict)
    """By the purpose of the user's job: takes the state without the job, the job, and the reply."""
    let_go: Mapping[str, Callable[[State, Job], Next]] = field(default_factory=dict)
    """By purpose: takes the state without a job that ended without a reply, and the job. It was
    cancelled, or the board changed: what is said of that stays."""
    answers: Mapping[str, Callable[[State, Any], Next]] = field(default_factory=dict)
    """By the purpose of a request behind the user's job: takes the reply."""
    events: Mapping[str, Callable[[State, Any], Next]] = field(default_factory=dict)
    """By the kind of an event about the user's job, before its reply."""
    busy: Mapping[str, Callable[[State], tuple[Sentence, ...]]] = field(default_factory=dict)
    """By purpose: what is said while the job goes on, where ``busy.<purpose>`` will not do."""
    follow: Callable[[State, State], Next] | None = field(default=None)
    """After each action: takes the state before and after it."""
    keys: Callable[[State, Key], tuple[Action, ...]] = field(default=_no_keys)
    """Takes a key that was pressed outside dialogs; returns the actions that it stands for."""
    keys_in_mode: Callable[[State, Key], tuple[Action, ...]] = field(default=_no_keys)
    """The same for keys that the feature has while it is in a mode of its own, as a dialog."""
    listed_keys: tuple[tuple[str, str, bool], ...] = field(default=())
    """For the list of keys: a group of ``keylist``, a name of which the words say what the key does
    ("keys.NAME.does"), and whether boards above 9 have another key for that."""
    views: tuple[View, ...] = field(default=())
    marks: Callable[[State], Mapping[str, Iterable[int]]] = field(default=nothing)
    """Cells that are marked on the board, by the name of the mark."""
    fillings: Callable[[State], Mapping[int, Filling]] = field(default=nothing)
    """What cells show in place of their digits, by cell."""
    intake: Callable[[State], Intake | None] = field(default=_no_intake)
    """Of texts and files; None where the feature takes none now. The first that takes some has
    them."""
    presses: Callable[[State, int, bool], Action | None] = field(default=_no_press)
    """Takes a cell that was pressed, and whether it was dragged to; returns the action, if the
    feature has presses now."""
    listens: bool = field(default=False)
    """Whether the feature has listeners: ``listen(app)`` of its module ``browser``."""
    storage: tuple[Stored, ...] = field(default=())
    """What is stored on the device, once a scope."""
