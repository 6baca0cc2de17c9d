# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file and folder that a document of the project (*.md) names is there.

A path starts at the root of the project or at the document's own folder, a link at the latter alone; a name without a slash
may be that of a file or folder anywhere below the document. `*` and `<word>` stand for anything, as long as something fits.
"""

import re
import sys
from pathlib import PurePosixPath
from posixpath import normpath

from sources import ROOT, report

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
ANYTHING = re.compile(r"<[a-z]+>|\*+")
PATH = re.compile(r"[\w.+*<>-]+(/[\w.+*<>-]*)*")
# A name without a slash is a file's where it ends like one of the project's own; data files are often a reader's.
SOURCE = re.compile(r"\w\.(cpp|h|py|sh|ui|ts|txt|cmake|md|schema\.json)$|^\.(clang-[a-z]+|editorconfig)$")
# Written like paths, and none: what the build makes, examples of names, a part of a journal.
NONE = re.compile(r"build/|[A-Z]+/[A-Z]+$|[a-z]+-act/|\.\.?$")


class Tree:
    """Paths of files and folders, those of folders ending in a slash."""

    def __init__(self, files):
        folders = {f"{folder}/" for file in files for folder in PurePosixPath(file).parents if folder.name}
        self.paths = sorted({*files, *folders})
        self.tops = {path.split("/")[0] for path in folders}

    def has(self, path, anywhere_below=None):
        """Whether it is there, with or without the slash of a folder."""
        words = [re.escape(part) for part in ANYTHING.split(path.rstrip("/"))]
        start = "" if anywhere_below is None else re.escape(anywhere_below) + "(.*/)?"
        end = "/$" if path.endswith("/") else "/?$"
        pattern = re.compile(start + "[^/]*".join(words) + end)
        return any(pattern.match(each) for each in self.paths)

    def leads(self, path, start=""):
        return self.has(normpath(start + path) + ("/" if path.endswith("/") else ""))


def links_in(text):
    """Where links of a document go within the project."""
    yield from (link.split("#")[0] for link in LINK.findall(text) if not link.startswith("#") and "://" not in link)


def paths_in(text, tops):
    """What a document writes as a path: in words or in a command."""
    spans = CODE.findall(FENCED.sub("", text))
    yield from (span for span in spans
                if PATH.fullmatch(span) and ("/" in span or SOURCE.search(span)) and not NONE.match(span))
    # Of a command, what begins like a folder of ours.
    commands = [span for span in spans if " " in span] + FENCED.findall(text)
    for word in re.split(r"[\s\"'|=]+", "\n".join(commands)):
        word = word.removeprefix("./")
        if PATH.fullmatch(word) and "/" in word and word.split("/")[0] in tops:
            yield word


def check(document, text, tree):
    folder = "" if "/" not in document else document.rsplit("/", 1)[0] + "/"
    for link in links_in(text):
        if not tree.leads(link, folder):
            yield f"{document}: the link {link} leads nowhere"
    for path in paths_in(text, tree.tops):
        is_name = "/" not in path.rstrip("/")
        if not (tree.leads(path) or tree.leads(path, folder) or (is_name and tree.has(path, folder))):
            yield f"{document}: there is no {path}"


CONTROL_TREE = Tree(["a/b/c.h", "a/b/tst_d.cpp", "a/README.md", "e/f/g.json", "run.sh"])
CONTROLS = ["[there](e/none.json)", "[there](e/f/g.json)", "[up](../none.md)", "`a/c.h`", "`f/c.h`", "`c.cpp`", "`none/`",
            "`a/b/none/`", "`a/b/x_*.cpp`", "`e/<system>/none.json`", "`python3 a/none.py --all`",
            "```\n./e/none.sh ARGS\n```"]
SILENT = ["[there](b/c.h) [up](../e/f/g.json#part) [far](https://x.org/y) [here](#part)", "`a/b/c.h`", "`b/c.h`", "`c.h`",
          "`b/`", "`e/f`", "`a/b/tst_*.cpp`", "`./run.sh`", "`e/<system>/g.json`", "`/a/pointer`", "`mine.json`",
          "`build/x/y`", "`CAMPAIGN/BAND`", "`run.sh a/b/c.h 1/2`", "```\nprogram ours/none.h\n```"]


def documents():
    """Hidden folders and what is built are not looked into."""
    yield from ROOT.glob("*.md")
    for folder in ROOT.iterdir():
        if folder.is_dir() and folder.name != "build" and not folder.name.startswith("."):
            yield from folder.rglob("*.md")


def project_files():
    for path in ROOT.iterdir():
        if path.is_file():
            yield path.name
        elif path.name not in ("build", ".git"):
            yield from (file.relative_to(ROOT).as_posix() for file in path.rglob("*")
                        if file.is_file() and "__pycache__" not in file.parts)


def main():
    for text in CONTROLS:
        if not list(check("a/README.md", text, CONTROL_TREE)):
            return report([f"control not caught: {text}"])
    for text in SILENT:
        if list(check("a/README.md", text, CONTROL_TREE)):
            return report([f"control caught: {text}"])
    tree = Tree(list(project_files()))
    return report([complaint for path in sorted(documents())
                   for complaint in check(path.relative_to(ROOT).as_posix(), path.read_text(), tree)])


if __name__ == "__main__":
    sys.exit(main())
