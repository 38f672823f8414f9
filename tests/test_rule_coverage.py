"""Every numbered rule has a test that names it, or a reason why it cannot."""

import pytest

from tools.rules import main


def test_no_rule_is_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    status = main()
    assert status == 0, capsys.readouterr().out
