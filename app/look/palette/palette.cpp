// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/wear.h"

#include <QEvent>
#include <QGuiApplication>

#include <array>
#include <utility>

namespace escarmouche::app {

namespace {

/** A colour for light paper and one for dark, each at least 4.5 : 1 against it (lines: 1.4, the
    edge of what floats above a page: 3). */
struct Pair {
    QRgb light;
    QRgb dark;
};

Pair pairOf(Tone tone)
{
    switch (tone) {
    case Tone::Illegal:
        return {0xffb3261e, 0xffff8a80};
    case Tone::Warning:
        return {0xff8a5300, 0xfff2b84b};
    case Tone::Note:
        return {0xff1d5f9a, 0xff7db8f0};
    case Tone::Good:
        return {0xff23713a, 0xff7ccf8f};
    case Tone::Changed:
        return {0xff6a3fa0, 0xffc6a5f5};
    case Tone::Dim:
        return {0xff5b626b, 0xffa9b0ba};
    case Tone::Line:
        return {0xffcfd4da, 0xff4a5057};
    case Tone::Edge:
        return {0xff7b828a, 0xff8d959e};
    }
    return {};
}

/** So much of the other colour in it. */
QColor mixed(const QColor &one, const QColor &other, float share)
{
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor tone(Tone tone, const QPalette &palette)
{
    const Pair pair = pairOf(tone);
    return QColor::fromRgba(isDark(palette) ? pair.dark : pair.light);
}

void quieten(QPalette &palette)
{
    constexpr float kShare = 0.28F;
    palette.setColor(QPalette::Highlight, mixed(palette.color(QPalette::Base),
                                                palette.color(QPalette::Highlight), kShare));
    palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
}

namespace {

constexpr float kHintShare = 0.6F; // of the text's colour

QColor hintOf(const QPalette &palette)
{
    QColor hint = palette.color(QPalette::Text);
    hint.setAlphaF(kHintShare);
    return hint;
}

/** Of a theme that is not the system's; every role is set, so that nothing of that shows through.
 */
QPalette paletteOf(bool isDarkWanted)
{
    const QColor ink(isDarkWanted ? 0xffe6e6e6 : 0xff1a1a1a);
    const QColor faint(isDarkWanted ? 0xff82868a : 0xff8a8a8a);
    QPalette palette(QColor(isDarkWanted ? 0xff3c3c3f : 0xffefefef),
                     QColor(isDarkWanted ? 0xff2d2d30 : 0xffefefef));
    const auto set = [&](QPalette::ColorRole role, QRgb dark, QRgb light) {
        palette.setColor(role, QColor(isDarkWanted ? dark : light));
    };
    set(QPalette::Base, 0xff1e1e20, 0xffffffff);
    set(QPalette::AlternateBase, 0xff262628, 0xfff7f7f7);
    set(QPalette::ToolTipBase, 0xff3c3c3f, 0xffffffdc);
    set(QPalette::Highlight, 0xff2a6fb0, 0xff308cc6);
    set(QPalette::HighlightedText, 0xffffffff, 0xffffffff);
    set(QPalette::Link, 0xff6eaafa, 0xff0057ae);
    set(QPalette::LinkVisited, 0xffb58cf0, 0xff7a3e9d);
    set(QPalette::BrightText, 0xffff6b6b, 0xffb00020);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, ink);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, faint);
    palette.setColor(QPalette::PlaceholderText, hintOf(palette));
    return palette;
}

/** Sets the colour of hints after the theme's text. Child of the application. */
class HintInk final : public QObject
{
public:
    using QObject::QObject;

    static void apply()
    {
        QPalette palette = QGuiApplication::palette();
        const QColor hint = hintOf(palette);
        if (palette.color(QPalette::PlaceholderText) == hint)
            return;
        palette.setResolveMask(0); // everything else goes on following the theme
        palette.setColor(QPalette::PlaceholderText, hint);
        QGuiApplication::setPalette(palette);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::ApplicationPaletteChange)
            apply();
        return false;
    }
};

} // namespace

void wear(Theme theme)
{
    static bool isOwn = false;
    if (!std::exchange(isOwn, theme != Theme::System) && !isOwn)
        return; // the system's goes on being worn
    QGuiApplication::setPalette(isOwn ? paletteOf(theme == Theme::Dark) : QPalette());
}

void keepHintsReadable()
{
    QCoreApplication *application = QCoreApplication::instance();
    application->installEventFilter(new HintInk(application));
    HintInk::apply();
}

Tone toneOf(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Illegal:
        return Tone::Illegal;
    case rules::Severity::Warning:
        return Tone::Warning;
    case rules::Severity::Note:
        return Tone::Note;
    }
    return Tone::Note;
}

namespace {

QString shapeOf(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Illegal:
        return QStringLiteral("illegal");
    case rules::Severity::Warning:
        return QStringLiteral("warning");
    case rules::Severity::Note:
        return QStringLiteral("note");
    }
    return {};
}

} // namespace

QIcon severityIcon(rules::Severity severity, const QPalette &)
{
    return lineIcon(shapeOf(severity), toneOf(severity));
}

QIcon foreseenIcon(rules::Severity severity)
{
    return lineIcon(shapeOf(severity), Tone::Dim);
}

namespace {

/** A line on a board is at least 3 : 1 against its casing, a plate's ink 4.5 : 1. */
Pair pairOf(BoardInk ink)
{
    switch (ink) {
    case BoardInk::GridFine:
        return {0x1e000000, 0x18ffffff};
    case BoardInk::GridStrong:
        return {0x60000000, 0x4cffffff};
    case BoardInk::Plate:
        return {0xf0fffefa, 0xf01b1f23};
    case BoardInk::PlateInk:
        return {0xff1b1f23, 0xfff0f2f4};
    case BoardInk::Casing:
        return {0xffffffff, 0xff0d1013};
    case BoardInk::Way:
        return {0xff14508c, 0xff8cc4ff};
    case BoardInk::SightFree:
        return {0xff0b6b3a, 0xff7ee0a0};
    case BoardInk::SightBarred:
    case BoardInk::Threat:
    case BoardInk::Bad:
        return {0xffb3261e, 0xffff8a80};
    case BoardInk::Obstacle:
        return {0xff8a5300, 0xfff2b84b};
    case BoardInk::Walk:
        return {0xff1f6fb5, 0xff6db3f2};
    case BoardInk::Run:
        return {0xff6a3fa0, 0xffc6a5f5};
    case BoardInk::Charge:
        return {0xffb3471e, 0xffff9f6b};
    case BoardInk::Fire:
        return {0xff7a6000, 0xffe8c84a};
    case BoardInk::Template:
        return {0xff9c2a6c, 0xfff29ac8};
    case BoardInk::Acting:
        return {0xffb06f00, 0xffffd24a};
    case BoardInk::Body:
        return {0xff5f646b, 0xffa0a6ad};
    }
    return {};
}

constexpr std::array<Pair, 8> kSeats{{
    {0xff1f5fa8, 0xff82b8f0},
    {0xffb2331b, 0xffff9480},
    {0xff0b6e4f, 0xff74d3a8},
    {0xff7a3a8f, 0xffd3a6ee},
    {0xff875700, 0xffefb95a},
    {0xff4a4f57, 0xffc3c9d1},
    {0xffa32a68, 0xfff59bc6},
    {0xff56660f, 0xffc3d46a},
}};

struct GroundPair {
    std::string_view kind;
    Pair fill;
    Pair ink;
};

constexpr GroundPair kGrounds[] = {
    {"table", {0xffd5d4b6, 0xff353b31}, {0xffa8ab83, 0xff4d5544}},
    {"bog", {0xffc4c9a8, 0xff2e3932}, {0xff86966c, 0xff4d5f4f}},
    {"quay", {0xffcfcbc1, 0xff393c3e}, {0xff98938a, 0xff585c5f}},
    {"mud", {0xffcdbd9c, 0xff3b342b}, {0xff937f5d, 0xff5e5243}},
    {"dry", {0xffdccfa9, 0xff413a2d}, {0xffab9766, 0xff655a45}},
    {"paved", {0xffccc8c0, 0xff37393b}, {0xff979188, 0xff595b5e}},
    {"glade", {0xffc2cca2, 0xff2b3629}, {0xff80935d, 0xff4c5f45}},
    {"building", {0xffbd9276, 0xff6d4f3f}, {0xff74503b, 0xff38271d}},
    {"ruin", {0xffc6beb0, 0xff5a564e}, {0xff7a7265, 0xff322e29}},
    {"wall", {0xffa59f96, 0xff696660}, {0xff5d5851, 0xff383632}},
    {"fence", {0xffb39062, 0xff6d573a}, {0xff6b512e, 0xff3b2d1b}},
    {"hedge", {0xff86a866, 0xff425e36}, {0xff48682f, 0xff22351a}},
    {"wood", {0xffabc18b, 0xff344730}, {0xff4f7a3f, 0xff5a7f4d}},
    {"rock", {0xffb5b2ac, 0xff5f5d5a}, {0xff68655f, 0xff35332f}},
    {"hill", {0xffcbc18f, 0xff4d4b35}, {0xff8a8050, 0xff7b754f}},
    {"water", {0xff93c0d9, 0xff2c4c60}, {0xff46809f, 0xff6098b5}},
    {"marsh", {0xffadc1a1, 0xff33483a}, {0xff567a5d, 0xff6d9374}},
    {"rubble", {0xffc2b7a7, 0xff514b43}, {0xff756a5a, 0xff887f73}},
    {"crates", {0xffc79d66, 0xff755931}, {0xff6f4e1d, 0xff3d2b11}},
    {"platform", {0xffbaaa93, 0xff605646}, {0xff6b5c47, 0xff332c22}},
    {"stairs", {0xffc4b9a7, 0xff5d5649}, {0xff6a6051, 0xff302b23}},
    {"wreck", {0xffa6785f, 0xff614437}, {0xff583725, 0xff321f18}},
    {"street", {0xffc5c3be, 0xff404245}, {0xff8a8781, 0xff606367}},
    {"grass", {0xffc7d3a4, 0xff343e2d}, {0xff8fa168, 0xff576641}},
    {"floor", {0xffdad1c1, 0xff4b4539}, {0xff9d907a, 0xff716857}},
    {"", {0xffcac8c1, 0xff46484b}, {0xff7f7c75, 0xff717478}},
};

struct TintPair {
    std::string_view name;
    Pair colour;
};

constexpr TintPair kTints[] = {
    {"red", {0xffd0382c, 0xffd84a3e}},    {"orange", {0xffe07b1a, 0xffd97f2a}},
    {"yellow", {0xffe8c21c, 0xffd6b93a}}, {"green", {0xff2f9a4a, 0xff3fae5c}},
    {"blue", {0xff2f6fd0, 0xff4a86e0}},   {"purple", {0xff8a3fb8, 0xffa060d0}},
    {"white", {0xffffffff, 0xffd8dce0}},  {"black", {0xff3a3a3a, 0xff000000}},
};
constexpr float kTintOfFill = 0.42F;
constexpr float kTintOfInk = 0.3F;

QColor colourOf(const Pair &pair, const QPalette &palette)
{
    return QColor::fromRgba(isDark(palette) ? pair.dark : pair.light);
}

} // namespace

QColor boardInk(BoardInk ink, const QPalette &palette)
{
    return colourOf(pairOf(ink), palette);
}

QColor seatFill(int seat, const QPalette &palette)
{
    if (seat < 0)
        return boardInk(BoardInk::Body, palette);
    return colourOf(kSeats[static_cast<std::size_t>(seat) % kSeats.size()], palette);
}

QColor seatInk(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x10, 0x14, 0x18) : QColor(Qt::white);
}

GroundKind::GroundKind(std::string_view kind)
{
    const auto stroke = kind.find('/');
    base = kind.substr(0, stroke);
    if (stroke != std::string_view::npos)
        tint = kind.substr(stroke + 1);
}

GroundInk groundInk(std::string_view kind, const QPalette &palette)
{
    const GroundKind named(kind);
    const auto *found = std::begin(kGrounds);
    while (found->kind != named.base && !found->kind.empty())
        ++found;
    const GroundInk ink{colourOf(found->fill, palette), colourOf(found->ink, palette)};
    for (const auto &[name, colours] : kTints) {
        const QColor colour = colourOf(colours, palette);
        if (name == named.tint)
            return {mixed(ink.fill, colour, kTintOfFill), mixed(ink.ink, colour, kTintOfInk)};
    }
    return ink;
}

} // namespace escarmouche::app
