"""Continues in the Python environment with Playwright and Pillow, which it makes in .build if it is missing.

Programs that use Chromium begin with `enter`, or checks with `enter_or_skip`, and import everything else afterwards.
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
# Playwright drives the Chromium that is installed, and downloads no browser of its own; Pillow reads pictures.
REQUIREMENTS = ("playwright>=1.65,<2", "pillow>=10")
# Written when all is installed, so that what was broken off is made anew, and other requirements are followed.
RECEIPT = HOME / "requirements.txt"
EXECUTABLES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, EXECUTABLES)), None)
NONE = "Chromium is not installed; looked for " + ", ".join(EXECUTABLES)


def enter_or_skip():
    """As `enter`; without Chromium the program says that it is skipped, and ends well."""
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
        # Debian keeps what makes an environment in a package of its own.
        if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
            subprocess.run(["sh", ROOT / "Scripts" / "install.sh", "python3-venv"], check=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", HOME], check=True)
        subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *REQUIREMENTS], check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"browser: {' '.join(map(str, error.cmd))} failed; its message is above")
    RECEIPT.write_text("\n".join(REQUIREMENTS))
