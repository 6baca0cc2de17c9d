// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/inputfile.h"

#include "model/exchange/bandexchange.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <QFile>

#include <cerrno>
#include <cstdio>

namespace escarmouche::app::cli {

namespace {

rules::Result<std::string> readStandardInput(const std::string &path, std::size_t most)
{
    QFile input;
    const bool opened = input.open(stdin, QIODevice::ReadOnly);
    const QByteArray bytes = opened ? input.read(static_cast<qint64>(most) + 1) : QByteArray();
    if (!opened || input.error() != QFileDevice::NoError)
        return rules::fail({.code = rules::ErrorCode::InputOutput,
                            .subject = path,
                            .hint = model::systemReason(errno)});
    if (bytes.size() > static_cast<qsizetype>(most))
        return rules::fail({.code = rules::ErrorCode::FileTooLarge,
                            .file = path,
                            .number = static_cast<std::int64_t>(most)});
    return bytes.toStdString();
}

} // namespace

rules::Result<std::string> readInput(const std::string &path, std::size_t most)
{
    if (path != "-")
        return model::readFile(toQString(path), most);
    // There is one, and it can be read once: a command that is done again finds what it gave.
    static const auto standardInput = readStandardInput(path, most);
    return standardInput;
}

} // namespace escarmouche::app::cli
