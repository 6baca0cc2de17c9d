# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a text is set in each language: apostrophes, quotation marks, dashes, and the spaces of French."""

import re

BOTH = [(re.compile(r"'"), "straight apostrophe"), (re.compile(r'"'), "straight quotation mark"),
        (re.compile(r"\.\.\."), "dots in place of …"), (re.compile("—"), "— in place of –"),
        (re.compile(r"(?<=\w) - "), "hyphen in place of –"), (re.compile(r"(?<!\S)-\d"), "hyphen in place of −"),
        (re.compile("\u202f"), "narrow no-break space"),
        (re.compile(r"(?:\d|%n|\{[a-z_]+\}) (?:pas|mm|cm|PV|PA)\b"), "plain space between a number and its unit")]
FRENCH = [(re.compile(r"(?<![\u00a0!?])[:;!?](?=[\s)»]|$)|(?<!\u00a0)»|«(?!\u00a0)"), "no-break space missing"),
          (re.compile("[“”]"), "English quotation mark")]
ENGLISH = [(re.compile("[«»]"), "French quotation mark"), (re.compile(r"\s[:;!?](?=\s|$)"), "space before a mark")]

BAD = {"en": ("the band's", 'a "word"', "wait...", "a — b", "a - b", "Cd -1", "«x»", "x : y", "20 mm", "{cost} pas",
              "%1 PV"),
       "fr": ("l'arme", 'un "mot"', "fin...", "a — b", "a - b", "Cd -1", "a\u202f; b", "a: b", "a ; b", "quoi ?",
              "« a\u00a0»", "«\u00a0a »", "“a”")}
GOOD = {"en": ("the band’s “word”: a – b…", "HOT:ROD", "a (*.csv);;All files (*)", "--format", "first-rate, Cd −1",
               "2\u00a0pas"),
        "fr": ("l’arme\u00a0: «\u00a0mot\u00a0» – fin…", "HOT:ROD", "a (*.csv);;Tous (*)", "peut-être", "quoi\u00a0?!",
               "{count|n’est|ne sont} pas")}


def faults(text, language):
    """What is wrong with a text in "en" or "fr"; nothing when it is set as it should be."""
    for pattern, name in BOTH + (FRENCH if language == "fr" else ENGLISH):
        met = pattern.search(text)
        if met:
            yield f"{name} in {text[max(0, met.start() - 15):met.end() + 15]!r}"


def control():
    """Every bad text must be caught and no good one."""
    for language, texts in BAD.items():
        yield from (f"control not caught: {text!r}" for text in texts if not list(faults(text, language)))
    for language, texts in GOOD.items():
        yield from (f"control caught: {text!r}" for text in texts if list(faults(text, language)))
