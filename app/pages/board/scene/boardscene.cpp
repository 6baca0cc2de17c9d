// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/boardscene.h"

#include "app/pages/board/effects/diceitem.h"
#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/marks/besidetarget.h"
#include "app/pages/board/marks/cursoritem.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/marks/reachitem.h"
#include "app/pages/board/marks/ruleritem.h"
#include "app/pages/board/tokens/badgelayer.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/board/tokens/tokensprite.h"
#include "app/words/sentences/phrases.h"

#include <QCoreApplication>
#include <QGraphicsView>

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::app {

using Shown = rules::StateWord::Shown;

namespace {

constexpr double kSceneMargin = 0.02; // of the board, around the whole
constexpr double kRing = 500; // of the ruler: 5 pas
constexpr int kMostRings = 12;
constexpr double kSigns = 5; // pixels that the signs of a token reach beyond it
constexpr double kBesides = 16; // pixels from a token that something beside it keeps, or more
constexpr double kBesideStep = 14; // pixels farther where there is no room
constexpr int kMostSteps = 8;

/** In pixels of a view. */
QRectF boxOfName(const MarkName &name, const QGraphicsView &view)
{
    QRectF box(QPointF(), plateSize(name.text, PlateSize::Small));
    box.moveCenter(view.viewportTransform().map(name.at));
    return box;
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent), m_plan(planOf({})), m_tray(new TrayItem), m_cursor(new CursorItem)
{
    setItemIndexMethod(NoIndex); // a few hundred, and they move
    addItem(m_tray);
    addItem(m_cursor);
    setGround({});
}

BoardScene::~BoardScene() = default;

void BoardScene::setGround(rules::Ground ground)
{
    m_groundOf = {};
    lay(std::move(ground));
}

void BoardScene::layGroundOf(const rules::BoardView &view)
{
    const bool isSame =
        view.turn == m_view.turn && view.phase == m_view.phase && view.laid == m_view.laid;
    if (!m_groundOf || isSame)
        return;
    rules::Ground ground = m_groundOf(view);
    if (ground == m_ground)
        return;
    lay(std::move(ground));
    emit groundChanged();
}

void BoardScene::lay(rules::Ground ground)
{
    m_ground = std::move(ground);
    m_plan = planOf(m_ground);
    m_strips = {};
    showReach({}, false);
    showReach({}, true);
    delete m_overlay;
    delete m_ruler;
    delete m_badges;
    const QRectF board = m_plan->bounds();
    const double beyond = std::max(board.width(), board.height());
    const QRectF room = board.adjusted(-beyond, -beyond, beyond, beyond);
    m_overlay = new OverlayItem(room);
    m_ruler = new RulerItem(room);
    m_badges = new BadgeLayer(room, m_tokens);
    addItem(m_overlay);
    addItem(m_ruler);
    addItem(m_badges);
    setColours(m_palette);
    layTokens();
}

void BoardScene::setCast(rules::Cast cast, std::vector<rules::StateWord> states,
                         rules::BoardWords words)
{
    m_cast = CastBook(std::move(cast), std::move(states), std::move(words));
    layTokens();
}

void BoardScene::setUnits(const Units &units)
{
    m_units = units;
    layTokens();
}

void BoardScene::setLetters(bool isLettered)
{
    if (isLettered == m_isLettered)
        return;
    m_isLettered = isLettered;
    layTokens();
}

void BoardScene::setPortraits(std::map<int, QImage> portraits)
{
    m_portraits = std::move(portraits);
    layTokens();
}

void BoardScene::setPortrayed(bool isPortrayed)
{
    if (isPortrayed == m_isPortrayed)
        return;
    m_isPortrayed = isPortrayed;
    layTokens();
}

QImage BoardScene::portraitOf(int id) const
{
    const auto met = m_portraits.find(id);
    return met == m_portraits.end() ? QImage() : met->second;
}

void BoardScene::setColours(const QPalette &palette)
{
    m_palette = palette;
    for (const auto &[id, item] : m_tokens)
        item->setPalette(palette);
    for (ReachItem *reach : m_reach)
        reach->setPalette(palette);
    m_tray->setPalette(palette);
    m_cursor->setPalette(palette);
    m_ruler->setPalette(palette);
    m_overlay->setPalette(palette);
    update();
}

void BoardScene::showBoard(const rules::BoardView &view)
{
    const bool hasChanged = m_view.taken != view.taken;
    layGroundOf(view);
    m_view = view;
    layTokens();
    if (hasChanged)
        emit marksChanged();
}

const rules::Token *BoardScene::token(int id) const
{
    const auto found = std::ranges::find(m_view.tokens, id, &rules::Token::id);
    return found == m_view.tokens.end() ? nullptr : &*found;
}

QString BoardScene::told(int id) const
{
    const auto *one = token(id);
    if (!one)
        return {};
    //: read aloud: a figure with all that is known of it, and that it is in its activation
    return id == m_view.acting
               ? QCoreApplication::translate("Board", "%1, acts now").arg(m_cast.told(*one))
               : m_cast.told(*one);
}

QString BoardScene::toldAt(QPointF point) const
{
    QStringList lines;
    for (const rules::GroundMark &mark : m_ground.marks) {
        const bool isTaken = std::ranges::find(m_view.taken, mark.id) != m_view.taken.end();
        if (mark.kind != rules::GroundMark::Kind::SetUp && markArea(mark, *m_plan).contains(point))
            lines << markTold(mark, m_say, isTaken);
    }
    lines << m_plan->toldAt(point, m_say);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

int BoardScene::partAt(const rules::Place &place) const
{
    const auto *cell = std::get_if<rules::CellPlace>(&place);
    const auto found = std::ranges::find_if(m_ground.parts, [&](const rules::GroundPart &part) {
        return cell && std::ranges::find(part.cells, *cell) != part.cells.end();
    });
    return found == m_ground.parts.end() ? -1 : static_cast<int>(found - m_ground.parts.begin());
}

QString BoardScene::toldPart(int part) const
{
    const rules::GroundPart &meant = m_ground.parts.at(static_cast<std::size_t>(part));
    const QString name = inUiLanguage(meant.name);
    if (std::ranges::count(m_ground.parts, meant.name, &rules::GroundPart::name) == 1)
        return name;
    //: a tile or a building of a board, where its middle lies
    return QCoreApplication::translate("Board", "%1, %2")
        .arg(name, m_plan->told(meant.cells[meant.cells.size() / 2], m_units));
}

bool BoardScene::isWaiting(int id) const
{
    const auto *one = token(id);
    return one && m_cast.shownOf(*one) == Shown::Waiting;
}

TokenItem *BoardScene::item(int id) const
{
    const auto found = m_tokens.find(id);
    return found == m_tokens.end() ? nullptr : found->second;
}

std::optional<QPointF> BoardScene::standOf(int id) const
{
    const TokenItem *one = item(id);
    return one ? std::optional(one->pos()) : std::nullopt;
}

QPointF BoardScene::besides(const About &about, const QSizeF &size, Qt::Edge edge,
                            const std::vector<QRectF> &kept) const
{
    const auto seenBy = views();
    const double scale = seenBy.isEmpty() ? 0 : seenBy.front()->transform().m11();
    double off = std::max(kBesides, about.radius * scale + kSigns + 1);
    const double side = edge == Qt::TopEdge ? -1 : 1;
    const QPointF next(0, side * (off + size.height() / 2));
    if (seenBy.isEmpty())
        return next;
    const QGraphicsView &view = *seenBy.front();
    const QPointF middle = view.mapFromScene(about.at);
    for (const QRectF &box : tokenBoxes(view)) { // beyond the signs of the one who stands there
        if (box.contains(middle) && about.radius > 0)
            off =
                std::max(off, 1 + (side < 0 ? middle.y() - box.top() : box.bottom() - middle.y()));
    }
    const QRectF room = QRectF(view.viewport()->rect()).adjusted(1, 1, -1, -1);
    // What the ground says gives way where there is room nowhere else.
    for (const std::vector<QRectF> &standing : {boxesIn(view), tokenBoxes(view)}) {
        std::vector<QRectF> taken = kept;
        taken.insert(taken.end(), standing.begin(), standing.end());
        for (int step = 0; step < kMostSteps; ++step) {
            const double away = off + step * kBesideStep;
            QRectF first(QPointF(), size);
            first.moveCenter(middle + QPointF(0, side * (away + size.height() / 2)));
            if (room.contains(first) && firstFree(std::array{first}, taken))
                return first.center() - middle;
            if (const auto free = freePlate({middle, away}, size, taken, room))
                return free->center() - middle;
        }
    }
    return nearestPlate({middle, off}, size, room).center() - middle;
}

std::vector<QRectF> BoardScene::said(const std::vector<const QGraphicsItem *> &but) const
{
    std::vector<QRectF> boxes;
    if (views().isEmpty())
        return boxes;
    const QTransform toView = views().front()->viewportTransform();
    for (const QGraphicsItem *item : items()) {
        if (!item->isVisible() || std::ranges::find(but, item) != but.end())
            continue;
        if (const auto *word = dynamic_cast<const WordItem *>(item))
            boxes.push_back(
                word->boundingRect().translated(toView.map(word->pos()) + word->rest()));
        else if (dynamic_cast<const DiceItem *>(item) != nullptr)
            boxes.push_back(item->deviceTransform(toView).mapRect(item->boundingRect()));
    }
    return boxes;
}

std::vector<QRectF> BoardScene::tokenBoxes(const QGraphicsView &view) const
{
    std::vector<QRectF> boxes;
    for (const auto &[id, item] : m_tokens) {
        const QPointF middle = view.viewportTransform().map(item->pos());
        const double radius = item->radius() * view.transform().m11();
        const QRectF disc(middle, QSizeF());
        const double reach = radius + kSigns;
        if (item->isVisible())
            boxes.push_back(disc.adjusted(-reach, -reach, reach, reach) |
                            signsBox(item->look(), radius).translated(middle));
    }
    return boxes;
}

std::vector<MarkName> BoardScene::placedNames(const QGraphicsView &view,
                                              const std::vector<QRectF> &tokens) const
{
    std::vector<MarkName> names;
    std::vector<QRectF> taken = tokens; // other names too
    const auto isFree = [&](const MarkName &name) {
        return firstFree(std::array{boxOfName(name, view)}, taken).has_value();
    };
    const GroundLook look{m_palette, false, false, view.transform().m11(), m_say, m_view.taken};
    for (const rules::GroundMark &mark : m_ground.marks) {
        MarkName name = markName(mark, *m_plan, look);
        if (name.text.isEmpty())
            continue;
        name.isApart = isFree(name);
        if (!name.isApart) {
            const auto others = otherPlaces(name, mark, *m_plan, look);
            const auto free = std::ranges::find_if(others, [&](QPointF at) {
                return isFree({name.text, at, false});
            });
            name.isApart = free != others.end();
            name.at = name.isApart ? *free : name.at;
        }
        taken.push_back(boxOfName(name, view));
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<MarkName> BoardScene::markNames(const QGraphicsView &view) const
{
    auto names = placedNames(view, tokenBoxes(view));
    const auto lying = said();
    std::erase_if(names, [&](const MarkName &name) {
        return !firstFree(std::array{boxOfName(name, view)}, lying);
    });
    return names;
}

std::vector<QRectF> BoardScene::boxesIn(const QGraphicsView &view) const
{
    auto boxes = tokenBoxes(view);
    for (const MarkName &name : placedNames(view, boxes))
        boxes.push_back(boxOfName(name, view));
    const GroundLook look{m_palette, false, false, view.transform().m11(), m_say, m_view.taken};
    for (const rules::GroundMark &mark : m_ground.marks) {
        const QRectF flag = flagBox(mark, look);
        const QPointF foot = markArea(mark, *m_plan).boundingRect().center();
        if (!flag.isEmpty())
            boxes.push_back(flag.translated(view.viewportTransform().map(foot)));
    }
    return boxes;
}

std::vector<QRectF> BoardScene::foughtFor() const
{
    std::vector<QRectF> areas;
    for (const rules::GroundMark &mark : m_ground.marks) {
        const bool isTaken = std::ranges::find(m_view.taken, mark.id) != m_view.taken.end();
        if (mark.kind == rules::GroundMark::Kind::Objective && !isTaken)
            areas.push_back(markArea(mark, *m_plan).boundingRect());
    }
    return areas;
}

TokenItem *BoardScene::itemFor(const rules::Token &token)
{
    TokenItem *&item = m_tokens[token.id];
    if (!item) {
        item = new TokenItem(token.id, m_plan->tokenRadius(token.radius), m_budget);
        item->setPalette(m_palette);
        addItem(item);
    }
    return item;
}

void BoardScene::freshen(TokenItem &item, const rules::Token &token) const
{
    TokenLook look = m_cast.lookOf(token, m_units, token.id == m_view.acting);
    look.isSelected = token.id == m_selected;
    look.isTarget = std::ranges::find(m_targets, token.id) != m_targets.end();
    look.facing = m_plan->turnTo(token.facing);
    look.crowd = crowdAbout(token);
    if (m_isLettered)
        look.figure = {};
    else if (m_isPortrayed && !m_portraits.empty())
        look.portrait = portraitOf(token.id);
    look.badges = item.look().badges;
    item.setRadius(m_plan->tokenRadius(token.radius));
    item.setLook(look);
}

/** Figures of nobody's in the cell or zone of somebody, from two on. */
int BoardScene::crowdAbout(const rules::Token &token) const
{
    if (!m_cast.isSomebody(token) || std::holds_alternative<rules::TablePlace>(token.place) ||
        std::holds_alternative<std::monostate>(token.place))
        return 0;
    const auto crowd = std::ranges::count_if(m_view.tokens, [&](const rules::Token &other) {
        return other.place == token.place && m_cast.isOfCrowd(other);
    });
    return crowd < 2 ? 0 : static_cast<int>(crowd);
}

/** Those who wait stand in their strips. */
void BoardScene::layTrays()
{
    std::vector<std::pair<int, rules::SeatId>> waiting;
    double radius = 1;
    for (const auto &token : m_view.tokens) {
        if (m_cast.shownOf(token) != Shown::Waiting)
            continue;
        waiting.emplace_back(token.id, token.owner);
        radius = std::max(radius, m_plan->tokenRadius(token.radius));
    }
    m_trays = traysOf(waiting, m_plan->bounds(), radius);
    // As long as anybody waits, the room of those who have come is kept: the board stays in place.
    QRectF whole = waiting.empty() ? m_plan->bounds() : m_plan->bounds() | m_strips;
    for (const Tray &tray : m_trays) {
        whole |= tray.box;
        for (const auto &[id, at] : tray.stands)
            itemFor(*token(id))->setPos(at);
    }
    m_strips = waiting.empty() ? QRectF() : whole;
    m_tray->set(m_trays);
    const double margin = std::max(whole.width(), whole.height()) * kSceneMargin;
    whole.adjust(-margin, -margin, margin, margin);
    if (whole == m_whole)
        return;
    m_whole = whole;
    emit wholeChanged();
}

void BoardScene::layTokens()
{
    const auto wanted = [&](int id) {
        const auto *one = token(id);
        return one && m_cast.shownOf(*one) != Shown::Gone;
    };
    std::erase_if(m_tokens, [&](const auto &entry) {
        if (wanted(entry.first))
            return false;
        delete entry.second;
        return true;
    });
    std::vector<const rules::Token *> placed;
    for (const auto &token : m_view.tokens) {
        if (!wanted(token.id))
            continue;
        freshen(*itemFor(token), token);
        if (m_cast.shownOf(token) != Shown::Waiting)
            placed.push_back(&token);
    }
    // Whoever shares a cell or zone stands beside the others, or alone in the middle of a crowd; on
    // a measured table all stand apart.
    const auto isApart = [](const rules::Token *one) {
        return std::holds_alternative<rules::TablePlace>(one->place);
    };
    std::vector<const rules::Token *> crowded;
    for (const rules::Token *one : placed) {
        const auto isRival = [&](const rules::Token *other) {
            return other != one && other->place == one->place && m_cast.isSomebody(*other);
        };
        if (crowdAbout(*one) > 0 && std::ranges::none_of(placed, isRival))
            crowded.push_back(one);
    }
    const auto isCrowded = [&](const rules::Token *one) {
        return std::ranges::find(crowded, one) != crowded.end();
    };
    const auto sharing = [&](const rules::Token *one) {
        const auto shares = [&](const rules::Token *other) {
            return other->place == one->place && isCrowded(other) == isCrowded(one);
        };
        return std::pair(std::ranges::count_if(placed, shares),
                         std::ranges::count_if(placed, [&](const rules::Token *other) {
                             return shares(other) && other->id < one->id;
                         }));
    };
    for (const rules::Token *one : placed) {
        const auto [count, index] = isApart(one) ? std::pair<long, long>(1, 0) : sharing(one);
        if (const auto at =
                m_plan->standOf(one->place, static_cast<int>(index), static_cast<int>(count)))
            itemFor(*one)->setPos(*at);
    }
    layTrays();
    const QList<QGraphicsView *> seenBy = views();
    turnBadges(m_tokens, seenBy.isEmpty() ? 1 : seenBy.front()->transform().m11());
}

int BoardScene::tokenAt(QPointF point, double slack) const
{
    int best = -1;
    auto nearest = std::pair(-std::numeric_limits<double>::max(), 0.0);
    for (const auto &[id, item] : m_tokens) {
        const double off = QLineF(item->pos(), point).length();
        const auto rank = std::pair(item->zValue(), -off);
        if (off <= std::max(item->radius(), slack) && rank > nearest) {
            nearest = rank;
            best = id;
        }
    }
    return best;
}

void BoardScene::select(int id)
{
    const int before = std::exchange(m_selected, id);
    for (const int changed : {before, id}) {
        const auto *one = token(changed);
        if (TokenItem *shown = item(changed); shown && one)
            freshen(*shown, *one);
    }
}

void BoardScene::showOverlay(const rules::Overlay &overlay, const TargetCard &card)
{
    const auto spot = [this](int id) -> std::optional<Spot> {
        const TokenItem *one = item(id);
        return one ? std::optional(Spot{one->pos(), one->radius()}) : std::nullopt;
    };
    const auto rim = [this](QPointF at) {
        const TokenItem *one = item(tokenAt(at, 0));
        return one && one->pos() == at ? one->radius() : 0.0;
    };
    std::vector<QRectF> tokens;
    for (const auto &[id, item] : m_tokens) {
        const QPointF out(item->radius(), item->radius());
        tokens.emplace_back(item->pos() - out, item->pos() + out);
    }
    m_overlay->set(overlay, {*m_plan, spot, rim, m_say, m_palette, std::move(tokens), card});
    const auto before = std::exchange(m_targets, overlay.targets);
    for (const auto &targets : {before, m_targets}) {
        for (const int id : targets) {
            const auto *one = token(id);
            if (TokenItem *shown = item(id); shown && one)
                freshen(*shown, *one);
        }
    }
}

void BoardScene::showReach(const std::vector<rules::Reach> &reach, bool isThreat)
{
    std::erase_if(m_reach, [&](ReachItem *old) {
        if (old->isThreat() != isThreat)
            return false;
        delete old;
        return true;
    });
    for (const auto &one : reach) {
        if (one.stops.empty())
            continue;
        m_reach.push_back(new ReachItem(one, isThreat, *m_plan, m_palette));
        addItem(m_reach.back());
    }
}

void BoardScene::layRuler(const rules::Place &from, const rules::Place &to)
{
    const auto a = m_plan->pointOf(from);
    const auto b = m_plan->pointOf(to);
    if (!a || !b)
        return;
    QStringList numbers;
    const double length = QLineF(*a, *b).length();
    while (m_plan->isMeasured() && numbers.size() < kMostRings &&
           kRing * static_cast<double>(numbers.size()) < length)
        numbers << exactDistanceText(kRing * static_cast<double>(numbers.size() + 1), m_units);
    m_ruler->lay(*a, *b, m_plan->distance(from, to, m_units), kRing, numbers);
}

void BoardScene::showRuler(bool isShown)
{
    m_ruler->setVisible(isShown);
    m_overlay->setVisible(!isShown);
}

} // namespace escarmouche::app
