// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/musg/invariants.h"

#include "rules/core/game/runner.h"
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/moving/following.h"

#include <algorithm>
#include <set>

namespace escarmouche::tests {

using namespace rules::musg::play;
using rules::Awaited;
using rules::SeatId;
using rules::musg::Rank;
using rules::musg::Trait;

namespace {

/** Collects the first complaint. */
class Inspection
{
public:
    Inspection(const Skirmish &game, const State &state, const State *before)
        : m_game(game), m_state(state), m_before(before)
    {
    }

    std::string run()
    {
        for (std::size_t at = 0; at < m_game.size() && m_complaint.empty(); ++at) {
            m_figure = static_cast<int>(at);
            const FigureId figure{static_cast<std::uint8_t>(at)};
            wounds(figure);
            place(figure);
            marks(figure);
            actions(figure);
            arms(figure);
            fall(figure);
            if (m_before)
                change(figure);
        }
        m_figure = -1;
        bases();
        bodies();
        falls();
        turn();
        frames();
        request();
        points();
        if (m_before)
            flow();
        return m_complaint;
    }

private:
    void require(bool holds, const char *what)
    {
        if (holds || !m_complaint.empty())
            return;
        m_complaint = what;
        if (m_figure >= 0)
            m_complaint += " (figure " + std::to_string(m_figure) + ")";
    }
    const FigureState &of(FigureId figure) const { return m_state[figure]; }
    const TurnFrame &turnFrame() const { return std::get<TurnFrame>(m_state.frames[0]); }
    const ActivationFrame *activation() const
    {
        for (const Frame &frame : m_state.frames) {
            if (const auto *active = std::get_if<ActivationFrame>(&frame))
                return active;
        }
        return nullptr;
    }
    bool isMoving(FigureId figure) const
    {
        for (const Frame &frame : m_state.frames) {
            const auto *move = std::get_if<MoveFrame>(&frame);
            if (move && move->figure == figure)
                return true;
        }
        return false;
    }
    bool isActing(FigureId figure) const
    {
        const auto *active = activation();
        return active && (active->leader == figure || active->others.contains(figure));
    }

    // One figure.

    void wounds(FigureId figure)
    {
        const auto &own = of(figure);
        require(own.pv >= 0, "PV below 0");
        require(own.pv <= m_game.fighter(figure).pv, "more PV than it came with");
        require(!own.onTable() || own.pv > 0, "it stands without PV");
        require(own.standing != Standing::OutOfAction || own.pv == 0, "it lies with PV");
        require((own.standing == Standing::Absent) == m_game.fighter(figure).missing,
                "absent and missing differ");
    }

    void place(FigureId figure)
    {
        const auto &own = of(figure);
        if (!own.onTable() && own.standing != Standing::OutOfAction)
            return;
        const auto &table = m_game.table();
        require(own.level >= 0, "below the ground");
        require(own.at.x >= m_game.radius() && own.at.y >= m_game.radius() &&
                    own.at.x <= table.width() - m_game.radius() &&
                    own.at.y <= table.depth() - m_game.radius(),
                "its base hangs over the table edge");
        if (!own.onTable() || isMoving(figure))
            return;
        require(own.has(Mark::Hanging) == !table.supports(own.place()),
                "hanging and standing differ");
        require(!own.has(Mark::Hanging) || m_game.fighter(figure).has(Trait::RopeAndGrapple) ||
                    m_game.fighter(figure).has(Trait::JumpPack) ||
                    m_game.fighter(figure).has(Trait::ClimbsFree) || isBesideStairs(figure),
                "it hangs without anything to climb with");
        require(table.isClear(m_game.base(m_state, figure)), "inside impassable terrain");
    }

    /** Something climbable is so near, as high as that, that it was broken off on its way up. */
    bool isBesideStairs(FigureId figure) const
    {
        using namespace rules::kit::geometry;
        const Place place = of(figure).place();
        const Point reach{m_game.radius() + kContactGap, m_game.radius() + kContactGap};
        Candidates near;
        m_game.table().collect({place.at - reach, place.at + reach}, trait::kClimbable, near);
        return std::ranges::any_of(near.all(), [&](std::uint16_t index) {
            const Part &part = m_game.table().part(index);
            return part.bottom < place.level && place.level <= part.top;
        });
    }

    void marks(FigureId figure)
    {
        const auto &own = of(figure);
        const auto &fighter = m_game.fighter(figure);
        constexpr auto kAll = (static_cast<std::uint32_t>(Mark::Carried) << 1U) - 1;
        require((own.marks & ~kAll) == 0, "an unknown mark");
        require(!own.has(Mark::Hidden) || (own.onTable() && fighter.has(Trait::DeploysHidden)),
                "hidden without the commando's art");
        require(!own.has(Mark::Hidden) || !own.has(Mark::Activated), "hidden and activated");
        require(!own.has(Mark::HeldBack) ||
                    (own.standing == Standing::Waiting && fighter.has(Trait::ArrivesTurnThree)),
                "held back without right");
        require(!own.has(Mark::Carried) ||
                    (own.standing == Standing::OutOfAction && fighter.rank == Rank::Chief),
                "carried though no downed chief");
        require(!own.has(Mark::FellToDeath) || own.standing == Standing::OutOfAction,
                "fell to its death and stands");
        require(!own.has(Mark::Fleeing) || own.onTable() || own.standing == Standing::Left,
                "in flight, and neither on the table nor gone");
        require(!own.has(Mark::Fleeing) || !fighter.has(Trait::NeverRouts),
                "in flight though it never routs");
        require(!own.has(Mark::Dived) || fighter.has(Trait::DivesWithoutRoll), "dived");
        require(!own.has(Mark::Dived) || own.has(Mark::Charged), "dived without a charge");
        for (const Mark mark : {Mark::Charged, Mark::Dived, Mark::NoRun, Mark::Walked})
            require(!own.has(mark) || isActing(figure), "a mark of an activation outside of one");
        require(!own.has(Mark::Walked) || m_game.switches().oneWalk, "walked, where nobody asks");
        require(!own.has(Mark::Shaken) || own.foe.valid(), "shaken by nobody");
        require(!own.has(Mark::Shaken) || m_game.switches().receiveCharge,
                "shaken without the test");
        require(!own.has(Mark::RerolledDamage) || fighter.has(Trait::RerollsDamage),
                "damage rolled again without right");
        require(!own.has(Mark::CaughtBlade) || fighter.has(Trait::CatchesBlades),
                "a blade caught without right");
        require(!own.has(Mark::WoundIgnored) || fighter.has(Trait::IgnoresFirstWound),
                "a wound ignored without right");
    }

    void actions(FigureId figure)
    {
        const auto &own = of(figure);
        require(own.pa <= m_game.fighter(figure).pa, "more PA than it has");
        require(own.pa == 0 || isActing(figure), "PA outside of its activation");
        require(!isActing(figure) || own.has(Mark::Activated) || !own.onTable(),
                "acting, and not marked so");
        require(own.rallies <= m_state.turn, "rallied oftener than there were turns");
        require(own.brokeOnTurn <= m_state.turn, "broke in a turn to come");
        require(!own.has(Mark::Fleeing) || own.brokeOnTurn > 0, "in flight since never");
    }

    void arms(FigureId figure)
    {
        const auto &own = of(figure);
        const auto &fighter = m_game.fighter(figure);
        const auto none = static_cast<std::uint32_t>(~0U) << fighter.guns.size();
        require(own.medikits <= fighter.medikits, "more medikits than it came with");
        require((own.gunsLost & none) == 0, "lost a gun it has not");
        require((own.gunsEmpty & none) == 0, "emptied a gun it has not");
        require(own.gunsEmpty == 0 || m_game.switches().splitSlowReload,
                "a gun to be loaded, where loading is in the price");
    }

    void fall(FigureId figure)
    {
        const auto &own = of(figure);
        const bool isDown = own.standing == Standing::OutOfAction;
        require(isDown == (own.downedAs > 0), "down, and not counted so");
        require(own.downedAs <= m_state.downed, "counted beyond the last");
        require(own.downedOnTurn <= m_state.turn, "fell in a turn to come");
        require(isDown || (!own.downedBy.valid() && own.downedOnTurn == 0), "fell, and stands");
        require(!own.downedBy.valid() || own.downedBy.value < m_game.size(), "felled by whom?");
    }

    /** Against the state before. */
    void change(FigureId figure)
    {
        const auto &now = of(figure);
        const auto &then = (*m_before)[figure];
        require(then.standing != Standing::OutOfAction || now.standing == Standing::OutOfAction,
                "it rose again");
        require(then.standing != Standing::Left || now.standing == Standing::Left,
                "it came back over the edge");
        require(then.standing == Standing::Waiting || now.standing != Standing::Waiting,
                "it waits again");
        require(now.medikits <= then.medikits, "a medikit came back");
        require((then.gunsLost & ~now.gunsLost) == 0, "a lost gun came back");
        require(now.rallies >= then.rallies, "rallies were forgotten");
        require(!then.has(Mark::WoundIgnored) || now.has(Mark::WoundIgnored) || !now.onTable(),
                "a wound may be ignored again");
        const auto &seen = m_state.seen[figure.value];
        bool forgot = false;
        m_before->seen[figure.value].each(
            [&](FigureId other) { forgot = forgot || !seen.contains(other); });
        require(!forgot, "somebody seen was forgotten");
    }

    // All together.

    void bases()
    {
        for (std::size_t a = 0; a < m_game.size(); ++a) {
            const FigureId one{static_cast<std::uint8_t>(a)};
            if (!of(one).onTable() || isMoving(one))
                continue;
            for (std::size_t b = a + 1; b < m_game.size(); ++b) {
                const FigureId other{static_cast<std::uint8_t>(b)};
                if (!of(other).onTable() || isMoving(other))
                    continue;
                if (!rules::kit::geometry::overlap(m_game.base(m_state, one),
                                                   m_game.base(m_state, other)))
                    continue;
                m_figure = static_cast<int>(a);
                require(false, ("on the base of figure " + std::to_string(b)).c_str());
            }
        }
    }

    /** A carried body is with a troll of its band, who stands or has left the table with it. */
    void bodies()
    {
        for (std::size_t at = 0; at < m_game.size(); ++at) {
            const FigureId body{static_cast<std::uint8_t>(at)};
            if (!of(body).has(Mark::Carried))
                continue;
            const FigureId bearer = of(body).foe;
            require(bearer.valid() &&
                        (of(bearer).onTable() || of(bearer).standing == Standing::Left) &&
                        m_game.fighter(bearer).has(Trait::CarriesChief) &&
                        m_game.fighter(bearer).seat() == m_game.fighter(body).seat(),
                    "a body carried by nobody");
        }
    }

    /** Who fell has a number of its own, from 1 without a gap. */
    void falls()
    {
        std::set<int> numbers;
        for (std::size_t at = 0; at < m_game.size(); ++at) {
            if (m_state.figures[at].downedAs > 0)
                numbers.insert(m_state.figures[at].downedAs);
        }
        require(numbers.size() == m_state.downed, "the fallen are not numbered through");
        for (std::size_t at = m_game.size(); at < kMostFighters; ++at)
            require(m_state.figures[at] == FigureState{}, "a figure that nobody brought");
    }

    void turn()
    {
        const auto &frame = turnFrame();
        const int limit =
            m_game.switches().turnLimit > 0 ? m_game.switches().turnLimit : m_game.scenario().turns;
        require(m_state.turn >= 0 && m_state.turn <= limit, "beyond the last turn");
        require(frame.wave <= 2, "a third wave");
        require(frame.activationsLeft <= 6, "more activations than a die shows");
        require(frame.activationsLeft == 0 || frame.wave == 1, "counted in the second wave");
        std::set<int> order;
        for (const SeatId seat : frame.order)
            order.insert(seat.value);
        require(order.size() == frame.order.size(), "a seat twice in the order");
        const bool isRolled = m_state.request.what == Awaited::Roll; // the order perhaps
        for (std::size_t at = 0; at < m_game.size() && m_state.turn > 0 && !isRolled; ++at)
            require(!m_state.figures[at].onTable() ||
                        order.contains(m_game.fighters()[at].seat().value),
                    "a seat without its turn");
        require(isRolled || frame.place <= frame.order.size(), "nobody's turn");
        require(m_state.over == (m_state.request.what == Awaited::Over), "over, and asked on");
        for (int one = 0; one < m_game.seats() && m_state.turn > 0; ++one) {
            for (int other = one + 1; other < m_game.seats(); ++other)
                require(m_state.zones[static_cast<std::size_t>(one)] !=
                            m_state.zones[static_cast<std::size_t>(other)],
                        "two bands in one zone");
        }
    }

    void frames()
    {
        require(!m_state.frames.empty() && std::holds_alternative<TurnFrame>(m_state.frames[0]),
                "no turn at the bottom");
        int activations = 0;
        int turns = 0;
        for (const Frame &frame : m_state.frames) {
            activations += std::holds_alternative<ActivationFrame>(frame) ? 1 : 0;
            turns += std::holds_alternative<TurnFrame>(frame) ? 1 : 0;
        }
        require(turns == 1, "two turns at once");
        require(activations <= 1, "two activations at once");
        require(m_state.result == 0 && m_state.chance == rules::ChanceAnswer{} &&
                    m_state.reply == Reply{},
                "an answer is still there");
    }

    void request()
    {
        const auto &asked = m_state.request;
        require(asked.what != Awaited::Nothing, "nothing is awaited");
        require(asked.what != Awaited::Pick, "there is nothing to draw from");
        if (asked.what == Awaited::Decision) {
            require(asked.decision.seat.value >= 0 && asked.decision.seat.value < m_game.seats(),
                    "a question to nobody");
            require(asked.decision.prompt <= static_cast<int>(Prompt::Follow),
                    "an unknown question");
            const auto *charge = askedToFollow(m_state);
            require(!charge || (charge->kind == MoveKind::Charge &&
                                charge->step == MoveFrame::Step::FollowAsked &&
                                hasLostTarget(m_game, m_state, *charge) &&
                                mayFollow(m_game, m_state, *charge)),
                    "asked to follow nobody");
        }
        if (asked.what == Awaited::Roll) {
            require(asked.roll.count >= 1 && asked.roll.count <= rules::kMostDice, "no dice");
            require(asked.roll.sides == 6, "not a d6");
            require(asked.roll.reason <= static_cast<int>(Reason::ClimberFalls),
                    "dice for an unknown reason");
        }
    }

    void points()
    {
        int fallen = 0;
        for (std::size_t at = 0; at < m_game.size(); ++at) {
            const auto &own = m_state.figures[at];
            if (own.downedBy.valid() &&
                m_game.fighter(own.downedBy).seat() != m_game.fighters()[at].seat())
                fallen += m_game.switches()
                              .victoryPoints[static_cast<std::size_t>(m_game.fighters()[at].rank)];
        }
        int scored = 0;
        for (int seat = 0; seat < m_game.seats(); ++seat) {
            const auto &of = m_state.points[static_cast<std::size_t>(seat)];
            for (const int each : of)
                require(each >= 0, "points below 0");
            scored += of[static_cast<std::size_t>(ScoreSource::OutOfAction)];
            const int treasury = of[static_cast<std::size_t>(ScoreSource::Treasury)];
            require(treasury == 0 ||
                        (m_state.over &&
                         treasury == m_game.sides()[static_cast<std::size_t>(seat)].treasury),
                    "a treasury scored too soon");
        }
        require(scored <= fallen, "more points than fallen");
        require(!m_state.over || scored == fallen, "a fall that was not scored");
    }

    void flow()
    {
        require(!m_before->over, "it goes on after its end");
        require(m_state.turn == m_before->turn || m_state.turn == m_before->turn + 1,
                "a turn was left out");
        require(m_state.downed >= m_before->downed, "a fall was forgotten");
        for (std::size_t seat = 0; seat < m_state.points.size(); ++seat) {
            for (std::size_t source = 0; source < kMostScoreSources; ++source)
                require(m_state.points[seat][source] >= m_before->points[seat][source],
                        "points were taken away");
        }
    }

    const Skirmish &m_game;
    const State &m_state;
    const State *m_before;
    std::string m_complaint;
    int m_figure = -1;
};

} // namespace

std::string brokenInvariant(const Skirmish &game, const State &state, const State *before)
{
    return Inspection(game, state, before).run();
}

std::string playInspected(const SkirmishCodec &codec, const rules::MatchSetup &setup,
                          std::uint64_t seed, const std::function<void(State &)> &spoil)
{
    const auto resolved = codec.resolve(setup);
    const auto made = resolved ? codec.make(setup, *resolved) : tl::unexpected(resolved.error());
    if (!made)
        return "refused at " + made.error().pointer;
    const Skirmish &game = **made;
    rules::SeededDice dice(rules::seedOf(seed, 0));
    std::vector<std::unique_ptr<rules::Ai<Skirmish>>> machines;
    for (std::uint64_t seat = 0; seat < setup.seats.size(); ++seat)
        machines.push_back(codec.machine(setup.seats[seat].player, rules::seedOf(seed, seat + 1)));
    State state = game.start(nullptr);
    State before = state;
    for (int actions = 0; game.awaited(state).what != Awaited::Over;) {
        if (game.awaited(state).isChance()) {
            game.answer(state, dice.answer(game.awaited(state)), nullptr);
        } else if (++actions > SkirmishCodec::kMostActions) {
            return "no end";
        } else {
            const SeatId seat = game.awaited(state).decision.seat;
            State scratch;
            const auto chosen = machines[static_cast<std::size_t>(seat.value)]->choose(
                game, game.seenBy(state, seat, scratch), seat);
            const auto plan = game.plan(state, seat, chosen.action);
            if (!plan)
                return "the machine is refused: " + std::string(plan.error().why);
            game.commit(state, *plan, nullptr);
        }
        if (spoil)
            spoil(state);
        if (auto complaint = brokenInvariant(game, state, &before); !complaint.empty())
            return "after " + std::to_string(actions) + " actions: " + complaint;
        before = state;
    }
    return {};
}

} // namespace escarmouche::tests
