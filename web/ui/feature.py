"""The declaration of a feature of the page; ``ui.features`` lists all."""

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
    """Returns the inputs of the properties; compared by identity, so none may be made anew."""
    shows_picked: bool = field(default=False)
    """True if they depend on the picked cells: others are not computed when only these change."""
    timed: bool = field(default=False)
    """True if they show how long something takes: others are not computed when only time passes."""


@dataclass(frozen=True, slots=True)
class Filling:
    """The content of a cell in place of its digit."""

    digit: int = field(default=0)  # 0 for none
    parts: tuple[tuple[int, float], ...] = field(default=())  # digits, and how strongly each holds
    kind: str = field(default="relaxed")  # or candidates
    labels: tuple[tuple[Sentence, tuple[int, ...]], ...] = field(default=())
    """Sentences that name some of these digits, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The data that a feature stores in one scope."""

    scope: Scope = field()
    """"tab" comes back when this tab is loaded again, "puzzle" whenever the puzzle is opened again,
    "browser" in all tabs and at every later visit."""
    dump: Callable[[State], Data] = field()
    """Returns the data; if empty, nothing is stored."""
    restore: Callable[[State, Data], State] | None = field(default=None)
    """Takes data that ``dump`` of this release or an older one returned, in which names may be
    missing; raises ValueError if they make no sense. None if only the feature's actions read
    them."""


def nothing(_state: State) -> dict[Any, Any]:
    """Return an empty dict: the hook of a feature without one."""
    return {}


@dataclass(frozen=True, slots=True)
class Intake:
    """The actions that take a text or a file that is pasted or dropped; "" for none.

    A file's action takes its name, its text, how many files there were, and whether the text was
    longer than what is read of it.
    """

    text: str = field(default="")
    file: str = field(default="")
    lost: str = field(default="")  # for a file that cannot be read, or is of no use
    most_bytes: int = field(default=0)  # the most that is read of a file
    pictures: str = field(default="")  # the feature with the effect "take-picture"


@dataclass(frozen=True, slots=True)
class Feature:
    """Everything that a feature adds to the page, beside its markup, style and sentences."""

    name: str = field()
    """Name of its folder, with which its actions begin, as "board.undo"."""
    actions: Mapping[str, Callable[..., Next]] = field(default_factory=dict)
    """By name: functions of the state and of the values that the action carries."""
    when_free: Mapping[str, Callable[..., Next]] = field(default_factory=dict)
    """Actions that do nothing while the user has a job, such as those that start one."""
    replies: Mapping[str, Callable[[State, Job, Any], Next]] = field(default_factory=dict)
    """By the purpose of the user's job: functions of the state without the job, the job and the
    reply."""
    let_go: Mapping[str, Callable[[State, Job], Next]] = field(default_factory=dict)
    """By purpose: functions of the state and of a job that ended without a reply. The job was
    cancelled, or the board changed; the status says so already."""
    answers: Mapping[str, Callable[[State, Any], Next]] = field(default_factory=dict)
    """By the purpose of a background request: functions of the state and the reply."""
    events: Mapping[str, Callable[[State, Any], Next]] = field(default_factory=dict)
    """By the kind of an event about the user's job: functions of the state and the event."""
    busy: Mapping[str, Callable[[State], tuple[Sentence, ...]]] = field(default_factory=dict)
    """By purpose: the status while the job runs, if not the sentence ``busy.<purpose>``."""
    follow: Callable[[State, State], Next] | None = field(default=None)
    """Called after each action with the state before and after it."""
    keys: Callable[[State, Key], tuple[Action, ...]] | None = field(default=None)
    """Returns the actions for a key that was pressed outside dialogs."""
    keys_in_mode: Callable[[State, Key], tuple[Action, ...]] | None = field(default=None)
    """Returns the actions for a key while the feature is in a mode of its own, as a dialog; asked
    before all ``keys``."""
    listed_keys: tuple[tuple[str, str, bool], ...] = field(default=())
    """Lines of the list of keys: a group of ``keylist.GROUPS``; the NAME in the sentences
    "keys.NAME" (the key) and "keys.NAME.does"; whether boards above 9 use "keys.NAME.wide"."""
    views: tuple[View, ...] = field(default=())
    marks: Callable[[State], Mapping[str, Iterable[int]]] = field(default=nothing)
    """Cells that are marked on the board, by the name of the mark."""
    fillings: Callable[[State], Mapping[int, Filling]] = field(default=nothing)
    """What cells show in place of their digits, by cell."""
    intake: Callable[[State], Intake | None] | None = field(default=None)
    """Returns the actions that take texts and files now, or None; the first feature with an intake
    gets them."""
    presses: Callable[[State, int, bool], Action | None] | None = field(default=None)
    """Returns the action for a cell that was pressed, or dragged to; None if the feature has no use
    for presses now."""
    listens: bool = field(default=False)
    """True if the feature has listeners: ``listen(app)`` of its module ``browser``."""
    storage: tuple[Stored, ...] = field(default=())
    """The data stored on the device, once a scope."""
