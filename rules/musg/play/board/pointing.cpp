// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

FigureId moverOf(const Action &action)
{
    if (const auto *walk = std::get_if<Walk>(&action))
        return walk->figure;
    if (const auto *run = std::get_if<Run>(&action))
        return run->figure;
    if (const auto *charge = std::get_if<Charge>(&action))
        return charge->figure;
    if (const auto *away = std::get_if<BreakAway>(&action))
        return away->figure;
    if (const auto *rest = std::get_if<Follow>(&action))
        return rest->figure;
    return {};
}

/** One person's pointing, taken apart. */
class Pointed
{
public:
    Pointed(const Outlook &outlook, const Pointing &pointing)
        : m_outlook(outlook), m_game(outlook.game()), m_seen(outlook.seen()),
          m_seat(outlook.seat()), m_doer(figureAt(m_game, pointing.token)),
          m_over(figureAt(m_game, pointing.over))
    {
        if (const auto *place = std::get_if<TablePlace>(&pointing.place))
            m_place = placeAt(m_game, *place);
    }

    std::vector<Possible> all()
    {
        switch (static_cast<Prompt>(m_seen.request.decision.prompt)) {
        case Prompt::ChooseZone:
            zones();
            break;
        case Prompt::Deploy:
            placing();
            break;
        case Prompt::Act:
            acting();
            break;
        case Prompt::Activate:
            activating();
            break;
        case Prompt::Follow:
            following();
            break;
        default:
            answers();
            break;
        }
        std::ranges::stable_partition(m_found,
                                      [](const Possible &each) { return each.plan.has_value(); });
        if (m_isGoing)
            moveFirst();
        return std::move(m_found);
    }

private:
    void add(const Action &action) { m_found.push_back(judged(m_outlook, action)); }

    /** The answers on offer that concern whoever is pointed at. */
    void answers()
    {
        for (const auto &option : m_outlook.options()) {
            if (!option.open && m_over.valid() && concerned(option.action) == m_over)
                add(option.action);
        }
    }

    /** One's own that is not on offer says why. A figurant comes with his group: it is but one
        activation (MUSG-FIGURANT-08). */
    void activating()
    {
        answers();
        if (m_over.valid() && m_game.fighter(m_over).rank == Rank::Figurant)
            std::ranges::reverse(m_found);
        if (m_found.empty() && m_over.valid() && m_game.fighter(m_over).seat() == m_seat)
            add(Activate{m_over, false});
    }

    /** Into contact with the enemy pointed at, else with the target near the place. */
    void following()
    {
        const FigureId charger = askedToFollow(m_seen)->figure;
        if (m_over.valid() && m_game.fighter(m_over).seat() != m_seat)
            m_found.push_back(chargeAt(m_outlook, charger, m_over));
        else if (!m_over.valid() && m_place)
            m_found.push_back(followTo(m_outlook, *m_place));
    }

    void zones()
    {
        for (const auto &option : m_outlook.options()) {
            const auto *choice = std::get_if<ChooseZone>(&option.action);
            if (!choice || !m_place)
                continue;
            const auto &box = m_game.scenario().zones[choice->zone].box;
            const Point at = m_place->at;
            if (box.least.x <= at.x && at.x <= box.most.x && box.least.y <= at.y &&
                at.y <= box.most.y)
                add(*choice);
        }
    }

    /** The chosen figure, else the next one, where it is pointed or as near by as it can stand. */
    void placing()
    {
        if (!m_place)
            return;
        FigureId figure = m_doer;
        const auto isOffered = [&](const Option<Action> &option) {
            const auto *place = std::get_if<PlaceFigure>(&option.action);
            return place && (!figure.valid() || place->figure == figure);
        };
        const auto offered = std::ranges::find_if(m_outlook.options(), isOffered);
        if (offered == m_outlook.options().end())
            return;
        figure = std::get<PlaceFigure>(offered->action).figure;
        const auto placed = [&](const Place &at) {
            return judged(m_outlook, PlaceFigure{figure, at});
        };
        auto made = placed(*m_place);
        if (!made.plan && m_place->level > 0) {
            if (auto below = placed({m_place->at, 0}); below.plan)
                made = std::move(below);
        }
        if (!made.plan) {
            if (auto nearBy = placedNearby(placed))
                made = std::move(*nearBy);
        }
        m_found.push_back(std::move(made));
    }

    template<class Placed>
    std::optional<Possible> placedNearby(Placed placed) const
    {
        constexpr std::int32_t kStep = 10;
        for (std::int32_t away = kStep; away <= kPas; away += kStep) {
            for (const Point direction : kDirections) {
                const Point at = m_place->at + kit::geometry::scaled(direction, away);
                if (auto made = placed({at, m_game.table().highest(at)}); made.plan)
                    return made;
            }
        }
        return std::nullopt;
    }

    void acting()
    {
        const FigureId doer = chosenDoer();
        if (!doer.valid())
            return;
        if (m_over.valid() && m_game.fighter(m_over).seat() != m_seat) {
            for (Possible &each : attacksOn(m_outlook, doer, m_over))
                m_found.push_back(std::move(each));
            if (auto all = chargeTogether(m_outlook, m_over))
                m_found.push_back(std::move(*all));
            return;
        }
        for (const auto &option : m_outlook.options()) {
            if (!option.open && m_over.valid() && doerOf(option.action) == doer &&
                concerned(option.action) == m_over)
                add(option.action);
        }
        if (!m_over.valid() && m_place)
            going(doer);
    }

    /** Whoever is chosen, if he may act now; else who leads the activation. */
    FigureId chosenDoer() const
    {
        if (m_doer.valid() && m_game.fighter(m_doer).seat() == m_seat && isActing(m_seen, m_doer))
            return m_doer;
        const ActivationFrame *active = activation(m_seen);
        return active ? active->leader : FigureId{};
    }

    /** Who clicks on the ground means to go there: where nobody can, the click says why and throws
        no grenade. */
    void moveFirst()
    {
        const auto move = std::ranges::find_if(m_found, [](const Possible &each) {
            return std::holds_alternative<Walk>(each.action) ||
                   std::holds_alternative<Run>(each.action) ||
                   std::holds_alternative<BreakAway>(each.action);
        });
        if (move != m_found.end())
            std::rotate(m_found.begin(), move, std::next(move));
    }

    /** Where nobody can stop or come to there, by the stop of the reach that is nearest to it. */
    void going(FigureId doer)
    {
        m_isGoing = true;
        const Place pointed = *m_place;
        goOnFoot(doer);
        if (!leadsNear(pointed)) {
            if (const auto stop = stopNear(m_game, m_seen, doer, pointed)) {
                m_place = stop;
                m_found.clear();
                goOnFoot(doer);
            }
        }
        together(doer);
        const auto &guns = m_game.fighter(doer).guns;
        for (std::size_t gun = 0; gun < guns.size(); ++gun) {
            if (guns[gun].shape != Template::None && !isDouble(m_game, m_seen, doer, gun))
                add(Shoot{doer, static_cast<std::uint8_t>(gun), {}, pointed});
        }
    }

    void goOnFoot(FigureId doer)
    {
        if (isEngaged(m_game, m_seen, doer))
            go(doer, MoveKind::BreakAway);
        else
            walkOrRun(doer);
    }

    bool leadsNear(const Place &place) const
    {
        constexpr std::int64_t kNear = kit::geometry::squared(kPas / 2);
        return std::ranges::any_of(m_found, [&](const Possible &move) {
            return move.plan && squaredDistance(std::get<MovePlan>(move.plan->what).path.last().at,
                                                place.at) <= kNear;
        });
    }

    /** What gets there first, then what costs less; where neither does, what goes farther. */
    void walkOrRun(FigureId doer)
    {
        const std::size_t first = m_found.size();
        go(doer, MoveKind::Walk);
        go(doer, MoveKind::Run);
        if (m_found.size() - first < 2 || !m_found[first].plan || !m_found[first + 1].plan)
            return;
        const Possible &walk = m_found[first];
        const Possible &run = m_found[first + 1];
        if (!arrives(walk) && (arrives(run) || lengthOf(run) > lengthOf(walk)))
            std::swap(m_found[first], m_found[first + 1]);
    }
    /** By the kind of move that one of them alone would make: a group of figurants goes as one, an
        escort after its leader or with him. */
    void together(FigureId doer)
    {
        const bool isRun = !m_found.empty() && m_found.front().plan &&
                           std::holds_alternative<Run>(m_found.front().action);
        auto all = goTogether(m_outlook, doer, isRun ? MoveKind::Run : MoveKind::Walk, *m_place);
        if (!all)
            return;
        const bool isGroup = activation(m_seen)->isGroup;
        m_found.insert(isGroup ? m_found.begin() : m_found.end(), std::move(*all));
    }
    /** On whatever floor. */
    bool arrives(const Possible &move) const
    {
        return std::get<MovePlan>(move.plan->what).path.last().at == m_place->at;
    }

    static std::int32_t lengthOf(const Possible &move)
    {
        return kit::geometry::walkedLength(std::get<MovePlan>(move.plan->what).path);
    }

    void go(FigureId doer, MoveKind kind)
    {
        auto made = goTo(m_outlook, doer, kind, *m_place);
        if (m_place->level > 0 && (!made || !made->plan)) {
            auto below = goTo(m_outlook, doer, kind, {m_place->at, 0});
            if (below && (!made || below->plan))
                made = std::move(below);
        }
        if (made)
            m_found.push_back(std::move(*made));
    }

    const Outlook &m_outlook;
    const Skirmish &m_game;
    const State &m_seen;
    SeatId m_seat;
    FigureId m_doer, m_over;
    std::optional<Place> m_place;
    std::vector<Possible> m_found;
    bool m_isGoing = false; // the ground is pointed at
};

} // namespace

FigureId concerned(const Action &action)
{
    if (const auto *activation = std::get_if<Activate>(&action))
        return activation->figure;
    if (const auto *choice = std::get_if<ChooseFigure>(&action))
        return choice->figure;
    if (const auto *aid = std::get_if<UseMedikit>(&action))
        return aid->patient;
    if (const auto *carrying = std::get_if<CarryBody>(&action))
        return carrying->body;
    if (const auto *own = std::get_if<RegainPv>(&action))
        return own->figure;
    if (const auto *loading = std::get_if<ReloadGun>(&action))
        return loading->figure;
    if (const auto *shot = std::get_if<Shoot>(&action))
        return shot->target.valid() ? shot->target : shot->figure;
    if (const auto *strike = std::get_if<Strike>(&action))
        return strike->target;
    if (const auto *placing = std::get_if<PlaceFigure>(&action))
        return placing->figure;
    if (const auto *held = std::get_if<HoldBack>(&action))
        return held->figure;
    return moverOf(action);
}

std::vector<Possible> possibleAt(const Outlook &outlook, const Pointing &pointing)
{
    const Request &request = outlook.seen().request;
    if (request.what != Awaited::Decision || request.decision.seat != outlook.seat())
        return {};
    return Pointed(outlook, pointing).all();
}

Possible judged(const Outlook &outlook, const Action &action)
{
    return {action, outlook.plan(action)};
}

FigureId figureAt(const Skirmish &game, int token)
{
    if (token < 0 || token >= static_cast<int>(game.size()))
        return {};
    return FigureId{static_cast<std::uint8_t>(token)};
}

TablePlace shown(const Place &place)
{
    return {place.at.x, place.at.y, place.level};
}

Place placeAt(const Skirmish &game, const TablePlace &place)
{
    const Place meant{{place.x, place.y}, place.z};
    if (game.table().supports(meant))
        return meant;
    return {meant.at, game.table().highest(meant.at)};
}

} // namespace escarmouche::rules::musg::play
