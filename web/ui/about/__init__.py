"""What is told of the puzzle beside its digits: its name, its maker, its rules, those left out."""

from ..feature import Feature, View
from . import view

FEATURE = Feature(name="about", views=(View(view.properties, view.follows_from),))
