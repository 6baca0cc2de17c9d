// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/matchcontroller.h"

#include "model/text.h"

namespace escarmouche::app {

using rules::SeatId;

MatchController::MatchController(std::unique_ptr<model::MatchSession> session, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_play(*m_session), m_words(m_play),
      m_aiming(new Aiming(m_play, this)), m_windows(m_play)
{
    m_passing.setSingleShot(true);
    m_passing.setInterval(model::kPassing);
    connect(&m_passing, &QTimer::timeout, this, &MatchController::pass);
    connect(m_session.get(), &model::MatchSession::changed, this, &MatchController::follow);
    connect(m_session.get(), &model::MatchSession::refused, this, &MatchController::refused);
    connect(m_aiming, &Aiming::refused, this, &MatchController::refused);
    connect(m_aiming, &Aiming::decided, this, qOverload<rules::Offer>(&MatchController::perform));
    followState(); // nothing is answered before it is known what is to be asked
}

MatchController::~MatchController() = default;

int MatchController::lastAct() const
{
    return m_together.around(m_session->past().lastByPerson()).first;
}

SeatId MatchController::lastActor() const
{
    const auto entry = static_cast<std::size_t>(lastAct());
    const auto &shown = m_play.match().journal().entries;
    return entry > 0 && entry <= shown.size() ? shown[entry - 1].actor : SeatId{};
}

void MatchController::setLookingBack(bool isLookingBack)
{
    m_isLookingBack = isLookingBack;
    if (!isLookingBack)
        answersQuietly(); // what was asked meanwhile
}

bool MatchController::settled(const rules::Result<void> &result)
{
    if (!result)
        emit refused(result.error());
    return result.has_value();
}

/** What is known to happen is not said here. */
rules::Result<void> MatchController::reportUnless(rules::ErrorCode known,
                                                  rules::Result<void> result)
{
    if (!result && result.error().code != known)
        emit refused(result.error());
    return result;
}

void MatchController::attack(const rules::Target &target)
{
    if (target.offer.isAllowed())
        perform(target.offer.action);
    else
        emit refused(*target.offer.refusal);
}

bool MatchController::perform(const std::string &action)
{
    if (m_isLookingBack || m_play.isCovered() || m_play.isPassing())
        return false;
    if (m_taker && !m_taker(action))
        return false;
    if (!settled(m_session->submit(m_play.player(), action)))
        return false;
    emit acted();
    m_aiming->spend();
    return true;
}

void MatchController::setMeant(const std::string &action)
{
    if (std::exchange(m_meant, action) != action)
        emit meantChanged();
}

void MatchController::perform(rules::Offer offer)
{
    m_together.begin(m_play.match(), offer);
    if (perform(offer.action))
        goOnTogether();
    else
        m_together.stop();
}

void MatchController::goOnTogether()
{
    while (const auto action = m_together.next(m_play.match())) {
        const auto done = m_session->submit(m_play.match().awaited().decision.seat, *action);
        if (done) {
            m_together.note(m_play.match());
            continue;
        }
        m_together.stop();
        emit stoppedTogether(done.error());
    }
}

bool MatchController::typeDice(const std::vector<std::uint8_t> &faces)
{
    const bool isDone = settled(m_session->typeDice(faces));
    if (isDone)
        emit acted();
    return isDone;
}

bool MatchController::isFreeAttack() const
{
    return m_play.isAsked() && QuietAnswers::offered(m_play.match(), m_play.player()).has_value();
}

void MatchController::setAskFrom(int percent)
{
    m_quiet.setAskFrom(percent);
    follow();
    emit passingChanged();
}

void MatchController::declineSeries()
{
    const auto attack = QuietAnswers::offered(m_play.match(), m_play.player());
    const rules::BoardView now = m_play.view();
    if (attack && perform(attack->decline))
        m_quiet.declineSeries(*attack, now);
}

bool MatchController::isWindow() const
{
    return m_play.isAsked() && OpenWindow::of(m_play.match()).has_value();
}

void MatchController::setAskWindow(AskWindow ask)
{
    m_windows.setAll(ask);
    follow();
}

void MatchController::chooseAskWindow(AskWindow ask)
{
    if (!m_play.player().valid())
        return;
    m_windows.set(m_play.player(), ask);
    emit askWindowChosen(ask);
    follow();
    emit passingChanged();
}

/** The question that is open need not be asked. */
std::optional<MatchController::Spared> MatchController::spared() const
{
    const bool isPersons = m_session->waits() == model::MatchWaits::Person;
    if (!isPersons || m_isLookingBack || m_play.isCovered())
        return std::nullopt;
    const SeatId seat = m_play.match().awaited().decision.seat;
    const auto window = OpenWindow::of(m_play.match());
    if (!window)
        return sparedAttack(seat);
    if (!m_windows.isPassed(seat, *window))
        return std::nullopt;
    Spared answer{seat, window->pass, {.question = m_play.match().question()}, true};
    if (window->isAble) // else there is nothing to tell
        answer.told.passedBy = seat;
    return answer;
}

std::optional<MatchController::Spared> MatchController::sparedAttack(SeatId seat) const
{
    const auto attack = QuietAnswers::offered(m_play.match(), seat);
    const rules::BoardView now = m_play.match().view(seat);
    if (!attack || !m_quiet.isQuiet(*attack, now))
        return std::nullopt;
    return Spared{
        seat,
        attack->decline,
        {0, m_play.match().question(), attack->percent, m_quiet.isBySeries(*attack, now)}};
}

bool MatchController::give(Spared answer)
{
    const int before = lastAct();
    if (!m_session->submit(answer.seat, answer.action))
        return false;
    answer.told.entry = m_session->past().lastByPerson();
    m_together.join(before, answer.told.entry);
    if (!answer.isPass || answer.told.passedBy.valid())
        m_quiet.note(answer.told);
    return true;
}

/** What is passed takes as long whatever could have been done. */
bool MatchController::answersQuietly()
{
    auto answer = spared();
    const bool isPass = answer && answer->isPass;
    setPassing(isPass);
    if (!isPass)
        return answer && give(std::move(*answer));
    if (!m_passing.isActive())
        m_passing.start();
    return false;
}

void MatchController::setPassing(bool isPassing)
{
    if (!isPassing)
        m_passing.stop();
    if (m_play.isPassing() == isPassing)
        return;
    m_play.setPassing(isPassing);
    emit passingChanged();
}

void MatchController::pass()
{
    auto answer = spared();
    setPassing(false);
    if (answer && answer->isPass)
        give(std::move(*answer));
}

void MatchController::placeAll()
{
    const auto machines = m_session->rules().machines();
    const SeatId seat = m_play.player();
    while (m_play.isPlacing() && m_play.match().awaited().decision.seat == seat) {
        const auto action = m_play.match().chooseAs(seat, machines.back());
        if (!action || !perform(*action))
            return;
    }
}

/** With what was answered for people after it, of which nobody knows. */
rules::Result<void> MatchController::undo()
{
    m_together.stop();
    m_quiet.forgetSeries();
    const auto span = m_together.around(m_session->past().lastByPerson());
    const auto done = reportUnless(rules::ErrorCode::UndoStopsHere, m_session->undo());
    int undone = done ? 1 : 0;
    while (done && m_session->past().lastByPerson() >= span.first && m_session->past().canUndo()) {
        if (!m_session->undo())
            break;
        ++undone;
    }
    if (done && m_play.isPlacing()) // whoever was taken back comes first again
        m_aiming->startOver();
    if (!done || m_session->past().lastByPerson() < span.first || !answersAtOnce())
        return done;
    while (undone-- > 0 && m_session->redo()) // dice fell between it and the answers
        continue;
    return rules::fail({.code = rules::ErrorCode::UndoStopsHere});
}

bool MatchController::redo()
{
    m_together.stop();
    const bool isDone = settled(m_session->redo());
    const auto span = m_together.around(m_session->past().lastByPerson());
    while (isDone && m_session->past().lastByPerson() < span.last && m_session->past().canRedo()) {
        if (!m_session->redo())
            break;
    }
    return isDone;
}

bool MatchController::takeBack()
{
    m_together.stop();
    m_quiet.forgetSeries();
    const bool isDone = settled(m_session->takeBack());
    while (isDone && answersAtOnce() && m_session->past().canTakeBack()) {
        if (!m_session->takeBack())
            break;
    }
    return isDone;
}

bool MatchController::concede(SeatId seat)
{
    return settled(m_session->concede(seat));
}

rules::Result<void> MatchController::agreeDraw()
{
    return reportUnless(rules::ErrorCode::TakeBackNotAgreed, m_session->agreeDraw());
}

void MatchController::cover(bool isCovered)
{
    m_play.cover(isCovered);
    m_session->hold(isCovered);
    follow();
}

bool MatchController::hand(SeatId seat, const QString &player)
{
    return settled(m_session->handSeat(seat, toUtf8(player)));
}

void MatchController::follow()
{
    if (!m_play.isCovered())
        goOnTogether();
    if (!answersQuietly())
        followState();
}

void MatchController::followState()
{
    m_play.follow();
    m_hasWindows = m_hasWindows || m_play.isPassing() || isWindow();
    m_aiming->follow();
}

} // namespace escarmouche::app
