// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/boardanimation.h"

#include "app/pages/board/effects/aimitem.h"
#include "app/pages/board/effects/blastitem.h"
#include "app/pages/board/effects/diceitem.h"
#include "app/pages/board/effects/fateitem.h"
#include "app/pages/board/effects/shotitem.h"
#include "app/pages/board/effects/strikeitem.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/scene/tokenmove.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QLineF>
#include <QVariantAnimation>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr double kAim = 220;
constexpr double kShot = 320;
constexpr double kBlow = 280;
constexpr double kFate = 420;
constexpr double kBlast = 520;
constexpr double kDiceLie = 650;
constexpr double kWordFirst = 380; // until the next thing happens

const rules::Token *find(const rules::BoardView &view, int id)
{
    const auto found = std::ranges::find(view.tokens, id, &rules::Token::id);
    return found == view.tokens.end() ? nullptr : &*found;
}

} // namespace

BoardAnimation::BoardAnimation(BoardScene &scene)
    : QObject(&scene), m_scene(scene), m_clock(new QVariantAnimation(this)),
      m_captions(new Captions(scene))
{
    m_clock->setStartValue(0.0);
    m_clock->setEndValue(1.0);
    connect(m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        if (m_effect)
            m_effect->setShare(share.toDouble());
    });
    connect(m_clock, &QVariantAnimation::finished, this, &BoardAnimation::next);
}

BoardAnimation::~BoardAnimation() = default;

void BoardAnimation::play(std::vector<BoardAct> acts, const rules::BoardView &after)
{
    finish();
    m_left = std::move(acts);
    std::ranges::reverse(m_left);
    m_after = after;
    m_scene.layGroundOf(after);
    m_isPlaying = true;
    next();
}

void BoardAnimation::finish()
{
    if (!m_isPlaying)
        return;
    auto left = std::exchange(m_left, {});
    std::ranges::reverse(left);
    stop();
    m_scene.showBoard(m_after);
    sayAll(left);
    end();
}

/** What was played last is seen no more. */
void BoardAnimation::stop()
{
    m_clock->stop();
    if (m_effect && m_effect == m_struck)
        m_struck->setShare(1);
    else if (m_effect != m_aim)
        delete m_effect;
    m_effect = nullptr;
    qDeleteAll(std::exchange(m_moves, {}));
}

void BoardAnimation::settle()
{
    if (!m_isPlaying)
        m_captions->settle();
}

void BoardAnimation::end()
{
    m_isPlaying = false;
    m_scene.showBoard(m_after);
    m_captions->settle();
    emit ended();
}

/** All that comes of them, at once. */
void BoardAnimation::sayAll(const std::vector<BoardAct> &acts)
{
    for (const BoardAct &act : acts) {
        if (std::holds_alternative<BoardStart>(act))
            dropFormer();
        else if (const auto *blast = std::get_if<BoardBlast>(&act))
            mark(*blast);
        else if (const auto *dice = std::get_if<BoardDice>(&act))
            lay(*dice);
        else if (const auto *word = std::get_if<BoardWord>(&act))
            say(*word);
    }
}

void BoardAnimation::dropAim()
{
    if (m_effect == m_aim)
        m_effect = nullptr;
    delete std::exchange(m_aim, nullptr);
}

void BoardAnimation::next()
{
    stop();
    if (m_left.empty())
        return end();
    const BoardAct act = std::move(m_left.back());
    m_left.pop_back();
    std::visit([this](const auto &one) { begin(one); }, act);
}

void BoardAnimation::run(double milliseconds)
{
    m_clock->setDuration(std::max(1, static_cast<int>(milliseconds / m_speed)));
    m_clock->start();
}

/** Waits until it has been read. */
void BoardAnimation::begin(const BoardStart &start)
{
    const int left = readFor();
    if (left == 0) {
        dropFormer();
        return next();
    }
    m_left.push_back(start);
    m_clock->setDuration(left);
    m_clock->start();
}

void BoardAnimation::begin(const BoardMove &move)
{
    dropDice();
    if (!setOut(move))
        return next();
    if (isNobodys(move.token))
        beginWave();
}

/** What is nobody's and moves next sets out at once. */
void BoardAnimation::beginWave()
{
    while (!m_left.empty()) {
        const auto *move = std::get_if<BoardMove>(&m_left.back());
        if (!move || !isNobodys(move->token) || isOnItsWay(move->token))
            return;
        setOut(*move);
        m_left.pop_back();
    }
}

bool BoardAnimation::join(const std::vector<BoardMove> &moves, const rules::BoardView &after)
{
    const auto isMoving = [this](const BoardMove &move) { return isOnItsWay(move.token); };
    if (m_moves.empty() || !m_left.empty() || std::ranges::any_of(moves, isMoving))
        return false;
    for (const BoardMove &move : moves)
        setOut(move);
    m_after = after;
    return true;
}

bool BoardAnimation::isNobodys(int token) const
{
    const rules::Token *found = find(m_after, token);
    return found && !found->owner.valid();
}

bool BoardAnimation::isOnItsWay(int token) const
{
    return std::ranges::any_of(m_moves,
                               [token](const TokenMove *move) { return move->token() == token; });
}

/** False: there is no such token, or nowhere to go. */
bool BoardAnimation::setOut(const BoardMove &move)
{
    QPolygonF way;
    for (const auto &place : move.way) {
        if (const auto point = m_scene.plan().pointOf(place))
            way << *point;
    }
    if (way.size() < 2 || !m_scene.item(move.token))
        return false;
    auto *walk = new TokenMove(m_scene, move.token, way);
    m_moves.push_back(walk);
    connect(walk, &QVariantAnimation::valueChanged, this, [this, walk] {
        if (const auto at = m_scene.standOf(walk->token()))
            m_captions->carry(walk->token(), *at);
    });
    connect(walk, &QVariantAnimation::finished, this, [this, walk] { arrive(walk); });
    walk->begin(m_speed);
    return true;
}

void BoardAnimation::arrive(TokenMove *move)
{
    std::erase(m_moves, move);
    move->deleteLater();
    m_captions->settle();
    if (m_moves.empty())
        next();
}

void BoardAnimation::beginEffect(EffectItem *effect, double milliseconds)
{
    m_effect = effect;
    m_scene.addItem(effect);
    run(milliseconds);
}

void BoardAnimation::begin(const BoardAim &aim)
{
    dropAim();
    dropDice();
    const TokenItem *from = m_scene.item(aim.token);
    const TokenItem *to = m_scene.item(aim.target);
    if (!from || !to)
        return next();
    const QLineF whole(from->pos(), to->pos());
    if (whole.length() <= from->radius() + to->radius())
        return next();
    m_aim = new AimItem({whole.pointAt(from->radius() / whole.length()),
                         whole.pointAt(1 - to->radius() / whole.length())},
                        m_scene.colours());
    beginEffect(m_aim, kAim);
}

void BoardAnimation::begin(const BoardShot &shot)
{
    dropAim();
    const auto from = m_scene.plan().pointOf(shot.from);
    const auto to = m_scene.plan().pointOf(shot.to);
    if (!from || !to)
        return next();
    const QLineF line(*from, *to);
    if (shot.isBlow)
        beginEffect(new StrikeItem(line, shot.isHit, m_scene.colours()), kBlow);
    else
        beginEffect(new ShotItem(line, shot.isHit, m_scene.colours()), kShot);
}

void BoardAnimation::begin(const BoardFate &fate)
{
    const TokenItem *token = m_scene.item(fate.token);
    if (!token)
        return next();
    auto *effect = new FateItem(fate.isRout ? FateItem::Fate::Rout : FateItem::Fate::Fall,
                                token->radius(), m_scene.colours());
    effect->setPos(token->pos());
    beginEffect(effect, kFate);
}

void BoardAnimation::begin(const BoardBlast &blast)
{
    dropAim();
    const QPainterPath area = areaOf(blast.area, m_scene.plan());
    if (area.isEmpty())
        return next();
    auto *effect = new BlastItem(area, m_scene.colours());
    if (blast.stays) {
        dropStruck();
        m_struck = effect;
    }
    beginEffect(effect, kBlast);
}

/** As it stays. */
void BoardAnimation::mark(const BoardBlast &blast)
{
    const QPainterPath area = areaOf(blast.area, m_scene.plan());
    if (!blast.stays || area.isEmpty())
        return;
    dropStruck();
    m_struck = new BlastItem(area, m_scene.colours());
    m_struck->setShare(1);
    m_scene.addItem(m_struck);
}

void BoardAnimation::dropStruck()
{
    if (m_effect == m_struck)
        m_effect = nullptr;
    delete std::exchange(m_struck, nullptr);
}

void BoardAnimation::dropFormer()
{
    m_captions->drop();
    dropStruck();
    dropDice();
}

void BoardAnimation::begin(const BoardDice &dice)
{
    lay(dice);
    if (m_dice == nullptr)
        return next();
    run(kDiceLie);
}

void BoardAnimation::lay(const BoardDice &dice)
{
    dropDice();
    const TokenItem *token = m_scene.item(dice.token);
    if (!token || dice.dice.empty())
        return;
    m_dice = new DiceItem(dice.dice, m_scene.colours());
    m_dice->setPos(token->pos());
    m_scene.addItem(m_dice);
    m_dice->lie(m_scene.besides({token->pos(), token->radius()}, m_dice->boundingRect().size(),
                                Qt::BottomEdge, m_scene.said({m_dice})));
}

void BoardAnimation::begin(const BoardWord &word)
{
    if (!say(word))
        return next();
    run(kWordFirst);
}

/** False: there is nobody and nothing there, or nothing to say. */
bool BoardAnimation::say(const BoardWord &word)
{
    const TokenItem *token = word.place ? nullptr : m_scene.item(word.token);
    const auto at = word.place ? m_scene.plan().pointOf(*word.place)
                    : token    ? std::optional(token->pos())
                               : std::nullopt;
    const QString text = m_scene.say() ? m_scene.say()(word.word) : QString();
    if (!at || text.isEmpty())
        return false;
    const Captions::Spot spot{token ? word.token : -1, *at, token ? token->radius() : 0};
    if (word.isAnew)
        m_captions->takeBack(spot);
    m_captions->say(spot, text, word.tone, m_speed);
    return true;
}

void BoardAnimation::dropDice()
{
    delete std::exchange(m_dice, nullptr);
}

void BoardAnimation::dropAll()
{
    dropAim();
    dropFormer();
}

std::vector<BoardAct> actsBetween(const rules::BoardView &from, const rules::BoardView &to,
                                  const std::vector<BoardAct> &told)
{
    std::vector<BoardAct> acts = told;
    const auto isTold = [&](int id) {
        return std::ranges::any_of(told, [&](const BoardAct &act) {
            const auto *move = std::get_if<BoardMove>(&act);
            return move && move->token == id;
        });
    };
    for (const auto &token : to.tokens) {
        const rules::Token *before = find(from, token.id);
        if (before && before->place != token.place && !isTold(token.id))
            acts.push_back(BoardMove{token.id, {before->place, token.place}});
    }
    return acts;
}

} // namespace escarmouche::app
