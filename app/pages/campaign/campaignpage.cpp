// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/campaignpage.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/noticebar.h"
#include "app/forms/notices/readonly.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/bands/bandspanel.h"
#include "app/pages/campaign/calendar/calendarpanel.h"
#include "app/pages/campaign/campaignacts.h"
#include "app/pages/campaign/campaignprinting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/correction/questionsdialog.h"
#include "app/pages/campaign/entrants/entrantspanel.h"
#include "app/pages/campaign/figures/campaignfigures.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/campaign/result/leaguedialog.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/campaign/season/famedialog.h"
#include "app/pages/campaign/season/gamestories.h"
#include "app/pages/campaign/season/seasonchoice.h"
#include "app/pages/campaign/season/standingspanel.h"
#include "app/pages/campaign/season/storypanel.h"
#include "app/words/career/storywords.h"
#include "app/words/language/dates.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/drafts/draft.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"

#include <QAction>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace escarmouche::app {

CampaignPage::CampaignPage(std::unique_ptr<CampaignController> controller, const Shell &shell,
                           QWidget *parent)
    : QWidget(parent), m_controller(std::move(controller)), m_shell(shell)
{
    for (const rules::RuleSystem &system : shell.library.systems())
        if (system.key == m_controller->campaign().system)
            m_scenarios = model::scenariosOf(system).value_or(m_scenarios);
    m_acts = new CampaignActs(*m_controller, m_scenarios, this);
    arrange();
    makeGoActions();
    connectSignals();
    retranslate();
    showCampaign();
    if (m_controller->campaign().bands.empty())
        m_tabs->setCurrentWidget(partakers()); // the next step of a new one
}

CampaignPage::~CampaignPage() = default;

QString CampaignPage::title() const
{
    return toQString(m_controller->campaign().name);
}

const QList<QAction *> &CampaignPage::editActions() const
{
    return m_acts->menu();
}

rules::Result<void> CampaignPage::settle()
{
    return m_controller->isPast() ? rules::Result<void>{} : m_controller->session()->flush();
}

void CampaignPage::arrange()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, kGap, 14, 6);
    layout->setSpacing(6);
    layout->addWidget(makeHead());
    m_past = new QLabel(this);
    m_past->setWordWrap(true);
    m_past->setTextFormat(Qt::PlainText);
    tint(m_past, Tone::Warning);
    m_past->setVisible(!m_controller->isWritable());
    layout->addWidget(m_past);
    m_notice = new NoticeBar(this);
    if (!m_controller->isPast())
        new DraftKeeper(m_controller->drafts(), m_controller->draftPlace(form::kException),
                        *m_notice);
    layout->addWidget(m_notice);
    makeTabs();
    layout->addWidget(m_tabs, 1);
}

QWidget *CampaignPage::makeHead()
{
    auto *head = new QWidget(this);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    m_name = new QLabel(head);
    m_name->setTextFormat(Qt::PlainText);
    makeHeading(m_name);
    m_subtitle = new QLabel(head);
    m_subtitle->setTextFormat(Qt::PlainText);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    tint(m_subtitle, Tone::Dim);
    m_saving = new QLabel(head);
    tint(m_saving, Tone::Dim);
    QSizePolicy kept = m_saving->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_saving->setSizePolicy(kept);
    m_questions = new QToolButton(head);
    m_questions->setIcon(lineIcon(QStringLiteral("warning")));
    m_questions->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_questions->setFocusPolicy(Qt::TabFocus);
    connect(m_questions, &QToolButton::clicked, this, &CampaignPage::answerQuestions);
    layout->addWidget(m_name);
    layout->addWidget(m_questions);
    layout->addWidget(m_subtitle, 1);
    layout->addWidget(m_saving);
    for (QAction *action : {m_acts->undo(), m_acts->redo()}) {
        connect(action, &QAction::triggered, this, [this] { emit said({}); });
        auto *button = new QToolButton(head);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        layout->addWidget(button);
    }
    m_menu = new QToolButton(head);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_menu->setIcon(lineIcon(QStringLiteral("settings")));
    m_menu->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(m_menu);
    menu->addActions(m_acts->ofCampaign());
    m_menu->setMenu(menu);
    layout->addWidget(m_menu);
    return head;
}

void CampaignPage::makeTabs()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_calendar = new CalendarPanel(m_scenarios, m_tabs);
    if (!m_controller->rules().steps().empty())
        m_postGames = new PostGamePanel(m_tabs);
    if (m_controller->rules().hasBands())
        m_bands = new BandsPanel(m_shell.library, m_shell.samples, m_tabs);
    else
        m_entrants = new EntrantsPanel(m_tabs);
    m_standings = new StandingsPanel(m_tabs);
    m_story = new CampaignStory(m_tabs);
    if (m_controller->rules().hasBands())
        m_figures = new CampaignFigures(m_shell.library.keepsakes(), m_tabs);
    for (CampaignPart *part : std::initializer_list<CampaignPart *>{
             m_calendar, m_postGames, m_bands, m_entrants, m_standings, m_story, m_figures}) {
        if (part == nullptr)
            continue;
        m_tabs->addTab(part, QString());
        part->setController(m_controller.get());
    }
}

QWidget *CampaignPage::partakers() const
{
    return m_bands ? static_cast<QWidget *>(m_bands) : m_entrants;
}

void CampaignPage::makeGoActions()
{
    int digit = Qt::Key_1;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        auto *action = new QAction(this);
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(digit++));
        connect(action, &QAction::triggered, this, [this, tab] { goTo(m_tabs->widget(tab)); });
        addAction(action);
        m_goActions << action;
    }
}

// To the first thing in the part that takes keys.
void CampaignPage::goTo(QWidget *part)
{
    m_tabs->setCurrentWidget(part);
    QWidget *at = part->nextInFocusChain();
    while (at != part) {
        if (part->isAncestorOf(at) && (at->focusPolicy() & Qt::TabFocus) && at->isEnabled() &&
            at->isVisible())
            return at->setFocus(Qt::ShortcutFocusReason);
        at = at->nextInFocusChain();
    }
    m_tabs->tabBar()->setFocus(Qt::ShortcutFocusReason);
}

void CampaignPage::connectSignals()
{
    CampaignController *controller = m_controller.get();
    connect(controller, &CampaignController::campaignChanged, this, &CampaignPage::showCampaign);
    connect(controller, &CampaignController::savingChanged, this, &CampaignPage::showSaving);
    connect(controller, &CampaignController::refused, m_notice, &NoticeBar::tell);
    connect(m_notice, &NoticeBar::historyWanted, this, [this] {
        goTo(m_story);
        m_story->showLatest();
    });
    connect(m_calendar, &CalendarPanel::bandsWanted, this, [this] { goTo(partakers()); });
    connect(m_calendar, &CalendarPanel::postGameWanted, this, &CampaignPage::showPostGame);
    connect(m_calendar, &CalendarPanel::resultWanted, this, &CampaignPage::enterResult);
    connect(m_calendar, &CalendarPanel::crewWanted, this, &CampaignPage::chooseCrew);
    connect(m_calendar, &CalendarPanel::boardWanted, this, &CampaignPage::boardWanted);
    connect(m_calendar, &CalendarPanel::matchWanted, this, &CampaignPage::matchWanted);
    connect(m_standings, &StandingsPanel::fameWanted, this, &CampaignPage::showFame);
    connectBands();
    connect(m_tabs, &QTabWidget::currentChanged, this, &CampaignPage::printingChanged);
    connect(m_story, &CampaignStory::asOfWanted, this, &CampaignPage::asOfWanted);
    connect(m_story, &CampaignStory::said, this, &CampaignPage::said);
    connect(m_story, &CampaignStory::correctionWanted, this, &CampaignPage::correct);
    connect(m_calendar, &CalendarPanel::correctionWanted, this,
            [this](rules::FixtureId fixture) { correct(resultOf(*m_controller, fixture)); });
    connect(m_acts, &CampaignActs::ruleWanted, this, &CampaignPage::ruleWanted);
    connect(m_acts, &CampaignActs::seasonWanted, this, &CampaignPage::seasonWanted);
    connect(m_acts, &CampaignActs::eveningPackWanted, this,
            [this] { printEvening(*m_controller, m_shell, m_scenarios, this); });
    connect(m_acts, &CampaignActs::standingsSheetWanted, this,
            [this] { printStandings(*m_controller, m_shell, this); });
    connect(m_acts, &CampaignActs::storySheetWanted, this,
            [this] { printStory(*m_controller, m_scenarios, this); });
    connect(m_story, &CampaignStory::gamesWanted, this, [this] {
        GameStories(campaignStory(m_controller->campaign(), m_controller->rules(), m_scenarios,
                                  uiLanguage()),
                    this)
            .exec();
    });
    connect(m_acts, &CampaignActs::failed, this, &CampaignPage::failed);
    connect(m_acts, &CampaignActs::said, this, &CampaignPage::said);
}

void CampaignPage::correct(const model::CampaignLine &line)
{
    if (line.line.uuid.empty())
        return;
    const QString what = m_controller->tell(line.line);
    const auto openBefore = m_controller->campaign().questions.size();
    if (!correctPast(*m_controller, line, m_scenarios, this))
        return;
    emit said(tr("Corrected (undo restores it): %1").arg(what));
    if (m_controller->campaign().questions.size() > openBefore)
        answerQuestions();
}

void CampaignPage::answerQuestions()
{
    if (m_controller->isWritable() && !m_controller->campaign().questions.empty())
        QuestionsDialog(*m_controller, m_scenarios, this).exec();
}

void CampaignPage::connectBands()
{
    if (m_postGames != nullptr) {
        connect(m_postGames, &PostGamePanel::ruleWanted, this, &CampaignPage::ruleWanted);
        connect(m_postGames, &PostGamePanel::calendarWanted, this, [this] { goTo(m_calendar); });
        connect(m_postGames, &PostGamePanel::figureWanted, this, &CampaignPage::showFigure);
        connect(m_postGames, &PostGamePanel::bandWanted, this, &CampaignPage::bandWanted);
    }
    if (m_bands == nullptr)
        return;
    connect(m_figures, &CampaignFigures::bandsWanted, this, [this] { goTo(m_bands); });
    connect(m_figures, &CampaignFigures::failed, this, &CampaignPage::failed);
    connect(&m_shell.library, &model::Library::changed, m_figures, &CampaignFigures::readKeepsake);
    connect(m_standings, &StandingsPanel::figureWanted, this, &CampaignPage::showFigure);
    connect(m_story, &CampaignStory::figureWanted, this, &CampaignPage::showFigure);
    connect(m_bands, &BandsPanel::bandWanted, this, &CampaignPage::bandWanted);
    connect(m_bands, &BandsPanel::rosterWanted, this,
            [this](rules::BandId band) { printRoster(*m_controller, m_shell, band, this); });
    connect(m_bands, &BandsPanel::failed, this, &CampaignPage::failed);
}

QString CampaignPage::nameOf(const QWidget *part) const
{
    return part == m_calendar    ? tr("&Calendar")
           : part == m_bands     ? tr("&Bands")
           : part == m_entrants  ? tr("&Players")
           : part == m_standings ? tr("&Standings")
           : part == m_story     ? tr("St&ory")
           : part == m_figures   ? tr("F&igures")
                                 : tr("&After the game");
}

void CampaignPage::retranslate()
{
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const QString name = nameOf(m_tabs->widget(tab));
        m_tabs->setTabText(tab, name);
        m_goActions[tab]->setText(QString(name).remove(u'&'));
    }
    m_menu->setText(tr("Ca&mpaign"));
    m_saving->setText(tr("saving…"));
    m_acts->retranslate();
    if (m_controller->isPast())
        //: looking back: when, and what was done last, a sentence that may end with a full stop
        m_past->setText(tr("As it was on %1; nothing can be changed here. Last act: %2")
                            .arg(momentText(m_controller->until().at),
                                 m_controller->say(m_controller->until().sentence)));
    else if (m_controller->isReadOnly())
        m_past->setText(readOnlyText());
}

QList<KeyHint> CampaignPage::keyHints()
{
    return {{tr("Calendar: the next step of the game"), {Qt::Key_Enter}},
            {tr("After the game: settle the line"), {Qt::Key_Enter}},
            {tr("Standings: the page of the figure"), {Qt::Key_Enter}},
            {tr("Story: view the campaign at this point"), {Qt::Key_Enter}}};
}

void CampaignPage::showCampaign()
{
    const rules::Campaign &campaign = m_controller->campaign();
    m_name->setText(title());
    const auto still = std::ranges::count(campaign.bands, false, &rules::Entrant::withdrawn);
    const auto played = std::ranges::count(campaign.fixtures, rules::FixtureStatus::Played,
                                           &rules::Fixture::status);
    QStringList facts{statusText(campaign.status),
                      m_bands ? tr("%n band(s)", nullptr, static_cast<int>(still))
                              : tr("%n player(s)", nullptr, static_cast<int>(still)),
                      tr("%n game(s) played", nullptr, static_cast<int>(played))};
    if (campaign.archived)
        facts << tr("in the archive");
    m_subtitle->setText(facts.join(QStringLiteral(" · ")));
    const auto open = static_cast<int>(campaign.questions.size());
    m_questions->setText(tr("%n open question(s)", nullptr, open));
    m_questions->setVisible(open > 0);
    m_questions->setEnabled(m_controller->isWritable());
    m_acts->show();
    m_notice->dismiss();
    showSaving();
    emit printingChanged();
    if (m_shown != title()) {
        m_shown = title();
        emit renamed(m_shown);
    }
}

void CampaignPage::showSaving()
{
    m_saving->setVisible(!m_controller->isPast() && m_controller->session()->pending());
}

void CampaignPage::showFixture(rules::FixtureId fixture)
{
    goTo(m_calendar);
    m_calendar->chooseFixture(fixture);
}

void CampaignPage::showPostGame(rules::FixtureId fixture)
{
    if (m_postGames == nullptr)
        return showFixture(fixture);
    m_tabs->setCurrentWidget(m_postGames);
    m_postGames->chooseFixture(fixture);
}

void CampaignPage::showFigure(rules::MemberId member)
{
    if (m_figures == nullptr)
        return;
    m_tabs->setCurrentWidget(m_figures);
    m_figures->choose(member);
}

void CampaignPage::openDraft(const model::DraftPlace &place)
{
    const int part = std::atoi(place.part.c_str()); // 0: none
    if (place.form == form::kResult || place.form == form::kGame) {
        showFixture({part});
        const rules::Fixture *game = rules::find(m_controller->campaign(), rules::FixtureId{part});
        if (place.form == form::kGame)
            part > 0 ? m_calendar->change() : m_calendar->newFixture();
        else if (game != nullptr && game->report == nullptr)
            enterResult({part});
    } else if (place.form == form::kCorrection) {
        showFixture({part});
        correct(resultOf(*m_controller, {part}));
    } else if (place.form == form::kRound) {
        goTo(m_calendar);
        m_calendar->newRound();
    } else if (place.form == form::kChronicle || place.form == form::kReason ||
               place.form == form::kPastCorrection || place.form == form::kWording) {
        goTo(m_story);
        if (place.form == form::kChronicle)
            m_story->writeEntry({part});
    } else if (place.form == form::kException) {
        m_notice->remind();
    } else if (place.form == form::kCrew || place.form == form::kLaunch) {
        openDraftOfGame(place, {part});
    } else if (place.form == form::kOptions) {
        m_acts->changeOptions();
    } else if (place.form == form::kFigure && m_figures != nullptr) {
        showFigure({part});
        m_figures->writeNotes();
    } else if (place.form == form::kRename) {
        m_acts->rename();
    } else if (place.form == form::kSeason) {
        emit seasonWanted();
    } else {
        goTo(partakers());
        m_bands ? m_bands->openDraft(place) : m_entrants->openDraft(place);
    }
}

void CampaignPage::openDraftOfGame(const model::DraftPlace &place, rules::FixtureId fixture)
{
    showFixture(fixture);
    const rules::Fixture *game = rules::find(m_controller->campaign(), fixture);
    if (game == nullptr || !rules::isToCome(*game))
        return;
    if (place.form == form::kLaunch)
        return emit boardWanted(fixture);
    CrewDialog dialog(*m_controller, fixture, this);
    dialog.chooseBand({std::atoi(place.part.c_str() + place.part.find('/') + 1)});
    dialog.exec();
}

std::optional<rules::BandId> CampaignPage::bandShown() const
{
    const QWidget *part = m_tabs->currentWidget();
    if (m_bands != nullptr && part == m_bands)
        return m_bands->band();
    return m_postGames != nullptr && part == m_postGames ? m_postGames->band() : std::nullopt;
}

/** Of the whole campaign; none: the part has none. */
QAction *CampaignPage::sheetShown() const
{
    const QWidget *part = m_tabs->currentWidget();
    return part == m_calendar    ? m_acts->eveningPack()
           : part == m_standings ? m_acts->standingsSheet()
                                 : nullptr;
}

bool CampaignPage::canPrint() const
{
    const QAction *sheet = sheetShown();
    return bandShown() || (sheet != nullptr && sheet->isEnabled());
}

void CampaignPage::print()
{
    if (const auto band = bandShown())
        printRoster(*m_controller, m_shell, *band, this);
    else if (QAction *sheet = sheetShown())
        sheet->trigger();
}

void CampaignPage::enterResult(rules::FixtureId fixture)
{
    if (m_bands == nullptr) {
        LeagueDialog(*m_controller, fixture, this).exec();
        return;
    }
    ResultDialog dialog(*m_controller, fixture, this);
    if (dialog.exec() == QDialog::Accepted)
        showPostGame(fixture);
}

void CampaignPage::showFame()
{
    auto seasons = m_shell.library.campaigns().seasonsBefore(m_controller->session()->uuid());
    if (!seasons)
        return emit failed(seasons.error());
    seasons->push_back(m_controller->campaign());
    FameDialog dialog(rules::hallOfFame(m_controller->rules(), *seasons), this);
    connect(&dialog, &FameDialog::figureWanted, this, &CampaignPage::showFigure);
    bool isOther = false;
    connect(&dialog, &FameDialog::seasonBeforeWanted, this, [&] {
        const auto chosen = chooseSeasonBefore(m_shell.library.campaigns(),
                                               m_controller->session()->uuid(), &dialog);
        if (!chosen)
            emit failed(chosen.error());
        isOther = chosen.value_or(false);
        if (isOther)
            dialog.reject();
    });
    dialog.exec();
    if (isOther)
        showFame();
}

void CampaignPage::chooseCrew(rules::FixtureId fixture)
{
    CrewDialog(*m_controller, fixture, this).exec();
}

void CampaignPage::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    goTo(m_tabs->currentWidget());
}

void CampaignPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_tabs == nullptr)
        return;
    retranslate();
    showCampaign();
}

} // namespace escarmouche::app
