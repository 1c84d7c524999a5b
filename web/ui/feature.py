"""What a feature of the page brings; ``ui.features`` has them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from .state import Effects, Job, Sentence, State
    from .words import Words

    Next = tuple[State, Effects]  # the next state, and effects for the browser to carry out
    Properties = dict[tuple[str, str], Any]  # by the id of an element and what of it is set


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
    said: tuple[tuple[Sentence, tuple[int, ...]], ...] = field(default=())
    """What some of these digits are, by name."""


def nothing(_state: State) -> dict[Any, Any]:
    """Return nothing: a feature without such a hook."""
    return {}


@dataclass(frozen=True, slots=True)
class Feature:
    """All that a feature adds to the page, beside its markup and its words."""

    actions: Mapping[str, Callable[..., Next]] = field(default_factory=dict)
    """By name: takes the state and what the action carries."""
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
    views: tuple[View, ...] = field(default=())
    marks: Callable[[State], Mapping[str, Iterable[int]]] = field(default=nothing)
    """Cells that are marked on the board, by the name of the mark."""
    fillings: Callable[[State], Mapping[int, Filling]] = field(default=nothing)
    """What cells show in place of their digits, by cell."""
    kept: Callable[[State], dict[str, Any]] = field(default=nothing)
    """What a reload of this tab brings back, as plain data by name."""
    kept_with_puzzle: Callable[[State], dict[str, Any]] = field(default=nothing)
    """The same of what belongs to the puzzle, and comes back whenever that is opened again."""
    kept_everywhere: Callable[[State], dict[str, Any]] = field(default=nothing)
    """The same of what is set for all tabs, and every later visit."""
    restored: Callable[[State, dict[str, Any]], State] | None = field(default=None)
    """Takes such data, of this release or an older one, whatever is missing; ValueError where they
    make no sense."""
