// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/matchcontroller.h"

#include "app/text/uilanguage.h"
#include "model/text.h"

#include <algorithm>

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
    follow();
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

SeatId MatchController::lastActor() const
{
    const int entry = m_session->lastByPerson();
    return entry > 0 ? match().journal().entries[static_cast<std::size_t>(entry - 1)].actor
                     : SeatId{};
}

QString MatchController::toldOf(int entry) const
{
    const auto told = match().story(m_player);
    const auto first = std::ranges::find(told, entry, &rules::ToldEvent::entry);
    return first == told.end() ? QString() : say(first->sentence);
}

std::vector<rules::ActionOption> MatchController::answers() const
{
    if (!isAsked())
        return {};
    auto options = match().options();
    std::erase_if(options, [this](const rules::ActionOption &option) {
        return option.open || (option.token >= 0 && option.token != m_chosen);
    });
    return options;
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
    emit chosenChanged();
    refreshAim();
}

void MatchController::point(const rules::Pointing &pointing)
{
    m_aim = {};
    m_aim.pointing = pointing;
    m_aim.pointing.token = m_chosen;
    refreshAim();
}

void MatchController::showOffer(std::size_t which)
{
    if (which >= m_aim.offers.size())
        return;
    m_aim.shown = which;
    fillAim();
    emit aimChanged();
}

void MatchController::aimAt(const rules::Target &target)
{
    const rules::BoardView now = view();
    const auto over = std::ranges::find(now.tokens, target.over, &rules::Token::id);
    if (over == now.tokens.end())
        return;
    point({m_chosen, target.over, over->place});
    const auto &offers = m_aim.offers;
    const auto meant = std::ranges::find(offers, target.offer.action, &rules::Offer::action);
    if (meant != offers.end())
        showOffer(static_cast<std::size_t>(meant - offers.begin()));
}

void MatchController::refreshAim()
{
    m_aim.pointing.token = m_chosen;
    m_aim.offers.clear();
    m_aim.shown = 0;
    if (isAsked())
        m_aim.offers = board().offers(m_player, m_aim.pointing);
    if (!m_aim.offers.empty()) {
        const std::string byClick = m_aim.offers.front().action;
        std::ranges::stable_sort(m_aim.offers, {}, &rules::Offer::order);
        const auto first = std::ranges::find(m_aim.offers, byClick, &rules::Offer::action);
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
    const rules::Offer *offer = m_aim.offer();
    if (!offer || !offer->isAllowed()) {
        m_aim.overlay = m_aim.sighting.overlay;
        return;
    }
    if (auto preview = match().plan(m_player, offer->action))
        m_aim.preview = std::move(*preview);
    m_aim.odds = board().odds(m_player, offer->action);
    m_aim.overlay = board().overlay(m_player, offer->action);
}

void MatchController::click(const rules::Pointing &pointing)
{
    if (pointing.over != m_aim.pointing.over || !(pointing.place == m_aim.pointing.place))
        point(pointing);
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed()) {
        perform(std::string(offer->action));
        return;
    }
    if (pointing.over >= 0)
        choose(pointing.over);
    else if (offer)
        emit refused(*offer->refusal);
}

void MatchController::drop(int token, const rules::Place &place)
{
    choose(token);
    point({token, -1, place});
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed())
        perform(std::string(offer->action));
    else if (offer)
        emit refused(*offer->refusal);
}

bool MatchController::settled(const rules::Result<void> &result)
{
    if (!result)
        emit refused(result.error());
    return result.has_value();
}

bool MatchController::perform(const std::string &action)
{
    return settled(m_session->submit(m_player, action));
}

bool MatchController::typeDice(const std::vector<std::uint8_t> &faces)
{
    return settled(m_session->typeDice(faces));
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
        if (!action || !settled(m_session->submit(seat, *action)))
            return;
    }
}

bool MatchController::undo()
{
    return settled(m_session->undo());
}

bool MatchController::redo()
{
    return settled(m_session->redo());
}

bool MatchController::takeBack()
{
    return settled(m_session->takeBack());
}

bool MatchController::concede(SeatId seat)
{
    return settled(m_session->concede(seat));
}

bool MatchController::agreeDraw()
{
    return settled(m_session->agreeDraw());
}

bool MatchController::hand(SeatId seat, const QString &player)
{
    return settled(m_session->handSeat(seat, toUtf8(player)));
}

/** Whoever acts now; in the set-up the next one still to be placed. */
int MatchController::nextToAct() const
{
    const rules::BoardView now = view();
    const auto acts = std::ranges::find(now.tokens, now.acting, &rules::Token::id);
    if (acts != now.tokens.end() && acts->owner == m_player)
        return now.acting;
    const auto isChosen = std::ranges::find(now.tokens, m_chosen, &rules::Token::id);
    return isChosen != now.tokens.end() && isChosen->owner == m_player ? m_chosen : -1;
}

// The match has moved on: the screen is its next person's, and chosen is who acts.
void MatchController::follow()
{
    const rules::Request &request = match().awaited();
    SeatId now = m_player;
    if (request.what == Awaited::Decision && isAsked())
        now = request.decision.seat;
    else if (!now.valid())
        now = onlyPerson(m_session->row());
    if (now != m_player) {
        m_player = now;
        m_session->setViewer(now);
    }
    const int next = nextToAct();
    if (next != m_chosen) {
        m_chosen = next;
        emit chosenChanged();
    }
    refreshAim();
}

} // namespace escarmouche::app
