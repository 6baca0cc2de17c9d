// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/keepsake.h"
#include "rules/core/values/error.h"

#include <map>
#include <memory>
#include <string>

namespace escarmouche::model {

class OpenSessions;
struct LibraryStore;

/** The notes and portraits of the figures of one library, by the uuid of the campaign or band that
    numbers them. They are no acts: nothing undoes them. */
class Keepsakes
{
public:
    Keepsakes(std::shared_ptr<LibraryStore> store, OpenSessions &open);

    /** False: the library is open for reading alone. */
    bool areKept() const;
    /** Blank where nothing is kept. */
    rules::Result<Keepsake> find(const std::string &stream, rules::MemberId figure) const;
    /** Of all figures of which something is kept. */
    rules::Result<std::map<rules::MemberId, Keepsake>> of(const std::string &stream) const;
    /** Waits for the disk; empty: none. TextTooLong: kLongestFigureNote; ForbiddenCharacter: one
        that no text of ours may have. */
    [[nodiscard]] rules::Result<void> setNote(const std::string &stream, rules::MemberId figure,
                                              const std::string &note);
    /** Waits for the disk; empty: none. WrongType: no PNG; FileTooLarge: kLargestPortrait. */
    [[nodiscard]] rules::Result<void> setPortrait(const std::string &stream, rules::MemberId figure,
                                                  const std::string &png);

private:
    rules::Result<void> look(rules::Result<void> done);

    std::shared_ptr<LibraryStore> m_store;
    OpenSessions &m_open;
};

} // namespace escarmouche::model
