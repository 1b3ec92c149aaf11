"""Runs `bubble preview` for the checks of its page."""

import os
import pathlib
import select
import subprocess
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Preview:
    """A running preview; a context manager."""

    def __init__(self, tool, *arguments):
        self.arguments = [tool, "preview", "--port", "0", *map(str, arguments)]

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, text=True)
        ready, _, _ = select.select([self.process.stdout], [], [], 120)
        self.address = self.process.stdout.readline().strip() if ready else ""
        if not self.address:
            self.__exit__()
            raise RuntimeError("the preview did not print its address")
        parts = urllib.parse.urlsplit(self.address)
        self.port, self.path = parts.port, parts.path
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=120)
        self.process.stdout.close()

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """Returns the memory that the process uses, in bytes."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def seconds(self):
        """Returns the processor time that the process has used, in seconds."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
