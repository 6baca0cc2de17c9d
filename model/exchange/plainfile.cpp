// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/plainfile.h"

#include "model/exchange/filewriter.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <QFileInfo>

#include <cerrno>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

Result<std::unique_ptr<QFile>> openFile(const QString &path, qint64 most)
{
    const QFileInfo info(path);
    const auto name = toUtf8(path);
    if (!info.exists())
        return fail(noFile(path));
    if (!info.isFile())
        return fail(noPlainFile(path));
    if (info.size() > most)
        return fail({.code = ErrorCode::FileTooLarge, .file = name, .number = most});
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly)) {
        const int number = errno;
        return fail({.code = file->error() == QFileDevice::PermissionsError || !info.isReadable()
                                 ? ErrorCode::PermissionDenied
                                 : ErrorCode::InputOutput,
                     .subject = name,
                     .hint = systemReason(number)});
    }
    return file;
}

} // namespace escarmouche::model
