// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/bandexchange.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <sys/resource.h>

namespace escarmouche::reliability {

namespace {

using nlohmann::json;
using rules::Error;
using rules::ErrorCode;

struct BadFile {
    std::string what;
    QString suffix; // "json", "csv"
    QByteArray bytes;
    bool refuse = true; // else: either, but no harm
};

const QString kJson = QStringLiteral("json");
const QString kCsv = QStringLiteral("csv");

QByteArray with(const QByteArray &band, const char *from, const QByteArray &to)
{
    auto copy = band;
    const auto at = copy.indexOf(from);
    if (at < 0)
        qFatal("no %s in the band", from);
    return copy.replace(at, static_cast<qsizetype>(qstrlen(from)), to);
}

std::vector<BadFile> lexicalFaults(const QByteArray &band)
{
    const auto named = [&](const QByteArray &name) {
        return with(band, R"("NAME")", '"' + name + '"');
    };
    const auto counted = [&](const QByteArray &count) {
        return with(band, R"("count": 7)", R"("count": )" + count);
    };
    std::vector<BadFile> files{
        {"empty", kJson, {}},
        {"blank", kJson, " \n\t"},
        {"nothing", kJson, "null"},
        {"a list", kJson, "[]"},
        {"a word", kJson, "\"x\""},
        {"no value", kJson, "nil"},
        {"deep lists", kJson, QByteArray(1'000'000, '[')},
        {"deep objects", kJson, QByteArray(R"({"a":)").repeated(1'000'000)},
        {"deep and closed", kJson, QByteArray(100'000, '[') + QByteArray(100'000, ']')},
        {"beyond 8 MB", kJson, QByteArray(9 << 20, ' ')},
        {"1e999", kJson, counted("1e999")},
        {"NaN", kJson, counted("NaN")},
        {"Infinity", kJson, counted("Infinity")},
        {"2^64", kJson, counted("18446744073709551616")},
        {"2^53 + 1", kJson, counted("9007199254740993")},
        {"-2^63 - 1", kJson, counted("-9223372036854775809")},
        {"fraction", kJson, counted("1.5")},
        {"exponent", kJson, counted("1e1")},
        {"leading zero", kJson, counted("01")},
        {"hexadecimal", kJson, counted("0x10")},
        {"plus", kJson, counted("+1")},
        {"digits without end", kJson, counted(QByteArray(100'000, '9'))},
        {"zero", kJson, counted("0")},
        {"negative", kJson, counted("-1")},
        {"a text for a number", kJson, counted("\"7\"")},
        {"duplicate key", kJson, with(band, R"("NAME")", R"("a", "name": "b")")},
        {"duplicate key, escaped", kJson, with(band, R"("NAME")", R"("a", "n\u0061me": "b")")},
        {"byte order mark", kJson, "\xEF\xBB\xBF" + band},
        {"UTF-16", kJson,
         QByteArray(reinterpret_cast<const char *>(QString::fromUtf8(band).utf16()),
                    2 * QString::fromUtf8(band).size())},
        {"Latin-1", kJson, named("\xE9")},
        {"overlong", kJson, named("\xC0\xAF")},
        {"surrogate as UTF-8", kJson, named("\xED\xA0\x80")},
        {"beyond Unicode", kJson, named("\xF4\x90\x80\x80")},
        {"cut character", kJson, named("\xE2\x82")},
        {"lone surrogate", kJson, named("\\uD800")},
        {"reversed surrogates", kJson, named("\\uDC00\\uD800")},
        {"U+0000", kJson, named("\\u0000")},
        {"raw U+0000", kJson, named(QByteArray(1, '\0'))},
        {"U+0000 behind", kJson, band + QByteArray(1, '\0')},
        {"carriage return", kJson, named("a\\rb")},
        {"line feed in a name", kJson, named("a\\nb")},
        {"raw line feed", kJson, named("a\nb")},
        {"bell", kJson, named("\\u0007")},
        {"delete", kJson, named("\\u007f")},
        {"bidi override", kJson,
         named("a\xE2\x80\xAE"
               "b")},
        {"bidi isolate, escaped", kJson, named("\\u2066x")},
        {"line separator", kJson, named("\\u2028")},
        {"long name", kJson, named(QByteArray(70'000, 'x'))},
        {"name of 121", kJson, named(QByteArray(121, 'x'))},
        {"unknown escape", kJson, named("\\x41")},
        {"text behind", kJson, band + "x"},
        {"two values", kJson, band + band},
        {"comment", kJson, "/* x */" + band},
        {"single quotes", kJson, QByteArray(band).replace('"', '\'')},
        {"trailing comma", kJson, with(band, R"("NAME")", R"("NAME",,)")},
        {"unknown key", kJson, with(band, R"("name")", R"("nmae": 1, "name")")},
        {"newer", kJson, with(band, R"("version": 1)", R"("version": 99)")},
        {"unknown system", kJson, with(band, R"("musg")", R"("chess")")},
        {"another format", kJson, with(band, "escarmouche-band", "escarmouche-ledger")},
        {"path as a race", kJson, with(band, R"("race": ")", R"("race": "../../)")},
        {"513 members", kJson,
         with(band, R"("members": [)",
              R"("members": [)" +
                  QByteArray(R"({"rank":"chief","profile":"goblin"},)").repeated(513))},
    };
    return files;
}

std::vector<BadFile> tableFaults(const QByteArray &csv)
{
    return {{"empty table", kCsv, {}},
            {"head alone", kCsv, csv.left(csv.indexOf('\n') + 1)},
            {"open quote", kCsv, csv + "\"x"},
            {"text behind a quote", kCsv, "\"a\"b,c\r\n1,2\r\n"},
            {"column twice", kCsv, "a,a\r\n1,2\r\n"},
            {"nameless column", kCsv, ",\r\n1,2\r\n"},
            {"too many cells", kCsv, csv + QByteArray(3000, ',') + "x"},
            {"5000 columns", kCsv, QByteArray("a,").repeated(5000) + "\r\n1\r\n"},
            {"10000 rows", kCsv, "rank\r\n" + QByteArray("x\r\n").repeated(10'000)},
            {"index without end", kCsv, "advances.999999999999\r\nx\r\n"},
            {"deep path", kCsv, QByteArray("a.").repeated(100'000) + "a\r\n1\r\n"},
            {"U+0000 in a table", kCsv, csv + QByteArray(1, '\0') + ",x\r\n"},
            {"no UTF-8 in a table", kCsv, csv + "\xFF\r\n"},
            {"members smuggled", kCsv, "band.members.1.rank\r\nchief\r\n"},
            {"two shapes", kCsv, "gear,gear.x\r\n1,2\r\n"}};
}

/** Every value of the band replaced by one of another kind. */
std::vector<BadFile> typeFaults(const QByteArray &band)
{
    std::vector<BadFile> files;
    const auto whole = json::parse(band.toStdString());
    const auto leaves = whole.flatten();
    for (const auto &[path, value] : leaves.items()) {
        for (const auto &other : {json(nullptr), json::array(), json::object(), json(-1.5)}) {
            auto copy = whole;
            copy[json::json_pointer(path)] = other;
            files.push_back({path + " as " + other.dump(), kJson,
                             QByteArray::fromStdString(copy.dump()), true});
        }
    }
    return files;
}

std::vector<BadFile> corpus(const QByteArray &band, const QByteArray &csv, const Trial &trial)
{
    auto files = lexicalFaults(band);
    for (auto &&more : {tableFaults(csv), typeFaults(band)})
        files.insert(files.end(), more.begin(), more.end());
    tests::RandomPlayer player(trial.seed);
    const auto n = static_cast<std::size_t>(trial.n);
    const auto room = n > files.size() ? n - files.size() : 0;
    // Cut after each byte, or after as many as there is room for; the last one is layout.
    const auto cuts = std::min<std::size_t>(room / 2, static_cast<std::size_t>(band.size()) - 2);
    for (std::size_t i = 0; i < cuts; ++i) {
        const auto length = static_cast<qsizetype>(i * (static_cast<std::size_t>(band.size()) - 2) /
                                                   std::max<std::size_t>(cuts, 1));
        files.push_back({"cut at " + std::to_string(length), kJson, band.left(length)});
    }
    while (files.size() < n) {
        const bool table = player.below(3) == 0;
        auto bytes = table ? csv : band;
        for (std::size_t i = 0; i <= player.below(4); ++i)
            bytes[static_cast<qsizetype>(player.below(static_cast<std::size_t>(bytes.size())))] =
                static_cast<char>(player.below(256));
        files.push_back({"mutation " + std::to_string(files.size()), table ? kCsv : kJson,
                         std::move(bytes), false});
    }
    return files;
}

bool saysWhy(const Error &error)
{
    return error.code != ErrorCode::Internal &&
           (!error.pointer.empty() || !error.subject.empty() || error.number != 0 ||
            !error.more.empty() || error.code == ErrorCode::NotJson ||
            error.code == ErrorCode::NotUtf8);
}

/** Reads a file and takes the band in, as the program does. The control reads as a program does
    that leaves everything to its JSON library. */
rules::Result<void> import(model::Library &library, const QString &path, bool control)
{
    if (control) {
        if (json::accept(contents(path).toStdString()))
            return {};
        return rules::fail({.code = ErrorCode::NotJson});
    }
    const auto band = model::importBandFile(tests::systems(), path);
    if (!band)
        return rules::fail(band.error());
    const auto made = library.bands().create(band->system, rules::AdoptBand{band->band});
    return made ? rules::Result<void>() : rules::fail(made.error());
}

QByteArray bytesOf(const QString &library)
{
    return contents(library) + contents(library + QStringLiteral("-wal"));
}

void tryHugeFile(Outcome &outcome, model::Library &library, const QTemporaryDir &folder)
{
    const auto path = folder.filePath(QStringLiteral("huge.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !file.resize(1LL << 30))
        return outcome.skip(1, "no room for a file of 1 GB");
    QElapsedTimer timer;
    timer.start();
    const auto taken = import(library, path, false);
    outcome.count();
    outcome.expect(!taken && taken.error().code == ErrorCode::FileTooLarge, "1 GB: not refused");
    outcome.expect(timer.elapsed() < 1000, "1 GB: too slow");
}

void tryLedgers(Outcome &outcome, const QString &library, const QTemporaryDir &folder,
                const Trial &trial)
{
    QByteArray ledger;
    (void)model::exportLedger(library, [&](std::string_view line) {
        ledger.append(line.data(), static_cast<qsizetype>(line.size()));
        return rules::Result<void>();
    });
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n / 10; ++i) {
        auto bytes = ledger;
        const auto at =
            static_cast<qsizetype>(player.below(static_cast<std::size_t>(bytes.size() - 1)));
        if (i % 2 == 0)
            bytes.truncate(at);
        else
            bytes[at] = static_cast<char>(player.below(256));
        if (bytes == ledger)
            continue;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const auto target = folder.filePath(QStringLiteral("rebuilt"));
        const auto rebuilt = model::rebuildLibrary(buffer, target, tests::systems());
        outcome.count();
        outcome.expect(rebuilt || !QFile::exists(target), "a refused ledger left a library");
        // A person's name is a label that no chain holds; what it becomes must still be text.
        outcome.expect(!rebuilt || i % 2 == 1, "a cut ledger was taken");
        outcome.expect(rebuilt || saysWhy(rebuilt.error()), "a ledger refused without a reason");
        QFile::remove(target);
    }
}

} // namespace

Outcome refuseMalformed(const Trial &trial)
{
    constexpr long kMostKilobytes = 200 * 1024;
    Outcome outcome;
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("library"));
    if (const auto fault = tests::fillLibrary(path, 2, 8, trial.seed); !fault.empty())
        qFatal("%s", fault.c_str());
    auto library = model::Library::open(path, tests::systems(), model::OpenMode::Existing);
    if (!library || !(*library)->people().add("Reader"))
        qFatal("no library");

    const QByteArray band = R"({
  "format": "escarmouche-band", "version": 1, "system": "musg", "name": "NAME", "race": "goblin",
  "members": [{"rank": "sous-fifre", "profile": "goblin", "count": 7, "name": "x", "notes": "y"}]
})";
    const auto read = tests::systems().front().bands->read(band.toStdString());
    outcome.expect(read.has_value(), "the sound band is refused");
    if (!read)
        return outcome;
    const auto csv =
        model::exportBand(*tests::systems().front().bands, *read, model::BandFormat::Csv);

    for (const auto &file : corpus(band, QByteArray::fromStdString(*csv), trial)) {
        const auto name = folder.filePath(QStringLiteral("bad.") + file.suffix);
        overwrite(name, file.bytes);
        const auto before = bytesOf(path);
        QElapsedTimer timer;
        timer.start();
        const auto taken = import(**library, name, trial.control);
        outcome.count();
        outcome.expect(timer.elapsed() < 5000, file.what + ": too slow");
        if (taken) {
            outcome.expect(!file.refuse, file.what + ": accepted");
            continue;
        }
        outcome.expect(trial.control || saysWhy(taken.error()), file.what + ": no reason");
        outcome.expect(bytesOf(path) == before, file.what + ": the library changed");
    }
    if (!trial.control) {
        tryHugeFile(outcome, **library, folder);
        library->reset();
        outcome.expect(verdict(model::checkLibrary(path, tests::systems())).has_value(),
                       "the library is damaged");
        tryLedgers(outcome, path, folder, trial);
        rusage usage{};
        ::getrusage(RUSAGE_SELF, &usage);
        outcome.expect(usage.ru_maxrss < kMostKilobytes,
                       "memory: " + std::to_string(usage.ru_maxrss) + " KB");
    }
    return outcome;
}

} // namespace escarmouche::reliability
