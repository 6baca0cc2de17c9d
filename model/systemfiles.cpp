// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/systemfiles.h"

#include "model/resources.h"
#include "model/text.h"
#include "rules/core/words/nearest.h"
#include "rules/systems.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace escarmouche::model {

namespace {

std::string folderOf(const FileKind &kind, std::string_view system)
{
    return std::string(kind.folder) + '/' + std::string(system);
}

std::string pathOf(const FileKind &kind, std::string_view system, std::string_view key)
{
    return folderOf(kind, system) + '/' + std::string(key) + std::string(kind.suffix);
}

bool isThere(const FileKind &kind, std::string_view system, std::string_view key)
{
    const auto keys = systemFiles(kind, system);
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace

std::vector<std::string> systemFiles(const FileKind &kind, std::string_view system)
{
    std::vector<std::string> keys;
    const QDir folder(toQString(":/" + folderOf(kind, system)));
    const QString suffix = toQString(kind.suffix);
    for (const QString &file : folder.entryList({u'*' + suffix}, QDir::Files, QDir::Name))
        keys.push_back(toUtf8(file.chopped(suffix.size())));
    return keys;
}

rules::Result<std::string> systemFile(const FileKind &kind, std::string_view system,
                                      const std::string &key)
{
    const auto keys = systemFiles(kind, system);
    if (std::ranges::find(keys, key) != keys.end())
        return readResource(pathOf(kind, system, key));
    std::vector<rules::Known> known;
    for (const std::string &each : keys)
        known.push_back({each});
    return rules::fail({.code = rules::ErrorCode::EntryNotFound,
                        .subject = key,
                        .hint = rules::nearest(key, known)});
}

std::vector<std::string> fileWords(const FileKind &kind)
{
    std::vector<std::string> words;
    for (const rules::SystemEntry &entry : rules::systemList()) {
        for (const std::string &key : systemFiles(kind, entry.name.key)) {
            const bool isTaken = std::ranges::find(words, key) != words.end();
            words.push_back(isTaken ? entry.name.key + '/' + key : key);
        }
    }
    return words;
}

QString filePath(const FileKind &kind, const std::string &word)
{
    const auto slash = word.find('/');
    const std::string wanted = slash == word.npos ? std::string() : word.substr(0, slash);
    const std::string key = slash == word.npos ? word : word.substr(slash + 1);
    for (const rules::SystemEntry &entry : rules::systemList()) {
        const std::string &system = entry.name.key;
        if ((wanted.empty() || wanted == system) && isThere(kind, system, key))
            return toQString(":/" + pathOf(kind, system, key));
    }
    return {};
}

} // namespace escarmouche::model
