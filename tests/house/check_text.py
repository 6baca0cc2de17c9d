# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the data files stands in both languages, names the same values in both and is set as it should be."""

import json
import re
import sys

import typography
from sources import ROOT, report

PLACEHOLDER = re.compile(r"\{([a-z_]+)[|}]")


def texts(value, place):
    """Every {en, fr} object below a value, with its place."""
    if isinstance(value, dict):
        if "en" in value or "fr" in value:
            yield place, value
        else:
            for key, inner in value.items():
                yield from texts(inner, f"{place}/{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from texts(inner, f"{place}/{index}")


def named(text):
    """The values a text names, less the count of figures that it only picks a form by: one language may have the same
    word for one and many."""
    return set(PLACEHOLDER.findall(re.sub(r"\{count\|[^}]*\}", "", text)))


def check(name, value):
    for place, text in texts(value, ""):
        en, fr = text.get("en"), text.get("fr")
        if not isinstance(en, str) or not isinstance(fr, str) or bool(en) != bool(fr):
            yield f"{name}: {place}: not in both languages"
        elif named(en) != named(fr):
            yield f"{name}: {place}: the two languages name different values"
        else:
            for language in ("en", "fr"):
                yield from (f"{name}: {place}: {fault}" for fault in typography.faults(text[language], language))


def main():
    if not list(check("control", {"a": {"en": "x"}})) \
            or not list(check("control", {"a": {"en": "{n} x", "fr": "y"}})) \
            or not list(check("control", {"a": {"en": "x", "fr": "l'x"}})):
        return report(["control not caught"])
    complaints = list(typography.control())
    for folder in ("catalogues", "lessons", "reference"):
        for path in sorted((ROOT / "resources" / folder).rglob("*.json")):
            complaints += check(path.relative_to(ROOT), json.loads(path.read_text()))
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
