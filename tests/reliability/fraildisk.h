// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace escarmouche::reliability {

/** A disk under SQLite that loses what was not synced when the power goes, and that can be full.
    While one lives, every file that SQLite opens is on it. */
class FrailDisk
{
public:
    FrailDisk();
    ~FrailDisk();
    FrailDisk(const FrailDisk &) = delete;
    FrailDisk &operator=(const FrailDisk &) = delete;

    /** After so many more writes and syncs nothing reaches the disk any more. */
    void cutAfter(int calls);
    /** Of each sector of 512 bytes that was written and not synced, either what was written stays
        or what was there before, by the seed. Call it when all files are closed. */
    void losePower(std::uint64_t seed);
    /** A control: syncs of the log are skipped, as synchronous=NORMAL does at a commit. */
    void skipLogSyncs();
    /** Files may grow by so many bytes more, all together; below 0: without end. */
    void setRoom(std::int64_t bytes);
    /** A control: what there is no room for is said to be written. */
    void lieWhenFull();
};

} // namespace escarmouche::reliability
