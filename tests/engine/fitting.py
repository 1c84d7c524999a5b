"""Checks of messages against the types of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import protocol


def _named(end: str, by: str) -> dict[str, Any]:
    """Return the message types whose names have an ending, by the value of a field."""
    kinds = [kind for name, kind in vars(protocol).items() if name.endswith(end)]
    return {get_args(get_type_hints(kind)[by])[0]: kind for kind in kinds}


REQUESTS, EVENTS = _named("Request", "op"), _named("Event", "kind")


@cache
def fields(kind: Any) -> dict[str, Any]:
    """Return the fields of a message with their types."""
    return get_type_hints(kind, include_extras=True)


def misfits(value: Any, kind: Any, place: str = "") -> list[str]:
    """Return what of a value is not as a type says, each with its place."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if is_typeddict(kind):
        return _of_message(value, kind, place)
    if origin in (Union, UnionType):
        problems = [misfits(value, item, place) for item in inner]
        return [] if [] in problems else min(problems, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{place}: {value!r} is none of {inner}"]
    if origin is list and isinstance(value, list):
        return [
            bad for k, item in enumerate(value) for bad in misfits(item, inner[0], f"{place}[{k}]")
        ]
    if origin is dict and isinstance(value, dict):
        bad = [f"{place}: key {key!r}" for key in value if not isinstance(key, inner[0])]
        return bad + [
            b for key, item in value.items() for b in misfits(item, inner[1], f"{place}.{key}")
        ]
    plain = {float: (float, int), int: int, str: str, bool: bool, NoneType: NoneType}.get(kind)
    if plain and isinstance(value, plain) and (kind is bool or not isinstance(value, bool)):
        return []
    return [f"{place}: {value!r} is not {kind}"]


def _of_message(value: Any, kind: Any, place: str) -> list[str]:
    if not isinstance(value, Mapping):
        return [f"{place}: {value!r} is no {kind.__name__}"]
    known = fields(kind)
    bad = [f"{place}: {name} is unknown in {kind.__name__}" for name in {*value} - {*known}]
    for name, inner in known.items():
        optional = get_origin(inner) is NotRequired
        if name in value:
            (inner,) = get_args(inner) if optional else (inner,)
            bad += misfits(value[name], inner, f"{place}.{name}")
        elif not optional:
            bad.append(f"{place}: {name} is missing in {kind.__name__}")
    return bad


def fit_request(request: Mapping[str, Any]) -> None:
    """Fail unless a request is one of the protocol, with its number."""
    assert misfits(request.get("id"), int) == []
    assert misfits(request, REQUESTS[request["op"]]) == []


def fit_event(event: Mapping[str, Any], op: str) -> None:
    """Fail unless an event is one of the protocol, and a reply one to a request of this op."""
    assert misfits(event, EVENTS[event["kind"]]) == []
    if event["kind"] == "reply":
        failed = event["reply"]["status"] == "error"
        kind = protocol.ErrorReply if failed else protocol.REPLIES[op]
        assert misfits(event["reply"], kind) == []
