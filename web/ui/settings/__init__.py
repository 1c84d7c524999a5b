"""The settings for every puzzle: solver, form, time limit, language, theme, cell names."""

from ..feature import Feature, Stored, View
from . import actions, lp_file, view

FEATURE = Feature(
    name="settings",
    actions={
        "solver": actions.choose_solver,
        "form": actions.choose_form,
        "limit": actions.set_limit,
        "language": actions.choose_language,
        "theme": actions.choose_theme,
        "cells": actions.choose_cell_names,
    },
    when_free={"lp": lp_file.write_lp},
    replies={"lp": lp_file.save_lp},
    answers={"solvers": actions.store_solvers},
    follow=actions.follow,
    busy={"lp": lp_file.busy},
    views=(View(view.properties, view.follows_from), View(view.dialog, view.dialog_follows_from)),
    storage=(Stored("browser", actions.dump, actions.restore),),
)
