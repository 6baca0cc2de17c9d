-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What is true of the library as a whole: "uuid", "person" (the one last at the keyboard).
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE person (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- One ordered, append-only history each; its head shows a cut tail, which the chain alone does not.
CREATE TABLE stream (
    uuid TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('band')),
    head_seq INTEGER NOT NULL CHECK (head_seq > 0),
    head_hash TEXT NOT NULL CHECK (length(head_hash) = 64)
) STRICT;

CREATE TABLE ledger_event (
    stream TEXT NOT NULL REFERENCES stream (uuid),
    seq INTEGER NOT NULL CHECK (seq > 0),
    uuid TEXT NOT NULL UNIQUE,
    act TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    payload TEXT NOT NULL,
    prev_hash TEXT NOT NULL,
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    PRIMARY KEY (stream, seq)
) STRICT;

-- The fold of a band's stream, beside what a list shows of it.
CREATE TABLE band (
    uuid TEXT NOT NULL PRIMARY KEY,
    stream TEXT NOT NULL UNIQUE REFERENCES stream (uuid),
    system TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    about TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'removed')),
    total INTEGER NOT NULL,
    figures INTEGER NOT NULL,
    illegal INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    state_hash TEXT NOT NULL CHECK (length(state_hash) = 64),
    state TEXT NOT NULL
) STRICT;

-- All that a list shows: ten thousand rows are read without their states.
CREATE INDEX band_by_name ON band (
    status, name_key, uuid, system, name, about, total, figures, illegal, warnings, updated_at
);
