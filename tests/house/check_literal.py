# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows show texts to the letter: what could make a name into mark-up is in app/look/literal alone.

That also holds where no name is shown today: a field grows a name in a later year.
"""

import re
import sys

from sources import ROOT, report

MARKUP = re.compile(
    r"\b(RichText|AutoText|MarkdownText|MarkdownDialect\w*|setHtml|setMarkdown|insertHtml|fromHtml|toHtmlEscaped|"
    r"mightBeRichText|convertFromPlainText|aboutQt|setWhatsThis|WhatsThisRole|"
    r"QTextDocument|QTextBrowser|QTextEdit|QErrorMessage|QWhatsThis)\b")
TAG = re.compile(r'"[^"\n]*<(a|b|br|div|font|h\d|html|i|img|p|span|table|td|tr|u)[ />]')
KEYED = re.compile(r'"&&"')
TEXT = re.compile(r"name|title|path|text|file|said|say\(|told|spoken|kind\b|toQString|inUiLanguage|m_sides", re.IGNORECASE)
FORM = re.compile(r"Qt::(RichText|AutoText|MarkdownText)|&lt;|name=\"whatsThis\"")


def argument(text, start):
    """What stands between the parenthesis before start and the one that closes it, and where it ends."""
    depth, at = 1, start
    while depth > 0 and at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1], at


def filled_twice(text):
    """A text filled in before another: a sign such as %2 in it takes the place of the next."""
    for match in re.finditer(r"\.arg\(", text):
        filled, end = argument(text, match.end())
        if re.match(r"\s*\.arg\(", text[end:]) and TEXT.search(filled):
            yield match.start(), "fill in all at once, .arg(a, b): a text may have %2 in it"


def titled(text):
    for match in re.finditer(r"\bsetWindowTitle\(", text):
        title, _ = argument(text, match.end())
        if not re.fullmatch(r'\s*(tr\("[^%]*"\)|titleText\(.*\))\s*', title, re.DOTALL):
            yield match.start(), "the title of a window with something in it is a titleText"


def complaints_of(file, text):
    if file.endswith(".ui"):
        found = [(match.start(), "no mark-up in a form") for match in FORM.finditer(text)]
    elif file.startswith("app/look/literal/"):
        found = []
    else:
        found = list(filled_twice(text))
        if not file.startswith("app/cli/"):  # prints no mark-up, and has <things> in its help
            found += [(match.start(), "mark-up is made by Markup") for match in MARKUP.finditer(text)]
            found += [(match.start(), "mark-up is made by Markup") for match in TAG.finditer(text)]
            found += [(match.start(), "buttonText does that") for match in KEYED.finditer(text)]
            found += titled(text)
    for start, fault in found:
        yield f"{file}:{text.count(chr(10), 0, start) + 1}: {fault}"


CONTROLS = [
    ("app/a.cpp", "label->setTextFormat(Qt::RichText);"),
    ("app/a.cpp", "const QTextDocument document;"),
    ("app/a.cpp", 'label->setText("<b>%1</b>");'),
    ("app/a.cpp", 'tip += QStringLiteral("x<br>");'),
    ("app/a.cpp", 'name.replace(u\'&\', QStringLiteral("&&"))'),
    ("app/a.cpp", 'setWindowTitle(tr("Crew: %1").arg(name));'),
    ("app/a.cpp", "setWindowTitle(name);"),
    ("app/a.cpp", 'tr("%1: %2").arg(name)\n    .arg(points)'),
    ("app/cli/a.cpp", 'told("%1: %2").arg(toQString(band)).arg(points)'),
    ("forms/a.ui", "<enum>Qt::AutoText</enum>"),
    ("forms/a.ui", "<string>&lt;b&gt;</string>"),
]
FINE = [
    ("app/look/literal/a.cpp", "label.setTextFormat(Qt::RichText);"),
    ("app/a.cpp", 'setWindowTitle(tr("New campaign"));'),
    ("app/a.cpp", "setWindowTitle(titleText(title));"),
    ("app/a.cpp", 'tr("%1 of %2").arg(turn).arg(name)'),
    ("app/a.cpp", "label->setTextFormat(Qt::PlainText);"),
]


def main():
    complaints = [f"control not caught: {text}" for file, text in CONTROLS if not list(complaints_of(file, text))]
    complaints += [f"false alarm: {text}" for file, text in FINE if list(complaints_of(file, text))]
    for folder in ("app", "forms"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".ui"):
                complaints += complaints_of(path.relative_to(ROOT).as_posix(), path.read_text())
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
