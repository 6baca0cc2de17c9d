# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges JSON files by JSON Schemas, many in one process.

Reads lines "SCHEMA<tab>FILE" and answers each with "ok" or "no<tab>PLACE: REASON".
"""

import json
import pathlib
import sys
import warnings

from jsonschema import Draft202012Validator

with warnings.catch_warnings():  # what Debian 12 has knows no other way
    warnings.simplefilter("ignore")
    from jsonschema import RefResolver

VALIDATORS = {}


def validator(path):
    if path not in VALIDATORS:
        with open(path, encoding="utf-8") as file:
            schema = json.load(file)
        Draft202012Validator.check_schema(schema)
        place = pathlib.Path(path).resolve().as_uri()  # what it refers to stands beside it
        VALIDATORS[path] = Draft202012Validator(schema, resolver=RefResolver(place, schema))
    return VALIDATORS[path]


def judge(schema, path):
    with open(path, encoding="utf-8") as file:
        value = json.load(file)
    for error in validator(schema).iter_errors(value):
        place = "/".join(str(part) for part in error.absolute_path)
        return f"no\t/{place}: {error.message[:200]}".replace("\n", " ")
    return "ok"


for line in sys.stdin:
    print(judge(*line.rstrip("\n").split("\t")))
