// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchjournal.h"

#include "app/cli/open/workspace.h"
#include "model/match/story/journalfile.h"
#include "model/text.h"

#include <QFile>
#include <QFileInfo>

namespace escarmouche::app::cli {
namespace {

constexpr qint64 kLongestHeader = 8 << 20;

/** Whether it may be the start of a uuid, and is no file. */
bool namesMatch(const std::string &word)
{
    constexpr std::size_t kLeastStart = 4;
    return word.size() >= kLeastStart && !QFileInfo::exists(toQString(word)) &&
           word.find_first_not_of("0123456789abcdef-") == std::string::npos;
}

/** Of a file, or of a match of the library. */
Outcome<rules::Journal> journalCalled(const Call &call)
{
    const std::string &word = call.words.front();
    if (!namesMatch(word)) {
        auto journal = model::readJournal(toQString(word));
        return journal ? Outcome<rules::Journal>(std::move(*journal)) : complain(journal.error());
    }
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return tl::unexpected(workspace.error());
    auto journal = workspace->library->matches().find(word).and_then(
        [&](const model::GameRow &row) { return workspace->library->matches().journal(row.uuid); });
    return journal ? Outcome<rules::Journal>(std::move(*journal)) : complain(journal.error());
}

} // namespace

bool namesJournal(const std::string &word)
{
    if (namesMatch(word))
        return true;
    QFile file(toQString(word));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const auto header = rules::decodeJournalHeader(file.readLine(kLongestHeader).toStdString());
    return header || header.error().code == rules::ErrorCode::ReplayMismatch;
}

Outcome<LoadedJournal> loadJournal(const Call &call)
{
    auto journal = journalCalled(call);
    if (!journal)
        return tl::unexpected(journal.error());
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    LoadedJournal loaded{std::move(*systems), {}, nullptr};
    loaded.journal = std::move(*journal);
    std::string known;
    for (const rules::RuleSystem &system : *loaded.systems) {
        if (system.key == loaded.journal.header.system && system.matches)
            loaded.system = &system;
        known.append(known.empty() ? "" : ", ").append(system.key);
    }
    if (loaded.system)
        return loaded;
    return complain({.code = rules::ErrorCode::SystemNotFound,
                     .subject = loaded.journal.header.system,
                     .hint = known});
}

} // namespace escarmouche::app::cli
