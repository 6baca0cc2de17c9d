// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/eveningpack.h"

#include "app/pages/campaign/result/resultgrid.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/paper/typesetter.h"
#include "app/print/sheets/standingssheet.h"
#include "model/reference.h"
#include "model/resources.h"
#include "model/text.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pdfpages.h"

#include <algorithm>
#include <map>
#include <set>

namespace tst_eveningpack {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::Language;

namespace {

constexpr double kMargin = 12 * 72 / 25.4;

/** Two games of four bands, a crew chosen for one of them. */
struct Evenings : CampaignRoom {
    rules::RuleSystems systems = std::move(*model::loadSystems());
    const rules::BandRules &bands = *systems.front().bands;
    model::Reference reference = *model::loadReference("musg");
    std::vector<rules::BandId> all;
    std::vector<rules::FixtureId> games;

    Evenings()
    {
        for (const char *name : {"Reds", "Blues", "<img src=x>", "Greys & Co"})
            all.push_back(join(BandBuilder("generic")
                                   .campaign(60)
                                   .chief()
                                   .with("rifle")
                                   .named("The boss")
                                   .sousChef()
                                   .sousFifre(4)
                                   .band(),
                               name));
        games = {schedule({all[0], all[1]}), schedule({all[2], all[3]})};
    }

    void at(rules::FixtureId game, const char *time, int round = 0)
    {
        rules::FixturePlan plan = find(campaign(), game)->plan;
        plan.when.reset();
        if (*time)
            plan.when = rules::LocalTime{time, "Europe/Paris"};
        plan.place = "At Anne’s";
        plan.round = round;
        do_(rules::ChangeFixture{game, plan});
    }
    Evening evening() const
    {
        return *gatherEvening(campaign(), games, musgCampaigns(), bands, {});
    }
    PrintDocument pack(Language language = Language::English) const
    {
        return eveningPack(evening(), bands.phrases(),
                           [this](std::string_view id) { return reference.find(id); }, language,
                           {});
    }
};

/** The grids to write in whose first column is a code, one a band. */
std::vector<PrintGrid> gridsOf(const PrintDocument &document)
{
    std::vector<PrintGrid> grids;
    for (const PrintBlock &block : document.blocks) {
        if (block.kind == PrintBlock::Kind::Grid && block.grid.toWriteIn &&
            block.grid.columns.front().number)
            grids.push_back(block.grid);
    }
    return grids;
}

QString joined(const QStringList &faults)
{
    return faults.mid(0, 8).join(u'\n');
}

} // namespace

/** What a campaign prints: the paper of an evening and the standings. */
class TestEveningPack : public QObject
{
    Q_OBJECT

private slots:
    void fitsItsPages_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<Paper>("paper");
        QTest::newRow("English A4") << Language::English << Paper::A4;
        QTest::newRow("English Letter") << Language::English << Paper::Letter;
        QTest::newRow("French A4") << Language::French << Paper::A4;
        QTest::newRow("French Letter") << Language::French << Paper::Letter;
    }
    void fitsItsPages();
    void writesTheGridInTheOrderOfTheEntryGrid_data()
    {
        QTest::addColumn<bool>("consumed");
        QTest::newRow("kits come back") << false;
        QTest::newRow("kits are used up") << true;
    }
    void writesTheGridInTheOrderOfTheEntryGrid();
    void printsWhoComesAndNobodyElse();
    void tellsTheRecordsOfThoseWhoCome();
    void leavesOutWhoIsGone();
    void writesTheResultOfTheOnlyGameOnTheFirstPage();
    void setsNamesAsLetters();
    void printsARuleOnceForAllBands();
    void takesTheNextDayThenTheFirstRoundThenTheRest();
    void headsAGridOnEachPage();
    void keepsAGridToWriteInOnOnePage();
    void cutsARowHigherThanAPage();
    void saysHowBandsAreParted();
    void drawsAllBarsOnOneScale();
};

void TestEveningPack::fitsItsPages()
{
    QFETCH(Language, language);
    QFETCH(Paper, paper);
    const Evenings evenings;
    for (const PrintDocument &document :
         {evenings.pack(language),
          standingsSheet(evenings.campaign(), musgCampaigns(), language)}) {
        const QByteArray bytes = pdf(document, paper);
        const PdfPages pages = readBack(bytes);
        QVERIFY(!pages.words.empty());
        QCOMPARE(qRound(pages.sizes.front().width()), paper == Paper::A4 ? 595 : 612);
        QVERIFY2(layoutFaults(pages, kMargin).isEmpty(),
                 qPrintable(joined(layoutFaults(pages, kMargin))));
        QCOMPARE(fontsNotEmbedded(bytes), QStringList());
    }
}

void TestEveningPack::writesTheGridInTheOrderOfTheEntryGrid()
{
    QFETCH(bool, consumed);
    Evenings evenings;
    for (const rules::BandId band : evenings.all)
        evenings.do_(
            rules::ActOnBand{band, rules::Give{"medikit", {{evenings.member(band, 0), 1}}, 1, {}}},
            "a gift");
    evenings.do_(rules::ChangeOptions{{{"medikit_consumed", consumed}}});
    const auto grids = gridsOf(evenings.pack());
    QCOMPARE(grids.size(), std::size_t(4));
    std::size_t band = 0;
    for (const rules::FixtureId game : evenings.games) {
        const ResultGrid entry(evenings.campaign(), *find(evenings.campaign(), game),
                               musgCampaigns());
        QStringList asked;
        for (int column = 0; column < ResultGrid::kColumns; ++column)
            if (entry.asksFor(static_cast<ResultGrid::ColumnKey>(column)))
                asked << entry.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int row = 0;
        for (int seat = 0; seat < 2; ++seat, ++band) {
            QStringList printed;
            for (const PrintColumn &column : grids[band].columns)
                printed << column.heading;
            QCOMPARE(printed.mid(0, printed.size() - 1), asked); // and notes
            for (const auto &cells : grids[band].rows) {
                QCOMPARE(entry.seatOfRow(row), seat);
                for (int column = 0; column <= ResultGrid::Rank; ++column)
                    QCOMPARE(cells[static_cast<std::size_t>(column)].text,
                             entry.index(row, column).data().toString());
                ++row;
            }
        }
        QCOMPARE(row, entry.rowCount());
    }
}

void TestEveningPack::printsWhoComesAndNobodyElse()
{
    Evenings evenings;
    evenings.do_(rules::ChooseCrew{
        evenings.games[0],
        evenings.all[0],
        rules::CrewChoice::Picked,
        {evenings.member(evenings.all[0], 0), evenings.member(evenings.all[0], 2)},
        {}});
    const Evening evening = evenings.evening();
    const EveningSide &reds = evening.games[0].sides[0];
    QVERIFY(reds.crewChosen);
    QCOMPARE(reds.figures.size(), std::size_t(2));
    QCOMPARE(reds.figures[1].code, std::string("A2"));
    std::size_t printed = 0;
    for (const auto &group : reds.sheet.figures)
        printed += group.size();
    QCOMPARE(printed, std::size_t(2));
    QVERIFY(!evening.games[0].sides[1].crewChosen);
    QCOMPARE(evening.games[0].sides[1].figures.size(), std::size_t(6));
}

void TestEveningPack::tellsTheRecordsOfThoseWhoCome()
{
    Evenings evenings;
    const auto recordsIn = [&] {
        QStringList names;
        const PrintDocument pack = evenings.pack();
        for (std::size_t i = 0; i + 1 < pack.blocks.size(); ++i) {
            if (pack.blocks[i].kind != PrintBlock::Kind::Heading ||
                pack.blocks[i].title != QStringLiteral("Records"))
                continue;
            for (const auto &row : pack.blocks[i + 1].grid.rows)
                names << row.front().text + u' ' + row[1].text;
        }
        return names;
    };
    QCOMPARE(recordsIn(), QStringList());
    const rules::FixtureId played = evenings.schedule({evenings.all[0], evenings.all[1]});
    auto report = evenings.blank(played);
    putOut(report, 0, evenings.member(evenings.all[0], 0), 1, evenings.member(evenings.all[1], 1));
    evenings.do_(rules::EnterReport{played, report, {}});
    for (const rules::BandId band : {evenings.all[0], evenings.all[1]}) {
        const auto line = CampaignRoom::key("recovery", evenings.member(evenings.all[1], 1));
        if (evenings.line(played, band, line))
            evenings.roll(played, band, line, {6, 6});
        evenings.confirmAll(played, band);
        evenings.do_(rules::ClosePostGame{played, band});
    }
    QCOMPARE(recordsIn().size(), 1); // who has nothing to tell is left out
    evenings.do_(rules::ChooseCrew{
        evenings.games[0],
        evenings.all[0],
        rules::CrewChoice::Picked,
        {evenings.member(evenings.all[0], 0), evenings.member(evenings.all[0], 2)},
        {}});
    const QStringList records = recordsIn();
    QCOMPARE(records.size(), 1);
    QVERIFY2(records.front().startsWith(QStringLiteral("The boss Games: 1 · ")) &&
                 records.front().contains(QStringLiteral("Knock-outs: 1 × ")),
             qPrintable(records.front()));
}

void TestEveningPack::leavesOutWhoIsGone()
{
    Evenings evenings;
    const rules::BandId reds = evenings.all[0], blues = evenings.all[1];
    evenings.do_(rules::ActOnBand{reds, rules::Recruit{"elf-sniper", 1, {}}});
    const rules::MemberId sniper = evenings.band(reds).members.back().id;
    const rules::FixtureId played = evenings.schedule({reds, blues});
    auto report = evenings.blank(played);
    putOut(report, 1, evenings.member(blues, 0), 0, sniper);
    evenings.do_(rules::EnterReport{played, report, {}});
    for (const rules::BandId band : {reds, blues}) {
        evenings.confirmAll(played, band);
        evenings.do_(rules::ClosePostGame{played, band});
    }
    QVERIFY(!rules::recordsOf(musgCampaigns(), evenings.campaign(), reds).lost.empty());
    for (const char *title : {"Contacts lost", "The fallen"})
        QCOMPARE(std::ranges::count(evenings.pack().blocks, QString::fromLatin1(title),
                                    &PrintBlock::title),
                 0);
}

void TestEveningPack::writesTheResultOfTheOnlyGameOnTheFirstPage()
{
    Evenings evenings;
    const auto resultBeforeSheets = [&] {
        const auto pack = evenings.pack();
        const auto isResult = [](const PrintBlock &block) {
            return block.title.startsWith(QStringLiteral("Result of game 1"));
        };
        const auto sheet =
            std::ranges::find(pack.blocks, PrintBlock::Kind::Part, &PrintBlock::kind);
        return std::any_of(pack.blocks.begin(), sheet, isResult);
    };
    QVERIFY(!resultBeforeSheets());
    evenings.games.pop_back();
    QVERIFY(resultBeforeSheets());
}

void TestEveningPack::setsNamesAsLetters()
{
    const Evenings evenings;
    const PdfPages pages = readBack(pdf(evenings.pack(), Paper::A4));
    QVERIFY(pages.letters().contains(QStringLiteral("<imgsrc=x>")));
    QVERIFY(pages.letters().contains(QStringLiteral("Greys&Co")));
}

void TestEveningPack::printsARuleOnceForAllBands()
{
    const Evenings evenings;
    std::map<QString, int> times;
    for (const PrintBlock &block : evenings.pack().blocks) {
        if (block.kind == PrintBlock::Kind::Narrow)
            ++times[block.corner];
    }
    QVERIFY(!times.empty());
    for (const auto &[rule, count] : times)
        QVERIFY2(count == 1, qPrintable(rule));
}

void TestEveningPack::takesTheNextDayThenTheFirstRoundThenTheRest()
{
    Evenings evenings;
    const auto &games = evenings.games;
    const auto next = [&](const char *now) { return nextEvening(evenings.campaign(), now); };
    using Games = std::vector<rules::FixtureId>;
    QCOMPARE(next("2026-10-01T12:00"), games);
    evenings.at(games[0], "2026-10-24T19:30");
    evenings.at(games[1], "2026-10-24T21:00");
    QCOMPARE(next("2026-10-24T20:00"), games);
    evenings.at(games[1], "2026-10-25T19:30");
    QCOMPARE(next("2026-10-24T20:00"), Games{games[0]});
    QCOMPARE(next("2026-10-25T09:00"), Games{games[1]});
    evenings.do_(rules::SetFixtureStatus{games[1], rules::FixtureStatus::Cancelled, {}});
    QCOMPARE(next("2026-10-25T09:00"), Games{games[0]});
    const auto third = evenings.schedule({evenings.all[0], evenings.all[2]});
    evenings.at(third, "", 1);
    QCOMPARE(next("2026-10-25T09:00"), Games{third});
}

void TestEveningPack::headsAGridOnEachPage()
{
    PrintDocument document{QStringLiteral("Grid"), {}, {}, QStringLiteral("%1 / %2"), {}};
    PrintBlock block;
    block.kind = PrintBlock::Kind::Grid;
    block.grid.toWriteIn = true;
    block.grid.columns = {{QStringLiteral("Headed")}, {QStringLiteral("Empty")}};
    for (int i = 0; i < 100; ++i)
        block.grid.rows.push_back({{QStringLiteral("row%1").arg(i)}});
    block.grid.again = QStringLiteral("Reds (continued)");
    document.blocks.push_back(block);
    const PdfPages pages = readBack(pdf(document, Paper::A4));
    QVERIFY(pages.sizes.size() > 2);
    QCOMPARE(pages.pagesOf(QStringLiteral("(continued)")).size(), pages.sizes.size() - 1);
    QCOMPARE(pages.pagesOf(QStringLiteral("Headed")).size(), pages.sizes.size());
    for (int i = 0; i < 100; ++i)
        QCOMPARE(pages.pagesOf(QStringLiteral("row%1").arg(i)).size(), std::size_t(1));
    QVERIFY2(layoutFaults(pages, kMargin).isEmpty(),
             qPrintable(joined(layoutFaults(pages, kMargin))));
}

void TestEveningPack::keepsAGridToWriteInOnOnePage()
{
    constexpr int kRows = 15;
    std::set<int> reached;
    for (int lines = 0; lines <= 60; lines += 10) {
        PrintDocument document{QStringLiteral("Grid"), {}, {}, QStringLiteral("%1 / %2"), {}};
        PrintBlock filler;
        for (int i = 0; i < lines; ++i)
            filler.left.push_back(PrintText{{}, QStringLiteral("filler")});
        PrintBlock heading;
        heading.kind = PrintBlock::Kind::Heading;
        heading.title = QStringLiteral("Reds");
        PrintBlock block;
        block.kind = PrintBlock::Kind::Grid;
        block.grid.toWriteIn = true;
        block.grid.columns = {{QStringLiteral("Headed")}};
        for (int i = 0; i < kRows; ++i)
            block.grid.rows.push_back({{QStringLiteral("row%1").arg(i)}});
        document.blocks = {filler, heading, block};
        const PdfPages pages = readBack(pdf(document, Paper::A4));
        const std::vector<int> head = pages.pagesOf(QStringLiteral("Reds"));
        QCOMPARE(head.size(), std::size_t(1));
        for (int i = 0; i < kRows; ++i)
            QCOMPARE(pages.pagesOf(QStringLiteral("row%1").arg(i)), head);
        reached.insert(head.front());
    }
    QVERIFY(reached.size() > 1); // it was moved, too
}

void TestEveningPack::cutsARowHigherThanAPage()
{
    PrintDocument document{QStringLiteral("Grid"), {}, {}, QStringLiteral("%1 / %2"), {}};
    PrintBlock block;
    block.kind = PrintBlock::Kind::Grid;
    block.grid.columns = {{QStringLiteral("Headed")}};
    QStringList lines;
    for (int i = 0; i < 200; ++i)
        lines << QStringLiteral("line%1").arg(i);
    block.grid.rows = {{{lines.join(u'\n')}}};
    document.blocks.push_back(block);
    const PdfPages pages = readBack(pdf(document, Paper::A4));
    for (const QString &line : lines)
        QCOMPARE(pages.pagesOf(line).size(), std::size_t(1));
    QVERIFY(layoutFaults(pages, kMargin).isEmpty());
}

void TestEveningPack::saysHowBandsAreParted()
{
    const Evenings evenings;
    const PdfPages english = readBack(
        pdf(standingsSheet(evenings.campaign(), musgCampaigns(), Language::English), Paper::A4));
    QVERIFY(english.letters().contains(
        QStringLiteral("brokenby:differenceofvictorypoints,victorypointsscored,gameswon.")));
    QVERIFY(english.letters().contains(QStringLiteral("won3,drawn1,lost0")));
    const PdfPages french = readBack(
        pdf(standingsSheet(evenings.campaign(), musgCampaigns(), Language::French), Paper::A4));
    QVERIFY(french.letters().contains(QStringLiteral("sedépartagentpar")));
}

void TestEveningPack::drawsAllBarsOnOneScale()
{
    const Typesetter setter;
    PrintBlock block;
    block.left.push_back(PrintBars{QStringLiteral("Points"),
                                   {{QStringLiteral("a"), 8},
                                    {QStringLiteral("b"), 4},
                                    {QStringLiteral("c"), 0},
                                    {QStringLiteral("d"), -2}}});
    std::vector<double> lengths;
    for (const Ink &ink : setter.block(block, 100 * kMillimetre).inks) {
        if (const auto *fill = std::get_if<FillInk>(&ink))
            lengths.push_back(fill->box.width());
    }
    QCOMPARE(lengths.size(), std::size_t(4));
    QCOMPARE(lengths[1] * 2, lengths[0]);
    QVERIFY(lengths[2] > 0 && lengths[2] < kMillimetre); // a hair shows where it begins
    QCOMPARE(lengths[3], lengths[2]);
}

SCREEN_TEST(TestEveningPack)

} // namespace tst_eveningpack

#include "tst_eveningpack.moc"
