"""Builds kernel and games into the wheel as machine code, with mypyc.

Without a C compiler, or with STANDOFF_PURE set, the wheel is plain Python: it plays the same games,
only slower. An editable install is always plain Python.
"""

import os
import shutil
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("kernel", "games")
INTERPRETED = {
    "__init__",
    "decision",
    "errors",
    "invariants",
    "record",
    "saved",
    "scenario",
    "text",
    "view",
}
"""Records for other programs (msgspec makes its own classes), errors and checks."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling looks for this name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("STANDOFF_PURE"):
            return
        self.folder = Path(mkdtemp(prefix="standoff-build-"))
        try:
            built = compile_engine(Path(self.root) / "src", self.folder)
        except BaseException as error:  # setuptools and mypyc raise, or exit, each in their way
            if os.environ.get("STANDOFF_COMPILED"):
                raise
            print(
                f"standoff: no compiled engine ({str(error)[:60]}...), but plain Python.",
                file=sys.stderr,
            )
            return
        for path in built.rglob("*.*"):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = str(path.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def compile_engine(source: Path, folder: Path) -> Path:
    """Compile a copy of the sources; gives the folder with the extension modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source, folder / "src")
    before = Path.cwd()
    os.chdir(folder / "src")
    try:
        paths = [
            str(path.relative_to(folder / "src"))
            for package in PACKAGES
            for path in sorted((folder / "src" / "standoff" / package).rglob("*.py"))
            if path.stem not in INTERPRETED
        ]
        modules = mypycify(["--strict", *paths], opt_level="3", debug_level="0")
        if sys.platform != "win32":
            for module in modules:  # calls within the engine need no detour: a tenth faster
                module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        command = Distribution({"name": "standoff", "ext_modules": modules}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(folder / "built")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return folder / "built"
