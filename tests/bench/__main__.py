"""``python -m tests.bench NAME …`` runs one benchmark."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))
NAMES = (
    "search",
    "minimal",
    "every",
    "encodings",
    "start",
    "hands",
    "ending",
    "hinting",
    "hints_of_rules",
    "explain",
    "model",
    "exports",
    "rules",
    "variants",
    "making",
    "listing",
    "choice",
    "boards",
    "derived",
    "micropython",
    "techniques",
    "grades",
    "levels",
    "lessons",
    "generating",
    "new_rules",
    "ready",
    "sharing",
    "photos",
    "batches",
    "photos_page",
    "photos_worse",
    "picture",
    "loc",
)

if len(sys.argv) < 2 or sys.argv[1] not in NAMES:
    sys.exit(f"usage: python -m tests.bench {{{','.join(NAMES)}}} …")
importlib.import_module(f"tests.bench.{sys.argv[1]}").main(sys.argv[2:])
