"""Runs a program in a Python environment with Playwright and Pillow, which is made in .build if it is missing.

A program that needs Chromium first calls `enter`, a check calls `enter_or_skip`; it imports everything else after that.
"""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / ".build" / "browser"
PYTHON = HOME / "bin" / "python"
# Playwright drives the installed Chromium and downloads no browser of its own; Pillow reads pictures.
REQUIREMENTS = ("playwright>=1.65,<2", "pillow>=10")
# This file is written when everything is installed. If it is missing, or has other requirements, the environment is
# made again.
RECEIPT = HOME / "requirements.txt"
EXECUTABLES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, EXECUTABLES)), None)
NONE = "Chromium is not installed; looked for " + ", ".join(EXECUTABLES)


def enter_or_skip():
    """Calls `enter`; without Chromium, prints that the program is skipped and ends it with exit code 0."""
    if not CHROMIUM:
        print(f"{pathlib.Path(sys.argv[0]).stem}: skipped, as {NONE}")
        sys.exit(0)
    enter()


def enter():
    """Starts the program again with the environment's Python, unless it runs there already."""
    if not CHROMIUM:
        sys.exit(f"{pathlib.Path(sys.argv[0]).stem}: {NONE}")
    if os.path.realpath(sys.prefix) == os.path.realpath(HOME):
        return
    if not PYTHON.exists() or not RECEIPT.exists() or RECEIPT.read_text() != "\n".join(REQUIREMENTS):
        make()
    sys.stdout.flush()
    os.execv(PYTHON, [str(PYTHON), *sys.orig_argv[1:]])


def make():
    print(f"browser: installing {' and '.join(REQUIREMENTS)} into {HOME.relative_to(ROOT)}", file=sys.stderr, flush=True)
    try:
        # Debian has the modules that make environments in a package of their own.
        if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
            subprocess.run(["sh", ROOT / "Scripts" / "install.sh", "python3-venv"], check=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", HOME], check=True)
        subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *REQUIREMENTS], check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"browser: {' '.join(map(str, error.cmd))} failed; its message is above")
    RECEIPT.write_text("\n".join(REQUIREMENTS))
