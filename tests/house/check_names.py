# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sources of one room are compiled together, in batches of any size: what stands in their unnamed
namespaces has names of its own. Functions may share one where they take other things. A type of a
named namespace stands in one file of the whole project."""

import re
import sys
from collections import defaultdict

from sources import ROOT, cpp_files, report

UNNAMED = re.compile(r"^namespace \{\n(.*?)^\} // namespace$", re.M | re.S)
NAMED = re.compile(r"^namespace ([\w:]+) \{", re.M)
SPACE = re.compile(r"^namespace ([\w:]+) \{\n(.*?)^\} // namespace \1$", re.M | re.S)
CONSTANT = re.compile(r"^(?:static |inline )?constexpr [^=({;\n]*?\b(\w+)(?:\[\])?\s*[={]", re.M)
TYPE = re.compile(r"^(?:struct|class|enum class|enum) (\w+)\b(?!::|<)[^;]*?\{", re.M)
FUNCTION = re.compile(r"^(?!return|using|struct|class|enum|template|constexpr|//)[\w:<>,&*\s]+?\b(\w+)"
                      r"\(([^;{}]*?)\)(?: const)?\n\{", re.M)


def room(file):
    """What is compiled together at most: a layer, of the tests a folder."""
    parts = file.split("/")
    return "/".join(parts[:2]) if parts[0] == "tests" else parts[0]


def taken(parameters):
    """The types of parameters, without their names."""
    return [re.sub(r"\s*\b\w+$", "", each.strip()) for each in parameters.split(",")]


def names(text):
    for block in UNNAMED.findall(text):
        yield from CONSTANT.findall(block)
        yield from TYPE.findall(block)
        for name, parameters in FUNCTION.findall(block):
            yield f"{name}({', '.join(taken(parameters))})"


def types(text):
    """Those outside unnamed namespaces, each with its namespace."""
    for space, block in SPACE.findall(UNNAMED.sub("", text)):
        for name in TYPE.findall(block):
            yield space, name


def own_types(text):
    """Those of unnamed namespaces, each with the namespace around it."""
    space = NAMED.search(text)
    for block in UNNAMED.findall(text):
        for name in TYPE.findall(block):
            yield space[1] if space else "", name


def twice(files):
    where = defaultdict(list)
    for file, text in files:
        for each in set(types(text)):
            where[each].append(file)
    for file, text in files:
        for each in own_types(text):
            if each in where:
                where[each].append(file)
    for (space, name), met in sorted(where.items()):
        if len(met) > 1:
            yield f"{', '.join(met)}: each has its own {space}::{name}"


def check(files):
    where = defaultdict(list)
    for file, text in files:
        space = NAMED.search(text)
        for name in set(names(text)):
            where[room(file), space[1] if space else "", name].append(file)
    for (_, _, name), met in sorted(where.items()):
        if len(met) > 1:
            yield f"{', '.join(met)}: each has its own {name}"


ONE = "namespace a {\n\nnamespace {\n%s\n} // namespace\n\n} // namespace a\n"
CONTROLS = ["constexpr int kWide = 3;", "struct Box {\n    int one;\n};", "int wide(int one, const Box &box)\n{\n    return 1;\n}"]


def main():
    for body in CONTROLS:
        if not list(check([("app/a.cpp", ONE % body), ("app/b/b.cpp", ONE % body)])):
            return report([f"control not caught: {body}"])
    other = ONE % CONTROLS[2].replace("int one", "char one")
    if list(check([("app/a.cpp", ONE % CONTROLS[2]), ("app/b/b.cpp", other)])):
        return report(["a function that takes something else is another"])
    box = "namespace a {\n\ntemplate <class T>\nstruct Box {\n    T one;\n};\n\n} // namespace a\n"
    if not list(twice([("app/a.h", box), ("app/b.h", box.replace("template <class T>\n", ""))])):
        return report(["control not caught: a type in two files"])
    if not list(twice([("app/a.h", box), ("app/b.cpp", ONE % CONTROLS[1])])):
        return report(["control not caught: a type of one file hidden by that of another"])
    files = [(file.as_posix(), (ROOT / file).read_text()) for file in cpp_files()]
    sources = [(file, text) for file, text in files if file.endswith(".cpp")]
    return report([*check(sources), *twice(files)])


if __name__ == "__main__":
    sys.exit(main())
