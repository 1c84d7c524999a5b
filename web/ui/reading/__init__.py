"""The program that read a photo, as a leaf of the model."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="reading",
    actions={
        "to": actions.to,
        "form": actions.form,
        "copy": actions.copy,
        "download": actions.download,
        "copy-failed": actions.copy_failed,
        "download-failed": actions.download_failed,
    },
    views=(View(view.tab, view.tab_follows_from), View(view.leaf, view.follows_from)),
)
