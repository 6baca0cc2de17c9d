// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/captions.h"

#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QGraphicsEllipseItem>
#include <QGraphicsLineItem>
#include <QGraphicsView>
#include <QPen>
#include <QTransform>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr double kWordSeen = 2'200; // milliseconds
constexpr double kWordRise = 14; // pixels
constexpr double kHasRisen = 0.15; // of the time
constexpr double kWordFades = 0.75;
constexpr double kPointerWide = 2; // pixels
constexpr double kPointerEnd = 3; // radius of the dot at whom it points to
constexpr double kNearBy = 24; // pixels from the edge of what it is about
constexpr double kInContact = 1.3; // of both radii: so near that words might be about the other
constexpr double kWithin = 0.3; // of the radius, so that nobody else covers it
constexpr double kNeighbour = 36; // pixels from somebody else whom it might be about

} // namespace

/** A word that rises from a point of the scene, stays to be read and fades. Goes by itself. */
class RisingWord : public QVariantAnimation
{
public:
    /** A word on its scene, which goes with it. */
    RisingWord(WordItem *word, QObject *parent);
    ~RisingWord() override;

    const WordItem &word() const { return *m_word; }
    /** What it is about is there now. */
    void moveTo(QPointF at)
    {
        if (m_word)
            m_word->setPos(at);
    }
    /** Where its foot is once it has risen, in pixels from the point. */
    void stand(QPointF away);
    /** Shows whom it is about, by a line that begins at it; a null one: none. In pixels from the
        point. */
    void pointOut(const QLineF &line);
    /** 1 as it is meant, 2 twice as fast; one below others does not rise into them. */
    void begin(double speed, bool rises);
    /** Milliseconds until it begins to fade. */
    int readFor() const;
    /** Seen enough. */
    void fade();

protected:
    void updateCurrentValue(const QVariant &share) override;

private:
    QPointer<WordItem> m_word;
    QGraphicsLineItem *m_pointer; // of the word
    QGraphicsEllipseItem *m_end; // of the pointer
    QPointF m_away;
    bool m_rises = false;
};

RisingWord::RisingWord(WordItem *word, QObject *parent)
    : QVariantAnimation(parent), m_word(word), m_pointer(new QGraphicsLineItem(word)),
      m_end(new QGraphicsEllipseItem(-kPointerEnd, -kPointerEnd, 2 * kPointerEnd, 2 * kPointerEnd,
                                     m_pointer))
{
    m_pointer->setFlag(QGraphicsItem::ItemStacksBehindParent);
    m_pointer->hide();
    setStartValue(0.0);
    setEndValue(1.0);
}

RisingWord::~RisingWord()
{
    delete m_word;
}

void RisingWord::stand(QPointF away)
{
    m_away = away;
    if (m_word)
        m_word->setRest(away);
    updateCurrentValue(currentValue());
}

void RisingWord::pointOut(const QLineF &line)
{
    m_pointer->setVisible(!line.isNull());
    m_pointer->setLine(line.translated(-m_away));
    m_pointer->setPen(QPen(m_word->ink(), kPointerWide));
    m_end->setPos(m_pointer->line().p2());
    m_end->setPen(Qt::NoPen);
    m_end->setBrush(m_word->ink());
}

void RisingWord::begin(double speed, bool rises)
{
    m_rises = rises;
    setDuration(std::max(1, static_cast<int>(kWordSeen / speed)));
    start(DeleteWhenStopped);
}

int RisingWord::readFor() const
{
    return std::max(0, static_cast<int>(duration() * kWordFades) - currentTime());
}

void RisingWord::fade()
{
    setCurrentTime(std::max(currentTime(), static_cast<int>(duration() * kWordFades)));
}

void RisingWord::updateCurrentValue(const QVariant &value)
{
    if (!m_word)
        return;
    const double share = value.toDouble();
    const double left = m_rises ? 1 - std::min(1.0, share / kHasRisen) : 0;
    // The item keeps its size on the screen, so that this is in pixels.
    m_word->setTransform(QTransform::fromTranslate(m_away.x(), m_away.y() + left * kWordRise));
    m_word->setOpacity(share < kWordFades ? 1 : (1 - share) / (1 - kWordFades));
}

Captions::Captions(BoardScene &scene) : QObject(&scene), m_scene(scene) {}

void Captions::say(const Spot &spot, const QString &text, rules::Outcome::Tone tone, double speed)
{
    hold(false);
    auto *item = new WordItem(text, tone, m_scene.colours());
    item->setPos(spot.at);
    m_scene.addItem(item);
    auto *word = new RisingWord(item, this);
    carry(spot.token, spot.at);
    Block &block = blockAt(spot);
    block.words.emplace_back(word);
    place(block);
    word->begin(speed, block.words.size() == 1);
}

void Captions::takeBack(const Spot &spot)
{
    Block &block = blockAt(spot);
    if (!block.words.empty())
        delete block.words.back();
}

void Captions::carry(int token, QPointF to)
{
    for (Block &block : m_blocks) {
        if (block.spot.token != token || token < 0)
            continue;
        block.spot.at = to;
        for (const auto &word : block.words) {
            if (word)
                word->moveTo(to);
        }
    }
}

void Captions::settle()
{
    dropFaded();
    for (Block &block : m_blocks) {
        const int token = block.spot.token;
        const auto stand = token < 0 ? std::optional(block.spot.at) : m_scene.standOf(token);
        if (!stand) {
            for (const auto &word : block.words)
                word->fade();
            continue;
        }
        if (*stand != block.spot.at)
            carry(token, *stand);
        if (isCovering(block))
            place(block);
    }
}

void Captions::dropFaded()
{
    for (Block &block : m_blocks)
        std::erase_if(block.words, [](const auto &word) { return word.isNull(); });
    std::erase_if(m_blocks, [](const Block &block) { return block.words.empty(); });
}

/** With the words that are still seen there. */
Captions::Block &Captions::blockAt(const Spot &spot)
{
    dropFaded();
    const auto met = std::ranges::find_if(m_blocks, [&](const Block &block) {
        return spot.token >= 0 ? block.spot.token == spot.token : block.spot.at == spot.at;
    });
    return met == m_blocks.end() ? m_blocks.emplace_back(Block{spot, {}, {}}) : *met;
}

QSizeF Captions::sizeOf(const Block &block) const
{
    QSizeF size;
    for (const auto &word : block.words) {
        const QSizeF one = word->word().boundingRect().size();
        size = {std::max(size.width(), one.width()), size.height() + one.height()};
    }
    return size;
}

std::vector<const QGraphicsItem *> Captions::itemsOf(const Block &block)
{
    std::vector<const QGraphicsItem *> items;
    for (const auto &word : block.words)
        items.push_back(&word->word());
    return items;
}

/** From whom it is about to those who touch him. */
std::vector<QPointF> Captions::waysToTouching(const Block &block) const
{
    std::vector<QPointF> ways;
    for (const rules::Token &token : m_scene.view().tokens) {
        const TokenItem *other = m_scene.item(token.id);
        if (!other || token.id == block.spot.token || !other->isVisible())
            continue;
        const QPointF way = other->pos() - block.spot.at;
        if (std::hypot(way.x(), way.y()) < (other->radius() + block.spot.radius) * kInContact)
            ways.push_back(way);
    }
    return ways;
}

/** Above whom it is about, or below where somebody stands right above him. */
Qt::Edge Captions::edgeOf(const Block &block) const
{
    const bool isBelow = std::ranges::any_of(
        waysToTouching(block), [](QPointF way) { return -way.y() > std::abs(way.x()); });
    return isBelow ? Qt::BottomEdge : Qt::TopEdge;
}

/** All of it anew: what is said later may take more room. */
void Captions::place(Block &block) const
{
    const QSizeF size = sizeOf(block);
    block.middle = m_scene.besides({block.spot.at, block.spot.radius}, size, edgeOf(block),
                                   m_scene.said(itemsOf(block)));
    double foot = block.middle.y() - size.height() / 2;
    for (const auto &word : block.words) {
        foot += word->word().boundingRect().height();
        word->stand({block.middle.x(), foot});
        word->pointOut({});
    }
    // The one that stays longest shows whom it is about.
    block.words.back()->pointOut(pointerOf(block, {block.middle, size}));
}

/** Somebody or other words have come to where it stands. */
bool Captions::isCovering(const Block &block) const
{
    const auto seenBy = m_scene.views();
    if (seenBy.isEmpty())
        return false;
    QRectF plate(QPointF(), sizeOf(block));
    plate.moveCenter(seenBy.front()->viewportTransform().map(block.spot.at) + block.middle);
    const auto isMet = [&](const QRectF &box) { return box.intersects(plate); };
    return std::ranges::any_of(m_scene.boxesIn(*seenBy.front()), isMet) ||
           std::ranges::any_of(m_scene.said(itemsOf(block)), isMet);
}

/** Somebody else stands so near to the words that they might be about him. */
bool Captions::isByOthers(const Block &block, const Plate &plate) const
{
    const auto seenBy = m_scene.views();
    if (seenBy.isEmpty())
        return false;
    const QPointF middle = seenBy.front()->viewportTransform().map(block.spot.at);
    QRectF words(QPointF(), plate.size);
    words.moveCenter(middle + plate.middle);
    words.adjust(-kNeighbour, -kNeighbour, kNeighbour, kNeighbour);
    return std::ranges::any_of(m_scene.boxesIn(*seenBy.front()), [&](const QRectF &box) {
        return !box.contains(middle) && box.intersects(words);
    });
}

/** From words that stand aslant, farther off or beside somebody else to what they are about: to
    its edge, or farther in where somebody who touches it covers that. */
QLineF Captions::pointerOf(const Block &block, const Plate &plate) const
{
    const double wide = plate.size.width() / 2, high = plate.size.height() / 2;
    const QPointF edge(std::clamp(0.0, plate.middle.x() - wide, plate.middle.x() + wide),
                       std::clamp(0.0, plate.middle.y() - high, plate.middle.y() + high));
    const auto seenBy = m_scene.views();
    const double rim = seenBy.isEmpty() ? 0 : block.spot.radius * seenBy.front()->transform().m11();
    const double away = std::hypot(edge.x(), edge.y());
    const bool isStraight = edge.x() == 0 || edge.y() == 0;
    const bool isClear = isStraight && away - rim < kNearBy && !isByOthers(block, plate);
    const double end = waysToTouching(block).empty() ? rim : rim * kWithin;
    return isClear || away <= rim ? QLineF() : QLineF(edge, edge * (end / away));
}

void Captions::hold(bool isHeld)
{
    for (const Block &block : m_blocks) {
        for (const auto &word : block.words) {
            if (word &&
                word->state() == (isHeld ? QVariantAnimation::Running : QVariantAnimation::Paused))
                word->setPaused(isHeld);
        }
    }
}

int Captions::readFor() const
{
    int longest = 0;
    for (const Block &block : m_blocks) {
        for (const auto &word : block.words)
            longest = std::max(longest, word ? word->readFor() : 0);
    }
    return longest;
}

/** What comes next is not said beside what is of the past. */
void Captions::endReading()
{
    drop();
}

void Captions::drop()
{
    for (const Block &block : std::exchange(m_blocks, {})) {
        for (const auto &word : block.words)
            delete word;
    }
}

} // namespace escarmouche::app
