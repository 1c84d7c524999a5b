"""What a player asks: the next step from what is filled in and noted, and "why not this digit?"."""

from .asking import Answer, WhyNot, hint, why_not
from .player import Entries, Notes, player_state

__all__ = ["Answer", "Entries", "Notes", "WhyNot", "hint", "player_state", "why_not"]
