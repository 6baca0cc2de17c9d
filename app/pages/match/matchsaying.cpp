// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/questions/offersmenu.h"
#include "app/pages/match/story/beatplayer.h"

#include <QAction>

#include <algorithm>
#include <utility>

// What a match page says and draws of what is pointed at or asked, and for how long.

namespace escarmouche::app {

QString MatchPage::openQuestion() const
{
    return m_controller->words().say(m_controller->play().match().question());
}

/** What the next click does. */
QString MatchPage::armedText() const
{
    const rules::Offer *offer = m_controller->aiming().aim().offer();
    if (!m_controller->aiming().isArmed() || !offer || !offer->isAllowed())
        return {};
    const QString act = offerText(*m_controller, *offer);
    if (m_controller->aiming().isShort())
        //: an act that does not lead as far as was clicked
        return tr("Out of reach. Click again or press Enter to go as far as it can: %1").arg(act);
    //: an act that was clicked once
    return tr("Click again or press Enter: %1").arg(act);
}

/** Those whom the open question is about. */
std::vector<int> MatchPage::concerned() const
{
    std::vector<int> tokens{m_controller->aiming().chosen(), m_controller->play().view().acting};
    for (const rules::ActionOption &option : m_controller->play().match().options())
        tokens.push_back(option.token);
    return tokens;
}

void MatchPage::showNotice()
{
    BoardNotice notice;
    if (!m_replay->isOpen() && !m_beats->isPlaying()) {
        notice.isQuestion = m_controller->play().isQuestionOpen();
        notice.text = notice.isQuestion ? openQuestion() : armedText();
        if (notice.isQuestion)
            notice.lit = concerned();
    }
    m_canvas->setNotice(notice);
}

/** Shown until the pointer moves to something else or the match moves on. */
void MatchPage::sayHere(const QString &text)
{
    m_saidOf = m_controller->aiming().aim().pointing;
    emit said(text);
}

void MatchPage::dropSaid()
{
    if (std::exchange(m_saidOf, std::nullopt))
        emit said({});
}

void MatchPage::forgetSaidElsewhere()
{
    if (m_saidOf && !Aiming::isSameSpot(*m_saidOf, m_controller->aiming().aim().pointing))
        dropSaid();
}

/** Of the enemy pointed at; the same again, or nobody, hides it. */
void MatchPage::toggleThreat()
{
    if (m_replay->isOpen())
        return m_threat->setChecked(false);
    const rules::BoardView now = m_controller->play().view();
    const int over = m_controller->aiming().aim().pointing.over;
    const bool isEnemy = std::ranges::any_of(now.tokens, [&](const rules::Token &token) {
        return token.id == over && token.owner != m_controller->play().player();
    });
    if (!isEnemy && m_threatOf < 0)
        sayHere(tr("Point at an enemy to see what it threatens."));
    showThreatOf(isEnemy && over != m_threatOf ? over : -1);
}

void MatchPage::showThreatOf(int token)
{
    m_threatOf = token;
    m_threat->setChecked(token >= 0);
    m_canvas->showThreat(
        token >= 0 ? m_controller->play().board().threat(m_controller->play().player(), token)
                   : std::vector<rules::Reach>{});
}

} // namespace escarmouche::app
