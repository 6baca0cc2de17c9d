// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/board/camera.h"
#include "model/text.h"
#include "tests/support/musg/readytables.h"
#include "tests/support/window/boardgrounds.h"
#include "tests/support/window/darkpalette.h"

#include <memory>

namespace escarmouche::tests {

// A board to test: two bands on a ready table, in values alone.

using app::BoardCanvas;
using app::BoardKeys;
using app::BoardMouse;
using app::BoardPointing;
using rules::BoardView;
using rules::CellPlace;
using rules::Ground;
using rules::Place;
using rules::SeatId;
using rules::TablePlace;
using rules::Token;

inline constexpr std::uint32_t kFleeing = 1, kWaiting = 2, kDone = 4;

inline Token tokenOf(int id, int seat, Place place, int points = 2)
{
    Token token;
    token.id = id;
    token.owner = SeatId{static_cast<std::int8_t>(seat)};
    token.place = std::move(place);
    token.radius = 50;
    token.points = points;
    return token;
}

inline rules::Cast castOf(const BoardView &view)
{
    rules::Cast cast;
    for (const Token &token : view.tokens) {
        rules::CastMember member;
        member.token = token.id;
        member.owner = token.owner;
        const std::string name = "Figure " + std::to_string(token.id);
        member.name = {name, name};
        member.letter =
            token.id % 5 == 0 ? "C" : std::string(1, static_cast<char>('A' + token.id % 26));
        member.points = 2 + token.id % 3;
        cast.members.push_back(std::move(member));
    }
    return cast;
}

inline rules::BoardWords boardWords()
{
    rules::BoardWords words;
    words.points = {{"Wound points", "Points de vie"}, {"PV", "PV"}};
    return words;
}

inline std::vector<rules::StateWord> stateWords()
{
    using Shown = rules::StateWord::Shown;
    return {{kFleeing, {"Fleeing", "En fuite"}, {"F", "F"}, {}, true, Shown::There},
            {kWaiting, {"Waiting", "En attente"}, {"", ""}, {}, false, Shown::Waiting},
            {kDone, {"Activated", "Activé"}, {"✓", "✓"}, {}, false, Shown::There}};
}

inline QString sayKey(const rules::Phrase &phrase)
{
    return toQString(phrase.key);
}

inline QPalette lightPalette()
{
    QPalette light(QColor(239, 240, 241), QColor(239, 240, 241));
    light.setColor(QPalette::Base, QColor(252, 252, 252));
    return light;
}

inline Ground readyGround(const std::string &key)
{
    return groundOf(readyTable(key));
}

/** Two bands of five on a table, one of them high up, one down, one fleeing, two in wait. */
inline BoardView skirmish()
{
    BoardView view;
    view.tokens = {tokenOf(0, 0, TablePlace{1500, 2000, 0}),
                   tokenOf(1, 0, TablePlace{2000, 1800, 0}, 1),
                   tokenOf(2, 0, TablePlace{1000, 1500, 250}),
                   tokenOf(3, 0, TablePlace{700, 2600, 0}, 0),
                   tokenOf(4, 0, {}),
                   tokenOf(5, 1, TablePlace{2500, 1000, 0}),
                   tokenOf(6, 1, TablePlace{2300, 1300, 0}),
                   tokenOf(7, 1, TablePlace{1500, 700, 0}),
                   tokenOf(8, 1, TablePlace{3300, 600, 0}),
                   tokenOf(9, 1, {})};
    view.tokens[4].states = view.tokens[9].states = kWaiting;
    view.tokens[6].states = kFleeing | kDone;
    view.tokens[1].states = kDone;
    view.acting = 0;
    return view;
}

inline std::unique_ptr<BoardCanvas> canvasOn(const Ground &ground, const BoardView &view,
                                             QSize size = {1000, 720})
{
    auto canvas = std::make_unique<BoardCanvas>();
    canvas->setSay(sayKey);
    canvas->setGround(ground);
    canvas->setCast(castOf(view), stateWords(), boardWords());
    canvas->resize(size);
    canvas->QWidget::show();
    canvas->showBoard(view);
    canvas->camera().fit();
    return canvas;
}

/** With all of the ground, which is painted over several pictures. */
inline QImage pictureOf(BoardCanvas &canvas)
{
    QImage picture;
    do
        picture = canvas.grab().toImage();
    while (!canvas.isPictureWhole());
    return picture;
}

inline QPoint onViewport(const BoardCanvas &canvas, const Place &place)
{
    return canvas.mapFromScene(canvas.board().plan().pointOf(place).value());
}

/** The area that a figure could walk, made up: squares of 50 within so far. */
inline rules::Reach reachAbout(const TablePlace &at, int far, rules::Reach::Kind kind,
                               const char *label)
{
    rules::Reach reach;
    reach.kind = kind;
    reach.label = {label, {}};
    reach.spacing = 50;
    for (int y = -far; y <= far; y += 50) {
        for (int x = -far; x <= far; x += 50) {
            const bool isBehind = x > 200 && y < -100 && y > -400;
            if (x * x + y * y <= far * far && !isBehind)
                reach.stops.push_back({TablePlace{at.x + x, at.y + y, 0}, 0});
        }
    }
    return reach;
}

inline rules::Overlay sampleOverlay()
{
    using Line = rules::OverlayLine;
    rules::Overlay overlay;
    overlay.lines = {
        {Line::Kind::Way,
         {TablePlace{1500, 2000, 0}, TablePlace{1700, 1700, 0}, TablePlace{1800, 1500, 0}},
         {"6.25 pas · 2 PA", {}}},
        {Line::Kind::Sight,
         {TablePlace{1500, 2000, 0}, TablePlace{2300, 1300, 0}},
         {"10.6 pas", {}}},
        {Line::Kind::Barred, {TablePlace{1500, 2000, 0}, TablePlace{1500, 700, 0}}, {}}};
    overlay.patches = {
        {rules::OverlayPatch::Kind::Template, TablePlace{2500, 1000, 0}, 150, {}, {"Blast", {}}},
        {rules::OverlayPatch::Kind::Range, TablePlace{1500, 2000, 0}, 1200, {}, {"12 pas", {}}}};
    std::vector<int> columns;
    for (int n = 0; n < 20; ++n)
        columns.push_back(n < 8 ? 100 : n * 4);
    overlay.hidden = {{6, columns, 150, true}};
    overlay.obstacles = {{10, -1, {"4+", {}}}};
    overlay.targets = {6};
    return overlay;
}

} // namespace escarmouche::tests
