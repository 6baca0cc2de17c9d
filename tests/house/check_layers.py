# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every #include line: each layer knows only those below it, each folder only those before it in the list of
its layer in rooms/ or of its game in rules/<system>/rooms.txt, and nobody an umbrella or banned header; nothing in model turns an event loop.

A target that links only Qt Core can still include <QtWidgets/QLabel>, so the linker proves nothing.
"""

import re
import sys
from pathlib import Path, PurePosixPath

from sources import ROOT, cpp_files, report

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')

GUI_CLASSES = re.compile(
    r"^Q(App|Gui|Widget|MainWindow|Dialog|Label|Painter|Pixmap|Image|Font|Color|Colour|Palette|Icon|"
    r"Brush|Pen|Pdf|Print|Page|Action|Menu|Tool|Table(View|Widget)|Tree|List(View|Widget)|Style|"
    r"Text(Document|Edit|Browser|Cursor|Layout)|Graphics|Clipboard|Cursor|Shortcut|Key|Mouse|Window|"
    r"Screen|Standard(Item|Paths)Model|Svg|Validator|Desktop|Undo)")
UMBRELLA = re.compile(r"^(Qt[A-Za-z]*)$|^(Qt[A-Za-z]+)/\2$")
CHANCE = {"random", "cstdlib"}
CLOCKS_AND_FILES = {"chrono", "thread", "mutex", "fstream", "iostream", "filesystem", "locale",
                    "ctime", "cstdio", "future", "atomic", "condition_variable", "random"}
JSON_FILES = re.compile(r"(^|/)([a-z]*codec|jsonreader|[a-z]*cataloguereader|[a-z]*jsonreport)\.cpp$"
                        r"|(^|/)codec/[a-z]+\.h$|^rules/core/json/memberjson\.h$")
TURNS_A_LOOP = re.compile(r"\b(QEventLoop|processEvents|loopLevel|QCoreApplication::exec)\b")
SYSTEMS = {path.name for path in (ROOT / "rules").iterdir()
           if path.is_dir() and path.name not in ("core", "kit")}
SCREENLESS = ("app/words/", "app/cli/", "app/bench/measures/")


def names_gui(name):
    return bool(GUI_CLASSES.match(name.split("/")[-1])) or name.startswith(("QtGui", "QtWidgets"))


def layer_of(name):
    return name.split("/", 1)[0]


def folder_of(name):
    return str(PurePosixPath(name).parent)


def lines_of(path):
    """Its lines without remarks; in the place of one that ends in /* the lists that stand in the folders there."""
    for line in path.read_text().splitlines():
        line = line.split("#")[0].strip()
        if line.endswith("/*"):
            for own in sorted((ROOT / line[:-2]).glob("*/rooms.txt")):
                yield from lines_of(own)
        else:
            yield line


def ranks(path):
    """Each folder with the number of its line."""
    return {folder: rank for rank, line in enumerate(lines_of(path)) for folder in line.split()}


RANKS = {path.stem: ranks(path) for path in (Path(__file__).parent / "rooms").glob("*.txt")}


def complaints_of(file, line_number, bracket, name):
    """What is wrong with one include of one file (a posix path from the root)."""
    where = f"{file}:{line_number}: {name}:"
    layer = layer_of(file)
    if layer == "tests" or file.endswith("/pch.h"):  # what is compiled once may be large
        return
    if UMBRELLA.match(name):
        yield f"{where} umbrella header; include the class"
    if name.startswith("QJson") or "/QJson" in name:
        yield f"{where} QJson is banned; rules/core/json/jsonreader reads JSON"
    if name == "QUndoStack" or name == "QSqlTableModel":
        yield f"{where} banned: undo is the ledger's, models are over structs"
    brings_json = name.startswith("nlohmann/") and name != "nlohmann/json_fwd.hpp" \
        or name == "rules/core/json/memberjson.h"
    if brings_json and not JSON_FILES.search(file) and not file.startswith("app/"):
        yield f"{where} nlohmann belongs into codecs and readers"
    if bracket == '"' and layer_of(name) in ("rules", "model", "app"):
        allowed = {"rules": {"rules"}, "model": {"rules", "model"},
                   "app": {"rules", "model", "app"}}[layer]
        if layer_of(name) not in allowed:
            yield f"{where} {layer} must not know {layer_of(name)}"
        elif layer_of(name) == layer and layer in RANKS:
            yield from room_complaints(where, folder_of(file), folder_of(name), RANKS[layer])
        if layer == "rules":
            yield from system_complaints(where, file, name)
        elif re.match(r"rules/[a-z]+/", name) and name.split("/")[1] in SYSTEMS \
                and not file.startswith("app/bench"):
            yield f"{where} only the neutral faces of rules/core are known above"
    if layer == "rules":
        if re.match(r"Q[A-Z]|Qt", name) or "sqlite" in name:
            yield f"{where} rules know neither Qt nor SQL"
        if bracket == "<" and name in CLOCKS_AND_FILES and not file.startswith("rules/core/dice/dice"):
            yield f"{where} rules know no files, clocks, threads, locale or chance"
        if name == "xxhash.h" and not file.startswith("rules/core/values/hash"):
            yield f"{where} xxHash belongs into core/values/hash alone"
    if file.startswith(SCREENLESS) and names_gui(name):
        yield f"{where} the command line needs no screen"
    if layer == "model":
        if names_gui(name):
            yield f"{where} model knows no QtGui"
        if "sqlite3" in name and "migrator" not in file:
            yield f"{where} only the migrator knows sqlite3"
        if name == "QSqlQuery" and "statement" not in file:
            yield f"{where} Statement is the only user of QSqlQuery"


def room_complaints(where, own, other, order):
    """Inside a layer: a folder knows itself and those before it."""
    for folder in {own, other} - order.keys():
        yield f"{where} {folder} is in no line of tests/house/rooms/{layer_of(folder)}.txt or a rooms.txt"
    if own != other and order.get(own, 0) < order.get(other, 0):
        yield f"{where} {own} must not know {other}, which comes after it in the order of the rooms"


def system_complaints(where, file, name):
    """Inside rules: core knows no system, a system never includes another."""
    if "/" not in name[6:] or file.count("/") < 2:
        return  # rules/systems.* know them all
    own, other = file.split("/")[1], name.split("/")[1]
    if other in SYSTEMS and own != other:
        yield f"{where} {own} must not know the system {other}"


def check(file, text):
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            yield from complaints_of(file, number, match[1], match[2])
        if layer_of(file) == "model" and TURNS_A_LOOP.search(line):
            yield f"{file}:{number}: model turns no event loop; whoever has one gives model::Waiting"


CONTROLS = [
    ("rules/core/a.h", "#include <QString>"),
    ("rules/core/values/a.h", '#include "rules/core/match/match.h"'),
    ("rules/core/nowhere/a.h", '#include "rules/core/values/error.h"'),
    ("model/library/ledger/a.cpp", '#include "model/library/library.h"'),
    ("rules/core/a.h", '#include "rules/musg/band/band.h"'),
    ("rules/musg/a.cpp", '#include "model/text.h"'),
    ("rules/musg/a.cpp", "#include <random>"),
    ("rules/musg/a.cpp", "#include <nlohmann/json.hpp>"),
    ("rules/musg/band/a.h", '#include "rules/core/json/memberjson.h"'),
    ("model/a.h", "#include <QtWidgets/QLabel>"),
    ("model/a.h", "#include <QPainter>"),
    ("model/a.cpp", '#include "app/window/application.h"'),
    ("model/a.cpp", '#include "rules/musg/band/band.h"'),
    ("model/a.cpp", "#include <QSqlQuery>"),
    ("model/a.cpp", "#include <QEventLoop>"),
    ("model/a.cpp", "    QCoreApplication::processEvents();"),
    ("app/cli/a.cpp", "#include <QWidget>"),
    ("app/words/a/b.h", "#include <QtGui/QPainter>"),
    ("app/a.cpp", "#include <QtCore>"),
    ("app/a.cpp", "#include <QJsonDocument>"),
]


def main():
    for file, line in CONTROLS:
        if not list(check(file, line)):
            return report([f"control not caught: {file}: {line}"])
    if list(check("rules/core/match/a.h", '#include "rules/core/values/error.h"')):
        return report(["control: complains of what is allowed"])
    complaints = [f"tests/house/rooms/{layer}.txt: {folder} holds no source" for layer, order in RANKS.items()
                  for folder in order.keys() - {folder_of(file) for file in cpp_files()}]
    for file in cpp_files():
        complaints += check(file.as_posix(), (ROOT / file).read_text())
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
