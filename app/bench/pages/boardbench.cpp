// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/pages/boardbench.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"

#include <QImage>

#include <array>
#include <memory>

namespace escarmouche::app {

namespace {

constexpr int kTokens = 200;
constexpr int kPieces = 30;
constexpr int kSightLines = 6; // of sight, each with an obstacle

rules::Ground benchGround()
{
    constexpr std::array kKinds{"building", "wood",  "wall",   "hill",
                                "rock",     "marsh", "crates", "ruin"};
    rules::TableGround table{4000, 3200, {}};
    for (int n = 0; n < kPieces; ++n) {
        const int x = 150 + n % 6 * 640, y = 150 + n / 6 * 620;
        rules::GroundPiece piece;
        piece.outline = {{x, y, 0}, {x + 300, y, 0}, {x + 380, y + 180, 0}, {x + 40, y + 330, 0}};
        piece.top = 60 * (n % 5);
        piece.kind = kKinds[static_cast<std::size_t>(n) % kKinds.size()];
        table.pieces.push_back(std::move(piece));
    }
    return {std::move(table), {}};
}

rules::BoardView benchView()
{
    rules::BoardView view;
    for (int n = 0; n < kTokens; ++n) {
        rules::Token token;
        token.id = n;
        token.owner = rules::SeatId{static_cast<std::int8_t>(n % 4)};
        token.place =
            rules::TablePlace{100 + n % 20 * 200, 100 + n / 20 * 320, n % 7 == 0 ? 250 : 0};
        token.radius = 50;
        token.points = n % 4;
        token.states = static_cast<std::uint32_t>(n % 3);
        view.tokens.push_back(token);
    }
    view.acting = 1;
    return view;
}

rules::Cast benchCast()
{
    rules::Cast cast;
    for (int n = 0; n < kTokens; ++n) {
        rules::CastMember member;
        member.token = n;
        member.letter = std::to_string(n % 10);
        member.look = {static_cast<rules::FigureLook::Build>(1 + n % 12),
                       static_cast<rules::FigureLook::Standing>(n % 5),
                       static_cast<rules::FigureLook::Arm>(n % 15)};
        member.points = 3;
        cast.members.push_back(std::move(member));
    }
    return cast;
}

std::vector<rules::Reach> benchReach()
{
    using Kind = rules::Reach::Kind;
    constexpr int kSpacing = 50;
    std::vector<rules::Reach> all;
    for (const auto &[kind, far] :
         {std::pair(Kind::Charge, 1300), std::pair(Kind::Run, 1200), std::pair(Kind::Walk, 600)}) {
        rules::Reach reach;
        reach.kind = kind;
        reach.spacing = kSpacing;
        for (int y = -far; y <= far; y += kSpacing) {
            for (int x = -far; x <= far; x += kSpacing) {
                if (x * x + y * y <= far * far && (x / 300 + y / 300) % 5 != 4)
                    reach.stops.push_back({rules::TablePlace{2000 + x, 1600 + y, 0}, 0});
            }
        }
        all.push_back(std::move(reach));
    }
    return all;
}

rules::Overlay benchOverlay()
{
    rules::Overlay overlay;
    for (int n = 0; n < kSightLines; ++n) {
        overlay.lines.push_back(
            {n % 2 == 0 ? rules::OverlayLine::Kind::Sight : rules::OverlayLine::Kind::Barred,
             {rules::TablePlace{2000, 1600, 0}, rules::TablePlace{300 * n, 200, 0}},
             {"7.5", {}}});
        overlay.obstacles.push_back({n, -1, {"4+", {}}});
    }
    overlay.hidden = {{21, std::vector<int>(20, 60), 150, true}};
    return overlay;
}

/** Random machines play until so much lies and stands on the board, or as long as they come to. */
rules::Result<std::unique_ptr<rules::Match>> fullBoard(const MeasuredSystem &system)
{
    constexpr std::size_t kLaid = 80, kStanding = 150, kLongest = 12'000; // journal entries
    const auto setup = system.bench->longMatch();
    if (!setup)
        return rules::fail(setup.error());
    auto match = system.matches->begin(*setup);
    rules::SeededDice dice(1);
    const auto isFull = [&](const rules::BoardView &view) {
        return view.laid.empty() || (view.laid.size() >= kLaid && view.tokens.size() >= kStanding);
    };
    while (match && (*match)->awaited().what != rules::Awaited::Over &&
           (*match)->journal().entries.size() < kLongest && !isFull((*match)->view({}))) {
        const rules::Request awaited = (*match)->awaited();
        const auto action = awaited.isChance() ? rules::Result<std::string>(std::string())
                                               : (*match)->choose(awaited.decision.seat);
        if (!action)
            return rules::fail(action.error());
        const auto done = awaited.isChance() ? (*match)->answer(dice.answer(awaited))
                                             : (*match)->submit(awaited.decision.seat, *action);
        if (!done)
            return rules::fail(done.error());
    }
    return match;
}

void setUp(BoardCanvas &board)
{
    board.setSay([](const rules::Phrase &phrase) { return QString::fromStdString(phrase.key); });
    board.setOptions({true, false, true, true});
    board.resize(1280, 720);
}

} // namespace

rules::Result<std::vector<Figure>> measureLaidBoard(const MeasuredSystem &system)
{
    const auto match = fullBoard(system);
    if (!match)
        return rules::fail(match.error());
    const rules::BoardView view = (*match)->view({});
    const rules::BoardFace *face = (*match)->board();
    if (!face || view.laid.empty())
        return std::vector<Figure>();
    BoardCanvas board;
    setUp(board);
    board.followGround([face](const rules::BoardView &shown) { return face->ground(shown); });
    board.setCast(face->cast(), face->states(), face->words());
    board.QWidget::show();
    board.showBoard(view);
    board.camera().fit();
    QImage picture(board.viewport()->size(), QImage::Format_RGB32);
    const auto repaint = [&] { board.viewport()->render(&picture); };
    do
        repaint();
    while (!board.isPictureWhole());
    const std::string key = system.key + "_laid_board_";
    constexpr int kRuns = 41;
    return std::vector<Figure>{
        {key + "pieces", static_cast<double>(view.laid.size())},
        {key + "tokens", static_cast<double>(view.tokens.size())},
        {key + "repaint_ms", medianMicroseconds(kRuns, 1, repaint) / kMicrosecondsAMillisecond}};
}

std::vector<Figure> measureBoard()
{
    BoardCanvas board;
    setUp(board);
    board.setGround(benchGround());
    board.setCast(benchCast(), {{1, {}, {"F", "F"}, {}, true}, {2, {}, {"S", "S"}, {}, false}},
                  {{{"Points", "Points"}, {"P", "P"}}, {}, {}, {}});
    board.QWidget::show();
    const rules::BoardView view = benchView();
    board.showBoard(view);
    board.camera().fit();
    QImage picture(board.viewport()->size(), QImage::Format_RGB32);
    const auto repaint = [&] { board.viewport()->render(&picture); };
    const auto inMilliseconds = [](int runs, const auto &call) {
        return medianMicroseconds(runs, 1, call) / kMicrosecondsAMillisecond;
    };
    const auto repaintWhole = [&] {
        do
            repaint();
        while (!board.isPictureWhole());
    };
    repaintWhole();
    std::vector<Figure> figures;
    figures.push_back({"board_repaint_bare_ms", inMilliseconds(41, repaint)});
    const auto reach = benchReach();
    figures.push_back({"board_reach_laid_ms", inMilliseconds(11, [&] { board.showReach(reach); })});
    board.showOverlay(benchOverlay());
    repaint();
    figures.push_back({"board_repaint_ms", inMilliseconds(41, repaint)});
    figures.push_back({"board_view_shown_ms", inMilliseconds(41, [&] { board.showBoard(view); })});
    figures.push_back({"board_items", static_cast<double>(board.board().items().size())});
    double nearer = 1.1;
    const auto zoom = [&] {
        board.camera().zoomBy(nearer, {640, 360});
        nearer = 1 / nearer;
    };
    figures.push_back({"board_zoomed_first_ms", inMilliseconds(21, [&] {
                           zoom();
                           repaint();
                       })});
    figures.push_back({"board_zoomed_ms", inMilliseconds(21, [&] {
                           zoom();
                           repaintWhole();
                       })});
    return figures;
}

} // namespace escarmouche::app
