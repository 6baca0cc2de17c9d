-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A match. "setup" is the first line of its journal: bands, table and profiles as they were. All
-- that a list shows stands before it, so that listing reads none of them.
CREATE TABLE game (
    uuid TEXT NOT NULL PRIMARY KEY,
    system TEXT NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    scenario TEXT NOT NULL,
    title_en TEXT NOT NULL,
    title_fr TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('playing', 'over')),
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    awaited INTEGER NOT NULL CHECK (awaited >= -1),
    turn INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    head_seq INTEGER NOT NULL CHECK (head_seq > 0),
    head_hash TEXT NOT NULL CHECK (length(head_hash) = 64),
    state_hash TEXT NOT NULL CHECK (length(state_hash) = 64),
    setup TEXT NOT NULL,
    report TEXT NOT NULL
) STRICT;

-- Who sits where now; who began there stands in the set-up.
CREATE TABLE game_seat (
    game TEXT NOT NULL REFERENCES game (uuid),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    dice TEXT NOT NULL CHECK (dice IN ('program', 'typed')),
    result TEXT NOT NULL CHECK (result IN ('', 'win', 'draw', 'loss')),
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;

-- The journal's other lines as exported. The last one grows until all chance it asks for has been
-- answered; the others are never written again.
CREATE TABLE game_entry (
    game TEXT NOT NULL REFERENCES game (uuid),
    seq INTEGER NOT NULL CHECK (seq > 0),
    entry TEXT NOT NULL,
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    PRIMARY KEY (game, seq)
) STRICT;

-- What somebody wrote beside an entry; empty: a bookmark.
CREATE TABLE game_note (
    game TEXT NOT NULL REFERENCES game (uuid),
    seq INTEGER NOT NULL CHECK (seq > 0),
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;
