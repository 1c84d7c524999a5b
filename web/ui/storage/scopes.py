"""The data that features store, by scope and feature: ``{"tab": {"tabs": {"open": "play"}}}``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..failures import note
from ..features import FEATURES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..feature import Data, Scope, Stored
    from ..state import State

    ByFeature = dict[str, Data]

SCOPES: tuple[Scope, ...] = ("tab", "puzzle", "browser")


def dump(state: State, scope: Scope) -> ByFeature:
    """Return what all features store in a scope; a feature that raises stores nothing."""
    data = {}
    for name, stored in _stored_in(scope):
        dumped = _dumped(stored, state)
        if dumped:
            data[name] = dumped
    return data


def restore(state: State, scope: Scope, data: Any) -> State:
    """Return the state with the data of a scope, restored feature by feature.

    A feature keeps its present values if its data are missing, make no sense or make it raise.
    """
    for name, stored in _stored_in(scope):
        state = _restored(stored, state, of_feature(data, name))
    return state


def restore_changes(state: State, scope: Scope, data: Any, known: Any) -> State:
    """Return the state with the data of a scope that differ from those known until now."""
    for name, stored in _stored_in(scope):
        present, base = _dumped(stored, state), of_feature(known, name)
        changed = {
            key: value for key, value in of_feature(data, name).items() if value != base.get(key)
        }
        merged = {key: changed.get(key, value) for key, value in present.items()}
        if merged != present:
            state = _restored(stored, state, merged)
    return state


def of_feature(data: Any, name: str) -> Data:
    """Return a feature's data in the data of a scope; empty where the data make no sense."""
    feature_data = data.get(name) if isinstance(data, dict) else None
    return feature_data if isinstance(feature_data, dict) else {}


def or_none(call: Callable[..., Any], *arguments: object) -> Any:
    """Return the result of a call that reads stored data; None if the data make no sense."""
    try:
        return call(*arguments)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError):
        return None


def _stored_in(scope: Scope) -> Iterator[tuple[str, Stored]]:
    for feature in FEATURES:
        for stored in feature.storage:
            if stored.scope == scope:
                yield feature.name, stored


def _dumped(stored: Stored, state: State) -> Data:
    try:
        return stored.dump(state)
    except Exception as error:
        note(stored.dump, error)
        return {}


def _restored(stored: Stored, state: State, data: Data) -> State:
    if not stored.restore or not data:
        return state
    try:
        return or_none(stored.restore, state, data) or state
    except Exception as error:
        note(stored.restore, error)
        return state
