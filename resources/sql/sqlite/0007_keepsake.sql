-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What people keep of a figure beside its history: notes and a portrait, a PNG of 256 by 256 pixels
-- at most. Neither is an act: no rule reads them, undo and corrections leave them alone, and the
-- fallen keep theirs. `stream` is the uuid of a campaign or a band, `figure` the number its history
-- gave the figure. Backups, the exported ledger of a library and the file of a campaign hold them; a
-- library rebuilt from its ledger has them again.
CREATE TABLE keepsake (
    stream TEXT NOT NULL REFERENCES stream (uuid),
    figure INTEGER NOT NULL CHECK (figure > 0),
    note TEXT NOT NULL,
    portrait BLOB NOT NULL,
    PRIMARY KEY (stream, figure)
) STRICT;

-- Which campaign another one was made of, as its next season. The exported ledger of a library holds
-- it, the file of a campaign does not.
CREATE TABLE season (
    campaign TEXT NOT NULL PRIMARY KEY REFERENCES stream (uuid),
    follows TEXT NOT NULL REFERENCES stream (uuid)
) STRICT;
