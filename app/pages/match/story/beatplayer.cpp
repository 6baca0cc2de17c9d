// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/beatplayer.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/dicefaces.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/story/beatparts.h"
#include "app/pages/match/story/eventnames.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/told/acttext.h"
#include "app/pages/match/told/sumtext.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kTurnMs = 1'500; // so long a turn is looked at where only turns are shown
constexpr int kDiceMs = 350; // dice lie that long before the next thing happens
constexpr int kSidesDiceMs = 1'100; // those of a side, whose banner tells them, too
constexpr int kOwnMs = 900; // what came of one's own act is read, or less
constexpr int kSumMs = 1'200; // a sum is read, longer by what it says
constexpr int kLetterMs = 65; // of it
constexpr int kLongestSumMs = 15'000;
constexpr int kUntilRead = std::numeric_limits<int>::max(); // until a person goes on
} // namespace

BeatPlayer::BeatPlayer(MatchController &controller, BoardCanvas &canvas, LastActBar &lastAct,
                       StoryPanel &story, QObject *parent)
    : QObject(parent), m_controller(controller), m_canvas(canvas), m_lastAct(lastAct),
      m_story(story)
{
    m_dice.setSingleShot(true);
    m_pause.setSingleShot(true);
    m_added.setSingleShot(true);
    m_added.setInterval(0);
    connect(&m_added, &QTimer::timeout, this, &BeatPlayer::begin);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_isReading ? endReading() : next(); });
    connect(&m_dice, &QTimer::timeout, this, [this] { m_canvas.animate(m_beat.view, m_acts); });
    connect(&canvas, &BoardCanvas::animationEnded, this, [this] {
        if (m_isPlaying)
            QTimer::singleShot(0, this, &BeatPlayer::next);
    });
    connect(&canvas, &BoardCanvas::optionsChanged, this, &BeatPlayer::pace);
    pace();
}

/** Machines wait for who looks on. */
void BeatPlayer::pace()
{
    m_controller.session().setPaced(m_canvas.options().animated && m_skip == Skip::Nothing &&
                                    machines() != BoardOptions::Machines::Result);
}

/** As chosen, where no person plays. */
BoardOptions::Machines BeatPlayer::machines() const
{
    return m_controller.play().otherPeople(rules::kNoSeat).empty() ? m_canvas.options().machines
                                                                   : BoardOptions::Machines::Acts;
}

/** Whoever acts by a machine is brought into sight. */
void BeatPlayer::follow()
{
    const int who = m_beat.view.acting;
    if (!m_canvas.options().followed || who < 0)
        return;
    const auto people = m_controller.play().otherPeople(rules::kNoSeat);
    const auto owner = m_controller.play().ownerOf(who);
    if (std::ranges::find(people, owner) == people.end())
        m_canvas.bringIntoSight(who);
}

/** Every act is shown. */
bool BeatPlayer::isFollowed() const
{
    return m_canvas.options().animated && machines() == BoardOptions::Machines::Acts;
}

int BeatPlayer::scaled(int milliseconds) const
{
    return milliseconds * 100 / m_canvas.options().speed;
}

/** Where only turns are shown, one that has begun is looked at for a moment. */
bool BeatPlayer::pauses()
{
    const bool isNew = std::exchange(m_turn, m_beat.view.turn) != m_beat.view.turn;
    if (!isNew || m_skip != Skip::Nothing || !m_canvas.options().animated ||
        machines() != BoardOptions::Machines::Turns)
        return false;
    m_canvas.setNotice({whoseTurn(), false, {}});
    m_pause.start(scaled(kTurnMs));
    return true;
}

/** What came of an act is read before the next one begins, or a question or the result covers it.
 */
bool BeatPlayer::readsFirst()
{
    const bool isOwn = m_doer == m_controller.play().player();
    const int left = isOwn ? readOwnFor() : m_canvas.readFor();
    if (left == 0 || m_skip != Skip::Nothing || !isActOver(isOwn))
        return false;
    if (!std::exchange(m_isPlaying, true))
        emit began();
    m_isReading = isOwn;
    m_pause.start(left);
    return true;
}

bool BeatPlayer::isActOver(bool isOwn) const
{
    if (!m_left.empty())
        return m_left.front().view.active != m_beat.view.active ||
               beginsAnew(m_left.front(), m_beat);
    const model::MatchSession &session = m_controller.session();
    return session.row().isOver ||
           session.waits() == (isOwn ? model::MatchWaits::Machine : model::MatchWaits::Person);
}

/** What a side did, and why the match is over, is read before another one does more, or the result
    covers it: until a person who plays has read it, or for as long as it takes where machines play
   alone. Where a person is asked next it stays, whatever he reads. */
bool BeatPlayer::readsSums()
{
    qsizetype letters = tellRest();
    const model::MatchSession &session = m_controller.session();
    const bool isLast = m_left.empty() && session.row().isOver;
    const bool goesOn = !m_left.empty() || isLast || session.waits() == model::MatchWaits::Machine;
    const QString why = isLast && !m_wereSumsRead ? m_controller.words().whyEnded() : QString();
    const rules::JournalAct last = m_controller.play().match().journal().entries.back().act;
    if (last == rules::JournalAct::Action) // whoever gave up or agreed to a draw knows it
        letters += why.size();
    if (letters == 0 || m_skip != Skip::Nothing || !goesOn || !isFollowed() ||
        !m_canvas.isVisible())
        return false;
    m_isReading = m_wereSumsRead = true;
    QString notice = isLast ? tr("Press Space to see the result") : tr("Press Space to go on");
    if (!why.isEmpty())
        notice.prepend(why + u'\n');
    m_canvas.setNotice({notice, false, {}});
    const int needed = std::min(kSumMs + kLetterMs * static_cast<int>(letters), kLongestSumMs);
    const bool isWaitedFor = !m_controller.play().otherPeople(rules::kNoSeat).empty();
    m_pause.start(isWaitedFor ? kUntilRead : scaled(needed));
    emit sumsWait();
    return true;
}

int BeatPlayer::readOwnFor() const
{
    return std::min(m_canvas.readFor(), scaled(kOwnMs));
}

void BeatPlayer::endReading()
{
    m_pause.stop();
    m_isReading = false;
    if (m_wereSumsRead)
        m_sums.go();
    m_canvas.endReading();
    next();
}

void BeatPlayer::closeSums()
{
    m_sums.forget();
    if (m_isReading && m_wereSumsRead)
        endReading();
}

void BeatPlayer::hurry()
{
    if (!m_isPlaying || (isOfOthers() && !m_isReading))
        return;
    if (m_isReading)
        return endReading();
    m_isHeld = false;
    m_pause.stop();
    const bool isWaiting = m_dice.isActive(); // nothing of the beat has been shown yet
    m_dice.stop();
    const QSignalBlocker atOnce(m_canvas); // all of it is one thing
    m_canvas.skipAnimation();
    if (isWaiting)
        m_canvas.conclude(m_beat.view, m_acts);
    while (!m_left.empty() && m_left.front().view.active == m_beat.view.active) {
        take();
        m_canvas.conclude(m_beat.view, m_acts);
    }
    QTimer::singleShot(0, this, &BeatPlayer::next);
}

void BeatPlayer::goOn()
{
    model::MatchSession &session = m_controller.session();
    if (session.waits() != model::MatchWaits::Machine)
        m_skip = Skip::Nothing;
    pace();
    session.goAhead();
}

void BeatPlayer::add(const model::MatchStep &step)
{
    for (const model::MatchBeat &beat : step.beats) {
        if (!join(beat))
            std::ranges::move(partsOf(beat, lastView(), m_controller.play().states()),
                              std::back_inserter(m_left));
    }
    if (!m_isPlaying)
        m_added.start(); // more of what the match has come to may be told yet
}

/** The board once all that was added has been shown. */
const rules::BoardView &BeatPlayer::lastView() const
{
    if (!m_left.empty())
        return m_left.back().view;
    return m_isTaken ? m_beat.view : m_canvas.board().view();
}

bool BeatPlayer::begin()
{
    m_added.stop();
    if (m_isPlaying || m_left.empty())
        return false;
    next();
    return true;
}

/** What a beat moves, where it does nothing else and all of it is nobody's. */
std::vector<BoardMove> BeatPlayer::waveOf(const model::MatchBeat &beat,
                                          const std::vector<BoardAct> &acts) const
{
    std::vector<BoardMove> moves;
    for (const BoardAct &act : acts) {
        const auto *move = std::get_if<BoardMove>(&act);
        const auto token =
            std::ranges::find(beat.view.tokens, move ? move->token : -1, &rules::Token::id);
        if (!move || token == beat.view.tokens.end() || token->owner.valid())
            return {};
        moves.push_back(*move);
    }
    return beat.thrown || moves.size() != beat.told.size() ? std::vector<BoardMove>{} : moves;
}

/** The beat is shown together with a wave that is under way. */
bool BeatPlayer::join(const model::MatchBeat &beat)
{
    if (!m_isPlaying || !m_isWave || !m_left.empty())
        return false;
    GestureBook ahead = m_gestures; // where it does not join, it is yet to come
    const auto moves = waveOf(beat, ahead.actsOf(beat.told, m_canvas.board().view()));
    if (moves.empty() || !m_canvas.join(moves, beat.view))
        return false;
    m_gestures = std::move(ahead);
    m_beat = beat;
    tell(beat);
    goOnWithWave();
    return true;
}

/** Not before the step has been told whole. */
void BeatPlayer::goOnWithWave()
{
    QTimer::singleShot(0, &m_controller.session(), &model::MatchSession::goAhead);
}

/** All of the first one that waits, but for the board. */
void BeatPlayer::take()
{
    if (!std::exchange(m_isPlaying, true))
        emit began();
    if (std::exchange(m_wereSumsRead, false))
        emit sumsRead();
    const rules::SeatId before = (m_isTaken ? m_beat.view : m_canvas.board().view()).active;
    m_beat = std::move(m_left.front());
    m_left.pop_front();
    m_isTaken = true;
    m_isReached = false;
    const rules::SeatId stated = statedBy(m_beat);
    m_doer = stated.valid() ? stated : before.valid() ? before : whose();
    noteReason();
    nameWhomItIsAbout();
    for (rules::ToldEvent &event : m_beat.told) {
        nameWhomItMeets(event, m_canvas.board().view(), m_controller.words());
        m_idling.tell(event, m_controller.session().rules().phrases());
    }
    tell(m_beat);
    m_lying = diceOf(m_beat); // at what was aimed at by then
    m_acts = m_gestures.actsOf(m_beat.told, m_canvas.board().view());
    for (BoardAct &act : m_acts) {
        if (std::holds_alternative<BoardStart>(act))
            m_said = {};
        else if (auto *word = std::get_if<BoardWord>(&act))
            nameWord(*word);
    }
    m_isWave = !waveOf(m_beat, m_acts).empty();
    if (m_lying)
        m_acts.insert(m_acts.begin(), *m_lying);
    endSkip();
}

/** Dice name who throws them alone; what they answered says whom they are about. */
void BeatPlayer::nameWhomItIsAbout()
{
    if (!m_beat.thrown || m_beat.told.empty() || !m_beat.told.front().as.outcome)
        return;
    rules::ToldAs &as = m_beat.told.front().as;
    if (as.kind == rules::ToldAs::Kind::Dice && as.outcome->token < 0)
        as.outcome->token = namedIn(m_beat.asked, "whom", m_controller.play().cast());
}

/** Why figures of a side do what comes next, as it is told of all of them; up to the next thing
    that somebody sets out to do. */
void BeatPlayer::noteReason()
{
    for (const rules::ToldEvent &event : m_beat.told) {
        if (isReason(event))
            m_reason = event.sentence;
        else if (setsOut(event) || endsWave(event))
            m_reason = {};
    }
}

/** As it is said of that act, and after what was said of it before. */
void BeatPlayer::nameWord(BoardWord &word)
{
    const MatchWords &words = m_controller.words();
    const rules::Phrase both = words.inOne(m_said, word.word);
    m_said = word.word;
    word.isAnew = !both.key.empty();
    word.word = words.inAct(word.act, word.isAnew ? both : word.word);
    if (word.tone == rules::Outcome::Tone::Good && !isGoodNews(word.token))
        word.tone = rules::Outcome::Tone::Plain;
}

/** What is good for that token is so for whoever plays at the screen, or nobody does. */
bool BeatPlayer::isGoodNews(int token) const
{
    const StateOfPlay &play = m_controller.play();
    const auto people = play.otherPeople(rules::kNoSeat);
    const bool isWatched = std::ranges::find(people, play.player()) == people.end();
    return isWatched || play.ownerOf(token) == play.player();
}

bool BeatPlayer::isOfOthers() const
{
    return m_isPlaying && m_beat.view.active != m_controller.play().player();
}

/** Whatever is said of it in words. */
void BeatPlayer::tell(const model::MatchBeat &beat)
{
    tellRest();
    m_story.story().add(beat.told);
    auto sums = m_lines.add(beat);
    const bool isLast = m_left.empty() && m_controller.session().row().isOver;
    if (isLast)
        std::ranges::move(m_lines.finish(), std::back_inserter(sums));
    const ActLine *last = m_lines.lastAct();
    const ActLine *first = m_lines.firstAct();
    if (first && last && first != last)
        m_later = *last;
    if (last)
        m_lastAct.showAct(m_later ? *first : *last);
    for (ActLine &sum : sums) {
        if ((isLast || !isKnown(sum)) && isTold(sum, m_controller.words()))
            m_laterSums.push_back(std::move(sum));
    }
}

/** Whoever has played his wave knows what he did, not what came of it. */
bool BeatPlayer::isKnown(const ActLine &sum) const
{
    const StateOfPlay &play = m_controller.play();
    const auto ownerOf = [&play](int token) { return play.ownerOf(token); };
    return sum.seat == play.player() && !isNews(sum, ownerOf);
}

void BeatPlayer::forgetActs()
{
    m_lines.forget();
    m_idling = {};
    m_later.reset();
    m_laterSums.clear();
    m_reason = {};
}

/** What is told once the beat has been shown: it ends with what comes next. Gives the letters of
    the sums. */
qsizetype BeatPlayer::tellRest()
{
    if (const auto later = std::exchange(m_later, std::nullopt))
        m_lastAct.showAct(*later);
    qsizetype letters = 0;
    for (const ActLine &sum : std::exchange(m_laterSums, {})) {
        letters += textOf(sum, m_controller.words()).size();
        emit summedUp(sum);
        if (isFollowed() && m_canvas.isVisible())
            m_sums.come();
    }
    return letters;
}

/** Beside whom they are about; nothing where that is nobody of the board. */
std::optional<BoardDice> BeatPlayer::diceOf(const model::MatchBeat &beat) const
{
    if (!beat.thrown || beat.told.empty() || beat.told.front().as.tokens.empty())
        return std::nullopt;
    const DiceThrow thrown = DiceThrow::of(*beat.thrown, m_controller.words());
    const rules::ToldAs &as = beat.told.front().as;
    const bool isAboutOne = as.outcome && as.outcome->token >= 0;
    BoardDice dice{isAboutOne ? as.outcome->token : m_gestures.aimedAtBy(as.tokens.front()), {}};
    for (const int face : thrown.faces)
        dice.dice.push_back(thrown.lying(face));
    return dice;
}

/** The next turn is looked at again, or already the sum of the wave. */
void BeatPlayer::endSkip()
{
    const bool isOver = m_beat.view.turn != m_skipped ||
                        (m_skip == Skip::Wave && !m_laterSums.empty()) ||
                        std::ranges::any_of(m_laterSums, &ActLine::isOfTurn);
    if (m_skip == Skip::Nothing || !isOver)
        return;
    m_skip = Skip::Nothing;
    pace();
}

void BeatPlayer::hold(bool isHeld)
{
    m_isHeld = isHeld;
    m_canvas.holdWords(isHeld);
    if (m_isPlaying)
        isHeld ? m_canvas.setNotice({tr("Paused: press Space to go on"), false, {}}) : next();
}

/** What is shown takes its time, or is read. */
bool BeatPlayer::isBusy() const
{
    return m_canvas.isAnimating() || m_dice.isActive() || m_pause.isActive();
}

void BeatPlayer::next()
{
    if (m_isHeld || isBusy() || readsFirst())
        return;
    reach();
    if (readsSums())
        return;
    while (!m_left.empty()) {
        const bool isSkipped = m_skip != Skip::Nothing;
        if (beginsAnew(m_left.front(), m_beat))
            m_canvas.putWordsAway();
        take();
        if (isFollowed() && !isSkipped)
            return play();
        m_canvas.showBoard(m_beat.view);
        if (isSkipped && !m_laterSums.empty())
            reach();
        if (pauses() || (isSkipped && readsSums()))
            return;
    }
    tellRest();
    putAway();
    m_isTaken = false;
    if (!std::exchange(m_isPlaying, false))
        return;
    m_story.followStory();
    emit ended();
}

/** All of the beat that was taken has been shown. */
void BeatPlayer::reach()
{
    if (m_isTaken && !std::exchange(m_isReached, true))
        emit reached(m_beat.view);
}

/** What others did goes with its act, once it was read and a person decides. */
void BeatPlayer::putAway()
{
    const bool isRead = m_controller.session().waits() == model::MatchWaits::Person;
    if (m_isTaken && isRead && m_doer != m_controller.play().player())
        m_canvas.putWordsAway();
    else if (isOfOthers())
        m_canvas.putDiceAway();
}

/** The beat that was taken. */
void BeatPlayer::play()
{
    if (!m_later) { // it ends with who is next
        follow();
        m_canvas.setNotice({banner(), false, {}});
    }
    if (m_beat.thrown && !m_lying) // the last act alone shows them
        m_dice.start(scaled(areOfSide(m_beat) ? kSidesDiceMs : kDiceMs));
    else
        m_canvas.animate(m_beat.view, m_acts);
    if (m_isWave)
        goOnWithWave();
}

/** Whose turn it is, or what the sides roll for it, or why they do. */
QString BeatPlayer::banner() const
{
    if (!m_reason.key.empty())
        return m_controller.words().say(m_reason);
    const ActLine *last = m_lines.lastAct();
    return areOfSide(m_beat) && last != nullptr && last->isRoll
               ? textOf(*last, m_controller.words())
               : whoseTurn();
}

/** "Turn 2, first wave – Karnash" */
QString BeatPlayer::whoseTurn() const
{
    const MatchWords &words = m_controller.words();
    const QString moment = words.moment(m_beat.view);
    const bool isDoers =
        statedBy(m_beat).valid() || (!m_beat.told.empty() && m_beat.told.front().as.seat == m_doer);
    const rules::SeatId active = isDoers ? m_doer : whose(); // an act may end with who is next
    //: the turn with its phase, then whose it is
    return active.valid() ? tr("%1 – %2").arg(moment, words.nameOf(active)) : moment;
}

/** Between two waves nobody is active: then whose doing the first thing told is. */
rules::SeatId BeatPlayer::whose() const
{
    if (m_beat.view.active.valid() || m_beat.told.empty())
        return m_beat.view.active;
    return m_beat.told.front().as.seat;
}

void BeatPlayer::pressOn()
{
    if (m_pause.isActive())
        return endReading();
    m_isHeld = false;
    if (m_dice.isActive()) {
        m_dice.stop();
        m_canvas.conclude(m_beat.view, m_acts);
    } else if (m_canvas.isAnimating()) {
        m_canvas.skipAnimation();
    } else {
        next();
    }
}

void BeatPlayer::skipWave()
{
    if (m_isReading)
        endReading();
    else if (m_isPlaying)
        skipTo(Skip::Wave);
}

void BeatPlayer::skip()
{
    begin();
    if (m_isPlaying)
        skipTo(Skip::All);
}

void BeatPlayer::watch()
{
    m_skip = Skip::Nothing;
    pace();
}

void BeatPlayer::skipTo(Skip skip)
{
    m_isReading = false;
    m_isHeld = false;
    m_skip = skip;
    m_skipped = m_beat.view.turn;
    m_dice.stop();
    m_pause.stop();
    const QSignalBlocker atOnce(m_canvas); // all of it is one thing
    m_canvas.skipAnimation();
    endSkip(); // with the beat that was shown its wave may be over
    while (!m_left.empty() && (skip == Skip::All || m_skip != Skip::Nothing))
        take();
    m_canvas.showBoard(m_beat.view);
    if (skip == Skip::All)
        tellRest();
    QTimer::singleShot(0, this, &BeatPlayer::next);
}

} // namespace escarmouche::app
