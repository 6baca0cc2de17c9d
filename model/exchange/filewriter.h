// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace escarmouche::model {

/** The system calls that can fail while a file is made. A test puts failing ones in their place. */
struct FileCalls {
    ssize_t (*write)(int, const void *, std::size_t);
    int (*sync)(int);
    int (*rename)(const char *, const char *);

    static FileCalls ofTheSystem();
};

/** Whether an error says that the file has its new content all the same, and that only a power cut
    could still take it back: its folder could not be synced. */
bool isDone(const rules::Error &error);
rules::Error asDone(rules::Error error);

/** Puts on the disk what was renamed or made in the folder of a file, or taken out of it. */
[[nodiscard]] rules::Result<void> syncFolderOf(const QString &file,
                                               const FileCalls &calls = FileCalls::ofTheSystem());
/** The same after the file has got its name: a failure isDone(). */
[[nodiscard]] rules::Result<void> syncRenamed(const QString &file,
                                              const FileCalls &calls = FileCalls::ofTheSystem());

/** A file in the making beside its target. Only commit() puts it there, after every byte has been
    seen on the disk; until then, and after any failure but one that isDone(), the target is what it
    was. Does not write through a link that leads out of the target's folder, nor onto anything but
    a plain file. */
class FileWriter
{
public:
    static rules::Result<FileWriter> open(const QString &path,
                                          const FileCalls &calls = FileCalls::ofTheSystem());
    FileWriter(FileWriter &&other) noexcept;
    FileWriter &operator=(FileWriter &&) = delete;
    ~FileWriter(); // what was not committed is removed

    [[nodiscard]] rules::Result<void> write(std::string_view bytes);
    /** Everything written is on the disk, and only its name is not the target's yet. */
    [[nodiscard]] rules::Result<void> settle();
    /** Settles what is not settled, and puts it in the target's place. */
    [[nodiscard]] rules::Result<void> commit();

private:
    FileWriter(std::string target, const FileCalls &calls);
    rules::Error failure(int number) const;
    rules::Result<void> start();

    FileCalls m_calls;
    std::string m_target;
    std::string m_draft; // empty: nothing to remove
    int m_descriptor = -1;
    std::size_t m_size = 0;
};

/** Every export of the program goes through here, or through a FileWriter. */
[[nodiscard]] rules::Result<void> writeFile(const QString &path, std::string_view bytes,
                                            const FileCalls &calls = FileCalls::ofTheSystem());

/** What stands at a path is no plain file: refused as input, with what it is. */
rules::Error noPlainFile(const QString &path);

/** Why nothing is seen at a path: FileNotFound, or PermissionDenied where nobody may look. */
rules::Error noFile(const QString &path);

/** A name given by a person as the name of a file, without suffix: no separators, no reserved
    device name, no leading dot or dash, at most 180 bytes; never empty. */
QString safeFileName(std::string_view name);

} // namespace escarmouche::model
