// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/matchstart.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/crewplan.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/pagetabs.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/settings/settings.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"

#include <QMessageBox>

#include <algorithm>
#include <functional>

namespace escarmouche::app {

/** Where the dialog keeps what is typed into it, and how the match is begun. */
struct MatchStart::Form {
    model::Drafts drafts;
    model::DraftPlace place;
    model::DraftPlace options;
    std::function<rules::Result<std::string>(const QuickMatchDialog &)> launch;
};

MatchStart::MatchStart(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_shell(shell), m_preferences(preferences), m_tabs(tabs)
{
}

// Answers the uuid of the match; none: none was begun.
std::optional<QString> MatchStart::begin(QuickMatchDialog &dialog, const Form &form)
{
    connect(&dialog, &QuickMatchDialog::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    DraftKeeper &draft = keepDraft(dialog, form.drafts, form.place);
    connect(&dialog, &QuickMatchDialog::optionsAsked, this,
            [&](QDialog &asked) { keepDraft(asked, form.drafts, form.options); });
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const auto begun = form.launch(dialog);
    if (!begun) {
        m_tabs.tell(begun.error());
        return std::nullopt;
    }
    draft.enter();
    (void)form.drafts.discard(form.options); // one that stays is offered once too often
    return toQString(*begun);
}

/** Every game that can be played, in order. */
rules::Result<std::vector<model::QuickMatch>> MatchStart::quickGames() const
{
    const auto &systems = m_shell.library.systems();
    std::vector<model::QuickMatch> games;
    for (const rules::RuleSystem &system : systems) {
        if (!system.matches)
            continue;
        auto game = model::QuickMatch::of(systems, system.key, &m_shell.library);
        if (!game)
            return rules::fail(game.error());
        games.push_back(std::move(*game));
    }
    if (games.empty())
        return rules::fail({.code = rules::ErrorCode::SystemNotFound});
    return games;
}

void MatchStart::quick()
{
    if (BandPage *page = m_tabs.current<BandPage>(); page != nullptr && !m_tabs.settle(*page))
        return;
    auto games = quickGames();
    if (!games)
        return m_tabs.tell(games.error());
    model::QuickMatch &quick = gameInView(*games);
    const auto inView = bandInView(quick);
    const auto suggestion = [&](const model::QuickMatch &game) {
        return game.suggested(lastQuickMatch(game.system()),
                              &game == &quick ? inView : std::nullopt);
    };
    QuickMatchDialog dialog(quick, m_shell.rules, m_preferences.now().units, m_tabs.window());
    std::vector<const model::QuickMatch *> offered;
    for (const model::QuickMatch &game : *games)
        offered.push_back(&game);
    dialog.offerGames(std::move(offered), suggestion);
    dialog.choose(suggestion(quick));
    const model::DraftPlace place{{}, form::kQuickMatch, {}};
    const model::DraftPlace options{{}, form::kQuickMatch, form::kOptionsPart};
    const auto match = begin(
        dialog, {m_shell.library.drafts(), place, options, [this](const QuickMatchDialog &asked) {
                     return m_shell.library.matches().begin(asked.setup(), asked.typing());
                 }});
    if (!match)
        return;
    rememberGame(dialog.game().system().key);
    rememberQuickMatch(dialog.game().system(), dialog.game().habitOf(dialog.choice()));
    emit matchWanted(*match);
}

// Of the band in view, else the one chosen last, else the first.
model::QuickMatch &MatchStart::gameInView(std::vector<model::QuickMatch> &games) const
{
    BandPage *page = m_tabs.current<BandPage>();
    model::QuickMatch *last = &games.front();
    for (model::QuickMatch &game : games) {
        if (page != nullptr && &page->session().rules() == game.system().bands.get())
            return game;
        if (game.system().key == lastGame())
            last = &game;
    }
    return *last;
}

// One that lives in a campaign is in no list: it plays as it is now, for once. On Home it is the
// one marked in the list.
std::optional<std::size_t> MatchStart::bandInView(model::QuickMatch &quick) const
{
    if (const HomePage *home = m_tabs.current<HomePage>(); home != nullptr)
        return quick.bandCalled(toUtf8(home->chosenBand()));
    BandPage *page = m_tabs.current<BandPage>();
    if (page == nullptr)
        return std::nullopt;
    if (const auto listed = quick.bandCalled(page->session().uuid()))
        return listed;
    const auto added = quick.addBand(page->session().standing());
    return added ? std::optional(*added) : std::nullopt;
}

void MatchStart::play(CampaignController *campaign, rules::FixtureId fixture)
{
    const auto matches = m_shell.library.matches().list();
    if (!matches)
        return m_tabs.tell(matches.error());
    const auto played = std::ranges::find(
        *matches, model::GameOrigin{campaign->session()->uuid(), fixture}, &model::GameRow::origin);
    if (played == matches->end())
        beginFixture(*campaign, fixture);
    else if (played->isOver)
        emit reportReady(*played);
    else
        emit matchWanted(toQString(played->uuid));
}

bool MatchStart::choosesCrews(const QStringList &offBoard)
{
    if (offBoard.isEmpty())
        return true;
    const auto answer = QMessageBox::question(
        m_tabs.window(), tr("Play it on the board"),
        tr("%1\n\nPlay the game at a table and enter its result, or choose crews that need none of "
           "this. Choose the crews now?")
            .arg(offBoard.join(u'\n')),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    return answer == QMessageBox::Yes;
}

// Asks for them where they were not chosen yet.
bool MatchStart::hasCrews(CampaignController &campaign, CrewPlan &crews)
{
    const rules::FixtureId fixture = crews.fixture();
    if (!campaign.rules().hasBands() || CrewDialog::isComplete(crews.campaign(), fixture))
        return true;
    if (!choosesCrews(campaign.offBoard(fixture)))
        return false;
    CrewDialog(campaign, crews, m_tabs.window()).exec();
    return CrewDialog::isComplete(crews.campaign(), fixture);
}

/** Whom the launch pays how much; empty: nobody. */
QString MatchStart::feesText(const CampaignController &campaign, const CrewPlan &crews) const
{
    QStringList bands;
    for (const auto &[band, fees] : crews.fees())
        //: a band, and what it pays
        bands << tr("%1, %n point(s)", nullptr, fees).arg(campaign.bandName(band));
    return bands.isEmpty() ? QString()
                           //: bands, each with what it pays
                           : tr("Paid to hired figures when you start: %1.")
                                 .arg(bands.join(QStringLiteral("; ")));
}

void MatchStart::beginFixture(CampaignController &controller, rules::FixtureId fixture)
{
    CrewPlan crews(controller, fixture);
    if (!hasCrews(controller, crews))
        return;
    const rules::Campaign &campaign = crews.campaign();
    const rules::RuleSystem *system = systemNamed(m_shell.library.systems(), campaign.system);
    if (!system->matches)
        return m_tabs.tell({.code = rules::ErrorCode::SystemNotFound, .subject = campaign.system});
    const auto quick =
        model::fixtureSetup(*system, campaign, *rules::find(campaign, fixture), {}, {})
            .and_then([&](const rules::MatchSetup &game) {
                return model::QuickMatch::between(*system, game);
            });
    if (!quick)
        return m_tabs.tell(quick.error());
    QuickMatchDialog dialog(*quick, m_shell.rules, m_preferences.now().units, m_tabs.window());
    //: title of a window: the bands against each other
    dialog.setWindowTitle(titleText(
        tr("Launch the game: %1").arg(titleOf(campaign, *rules::find(campaign, fixture)))));
    dialog.tellFees(feesText(controller, crews));
    const std::string part = std::to_string(fixture.value);
    const auto match =
        begin(dialog, {controller.drafts(), controller.draftPlace(form::kLaunch, part),
                       controller.draftPlace(form::kLaunch, part + '/' + form::kOptionsPart),
                       [&](const QuickMatchDialog &asked) {
                           return controller.session()->launch(fixture, crews.acts(), asked.setup(),
                                                               asked.typing());
                       }});
    if (match)
        emit matchWanted(*match);
}

} // namespace escarmouche::app
