// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/keys.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/window/application.h"
#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/library/librarytroubledialog.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"
#include "tests/reliability/looker.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/window/campaignhouse.h"

#include <QAbstractItemView>
#include <QDir>
#include <QElapsedTimer>
#include <QTabWidget>

#include <iostream>

namespace escarmouche::reliability {

namespace {

using namespace tests;

/** Names that mean something to Qt's labels, one after the other; or plain ones. */
class Names
{
public:
    Names(const QString &folder, int seed, bool plain) : m_at(seed), m_plain(plain)
    {
        const auto path = toUtf8(folder);
        m_texts = {"<img src=secret.png>",
                   "<img src=\"file://" + path + "/secret.png\">",
                   "<img src=\"" + path + "/secret.png\">",
                   "<link rel=stylesheet href=secret.css>",
                   "<p style=\"background-image:url(secret.png)\">x</p>",
                   "<table background=secret.png><tr><td>x</table>",
                   "<a href=secret><img src=\"http://127.0.0.1:9/secret.png\">",
                   "<b>x<body background=secret.png>",
                   "<qt><img src=secret.png></qt>"};
    }
    std::string next()
    {
        const auto at = static_cast<std::size_t>(m_at++);
        return m_plain ? "Plain " + std::to_string(at) : kNameSigns + m_texts[at % m_texts.size()];
    }
    /** No slash in it, as a file is named. */
    std::string file() const
    {
        return m_plain ? "plain" : kNameSigns + std::string("<img src=secret.png>");
    }

private:
    std::vector<std::string> m_texts;
    int m_at;
    bool m_plain;
};

class Walk
{
public:
    Walk(Names names, rules::Language language)
        : m_names(std::move(names)), m_house(language, toQString(m_names.file() + ".library")),
          m_window(m_house.shell(), {language, {}, {.animated = false}})
    {
        m_window.resize(1280, 720);
        m_window.show();
        QApplication::setActiveWindow(&m_window);
    }

    void everything()
    {
        const auto person = ShellHouse::need(library().people().add(m_names.next()));
        needs(library().people().setCurrent(person.id).has_value(), "a person");
        for (std::size_t at = 0; at < 3; ++at)
            m_bands.push_back(toQString(ShellHouse::need(library().bands().create(
                "musg", rules::AdoptBand{bandNamed(m_names.next(), sample(at))}))));
        band();
        match();
        campaign();
        home();
        dialogs();
        files();
    }

    const Looker &looker() const { return m_looker; }

private:
    model::Library &library() { return m_house.library(); }
    std::string sample(std::size_t at) const
    {
        const auto &system = m_house.systems().front();
        return ShellHouse::need(system.bands->read(m_house.samples().at(at).sample.text));
    }
    void look(QWidget &widget, const char *name) { m_looker.lookAt(widget, QLatin1String(name)); }
    void acts(QWidget &page)
    {
        for (auto *view : page.findChildren<QAbstractItemView *>())
            if (view->isVisible() && view->model() && !view->currentIndex().isValid())
                view->setCurrentIndex(view->model()->index(0, 0));
        m_looker.tryActions(page);
    }
    static void needs(bool done, const char *what)
    {
        if (!done)
            throw std::runtime_error(what);
    }

    void parts(app::BandPage &page)
    {
        for (QAction *part : page.goActions()) {
            part->trigger();
            look(m_window, "band");
        }
        acts(page);
    }
    void band()
    {
        m_window.openBand(m_bands.front());
        parts(*m_window.currentBand());
    }

    void match()
    {
        auto setup = musgSetup(0, std::string(rules::kPerson));
        for (auto &seat : setup.seats)
            seat.band = bandNamed(m_names.next(), seat.band);
        setup.seed = 7;
        setup.practice = true;
        m_window.openMatch(toQString(ShellHouse::need(library().matches().begin(setup, {}))));
        app::MatchPage &page = *m_window.currentMatch();
        for (int acts = 0; acts < 24; ++acts)
            play(page);
        needs(page.session().notes().set(3, m_names.next()).has_value(), "a note");
        auto *tabs = page.findChild<QTabWidget *>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            look(m_window, "match");
        }
        acts(page);
        needs(page.session().concede({0}).has_value(), "to concede");
        settle(page);
        look(m_window, "end of a match");
    }
    void play(app::MatchPage &page)
    {
        settle(page);
        app::MatchController &match = page.controller();
        if (match.play().isSettingUp())
            return match.placeAll();
        if (const auto action = page.session().match().chooseAs(match.play().player(), "easy"))
            (void)match.perform(*action);
    }
    void settle(app::MatchPage &page)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 5'000 &&
               (page.session().pending() || page.session().waits() == model::MatchWaits::Machine))
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }

    /** Whatever has a name in the example campaign gets a hostile one. */
    void rename(app::CampaignController &campaign)
    {
        const auto perform = [&](const rules::CampaignAct &act) {
            needs(campaign.perform(act, toQString(m_names.next())), rules::keyOf(act).data());
        };
        perform(rules::RenameCampaign{m_names.next()});
        const rules::Campaign before = campaign.campaign();
        for (const auto &player : before.players)
            perform(rules::RenamePlayer{player.id, m_names.next()});
        for (const auto &entrant : before.bands) {
            perform(
                rules::ActOnBand{entrant.id, rules::SetProperties{{}, {{"name", m_names.next()}}}});
            for (const auto &figure : entrant.band->figures())
                perform(
                    rules::ActOnBand{entrant.id, rules::SetProperties{{{figure.member, 1}},
                                                                      {{"name", m_names.next()}}}});
        }
        for (auto game : before.fixtures) {
            if (!rules::isToCome(game))
                continue;
            game.plan.title = m_names.next();
            game.plan.place = m_names.next();
            game.plan.when = rules::LocalTime{"2020-01-01T20:00", "Europe/Paris", 0};
            perform(rules::ChangeFixture{game.id, game.plan});
        }
        perform(rules::WriteChronicle{{}, before.fixtures.front().id, m_names.next()});
    }
    void campaign()
    {
        m_window.openSampleCampaign();
        app::CampaignPage &page = *m_window.currentCampaign();
        app::CampaignController &controller = page.controller();
        rename(controller);
        const rules::FixtureId game = nextGame(controller);
        tabs(page);
        dialogsOf(controller, game);
        rules::BattleReport report = rules::blankReport(controller.rules(), controller.campaign(),
                                                        *rules::find(controller.campaign(), game));
        report.figures.front().end = rules::FigureEnd::OutOfAction;
        needs(controller.perform(rules::EnterReport{game, report, {}}), "a result");
        page.showPostGame(game);
        look(m_window, "post-game");
        tabs(page);
        emit page.bandWanted(controller.campaign().bands.front().id);
        parts(*m_window.currentBand());
    }
    void tabs(app::CampaignPage &page)
    {
        for (QAction *tab : page.goActions()) {
            tab->trigger();
            look(m_window, "campaign");
            acts(page);
        }
    }
    void dialogsOf(app::CampaignController &controller, rules::FixtureId game)
    {
        const auto scenarios = ShellHouse::need(model::scenariosOf(m_house.systems().front()));
        const rules::Campaign &campaign = controller.campaign();
        app::JoinDialog join(controller, library(), m_house.samples());
        look(join, "a band joins");
        app::PastDialog past(controller, campaign.bands.front());
        look(past, "before the campaign");
        app::FixtureDialog fixture(controller, scenarios, rules::find(campaign, game)->plan);
        look(fixture, "a game");
        app::RoundDialog round(controller, scenarios);
        look(round, "a round");
        app::CrewDialog crew(controller, game);
        look(crew, "crew");
        app::ResultDialog result(controller, game);
        look(result, "result");
    }

    void home()
    {
        m_window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        m_window.home().reload();
        look(m_window, "home");
        acts(m_window); // the quick match among others
    }
    void dialogs()
    {
        const auto name = toQString(m_names.next());
        app::FirstStartDialog first(name, library().path(), m_house.samples());
        look(first, "first start");
        app::AboutDialog about(library().path());
        look(about, "about");
        app::RulesDialog rules(m_house.book());
        look(rules, "rules");
        app::LibraryTroubleDialog trouble({.code = rules::ErrorCode::LibraryDamaged,
                                           .subject = toUtf8(library().path()),
                                           .hint = toUtf8(name)},
                                          name);
        look(trouble, "trouble");
    }
    void files()
    {
        const QDir folder(m_house.folder());
        const auto file = folder.filePath(toQString(m_names.file() + ".json"));
        overwrite(file, "no band");
        m_looker.tryThis(QStringLiteral("a bad file"), [&] { m_window.openFile(file); });
        m_looker.tryThis(QStringLiteral("no file"), [&] {
            m_window.openFile(folder.filePath(toQString(m_names.file() + ".nothing")));
        });
    }

    Names m_names;
    ShellHouse m_house;
    app::MainWindow m_window;
    Looker m_looker;
    QStringList m_bands;
};

/** Without what the platform of tests cannot do. */
void silentPlugin(QtMsgType, const QMessageLogContext &, const QString &text)
{
    if (!text.startsWith(QStringLiteral("This plugin does not support")))
        std::cerr << text.toStdString() << '\n';
}

} // namespace

/** windows FOLDER SEED LANGUAGE plain | named | raw: shows every page and dialog over a library in
    that folder, and prints each text that does not stand to the letter. Raw: as Qt does by itself.
 */
int showWindows(const QStringList &arguments)
{
    const QString folder = arguments.value(0);
    const bool plain = arguments.value(3) == QStringLiteral("plain");
    qInstallMessageHandler(silentPlugin);
    QDir::setCurrent(folder); // where a relative name would be looked for
    qputenv("TMPDIR", folder.toUtf8());
    qputenv("HOME", folder.toUtf8());
    if (arguments.value(3) != QStringLiteral("raw"))
        app::dressApplication();
    Walk walk(Names(folder, arguments.value(1).toInt(), plain),
              app::languageOfCode(arguments.value(2)).value_or(rules::Language::English));
    walk.everything();
    const Looker &looker = walk.looker();
    for (const auto &complaint : looker.complaints())
        std::cout << complaint.toStdString() << '\n';
    std::cerr << looker.tips() << " tips, " << looker.namedTips() << " with a name, "
              << looker.questions() << " questions\n";
    // Nothing pointed at is nothing shown.
    const bool enough = looker.tips() > 300 && looker.questions() > 15;
    return enough && (plain || looker.namedTips() > 100) ? 0 : 1;
}

} // namespace escarmouche::reliability
