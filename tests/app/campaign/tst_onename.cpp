// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/band/roster/rosterview.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/pages/campaign/postgame/postgamechooser.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/resultgrid.h"
#include "app/pages/campaign/season/standingspanel.h"
#include "app/pages/campaign/season/storylines.h"
#include "app/print/sheets/rostersheet.h"
#include "app/print/sheets/standingssheet.h"
#include "app/words/language/uilanguage.h"
#include "rules/core/board/boardface.h"
#include "rules/core/campaign/past/records.h"
#include "rules/core/campaign/rounds/standings.h"
#include "rules/musg/play/matchrules.h"
#include "tests/support/cli/program.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QComboBox>
#include <QListView>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <set>

namespace tst_onename {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

using Members = std::set<rules::MemberId>;

/** Who was ever called what in each band. A page may call nobody otherwise, nor by somebody else's
    name. */
class Register
{
public:
    explicit Register(rules::Language language) : m_language(language) {}

    void note(const rules::Campaign &campaign)
    {
        for (const auto &band : campaign.bands) {
            for (const auto &figure : band.band->figures())
                m_owners[{band.id, words(figure.name)}].insert(figure.member);
        }
    }
    QString words(const rules::Text &name) const
    {
        return QString::fromStdString(name.in(m_language));
    }
    bool isUnique() const
    {
        return std::ranges::all_of(m_owners,
                                   [](const auto &own) { return own.second.size() == 1; });
    }
    /** Of the band; none: nobody was ever called so. */
    std::optional<rules::MemberId> owner(rules::BandId band, const QString &name) const
    {
        const auto met = m_owners.find({band, name});
        return met == m_owners.end() ? std::nullopt : std::optional(*met->second.begin());
    }
    /** "Sous-fifre 5", "Sous-chef 1": all that a text names by numbers. */
    QStringList numberedIn(const QString &text) const
    {
        QStringList names;
        auto each = pattern().globalMatch(text);
        while (each.hasNext())
            names << each.next().captured();
        return names;
    }
    /** Whom a text names; none: it names somebody whom the band never had. */
    std::optional<Members> namedIn(const QString &text, rules::BandId band) const
    {
        Members members;
        for (const QString &name : numberedIn(text)) {
            const auto member = owner(band, name);
            if (!member)
                return std::nullopt;
            members.insert(*member);
        }
        return members;
    }

private:
    const QRegularExpression &pattern() const
    {
        if (m_pattern.pattern().isEmpty()) {
            QStringList kinds;
            for (const auto &[key, members] : m_owners) {
                const qsizetype gap = key.second.lastIndexOf(u' ');
                if (gap > 0 && key.second.back().isDigit())
                    kinds << QRegularExpression::escape(key.second.left(gap));
            }
            kinds.removeDuplicates();
            m_pattern.setPattern(QStringLiteral("(?:%1) \\d+").arg(kinds.join(u'|')));
        }
        return m_pattern;
    }

    rules::Language m_language;
    std::map<std::pair<rules::BandId, QString>, Members> m_owners;
    mutable QRegularExpression m_pattern; // made when all is noted
};

/** The window over a campaign of nameless figures who fell and were replaced, and who meet once
    more. */
struct Played : CampaignHouse {
    Register names;
    rules::FixtureId next;

    explicit Played(rules::Language language = rules::Language::English)
        : CampaignHouse(language), names(language)
    {
        auto &library = house.library();
        const auto uuid = ShellHouse::need(library.campaigns().create("musg", "The long war"));
        SessionRoom room(ShellHouse::need(library.campaigns().open(uuid)));
        room.after = [&] { names.note(room.campaign()); };
        RandomCampaign(room, 7, false, 2).play(5);
        next = room.schedule({room.campaign().bands[0].id, room.campaign().bands[1].id});
        ShellHouse::need(room.session().flush().map([] { return true; }));
        m_page = window.openCampaign(QString::fromStdString(uuid));
    }
    QString tag() const { return names.words({"en", "fr"}); }
    /** Also while a band is in front of it. */
    CampaignPage &page() { return *m_page; }
    const rules::Campaign &campaign() { return m_page->controller().campaign(); }
    const rules::CampaignRules &rulesOf() { return page().controller().rules(); }
    const rules::Fixture &game() { return *find(campaign(), next); }
    QString called(const rules::Entrant &band, rules::MemberId member) const
    {
        return names.words(band.band->called(member));
    }
    const rules::Entrant &bandNamed(const QString &name)
    {
        return *std::ranges::find_if(campaign().bands, [&](const auto &band) {
            return name == QString::fromStdString(band.band->name());
        });
    }
    /** Everybody of the band who goes by a number now. */
    Members numbered(const rules::Entrant &band) const
    {
        Members members;
        for (const auto &figure : band.band->figures()) {
            if (!names.numberedIn(names.words(figure.name)).isEmpty())
                members.insert(figure.member);
        }
        return members;
    }

private:
    CampaignPage *m_page = nullptr;
};

/** All cells of a model and of the rows below, as one text. */
QString allOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        text += model.index(row, 0, parent).data().toString() + u'\n' +
                allOf(model, model.index(row, 0, parent));
    }
    return text;
}

QString allOf(const PrintDocument &document)
{
    QString text;
    for (const PrintBlock &block : document.blocks) {
        text += block.title + u'\n';
        for (const PrintTracker &tracker : block.trackers)
            text += tracker.name + u'\n';
        for (const auto &row : block.grid.rows) {
            for (const PrintCell &cell : row)
                text += cell.text + u'\n';
        }
    }
    return text;
}

/** One figure: its rank may be that of another day, its number is for ever. */
bool isSame(const QString &then, const QString &now)
{
    const QString number = now.section(u' ', -1);
    const bool isNumbered = !number.isEmpty() && number.back().isDigit();
    return isNumbered ? then.section(u' ', -1) == number : then == now;
}

} // namespace

/** A figure without a name goes by one number on every page of a campaign in which figures fall
    and others come. */
class OneNameTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_place = std::make_unique<Played>(); }
    void cleanupTestCase() { m_place.reset(); }
    void cleanup() { verifyEventLoopFree(); }
    void figuresFellAndOthersCame();
    void theStoryAndThePostGames();
    void standingsAndTheirSheet();
    void crewGridAndBoard();
    void bandPageAndRoster();
    void bandsOfTheCommandLine();
    void standingsOfTheCommandLine();
    void gamesOfTheCommandLine();
    void historyOfTheCommandLine();
    void theStoryAndThePostGamesInFrench();

private:
    QString shown(const QString &command);
    nlohmann::json parsed(const QString &command)
    {
        return nlohmann::json::parse(shown(command).toStdString(), nullptr, false);
    }
    void storyOf(Played &place);
    void postGamesOf(Played &place);

    Program m_program;
    std::unique_ptr<Played> m_place;
};

void OneNameTest::figuresFellAndOthersCame()
{
    QVERIFY(m_place->names.isUnique());
    for (const auto &band : m_place->campaign().bands) {
        const auto records = recordsOf(m_place->rulesOf(), m_place->campaign(), band.id);
        QVERIFY(!records.fallen.empty());
        // Somebody has a higher number than the place he has among those alike.
        const auto figures = band.band->figures();
        std::map<std::string, int> alike;
        QVERIFY(std::ranges::any_of(figures, [&](const auto &figure) {
            return !figure.name.en.ends_with(std::to_string(++alike[figure.rank])) &&
                   figure.rank == "sous-fifre";
        }));
    }
}

void OneNameTest::theStoryAndThePostGames()
{
    storyOf(*m_place);
    postGamesOf(*m_place);
}

void OneNameTest::theStoryAndThePostGamesInFrench()
{
    m_place = std::make_unique<Played>(rules::Language::French);
    storyOf(*m_place);
    postGamesOf(*m_place);
}

void OneNameTest::storyOf(Played &place)
{
    place.tab(4);
    auto *story = place.page().findChild<StoryLines *>();
    QTRY_VERIFY(story->rowCount() > 0 && story->showMore(std::chrono::milliseconds(20)));
    int told = 0;
    for (int row = 0; row < story->rowCount(); ++row) {
        const auto *line = story->lineAt(story->index(row, 0));
        if (line->bands.size() != 1)
            continue;
        const QString text = story->index(row, 0).data().toString();
        const auto named = place.names.namedIn(text, line->bands.front());
        QVERIFY2(named, qPrintable(text));
        const Members about(line->members.begin(), line->members.end());
        QVERIFY2(about.size() != 1 || std::ranges::includes(about, *named), qPrintable(text));
        told += named->empty() ? 0 : 1;
    }
    QVERIFY(told > 20);
    takePicture(place.window, QStringLiteral("one-name-story-") + place.tag());
}

void OneNameTest::postGamesOf(Played &place)
{
    place.tab(1);
    int told = 0;
    auto *panel = place.page().findChild<PostGamePanel *>();
    const auto list = [&](const QString &name) {
        const auto lists = panel->findChildren<QListView *>();
        return *std::ranges::find(lists, name, &QWidget::accessibleName);
    };
    auto *documents = list(PostGameChooser::tr("Post-games"));
    const auto *lines = list(PostGamePanel::tr("Lines of the post-game"));
    for (int row = 0; row < documents->model()->rowCount(); ++row) {
        documents->setCurrentIndex(documents->model()->index(row, 0));
        const auto band = panel->band();
        if (!band)
            continue;
        for (int at = 0; at < lines->model()->rowCount(); ++at) {
            const QModelIndex index = lines->model()->index(at, 0);
            const QString text = index.data().toString();
            const auto named = place.names.namedIn(text, *band);
            QVERIFY2(named, qPrintable(text));
            const auto key = index.data(Qt::UserRole + 3).toString();
            const auto member = place.rulesOf().memberOf(key.toStdString());
            if (member == rules::MemberId{} || named->empty())
                continue;
            QVERIFY2(*named == Members{member}, qPrintable(key + QStringLiteral(": ") + text));
            const QString now = place.called(*find(place.campaign(), *band), member);
            const QStringList called = place.names.numberedIn(text);
            QVERIFY2(called.count(called.front()) == called.size() && isSame(called.front(), now),
                     qPrintable(now + QStringLiteral(": ") + text));
            ++told;
        }
    }
    QVERIFY(told > 20);
    takePicture(place.window, QStringLiteral("one-name-post-game-") + place.tag());
}

void OneNameTest::standingsAndTheirSheet()
{
    Played &place = *m_place;
    place.tab(3);
    takePicture(place.window, QStringLiteral("one-name-standings"));
    const auto *panel = place.page().findChild<StandingsPanel *>();
    const auto rows = rules::figureStandings(place.campaign());
    const auto *table = panel->findChildren<PlainTable *>().at(1);
    QCOMPARE(table->model()->rowCount(), static_cast<int>(rows.size()));
    std::set<std::pair<rules::BandId, QString>> once;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QString name = table->model()->index(row, 0).data().toString();
        const auto &band = place.bandNamed(table->model()->index(row, 1).data().toString());
        const auto member = rows[static_cast<std::size_t>(row)].member;
        QCOMPARE(name, place.called(band, member));
        QVERIFY2(once.emplace(band.id, name).second, qPrintable(name));
    }
    for (const auto language : {rules::Language::English, rules::Language::French}) {
        const auto sheet = standingsSheet(place.campaign(), place.rulesOf(), language);
        std::vector<QString> printed;
        for (const PrintBlock &block : sheet.blocks) {
            if (block.grid.columns.size() != 6)
                continue;
            for (const auto &cells : block.grid.rows)
                printed.push_back(cells[1].text + cells[0].text);
        }
        QCOMPARE(printed.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto &band = *find(place.campaign(), rows[i].band);
            const auto name = band.band->name() + band.band->called(rows[i].member).in(language);
            QCOMPARE(printed[i], QString::fromStdString(name));
        }
    }
}

void OneNameTest::crewGridAndBoard()
{
    Played &place = *m_place;
    CrewDialog dialog(place.page().controller(), place.next, &place.page());
    auto *bands = dialog.findChild<QComboBox *>();
    auto setup = musgSetup(0, "easy");
    setup.options = place.rulesOf().matchOptions(place.campaign().options, {});
    for (int seat = 0; seat < 2; ++seat) {
        const auto &band = *find(place.campaign(), place.game().plan.bands[seat]);
        bands->setCurrentIndex(bands->findData(band.id.value));
        const auto *crew = dialog.findChild<QListView *>()->model();
        QCOMPARE(crew->rowCount(), static_cast<int>(band.band->figures().size()));
        std::vector<rules::MemberId> all;
        for (int row = 0; row < crew->rowCount(); ++row) {
            const QModelIndex index = crew->index(row, 0);
            all.push_back({index.data(Qt::UserRole + 1).toInt()});
            QVERIFY(index.data().toString().startsWith(place.called(band, all.back())));
            const auto named = place.names.namedIn(index.data().toString(), band.id);
            QVERIFY(named && std::ranges::includes(Members{all.back()}, *named));
        }
        setup.seats[static_cast<std::size_t>(seat)].band =
            place.rulesOf().crewText(*band.band, all, place.campaign().options);
    }

    const ResultGrid grid(place.campaign(), place.game(), place.rulesOf());
    const auto report = grid.report();
    for (int row = 0; row < grid.rowCount(); ++row) {
        const auto &figure = report.figures[static_cast<std::size_t>(row)].figure;
        const auto &band = *find(place.campaign(), place.game().plan.bands[figure.seat.value]);
        QCOMPARE(grid.data(grid.index(row, ResultGrid::Figure), Qt::DisplayRole).toString(),
                 place.called(band, figure.member));
    }

    const auto matches = rules::musg::play::matchRules(musgCatalogue());
    const auto match = matches->begin(setup);
    QVERIFY(match);
    const auto cast = (*match)->board()->cast();
    QCOMPARE(cast.members.size(), report.figures.size());
    std::set<std::pair<rules::SeatId, std::string>> letters;
    for (const auto &member : cast.members) {
        const auto &band = *find(place.campaign(), place.game().plan.bands[member.owner.value]);
        const QString name = place.called(band, member.figure.member);
        const auto bandName = QString::fromStdString(band.band->name());
        const QString parted = QStringLiteral("%1 (%2)").arg(name, bandName); // of two bands
        const QString shownAs = place.names.words(member.name);
        QVERIFY2(shownAs == name || shownAs == parted, qPrintable(shownAs));
        QVERIFY2(letters.emplace(member.owner, member.letter).second, member.letter.c_str());
        if (name.startsWith(QStringLiteral("Sous-fifre")))
            QCOMPARE(QString::fromStdString(member.letter), name.section(u' ', -1));
    }
}

void OneNameTest::bandPageAndRoster()
{
    Played &place = *m_place;
    CampaignPage &page = place.page();
    for (const auto &band : place.campaign().bands) {
        emit page.bandWanted(band.id);
        BandPage *shown = place.window.currentBand();
        QVERIFY(shown != nullptr);
        const auto rows = allOf(*shown->findChild<RosterView *>()->model());
        QCOMPARE(place.names.namedIn(rows, band.id), place.numbered(band));

        const auto &rules = page.controller().session()->bandRules();
        const auto sheet = rules.sheet(band.band->band(place.campaign().options));
        QVERIFY(sheet);
        const auto records = recordsOf(place.rulesOf(), place.campaign(), band.id);
        const auto paper = [&](std::vector<PrintBlock> blocks) {
            const RuleFinder none = [](std::string_view) { return nullptr; };
            return allOf(rosterSheet(*sheet, rules.phrases(), none, rules::Language::English, {},
                                     std::move(blocks)));
        };
        QCOMPARE(place.names.namedIn(paper({}), band.id), place.numbered(band));
        auto known = place.numbered(band);
        for (const auto &list : {records.fallen, records.lost}) {
            for (const auto &gone : list) {
                const auto &figure = gone.record.figure;
                QCOMPARE(place.names.words(figure.name), place.called(band, figure.member));
                known.insert(figure.member);
            }
        }
        const auto all = place.names.namedIn(
            paper(recordBlocks(records, rules.phrases(), rules::Language::English)), band.id);
        QVERIFY(all && std::ranges::includes(known, *all));
    }
}

/** What a command says of the campaign, for which @ stands. */
QString OneNameTest::shown(const QString &command)
{
    auto arguments = QProcess::splitCommand(command);
    arguments.replaceInStrings(QStringLiteral("@"), QStringLiteral("The long war"));
    const Ran ran =
        m_program.run(arguments << QStringLiteral("--library") << m_place->house.library().path());
    if (ran.exit != 0)
        qWarning("%s: %s", qPrintable(command), ran.err.constData());
    return QString::fromUtf8(ran.out);
}

void OneNameTest::bandsOfTheCommandLine()
{
    Played &place = *m_place;
    const auto &band = place.campaign().bands.front();
    const auto named = [&](const QString &command) {
        return place.names.namedIn(shown(command), band.id);
    };
    QCOMPARE(named(QStringLiteral("band export @/1 --format html")), place.numbered(band));
    QCOMPARE(named(QStringLiteral("band export @/1 --format txt")), place.numbered(band));
    auto known = place.numbered(band);
    const auto records = recordsOf(place.rulesOf(), place.campaign(), band.id);
    for (const auto &list : {records.fallen, records.lost}) {
        for (const auto &gone : list)
            known.insert(gone.record.figure.member);
    }
    const auto all = named(QStringLiteral("campaign show @ 1"));
    QVERIFY(all && std::ranges::includes(*all, place.numbered(band)));
    QVERIFY(std::ranges::includes(known, *all));
}

/** Rows that tell the band beside the name. */
void OneNameTest::standingsOfTheCommandLine()
{
    Played &place = *m_place;
    const QRegularExpression bandName(QStringLiteral("Band \\d+"));
    std::set<std::pair<rules::BandId, QString>> once;
    const auto rows = shown(QStringLiteral("campaign standings @ --figures")).split(u'\n');
    bool isTable = true; // then come the awards
    for (const QString &row : rows) {
        isTable = isTable && !row.isEmpty();
        const auto names = place.names.numberedIn(row);
        if (names.isEmpty())
            continue;
        const auto &band = place.bandNamed(bandName.match(row).captured());
        QVERIFY2(place.names.owner(band.id, names.front()), qPrintable(row));
        if (isTable)
            QVERIFY2(once.emplace(band.id, names.front()).second, qPrintable(row));
    }
    QVERIFY(once.size() > 8);
}

void OneNameTest::gamesOfTheCommandLine()
{
    Played &place = *m_place;
    const auto report = parsed(QStringLiteral("campaign report @ 1 --json"));
    const auto &plan = place.campaign().fixtures.front().plan;
    const auto bandAt = [&](std::size_t seat) { return *find(place.campaign(), plan.bands[seat]); };
    std::size_t lines = 0;
    for (const auto &figure : report["figures"]) {
        const auto &who = figure["figure"];
        const auto band = bandAt(who["seat"].get<std::size_t>());
        const auto then = QString::fromStdString(figure["name"]["en"].get<std::string>());
        const auto now = band.band->called({who["member"].get<int>()});
        QVERIFY2(isSame(then, place.names.words(now)), qPrintable(then));
    }
    const auto written = place.names.numberedIn(shown(QStringLiteral("campaign report @ 1")));
    QVERIFY(written.size() > 6);
    for (const QString &name : written)
        QVERIFY(place.names.owner(plan.bands[0], name) || place.names.owner(plan.bands[1], name));

    const auto postGame = QStringLiteral("campaign postgame @ 1 \"%1\"")
                              .arg(QString::fromStdString(bandAt(0).band->name()));
    const auto document = shown(postGame).split(u'\n');
    for (const QString &line : document) {
        const auto key = line.trimmed().section(u' ', 1, 1);
        const auto member = place.rulesOf().memberOf(key.toStdString());
        const auto named = place.names.namedIn(line, plan.bands[0]);
        QVERIFY2(named, qPrintable(line));
        if (member == rules::MemberId{} || named->empty())
            continue;
        QVERIFY2(*named == Members{member}, qPrintable(line));
        ++lines;
    }
    QVERIFY(lines > 3);
}

void OneNameTest::historyOfTheCommandLine()
{
    Played &place = *m_place;
    const auto history = parsed(QStringLiteral("campaign history @ --json"));
    const auto lines = *place.page().controller().session()->history();
    QCOMPARE(history["acts"].size(), lines.size());
    int told = 0;
    for (const auto &line : lines) {
        if (line.bands.size() != 1)
            continue;
        const auto act = std::ranges::find(history["acts"], line.line.seq, [](const auto &each) {
            return each["seq"].template get<std::int64_t>();
        });
        const auto text = QString::fromStdString((*act)["sentence"].get<std::string>());
        const auto named = place.names.namedIn(text, line.bands.front());
        QVERIFY2(named, qPrintable(text));
        const Members about(line.members.begin(), line.members.end());
        QVERIFY2(about.size() != 1 || std::ranges::includes(about, *named), qPrintable(text));
        told += named->empty() ? 0 : 1;
    }
    QVERIFY(told > 20);
}

WATCHED_TEST(OneNameTest)

} // namespace tst_onename

#include "tst_onename.moc"
