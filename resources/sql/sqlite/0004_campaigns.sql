-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A stream may be a campaign's too. A CHECK cannot be altered, so the table is made anew: what
-- refers to it does so by name, and finds its rows again once they are back.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE stream_kept (uuid TEXT, kind TEXT, head_seq INTEGER, head_hash TEXT) STRICT;

INSERT INTO stream_kept (uuid, kind, head_seq, head_hash)
    SELECT uuid, kind, head_seq, head_hash FROM stream;

DROP TABLE stream;

-- One ordered, append-only history each; its head shows a cut tail, which the chain alone does not.
CREATE TABLE stream (
    uuid TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('band', 'campaign')),
    head_seq INTEGER NOT NULL CHECK (head_seq > 0),
    head_hash TEXT NOT NULL CHECK (length(head_hash) = 64)
) STRICT;

INSERT INTO stream (uuid, kind, head_seq, head_hash)
    SELECT uuid, kind, head_seq, head_hash FROM stream_kept;

DROP TABLE stream_kept;

-- The fold of a campaign's stream, with all its bands inside, beside what a list shows of it.
CREATE TABLE campaign (
    uuid TEXT NOT NULL PRIMARY KEY,
    stream TEXT NOT NULL UNIQUE REFERENCES stream (uuid),
    system TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('preparing', 'running', 'ended')),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    bands INTEGER NOT NULL CHECK (bands >= 0),
    played INTEGER NOT NULL CHECK (played >= 0),
    planned INTEGER NOT NULL CHECK (planned >= 0),
    updated_at TEXT NOT NULL,
    state_hash TEXT NOT NULL CHECK (length(state_hash) = 64),
    edition TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT;

-- A game of a campaign, for lists of what is to come and what is owed; local times as written.
CREATE TABLE fixture (
    campaign TEXT NOT NULL REFERENCES campaign (uuid),
    id INTEGER NOT NULL CHECK (id > 0),
    title TEXT NOT NULL,
    status TEXT NOT NULL CHECK (
        status IN ('proposed', 'confirmed', 'played', 'forfeited', 'abandoned', 'cancelled')
    ),
    at TEXT NOT NULL,
    zone TEXT NOT NULL,
    place TEXT NOT NULL,
    round INTEGER NOT NULL,
    bands INTEGER NOT NULL CHECK (bands >= 0),
    open_post_games INTEGER NOT NULL CHECK (open_post_games >= 0),
    PRIMARY KEY (campaign, id)
) STRICT;

-- The game of a campaign that a match is played for; empty: it is played for itself.
ALTER TABLE game ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN fixture INTEGER NOT NULL DEFAULT 0;
