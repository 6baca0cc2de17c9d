// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/typesetter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <iterator>

namespace escarmouche::app {
namespace {

constexpr double kBox = 2.3 * kMillimetre;
constexpr double kBoxPitch = 2.5 * kMillimetre;
constexpr QSizeF kTrackBox(12 * kMillimetre, 5 * kMillimetre); // a counter is put on it

const Face kOnCounter{6.5 * kPoint, false, kInk};
const Face kSign{18 * kPoint, true, kInk};

} // namespace

/** From a box to the next one, and to the one below. */
QSizeF Typesetter::pitchOf(const PrintBoxes &boxes)
{
    return boxes.words.isEmpty() ? QSizeF(kBoxPitch, kBoxPitch) : kTrackBox;
}

/** A row of boxes that starts anew where the width ends, on a multiple of the grey ones. */
Setting Typesetter::boxRow(const PrintBoxes &boxes, double width) const
{
    const QSizeF pitch = pitchOf(boxes);
    const double gap = boxes.words.isEmpty() ? kBoxPitch - kBox : 0; // a track has none
    int perRow = std::max(1, static_cast<int>(width / pitch.width()));
    if (boxes.greyEvery > 1 && perRow < boxes.count && perRow > boxes.greyEvery)
        perRow -= perRow % boxes.greyEvery;
    Setting setting;
    for (int i = 0; i < boxes.count; ++i) {
        const QPointF corner(i % perRow * pitch.width(), i / perRow * pitch.height());
        const QRectF box(corner, pitch - QSizeF(gap, gap));
        const bool grey = boxes.greyEvery > 0 && (i + 1) % boxes.greyEvery == 0;
        setting.inks.push_back(BoxInk{box, grey, i < boxes.ticked});
        setting.height = box.bottom();
        if (i >= boxes.words.size())
            continue;
        const double drop = (box.height() - QFontMetricsF(fontOf(kOnCounter)).height()) / 2;
        setting.inks.push_back(line(boxes.words[i], kOnCounter, corner + QPointF(0, drop),
                                    box.width(), Qt::AlignHCenter));
    }
    return setting;
}

/** Head and foot small, the sign between them. */
std::vector<Ink> Typesetter::counter(const PrintCutting::Counter &counter, const QRectF &box) const
{
    constexpr double kEdge = 1 * kMillimetre;
    const QRectF room = box.adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const double small = QFontMetricsF(fontOf(kOnCounter)).height();
    std::vector<Ink> inks{BoxInk{box, counter.grey, false}};
    inks.push_back(line(counter.head, kOnCounter, room.topLeft(), room.width(), Qt::AlignHCenter));
    inks.push_back(line(counter.foot, kOnCounter, room.bottomLeft() - QPointF(0, small),
                        room.width(), Qt::AlignHCenter));
    Face sign = kSign;
    const QFontMetricsF metrics(fontOf(sign));
    sign.size *= std::min({1.0, (room.height() - 2 * small) / metrics.height(),
                           room.width() / std::max(1.0, metrics.horizontalAdvance(counter.sign))}) *
                 0.96; // a hair of room
    const double middle = room.center().y() - QFontMetricsF(fontOf(sign)).height() / 2;
    inks.push_back(line(counter.sign, sign, {room.left(), middle}, room.width(), Qt::AlignHCenter));
    return inks;
}

Setting Typesetter::set(const PrintCutting &cutting, double width) const
{
    auto across = static_cast<std::size_t>(std::max(1.0, width / cutting.width));
    if (std::ranges::any_of(cutting.counters, &PrintCutting::Counter::grey))
        across -= across > 1 ? across % 2 : 0; // both sides of one are beside each other
    Setting setting;
    for (std::size_t i = 0; i < cutting.counters.size(); ++i) {
        const QRectF box(static_cast<double>(i % across) * cutting.width,
                         static_cast<double>(i / across) * cutting.height, cutting.width,
                         cutting.height);
        std::ranges::move(counter(cutting.counters[i], box), std::back_inserter(setting.inks));
        setting.height = box.bottom();
    }
    return setting;
}

} // namespace escarmouche::app
