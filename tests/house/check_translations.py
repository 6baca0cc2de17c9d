# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The .ts files hold every text of the window, finished, with the values of its source and set as it should be, and
nothing more."""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import typography
from sources import ROOT, report

PLACEHOLDER = re.compile(r"%(?:L?\d|n)")
ENGLISH, FRENCH = "escarmouche_en.ts", "escarmouche_fr.ts"


def renewed(lupdate, folder):
    """Copies of the .ts files as the target "translations" would write them now."""
    for name, options in ((ENGLISH, ["-pluralonly"]), (FRENCH, [])):
        shutil.copy(ROOT / "translations" / name, folder / name)
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", "-I", str(ROOT), *options,
                        "app", "forms", "-ts", str(folder / name)], cwd=ROOT, check=True)


def texts(translation):
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def judge(name, root):
    for context in root.findall("context"):
        for message in context.findall("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            place = f"{name}: {context.findtext('name')}: {source!r}"
            yield from (f"{place}: {fault}" for fault in typography.faults(source, "en"))
            if translation.get("type"):
                yield f"{place}: {translation.get('type')}"
                continue
            for text in texts(translation):
                if not text:
                    yield f"{place}: empty"
                elif set(PLACEHOLDER.findall(text)) != set(PLACEHOLDER.findall(source)):
                    yield f"{place}: other values in {text!r}"
                language = "fr" if name == FRENCH else "en"
                yield from (f"{place}: {fault}" for fault in typography.faults(text, language))


def control():
    """Each fault in a file of its own must be seen."""
    yield from typography.control()
    faults = ('<translation type="unfinished"/>', '<translation type="vanished">x %1</translation>',
              "<translation>x</translation>", "<translation/>", "<translation>l'x %1</translation>")
    for fault in faults:
        text = f"<TS><context><name>A</name><message><source>a %1</source>{fault}</message></context></TS>"
        if not list(judge(FRENCH, ElementTree.fromstring(text))):
            yield f"control not caught: {fault}"


def main():
    complaints = list(control())
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        renewed(sys.argv[1], folder)
        for name in (ENGLISH, FRENCH):
            present = (ROOT / "translations" / name).read_text()
            if (folder / name).read_text() != present:
                complaints.append(f'{name}: stale: build the target "translations", then translate')
            complaints += judge(name, ElementTree.parse(folder / name).getroot())
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
