"""Build hook: while a wheel is built, compile the rules with mypyc and build the page for browsers.

The rules are ordinary Python. A normal wheel carries them twice: as source and as machine code, which Python prefers. A
wheel without machine code is just as correct, only slower, so nothing here may ever stop an installation:

- no C compiler, or a compiler that fails: one loud line and a pure wheel; the compiler's words are in FAILURE_LOG;
- TIDEFALL_PURE=1 in the environment: a pure wheel because somebody asked for it;
- an editable install: never compiled, because machine code would hide the edits.

Machine code is kept under build/mypyc, in a folder named after everything it was made from. An edit that leaves the
rules alone therefore costs no compilation.

The page is made by web/build.py, which needs Node; the hook asks for that only where the page has still to be built. A
source distribution has the built page with it. Without a page everything works but the page itself, and the server and
`tidefall --version` say so.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_FOLDERS = ("kernel", "survive", "rising/rules")
# What is compiled is a folder. Modules that stay interpreted all the same: `plain` stands in for packed arrays when
# nothing is compiled; `testing` is a kit for test-suites and takes any Python object that keeps the contract; `harm`
# asks guides that are never compiled.
NEVER_COMPILED = (
    "kernel/harm.py",
    "kernel/plain.py",
    "kernel/testing",
    # Words, pictures and hand-written positions: as quick as anybody needs them, and half of the time to compile.
    "survive/position/",
    "survive/speech/",
)
GROUP_NAME = "tidefall"
OPTIMISATION_LEVEL = "3"
# To look for faults in C that no person writes takes gcc longer than to compile it.
COMPILER_FLAGS = ("-fno-semantic-interposition", "-Wno-all")
# All the rules are one large C file. With these flags gcc works on parts of it at the same time, as it links.
PARALLEL_FLAGS = ("-flto=auto",)
# Where mypyc has written a signature: in the tables of functions and methods, and in each class.
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*(?P<end>")\)'
DOCUMENTED_FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+[\w |]+, " + SIGNATURE)
DOCUMENTED_CLASS = re.compile(SIGNATURE + r",\s+\};\s+static PyTypeObject \*CPyType_(?P<name>\w+)_template ")
PLAIN_IN_C = frozenset(range(32, 127)) - frozenset(b'"\\?')
KEPT_BUILDS = 4
ABANDONED_AFTER_SECONDS = 3600
FAILURE_LOG = Path("build", "mypyc", "failure.log")
PAGE = Path("src", "tidefall", "page")
PAGE_FAILURE_LOG = Path("build", "page-failure.log")
PAGE_BUILDER = Path("web", "build.py")
OF_A_SOURCE_DISTRIBUTION = "PKG-INFO"


class CompilationFailed(Exception):
    """The rules could not be compiled; the message is one sentence for a person."""


class RulesBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building takes here beside what always does: Node, if there is still a page to build."""
        root = Path(self.root)
        if page_stands(root):
            return []
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
        return list(project["optional-dependencies"]["page"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.build_page(root, build_data)
        if self.target_name == "sdist":
            return
        if version == "editable":
            self.say("editable install: the rules stay interpreted, so that edits always count.")
            return
        try:
            libraries = compiled_rules(root)
        except CompilationFailed as failure:
            self.app.display_warning(f"tidefall: THE RULES ARE NOT COMPILED and run many times slower: {failure}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(libraries.rglob("*")):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        self.say("the rules are compiled.")

    def build_page(self, root: Path, build_data: dict[str, Any]) -> None:
        failure = "" if page_stands(root) else page_failure(root)
        if failure:
            self.app.display_warning(f"tidefall: THE PAGE FOR BROWSERS IS NOT BUILT: {failure}")
        if (root / PAGE / "index.html").is_file():
            build_data["artifacts"].append(f"/{PAGE.as_posix()}/")

    def say(self, sentence: str) -> None:
        self.app.display_info(f"tidefall: {sentence}")


def page_stands(root: Path) -> bool:
    """Whether the page is there and made from these sources; in a source distribution it always is."""
    if (root / OF_A_SOURCE_DISTRIBUTION).is_file() and (root / PAGE / "index.html").is_file():
        return True
    return subprocess.run([sys.executable, str(root / PAGE_BUILDER), "--stands"], check=False).returncode == 0


def page_failure(root: Path) -> str:
    """Build the page; what went wrong, which is kept in a file too, or nothing."""
    run = subprocess.run(
        [sys.executable, str(root / PAGE_BUILDER)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    log = root / PAGE_FAILURE_LOG
    if run.returncode == 0:
        log.unlink(missing_ok=True)
        return ""
    with suppress(OSError):
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(run.stdout, "utf-8")
    return run.stdout.strip() or "web/build.py failed without a word."


def compiled_rules(root: Path) -> Path:
    """Return the folder with the shared libraries, laid out as in site-packages; compile when there is none yet."""
    obstacle = why_not_compiled()
    if obstacle:
        raise CompilationFailed(obstacle)
    modules = modules_to_compile(root)
    if not modules:
        raise CompilationFailed("no rules were found under src/tidefall.")
    store = root / FAILURE_LOG.parent
    finished = store / fingerprint(root)
    if not finished.is_dir():
        compile_into(finished, root, modules)
    (root / FAILURE_LOG).unlink(missing_ok=True)
    os.utime(finished)
    prune(store)
    return finished


def why_not_compiled() -> str:
    """Say in one sentence why compiling is out of the question here, or return an empty string."""
    if os.environ.get("TIDEFALL_PURE", "0") not in ("", "0"):
        return "TIDEFALL_PURE is set."
    if sys.platform == "win32":
        return ""  # setuptools knows how to find the compiler there, and it is not in PATH
    return "" if shutil.which(compiler()) else f"there is no C compiler ({compiler()}) in PATH."


def compiler() -> str:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def is_gcc() -> bool:
    """Whether the compiler is gcc, whatever it is called."""
    run = subprocess.run([compiler(), "--version"], stdout=subprocess.PIPE, text=True, check=False)
    return "Free Software Foundation" in run.stdout


def sources_in(root: Path, folders: Iterable[str]) -> Iterator[tuple[str, Path]]:
    package = root / "src" / "tidefall"
    for name in folders:
        for path in sorted((package / name).rglob("*.py")):
            yield path.relative_to(package).as_posix(), path


def modules_to_compile(root: Path) -> list[str]:
    """Paths relative to src, so that tracebacks of compiled code do not depend on where it was built."""
    return [
        f"tidefall/{name}"
        for name, path in sources_in(root, COMPILED_FOLDERS)
        if path.name != "__init__.py" and not name.startswith(NEVER_COMPILED)
    ]


def fingerprint(root: Path) -> str:
    """A name for one compilation: the sources of the rules and whatever they may call, this file, and the tools."""
    digest = hashlib.sha256()
    tools = [
        installed_version("mypy"),
        installed_version("librt"),
        sys.version,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
    ]
    digest.update("\0".join(tools).encode())
    packages = dict.fromkeys(folder.split("/")[0] for folder in COMPILED_FOLDERS)
    for name, path in [*sources_in(root, packages), ("hook", root / "hatch_build.py")]:
        digest.update(f"\0{name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def compile_into(finished: Path, root: Path, modules: list[str]) -> None:
    """Compile in a scratch folder and move the result into place, so that a half-made build is never found."""
    try:
        finished.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix="work-", dir=finished.parent))
    except OSError as error:
        raise CompilationFailed(f"the build folder cannot be written ({error}).") from error
    try:
        command = [sys.executable, str(root / "hatch_build.py"), str(scratch), str(root / "pyproject.toml"), *modules]
        # mypyc ends the process when it fails and patches setuptools: it gets a process of its own.
        run = subprocess.run(
            command, cwd=root / "src", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if run.returncode != 0:
            (root / FAILURE_LOG).write_text(run.stdout, "utf-8")
            raise CompilationFailed(f"mypyc or the C compiler failed; its words are in {FAILURE_LOG.as_posix()}.")
        try:
            (scratch / "lib").rename(finished)
        except OSError:
            if not finished.is_dir():  # otherwise a build running beside this one was quicker
                raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def run_mypyc(scratch: Path, config: str, modules: list[str]) -> None:
    """Compile the modules, all in one group so that calls between them stay native. Runs in src, in its own process."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [*mypy_options(config, scratch / "cache"), *modules],
        opt_level=OPTIMISATION_LEVEL,
        target_dir=str(scratch / "c"),
        group_name=GROUP_NAME,
    )
    keep_docstrings(scratch / "c", modules)
    if sys.platform != "win32":
        parallel = PARALLEL_FLAGS if is_gcc() else ()
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS, *parallel]
            extension.extra_link_args = [*extension.extra_compile_args]
    build = Distribution({"name": GROUP_NAME, "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(scratch / "lib")
    build.build_temp = str(scratch / "o")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def mypy_options(config: str, cache: Path) -> list[str]:
    # What is not compiled is read for its types, but cannot stop the rules: its libraries may be missing here.
    return [f"--config-file={config}", f"--cache-dir={cache}", "--follow-imports=silent"]


def keep_docstrings(c_files: Path, modules: list[str]) -> None:
    """Put the docstrings into the C files, for help(): mypyc writes the signatures there and leaves out the rest."""
    known = docstrings(modules)

    def with_docstring(found: re.Match[str]) -> str:
        doc = known.get(found["name"], "")
        text = "".join(chr(byte) if byte in PLAIN_IN_C else f"\\{byte:03o}" for byte in doc.encode())
        end = found.start("end") - found.start()
        return found.group()[:end] + text + found.group()[end:]

    for path in c_files.rglob("*.c"):
        code = path.read_text("utf-8")
        path.write_text(DOCUMENTED_CLASS.sub(with_docstring, DOCUMENTED_FUNCTION.sub(with_docstring, code)), "utf-8")


def docstrings(modules: list[str]) -> dict[str, str]:
    """All docstrings of functions, classes and methods by their names in C.

    In C a module is called by as many parts of its name as make it the only one; so each is listed under all endings of
    its name, and an ending that several modules share is never looked up.
    """
    found: dict[str, str] = {}
    for module in modules:
        parts = module.removesuffix(".py").split("/")
        tree = ast.parse(Path(module).read_text("utf-8"))
        for name, doc in documented(tree, ""):
            for first in range(len(parts)):
                found["___".join([*parts[first:], name])] = doc
    return found


def documented(tree: ast.Module | ast.ClassDef, owner: str) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield owner + node.name, ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                yield from documented(node, f"{node.name}___")


def prune(store: Path) -> None:
    builds = [path for path in store.iterdir() if path.is_dir()]
    scratch = [path for path in builds if path.name.startswith("work-")]
    finished = sorted(set(builds) - set(scratch), key=lambda path: path.stat().st_mtime, reverse=True)
    abandoned = [path for path in scratch if path.stat().st_mtime < time.time() - ABANDONED_AFTER_SECONDS]
    for path in finished[KEPT_BUILDS:] + abandoned:
        shutil.rmtree(path, ignore_errors=True)


def main(arguments: list[str]) -> None:
    """Compile, which the hook starts; `--why-not`: print why this machine cannot compile, nothing when it can;
    `--kept`: the exit code tells whether there is nothing to compile.
    """
    if arguments == ["--why-not"]:
        print(why_not_compiled())
    elif arguments == ["--kept"]:
        root = Path(__file__).resolve().parent
        sys.exit(not why_not_compiled() and not (root / FAILURE_LOG.parent / fingerprint(root)).is_dir())
    else:
        scratch, config, *modules = arguments
        run_mypyc(Path(scratch), config, modules)


if __name__ == "__main__":
    main(sys.argv[1:])
