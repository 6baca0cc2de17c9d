// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/paperoutput.h"
#include "app/print/sheets/rostersheet.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/csvcodec.h"
#include "model/exchange/filewriter.h"
#include "model/library/store/ledgerfile.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/faultycalls.h"

#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

namespace escarmouche::reliability {

namespace {

using model::BandFormat;
using model::FileCalls;
using tests::FaultyDisk;

struct Export {
    std::string name;
    std::string bytes;
};

std::string ledgerOf(const QString &library)
{
    std::string ledger;
    const auto exported = model::exportLedger(library, [&](std::string_view line) {
        ledger += line;
        return rules::Result<void>();
    });
    return exported ? ledger : std::string();
}

/** One of each that the program can write. */
std::vector<Export> exportsOf(const QTemporaryDir &folder, std::uint64_t seed)
{
    tests::RandomPlayer player(seed);
    const auto band = randomBand(player, 25);
    const auto &rules = *tests::systems().front().bands;
    std::vector<Export> exports;
    const std::pair<const char *, BandFormat> formats[] = {{"json", BandFormat::Json},
                                                           {"csv", BandFormat::Csv},
                                                           {"md", BandFormat::Markdown},
                                                           {"html", BandFormat::Html},
                                                           {"txt", BandFormat::Text}};
    for (const auto &[name, format] : formats)
        exports.push_back({name, model::exportBand(rules, band, format).value_or("")});
    const auto pdf = app::pdf(
        app::rosterSheet(*rules.sheet(band), rules.phrases(), noRule, rules::Language::French, {}),
        app::Paper::A4);
    exports.push_back({"pdf", pdf.toStdString()});
    const auto library = folder.filePath(QStringLiteral("library"));
    if (const auto fault = tests::fillLibrary(library, 1, 6, seed); !fault.empty())
        qFatal("%s", fault.c_str());
    exports.push_back({"ledger", ledgerOf(library)});
    return exports;
}

/** What a program without care does: opens the target itself, believes every write. */
rules::Result<void> writeCarelessly(const QString &path, std::string_view bytes,
                                    const FileCalls &calls)
{
    const int descriptor = ::open(path.toUtf8().constData(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    (void)calls.write(descriptor, bytes.data(), bytes.size());
    ::close(descriptor);
    return {};
}

FileCalls faultyDisk(int kind, std::size_t room)
{
    switch (kind) {
    case 0:
        return FaultyDisk::fullAfter(room);
    case 1:
        return FaultyDisk::fullAfter(room, 997);
    case 2:
        return FaultyDisk::lyingAfter(room);
    case 3:
        return FaultyDisk::failingSync();
    default:
        return FaultyDisk::failingRename();
    }
}

} // namespace

Outcome keepExports(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    const QByteArray good = "the good file";
    const auto target = folder.filePath(QStringLiteral("target"));
    const auto exports = exportsOf(folder, trial.seed);
    tests::RandomPlayer player(trial.seed);
    for (const auto &each : exports) {
        outcome.expect(!each.bytes.empty(), each.name + ": nothing to write");
        for (int i = 0; i < trial.n; ++i) {
            // Every byte where there are runs enough, else drawn; the ends always.
            const auto room = static_cast<std::size_t>(trial.n) >= each.bytes.size()
                                  ? static_cast<std::size_t>(i) % each.bytes.size()
                              : i == 0 ? 0
                              : i == 1 ? each.bytes.size() - 1
                                       : player.below(each.bytes.size());
            const int kind = static_cast<int>(player.below(i < 2 ? 3 : 5));
            const auto calls = faultyDisk(kind, room);
            overwrite(target, good);
            const auto written = trial.control ? writeCarelessly(target, each.bytes, calls)
                                               : model::writeFile(target, each.bytes, calls);
            outcome.count();
            const auto at = each.name + " at byte " + std::to_string(room);
            outcome.expect(!written, at + ": said to be written");
            outcome.expect(contents(target) == good, at + ": the good file is gone");
        }
        const auto written = model::writeFile(target, each.bytes);
        outcome.expect(written && contents(target).toStdString() == each.bytes,
                       each.name + ": not written on a sound disk");
    }
    return outcome;
}

/** names FOLDER FILE raw|safe: exports a band under each of the names in a file, one a line with
    every byte as two digits. */
int exportNames(const QStringList &arguments)
{
    const bool raw = arguments.value(2) == QStringLiteral("raw");
    for (const auto &line : contents(arguments.value(1)).split('\n')) {
        const auto name = QByteArray::fromHex(line).toStdString();
        const auto file = raw ? toQString(name) : model::safeFileName(name);
        (void)model::writeFile(arguments.value(0) + u'/' + file, "exported");
    }
    return 0;
}

Outcome disarmFormulas(const Trial &trial)
{
    constexpr std::string_view kStarts = "=+-@\t";
    Outcome outcome;
    const auto &rules = *tests::systems().front().bands;
    const auto texts = hostileTexts(trial.n, trial.seed);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto start = kStarts[i % kStarts.size()];
        // A name has no tab; notes may.
        const auto text = start + texts[i];
        const auto name = start == '\t' ? '=' + texts[i] : text;
        const auto band = bandNamed(name);
        outcome.count();
        outcome.expect(!band.empty(), "the rules refuse " + name);
        if (band.empty())
            continue;
        const auto plain = model::exportBand(rules, band, BandFormat::Csv);
        const auto back = model::importBand(tests::systems(), *plain, BandFormat::Csv);
        outcome.expect(back && rules.write(back->band) == rules.write(band),
                       "not the same after CSV: " + name);
        model::ExportOptions options;
        options.spreadsheetSafe = !trial.control;
        const auto safe = model::exportBand(rules, band, BandFormat::Csv, options);
        const auto rows = model::readCsv(*safe);
        for (const auto &row : *rows) {
            for (const auto &cell : row.cells)
                outcome.expect(cell.empty() || std::string_view("=+-@\t\r").find(cell.front()) ==
                                                   std::string_view::npos,
                               "a formula: " + cell);
        }
        const auto safeBack = model::importBand(tests::systems(), *safe, BandFormat::Csv);
        outcome.expect(safeBack && rules.write(safeBack->band) == rules.write(band),
                       "not the same after safe CSV: " + name);
    }
    // Characters that no field takes are disarmed all the same.
    for (const std::string text : {"\tx", "\rx"})
        outcome.expect(trial.control || model::looksLikeFormula(text), "not seen as a formula");
    return outcome;
}

} // namespace escarmouche::reliability
