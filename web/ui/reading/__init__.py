"""The program that read a photo, as a leaf of the model."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "reading-to": actions.to,
        "reading-form": actions.form,
        "copy-reading": actions.copy,
        "download-reading": actions.download,
        "copy-reading-failed": actions.copy_failed,
        "download-reading-failed": actions.download_failed,
    },
    views=(View(view.tab, view.tab_follows_from), View(view.leaf, view.follows_from)),
)
