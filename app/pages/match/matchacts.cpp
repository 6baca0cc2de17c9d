// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/matchacts.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/match/consent.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/pageaction.h"
#include "app/words/sentences/players.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>

namespace escarmouche::app {

using rules::SeatId;

MatchActs::MatchActs(MatchController &controller, QWidget *page)
    : QObject(page), m_controller(controller), m_page(page), m_seats(new QMenu(page))
{
    m_undo = makeAction(QStringLiteral("undo"), QKeySequence::Undo, &MatchActs::undo);
    m_redo = makeAction(QStringLiteral("redo"), QKeySequence::Redo, &MatchActs::redo);
    m_takeBack = makeAction({}, Qt::CTRL | Qt::Key_Backspace, &MatchActs::takeBack);
    m_hand = m_seats->menuAction();
    m_hand->setIcon(lineIcon(QStringLiteral("person")));
    m_draw = makeAction({}, Qt::CTRL | Qt::SHIFT | Qt::Key_D, &MatchActs::agreeDraw);
    m_concede = makeAction({}, Qt::CTRL | Qt::SHIFT | Qt::Key_G, &MatchActs::concede);
    m_ofActs = {m_undo, m_redo, m_takeBack};
    m_ofSeats = {m_hand, m_draw, m_concede};
    connect(m_seats, &QMenu::aboutToShow, this, &MatchActs::fillSeats);
    retranslate();
}

QAction *MatchActs::makeAction(const QString &icon, const QKeySequence &keys,
                               void (MatchActs::*act)())
{
    QAction *action = pageAction(*m_page, icon, keys);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void MatchActs::refresh()
{
    const model::MatchSession &session = m_controller.session();
    const bool isNow = !m_isLookingBack && !m_controller.hasTaker();
    const bool isGoingOn = isNow && !session.row().isOver;
    const bool mayUndo =
        session.past().canUndo() || session.past().lastByPerson() > 0; // else it says why not
    m_undo->setEnabled(isNow && mayUndo);
    m_redo->setEnabled(isNow && session.past().canRedo());
    m_takeBack->setEnabled(isNow && session.past().canTakeBack());
    m_hand->setEnabled(isGoingOn);
    m_draw->setEnabled(isGoingOn);
    m_draw->setVisible(session.row().seats.size() > 1); // with whom else?
    m_concede->setEnabled(isGoingOn);
}

void MatchActs::setLookingBack(bool isLookingBack)
{
    m_isLookingBack = isLookingBack;
    refresh();
}

void MatchActs::undo()
{
    emit begun();
    const QString told = m_controller.words().toldOf(m_controller.lastAct());
    const auto undone = m_controller.undo();
    if (undone)
        emit said(tr("Undone: %1").arg(told));
    else if (undone.error().code == rules::ErrorCode::UndoStopsHere)
        emit said(sentence(m_takeBack->isEnabled()
                               ? undone.error()
                               : rules::Error{.code = rules::ErrorCode::TakeBackNotAgreed}));
}

void MatchActs::redo()
{
    emit begun();
    if (m_controller.redo())
        emit said(tr("Done again: %1").arg(m_controller.words().toldOf(m_controller.lastAct())));
}

/** Asks all other people at the screen, who come to it meanwhile; says who refuses. */
bool MatchActs::isAgreed(SeatId by, const QString &question)
{
    QStringList names;
    for (const SeatId seat : m_controller.play().otherPeople(by))
        names << m_controller.words().nameOf(seat);
    if (m_controller.play().hasSecrets() && !names.isEmpty())
        emit coverWanted();
    const auto refuser = refusing(m_page, question, names);
    if (refuser)
        emit said(tr("%1 refuses.").arg(*refuser));
    return !refuser;
}

/** Of a match that goes on there is none to give up. */
bool MatchActs::isEndGivenUp()
{
    if (!m_controller.session().row().isOver)
        return true;
    const auto answer = QMessageBox::question(
        m_page, tr("Take back"),
        tr("The match has ended. Take its last act back and go on playing it?"),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    return answer == QMessageBox::Yes;
}

// A machine that agrees to it has agreed beforehand: the match is for practice.
void MatchActs::takeBack()
{
    emit begun();
    if (!isEndGivenUp())
        return;
    const SeatId by = m_controller.lastActor();
    const QString told = m_controller.words().toldOf(m_controller.lastAct());
    const QString question = tr("%1 wants to take the last act back, with its dice:\n%2")
                                 .arg(m_controller.words().nameOf(by), told);
    if (isAgreed(by, question) && m_controller.takeBack())
        emit said(tr("Taken back: %1").arg(told));
}

void MatchActs::concede()
{
    emit begun();
    const SeatId seat = m_controller.play().player();
    if (!seat.valid())
        return;
    const QString name = m_controller.words().nameOf(seat);
    const auto answer = QMessageBox::question(
        m_page, tr("Concede"), tr("Does %1 give up? The match is then lost and over.").arg(name),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer == QMessageBox::Yes && m_controller.concede(seat))
        emit said(tr("%1 has given the match up.").arg(name));
}

void MatchActs::agreeDraw()
{
    emit begun();
    const SeatId by = m_controller.play().player();
    const QString question = tr("%1 offers a draw.").arg(m_controller.words().nameOf(by));
    if (!isAgreed(by, question))
        return;
    const auto drawn = m_controller.agreeDraw();
    if (drawn)
        emit said(tr("The match ends in an agreed draw."));
    else if (drawn.error().code == rules::ErrorCode::TakeBackNotAgreed)
        emit said(tr("A machine agrees to a draw only in a practice match."));
}

void MatchActs::fillSeats()
{
    m_seats->clear();
    const auto seats = static_cast<int>(m_controller.session().row().seats.size());
    for (int seat = 0; seat < seats; ++seat) {
        const SeatId id{static_cast<std::int8_t>(seat)};
        QMenu *menu = m_seats->addMenu(buttonText(m_controller.words().nameOf(id)));
        addPlayers(*menu, id);
    }
}

void MatchActs::addPlayers(QMenu &menu, SeatId seat)
{
    const auto &row = m_controller.session().row();
    const std::string &now = row.seats[static_cast<std::size_t>(seat.value)].player;
    auto *one = new QActionGroup(&menu);
    for (const std::string &player : playersOf(m_controller.session().rules())) {
        QAction *action = one->addAction(buttonText(playerName(player)));
        action->setCheckable(true);
        action->setChecked(player == now);
        connect(action, &QAction::triggered, this,
                [this, seat, kind = toQString(player)] { hand(seat, kind); });
    }
    menu.addActions(one->actions());
}

void MatchActs::hand(SeatId seat, const QString &player)
{
    if (!m_controller.hand(seat, player))
        return;
    //: who plays a seat from now on: the seat, then "Person" or a machine
    emit said(tr("%1 is now played by: %2")
                  .arg(m_controller.words().nameOf(seat), playerName(toUtf8(player))));
}

void MatchActs::retranslate()
{
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("&Redo"));
    m_takeBack->setText(tr("Take &back…"));
    m_hand->setText(tr("Who pla&ys"));
    m_draw->setText(tr("Offer a &draw…"));
    m_concede->setText(tr("&Concede…"));
}

} // namespace escarmouche::app
