-- SPDX-FileCopyrightText: the Escarmouche authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- By which edition of its system's rules and data the row was worked out: one of another edition
-- is worked out anew, and its totals and findings are no damage.
ALTER TABLE band ADD COLUMN edition TEXT NOT NULL DEFAULT '';
