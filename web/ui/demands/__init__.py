"""What the puzzle demands, in words."""

from ..feature import Feature, View
from . import view

FEATURE = Feature(views=(View(view.properties, view.follows_from),))
