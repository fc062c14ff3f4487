"""Every rule finds its bad example, and nothing in its good one."""

from __future__ import annotations

import re

import pytest

from inferplane.checks.catalogue import THEMES, rules
from lint import ids

RULES = pytest.mark.parametrize("id", list(rules()))


@RULES
def test_a_bad_example_is_found(id: str) -> None:
    assert id in ids(rules()[id].bad)


@RULES
def test_a_good_example_is_clean(id: str) -> None:
    assert ids(rules()[id].good) == set()


@RULES
def test_a_bad_example_has_one_fault(id: str) -> None:
    assert ids(rules()[id].bad) == {id}


@RULES
def test_a_rule_says_what_happens_what_to_do_and_where_it_is_known(id: str) -> None:
    each = rules()[id]
    assert re.fullmatch(r"IP-[1-9][0-9]{2}", id)
    assert id[3] in THEMES
    assert each.happens.endswith(".")
    assert each.cure.endswith(".")
    assert all(source.startswith("https://") for source in each.sources)
    assert each.sources
