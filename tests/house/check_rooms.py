# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the #include lines of app/, and the widgets of its forms: its folders are a tree of rooms.

What stands directly in a folder stands above its rooms, which do not know it. The rooms of one folder
know each other in one direction alone, and where an order is written down here, in that order.
"""

import re
import sys
from collections import defaultdict
from pathlib import PurePosixPath

from sources import ROOT, cpp_files, report

# What each room may know of its neighbours. A folder that is not named here only keeps out circles.
ORDER = {
    "app": {
        "words": "",
        "look": "words",
        "forms": "words look",
        "print": "words look forms",
        "pages": "words look forms print",
        "window": "words look forms print pages",
        "cli": "words",
        "bench": "words look forms print pages window cli",
    },
    "app/bench": {"measures": "", "pages": "measures"},
    "app/pages": {"band": "", "campaign": "", "home": "", "board": "", "match": "board", "lesson": "board match", "quiz": "board"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*"(app/[^"]+|ui_\w+\.h)"', re.M)
WIDGET = re.compile(r"<header[^>]*>(app/[^<]+)</header>")


def known_by(file, text, form):
    """The files that one file includes; a form stands for the widgets it is made of."""
    for name in INCLUDE.findall(text):
        if name.startswith("ui_"):
            yield from WIDGET.findall(form(name[len("ui_"):-len(".h")]))
        elif name != file:
            yield name


def parting(file, other):
    """The folder that holds both, and the room of each in it; none: the file stands there itself."""
    mine, theirs = PurePosixPath(file).parts, PurePosixPath(other).parts
    common = 0
    while common < min(len(mine), len(theirs)) - 1 and mine[common] == theirs[common]:
        common += 1
    room = [parts[common] if len(parts) > common + 1 else None for parts in (mine, theirs)]
    return "/".join(mine[:common]), *room


def circle_in(knows):
    """Rooms each of which knows the next, and the last the first; empty: there are none."""
    done = set()

    def walk(room, path):
        if room in path:
            return path[path.index(room):]
        if room in done:
            return []
        done.add(room)
        return next(filter(None, (walk(other, path + [room]) for other in sorted(knows[room]))), [])

    return next(filter(None, (walk(room, []) for room in sorted(knows))), [])


def strangers(file):
    """Says so where a file is in a room that the order forgets."""
    for folder, order in ORDER.items():
        if file.startswith(folder + "/"):
            room, *within = file[len(folder) + 1:].split("/")
            if within and room not in order:
                yield f"{file}: the room {room} has no place in the order of {folder}"


def complaints_of(tree, form):
    """What is wrong with the files of `tree`, texts by their paths; `form` gives the text of a form."""
    rooms = defaultdict(lambda: defaultdict(set))
    for file, text in tree.items():
        yield from strangers(file)
        for other in known_by(file, text, form):
            folder, room, neighbour = parting(file, other)
            if room is None:
                continue
            if neighbour is None:
                yield f"{file}: {other} stands above the room {room}"
            elif folder in ORDER:
                order = ORDER[folder]
                if neighbour not in order.get(room, "").split():
                    yield f"{file}: {other}: {room} must not know {neighbour}"
            else:
                rooms[folder][room].add(neighbour)
                rooms[folder][neighbour] |= set()
    for folder, knows in rooms.items():
        circle = circle_in(knows)
        if circle:
            yield f"{folder}: a circle of rooms: {' -> '.join(circle + circle[:1])}"


FORMS = {"a": "<header>app/pages/band/b.h</header>"}
CONTROLS = [
    ("must not know", {"app/words/a/b.h": '#include "app/look/c.h"'}),
    ("must not know", {"app/cli/a.cpp": '#include "app/print/b.h"'}),
    ("must not know", {"app/pages/home/a.cpp": '#include "app/pages/band/b.h"'}),
    ("must not know", {"app/pages/home/a.cpp": '#include "ui_a.h"'}),
    ("must not know", {"app/bench/measures/a.cpp": '#include "app/bench/pages/b.h"'}),
    ("stands above", {"app/look/a/b.cpp": '#include "app/look/c.h"'}),
    ("a circle", {"app/words/a/b.cpp": '#include "app/words/c/d.h"',
                  "app/words/c/d.h": '#include "app/words/a/b.h"'}),
    ("a circle", {"app/words/a/b.cpp": '#include "app/words/c/d/e.h"',
                  "app/words/c/f.cpp": '#include "app/words/g/h.h"',
                  "app/words/g/i/j.h": '#include "app/words/a/b.h"'}),
    ("no place", {"app/cellar/a.cpp": "#include <QString>"}),
]
RIGHT = {
    "app/main.cpp": '#include "app/cli/a.h"\n#include "app/window/b.h"',
    "app/pages/match/a.cpp": '#include "ui_b.h"\n#include "app/pages/match/a/b/c.h"',
    "app/pages/match/a/b/c.cpp": '#include "app/pages/match/a/b/c.h"\n#include "app/pages/match/d/e.h"',
    "app/pages/match/d/e.h": '#include "app/pages/board/f.h"\n#include "app/words/g/h.h"',
    "app/bench/pages/a.cpp": '#include "app/bench/measures/b.h"\n#include "app/pages/band/c.h"',
}


def main():
    def made_up(name):
        return FORMS.get(name, "")

    for expected, tree in CONTROLS:
        if not any(expected in each for each in complaints_of(tree, made_up)):
            return report([f"control not caught: {tree}"])
    false_alarms = list(complaints_of(RIGHT, made_up))
    if false_alarms:
        return report([f"false alarm: {alarm}" for alarm in false_alarms])
    tree = {file.as_posix(): (ROOT / file).read_text() for file in cpp_files()
            if file.parts[0] == "app"}

    def form(name):
        return (ROOT / "forms" / f"{name}.ui").read_text()

    return report(list(complaints_of(tree, form)))


if __name__ == "__main__":
    sys.exit(main())
