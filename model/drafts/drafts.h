// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"
#include "rules/core/values/error.h"

#include <future>
#include <memory>
#include <optional>
#include <vector>

namespace escarmouche::model {

struct LibraryStore;

/** The drafts of one library, outside its ledger, its exports and its undo. Changes wait in the
    writer's queue like acts. */
class Drafts
{
public:
    explicit Drafts(std::shared_ptr<LibraryStore> store);

    /** False: the library is open for reading alone and takes none. */
    bool areKept() const;
    /** Latest first. */
    rules::Result<std::vector<Draft>> list() const;
    /** None: nothing was typed there, or it was entered or discarded. */
    rules::Result<std::optional<Draft>> find(const DraftPlace &place) const;

    /** Replaces the draft of that place by these words, or removes it where there are none. Returns
        at once; nobody has to wait for the answer. */
    [[nodiscard]] std::future<rules::Result<void>> keep(const DraftPlace &place,
                                                        const DraftWords &words) const;
    /** Replaces or removes the draft of that place and waits for the disk. */
    [[nodiscard]] rules::Result<void> keepNow(const DraftPlace &place,
                                              const DraftWords &words) const;
    /** Removes the draft of that place and waits for the disk. */
    [[nodiscard]] rules::Result<void> discard(const DraftPlace &place) const;

private:
    std::shared_ptr<LibraryStore> m_store;
};

} // namespace escarmouche::model
