// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/tableimport.h"

#include "model/exchange/bandexchange.h"
#include "model/text.h"

#include <QFileInfo>

namespace escarmouche::model {

namespace {

/** "La vieille ferme" is "la-vieille-ferme"; what has no plain letter is "table". */
std::string keyOf(const QString &name)
{
    constexpr std::size_t kLongest = 64;
    std::string key;
    for (const char c : foldedKey(toUtf8(name))) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (isPlain && key.size() < kLongest)
            key += c;
        else if (!key.empty() && key.back() != '-' && key.size() + 1 < kLongest)
            key += '-';
    }
    if (!key.empty() && key.back() == '-')
        key.pop_back();
    return key.empty() ? "table" : key;
}

} // namespace

rules::Result<rules::kit::tables::TiledTable> importTiledMap(const QString &path)
{
    constexpr qsizetype kLongestName = 80;
    const auto text = readFile(path);
    if (!text)
        return rules::fail(text.error());
    const QString name = QFileInfo(path).completeBaseName().left(kLongestName);
    auto read = rules::kit::tables::decodeTiled(*text, keyOf(name), toUtf8(name));
    if (!read)
        read.error().file = toUtf8(path);
    return read;
}

rules::Result<rules::kit::tables::TiledTable> readAnyTable(const QString &path)
{
    const auto text = readFile(path);
    if (!text)
        return rules::fail(text.error());
    if (text->find("\"layers\"") != std::string::npos) // no table of ours has any
        return importTiledMap(path);
    auto table = rules::kit::tables::decodeTable(*text);
    if (!table) {
        table.error().file = toUtf8(path);
        return rules::fail(table.error());
    }
    return rules::kit::tables::TiledTable{std::move(*table), {}};
}

} // namespace escarmouche::model
