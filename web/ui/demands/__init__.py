"""What the puzzle demands, in words."""

from ..feature import Feature, View
from . import view

FEATURE = Feature(name="demands", views=(View(view.properties, view.follows_from),))
