// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/setup/muster.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "tests/support/musg/rulerow.h"

#include <cmath>
#include <deque>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace escarmouche::tests {

/** A match set up in a few lines for a row: bands of the catalogue, places in pas, switches; then
    acts and the faces that fall. Every rule that an event, a plan, a refusal or a term cites is
    noted in the row's Trial, and after each step every seat's board, folded from the events it may
    see, is compared with its view.

    - Before begin() or start(): band() adds the next seat's band and gives its figures; of() lets
      numbers be changed; at() places; `switches`, `scenario`, `pieces` are free to be set.
    - begin() opens in the second wave of turn 1, everybody placed and known to everybody; start()
      opens before the deployment.
    - act() and friends answer the awaited question; dice() gives faces, before or after they are
      asked for. Faces left over fail the row. */
class PlayTable
{
public:
    using FigureId = rules::musg::play::FigureId;
    using Skirmish = rules::musg::play::Skirmish;
    using State = rules::musg::play::State;
    using Action = rules::musg::play::Action;
    using Event = rules::musg::play::Event;
    using Plan = rules::musg::play::Plan;
    using Mark = rules::musg::play::Mark;
    using Prompt = rules::musg::play::Prompt;
    using Reason = rules::musg::play::Reason;
    using Figures = std::vector<FigureId>;

    rules::musg::play::Switches switches;
    rules::musg::play::Scenario scenario;
    std::vector<rules::kit::geometry::Piece> pieces;

    explicit PlayTable(Trial &trial, int width = 40, int depth = 40)
        : m_trial(trial), m_width(width * 100), m_depth(depth * 100)
    {
        scenario.key = "row";
        scenario.zones = {{{{50, 50}, {m_width - 50, 600}}, {0, 1}},
                          {{{50, m_depth - 600}, {m_width - 50, m_depth - 50}}, {0, -1}}};
        scenario.lastBandEnds = false;
        switches.turnLimit = 0;
    }
    ~PlayTable() { m_trial.expect(m_dice.empty(), "dice are left over"); }
    PlayTable(const PlayTable &) = delete;
    PlayTable &operator=(const PlayTable &) = delete;

    // Set-up.

    /** The next seat's band; its figures in order. */
    Figures band(const BandBuilder &builder) { return band(builder.band()); }
    Figures band(const rules::musg::Band &band)
    {
        m_trial.meet(band);
        m_bands.push_back(std::make_unique<rules::musg::Band>(band));
        if (m_bands.size() > 1 && m_bands.back()->name == m_bands.front()->name)
            m_bands.back()->name += " " + std::to_string(m_bands.size());
        std::vector<rules::musg::play::Muster> musters;
        for (const auto &each : m_bands)
            musters.push_back({seat(static_cast<int>(musters.size())), each.get()});
        auto fighters = fightersOf(musgCatalogue(), musters);
        Figures figures;
        for (std::size_t at = m_fighters.size(); at < fighters.size(); ++at) {
            m_fighters.push_back(fighters[at]);
            m_places.emplace_back();
            figures.push_back(id(static_cast<int>(at)));
        }
        m_sides.push_back({m_bands.back()->name, m_bands.back()->treasury, hasChief(figures)});
        return figures;
    }
    /** The numbers of a figure, to be changed before the game begins. */
    rules::musg::play::Fighter &of(FigureId figure) { return m_fighters[figure.value]; }
    rules::musg::play::Side &side(int seat) { return m_sides[static_cast<std::size_t>(seat)]; }
    /** Places the centre of a figure, in pas; before the game or in its middle. */
    PlayTable &at(FigureId figure, double x, double y, double level = 0)
    {
        const rules::kit::geometry::Place place{{hundredths(x), hundredths(y)}, hundredths(level)};
        m_places[figure.value] = place;
        if (m_game) {
            put(figure);
            look();
        }
        return *this;
    }

    // The game.

    /** In the middle: turn 1, second wave, the question is whom this seat activates. */
    void begin(int active = 0)
    {
        prepare();
        m_state = m_game->start(nullptr);
        for (std::size_t at = 0; at < m_fighters.size(); ++at) {
            put(id(static_cast<int>(at)));
            for (std::size_t other = 0; other < m_fighters.size(); ++other)
                m_state.seen[at].insert(id(static_cast<int>(other)));
        }
        m_state.turn = 1;
        rules::musg::play::TurnFrame &frame = turn();
        frame.step = rules::musg::play::TurnFrame::Step::Activating;
        frame.phase = rules::musg::play::Phase::SecondWave;
        frame.wave = 2;
        frame.active = seat(active);
        frame.place = static_cast<std::uint8_t>(active);
        frame.order.clear();
        for (int each = 0; each < m_game->seats(); ++each)
            frame.order.push_back(seat(each));
        m_state.request = rules::Request::of(
            rules::Decision{seat(active), static_cast<std::uint16_t>(Prompt::Activate)});
        look();
    }
    /** From the beginning: the dice for the order of deployment are awaited. */
    void start()
    {
        prepare();
        std::vector<Event> events;
        m_boards.assign(m_sides.size(), {});
        m_state = m_game->start(&events);
        take(std::move(events));
        pump();
    }

    const Skirmish &game() const { return *m_game; }
    State &state() { return m_state; }
    const State &state() const { return m_state; }
    /** The seat asked is in its first wave, with that many activations left. */
    void firstWave(int activations)
    {
        turn().phase = rules::musg::play::Phase::FirstWave;
        turn().wave = 1;
        turn().activationsLeft = static_cast<std::uint8_t>(activations);
        look();
    }
    /** So many PV, or PA of its activation, are left to a figure. */
    void withPv(FigureId figure, int left)
    {
        m_state[figure].pv = static_cast<std::int8_t>(left);
        look();
    }
    void withPa(FigureId figure, int left)
    {
        m_state[figure].pa = static_cast<std::uint8_t>(left);
        look();
    }
    void withMark(FigureId figure, Mark mark)
    {
        m_state[figure].set(mark);
        look();
    }
    void onTurn(int number)
    {
        m_state.turn = static_cast<std::int16_t>(number);
        look();
    }
    /** What was changed in the state by hand is how things stand. */
    void look()
    {
        m_boards.clear();
        for (int each = 0; each < m_game->seats(); ++each)
            m_boards.push_back(m_game->view(m_state, seat(each)));
    }
    rules::musg::play::TurnFrame &turn()
    {
        return std::get<rules::musg::play::TurnFrame>(m_state.frames[0]);
    }
    rules::musg::play::FigureState &operator[](FigureId figure) { return m_state[figure]; }

    /** Faces to fall, in order, whatever asks for them. */
    void dice(std::initializer_list<int> faces)
    {
        for (const int face : faces)
            m_dice.push_back(static_cast<std::uint8_t>(face));
        pump();
    }
    /** Answers the awaited question; the row fails when it is refused. */
    void act(const Action &action)
    {
        const auto judged = judgedBy(action);
        if (!judged) {
            m_trial.expect(false, "refused: " + std::string(judged.error().why) + " (" +
                                      std::string(judged.error().rule.value) + ")");
            return;
        }
        note(*judged);
        std::vector<Event> events;
        m_game->commit(m_state, *judged, &events);
        take(std::move(events));
        pump();
    }
    void activate(FigureId figure, bool withOthers = false)
    {
        act(rules::musg::play::Activate{figure, withOthers});
    }
    void endActivation() { act(rules::musg::play::EndActivation{}); }
    void endWave() { act(rules::musg::play::EndWave{}); }
    void accept() { act(rules::musg::play::Accept{}); }
    void decline() { act(rules::musg::play::Decline{}); }
    void choose(FigureId figure) { act(rules::musg::play::ChooseFigure{figure}); }

    /** Why the action is refused: the key of its sentence, empty when it is not. */
    std::string refusal(const Action &action)
    {
        const auto judged = judgedBy(action);
        if (judged)
            return {};
        m_trial.note(judged.error().rule);
        return std::string(judged.error().why);
    }
    /** What the action would do, as the preview shows it; the row fails when it is refused. */
    Plan plan(const Action &action)
    {
        const auto judged = judgedBy(action);
        m_trial.expect(judged.has_value(),
                       judged ? "" : "refused: " + std::string(judged.error().why));
        if (!judged)
            return {};
        note(*judged);
        return *judged;
    }
    /** Sets a rule going by itself: a frame on top of what there is. */
    void run(const rules::musg::play::Frame &frame)
    {
        m_state.frames.push_back(frame);
        m_state.request = {};
        std::vector<Event> events;
        const rules::musg::play::Stage stage{{*m_game, m_state, &events}};
        const std::size_t depth = m_state.frames.size();
        while (m_state.request.what == rules::Awaited::Nothing && m_state.frames.size() >= depth)
            std::visit([&](auto &on) { rules::musg::play::run(stage, on); }, m_state.frames.back());
        take(std::move(events));
        pump();
    }
    /** Ends the turn now: nobody is activated any more. Rout and points follow. */
    void endTurn()
    {
        turn().step = rules::musg::play::TurnFrame::Step::EndTurn;
        turn().active = {};
        m_state.frames.resize(1);
        look();
        goOn();
    }
    /** Begins the next turn; its initiative dice are awaited. */
    void nextTurn()
    {
        turn().step = rules::musg::play::TurnFrame::Step::BeginTurn;
        turn().active = {};
        m_state.frames.resize(1);
        look();
        goOn();
    }
    /** Somebody falls, without the shot. */
    void putOut(FigureId figure, FigureId by = {}, rules::EntryId weapon = {})
    {
        std::vector<Event> events;
        rules::musg::play::putOut({*m_game, m_state, &events}, figure, by, weapon);
        take(std::move(events));
    }

    // What came of it.

    /** All events of that kind so far. */
    template<class What>
    std::vector<What> told() const
    {
        std::vector<What> met;
        for (const Event &event : m_events) {
            if (const auto *what = std::get_if<What>(&event.what))
                met.push_back(*what);
        }
        return met;
    }
    /** The last one of that kind; the row fails when there is none. */
    template<class What>
    What last() const
    {
        const auto met = told<What>();
        m_trial.expect(!met.empty(), "no such event");
        return met.empty() ? What{} : met.back();
    }
    const std::vector<Event> &events() const { return m_events; }
    void forget() { m_events.clear(); }

    bool awaits(Prompt prompt) const
    {
        return m_state.request.what == rules::Awaited::Decision &&
               m_state.request.decision.prompt == static_cast<std::uint16_t>(prompt);
    }
    bool awaits(Reason reason) const
    {
        return m_state.request.what == rules::Awaited::Roll &&
               m_state.request.roll.reason == static_cast<std::uint16_t>(reason);
    }
    bool isOver() const { return m_state.request.what == rules::Awaited::Over; }
    rules::SeatId asked() const { return m_state.request.decision.seat; }
    std::vector<Action> options() const
    {
        std::vector<rules::Option<Action>> listed;
        m_game->options(m_state, listed);
        std::vector<Action> actions;
        for (const auto &option : listed)
            actions.push_back(option.action);
        return actions;
    }
    int pv(FigureId figure) const { return m_state[figure].pv; }
    int pa(FigureId figure) const { return m_state[figure].pa; }
    bool has(FigureId figure, Mark mark) const { return m_state[figure].has(mark); }

    static FigureId id(int value) { return {static_cast<std::uint8_t>(value)}; }
    static rules::SeatId seat(int value) { return {static_cast<std::int8_t>(value)}; }
    static std::int32_t hundredths(double pas)
    {
        return static_cast<std::int32_t>(std::lround(pas * 100));
    }
    static rules::kit::geometry::Place place(double x, double y, double level = 0)
    {
        return {{hundredths(x), hundredths(y)}, hundredths(level)};
    }
    /** A way from where the figure stands through these points, in pas. */
    rules::musg::play::Path path(FigureId figure,
                                 std::initializer_list<std::pair<double, double>> points) const
    {
        rules::musg::play::Path way;
        way.add(m_state[figure].place());
        for (const auto &[x, y] : points)
            way.add({{hundredths(x), hundredths(y)}, m_state[figure].level});
        return way;
    }

private:
    bool hasChief(const Figures &figures) const
    {
        for (const FigureId figure : figures) {
            const auto &fighter = m_fighters[figure.value];
            if (fighter.rank == rules::musg::Rank::Chief && !fighter.missing)
                return true;
        }
        return false;
    }
    void prepare()
    {
        m_game = std::make_unique<Skirmish>(m_sides, m_fighters,
                                            rules::kit::geometry::Table(m_width, m_depth, pieces),
                                            scenario, switches);
    }
    void put(FigureId figure)
    {
        const auto &place = m_places[figure.value];
        if (!place || m_fighters[figure.value].missing)
            return;
        m_state[figure].at = place->at;
        m_state[figure].level = place->level;
        m_state[figure].standing = rules::musg::play::Standing::OnTable;
    }
    rules::Judged<Plan> judgedBy(const Action &action)
    {
        m_trial.expect(!m_state.request.isChance(), "dice are awaited");
        return m_game->plan(m_state, m_state.request.decision.seat, action);
    }
    /** Runs on by itself to the next question. */
    void goOn()
    {
        m_state.request = {};
        std::vector<Event> events;
        const rules::musg::play::Stage stage{{*m_game, m_state, &events}};
        while (m_state.request.what == rules::Awaited::Nothing)
            std::visit([&](auto &on) { rules::musg::play::run(stage, on); }, m_state.frames.back());
        take(std::move(events));
        pump();
    }
    void pump()
    {
        while (m_game && m_state.request.what == rules::Awaited::Roll &&
               m_dice.size() >= m_state.request.roll.count) {
            rules::ChanceAnswer answer;
            for (int die = 0; die < m_state.request.roll.count; ++die) {
                answer.faces.push_back(m_dice.front());
                m_dice.pop_front();
            }
            std::vector<Event> events;
            m_game->answer(m_state, answer, &events);
            take(std::move(events));
        }
    }
    void note(const Plan &plan)
    {
        for (const rules::RuleId rule : plan.rules)
            m_trial.note(rule);
        std::visit([this](const auto &what) { noteParts(what); }, plan.what);
    }
    template<class What>
    void noteParts(const What &what)
    {
        if constexpr (requires { what.rules.list(); }) {
            for (const rules::RuleId rule : what.rules.list())
                m_trial.note(rule);
        } else if constexpr (requires { what.rules.begin(); }) {
            for (const rules::RuleId rule : what.rules)
                m_trial.note(rule);
        }
        if constexpr (requires { what.terms.begin(); }) {
            for (const auto &term : what.terms)
                m_trial.note(term.rule);
        }
    }
    /** Notes events, folds them into each seat's board, compares. */
    void take(std::vector<Event> events)
    {
        for (Event &event : events) {
            for (const rules::RuleId rule : event.rules)
                m_trial.note(rule);
            std::visit([this](const auto &what) { noteParts(what); }, event.what);
            for (std::size_t each = 0; each < m_boards.size(); ++each) {
                const auto at = seat(static_cast<int>(each));
                if (event.audience.includes(at))
                    m_game->show(event, at, m_boards[each]);
            }
            m_events.push_back(std::move(event));
        }
        for (std::size_t each = 0; each < m_boards.size(); ++each)
            compare(m_boards[each], m_game->view(m_state, seat(static_cast<int>(each))));
    }
    void compare(const rules::BoardView &folded, const rules::BoardView &seen)
    {
        m_trial.expect(folded.turn == seen.turn && folded.phase == seen.phase &&
                           folded.active == seen.active && folded.acting == seen.acting,
                       "the folded board has another turn, phase or activation than the view");
        m_trial.expect(folded.counters == seen.counters, "the folded points differ");
        for (std::size_t at = 0; at < seen.tokens.size(); ++at) {
            const bool same = at < folded.tokens.size() && folded.tokens[at] == seen.tokens[at];
            m_trial.expect(same, "figure " + std::to_string(at) + " of the folded board differs");
        }
    }

    Trial &m_trial;
    std::int32_t m_width, m_depth;
    std::vector<std::unique_ptr<rules::musg::Band>> m_bands;
    std::vector<rules::musg::play::Side> m_sides;
    std::vector<rules::musg::play::Fighter> m_fighters;
    std::vector<std::optional<rules::kit::geometry::Place>> m_places;
    std::unique_ptr<Skirmish> m_game;
    State m_state;
    std::deque<std::uint8_t> m_dice;
    std::vector<Event> m_events;
    std::vector<rules::BoardView> m_boards;
};

} // namespace escarmouche::tests
