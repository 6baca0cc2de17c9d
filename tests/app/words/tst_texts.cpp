// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"
#include "app/words/language/dates.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/program/lastwords.h"
#include "app/words/program/windowarguments.h"
#include "app/words/sentences/reasons.h"
#include "app/words/sentences/sentences.h"
#include "model/systemreason.h"
#include "model/text.h"
#include "tests/support/files/manycases.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toysystem.h"

#include <QFile>
#include <QThread>

#include <array>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_texts {

using namespace escarmouche;
using namespace escarmouche::app;

class TextsTest : public QObject
{
    Q_OBJECT

private slots:
    void saysEveryErrorInBothLanguages();
    void saysWhereAFileIsWrong();
    void namesTheRangeOrTheOneNumber();
    void namesTheFileThatIsWrong();
    void saysNoMoreComplaintsThanOneReads();
    void tellsReasonsInBothLanguages();
    void namesWhatItProposes();
    void takesNamesLiterally();
    void takesSignsLiterally();
    void keepsTipsNarrow();
    void namesFiguresAndEntriesAsPeopleDo();
    void exitsAsTheProductLists();
    void writesDistancesInTheUnitChosen();
    void explainsANumberByItsParts();
    void writesMomentsInLocalTime();
    void aDayBeginsByTheClocksHere();
    void knowsWhenTheWindowIsMeant_data();
    void knowsWhenTheWindowIsMeant();
    void aThreadThatIsNotGivenEndsTheProgramInWords();

private:
    UiLanguage m_language{rules::Language::English};
};

void TextsTest::saysEveryErrorInBothLanguages()
{
    for (int code = 0; code <= static_cast<int>(rules::ErrorCode::OutOfMemory); ++code) {
        rules::Error error{.code = static_cast<rules::ErrorCode>(code),
                           .subject = "subject",
                           .hint = "hint",
                           .number = 3};
        error.more = {{.code = rules::ErrorCode::MissingKey, .subject = "name"}};
        m_language.set(rules::Language::English);
        const Explanation english = explain(error);
        m_language.set(rules::Language::French);
        const Explanation french = explain(error);
        const QByteArray which = QByteArray::number(code);
        QVERIFY2(!english.what.isEmpty() && !english.next.isEmpty(), which.constData());
        QVERIFY2(!english.what.contains(QLatin1Char('%')), which.constData());
        QVERIFY2(!french.what.contains(QLatin1Char('%')), which.constData());
        QVERIFY2(english.what != french.what && english.next != french.next, which.constData());
    }
    m_language.set(rules::Language::English);
}

void TextsTest::saysWhereAFileIsWrong()
{
    const rules::Error error{.code = rules::ErrorCode::UnknownKey,
                             .subject = "nmae",
                             .pointer = "/members/3",
                             .hint = "name"};
    QCOMPARE(explain(error).what,
             QStringLiteral("/members/3: The key “nmae” is not known. Did you mean “name”?"));
}

void TextsTest::namesTheRangeOrTheOneNumber()
{
    rules::Error error{
        .code = rules::ErrorCode::NumberOutOfRange, .subject = "11", .hint = "2..10"};
    QCOMPARE(explain(error).what, QStringLiteral("The number 11 is outside 2..10."));
    error.hint = "10..10";
    QCOMPARE(explain(error).what, QStringLiteral("The number 11 stands where 10 belongs."));
}

void TextsTest::namesTheFileThatIsWrong()
{
    rules::Error error{.code = rules::ErrorCode::MissingKey,
                       .subject = "name",
                       .file = "orcs.band.json",
                       .pointer = "/members/3"};
    QCOMPARE(explain(error).what,
             QStringLiteral("orcs.band.json /members/3: The key “name” is missing."));
    const rules::Error many{
        .code = rules::ErrorCode::ManyComplaints, .file = "orcs.band.json", .more = {error}};
    QVERIFY(explain(many).what.startsWith(QStringLiteral("orcs.band.json:\n")));
    const rules::Error absent{.code = rules::ErrorCode::FileNotFound,
                              .subject = "orcs.band.json",
                              .file = "orcs.band.json"};
    QCOMPARE(explain(absent).what, QStringLiteral("The file “orcs.band.json” is not there."));
}

void TextsTest::saysNoMoreComplaintsThanOneReads()
{
    rules::Error error{.code = rules::ErrorCode::ManyComplaints};
    for (int i = 0; i < 40; ++i)
        error.more.push_back({.code = rules::ErrorCode::MissingKey, .subject = "name"});
    const QStringList lines = explain(error).what.split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 13);
    QCOMPARE(lines.last(), QStringLiteral("… and 28 more"));
}

void TextsTest::tellsReasonsInBothLanguages()
{
    QCOMPARE(reasonText("no SQLite file"), QStringLiteral("no SQLite file"));
    m_language.set(rules::Language::French);
    QCOMPARE(reasonText("no SQLite file"), QStringLiteral("ce n’est pas un fichier SQLite"));
    QCOMPARE(reasonText("an act that cannot be read: {\"a\": 1}"),
             QStringLiteral("une action illisible\u00a0: {\"a\": 1}"));
    QCOMPARE(reasonText("0..5"), QStringLiteral("0..5"));
    for (const int number : {ENOENT, EIO, EISDIR, EACCES, EMFILE})
        QVERIFY(reasonText(model::systemReason(number)) !=
                QString::fromStdString(model::systemReason(number)));
    m_language.set(rules::Language::English);
}

void TextsTest::namesWhatItProposes()
{
    const rules::RuleSystems systems = tests::toySystems();
    const rules::BandRules &bands = *systems.front().bands;
    const rules::CatalogueItem item = bands.catalogue().front().items.front();
    const rules::Error error{
        .code = rules::ErrorCode::EntryNotFound, .subject = "x", .hint = item.entry};
    m_language.set(rules::Language::French);
    const QString id = toQString(item.entry);
    QVERIFY(explain(error).what.endsWith(QStringLiteral("«\u00a0%1\u00a0»\u00a0?").arg(id)));
    QVERIFY(
        explain(error, entryNames(systems))
            .what.endsWith(
                QStringLiteral("«\u00a0%1\u00a0» (%2)\u00a0?").arg(id, toQString(item.name.fr))));
    m_language.set(rules::Language::English);
}

void TextsTest::takesNamesLiterally()
{
    const rules::Error error{
        .code = rules::ErrorCode::LibraryDamaged, .subject = "%2<b>.library", .hint = "%1"};
    QCOMPARE(explain(error).what, QStringLiteral("The library “%2<b>.library” is damaged: %1."));
}

void TextsTest::takesSignsLiterally()
{
    QCOMPARE(buttonText(QStringLiteral("R&D && B")), QStringLiteral("R&&D &&&& B"));
    QCOMPARE(titleText(QStringLiteral("A[*] [*]")), QStringLiteral("A[*][*] [*][*]"));
}

void TextsTest::keepsTipsNarrow()
{
    QCOMPARE(tipText({}), QString());
    QCOMPARE(tipText(QStringLiteral("<b>x</b>\ny")), QStringLiteral("<b>x</b>\ny"));
    const QString line(80, u'x');
    QCOMPARE(tipText(line), line);
    QCOMPARE(tipText(line + QStringLiteral(" y")), line + QStringLiteral("\ny"));
    QCOMPARE(tipText(QStringLiteral("a ") + line), QStringLiteral("a\n") + line);
    QCOMPARE(tipText(line + line), line + u'\n' + line);
    const QString dragon = QStringLiteral("🐉");
    const QString odd = QString(79, u'x') + dragon;
    QCOMPARE(tipText(odd), QString(79, u'x') + u'\n' + dragon);
}

void TextsTest::namesFiguresAndEntriesAsPeopleDo()
{
    using rules::ErrorCode;
    for (const auto code : {ErrorCode::NoSuchMember, ErrorCode::MemberIdTaken})
        QVERIFY(!explain({.code = code, .number = 8001}).what.contains(QLatin1Char('8')));
    const rules::RuleSystems systems = tests::toySystems();
    const rules::BandRules &bands = *systems.front().bands;
    const rules::CatalogueItem item = bands.catalogue().front().items.front();
    const rules::Error error{.code = ErrorCode::NotPossessed, .subject = item.entry};
    m_language.set(rules::Language::French);
    QCOMPARE(explain(named(error, bands)).what,
             QStringLiteral("La figurine n’a pas «\u00a0%1\u00a0».").arg(toQString(item.name.fr)));
    m_language.set(rules::Language::English);
    QCOMPARE(explain(named(error, bands)).what,
             QStringLiteral("The figure does not have “%1”.").arg(toQString(item.name.en)));
}

void TextsTest::exitsAsTheProductLists()
{
    using rules::ErrorCode;
    const std::vector<std::pair<ErrorCode, int>> rows{
        {ErrorCode::WouldBreakRule, 1}, {ErrorCode::BandNotFound, 3},
        {ErrorCode::NotJson, 4},        {ErrorCode::StreamMoved, 5},
        {ErrorCode::ChainBroken, 6},    {ErrorCode::NewerLibrary, 7},
        {ErrorCode::NewerFormat, 7},    {ErrorCode::PermissionDenied, 8},
        {ErrorCode::DiskFull, 9},       {ErrorCode::FileTooLarge, 4},
        {ErrorCode::ManyComplaints, 4}, {ErrorCode::NoSuchMember, 1},
        {ErrorCode::EmptyReason, 1},    {ErrorCode::EventNotFound, 3},
        {ErrorCode::MatchNotFound, 3},  {ErrorCode::LibraryReplaced, 6},
        {ErrorCode::InputOutput, 9},    {ErrorCode::Internal, 1},
        {ErrorCode::OutOfMemory, 1},    {ErrorCode::RefusedByRule, 1},
        {ErrorCode::OlderRevision, 7},  {ErrorCode::ReplayMismatch, 11},
        {ErrorCode::NewerRevision, 7},  {ErrorCode::TooManyFigures, 4},
    };
    for (const auto &[code, exit] : rows)
        QCOMPARE(exitCode(code), exit);
}

void TextsTest::writesDistancesInTheUnitChosen()
{
    const Units mm{Units::Kind::Millimetres, 25};
    QCOMPARE(distanceText(6, {}), QStringLiteral("6\u00a0pas"));
    QCOMPARE(distanceText(6, mm), QStringLiteral("150\u00a0mm"));
    const rules::Cell move{rules::Number({6, rules::PartSource::Base, {}, {}}), {}};
    QCOMPARE(cellText(move, rules::Measure::Distance, {}, rules::Language::English),
             QStringLiteral("6"));
    QCOMPARE(cellText(move, rules::Measure::Target, mm, rules::Language::English),
             QStringLiteral("6+"));
    QCOMPARE(cellText({}, rules::Measure::Plain, mm, rules::Language::English),
             QStringLiteral("–"));
    QCOMPARE(
        cellText({{}, {"bite", "morsure"}}, rules::Measure::Plain, mm, rules::Language::French),
        QStringLiteral("morsure"));
}

void TextsTest::explainsANumberByItsParts()
{
    const rules::RuleSystems systems = tests::toySystems();
    const rules::BandRules &rules = *systems.front().bands;
    rules::Number number({4, rules::PartSource::Faction, {}, {}});
    number.add({2, rules::PartSource::Item, {}, rules::RuleId{"MUSG-EQUIP-04"}});
    number.add({-1, rules::PartSource::ByHand, {}, {}});
    const auto source = [&](std::size_t part) {
        return QString::fromStdString(rules.source(number.parts()[part]).en);
    };
    QCOMPARE(explain(number, QStringLiteral("R"), rules::Measure::Plain, rules, {},
                     rules::Language::English),
             QStringLiteral("R 5 = 4 %1 + 2 %2 (MUSG-EQUIP-04) − 1 %3")
                 .arg(source(0), source(1), source(2)));
    QCOMPARE(explain({}, QStringLiteral("R"), rules::Measure::Plain, rules, {},
                     rules::Language::English),
             QStringLiteral("R –"));
    QCOMPARE(signedText(-4), QStringLiteral("−4"));
    QCOMPARE(plainText(-19), QStringLiteral("−19"));
    rules::TotalLine line;
    line.amount = 72;
    QCOMPARE(totalText(line), QStringLiteral("72"));
    line.limit = 500;
    QCOMPARE(totalText(line), QStringLiteral("72 / 500"));
    QCOMPARE(signedText(12), QStringLiteral("+12"));
}

void TextsTest::writesMomentsInLocalTime()
{
    const QDateTime moment(QDate(2026, 3, 1), QTime(20, 4), Qt::UTC);
    QCOMPARE(momentText("2026-03-01T20:04:00Z"),
             QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat));
    QCOMPARE(momentText("someday"), QStringLiteral("someday"));
}

void TextsTest::aDayBeginsByTheClocksHere()
{
    const QByteArray zone = qgetenv("TZ");
    qputenv("TZ", "Europe/Paris");
    const auto summer = dayBegins(QDate(2026, 7, 1));
    const auto winter = dayBegins(QDate(2026, 12, 1));
    qputenv("TZ", zone);
    QCOMPARE(summer, std::string("2026-06-30T22:00:00"));
    QCOMPARE(winter, std::string("2026-11-30T23:00:00"));
}

void TextsTest::knowsWhenTheWindowIsMeant_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("window");
    QTest::newRow("nothing") << QString() << true;
    QTest::newRow("library") << QStringLiteral("--library x.library --as Ada") << true;
    QTest::newRow("Qt's own") << QStringLiteral("-platform offscreen") << true;
    QTest::newRow("sub-command") << QStringLiteral("band check x.json") << false;
    QTest::newRow("after an option") << QStringLiteral("--library x band list") << false;
    QTest::newRow("help") << QStringLiteral("--help") << false;
    QTest::newRow("unknown language") << QStringLiteral("--lang de") << false;
}

void TextsTest::knowsWhenTheWindowIsMeant()
{
    QFETCH(QString, line);
    QFETCH(bool, window);
    const auto read = windowArguments(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(read.has_value(), window);
    if (line.contains(QStringLiteral("--as")))
        QCOMPARE(read->person, QStringLiteral("Ada"));
}

void TextsTest::aThreadThatIsNotGivenEndsTheProgramInWords()
{
    if (tests::kSanitized)
        QSKIP("sanitizers need more memory than there would be");
    std::array<int, 2> said{};
    QCOMPARE(::pipe(said.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(said[1], STDERR_FILENO);
        prepareLastWords();
        QThread thread;
        thread.setStackSize(64U << 20U); // more than any kept from a thread that has ended
        const rlimit nothing{1, 1};
        ::setrlimit(RLIMIT_AS, &nothing);
        thread.start();
        ::_exit(99); // whoever waits for that thread waits for ever
    }
    ::close(said[1]);
    int ended = 0;
    QCOMPARE(::waitpid(child, &ended, 0), child);
    QVERIFY(WIFEXITED(ended));
    QCOMPARE(WEXITSTATUS(ended), exitCode(rules::ErrorCode::OutOfMemory));
    QFile words;
    QVERIFY(words.open(said[0], QIODevice::ReadOnly, QFile::AutoCloseHandle));
    QCOMPARE(words.readAll(), QByteArray("escarmouche: There is not enough memory.\n"));
}

CORE_TEST(TextsTest)

} // namespace tst_texts

#include "tst_texts.moc"
