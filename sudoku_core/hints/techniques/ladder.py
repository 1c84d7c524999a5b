"""The list of all techniques, ordered by the rating of their steps."""

from __future__ import annotations

from . import (
    aic,
    als_aic,
    als_chain,
    als_xy_wing,
    als_xz,
    avoidable_rectangle,
    basic_fish,
    bug,
    cage,
    common_peer,
    death_blossom,
    empty_rectangle,
    extended_rectangle,
    finned_fish,
    forcing_chains,
    franken_fish,
    full_house,
    hidden_rectangle,
    hidden_single,
    hidden_subset,
    innies_and_outies,
    law_of_leftovers,
    line_digits,
    linked_cells,
    locked_candidates,
    locked_subset,
    multi_colours,
    naked_single,
    naked_subset,
    nishio,
    remote_pair,
    required_digits,
    rule_alone,
    simple_colours,
    skyscraper,
    sue_de_coq,
    sum_bounds,
    thermometer,
    turbot_fish,
    two_string_kite,
    unique_loop,
    unique_rectangle,
    w_wing,
    wxyz_wing,
    x_chain,
    xy_chain,
    xy_wing,
    xyz_wing,
)
from .step import Technique

TECHNIQUES: tuple[Technique, ...] = (
    full_house.TECHNIQUE,
    hidden_single.TECHNIQUE,
    naked_single.TECHNIQUE,
    thermometer.TECHNIQUE,
    linked_cells.TECHNIQUE,
    required_digits.TECHNIQUE,
    sum_bounds.TECHNIQUE,
    cage.TECHNIQUE,
    cage.POINTING_TECHNIQUE,
    locked_candidates.TECHNIQUE,
    common_peer.TECHNIQUE,
    law_of_leftovers.TECHNIQUE,
    innies_and_outies.TECHNIQUE,
    line_digits.TECHNIQUE,
    rule_alone.TECHNIQUE,
    hidden_subset.TECHNIQUE,
    naked_subset.TECHNIQUE,
    locked_subset.TECHNIQUE,
    basic_fish.TECHNIQUE,
    finned_fish.TECHNIQUE,
    franken_fish.TECHNIQUE,
    skyscraper.TECHNIQUE,
    two_string_kite.TECHNIQUE,
    turbot_fish.TECHNIQUE,
    empty_rectangle.TECHNIQUE,
    simple_colours.TECHNIQUE,
    multi_colours.TECHNIQUE,
    unique_rectangle.TECHNIQUE,
    hidden_rectangle.TECHNIQUE,
    avoidable_rectangle.TECHNIQUE,
    x_chain.TECHNIQUE,
    xy_chain.TECHNIQUE,
    x_chain.GROUPED_TECHNIQUE,
    aic.TECHNIQUE,
    aic.GROUPED_TECHNIQUE,
    bug.TECHNIQUE,
    sue_de_coq.TECHNIQUE,
    xy_wing.TECHNIQUE,
    xyz_wing.TECHNIQUE,
    w_wing.TECHNIQUE,
    remote_pair.TECHNIQUE,
    wxyz_wing.TECHNIQUE,
    als_xz.TECHNIQUE,
    als_xy_wing.TECHNIQUE,
    als_chain.TECHNIQUE,
    als_aic.TECHNIQUE,
    nishio.TECHNIQUE,
    forcing_chains.TECHNIQUE,
    death_blossom.TECHNIQUE,
    unique_loop.TECHNIQUE,
    extended_rectangle.TECHNIQUE,
)


def _rungs() -> tuple[tuple[float, tuple[Technique, ...]], ...]:
    ratings = sorted({rating for technique in TECHNIQUES for rating in technique.ratings})
    return tuple(
        [
            (rating, tuple([technique for technique in TECHNIQUES if rating in technique.ratings]))
            for rating in ratings
        ]
    )


RUNGS = _rungs()
"""Pairs of a rating, ascending, and the techniques with steps of that rating."""
