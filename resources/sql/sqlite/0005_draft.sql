-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What somebody typed into a form and has not entered yet: of no history, and so in no ledger and
-- in no export. `owner` is the uuid of a band, a campaign or a match, empty for the library itself;
-- `part` says which of its forms of that name: the number of a game, of an entry, of a figure.
CREATE TABLE draft (
    owner TEXT NOT NULL,
    form TEXT NOT NULL,
    part TEXT NOT NULL,
    at TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (owner, form, part)
) STRICT;
