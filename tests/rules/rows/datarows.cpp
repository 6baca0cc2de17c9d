// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/datarows.h"

#include "rules/core/match/erase.h"
#include "rules/systems.h"
#include "tests/rules/rows/atz/atzstage.h"
#include "tests/rules/rows/zombies/zombiesstage.h"
#include "tests/support/contract/spoiledrows.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/toys/toycodecs.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <map>
#include <memory>

namespace escarmouche::tests {

namespace {

constexpr const char *kRows = SOURCE_DIR "/tests/rules/rows/";

rules::Result<DataRow> read(const RowFile &file)
{
    return readDataRow(file.text, file.game->system, *file.game->rules);
}

} // namespace

const std::vector<RowGame> &rowGames()
{
    static const rules::RuleSystems kSystems = rules::systems(&catalogueFile).value();
    static const auto kCrypt = rules::erase(CryptCodec{.stages = true});
    static const std::map<std::string, std::shared_ptr<const rules::MatchRules>> kStaged{
        {"zombies", rules::erase(zombiesCodec())}, {"atz", rules::erase(atzCodec())}};
    static const std::vector<RowGame> kGames = [] {
        std::vector<RowGame> games{{"crypt", "tests/toys/resources/reference/", kCrypt.get()}};
        for (const rules::RuleSystem &system : kSystems) {
            const auto staged = kStaged.find(system.key);
            if (system.key != kRowsInCode && system.matches)
                games.push_back(
                    {system.key, "resources/reference/",
                     staged == kStaged.end() ? system.matches.get() : staged->second.get()});
        }
        return games;
    }();
    return kGames;
}

const std::vector<RowFile> &rowFiles()
{
    static const std::vector<RowFile> kFiles = [] {
        std::vector<RowFile> files;
        for (const RowGame &game : rowGames()) {
            const auto first = files.size();
            QDirIterator paths(QString::fromLatin1(kRows) + QString::fromStdString(game.system),
                               {QStringLiteral("*.row.json")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (paths.hasNext()) {
                QFile file(paths.next());
                if (!file.open(QIODevice::ReadOnly))
                    continue; // it is missed where coverage is compared
                files.push_back({&game, file.fileName().mid(int(sizeof(SOURCE_DIR))).toStdString(),
                                 file.readAll().toStdString()});
            }
            std::ranges::sort(files.begin() + static_cast<std::ptrdiff_t>(first), files.end(), {},
                              &RowFile::path);
        }
        return files;
    }();
    return kFiles;
}

std::string RowFile::name() const
{
    const auto row = read(*this);
    return row ? row->name : path;
}

std::string RowFile::faults() const
{
    const auto row = read(*this);
    return row ? tests::faults(*row, *game->rules) : path + told(row.error()) + "; ";
}

std::string RowFile::unheeded() const
{
    std::string all;
    if (const auto row = read(*this)) {
        for (const std::string &what : tests::unheeded(*row, *game->rules))
            all += path + ": " + what + "; ";
    }
    return all;
}

std::vector<Proof> proofsOf(const RowGame &game)
{
    std::vector<Proof> proofs;
    for (const RowFile &file : rowFiles()) {
        const auto row = read(file);
        if (file.game == &game && row)
            proofs.push_back({row->name, row->proves, row->silent});
    }
    return proofs;
}

} // namespace escarmouche::tests
