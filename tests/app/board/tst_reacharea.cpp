// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/marks/reachitem.h"
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/going.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/musg/playtable.h"
#include "tests/support/musg/readytables.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

namespace tst_reacharea {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

namespace play = rules::musg::play;
using play::FigureId;
using play::Place;
using play::State;
using rules::Reach;
using rules::TablePlace;
using rules::kit::geometry::Base;
using rules::kit::geometry::Point;

constexpr int kPoints = 80; // of a table, for each size of base; ESCARMOUCHE_POINTS asks for more
constexpr int kPointsEachTime = 8;
constexpr double kNear = 100; // hundredths of a pas; beyond them the window asks first

int pointsOfATable()
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_POINTS");
    return asked > 0 ? asked : manyCases(kPoints);
}

/** A band with a figure of every gait and a foe on a ready table, as a window draws them. */
class Board
{
public:
    Board(const std::string &table, std::int32_t baseDiameter)
        : m_file(readyTable(table)),
          m_table(m_trial, m_file.width / play::kPas, m_file.depth / play::kPas)
    {
        m_table.pieces = m_file.pieces;
        m_table.switches.baseDiameter = baseDiameter;
        BandBuilder band("rat-man");
        band.chief().with("jump-pack").sousChef(1, "human").with("rope-grapple");
        band.sousFifre(1, "human").sousFifre().merc("troll-bodyguard").merc("goblin-harasser");
        m_own = m_table.band(band.figurant(3));
        m_foe = m_table.band(BandBuilder("orc").chief().sousFifre())[1];
        for (std::size_t at = 0; at < m_own.size(); ++at)
            m_table.at(m_own[at], 2 + static_cast<double>(at), 2);
    }

    const play::Skirmish &game() const { return m_table.game(); }
    const app::GroundPlan &plan() const { return *m_plan; }

    /** In the second wave of a turn. */
    void begin()
    {
        m_table.begin();
        m_begun = m_table.state();
        m_plan = app::planOf(play::groundOf(musgCatalogue(), game()));
    }
    /** Before anybody is set up. */
    State toBeSetUp()
    {
        m_table.start();
        m_plan = app::planOf(play::groundOf(musgCatalogue(), game()));
        m_table.dice({6, 1});
        for (int answers = 0; answers < 4 && !m_table.awaits(play::Prompt::Deploy); ++answers)
            m_table.act(m_table.options().front());
        return m_table.state();
    }
    /** One of them acts somewhere on the table, his chief about him; a foe is in contact with one
        in four. */
    State anywhere(Draw &draw, FigureId &mover)
    {
        mover = draw.among(m_own);
        State state = acting(mover);
        while (!put(state, mover, anyStand(draw))) {
        }
        if (isFigurant(mover)) {
            for (const FigureId other : m_own)
                if (isFigurant(other) && other != mover)
                    putNear(draw, state, other, mover, 80);
        }
        if (mover != m_own.front())
            putNear(draw, state, m_own.front(), mover, draw.below(500));
        if (draw.chance(4))
            putNear(draw, state, m_foe, mover, 0);
        return state;
    }

    /** Somebody on foot acts there, alone on the table. */
    State alone(const Place &place, FigureId &mover)
    {
        mover = m_own[2];
        State state = acting(mover);
        return put(state, mover, place) ? state : State{};
    }

private:
    bool isFigurant(FigureId figure) const
    {
        return game().fighter(figure).rank == rules::musg::Rank::Figurant;
    }
    /** Nobody is on the table then. */
    const State &acting(FigureId figure)
    {
        constexpr auto kWaits = play::Standing::Waiting;
        auto [at, isNew] = m_acting.try_emplace(figure.value);
        if (isNew) {
            m_table.state() = m_begun;
            m_table.activate(figure, isFigurant(figure));
            at->second = m_table.state();
            for (std::size_t each = 0; each < game().size(); ++each)
                at->second[PlayTable::id(static_cast<int>(each))].standing = kWaits;
        }
        return at->second;
    }
    Place anyStand(Draw &draw) const
    {
        const auto &roadmap = game().roadmap();
        for (;;) {
            const auto node = draw.below(static_cast<int>(roadmap.places().size()));
            if (roadmap.isStand(static_cast<std::size_t>(node)))
                return roadmap.places()[static_cast<std::size_t>(node)];
        }
    }
    bool put(State &state, FigureId figure, const Place &place) const
    {
        const Base base{place, game().radius(), game().switches().figureHeight};
        std::vector<Base> others;
        for (std::size_t at = 0; at < game().size(); ++at) {
            if (const FigureId other = PlayTable::id(static_cast<int>(at)); state[other].onTable())
                others.push_back(game().base(state, other));
        }
        if (!game().table().supports(place) || !isFree(game().table(), base, others))
            return false;
        state[figure].at = place.at;
        state[figure].level = place.level;
        state[figure].standing = play::Standing::OnTable;
        return true;
    }
    void putNear(Draw &draw, State &state, FigureId figure, FigureId mover, int gap) const
    {
        for (int attempt = 0; attempt < 30; ++attempt) {
            const Point direction = draw.among(play::kDirections);
            const Point off = rules::kit::geometry::scaled(direction, 2 * game().radius() + gap);
            if (put(state, figure, {state[mover].at + off, state[mover].level}))
                return;
        }
    }

    rules::kit::tables::TableFile m_file;
    Trial m_trial;
    PlayTable m_table;
    PlayTable::Figures m_own;
    FigureId m_foe;
    State m_begun{};
    std::map<int, State> m_acting;
    std::unique_ptr<app::GroundPlan> m_plan;
};

/** What clicks in the areas drawn for a figure come to. */
class Clicks
{
public:
    explicit Clicks(const Board &board) : m_board(board) {}

    int tried() const { return m_tried; }
    int snapped() const { return m_snapped; }
    /** The first that is refused or leads elsewhere; empty: none. */
    const std::string &complaint() const { return m_complaint; }
    std::size_t complaints() const { return m_complaints; }

    void tryAreas(Draw &draw, const State &state, FigureId mover)
    {
        for (const Reach &reach : play::reachOf(m_board.game(), state, mover)) {
            if (reach.stops.empty())
                continue;
            const app::ReachItem drawn(reach, false, m_board.plan(), QPalette());
            for (int each = 0; each < kPointsEachTime; ++each)
                tryPoint(draw, state, mover, drawn.area());
        }
    }

    void click(const State &state, FigureId mover, const TablePlace &at)
    {
        ++m_tried;
        const auto found = play::possibleAt({m_board.game(), state, state.request.decision.seat},
                                            {mover.value, -1, at});
        if (found.empty())
            return complain(state, mover, at, "nothing");
        if (!found.front().plan)
            return complain(state, mover, at,
                            std::string(found.front().plan.error().why) + " (" +
                                std::string(found.front().plan.error().rule.value) + ")");
        const auto off = [&](const play::Plan &plan) {
            const Point end = endOf(plan).at;
            return std::hypot(end.x - at.x, end.y - at.y);
        };
        double nearest = off(*found.front().plan);
        for (const play::Possible &other : found.front().then) // of a group that goes as one
            nearest = std::min(nearest, off(*other.plan));
        if (nearest > kNear)
            complain(state, mover, at, "leads " + std::to_string(nearest) + " off");
        m_snapped += nearest > 0 ? 1 : 0;
    }

private:
    void tryPoint(Draw &draw, const State &state, FigureId mover, const QPainterPath &area)
    {
        const QRect box = area.boundingRect().toRect();
        QPointF point;
        for (int attempt = 0; attempt < 500; ++attempt) {
            point = box.topLeft() + QPoint(draw.below(box.width()), draw.below(box.height()));
            if (!area.contains(point) || isOnToken(state, point))
                continue;
            const int floors = std::max(1, m_board.plan().floorsAt(point));
            const auto place = m_board.plan().placeAt(point, draw.below(floors));
            if (const auto *at = std::get_if<TablePlace>(&place))
                click(state, mover, *at);
            return;
        }
    }
    bool isOnToken(const State &state, QPointF point) const
    {
        for (std::size_t at = 0; at < m_board.game().size(); ++at) {
            const auto &figure = state[PlayTable::id(static_cast<int>(at))];
            if (figure.onTable() && QLineF(point, QPointF(figure.at.x, figure.at.y)).length() <=
                                        m_board.game().radius())
                return true;
        }
        return false;
    }
    static Place endOf(const play::Plan &plan)
    {
        if (const auto *move = std::get_if<play::MovePlan>(&plan.what))
            return move->path.last();
        return std::get<play::PlacePlan>(plan.what).at;
    }
    void complain(const State &state, FigureId mover, const TablePlace &at, const std::string &why)
    {
        if (m_complaints++ > 0)
            return;
        const auto told = [](const TablePlace &place) {
            return "(" + std::to_string(place.x) + ", " + std::to_string(place.y) + ", " +
                   std::to_string(place.z) + ")";
        };
        m_complaint = "figure " + std::to_string(mover.value) + " at " +
                      told(play::shown(state[mover].place())) + " to " + told(at) + ": " + why;
    }

    const Board &m_board;
    int m_tried = 0;
    int m_snapped = 0;
    std::size_t m_complaints = 0;
    std::string m_complaint;
};

void addTables()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("base");
    for (const std::string &key : readyTableKeys()) {
        for (const int base : {100, 80, 160})
            QTest::addRow("%s, bases of %d", key.c_str(), base)
                << QString::fromStdString(key) << base;
    }
}

} // namespace

/** Wherever somebody clicks in the area drawn for a figure, it goes there, or as near by as it can
    stop. */
class TestReachArea : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void everyPointOfItCanBeGoneTo_data() { addTables(); }
    void everyPointOfItCanBeGoneTo()
    {
        QFETCH(const QString, table);
        QFETCH(const int, base);
        Board board(table.toStdString(), base);
        board.begin();
        Draw draw(7);
        Clicks clicks(board);
        while (clicks.tried() < pointsOfATable()) {
            FigureId mover;
            const State state = board.anywhere(draw, mover);
            clicks.tryAreas(draw, state, mover);
            QCoreApplication::processEvents();
        }
        qInfo("%d points, %d of them snapped", clicks.tried(), clicks.snapped());
        QVERIFY2(clicks.complaints() == 0,
                 (std::to_string(clicks.complaints()) + ": " + clicks.complaint()).c_str());
    }

    /** On them, and where a base would stand half on them. */
    void theFootOfTheChapelsStepsIsGoneTo()
    {
        Board board("chapel-hill", 100);
        board.begin();
        FigureId mover;
        const State state = board.alone(PlayTable::place(20.1, 23), mover);
        QVERIFY(state[mover].onTable());
        Clicks clicks(board);
        for (int y = 2030; y <= 2150; y += 5) {
            const auto place = board.plan().placeAt(QPointF(2010, y), 0);
            clicks.click(state, mover, std::get<TablePlace>(place));
        }
        QVERIFY2(clicks.complaints() == 0, clicks.complaint().c_str());
        QVERIFY(clicks.snapped() > 10);
    }

    /** Neither of who cannot pay for a way out of a melee (MUSG-ACT-12), nor of who does not act.
     */
    void isNotDrawnOfWhoCannotMove()
    {
        Trial trial;
        PlayTable table(trial);
        const auto own = table.band(BandBuilder("human").chief().sousFifre(2));
        const auto foes = table.band(BandBuilder("orc").chief().sousFifre(2));
        table.at(own[0], 30, 30).at(own[1], 10, 10).at(own[2], 20, 10);
        table.at(foes[0], 11, 10).at(foes[1], 9, 10).at(foes[2], 10, 11);
        table.begin();
        table.activate(own[1]);
        const auto reach = [&](FigureId figure) {
            return play::reachOf(table.game(), table.state(), figure).size();
        };
        QCOMPARE(table.pa(own[1]), 2);
        QCOMPARE(reach(own[1]), std::size_t{0});
        QCOMPARE(reach(own[2]), std::size_t{0});
        const auto found = play::possibleAt({table.game(), table.state(), PlayTable::seat(0)},
                                            {own[1].value, -1, TablePlace{1000, 800, 0}});
        QVERIFY(!found.empty() && !found.front().plan);
        QCOMPARE(found.front().plan.error().rule, rules::RuleId{"MUSG-ACT-12"});
        table.at(foes[2], 38, 38);
        QCOMPARE(reach(own[1]), std::size_t{1});
        table.endActivation();
        table.activate(own[2]);
        QCOMPARE(reach(own[2]), std::size_t{2});
    }

    void everyPointOfItCanBeSetUpAt_data() { addTables(); }
    void everyPointOfItCanBeSetUpAt()
    {
        QFETCH(const QString, table);
        QFETCH(const int, base);
        Board board(table.toStdString(), base);
        const State state = board.toBeSetUp();
        QVERIFY(state.request.what == rules::Awaited::Decision);
        Draw draw(8);
        Clicks clicks(board);
        while (clicks.tried() < pointsOfATable()) {
            clicks.tryAreas(draw, state, PlayTable::id(0));
            QCoreApplication::processEvents();
        }
        QVERIFY2(clicks.complaints() == 0,
                 (std::to_string(clicks.complaints()) + ": " + clicks.complaint()).c_str());
    }
};

WATCHED_TEST(TestReachArea)

} // namespace tst_reacharea

#include "tst_reacharea.moc"
