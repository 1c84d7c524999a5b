"""Modules ``browser`` of the features, loaded when they are first needed.

The module ``browser`` in a feature's folder may have ``effects(effects)``, which returns the
feature's effects by name, ``KINDS``, its kinds of properties by name, and ``listen(app)``, which
adds its listeners. The name of the feature precedes that of an effect or a kind: "listing.save".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

_loaded: dict[str, Any] = {}


def browser_module(feature: str) -> Any:
    """Return the module ``browser`` of a feature."""
    if feature not in _loaded:
        _loaded[feature] = __import__("ui." + feature + ".browser", None, None, ("browser",))
    return _loaded[feature]
