// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/fraildisk.h"

#include <sqlite3.h>

#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <new>
#include <random>
#include <string>
#include <vector>

#include <unistd.h>

namespace escarmouche::reliability {

namespace {

constexpr sqlite3_int64 kSector = 512;

/** What a file was when it was last synced, as far as it has been written to since. */
struct Unsynced {
    bool touched = false;
    sqlite3_int64 size = 0;
    std::map<sqlite3_int64, std::vector<char>> sectors; // by number, what stood there
};

struct Disk {
    std::mutex mutex;
    sqlite3_vfs *real = nullptr;
    sqlite3_vfs own = {};
    std::map<std::string, Unsynced> files;
    int callsLeft = -1; // below 0: no end
    bool dead = false;
    bool skipsLogSyncs = false;
    std::int64_t room = -1;
    bool lies = false;
};
Disk &disk()
{
    static Disk one;
    return one;
}

struct File {
    sqlite3_file base;
    sqlite3_file *real;
    char name[1024];
    bool kept; // of a library or its log: what is temporary is lost anyway
};

File &of(sqlite3_file *file)
{
    return *reinterpret_cast<File *>(file);
}
sqlite3_file *realOf(sqlite3_file *file)
{
    return of(file).real;
}
sqlite3_int64 sizeOf(sqlite3_file *file)
{
    sqlite3_int64 size = 0;
    realOf(file)->pMethods->xFileSize(realOf(file), &size);
    return size;
}

/** False: the power is gone. */
bool isAlive()
{
    if (disk().callsLeft == 0)
        disk().dead = true;
    if (disk().callsLeft > 0)
        --disk().callsLeft;
    return !disk().dead;
}

void keepBefore(sqlite3_file *file, sqlite3_int64 from, sqlite3_int64 to)
{
    if (!of(file).kept)
        return;
    auto &unsynced = disk().files[of(file).name];
    if (!unsynced.touched) {
        unsynced.touched = true;
        unsynced.size = sizeOf(file);
    }
    for (auto sector = from / kSector; sector * kSector < to; ++sector) {
        if (sector * kSector >= unsynced.size || unsynced.sectors.contains(sector))
            continue;
        std::vector<char> bytes(static_cast<std::size_t>(kSector), '\0');
        (void)realOf(file)->pMethods->xRead(realOf(file), bytes.data(), int(kSector),
                                            sector * kSector); // short at the end: zeros
        unsynced.sectors.emplace(sector, std::move(bytes));
    }
}

int writeTo(sqlite3_file *file, const void *bytes, int amount, sqlite3_int64 at)
{
    const std::lock_guard lock(disk().mutex);
    if (!isAlive())
        return SQLITE_IOERR_WRITE;
    const auto grows = std::max<sqlite3_int64>(0, at + amount - sizeOf(file));
    if (disk().room >= 0 && of(file).kept && grows > disk().room)
        return disk().lies ? SQLITE_OK : SQLITE_FULL;
    if (disk().room >= 0 && of(file).kept)
        disk().room -= grows;
    keepBefore(file, at, at + amount);
    // Sectors beyond the old end are new: what stood there is nothing.
    return realOf(file)->pMethods->xWrite(realOf(file), bytes, amount, at);
}

int truncateTo(sqlite3_file *file, sqlite3_int64 size)
{
    const std::lock_guard lock(disk().mutex);
    if (!isAlive())
        return SQLITE_IOERR_TRUNCATE;
    keepBefore(file, size, sizeOf(file));
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}

int syncTo(sqlite3_file *file, int flags)
{
    const std::lock_guard lock(disk().mutex);
    if (!isAlive())
        return SQLITE_IOERR_FSYNC;
    if (disk().skipsLogSyncs && std::string_view(of(file).name).ends_with("-wal"))
        return SQLITE_OK;
    disk().files.erase(of(file).name);
    (void)flags; // the real one would only take its time
    return SQLITE_OK;
}

int closeFile(sqlite3_file *file)
{
    const int code = realOf(file)->pMethods ? realOf(file)->pMethods->xClose(realOf(file)) : 0;
    return code;
}

const sqlite3_io_methods kMethods = {
    2,
    closeFile,
    [](sqlite3_file *f, void *to, int n, sqlite3_int64 at) {
        return realOf(f)->pMethods->xRead(realOf(f), to, n, at);
    },
    writeTo,
    truncateTo,
    syncTo,
    [](sqlite3_file *f, sqlite3_int64 *size) {
        return realOf(f)->pMethods->xFileSize(realOf(f), size);
    },
    [](sqlite3_file *f, int level) { return realOf(f)->pMethods->xLock(realOf(f), level); },
    [](sqlite3_file *f, int level) { return realOf(f)->pMethods->xUnlock(realOf(f), level); },
    [](sqlite3_file *f, int *held) {
        return realOf(f)->pMethods->xCheckReservedLock(realOf(f), held);
    },
    [](sqlite3_file *f, int op, void *argument) {
        return op == SQLITE_FCNTL_SIZE_HINT || op == SQLITE_FCNTL_CHUNK_SIZE
                   ? SQLITE_NOTFOUND
                   : realOf(f)->pMethods->xFileControl(realOf(f), op, argument);
    },
    [](sqlite3_file *) { return int(kSector); },
    [](sqlite3_file *) { return 0; }, // nothing is promised: no powersafe overwrite
    [](sqlite3_file *f, int page, int size, int extend, void volatile **to) {
        return realOf(f)->pMethods->xShmMap(realOf(f), page, size, extend, to);
    },
    [](sqlite3_file *f, int offset, int n, int flags) {
        return realOf(f)->pMethods->xShmLock(realOf(f), offset, n, flags);
    },
    [](sqlite3_file *f) { realOf(f)->pMethods->xShmBarrier(realOf(f)); },
    [](sqlite3_file *f, int remove) { return realOf(f)->pMethods->xShmUnmap(realOf(f), remove); },
    nullptr,
    nullptr,
};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *to, int flags, int *outFlags)
{
    File &file = of(to);
    std::memset(&file, 0, sizeof(File));
    file.real = reinterpret_cast<sqlite3_file *>(reinterpret_cast<char *>(to) + sizeof(File));
    file.kept = name && (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) != 0;
    if (name)
        std::strncpy(file.name, name, sizeof(file.name) - 1);
    const int code = disk().real->xOpen(disk().real, name, file.real, flags, outFlags);
    if (file.real->pMethods)
        file.base.pMethods = &kMethods;
    return code;
}

int removeFile(sqlite3_vfs *, const char *name, int sync)
{
    const std::lock_guard lock(disk().mutex);
    if (!isAlive())
        return SQLITE_IOERR_DELETE;
    disk().files.erase(name);
    return disk().real->xDelete(disk().real, name, sync);
}

} // namespace

FrailDisk::FrailDisk()
{
    Disk &one = disk();
    one.real = sqlite3_vfs_find("unix");
    one.files.clear();
    one.callsLeft = -1;
    one.dead = one.skipsLogSyncs = one.lies = false;
    one.room = -1;
    one.own = *one.real;
    one.own.zName = "frail";
    one.own.pNext = nullptr;
    one.own.szOsFile = static_cast<int>(sizeof(File)) + one.real->szOsFile;
    one.own.xOpen = openFile;
    one.own.xDelete = removeFile;
    sqlite3_vfs_register(&one.own, 1);
}

FrailDisk::~FrailDisk()
{
    sqlite3_vfs_unregister(&disk().own);
    sqlite3_vfs_register(disk().real, 1);
}

void FrailDisk::cutAfter(int calls)
{
    const std::lock_guard lock(disk().mutex);
    disk().callsLeft = calls;
}

void FrailDisk::losePower(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const std::lock_guard lock(disk().mutex);
    for (const auto &[name, unsynced] : disk().files) {
        std::fstream file(name, std::ios::in | std::ios::out | std::ios::binary);
        if (!file)
            continue;
        for (const auto &[sector, bytes] : unsynced.sectors) {
            if (random() % 2 == 0)
                continue; // what was written had reached the disk
            file.seekp(sector * kSector);
            file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        }
        file.seekp(0, std::ios::end);
        const auto end = static_cast<sqlite3_int64>(file.tellp());
        for (auto at = (unsynced.size + kSector - 1) / kSector * kSector; at < end; at += kSector) {
            if (random() % 2 == 0)
                continue;
            const std::vector<char> zeros(static_cast<std::size_t>(std::min(kSector, end - at)),
                                          '\0');
            file.seekp(at);
            file.write(zeros.data(), static_cast<std::streamsize>(zeros.size()));
        }
        file.close();
        if (end > unsynced.size && random() % 3 == 0)
            (void)::truncate(name.c_str(), unsynced.size);
    }
    disk().files.clear();
}

void FrailDisk::skipLogSyncs()
{
    disk().skipsLogSyncs = true;
}

void FrailDisk::setRoom(std::int64_t bytes)
{
    const std::lock_guard lock(disk().mutex);
    disk().room = bytes;
}

void FrailDisk::lieWhenFull()
{
    disk().lies = true;
}

} // namespace escarmouche::reliability
