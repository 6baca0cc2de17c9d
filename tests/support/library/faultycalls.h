// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/filewriter.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace escarmouche::tests {

/** A disk that fails: after so many bytes, by short writes, by lying about them, when asked to
    sync or to rename. One at a time: FileCalls holds plain functions. */
struct FaultyDisk {
    static inline std::size_t room = 0; // bytes it still takes
    static inline std::size_t mostAtOnce = 0; // 0: no limit

    static model::FileCalls fullAfter(std::size_t bytes, std::size_t atOnce = 0)
    {
        room = bytes;
        mostAtOnce = atOnce;
        return {&writeWithin, &::fsync, &::rename};
    }
    /** Says that all was written and drops what does not fit. */
    static model::FileCalls lyingAfter(std::size_t bytes)
    {
        room = bytes;
        return {&writeAndLie, &::fsync, &::rename};
    }
    static model::FileCalls failingSync() { return {&::write, &failSync, &::rename}; }
    /** That of the folder, after the file's own. */
    static model::FileCalls failingFolderSync()
    {
        syncs = 0;
        return {&::write, &failSecondSync, &::rename};
    }
    static model::FileCalls failingRename() { return {&::write, &::fsync, &failRename}; }

private:
    static ssize_t writeWithin(int descriptor, const void *bytes, std::size_t size)
    {
        if (room == 0) {
            errno = ENOSPC;
            return -1;
        }
        size = std::min(size, room);
        if (mostAtOnce != 0)
            size = std::min(size, mostAtOnce);
        room -= size;
        return ::write(descriptor, bytes, size);
    }
    static ssize_t writeAndLie(int descriptor, const void *bytes, std::size_t size)
    {
        const auto fits = std::min(size, room);
        room -= fits;
        if (fits > 0 && ::write(descriptor, bytes, fits) < 0)
            return -1;
        return static_cast<ssize_t>(size);
    }
    static int failSync(int)
    {
        errno = EIO;
        return -1;
    }
    static inline int syncs = 0;
    static int failSecondSync(int descriptor)
    {
        return ++syncs == 2 ? failSync(descriptor) : ::fsync(descriptor);
    }
    static int failRename(const char *, const char *)
    {
        errno = EIO;
        return -1;
    }
};

} // namespace escarmouche::tests
