"""Every numbered rule has a test that names it, or a reason why it cannot."""

import pytest

from tools import played
from tools.rules import main


def test_no_rule_is_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    status = main()
    assert status == 0, capsys.readouterr().out


@pytest.mark.once
def test_the_page_of_what_is_played_is_up_to_date() -> None:
    """`make played` writes it."""
    assert played.page() == played.PAGE.read_text("utf-8")
