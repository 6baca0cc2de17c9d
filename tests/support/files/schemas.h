// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace escarmouche::tests {

/** What python3-jsonschema says of each (schema, file), in one process: "ok", or "no" with place
    and reason. Paths from the root of the source tree, or absolute. Empty: it could not be run. */
inline QStringList judgeBySchema(const std::vector<std::pair<QString, QString>> &files)
{
    QProcess python;
    python.setWorkingDirectory(QStringLiteral(SOURCE_DIR));
    python.start(QStringLiteral("/usr/bin/python3"),
                 {QStringLiteral("tests/support/files/check_schemas.py")});
    for (const auto &[schema, file] : files)
        python.write((schema + QLatin1Char('\t') + file + QLatin1Char('\n')).toUtf8());
    python.closeWriteChannel();
    if (!python.waitForFinished(60'000) || python.exitCode() != 0) {
        qWarning("%s", python.readAllStandardError().constData());
        return {};
    }
    return QString::fromUtf8(python.readAllStandardOutput())
        .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

} // namespace escarmouche::tests
