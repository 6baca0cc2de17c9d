// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamepanel.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/emptypage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/postgame/postgameanswer.h"
#include "app/pages/campaign/postgame/postgamechooser.h"
#include "app/pages/campaign/postgame/postgamedesk.h"
#include "app/pages/campaign/postgame/postgamehead.h"
#include "app/pages/campaign/postgame/postgamelines.h"
#include "app/pages/campaign/postgame/postgamerun.h"

#include <QAction>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

PostGamePanel::PostGamePanel(QWidget *parent) : CampaignPart(parent) {}

PostGamePanel::~PostGamePanel() = default;

void PostGamePanel::begin()
{
    m_desk = std::make_unique<PostGameDesk>(controller());
    m_run = new PostGameRun(*m_desk, this);
    arrange();
    shareActs();
    connectParts();
    retranslate();
}

void PostGamePanel::arrange()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, kGap, 0, 0);
    m_stack = new QStackedWidget(this);
    outer->addWidget(m_stack);
    auto *page = new QWidget(m_stack);
    auto *layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kMargin);
    m_chooser = new PostGameChooser(page);
    layout->addWidget(m_chooser);
    layout->addWidget(makeDocument(), 1);
    m_stack->addWidget(page);
    m_toCalendar = new QAction(lineIcon(QStringLiteral("history")), {}, this);
    m_empty = new EmptyPage(actButton(m_toCalendar, this), m_stack);
    m_stack->addWidget(m_empty);
}

QWidget *PostGamePanel::makeDocument()
{
    auto *document = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(document);
    layout->setContentsMargins(0, 0, 0, 0);
    m_head = new PostGameHead(*m_desk, document);
    layout->addWidget(m_head);
    m_parts = new QSplitter(Qt::Vertical, document);
    m_parts->setChildrenCollapsible(false);
    const auto typed = [this](const QString &text) {
        if (!m_answer->takesDice())
            goToNextDice();
        m_answer->typeDice(text);
    };
    m_lines = new PostGameLines(*m_desk, typed, m_parts);
    m_answer = new PostGameAnswer(*m_desk, m_parts);
    m_parts->addWidget(m_lines);
    m_parts->addWidget(m_answer);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 0);
    layout->addWidget(m_parts, 1);
    return document;
}

// Their keys work in the whole panel; a menu of the lines holds them too.
void PostGamePanel::shareActs()
{
    const QList<QAction *> acts = m_answer->acts() + m_head->acts();
    addActions(acts);
    m_lines->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_lines->addActions(acts);
}

void PostGamePanel::connectParts()
{
    const auto toLines = [this] { m_lines->setFocus(); };
    connect(m_toCalendar, &QAction::triggered, this, &PostGamePanel::calendarWanted);
    connect(m_chooser, &PostGameChooser::chosenChanged, this, &PostGamePanel::showDocument);
    connect(m_head, &PostGameHead::settleAllWanted, m_run, &PostGameRun::settleAll);
    connect(m_head, &PostGameHead::confirmAllWanted, m_run, &PostGameRun::confirmAll);
    connect(m_head, &PostGameHead::closeWanted, this, &PostGamePanel::close);
    connect(m_head, &PostGameHead::bandWanted, this, [this] {
        if (m_desk->key())
            emit bandWanted(m_desk->key()->band);
    });
    connect(m_head, &PostGameHead::namingWanted, this, [this] {
        if (const auto heroes = m_desk->namelessHeroes(); !heroes.empty())
            emit figureWanted(heroes.front().member);
    });
    connect(m_run, &PostGameRun::asked, m_lines, &PostGameLines::choose);
    connect(m_run, &PostGameRun::ended, this, toLines);
    connect(m_lines, &PostGameLines::shown, this, &PostGamePanel::showLine);
    connect(m_lines, &PostGameLines::activated, m_answer, &PostGameAnswer::answer);
    connect(m_answer, &PostGameAnswer::answered, this, toLines);
    connect(m_answer, &PostGameAnswer::diceTyped, this, &PostGamePanel::goToNextDice);
    connect(m_answer, &PostGameAnswer::choosingChanged, this, &PostGamePanel::giveRoom);
    connect(m_answer, &PostGameAnswer::figureWanted, this, &PostGamePanel::figureWanted);
    connect(m_answer, &PostGameAnswer::ruleWanted, this, &PostGamePanel::ruleWanted);
}

void PostGamePanel::retranslate()
{
    m_chooser->retranslate();
    m_head->retranslate();
    m_answer->retranslate();
    m_lines->setAccessibleName(tr("Lines of the post-game"));
    m_empty->setTitle(tr("No post-game yet"));
    m_empty->setText(tr("Each band gets one with the result of a game."));
    m_toCalendar->setText(tr("To the calendar"));
}

void PostGamePanel::refresh()
{
    m_chooser->fill(controller(), m_desk->key());
    showDocument();
    m_stack->setCurrentIndex(m_chooser->isEmpty() ? 1 : 0);
}

std::optional<rules::BandId> PostGamePanel::band() const
{
    return m_desk && m_desk->key() ? std::optional(m_desk->key()->band) : std::nullopt;
}

void PostGamePanel::chooseFixture(rules::FixtureId fixture)
{
    const rules::Fixture *game = rules::find(controller().campaign(), fixture);
    if (game == nullptr || game->postGames.empty())
        return;
    const auto open = std::ranges::find(game->postGames, false, &rules::PostGame::closed);
    m_lines->forget();
    m_desk->open(PostGameKey{
        fixture, (open == game->postGames.end() ? game->postGames.front() : *open).band});
    refresh();
    m_lines->setFocus();
}

void PostGamePanel::showDocument()
{
    const auto before = m_desk->key();
    m_desk->open(m_chooser->chosen());
    if (!m_desk->key())
        return;
    if (m_desk->key() != before)
        m_lines->forget();
    m_desk->read();
    m_head->refresh();
    m_lines->refresh();
}

void PostGamePanel::showLine()
{
    m_answer->show(m_lines->chosen());
    m_lines->scrollTo(m_lines->currentIndex());
}

/** To the next line that waits for dice, unless these ask a question. */
void PostGamePanel::goToNextDice()
{
    const rules::PostGameLine *line = m_desk->line(m_lines->chosen());
    const rules::PostGameLine *next = m_desk->nextAwaiting(rules::Awaiting::Dice);
    const bool asks = line != nullptr && !line->done && line->awaiting == rules::Awaiting::Choice;
    if (next != nullptr && !asks)
        m_lines->choose(std::string(next->key));
    m_lines->setFocus();
}

void PostGamePanel::giveRoom(bool choosing)
{
    const int room = m_parts->height();
    m_parts->setSizes(choosing ? QList<int>{room / 3, room - room / 3} : QList<int>{room, 0});
}

void PostGamePanel::close()
{
    if (!m_desk->key() || !m_desk->close())
        return;
    // On to the next one that is open, where there is one.
    const rules::Campaign &campaign = controller().campaign();
    if (std::ranges::any_of(campaign.fixtures, [&](const rules::Fixture &game) {
            return !rules::openPostGames(campaign, game).empty();
        }))
        m_chooser->chooseFirst();
}

} // namespace escarmouche::app
