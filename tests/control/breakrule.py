# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes away a rule's effect, keeps its citation, and expects the rows of that rule to fail.

For a rule judged in code it changes one comparison or constant under its `// MUSG-...` comment,
compiles that file alone and links the rows against it; for a rule that is data it changes one
number, or takes one trait away, in a copy of the catalogue. A rule that can be broken without a
row noticing is a complaint; so is one without any place to break it.

A system whose rules are proved has resources/reference/<system>.coverage.json, a toy whose rows are
data has it in tests/toys/resources/reference. <system>.json beside this file says what to change of
its code where no comment stands above it ("changes": file, of the system or of kit/, what stands there
once, what is put in its place), of its data where that is not the first number ("fields": entry or file, field), and which
numbers are a matter of another rule than the one that an entry cites first ("unchanged").

With --places it compiles nothing: each rule must have a place to break it.
"""

import argparse
import functools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from changedfile import ChangedFile

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "resources/catalogues"
COMMENT = re.compile(r"^\s*// ([A-Z]+(?:-[A-Z]+)?-\d\d)$")
REFERENCES = ("resources/reference", "tests/toys/resources/reference")

COMPARISONS = [(" == ", " != "), (" != ", " == "), (" >= ", " < "), (" <= ", " > "),
               (" > ", " <= "), (" < ", " >= ")]


@functools.cache
def known(system):
    """What <system>.json says."""
    path = ROOT / "tests/control" / f"{system}.json"
    return json.loads(path.read_text()) if path.exists() else {}


# ---- code ---------------------------------------------------------------------------------------

def statement_after(lines, at):
    """The first and last line of what stands under a comment, further comments left out."""
    while at < len(lines) and lines[at].lstrip().startswith("//"):
        at += 1
    end = at
    while end + 1 < len(lines) and end - at < 4 and not lines[end].rstrip().endswith((";", "{", "}")):
        end += 1
    return at, end


def changes(line):
    """The line with one comparison, else one constant or operator changed, else its opposite."""
    if line.lstrip().startswith(("for ", "//", "return {")):
        return
    for old, new in COMPARISONS:
        if old in line and "#include" not in line:
            yield line.replace(old, new, 1)
    for number in re.finditer(r"(?<![\w\"-])\d+(?![\w\"])", line):
        yield line[:number.start()] + str(int(number[0]) + 1) + line[number.end():]
    for limit in re.finditer(r"\blimits(\(\))?\.\w+", line):
        yield line[:limit.end()] + " + 1" + line[limit.end():]
    if " * " in line:
        yield line.replace(" * ", " - ", 1)
    for asked in re.finditer(r"(?:\bif \(|\bconst bool \w+ = )(.*?)(?=\) \{$|\)$|;$)", line):
        if any(asked[1].count(one) != asked[1].count(other) for one, other in ("()", "{}")):
            continue  # goes on in the next line
        yield f"{line[:asked.start(1)]}!({asked[1]}){line[asked.end(1):]}"


@functools.cache
def sources_of(system):
    """Where the rules of a system are judged, with the text: its folder, or the file of a toy."""
    folder = ROOT / "rules" / system
    paths = sorted(folder.rglob("*.cpp")) if folder.is_dir() else [ROOT / f"tests/support/toys/{system}.cpp"]
    return {path: path.read_text() for path in paths}


def broken_sources(rule, system):
    """(file, text) with the rule's effect changed: first where the rule is also cited nearby."""
    if rule in known(system).get("changes", {}):
        name, old, new = known(system)["changes"][rule]
        path = ROOT / "rules" / ("" if name.startswith("kit/") else system) / name
        text = path.read_text() if path.exists() else ""
        if text.count(old) == 1:
            yield path, text.replace(old, new), new
        return
    found = []
    for path, source in sources_of(system).items():
        lines = source.splitlines()
        for at, line in enumerate(lines):
            match = COMMENT.match(line)
            if not match or match[1] != rule:
                continue
            first, last = statement_after(lines, at)
            near = any(f'"{rule}"' in each for each in lines[at:at + 12])
            for place in range(first, last + 1):
                for changed in changes(lines[place]):
                    text = "\n".join(lines[:place] + [changed] + lines[place + 1:]) + "\n"
                    found.append((not near, len(found), path, text, changed.strip()))
    for _, _, path, text, changed in sorted(found, key=lambda each: each[:2]):
        yield path, text, changed


# ---- data ---------------------------------------------------------------------------------------

def cited(value, rule, within=None):
    """Every object of a catalogue file that cites the rule, innermost first, with its entry's id."""
    if isinstance(value, dict):
        within = value.get("id", within)
        for inner in value.values():
            yield from cited(inner, rule, within)
        if rule in value.get("source", []):
            yield within, value
    elif isinstance(value, list):
        for inner in value:
            yield from cited(inner, rule, within)


def change_number(value, unchanged, field=None):
    """Adds one to the first number below a value (of that name); false when there is none."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(pairs):
        named = field is None or key == field
        if isinstance(inner, bool) or key in unchanged:
            continue
        if isinstance(inner, int) and named:
            value[key] = inner + 1
            return True
        if isinstance(inner, (dict, list)) and change_number(inner, unchanged, None if named else field):
            return True
    return False


def take_trait(files, rule, citing):
    """Takes away the first trait that cites the rule from the first thing that gives it, and cites
    the rule itself where there is one."""
    traits = [entry["id"].removeprefix("trait-") for entry in files["traits.json"]["entries"]
              if rule in entry["source"]]

    def take(value):
        if isinstance(value, dict):
            for key in ("traits", "pair_traits"):
                for trait in traits:
                    if trait in value.get(key, []):
                        value[key].remove(trait)
                        return True
            return any(take(inner) for inner in value.values())
        return isinstance(value, list) and any(take(inner) for inner in value)

    others = (content for name, content in files.items() if name != "traits.json")
    return any(take(value) for value in [*citing, *others])


def break_data(rule, system, folder):
    """A copy of the catalogues with the rule's data changed; false when there are none."""
    control = known(system)
    if not control or rule in control.get("changes", {}):
        return False
    shutil.copytree(CATALOGUES, folder, dirs_exist_ok=True)
    paths = sorted((folder / system).glob("*.json"))
    files = {path.name: json.loads(path.read_text()) for path in paths}
    own, field = control["fields"].get(rule, (None, None))
    found = [(own, files[own])] if own in files else [
        (name, value) for content in files.values() for name, value in cited(content, rule)
        if own in (None, name)]
    if own and not found:
        found = [(own, entry) for content in files.values() if "entries" in content
                 for entry in content["entries"] if entry["id"] == own]
    done = False
    traits = files.get("traits.json", {"entries": []})["entries"]
    if field is None and any(rule in entry["source"] for entry in traits):
        done = take_trait(files, rule, [value for _, value in found])
    done = done or any(change_number(value, control["unchanged"], field) for _, value in found)
    for name, content in files.items():
        (folder / system / name).write_text(json.dumps(content, ensure_ascii=False))
    return done


# ---- rows ---------------------------------------------------------------------------------------

DIED = "the program died"


def failing_rows(program, catalogues=None):
    """Rows that fail by their outcome or by citing too much, not for want of a citation alone."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    if catalogues:
        environment["ESCARMOUCHE_CATALOGUES"] = str(catalogues)
    # Whoever dies with the heap in pieces must not try to tell of it: Qt would wait for ever.
    run = subprocess.run([str(program), "tst_rulerows", "-nocrashhandler", "row"], capture_output=True, text=True,
                         env=environment)
    failing = set()
    for name, faults in re.findall(r"^FAIL!  : tst_rulerows::TestRuleRows::row\((.*?)\) '.*?' returned FALSE\. "
                                   r"\((.*)\)$", run.stdout, re.M):
        if any(not fault.startswith("does not cite") for fault in faults.split("; ") if fault.strip()):
            failing.add(name)
    if run.returncode < 0:  # died in a row: what was broken is noticed
        failing.add(DIED)
    return failing, run.returncode


def complaint_about(rule, system, rows, builder, program):
    """Why the control of a rule fails; empty when its rows noticed."""
    for path, text, changed in broken_sources(rule, system):
        failing, _ = failing_rows(builder.program_with(path, text, "-O0"))
        hit = failing & (rows | {DIED})
        print(f"{rule}: {path.name}: {changed}: {len(hit)} of {len(rows)} rows fail")
        return "" if hit else f"{rule}: no row notices `{changed}` in {path.name}"
    with tempfile.TemporaryDirectory() as folder:
        if not break_data(rule, system, Path(folder)):
            return f"{rule}: no place to break it"
        failing, status = failing_rows(program, folder)
        hit = failing & rows
        print(f"{rule}: data: {len(hit)} of {len(rows)} rows fail (exit {status})")
        return "" if hit else f"{rule}: no row notices the changed data"


def told(complaints):
    """Prints them; the program's exit status."""
    complaints = [each for each in complaints if each]
    print("\n".join(complaints))
    return 1 if complaints else 0


def complaint_about_place(rule, system):
    """Why nothing of a rule can be broken; empty when something can."""
    if next(broken_sources(rule, system), None):
        return ""
    with tempfile.TemporaryDirectory() as folder:
        return "" if break_data(rule, system, Path(folder)) else f"{rule}: no place to break it"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=Path)
    parser.add_argument("--system", help="its rules alone")
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("rules", nargs="*")
    chosen = parser.parse_args()
    rows, systems = {}, {}
    for path in sorted(path for folder in REFERENCES for path in (ROOT / folder).glob("*.coverage.json")):
        coverage = json.loads(path.read_text())
        if chosen.system not in (None, coverage["system"]):
            continue
        for rule in coverage["rules"]:
            if rule["level"] in ("enforced", "roster") and rule["rows"]:
                rows[rule["id"]] = set(rule["rows"]) | set(rule["silent"])
                systems[rule["id"]] = coverage["system"]
    drawn = chosen.rules or (sorted(rows) if chosen.all
                             else random.Random(chosen.seed).sample(sorted(rows), chosen.count))
    if chosen.places:
        complaints = [complaint_about_place(rule, systems[rule]) for rule in sorted(rows)]
        return told(complaints)
    build = chosen.build.resolve()
    program = build / "tests/tests_rules"
    untouched, _ = failing_rows(program)
    complaints = [f"{name} fails before anything is broken" for name in untouched]
    with tempfile.TemporaryDirectory() as folder:
        builder = ChangedFile(build, Path(folder), "tests_rules")
        for rule in drawn:
            complaints.append(complaint_about(rule, systems[rule], rows[rule], builder, program))
    return told(complaints)


if __name__ == "__main__":
    sys.exit(main())
