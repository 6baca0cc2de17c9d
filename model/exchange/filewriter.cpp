// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/filewriter.h"

#include "model/systemreason.h"
#include "model/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kChunk = 64U << 10U;
constexpr qsizetype kMostNameBytes = 180; // leaves room for suffixes in the usual 255
constexpr std::int64_t kDone = 1; // the number of an InputOutput error that isDone()

bool isWithin(const QString &folder, const QString &path)
{
    return path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

/** Where a path's bytes go: itself, or what a link within its folder names. */
Result<std::string> targetOf(const QString &path)
{
    const QFileInfo info(path);
    const auto given = toUtf8(path);
    const auto folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    if (folder.isEmpty())
        return fail({.code = ErrorCode::FolderNotFound, .subject = toUtf8(info.absolutePath())});
    if (info.isSymLink()) {
        const auto target = info.canonicalFilePath();
        if (target.isEmpty() || !isWithin(folder, target) || !QFileInfo(target).isFile())
            return fail({.code = ErrorCode::PermissionDenied,
                         .subject = given,
                         .hint = toUtf8(info.symLinkTarget())});
        return toUtf8(target);
    }
    if (info.isDir())
        return fail(noPlainFile(path));
    if (info.exists() && !info.isFile())
        return fail(systemError(EPERM, given));
    if (info.exists() && !info.isWritable())
        return fail(systemError(EACCES, given));
    return toUtf8(QDir(folder).filePath(info.fileName()));
}

mode_t modeLike(const std::string &target)
{
    struct stat present = {};
    return ::stat(target.c_str(), &present) == 0 ? present.st_mode & 07777U : 0U;
}

bool isReserved(const QString &name)
{
    const auto stem = name.section(u'.', 0, 0).trimmed().toUpper();
    if (stem == u"CON" || stem == u"PRN" || stem == u"AUX" || stem == u"NUL")
        return true;
    return stem.size() == 4 && (stem.startsWith(u"COM") || stem.startsWith(u"LPT")) &&
           stem.at(3).isDigit();
}

bool isUnsafe(QChar character)
{
    static constexpr QStringView kSeparators = u"/\\:*?\"<>|";
    const auto category = character.category();
    return kSeparators.contains(character) || category == QChar::Other_Control ||
           category == QChar::Other_Format || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph;
}

QString cut(QString text, qsizetype bytes)
{
    while (text.toUtf8().size() > bytes) {
        text.chop(1);
        if (!text.isEmpty() && text.back().isHighSurrogate())
            text.chop(1);
    }
    return text;
}

} // namespace

FileCalls FileCalls::ofTheSystem()
{
    return {&::write, &::fsync, &::rename};
}

bool isDone(const rules::Error &error)
{
    return error.code == ErrorCode::InputOutput && error.number == kDone;
}

rules::Error asDone(rules::Error error)
{
    error.code = ErrorCode::InputOutput;
    error.number = kDone;
    return error;
}

Result<void> syncFolderOf(const QString &file, const FileCalls &calls)
{
    const auto folder = QFile::encodeName(QFileInfo(file).absolutePath());
    const int descriptor = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0 && errno == EACCES)
        return {}; // who may not read a folder cannot sync it
    // Some file systems cannot sync a folder and say EINVAL; they order renames themselves.
    const bool synced = descriptor >= 0 && (calls.sync(descriptor) == 0 || errno == EINVAL);
    const int number = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    return synced ? Result<void>() : fail(systemError(number, toUtf8(file)));
}

Result<void> syncRenamed(const QString &file, const FileCalls &calls)
{
    return syncFolderOf(file, calls).map_error(asDone);
}

FileWriter::FileWriter(std::string target, const FileCalls &calls)
    : m_calls(calls), m_target(std::move(target))
{
}

FileWriter::FileWriter(FileWriter &&other) noexcept
    : m_calls(other.m_calls), m_target(std::move(other.m_target)),
      m_draft(std::exchange(other.m_draft, {})),
      m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size)
{
}

FileWriter::~FileWriter()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_draft.empty())
        ::unlink(m_draft.c_str());
}

rules::Error FileWriter::failure(int number) const
{
    return systemError(number, m_target);
}

Result<FileWriter> FileWriter::open(const QString &path, const FileCalls &calls)
{
    auto target = targetOf(path);
    if (!target)
        return fail(target.error());
    FileWriter writer(std::move(*target), calls);
    if (const auto started = writer.start(); !started)
        return fail(started.error());
    return writer;
}

Result<void> FileWriter::start()
{
    const auto name = QUuid::createUuid().toString(QUuid::Id128).left(12);
    m_draft = m_target.substr(0, m_target.rfind('/') + 1) + ".escarmouche-" + toUtf8(name);
    m_descriptor =
        ::open(m_draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (m_descriptor < 0) {
        const int number = errno;
        m_draft.clear();
        return fail(failure(number));
    }
    if (const auto mode = modeLike(m_target); mode != 0 && ::fchmod(m_descriptor, mode) != 0)
        return fail(failure(errno));
    return {};
}

Result<void> FileWriter::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written =
            m_calls.write(m_descriptor, bytes.data(), std::min(bytes.size(), kChunk));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return fail(failure(written < 0 ? errno : ENOSPC));
        bytes.remove_prefix(static_cast<std::size_t>(written));
        m_size += static_cast<std::size_t>(written);
    }
    return {};
}

Result<void> FileWriter::settle()
{
    if (m_descriptor < 0)
        return {};
    struct stat present = {};
    if (m_calls.sync(m_descriptor) != 0 || ::fstat(m_descriptor, &present) != 0)
        return fail(failure(errno));
    if (static_cast<std::size_t>(present.st_size) != m_size)
        return fail(failure(ENOSPC));
    // Network file systems report a failed write as late as here.
    if (::close(std::exchange(m_descriptor, -1)) != 0)
        return fail(failure(errno));
    return {};
}

Result<void> FileWriter::commit()
{
    if (const auto settled = settle(); !settled)
        return settled;
    if (m_calls.rename(m_draft.c_str(), m_target.c_str()) != 0)
        return fail(failure(errno));
    m_draft.clear();
    return syncRenamed(toQString(m_target), m_calls);
}

Result<void> writeFile(const QString &path, std::string_view bytes, const FileCalls &calls)
{
    auto writer = FileWriter::open(path, calls);
    if (!writer)
        return fail(writer.error());
    if (const auto written = writer->write(bytes); !written)
        return written;
    return writer->commit();
}

rules::Error noPlainFile(const QString &path)
{
    return {.code = ErrorCode::WrongType,
            .subject = QFileInfo(path).isDir() ? "a folder" : "a device or a pipe",
            .file = toUtf8(path),
            .hint = "a file"};
}

rules::Error noFile(const QString &path)
{
    struct stat present = {};
    if (::stat(QFile::encodeName(path).constData(), &present) != 0 && errno == EACCES)
        return systemError(EACCES, toUtf8(path));
    return {.code = ErrorCode::FileNotFound, .subject = toUtf8(path)};
}

QString safeFileName(std::string_view name)
{
    auto text = toQString(name).normalized(QString::NormalizationForm_C);
    std::replace_if(text.begin(), text.end(), isUnsafe, u'_');
    text = cut(text.trimmed(), kMostNameBytes).trimmed();
    while (text.endsWith(u'.') || text.endsWith(u' '))
        text.chop(1);
    if (text.startsWith(u'.') || text.startsWith(u'-') || text.startsWith(u'~'))
        text[0] = u'_';
    if (text.isEmpty() || isReserved(text))
        text.prepend(u'_');
    return text;
}

} // namespace escarmouche::model
