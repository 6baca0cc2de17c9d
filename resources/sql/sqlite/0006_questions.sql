-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- How many acts of a campaign no longer hold since its past was corrected, for lists of what is to
-- be done. A row that may have some is made anew as one of another edition of the rules is.
ALTER TABLE campaign ADD COLUMN questions INTEGER NOT NULL DEFAULT 0 CHECK (questions >= 0);

UPDATE campaign SET edition = '' WHERE state LIKE '%"questions"%';
