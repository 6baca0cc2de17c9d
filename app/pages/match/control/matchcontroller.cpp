// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/matchcontroller.h"

#include "app/pages/board/tokens/castbook.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

using rules::Awaited;
using rules::SeatId;

namespace {

bool isPerson(const model::GameSeat &seat)
{
    return seat.player == rules::kPerson;
}

/** The only person; else nobody. */
SeatId onlyPerson(const model::GameRow &row)
{
    SeatId found;
    for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
        if (!isPerson(row.seats[seat]))
            continue;
        if (found.valid())
            return {};
        found = SeatId{static_cast<std::int8_t>(seat)};
    }
    return found;
}

bool isNear(const rules::Place &one, const rules::Place &other)
{
    constexpr std::int64_t kNear = 100; // hundredths of a pas
    const auto *a = std::get_if<rules::TablePlace>(&one);
    const auto *b = std::get_if<rules::TablePlace>(&other);
    if (!a || !b)
        return one == other;
    const std::int64_t x = a->x - b->x;
    const std::int64_t y = a->y - b->y;
    return x * x + y * y <= kNear * kNear;
}

} // namespace

MatchController::MatchController(std::unique_ptr<model::MatchSession> session, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_cast(board().cast()),
      m_states(board().states())
{
    m_marks = board().ground().marks;
    std::erase_if(m_marks, [](const rules::GroundMark &mark) {
        return mark.kind == rules::GroundMark::Kind::SetUp;
    });
    connect(m_session.get(), &model::MatchSession::changed, this, &MatchController::follow);
    connect(m_session.get(), &model::MatchSession::refused, this, &MatchController::refused);
    followState(); // nothing is answered before it is known what is to be asked
}

MatchController::~MatchController() = default;

bool MatchController::isAsked() const
{
    return m_session->waits() == model::MatchWaits::Person;
}

bool MatchController::isAskedForPlace() const
{
    return isAsked() && std::ranges::any_of(match().options(), &rules::ActionOption::open);
}

rules::BoardView MatchController::view() const
{
    return match().view(m_player);
}

QString MatchController::say(const rules::Phrase &phrase) const
{
    return toQString(rules::say(m_session->rules().phrases(), phrase, uiLanguage()));
}

QString MatchController::nameOf(SeatId seat) const
{
    const auto &seats = m_session->row().seats;
    const auto at = static_cast<std::size_t>(seat.value);
    return seat.valid() && at < seats.size() ? toQString(seats[at].name) : QString();
}

const rules::CastMember &MatchController::memberOf(int token) const
{
    static const rules::CastMember kNobody;
    const auto met = std::ranges::find(m_cast.members, token, &rules::CastMember::token);
    return met == m_cast.members.end() ? kNobody : *met;
}

QString MatchController::tokenName(int token) const
{
    return inUiLanguage(memberOf(token).name);
}

bool MatchController::stands(const rules::Token &token) const
{
    return token.points > 0 && shownBy(m_states, token.states) != rules::StateWord::Shown::Gone;
}

QString MatchController::askedAbout(std::string_view value) const
{
    const rules::Phrase question = match().question();
    const auto found = std::ranges::find(question.values, value,
                                         &std::pair<std::string, rules::PhraseValue>::first);
    if (found == question.values.end())
        return {};
    if (const auto *text = std::get_if<rules::Text>(&found->second))
        return inUiLanguage(*text);
    if (const auto *number = std::get_if<std::int64_t>(&found->second))
        return QString::number(*number);
    return toQString(std::get<std::string>(found->second));
}

QString MatchController::ruleText(const QString &rule) const
{
    if (!m_reference)
        m_reference = model::loadReference(m_session->row().system).value_or(model::Reference{});
    const model::RuleEntry *entry = m_reference->find(toUtf8(rule));
    return entry ? tr("Rule %1: %2").arg(rule, inUiLanguage(entry->title))
                 : tr("Rule %1").arg(rule);
}

std::vector<SeatId> MatchController::otherPeople(SeatId seat) const
{
    std::vector<SeatId> people;
    const auto &seats = m_session->row().seats;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const SeatId other{static_cast<std::int8_t>(at)};
        if (other != seat && isPerson(seats[at]))
            people.push_back(other);
    }
    return people;
}

int MatchController::lastAct() const
{
    return m_together.around(m_session->lastByPerson()).first;
}

SeatId MatchController::lastActor() const
{
    const int entry = lastAct();
    return entry > 0 ? match().journal().entries[static_cast<std::size_t>(entry - 1)].actor
                     : SeatId{};
}

QString MatchController::toldOf(int entry) const
{
    const auto told = match().story(m_player);
    const auto of = std::ranges::equal_range(told, entry, {}, &rules::ToldEvent::entry);
    // What somebody set out to do says more than what it cost.
    const auto isDeed = [](const rules::ToldEvent &event) {
        return event.gesture && (event.gesture->kind == rules::Gesture::Kind::Way ||
                                 event.gesture->kind == rules::Gesture::Kind::Aim);
    };
    auto best = std::ranges::find_if(of, isDeed);
    if (best == of.end())
        best = of.begin();
    return best == of.end() ? QString() : say(best->sentence);
}

SeatId MatchController::ownerOf(int token) const
{
    const rules::BoardView now = view();
    const auto found = std::ranges::find(now.tokens, token, &rules::Token::id);
    return found == now.tokens.end() ? SeatId{} : found->owner;
}

std::vector<rules::Target> MatchController::targets() const
{
    return isAsked() && m_chosen >= 0 ? board().targets(m_player, m_chosen)
                                      : std::vector<rules::Target>{};
}

void MatchController::choose(int token)
{
    if (token == m_chosen)
        return;
    m_chosen = token;
    dropKeptAim();
    emit chosenChanged();
    refreshAim();
}

void MatchController::turnTo(int token)
{
    if (m_player.valid() && ownerOf(token) == m_player)
        choose(token);
    else if (const int acts = mustAct(); acts >= 0)
        choose(acts);
    point({m_chosen, token, {}});
    keepAim();
}

void MatchController::letGo()
{
    m_isAimKept = m_isArmed = false;
    m_aim = {};
    m_chosen = mustAct();
    emit chosenChanged(); // where it was let go of, it is to be chosen again
    refreshAim();
}

void MatchController::dropKeptAim()
{
    if (std::exchange(m_isAimKept, false))
        m_aim = {};
}

void MatchController::point(const rules::Pointing &pointing)
{
    m_isAimKept = false;
    m_isArmed = m_isArmed && isSameSpot(pointing, m_aim.pointing);
    m_aim = {};
    m_aim.pointing = pointing;
    m_aim.pointing.token = m_chosen;
    refreshAim();
}

void MatchController::previewOffer(std::size_t which)
{
    if (which >= m_aim.offers.size())
        return;
    m_aim.shown = which;
    m_isArmed = false;
    fillAim();
    emit aimChanged();
}

void MatchController::showOffer(std::size_t which)
{
    previewOffer(which);
    if (m_aim.offer())
        arm();
}

void MatchController::aimAt(const rules::Target &target)
{
    const rules::BoardView now = view();
    const auto over = std::ranges::find(now.tokens, target.over, &rules::Token::id);
    if (over == now.tokens.end())
        return;
    point({m_chosen, target.over, over->place});
    keepAim();
    const auto &offers = m_aim.offers;
    const auto meant = std::ranges::find(offers, target.offer);
    if (meant != offers.end())
        showOffer(static_cast<std::size_t>(meant - offers.begin()));
}

void MatchController::aimAt(const rules::Thought &thought)
{
    rules::Offer offer;
    offer.action = thought.action;
    offer.label = thought.label;
    if (const auto plan = match().plan(m_player, thought.action)) {
        offer.token = plan->token;
        offer.cost = plan->cost;
    }
    m_aim = {};
    m_aim.pointing.token = m_chosen;
    m_aim.offers.push_back(std::move(offer));
    fillAim();
    keepAim();
    emit aimChanged();
}

void MatchController::refreshAim()
{
    m_aim.pointing.token = m_chosen;
    m_aim.offers.clear();
    m_aim.shown = 0;
    if (isAsked())
        m_aim.offers = board().offers(m_player, m_aim.pointing);
    if (!m_aim.offers.empty()) {
        const rules::Offer byClick = m_aim.offers.front();
        std::ranges::stable_sort(m_aim.offers, {}, &rules::Offer::order);
        const auto first = std::ranges::find(m_aim.offers, byClick);
        m_aim.shown = static_cast<std::size_t>(first - m_aim.offers.begin());
    }
    fillAim();
    emit aimChanged();
}

void MatchController::fillAim()
{
    m_aim.preview.reset();
    m_aim.odds.reset();
    m_aim.overlay = {};
    m_aim.sighting = board().sighting(m_player, m_aim.pointing);
    if (m_session->waits() == model::MatchWaits::Dice)
        m_aim.overlay = board().underway(m_player);
    if (m_aim.overlay != rules::Overlay{})
        return;
    const rules::Offer *offer = m_aim.offer();
    if (!offer || !offer->isAllowed()) {
        m_aim.overlay = m_aim.sighting.overlay;
        return;
    }
    if (auto preview = match().plan(m_player, offer->action))
        m_aim.preview = std::move(*preview);
    m_aim.odds = board().odds(m_player, offer->action);
    m_aim.overlay =
        offer->then.empty() ? board().overlay(m_player, offer->action) : offer->together;
}

void MatchController::click(const rules::Pointing &pointing)
{
    if (pointing.over != m_aim.pointing.over || !(pointing.place == m_aim.pointing.place))
        point(pointing);
    const rules::Offer *offer = m_aim.offer();
    if (!offer || !offer->isAllowed())
        return turnDown(pointing);
    if (board().isAnswering(m_player) || (m_isArmed && m_isShown))
        return perform(*offer);
    if (isToActivate())
        choose(pointing.over);
    arm();
}

void MatchController::arm()
{
    m_isArmed = true;
    emit aimChanged();
}

void MatchController::confirm()
{
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed())
        return perform(*offer);
    turnDown(rules::Pointing(m_aim.pointing));
}

/** Says why nothing can be done there, and selects the figure on that spot. */
void MatchController::turnDown(const rules::Pointing &pointing)
{
    const rules::Offer *offer = m_aim.offer();
    const auto refusal = offer ? offer->refusal : std::nullopt;
    if (!refusal && isQuestionOpen())
        return emit questionWaits();
    if (pointing.over >= 0)
        choose(pointing.over);
    if (refusal)
        emit refused(*refusal);
}

bool MatchController::isSameSpot(const rules::Pointing &one, const rules::Pointing &other)
{
    if (one.over >= 0 || other.over >= 0)
        return one.over == other.over;
    return isNear(one.place, other.place);
}

bool MatchController::isShort() const
{
    const rules::Place &place = m_aim.pointing.place;
    if (m_aim.pointing.over >= 0 || std::holds_alternative<std::monostate>(place))
        return false;
    bool isAnyWay = false;
    for (const rules::OverlayLine &line : m_aim.overlay.lines) {
        if (line.kind != rules::OverlayLine::Kind::Way || line.places.empty())
            continue;
        if (isNear(line.places.back(), place))
            return false;
        isAnyWay = true;
    }
    return isAnyWay;
}

void MatchController::drop(int token, const rules::Place &place)
{
    choose(token);
    point({token, -1, place});
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed())
        perform(*offer);
    else if (offer)
        emit refused(*offer->refusal);
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
rules::Result<void> MatchController::settledBut(rules::Result<void> result, rules::ErrorCode known)
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
    if (m_isLookingBack)
        return false;
    if (!settled(m_session->submit(m_player, action)))
        return false;
    m_isArmed = false;
    m_aim = Aim::at(m_aim.pointing); // what was shown is being done
    emit acted();
    emit aimChanged();
    return true;
}

void MatchController::perform(rules::Offer offer)
{
    m_together.begin(match(), offer);
    if (perform(offer.action))
        goOnTogether();
    else
        m_together.stop();
}

void MatchController::goOnTogether()
{
    while (const auto action = m_together.next(match())) {
        const auto done = m_session->submit(match().awaited().decision.seat, *action);
        if (done) {
            m_together.note(match());
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

bool MatchController::isSettingUp() const
{
    return view().turn == 0 && !m_session->row().isOver;
}

void MatchController::placeAll()
{
    const auto machines = m_session->rules().machines();
    const SeatId seat = m_player;
    while (isAsked() && isSettingUp() && match().awaited().decision.seat == seat) {
        const auto action = match().chooseAs(seat, machines.back());
        if (!action || !perform(*action))
            return;
    }
}

/** With what was answered for people after it, of which nobody knows. */
rules::Result<void> MatchController::undo()
{
    m_together.stop();
    m_quiet.forgetWave();
    const auto span = m_together.around(m_session->lastByPerson());
    const auto done = settledBut(m_session->undo(), rules::ErrorCode::UndoStopsHere);
    int undone = done ? 1 : 0;
    while (done && m_session->lastByPerson() >= span.first && m_session->canUndo()) {
        if (!m_session->undo())
            break;
        ++undone;
    }
    if (!done || m_session->lastByPerson() < span.first || !answersAtOnce())
        return done;
    while (undone-- > 0 && m_session->redo()) // dice fell between it and the answers
        continue;
    return rules::fail({.code = rules::ErrorCode::UndoStopsHere});
}

bool MatchController::redo()
{
    m_together.stop();
    const bool isDone = settled(m_session->redo());
    const auto span = m_together.around(m_session->lastByPerson());
    while (isDone && m_session->lastByPerson() < span.last && m_session->canRedo()) {
        if (!m_session->redo())
            break;
    }
    return isDone;
}

bool MatchController::takeBack()
{
    m_together.stop();
    m_quiet.forgetWave();
    const bool isDone = settled(m_session->takeBack());
    while (isDone && answersAtOnce() && m_session->canTakeBack()) {
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
    return settledBut(m_session->agreeDraw(), rules::ErrorCode::TakeBackNotAgreed);
}

bool MatchController::hand(SeatId seat, const QString &player)
{
    return settled(m_session->handSeat(seat, toUtf8(player)));
}

void MatchController::follow()
{
    goOnTogether();
    if (!answersQuietly())
        followState();
}

// The match has moved on: the screen is its next person's, and chosen is who acts.
void MatchController::followState()
{
    const rules::Request &request = match().awaited();
    m_isArmed = false;
    dropKeptAim();
    SeatId now = m_player;
    if (request.what == Awaited::Decision && isAsked())
        now = request.decision.seat;
    else if (!now.valid())
        now = onlyPerson(m_session->row());
    if (now != m_player) {
        m_player = now;
        m_session->setViewer(now);
    }
    if (const int acting = view().acting; std::exchange(m_acting, acting) != acting && acting >= 0)
        m_chosen = -1; // whoever leads what begins is chosen first
    const int next = nextToAct();
    if (next != m_chosen) {
        m_chosen = next;
        emit chosenChanged();
    }
    refreshAim();
}

} // namespace escarmouche::app
