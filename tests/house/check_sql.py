# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""No SQL statement is built by joining data: statements are literals, values are bound.

Only the connection and the migrator hand on texts that are not literals: the program's own schema
files and the numbers of three pragmas.
"""

import re
import sys

from sources import ROOT, cpp_files, report

LITERAL = r'"(?:[^"\\]|\\.)*"'
SQL_JOINED = re.compile(
    r'"(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|ATTACH|PRAGMA|VACUUM|REPLACE|WITH)\b'
    r'(?:[^"\\]|\\.)*"\s*(?:"(?:[^"\\]|\\.)*"\s*)*(?:\+|<<|\)?\.arg\()')
NUMBER_OF_OURS = re.compile(r'"PRAGMA (?:user_version|application_id|busy_timeout) = "\s*\+\s*std::to_string\(')
PREPARED = re.compile(r"(?<!rules)(?:\.|->)prepare\(\s*(?!" + LITERAL + r")(\S+)")
DRIVER = re.compile(r"\b(?:QSqlQuery|(?<!loop\.)exec|execBatch)\s*\(")  # an event loop's too
OWNERS = {"model/library/database/connection.cpp", "model/library/database/statement.cpp"}


def check(file, text):
    for match in SQL_JOINED.finditer(text):
        if not NUMBER_OF_OURS.match(text, match.start()):
            yield f"{file}: joined: {match[0][:60]}"
    if file.startswith("model/"):
        if file in OWNERS:
            return
        for match in PREPARED.finditer(text):
            yield f"{file}: prepared from no literal: {match[1][:60]}"
        if DRIVER.search(text):
            yield f"{file}: only Statement and Connection run queries"


CONTROLS = [
    'connection.run("UPDATE band SET name = \'" + name + "\'");',
    'connection.prepare("SELECT a" " FROM b WHERE c = " + id);',
    'QString("DELETE FROM band WHERE uuid = \'%1\'").arg(x);',
    "connection.prepare(sqlOf(name)).run();",
    "QSqlQuery(database).exec(text);",
]


def main():
    for line in CONTROLS:
        if not list(check("model/a.cpp", line)):
            return report([f"control not caught: {line}"])
    complaints = []
    for file in cpp_files():
        if file.as_posix().startswith(("model/", "app/", "rules/")):
            complaints += check(file.as_posix(), (ROOT / file).read_text())
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
