// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QBuffer>
#include <QTemporaryDir>

namespace escarmouche::reliability {

namespace {

using model::Connection;

/** Every field of the game's tables, or what the file says instead. */
std::string dataOf(const QString &library)
{
    static const std::pair<const char *, int> kTables[] = {
        {"SELECT uuid, kind, head_seq, head_hash FROM stream ORDER BY uuid", 4},
        {"SELECT stream, seq, uuid, act, person, at, kind, version, payload, prev_hash, hash"
         " FROM ledger_event ORDER BY stream, seq",
         11},
        {"SELECT uuid, stream, system, name, name_key, about, status, total, figures, illegal,"
         " warnings, updated_at, state_hash, state FROM band ORDER BY uuid",
         14},
        {"SELECT uuid, stream, system, name, name_key, status, archived, removed, bands, played,"
         " planned, questions, updated_at, state_hash, state FROM campaign ORDER BY uuid",
         14},
        {"SELECT campaign, id, title, status, at, zone, place, round, bands, open_post_games"
         " FROM fixture ORDER BY campaign, id",
         10},
        {"SELECT uuid, system, revision, scenario, title_en, title_fr, status, removed, awaited,"
         " turn, created_at, updated_at, head_seq, head_hash, state_hash, setup, report, campaign,"
         " fixture FROM game ORDER BY uuid",
         19},
        {"SELECT game, seat, name, player, dice, result, points FROM game_seat"
         " ORDER BY game, seat",
         7},
        {"SELECT game, seq, entry, hash FROM game_entry ORDER BY game, seq", 4},
        {"SELECT game, seq, text FROM game_note ORDER BY game, seq", 3}};
    const auto connection = Connection::open(library, Connection::Access::Read);
    if (!connection)
        return "cannot be opened";
    std::string data;
    for (const auto &[sql, columns] : kTables) {
        auto statement = (*connection)->prepare(sql);
        for (;;) {
            const auto row = statement.step();
            if (!row)
                return "cannot be read";
            if (!*row)
                break;
            for (int column = 0; column < columns; ++column)
                data += statement.text(column) + '\x1f';
            data += '\n';
        }
    }
    return data;
}

void flipBit(QByteArray &bytes, tests::RandomPlayer &player)
{
    const auto at = static_cast<qsizetype>(player.below(static_cast<std::size_t>(bytes.size())));
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << player.below(8)));
}

/** One of the things that befall a file. */
void damage(QByteArray &bytes, tests::RandomPlayer &player)
{
    constexpr int kPage = 4096;
    const auto pages = static_cast<std::size_t>(bytes.size() / kPage);
    const auto page = static_cast<qsizetype>(player.below(pages)) * kPage;
    switch (player.below(8)) {
    case 0:
        bytes.replace(page, kPage, QByteArray(kPage, '\0'));
        break;
    case 1:
        bytes.truncate(page);
        break;
    case 2: {
        const auto other = static_cast<qsizetype>(player.below(pages)) * kPage;
        bytes.replace(page, kPage, bytes.mid(other, kPage));
        break;
    }
    default:
        flipBit(bytes, player);
    }
}

/** The log of a few acts in a library of its own, cut off before they went into the file. */
QByteArray strayLog(const QString &library, std::uint64_t seed)
{
    if (const auto fault = tests::fillLibrary(library, 3, 10, seed); !fault.empty())
        qFatal("%s", fault.c_str());
    tests::RandomPlayer player(seed);
    const auto open = *model::Library::open(library, tests::systems(), model::OpenMode::Existing);
    const auto session = *open->bands().open(open->bands().list()->front().uuid);
    for (std::size_t i = 0; i < 1 + seed % 3; ++i) {
        if (const auto act = player.act(session->rules(), session->state()))
            (void)session->perform(*act);
    }
    (void)session->flush();
    return contents(library + QStringLiteral("-wal"));
}

/** The promise's way, or SQLite's own check alone. */
bool isNoticed(const QString &library, bool control)
{
    if (!control)
        return !verdict(model::checkLibrary(library, tests::systems()));
    const auto connection = Connection::open(library, Connection::Access::Read);
    return !connection || (*connection)->text("PRAGMA integrity_check").value_or("failed") != "ok";
}

QByteArray ledgerOf(const QString &library, bool leaveOutAField)
{
    QByteArray ledger;
    const auto exported = model::exportLedger(library, [&](std::string_view line) {
        QByteArray text(line.data(), static_cast<qsizetype>(line.size()));
        if (const auto at = text.indexOf(R"("person":")"); leaveOutAField && at > 0)
            text.remove(at, text.indexOf(',', at) + 1 - at);
        ledger += text;
        return rules::Result<void>();
    });
    return exported ? ledger : QByteArray();
}

std::string stateHash(const QString &library)
{
    const auto report = model::checkLibrary(library, tests::systems());
    return verdict(report) ? report->stateHash : std::string();
}

} // namespace

Outcome noticeDamage(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    const auto sound = folder.filePath(QStringLiteral("sound"));
    if (const auto fault = tests::fillLibrary(sound, 3, 10, trial.seed); !fault.empty())
        qFatal("%s", fault.c_str());
    const auto bytes = contents(sound);
    const auto data = dataOf(sound);
    outcome.expect(!isNoticed(sound, trial.control), "a sound library is called damaged");
    const auto path = folder.filePath(QStringLiteral("damaged"));
    constexpr std::uint64_t kLogs = 6;
    std::vector<QByteArray> logs;
    for (std::uint64_t i = 1; i <= kLogs; ++i)
        logs.push_back(strayLog(folder.filePath(QStringLiteral("stray%1").arg(i)), trial.seed + i));
    tests::RandomPlayer player(trial.seed);
    while (outcome.n() < trial.n) {
        const bool swapped = player.below(9) == 0;
        auto damaged = bytes;
        if (!swapped)
            damage(damaged, player);
        for (const auto *suffix : {"-wal", "-shm", "-journal"})
            QFile::remove(path + QLatin1String(suffix));
        overwrite(path, damaged);
        if (swapped)
            overwrite(path + QStringLiteral("-wal"), logs[player.below(logs.size())]);
        // Only changes that reach the data of a game count; the rest harms nobody.
        if (dataOf(path) == data)
            continue;
        outcome.count();
        outcome.expect(isNoticed(path, trial.control),
                       "not noticed: change " + std::to_string(outcome.n()));
    }
    return outcome;
}

Outcome rebuildFromLedger(const Trial &trial)
{
    Outcome outcome;
    for (int i = 0; i < trial.n; ++i) {
        const QTemporaryDir folder;
        const auto library = folder.filePath(QStringLiteral("library"));
        const auto copy = folder.filePath(QStringLiteral("copy"));
        const auto seed = trial.seed * 1000 + static_cast<std::uint64_t>(i);
        if (const auto fault = tests::fillLibrary(library, 2 + i % 3, 5 + i % 20, seed);
            !fault.empty())
            qFatal("%s", fault.c_str());
        auto ledger = ledgerOf(library, trial.control);
        QBuffer buffer(&ledger);
        buffer.open(QIODevice::ReadOnly);
        const auto rebuilt = model::rebuildLibrary(buffer, copy, tests::systems());
        outcome.count();
        outcome.expect(rebuilt.has_value(), "refused: " + (rebuilt ? "" : rebuilt.error().pointer));
        const auto hash = stateHash(library);
        outcome.expect(!hash.empty() && stateHash(copy) == hash,
                       "another library: " + std::to_string(i));
    }
    return outcome;
}

} // namespace escarmouche::reliability
