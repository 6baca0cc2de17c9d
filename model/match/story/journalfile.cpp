// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/story/journalfile.h"

#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

namespace escarmouche::model {

rules::Result<void> writeJournal(const rules::Journal &journal, FileWriter &file)
{
    // Line by line: a long journal is not in memory twice.
    auto written = file.write(rules::encode(journal.header) + '\n');
    for (const rules::JournalEntry &entry : journal.entries) {
        if (written)
            written = file.write(rules::encode(entry) + '\n');
    }
    return written;
}

rules::Result<rules::Journal> readJournal(const QString &path)
{
    constexpr std::size_t kLargest = 256U << 20U;
    const auto text = readFile(path, kLargest);
    if (!text)
        return rules::fail(text.error());
    auto journal = rules::decodeJournal(*text);
    if (!journal)
        journal.error().file = toUtf8(path);
    return journal;
}

} // namespace escarmouche::model
