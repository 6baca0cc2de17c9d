// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/matchsheets.h"

#include "app/pages/match/start/quickmatchdialog.h"
#include "app/print/paper/pagedsheet.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheetpreview.h"
#include "app/words/reference/rulebook.h"
#include "model/match/setup/quickmatch.h"
#include "model/resources.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pdfpages.h"
#include "tests/support/window/pictures.h"

#include <QComboBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tst_matchsheets {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::Language;

namespace {

constexpr double kMargin = 12 * 72 / 25.4;

const rules::RuleSystems &systems()
{
    static const rules::RuleSystems kSystems = model::loadSystems().value();
    return kSystems;
}

const rules::RuleSystem &zombies()
{
    return *systemNamed(systems(), "zombies");
}

rules::MatchSetup setupOf(const std::vector<std::string> &names, bool isFull)
{
    rules::MatchSetup setup;
    setup.system = zombies().key;
    for (const std::string &name : names)
        setup.seats.push_back({"", "person", name});
    for (const rules::OptionGroup &group : zombies().matches->options()) {
        for (const rules::Property &option : group.options)
            if (option.kind == rules::PropertyKind::Flag)
                setup.options.push_back({option.key, isFull});
    }
    return setup;
}

/** With that one off, and what needs it. */
rules::MatchSetup without(rules::MatchSetup setup, const std::string &key)
{
    for (const rules::OptionGroup &group : zombies().matches->options()) {
        for (const rules::Property &option : group.options)
            if (option.key == key || option.needs == key)
                std::erase_if(setup.options, [&](const rules::Setting &one) {
                    return one.property == option.key;
                });
    }
    if (key != "cards_out")
        setup.options.push_back({key, false});
    return setup;
}

PrintDocument referenceOf(const rules::MatchSetup &setup, Language language)
{
    return referenceSheet(zombies().name, zombies().sheets->reference(setup).value(), language);
}

PrintDocument scoresOf(const rules::MatchSetup &setup, Language language)
{
    return scoreSheet(zombies().name, zombies().sheets->scores(setup).value(),
                      sideNames(setup, *zombies().matches), language);
}

/** The grids of the games and of them all, without that of the evening. */
std::vector<PrintGrid> gridsOf(const PrintDocument &document)
{
    std::vector<PrintGrid> grids;
    for (const PrintBlock &block : document.blocks)
        if (block.kind == PrintBlock::Kind::Grid)
            grids.push_back(block.grid);
    grids.erase(grids.begin());
    return grids;
}

/** It is on one page of both papers, with nothing over anything else. */
void verifyOnePage(const PrintDocument &document)
{
    for (const Paper paper : {Paper::A4, Paper::Letter})
        QCOMPARE(PagedSheet(document, paper).pages(), 1);
    const QByteArray bytes = pdf(document, Paper::A4);
    const PdfPages pages = readBack(bytes);
    QCOMPARE(pages.sizes.size(), std::size_t{1});
    const QStringList faults = layoutFaults(pages, kMargin);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 8).join(u'\n')));
    QCOMPARE(fontsNotEmbedded(bytes), QStringList());
}

} // namespace

/** What is printed of a match beside its board. */
class TestMatchSheets : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void theRulesTakeOnePage_data();
    void theRulesTakeOnePage();
    void theRulesTakeOnePageWithoutAnyOneOption();
    void theScoresTakeOnePage_data();
    void theScoresTakeOnePage();
    void sidesThatNobodyNamedAreInTheSheetsLanguage();
    void countersHaveTheirTrueSize_data();
    void countersHaveTheirTrueSize();
    void thePreviewShowsEitherSheet();
    void quickMatchPrintsWhatTheGameHas();
};

void TestMatchSheets::theRulesTakeOnePage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("isFull");
    QTest::newRow("English, no options") << Language::English << false;
    QTest::newRow("English, all options") << Language::English << true;
    QTest::newRow("French, no options") << Language::French << false;
    QTest::newRow("French, all options") << Language::French << true;
}

void TestMatchSheets::theRulesTakeOnePage()
{
    QFETCH(Language, language);
    QFETCH(bool, isFull);
    const PrintDocument sheet = referenceOf(setupOf({"Ann", "Ben"}, isFull), language);
    const bool isFrench = language == Language::French;
    QCOMPARE(sheet.title, isFrench ? QStringLiteral("Zombies!!! – aide de jeu")
                                   : QStringLiteral("Zombies!!! – reference sheet"));
    QVERIFY(sheet.subtitle.startsWith(isFrench ? QStringLiteral("Jeu de base")
                                               : QStringLiteral("Base game")));
    const auto isSpecial = [&](const PrintBlock &block) {
        return block.title ==
               (isFrench ? QStringLiteral("Règles spéciales") : QStringLiteral("Special rules"));
    };
    QCOMPARE(std::ranges::any_of(sheet.blocks, isSpecial), isFull);
    verifyOnePage(sheet);
}

/** Some sentences are longer where an option is off. */
void TestMatchSheets::theRulesTakeOnePageWithoutAnyOneOption()
{
    rules::MatchSetup setup = setupOf({"Ann", "Ben"}, true);
    const std::string out = "wrong-alley, dud-round";
    setup.options.push_back({"cards_out", out});
    for (const rules::Setting &option : setup.options) {
        const rules::MatchSetup less = without(setup, option.property);
        for (const Language language : {Language::English, Language::French})
            for (const Paper paper : {Paper::A4, Paper::Letter})
                QVERIFY2(PagedSheet(referenceOf(less, language), paper).pages() == 1,
                         option.property.c_str());
    }
}

void TestMatchSheets::theScoresTakeOnePage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("isLong");
    QTest::addColumn<int>("leastGames");
    for (const Language language : {Language::English, Language::French}) {
        const char *name = language == Language::French ? "French" : "English";
        QTest::addRow("%s, two", name) << language << 2 << false << 7;
        QTest::addRow("%s, three", name) << language << 3 << false << 5;
        QTest::addRow("%s, four", name) << language << 4 << false << 4;
        QTest::addRow("%s, four with long names", name) << language << 4 << true << 1;
    }
}

void TestMatchSheets::theScoresTakeOnePage()
{
    QFETCH(Language, language);
    QFETCH(int, players);
    QFETCH(bool, isLong);
    QFETCH(int, leastGames);
    std::vector<std::string> names{"Ann", "Ben", "Zoé", "<b>&Q"};
    names.resize(static_cast<std::size_t>(players));
    for (std::string &name : names)
        if (isLong)
            name += std::string(40, 'm') + ' ' + std::string(30, 'w');
    const PrintDocument sheet = scoresOf(setupOf(names, true), language);
    const std::vector<PrintGrid> grids = gridsOf(sheet);
    QVERIFY2(std::ssize(grids) > leastGames, qPrintable(QString::number(grids.size())));
    for (const PrintGrid &grid : grids) {
        QVERIFY(grid.toWriteIn);
        QCOMPARE(grid.rows.size(), names.size());
        for (std::size_t at = 0; at < names.size(); ++at)
            QCOMPARE(grid.rows[at].front().text, toQString(names[at]));
    }
    QCOMPARE(grids.front().columns.front().heading,
             language == Language::French ? QStringLiteral("Partie 1") : QStringLiteral("Game 1"));
    verifyOnePage(sheet);
}

void TestMatchSheets::sidesThatNobodyNamedAreInTheSheetsLanguage()
{
    const rules::MatchSetup setup = setupOf({"Ann", "Rouge", ""}, false);
    const auto named = [&](Language language) {
        QStringList names;
        const PrintGrid grid = gridsOf(scoresOf(setup, language)).front();
        for (const auto &row : grid.rows)
            names << row.front().text;
        return names.join(u' ');
    };
    QCOMPARE(named(Language::English), QStringLiteral("Ann Red Green"));
    QCOMPARE(named(Language::French), QStringLiteral("Ann Rouge Vert"));
}

void TestMatchSheets::countersHaveTheirTrueSize_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("French") << Language::French;
}

/** On either paper; and the back of one is beside its front. */
void TestMatchSheets::countersHaveTheirTrueSize()
{
    QFETCH(Language, language);
    const rules::RuleSystem &game = *systemNamed(systems(), "atz");
    const rules::CounterSheet counters = game.sheets->counters();
    QVERIFY(counters.groups.size() >= 4);
    const PrintDocument sheet = counterSheet(game.name, counters, language);
    QCOMPARE(sheet.blocks.size(), 1 + 2 * counters.groups.size());
    for (std::size_t group = 0; group < counters.groups.size(); ++group) {
        const rules::CounterSheet::Group &wanted = counters.groups[group];
        const QSizeF size(wanted.width * kMillimetre, wanted.height * kMillimetre);
        int all = 0;
        for (const rules::CounterSheet::Counter &each : wanted.counters)
            all += each.count;
        const Setting setting = Typesetter().block(sheet.blocks[2 + 2 * group], 186 * kMillimetre);
        std::vector<BoxInk> boxes;
        for (const Ink &ink : setting.inks) {
            if (const auto *box = std::get_if<BoxInk>(&ink))
                boxes.push_back(*box);
        }
        QCOMPARE(std::ssize(boxes), std::ptrdiff_t{all});
        for (std::size_t at = 0; at < boxes.size(); ++at) {
            QCOMPARE(boxes[at].box.size(), size);
            if (boxes[at].grey)
                QCOMPARE(boxes[at - 1].box.topRight(), boxes[at].box.topLeft());
        }
    }
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const QByteArray bytes = pdf(sheet, paper);
        keepSheet(bytes,
                  QStringLiteral("counters-") + QString::fromLatin1(QTest::currentDataTag()));
        const QStringList faults = layoutFaults(readBack(bytes), kMargin);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 8).join(u'\n')));
        QCOMPARE(fontsNotEmbedded(bytes), QStringList());
    }
    QVERIFY(zombies().sheets->counters().groups.empty());
}

void TestMatchSheets::thePreviewShowsEitherSheet()
{
    const rules::MatchSetup setup = setupOf({"Ann", "Ben"}, true);
    const auto job = [&](const char *name, auto make) {
        const QString title = QString::fromLatin1(name);
        return PrintJob{
            title, title,
            [make, &setup](Language language, const Units &) { return make(setup, language); },
            false};
    };
    SheetPreview preview({job("Rules", referenceOf), job("Scores", scoresOf)}, Preferences{});
    preview.show();
    QApplication::setActiveWindow(&preview);
    auto *box = preview.findChild<QComboBox *>(QStringLiteral("sheetBox"));
    QVERIFY(box->isVisible());
    QVERIFY(!preview.findChild<QWidget *>(QStringLiteral("unitsBox"))->isVisible());
    QVERIFY(preview.windowTitle().contains(QStringLiteral("Rules")));
    QVERIFY(preview.document().title.contains(QStringLiteral("reference")));
    takePicture(preview, QStringLiteral("preview-rules"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(preview.windowTitle().contains(QStringLiteral("Scores")));
    QVERIFY(preview.document().title.contains(QStringLiteral("score")));
    QCOMPARE(preview.printer().docName(), QStringLiteral("Scores"));
    takePicture(preview, QStringLiteral("preview-scores"));

    SheetPreview one(job("Rules", referenceOf), Preferences{});
    one.show();
    QVERIFY(!one.findChild<QComboBox *>(QStringLiteral("sheetBox"))->isVisible());
}

void TestMatchSheets::quickMatchPrintsWhatTheGameHas()
{
    const RuleBook book = RuleBook::load(systems()).value();
    for (const rules::RuleSystem &system : systems()) {
        const auto quick = model::QuickMatch::of(systems(), system.key, nullptr).value();
        QuickMatchDialog dialog(quick, book, {});
        dialog.show();
        auto *print = dialog.findChild<QPushButton *>(QStringLiteral("print"));
        QCOMPARE(print->isVisible(), system.sheets != nullptr);
        if (!system.sheets)
            continue;
        QString title;
        QTimer::singleShot(0, &dialog, [&] {
            if (auto *preview = qobject_cast<SheetPreview *>(QApplication::activeModalWidget())) {
                title = preview->document().title;
                preview->reject();
            }
        });
        QTest::mouseClick(print, Qt::LeftButton);
        QVERIFY(title.startsWith(toQString(system.name.en)));
        takePicture(dialog, QStringLiteral("quick-with-sheets"));
    }
}

WATCHED_TEST(TestMatchSheets)

} // namespace tst_matchsheets

#include "tst_matchsheets.moc"
