// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/aiming.h"

#include "app/pages/match/control/whoisnext.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

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

Aiming::Aiming(const StateOfPlay &play, QObject *parent) : QObject(parent), m_play(play) {}

std::vector<rules::ActionOption> Aiming::answers() const
{
    if (!m_play.isAsked())
        return {};
    auto options = m_play.match().options();
    std::erase_if(options, [](const rules::ActionOption &option) {
        return option.open || option.standsOnBoard();
    });
    const auto isElse = [this](const rules::ActionOption &option) { return isElsewhere(option); };
    const bool isOnlyElse = m_play.isQuestionOpen() && std::ranges::all_of(options, isElse);
    if (!isOnlyElse)
        std::erase_if(options, isElse);
    return options;
}

/** It is given on the board, at another token than the chosen one. Who only reacts does not look
    for the answer there, and whoever is asked about one of several sees them all: as does who is
    asked about nothing else. */
bool Aiming::isElsewhere(const rules::ActionOption &option) const
{
    if (option.token < 0 || option.token == m_chosen)
        return false;
    const rules::SeatId acts = m_play.ownerOf(m_play.view().acting);
    if (acts.valid())
        return acts == m_play.player();
    return m_play.ownerOf(option.token) == m_play.player() && !m_play.isQuestionOpen();
}

std::vector<rules::Target> Aiming::targets() const
{
    return m_play.isAsked() && m_chosen >= 0 ? m_play.board().targets(m_play.player(), m_chosen)
                                             : std::vector<rules::Target>{};
}

void Aiming::choose(int token)
{
    if (token == m_chosen)
        return;
    m_chosen = token;
    m_preferred.clear();
    dropKeptAim();
    emit chosenChanged();
    refreshAim();
}

void Aiming::turnTo(int token)
{
    if (m_play.player().valid() && m_play.ownerOf(token) == m_play.player())
        choose(token);
    else if (const int acts = mustAct(m_play, m_chosen); acts >= 0)
        choose(acts);
    point({m_chosen, token, {}});
    keepAim();
}

void Aiming::letGo()
{
    m_isAimKept = m_isArmed = false;
    m_preferred.clear();
    m_aim = {};
    m_chosen = mustAct(m_play, m_chosen);
    emit chosenChanged(); // where it was let go of, it is to be chosen again
    refreshAim();
}

void Aiming::startOver()
{
    m_chosen = -1;
    follow();
}

void Aiming::dropKeptAim()
{
    if (std::exchange(m_isAimKept, false))
        m_aim = {};
}

void Aiming::dropCardThatIsGone()
{
    int &card = m_aim.pointing.card;
    if (card < 0)
        return;
    const rules::BoardView now = m_play.view();
    if (std::ranges::find(now.cards, card, &rules::Card::id) == now.cards.end())
        card = -1;
}

void Aiming::leave()
{
    keepAim();
    if (!std::exchange(m_isLeft, true))
        emit aimChanged();
}

void Aiming::point(const rules::Pointing &pointing)
{
    m_isAimKept = m_isLeft = false;
    m_isArmed = m_isArmed && isSameSpot(pointing, m_aim.pointing);
    const Aim before = std::exchange(m_aim, Aim::at(pointing));
    refreshAim(before);
}

void Aiming::previewOffer(std::size_t which)
{
    if (which >= m_aim.offers.size())
        return;
    m_aim.shown = which;
    m_isArmed = false;
    fillAim();
    emit aimChanged();
}

int Aiming::turns() const
{
    if (!m_play.isAsked() || !m_play.prompt().isTurned)
        return 0;
    return static_cast<int>(std::ranges::count_if(m_aim.offers, &rules::Offer::isAllowed));
}

void Aiming::turn(bool isForward)
{
    if (turns() < 2)
        return;
    const std::size_t count = m_aim.offers.size();
    std::size_t next = m_aim.shown;
    do
        next = (next + (isForward ? 1 : count - 1)) % count;
    while (!m_aim.offers[next].isAllowed());
    previewOffer(next);
}

void Aiming::showOffer(std::size_t which)
{
    previewOffer(which);
    if (m_aim.offer())
        arm();
}

void Aiming::aimAt(const rules::Target &target)
{
    const rules::BoardView now = m_play.view();
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

void Aiming::aimAt(const rules::Thought &thought)
{
    rules::Offer offer;
    offer.action = thought.action;
    offer.label = thought.label;
    if (const auto plan = m_play.match().plan(m_play.player(), thought.action)) {
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

/** Where the same can be done as before, the same is shown: what was turned stays turned. */
void Aiming::refreshAim(const Aim &before)
{
    m_aim.pointing.token = m_chosen;
    m_aim.offers.clear();
    m_aim.shown = 0;
    if (m_play.isAsked())
        m_aim.offers = m_play.board().offers(m_play.player(), m_aim.pointing);
    if (!m_aim.offers.empty()) {
        const rules::Offer byClick = m_aim.offers.front();
        std::ranges::stable_sort(m_aim.offers, {}, &rules::Offer::order);
        m_aim.shown = m_aim.offers == before.offers ? before.shown : firstShown(byClick);
    }
    fillAim();
    emit aimChanged();
}

std::size_t Aiming::firstShown(const rules::Offer &byClick) const
{
    auto first = std::ranges::find_if(m_aim.offers, [this](const rules::Offer &offer) {
        return offer.isAllowed() && offer.label.key == m_preferred;
    });
    if (first == m_aim.offers.end())
        first = std::ranges::find(m_aim.offers, byClick);
    return static_cast<std::size_t>(first - m_aim.offers.begin());
}

void Aiming::prefer(const std::string &sort)
{
    if (m_preferred == sort)
        return;
    m_preferred = sort;
    m_isArmed = false;
    emit preferredChanged();
    refreshAim();
}

void Aiming::fillAim()
{
    m_aim.preview.reset();
    m_aim.odds.reset();
    m_aim.overlay = {};
    m_aim.sighting = m_play.board().sighting(m_play.player(), m_aim.pointing);
    if (m_play.session().waits() == model::MatchWaits::Dice)
        m_aim.overlay = m_play.board().underway(m_play.player());
    if (m_aim.overlay != rules::Overlay{})
        return;
    const rules::Offer *offer = m_aim.offer();
    if (!offer || !offer->isAllowed()) {
        m_aim.overlay = m_aim.sighting.overlay;
        if (m_aim.overlay == rules::Overlay{} && m_play.isQuestionOpen())
            m_aim.overlay = m_play.board().underway(m_play.player());
        return;
    }
    if (auto preview = m_play.match().plan(m_play.player(), offer->action))
        m_aim.preview = std::move(*preview);
    m_aim.odds = m_play.board().odds(m_play.player(), offer->action);
    m_aim.overlay = offer->then.empty() ? m_play.board().overlay(m_play.player(), offer->action)
                                        : offer->together;
}

void Aiming::click(const rules::Pointing &pointing)
{
    if (pointing.over != m_aim.pointing.over || pointing.card != m_aim.pointing.card ||
        !(pointing.place == m_aim.pointing.place))
        point(pointing);
    const rules::Offer *offer = m_aim.offer();
    if (!offer || !offer->isAllowed())
        return turnDown(pointing);
    if (m_play.isAnswering() || (m_isArmed && m_isShown))
        return emit decided(*offer);
    if (m_play.isToActivate() && pointing.card < 0)
        choose(pointing.over);
    arm();
}

void Aiming::arm()
{
    m_isArmed = true;
    emit aimChanged();
}

void Aiming::confirm()
{
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed())
        return emit decided(*offer);
    turnDown(rules::Pointing(m_aim.pointing));
}

/** Says why nothing can be done there, and selects the figure on that spot. */
void Aiming::turnDown(const rules::Pointing &pointing)
{
    const rules::Offer *offer = m_aim.offer();
    const auto refusal = offer ? offer->refusal : std::nullopt;
    if (!refusal && m_play.isQuestionOpen())
        return emit questionWaits();
    if (pointing.over >= 0)
        choose(pointing.over);
    else if (!refusal && m_chosen >= 0 && m_play.isToActivate())
        return emit activationWaits(m_chosen);
    if (refusal)
        emit refused(*refusal);
}

bool Aiming::isSameSpot(const rules::Pointing &one, const rules::Pointing &other)
{
    if (one.card >= 0 || other.card >= 0)
        return one.card == other.card;
    if (one.over >= 0 || other.over >= 0)
        return one.over == other.over;
    return isNear(one.place, other.place);
}

bool Aiming::isShort() const
{
    const rules::Place &place = m_aim.pointing.place;
    if (m_aim.pointing.over >= 0 || std::holds_alternative<std::monostate>(place))
        return false;
    const rules::Offer *offer = m_aim.offer();
    const rules::BoardView now = m_play.view();
    const auto doer = std::ranges::find(now.tokens, offer ? offer->token : -1, &rules::Token::id);
    const auto begins = [&](const rules::OverlayLine &line) {
        return doer != now.tokens.end() && isNear(line.places.front(), doer->place);
    };
    bool isAnyWay = false;
    for (const rules::OverlayLine &line : m_aim.overlay.lines) {
        if (line.kind != rules::OverlayLine::Kind::Way || line.places.empty())
            continue;
        if (isNear(line.places.back(), place))
            return false;
        isAnyWay = isAnyWay || begins(line);
    }
    return isAnyWay;
}

void Aiming::drop(int token, const rules::Place &place)
{
    choose(token);
    point({token, -1, place});
    const rules::Offer *offer = m_aim.offer();
    if (offer && offer->isAllowed())
        emit decided(*offer);
    else if (offer)
        emit refused(*offer->refusal);
}

void Aiming::spend()
{
    m_isArmed = false;
    m_aim = Aim::at(m_aim.pointing);
    emit aimChanged();
}

void Aiming::follow()
{
    m_isArmed = false;
    m_preferred.clear();
    dropKeptAim();
    dropCardThatIsGone();
    const int acting = m_play.view().acting;
    if (std::exchange(m_acting, acting) != acting && acting >= 0)
        m_chosen = -1; // whoever leads what begins is chosen first
    const int next = nextToAct(m_play, m_chosen);
    if (next != m_chosen) {
        m_chosen = next;
        emit chosenChanged();
    }
    refreshAim();
}

} // namespace escarmouche::app
