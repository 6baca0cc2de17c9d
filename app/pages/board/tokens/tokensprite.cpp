// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/tokensprite.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/tokens/badgeplaces.h"
#include "app/pages/board/tokens/figureoutline.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kLeastDrawn = 9; // pixels of radius
constexpr double kFallen = 0.8; // of its radius; whoever stands there is seen around
constexpr double kFaint = 0.75; // opacity of one that has fallen
constexpr int kMostPips = 8; // beyond it the number is written
constexpr double kPale = 0.45; // of the side's colour that a body keeps
constexpr double kSpent = 0.6; // that one keeps who has acted
constexpr double kSmallToken = 11; // pixels of radius; below it a token has no room for signs
constexpr double kLargestLetter = 1.3; // radii high
constexpr double kInSquare = 0.85; // radii of the side’s frame within a counter’s edge
constexpr double kInDiamond = 0.78; // within a marker’s
constexpr double kArmedToken = 14; // pixels of radius; below it a weapon would be a scratch
constexpr double kPortraitShare = 0.84; // of the side’s frame
constexpr double kPaleFace = 0.55; // opacity of one that has acted
constexpr double kPlateHigh = 0.62; // radii
constexpr double kCrestHigh = 1.5; // radii from the middle
constexpr double kPointsLow = 1.55; // the same
constexpr double kLeaning = 0.2; // radii from the disc’s middle to that of a triangle’s box

QFont signFont(double pixels)
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(5, static_cast<int>(std::round(pixels))));
    return font;
}

/** The outline of a text about the origin, one unit high, without the hinting that a size brings.
    Looked for in the font once: that is what costs. */
const QPainterPath &letterOf(const QString &text)
{
    constexpr double kLarge = 100;
    static QHash<QString, QPainterPath> letters;
    QFont font = signFont(kLarge);
    const QString key = font.family() + u'\n' + text;
    const auto known = letters.constFind(key);
    if (known != letters.constEnd())
        return *known;
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText({}, font, text);
    path.translate(-path.boundingRect().center());
    return *letters.insert(key, QTransform::fromScale(1 / kLarge, 1 / kLarge).map(path));
}

/** The plate of a sign with its middle there. */
QRectF plateBox(QPointF at, const QString &text, double radius)
{
    const QFontMetricsF metrics(signFont(std::clamp(radius * kPlateHigh, 7.0, 17.0)));
    QRectF box(0, 0, std::max(metrics.horizontalAdvance(text) + 4, metrics.height() * 0.9),
               metrics.height());
    box.moveCenter(at);
    return box;
}

QString levelText(const TokenLook &look)
{
    return QStringLiteral("▲") + look.level;
}

/** Draws one token about the origin. */
class SpritePainter
{
public:
    SpritePainter(QPainter &painter, const TokenLook &look, double base, const QPalette &palette)
        : m_painter(painter), m_look(look), m_base(base),
          m_radius(drawnRadius(base) * (look.isBody ? kFallen : 1)), m_palette(palette)
    {
    }

    void paint()
    {
        if (m_look.isBody)
            m_painter.setOpacity(kFaint);
        paintHalo();
        paintBase();
        if (m_look.facing)
            paintFacing();
        if (m_base < m_radius)
            paintOutline();
        if (m_look.isBody)
            paintCross();
        if (isPortrayed())
            paintPortrait();
        else if (isFigure())
            paintFigure();
        else
            paintLetter();
        if (m_look.isTarget)
            paintAim();
        if (isFigure())
            paintCrest();
        if (m_look.isBody && isFigure() && !isSmall() && !m_look.letter.isEmpty())
            paintPlate(letterAt(m_look.badges, m_radius), m_look.letter, ink(BoardInk::PlateInk));
    }

    void paintBadges()
    {
        if (m_look.crowd > 0)
            paintPlate({m_radius * 1.25, isSmall() ? m_radius * 0.6 : 0},
                       QStringLiteral("×%1").arg(m_look.crowd), ink(BoardInk::Bad));
        if (isSmall())
            return paintSmallSigns();
        if (isFigure() && !m_look.isBody && !m_look.letter.isEmpty())
            paintPlate(letterAt(m_look.badges, m_radius), m_look.letter, ink(BoardInk::PlateInk));
        if (!m_look.isBody && m_look.full > 0)
            paintPoints();
        paintSigns();
        if (!m_look.level.isEmpty())
            paintPlate(levelAt(m_look.badges, m_radius), levelText(m_look),
                       ink(BoardInk::PlateInk));
    }

private:
    using Shape = rules::TokenKind::Shape;

    QColor ink(BoardInk ink) const { return boardInk(ink, m_palette); }
    /** Of its side; paler where it has acted or fallen. */
    QColor fill() const
    {
        if (isPlain())
            return ink(BoardInk::Casing);
        const QColor seat = seatFill(m_look.owner.value, m_palette);
        if (!m_look.isBody && !m_look.isSpent)
            return seat;
        const QColor paper = ink(BoardInk::Casing);
        const double share = m_look.isBody ? kPale : kSpent;
        const auto mixed = [share](int one, int other) {
            return static_cast<int>(std::lround(one * share + other * (1 - share)));
        };
        return {mixed(seat.red(), paper.red()), mixed(seat.green(), paper.green()),
                mixed(seat.blue(), paper.blue())};
    }
    QColor letterInk() const
    {
        return m_look.isBody || m_look.isSpent || isPlain() ? ink(BoardInk::PlateInk)
                                                            : seatInk(m_palette);
    }
    /** Its outline stands for it, not its letters. */
    bool isFigure() const { return m_look.figure.build != rules::FigureLook::Build::None; }
    /** One who has fallen lies, as an outline. */
    bool isPortrayed() const
    {
        return !m_look.portrait.isNull() && m_radius >= kArmedToken && !m_look.isBody;
    }
    /** A number of nobody's has no colour but that of its plate. */
    bool isPlain() const { return m_look.shape == Shape::Number && !m_look.owner.valid(); }
    bool isSmall() const { return m_radius < kSmallToken; }
    double thin() const { return std::max(1.0, m_radius * 0.07); }

    /** The one that acts has a full ring, the one that is chosen a broken one. */
    void paintHalo()
    {
        m_painter.setBrush(Qt::NoBrush);
        const auto ring = [&](double radius, double width, const QColor &colour,
                              Qt::PenStyle style) {
            m_painter.setPen(QPen(colour, width, style, Qt::FlatCap));
            m_painter.drawEllipse(QPointF(), radius, radius);
        };
        const double width = std::max(2.0, m_radius * 0.17);
        if (m_look.isActing) {
            ring(m_radius + width, width + 2, ink(BoardInk::PlateInk), Qt::SolidLine);
            ring(m_radius + width, width, ink(BoardInk::Acting), Qt::SolidLine);
        }
        if (m_look.isSelected) {
            const double far = m_radius + width * (m_look.isActing ? 2.6 : 1.2);
            ring(far, width + 1, ink(BoardInk::Casing), Qt::SolidLine);
            ring(far, width, ink(BoardInk::PlateInk), Qt::DashLine);
        }
    }

    void paintBase()
    {
        const QPointF fall = QPointF(0.12, 0.16) * m_radius * (1 + 2.2 * m_look.lift);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0, 0, 0, m_look.isBody ? 30 : 80));
        m_painter.drawPath(rim().translated(fall));
        const QColor paper = ink(BoardInk::Casing);
        m_painter.setPen(QPen(ink(BoardInk::PlateInk), thin()));
        m_painter.setBrush(m_look.isBody ? QColor(paper.red(), paper.green(), paper.blue(), 150)
                                         : paper);
        m_painter.drawPath(rim());
        if (isFigure() && m_look.owner.valid() && !m_look.isBody)
            paintRim();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill());
        if (!isPlain())
            m_painter.drawPath(seatShape(m_look.owner, m_radius * frameShare()));
    }

    /** Along the edge, in the colour of its side. */
    void paintRim()
    {
        const double width = std::max(1.2, m_radius * 0.11);
        m_painter.setPen(QPen(fill(), width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(QPointF(), m_radius - width / 2, m_radius - width / 2);
    }

    /** A figure stands on a disc, a counter is square, a marker a diamond, a number a plate. */
    QPainterPath rim() const
    {
        QPainterPath path;
        switch (m_look.shape) {
        case Shape::Figure:
            path.addEllipse(QPointF(), m_radius, m_radius);
            break;
        case Shape::Counter:
            path.addRoundedRect(boxOf(0.9, 0.9), m_radius * 0.2, m_radius * 0.2);
            break;
        case Shape::Marker:
            path.addPolygon(QPolygonF({{0, -1.15 * m_radius},
                                       {1.15 * m_radius, 0},
                                       {0, 1.15 * m_radius},
                                       {-1.15 * m_radius, 0}}));
            path.closeSubpath();
            break;
        case Shape::Number:
            path.addRoundedRect(boxOf(1, 0.7), m_radius * 0.35, m_radius * 0.35);
            break;
        }
        return path;
    }
    QRectF boxOf(double halfWidth, double halfHeight) const
    {
        return {-halfWidth * m_radius, -halfHeight * m_radius, 2 * halfWidth * m_radius,
                2 * halfHeight * m_radius};
    }
    /** How much of the radius the frame of the side fills. */
    double frameShare() const
    {
        switch (m_look.shape) {
        case Shape::Figure:
            return 0.97;
        case Shape::Counter:
            return kInSquare;
        case Shape::Marker:
            return kInDiamond;
        case Shape::Number:
            break;
        }
        return 0.7;
    }

    /** A tick on the rim. */
    void paintFacing()
    {
        m_painter.save();
        m_painter.rotate(*m_look.facing * 360);
        const double wide = std::max(3.0, m_radius * 0.3);
        QPainterPath tick;
        tick.addPolygon(QPolygonF({{0, -m_radius - 1.3 * wide},
                                   {wide, -m_radius + 0.2 * wide},
                                   {-wide, -m_radius + 0.2 * wide}}));
        tick.closeSubpath();
        m_painter.setPen(QPen(ink(BoardInk::Casing), 1.5));
        m_painter.setBrush(ink(BoardInk::PlateInk));
        m_painter.drawPath(tick);
        m_painter.restore();
    }

    /** Of the base in its true size. */
    void paintOutline()
    {
        QColor colour = letterInk();
        colour.setAlpha(120);
        m_painter.setPen(QPen(colour, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(QPointF(), m_base, m_base);
    }

    /** The ends of a cross: its middle is left to the letter. */
    void paintCross()
    {
        const double from = m_radius * 0.45;
        const double to = m_radius * 0.78;
        for (const auto &[colour, width] : {std::pair(ink(BoardInk::Casing), m_radius * 0.34),
                                            std::pair(ink(BoardInk::Bad), m_radius * 0.18)}) {
            m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            for (const QPointF way :
                 {QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)})
                m_painter.drawLine(way * from, way * to);
        }
    }

    double lettersHeight() const
    {
        constexpr std::array kSizes{0.95, 0.8, 0.6};
        const auto length = static_cast<std::size_t>(std::min<qsizetype>(m_look.letter.size(), 3));
        return m_radius * kSizes[length - 1];
    }
    /** That the disc holds, so far off its middle. */
    double largestOf(const QPainterPath &letter, double off) const
    {
        const QSizeF size = letter.boundingRect().size();
        const double half = std::max(0.01, std::hypot(size.width(), size.height()) / 2);
        return std::min((m_radius - off) / half, m_radius * kLargestLetter);
    }

    /** In the middle of the frame, which a triangle has elsewhere than the disc; with an edge of
       the frame's colour, as a narrow frame does not hold it all. */
    void paintLetter()
    {
        if (m_look.letter.isEmpty())
            return;
        const QPointF lean = seatShape(m_look.owner, m_radius).boundingRect().center();
        const bool isTriangle = std::abs(lean.y()) > m_radius * kLeaning;
        const double down = isTriangle ? (lean.y() < 0 ? 0.1 : -0.1) * m_radius : 0;
        const QPainterPath &letter = letterOf(m_look.letter);
        const double pixels = isSmall() ? largestOf(letter, std::abs(down))
                                        : lettersHeight() * (isTriangle ? 0.86 : 1);
        const QTransform place = QTransform::fromTranslate(0, down).scale(pixels, pixels);
        QPen edge(fill(), m_radius * 0.24 / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        m_painter.save();
        m_painter.setTransform(place, true);
        m_painter.strokePath(letter, edge);
        m_painter.fillPath(letter, letterInk());
        m_painter.restore();
    }

    /** Within the frame of the side, of which a rim is seen; the weapon over its edge. */
    void paintPortrait()
    {
        const QPainterPath frame =
            seatShape(m_look.owner, m_radius * frameShare() * kPortraitShare);
        m_painter.save();
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.setClipPath(frame, Qt::IntersectClip);
        m_painter.setOpacity(m_look.isSpent ? kPaleFace : 1);
        m_painter.drawImage(frame.boundingRect(), m_look.portrait);
        m_painter.restore();
        const double length = m_radius * 0.6;
        QTransform hand = QTransform::fromTranslate(m_radius * 0.62, -m_radius * 0.04);
        paintInk(armOf(m_look.figure.arm), hand.rotate(8).scale(length, length), length);
    }

    /** Head and shoulders, and the weapon beside them where there is room; one who has fallen
        lies. */
    void paintFigure()
    {
        const QPainterPath &arm = armOf(m_look.figure.arm);
        const bool isArmed = m_radius >= kArmedToken && !m_look.isBody && !arm.isEmpty();
        const bool isLess = m_look.figure.standing == rules::FigureLook::Standing::Extra;
        const double size = m_radius * (isArmed ? 0.84 : 0.98) * (isLess ? 0.84 : 1);
        QTransform bust = QTransform::fromTranslate(isArmed ? -m_radius * 0.16 : 0, 0);
        if (m_look.isBody)
            bust.rotate(90);
        paintInk(bustOf(m_look.figure.build), bust.scale(size, size), size);
        if (!isArmed)
            return;
        const double length = m_radius * 0.7;
        QTransform hand = QTransform::fromTranslate(m_radius * 0.54, -m_radius * 0.04);
        paintInk(arm, hand.rotate(8).scale(length, length), length);
    }

    /** With an edge of the frame's colour, as a narrow frame does not hold it all. */
    void paintInk(const QPainterPath &path, const QTransform &place, double size)
    {
        const QPen edge(fill(), m_radius * 0.2 / size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        m_painter.save();
        m_painter.setTransform(place, true);
        m_painter.strokePath(path, edge);
        m_painter.fillPath(path, letterInk());
        m_painter.restore();
    }

    /** On the upper edge. */
    void paintCrest()
    {
        const QPainterPath &crest = crestOf(m_look.figure.standing);
        if (crest.isEmpty() || m_look.isBody)
            return;
        const double size = std::max(5.0, m_radius * 0.46);
        m_painter.save();
        m_painter.translate(0, -m_radius * 1.02);
        m_painter.scale(size, size);
        m_painter.strokePath(
            crest, QPen(ink(BoardInk::PlateInk), 0.42, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.fillPath(crest, ink(BoardInk::Acting).lighter(isDark(m_palette) ? 100 : 165));
        m_painter.restore();
    }

    /** Four ticks that point inwards. */
    void paintAim()
    {
        for (const auto &[colour, width] :
             {std::pair(ink(BoardInk::Casing), 0.36), std::pair(ink(BoardInk::Bad), 0.18)}) {
            m_painter.setPen(QPen(colour, std::max(1.5, m_radius * width)));
            for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
                m_painter.drawLine(way * m_radius * 0.9, way * m_radius * 1.5);
        }
    }

    /** What matters most, where it covers no letter. */
    void paintSmallSigns()
    {
        if (m_look.isBody)
            return;
        if (m_look.points < m_look.full)
            paintLoss();
        const QPointF corner(m_radius * 1.05, -m_radius * 1.15);
        if (!m_look.signs.empty() && m_look.signs.front().isBad) // bad ones come first
            paintPlate(turned(corner, m_look.badges), m_look.signs.front().text,
                       ink(BoardInk::Casing), ink(BoardInk::Bad));
        const auto spent = std::ranges::find_if(m_look.signs, &TokenSign::isSpent);
        if (spent != m_look.signs.end())
            paintPlate(turned({-corner.x(), corner.y()}, m_look.badges), spent->text,
                       ink(BoardInk::PlateInk));
    }

    /** An arc along the rim where its points are, as long as what is left of the points: thin is
     * what is lost. */
    void paintLoss()
    {
        constexpr double kSpan = 130, kSixteenth = 16; // degrees, as Qt counts them
        const double from = m_look.badges.isLow ? 25 : 205;
        const double radius = m_radius + 0.5;
        const QRectF box(-radius, -radius, 2 * radius, 2 * radius);
        const double left = std::max(0.0, kSpan * m_look.points / m_look.full);
        const auto arc = [&](BoardInk colour, double width, double span) {
            m_painter.setPen(QPen(ink(colour), width, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawArc(box, qRound(from * kSixteenth), qRound(span * kSixteenth));
        };
        m_painter.setBrush(Qt::NoBrush);
        arc(BoardInk::Plate, 5, kSpan);
        arc(BoardInk::Bad, 1.5, kSpan);
        arc(BoardInk::PlateInk, 3.5, left);
    }

    void paintPoints()
    {
        const double y = pointsAt(m_look, m_radius).y();
        if (m_look.full > kMostPips || m_look.points > kMostPips) {
            paintPlate({0, y}, QStringLiteral("%1/%2").arg(m_look.points).arg(m_look.full),
                       ink(BoardInk::PlateInk));
            return;
        }
        const int count = std::max(m_look.full, m_look.points);
        constexpr double kPace = 2.5, kRim = 2; // in halves of a dot; in pixels
        const double room = 2 * (m_look.badges.room * m_radius - kRim);
        const double dot =
            std::min(std::max(1.7, m_radius * 0.16), room / (kPace * (count - 1) + 2));
        const double pace = kPace * dot;
        const double left = -pace * (count - 1) / 2;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink(BoardInk::Plate));
        m_painter.drawRoundedRect(QRectF(left - dot - kRim, y - dot - 1.5,
                                         pace * (count - 1) + 2 * (dot + kRim), 2 * dot + 3),
                                  dot + 1, dot + 1);
        m_painter.setPen(QPen(ink(BoardInk::PlateInk), 1));
        for (int n = 0; n < count; ++n) {
            m_painter.setBrush(n < m_look.points ? QBrush(ink(BoardInk::PlateInk))
                                                 : QBrush(Qt::NoBrush));
            m_painter.drawEllipse(QPointF(left + n * pace, y), dot - 0.5, dot - 0.5);
        }
    }

    void paintSigns()
    {
        const auto count = std::min(m_look.signs.size(), kMostSigns);
        for (std::size_t n = 0; n < count; ++n) {
            const bool isRest = n + 1 == kMostSigns && m_look.signs.size() > kMostSigns;
            const TokenSign &sign = m_look.signs[n];
            paintPlate(signAt(n, m_look.badges, m_radius), isRest ? QStringLiteral("+") : sign.text,
                       ink(sign.isBad ? BoardInk::Casing : BoardInk::PlateInk),
                       ink(sign.isBad ? BoardInk::Bad : BoardInk::Plate));
        }
    }

    void paintPlate(QPointF at, const QString &text, const QColor &colour)
    {
        paintPlate(at, text, colour, ink(BoardInk::Plate));
    }

    void paintPlate(QPointF at, const QString &text, const QColor &colour, const QColor &ground)
    {
        const QRectF box = plateBox(at, text, m_radius);
        m_painter.setPen(QPen(colour, 1));
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(box, 3, 3);
        m_painter.setFont(signFont(std::clamp(m_radius * kPlateHigh, 7.0, 17.0)));
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    QPainter &m_painter;
    const TokenLook &m_look;
    double m_base;
    double m_radius; // as it is drawn
    const QPalette &m_palette;
};

} // namespace

double drawnRadius(double radius)
{
    return std::max(radius, kLeastDrawn);
}

QRectF signsBox(const TokenLook &look, double radius)
{
    const double drawn = drawnRadius(radius);
    if (drawn < kSmallToken || look.isBody)
        return {};
    QRectF box;
    const bool isFigure = look.figure.build != rules::FigureLook::Build::None;
    if (isFigure && !crestOf(look.figure.standing).isEmpty())
        box |= QRectF(-drawn / 2, -drawn * kCrestHigh, drawn, drawn);
    if (isFigure && !look.letter.isEmpty())
        box |= plateBox(letterAt(look.badges, drawn), look.letter, drawn);
    if (look.full > 0)
        box |= QRectF({-drawn, 0},
                      QPointF(drawn, pointsAt(look, drawn).y() + (look.badges.isLow ? -1 : 1) *
                                                                     (kPointsLow - 1.28) * drawn))
                   .normalized();
    for (std::size_t sign = 0; sign < std::min(look.signs.size(), kMostSigns); ++sign)
        box |= plateBox(signAt(sign, look.badges, drawn), look.signs[sign].text, drawn);
    if (!look.level.isEmpty())
        box |= plateBox(levelAt(look.badges, drawn), levelText(look), drawn);
    return box;
}

QPixmap tokenSprite(const TokenLook &look, double radius, double devicePixelRatio,
                    const QPalette &palette, SpritePart part)
{
    const int side = 2 * static_cast<int>(std::ceil(drawnRadius(radius) * kSpriteReach));
    QPixmap sprite(QSize(side, side) * devicePixelRatio);
    sprite.setDevicePixelRatio(devicePixelRatio);
    sprite.fill(Qt::transparent);
    QPainter painter(&sprite);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    SpritePainter token(painter, look, radius, palette);
    if (part != SpritePart::Badges)
        token.paint();
    if (part != SpritePart::Token)
        token.paintBadges();
    return sprite;
}

} // namespace escarmouche::app
