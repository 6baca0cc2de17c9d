// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <string>

namespace escarmouche::tests {

/** The text of a file below tests/golden; empty where there is none. With
    ESCARMOUCHE_WRITE_GOLDEN in the environment `now` is written there first: the change is
    reviewed line by line; that of a journal raises the revision of the rules. */
inline std::string goldenText(const std::string &name, const std::string &now)
{
    QFile file(QStringLiteral(SOURCE_DIR "/tests/golden/") + QString::fromStdString(name));
    if (!now.empty() && qEnvironmentVariableIsSet("ESCARMOUCHE_WRITE_GOLDEN")) {
        QDir().mkpath(QFileInfo(file).path());
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(now));
        file.close();
    }
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace escarmouche::tests
