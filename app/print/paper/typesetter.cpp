// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/typesetter.h"

#include "app/words/language/numbers.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <memory>
#include <numeric>

namespace escarmouche::app {
namespace {

constexpr double kMm = kMillimetre;
constexpr double kColumnGap = 1 * kMm;
constexpr double kPad = 2 * kMm; // inside a frame
constexpr double kLineGap = 0.4 * kMm; // above a text whose label runs in
constexpr double kLeadGap = 1.5 * kMm; // after a label that runs in
constexpr double kLabelRoom = 18 * kMm; // as the longest label of the findings needs
constexpr qsizetype kWord = 12; // letters of a cell that is still centred like a number
constexpr double kHair = 0.12 * kMm;
constexpr double kLeftShare = 0.42; // of a card; what weapons need to be told about is beside it

const QColor kTint(0xf1, 0xf1, 0xee);
const QColor kBarInk(0x8c, 0x8c, 0x88);

const Face kBody{8 * kPoint, false, kInk};
const Face kStrong{8 * kPoint, true, kInk};
const Face kSmallFace{6.5 * kPoint, false, kSoftInk};
const Face kLabel{6.5 * kPoint, true, kSoftInk};
const Face kNumber{9.5 * kPoint, false, kInk};
const Face kTitle{10.5 * kPoint, true, kInk};
const Face kHead{12 * kPoint, true, kInk};
const Face kDocument{18 * kPoint, true, kInk};
const Face kSubtitle{9 * kPoint, false, kSoftInk};
const Face kMarkFace{9 * kPoint, true, kInk};

Face bold(Face face)
{
    face.bold = true;
    return face;
}

/** Metrics of one face, made once for each thread. */
struct Metrics {
    QFont font;
    QFontMetricsF metrics;
    double ascent, height;

    explicit Metrics(const Face &face)
        : font(fontOf(face)), metrics(font), ascent(metrics.ascent()), height(metrics.height())
    {
    }
};

const Metrics &metricsOf(const Face &face)
{
    thread_local std::vector<std::pair<Face, std::unique_ptr<Metrics>>> known;
    for (const auto &[same, metrics] : known) {
        if (same.size == face.size && same.bold == face.bold)
            return *metrics;
    }
    return *known.emplace_back(face, std::make_unique<Metrics>(face)).second;
}

double widthOf(const QString &text, const Face &face)
{
    return metricsOf(face).metrics.horizontalAdvance(text);
}

/** The lines of one paragraph, the first of which has something before it. */
QStringList broken(const QString &paragraph, const Face &face, double width, double taken)
{
    if (taken + widthOf(paragraph, face) <= width)
        return {paragraph};
    QTextLayout layout(paragraph, metricsOf(face).font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(lines.isEmpty() ? width - taken : width);
        lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

double offset(double room, double width, Qt::Alignment align)
{
    if (align & Qt::AlignRight)
        return room - width;
    return align & Qt::AlignHCenter ? (room - width) / 2 : 0;
}

/** Puts a setting into another one, at a place in it. */
void place(Setting &into, Setting part, QPointF at)
{
    for (Ink &ink : part.inks) {
        shift(ink, at);
        into.inks.push_back(std::move(ink));
    }
    into.height = std::max(into.height, at.y() + part.height);
}

/** Puts a setting below all there is. */
void append(Setting &into, Setting part, double gap, double x = 0)
{
    if (part.height <= 0)
        return;
    place(into, std::move(part), {x, into.height > 0 ? into.height + gap : 0});
}

void underline(Setting &setting)
{
    QRectF text;
    for (const Ink &ink : setting.inks)
        text = text.united(extent(ink));
    const double y = text.bottom() - 0.25 * kMm;
    setting.inks.push_back(FillInk{{text.left(), y, text.width(), 2 * kHair}, kInk});
}

} // namespace

TextInk Typesetter::line(const QString &text, const Face &face, QPointF topLeft, double width,
                         Qt::Alignment align) const
{
    const Metrics &metrics = metricsOf(face);
    const QString fitting = metrics.metrics.elidedText(text, Qt::ElideRight, width);
    const double wide = widthOf(fitting, face);
    const QPointF at = topLeft + QPointF(offset(width, wide, align), 0);
    return {at + QPointF(0, metrics.ascent), fitting, face, {at, QSizeF(wide, metrics.height)}};
}

Setting Typesetter::paragraph(const QString &text, const Face &face, double width,
                              Qt::Alignment align, double taken) const
{
    const Metrics &metrics = metricsOf(face);
    Setting setting;
    for (const QString &part : text.split(u'\n')) {
        for (const QString &line : broken(part, face, width, taken)) {
            const double wide = widthOf(line, face);
            const QPointF at(taken + offset(width, wide, align), setting.height);
            taken = 0;
            if (!line.isEmpty())
                setting.inks.push_back(TextInk{at + QPointF(0, metrics.ascent),
                                               line,
                                               face,
                                               {at, QSizeF(wide, metrics.height)}});
            setting.height += metrics.height;
        }
    }
    return setting;
}

Setting Typesetter::set(const PrintText &text, double width) const
{
    if (text.label.isEmpty())
        return paragraph(text.text, text.isSmall ? kSmallFace : kBody, width);
    if (text.runsIn) {
        const double taken = widthOf(text.label, kStrong) + kLeadGap;
        Setting setting = paragraph(text.text, kBody, width, Qt::AlignLeft, taken);
        place(setting, paragraph(text.label, kStrong, taken), {0, 0});
        return setting;
    }
    const double indent = std::max(kLabelRoom, widthOf(text.label, kLabel) + kColumnGap);
    Setting setting;
    // The label stands on the first line's baseline.
    const double drop = metricsOf(kBody).ascent - metricsOf(kLabel).ascent;
    place(setting, paragraph(text.label, kLabel, indent), {0, drop});
    place(setting, paragraph(text.text, kBody, width - indent), {indent, 0});
    return setting;
}

namespace {

constexpr double kCellGap = 0.6 * kMm; // cells of a strip

Face faceOf(const PrintCell &cell)
{
    return cell.changed ? bold(kNumber) : kNumber;
}

/** The columns of a strip, equal where every cell fits its share; else each has what it needs, or
    a number would part from its unit, and they share what is left. */
std::vector<double> columnsOf(const PrintStrip &strip, double width)
{
    const double count = static_cast<double>(std::max<std::size_t>(strip.cells.size(), 1));
    std::vector<double> needs;
    for (std::size_t i = 0; i < strip.cells.size(); ++i) {
        const QString heading = strip.headings.value(static_cast<qsizetype>(i));
        const PrintCell &cell = strip.cells[i];
        needs.push_back(std::max(widthOf(heading, kSmallFace), widthOf(cell.text, faceOf(cell))) +
                        kCellGap);
    }
    const double sum = std::accumulate(needs.begin(), needs.end(), 0.0);
    const bool fits =
        std::all_of(needs.begin(), needs.end(), [&](double need) { return need <= width / count; });
    if (fits || sum > width)
        return std::vector<double>(needs.size(), width / count);
    for (double &need : needs)
        need += (width - sum) / count;
    return needs;
}

} // namespace

Setting Typesetter::set(const PrintStrip &strip, double width) const
{
    const std::vector<double> columns = columnsOf(strip, width);
    Setting heads;
    Setting values;
    double x = 0;
    for (std::size_t i = 0; i < strip.cells.size(); x += columns[i++]) {
        const double room = columns[i] - kCellGap;
        place(heads,
              paragraph(strip.headings.value(static_cast<qsizetype>(i)), kSmallFace, room,
                        Qt::AlignHCenter),
              {x, 0});
        const PrintCell &cell = strip.cells[i];
        Setting value = paragraph(cell.text, faceOf(cell), room, Qt::AlignHCenter);
        if (cell.changed)
            underline(value);
        place(values, std::move(value), {x, 0});
    }
    Setting setting;
    setting.inks.push_back(FillInk{{0, 0, width, heads.height}, kTint});
    append(setting, std::move(heads), 0);
    append(setting, std::move(values), 0);
    return setting;
}

namespace {

/** The width no column exceeds, so that all together take no more than there is: narrow columns
    keep theirs, wide ones give way. */
double widest(const std::vector<double> &wide, double most)
{
    std::vector<double> rest = wide;
    std::sort(rest.begin(), rest.end());
    double taken = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const double each = (most - taken) / static_cast<double>(rest.size() - i);
        if (rest[i] > each)
            return each;
        taken += rest[i];
    }
    return most;
}

} // namespace

/** Columns as wide as their widest cell, the names in what is left; where that is too much, the
    widest give way and their text wraps. */
Setting Typesetter::set(const PrintTable &table, double width) const
{
    const auto columns = static_cast<std::size_t>(table.headings.size());
    std::vector<double> wide(columns + 1, widthOf(table.title, kLabel)); // the name's first
    std::vector<Qt::Alignment> align(columns, Qt::AlignHCenter);
    for (std::size_t i = 0; i < columns; ++i)
        wide[i + 1] = widthOf(table.headings[static_cast<qsizetype>(i)], kSmallFace);
    for (const auto &row : table.rows) {
        for (std::size_t i = 0; i < std::min(row.size(), wide.size()); ++i)
            wide[i] = std::max(wide[i], widthOf(row[i].text, bold(kBody)));
        for (std::size_t i = 0; i < columns; ++i) {
            if (i + 1 < row.size() && row[i + 1].text.size() > kWord)
                align[i] = Qt::AlignLeft; // sentences, not numbers
        }
    }
    for (double &w : wide)
        w += 1.5 * kColumnGap;
    const double limit = widest(wide, width);
    for (double &w : wide)
        w = std::min(w, limit);
    wide.erase(wide.begin());
    const double name = width - std::accumulate(wide.begin(), wide.end(), 0.0);

    const auto row = [&](auto &&cell) {
        Setting line;
        double x = name;
        for (std::size_t i = 0; i < columns; x += wide[i++])
            place(line, cell(i, wide[i] - kColumnGap), {x + kColumnGap / 2, 0});
        return line;
    };
    Setting setting;
    Setting head = row([&](std::size_t i, double room) {
        return paragraph(table.headings[static_cast<qsizetype>(i)], kSmallFace, room, align[i]);
    });
    place(head, paragraph(table.title, kLabel, name), {0, 0});
    append(setting, std::move(head), 0);
    for (const auto &cells : table.rows) {
        setting.inks.push_back(FillInk{{0, setting.height, width, kHair}, kLineInk});
        Setting line = row([&](std::size_t i, double room) {
            const PrintCell cell = i + 1 < cells.size() ? cells[i + 1] : PrintCell{};
            return paragraph(cell.text, cell.changed ? kStrong : kBody, room, align[i]);
        });
        place(line,
              paragraph(cells.empty() ? QString() : cells.front().text, kBody, name - kColumnGap),
              {0, 0});
        append(setting, std::move(line), 0.2 * kMm);
    }
    return setting;
}

namespace {

constexpr double kBarNames = 0.3; // of the width
constexpr double kBarAir = 0.5 * kMm; // above and below a bar

} // namespace

Setting Typesetter::set(const PrintBars &bars, double width) const
{
    int most = 1;
    double amounts = 0;
    for (const PrintBars::Bar &bar : bars.bars) {
        most = std::max(most, bar.amount);
        amounts = std::max(amounts, widthOf(plainText(bar.amount), kBody));
    }
    const double names = width * kBarNames;
    const double room = width - names - amounts - 2 * kColumnGap;
    const double height = metricsOf(kBody).height;
    Setting setting = paragraph(bars.title, kLabel, width);
    for (const PrintBars::Bar &bar : bars.bars) {
        const double length = std::max(kHair, room * std::max(bar.amount, 0) / most);
        Setting row;
        row.height = height;
        row.inks.push_back(line(bar.name, kBody, {0, 0}, names - kColumnGap));
        row.inks.push_back(FillInk{{names, kBarAir, length, height - 2 * kBarAir}, kBarInk});
        row.inks.push_back(line(plainText(bar.amount), kBody, {names + length + kColumnGap, 0},
                                amounts + kColumnGap));
        append(setting, std::move(row), 0);
    }
    return setting;
}

namespace {

constexpr double kCellPad = 0.8 * kMm;
constexpr double kHandRoom = 7 * kMm; // height of a row to write in
constexpr double kCellPicture = 16 * kMm;

/** Where each column begins, and the end of the last. */
std::vector<double> edgesOf(const PrintGrid &grid, double width)
{
    int all = 0;
    for (const PrintColumn &column : grid.columns)
        all += column.share;
    std::vector<double> edges{0};
    for (const PrintColumn &column : grid.columns)
        edges.push_back(edges.back() + width * column.share / std::max(all, 1));
    return edges;
}

} // namespace

std::vector<Setting> Typesetter::rows(const PrintGrid &grid, double width) const
{
    const std::vector<double> edges = edgesOf(grid, width);
    const auto row = [&](auto &&cellOf, double least) {
        std::vector<Setting> cells;
        double height = least;
        for (std::size_t i = 0; i < grid.columns.size(); ++i) {
            cells.push_back(cellOf(i, edges[i + 1] - edges[i] - 2 * kCellPad));
            height = std::max(height, cells.back().height + kCellPad);
        }
        Setting setting;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double drop = (height - cells[i].height) / 2;
            place(setting, std::move(cells[i]), {edges[i] + kCellPad, drop});
        }
        setting.height = height;
        setting.inks.push_back(FillInk{{0, height - kHair, width, kHair}, kLineInk});
        for (const double edge : edges) {
            if (grid.toWriteIn)
                setting.inks.push_back(
                    FillInk{{std::min(edge, width - kHair), 0, kHair, height}, kLineInk});
        }
        return setting;
    };
    const auto align = [&](std::size_t i) {
        return grid.columns[i].number ? Qt::AlignHCenter : Qt::AlignLeft;
    };
    std::vector<Setting> rows;
    rows.push_back(
        row([&](std::size_t i,
                double room) { return paragraph(grid.columns[i].heading, kLabel, room, align(i)); },
            0));
    rows.back().inks.insert(rows.back().inks.begin(),
                            FillInk{{0, 0, width, rows.back().height}, kTint});
    for (const auto &cells : grid.rows)
        rows.push_back(row(
            [&](std::size_t i, double room) {
                const PrintCell cell = i < cells.size() ? cells[i] : PrintCell{};
                const Setting text =
                    paragraph(cell.text, cell.changed ? kStrong : kBody, room, align(i));
                return belowPicture(cell.picture, std::min(kCellPicture, room), text);
            },
            grid.toWriteIn ? kHandRoom : 0));
    return rows;
}

Setting Typesetter::title(const QString &title, const QString &subtitle, const QString &mark,
                          double width) const
{
    Setting setting;
    const auto lines = [&](const QString &text, const Face &face) {
        if (!text.isEmpty())
            append(setting, paragraph(text, face, width), 0);
    };
    lines(title, kDocument);
    lines(subtitle, kSubtitle);
    lines(mark, kMarkFace);
    return setting;
}

Setting Typesetter::items(std::span<const PrintItem> items, double width) const
{
    Setting setting;
    for (const PrintItem &item : items) {
        const auto *text = std::get_if<PrintText>(&item);
        append(setting, std::visit([&](const auto &it) { return set(it, width); }, item),
               text && text->runsIn ? kLineGap : kColumnGap);
    }
    return setting;
}

/** Each figure's name and boxes on a line of its own, or several beside each other where the
    longest of them leaves room. */
Setting Typesetter::trackers(std::span<const PrintTracker> trackers, double width) const
{
    double nameRoom = 0;
    double natural = 0;
    for (const PrintTracker &tracker : trackers)
        nameRoom =
            std::max(nameRoom, std::min(widthOf(tracker.name, kBody) + 2 * kColumnGap, width / 4));
    const auto labelRoom = [&](const PrintBoxes &boxes) {
        return widthOf(boxes.label, kLabel) + kColumnGap;
    };
    for (const PrintTracker &tracker : trackers) {
        double wide = tracker.name.isEmpty() ? 0 : nameRoom;
        for (const PrintBoxes &boxes : tracker.boxes)
            wide += labelRoom(boxes) + boxes.count * pitchOf(boxes).width() + 3 * kColumnGap;
        natural = std::max(natural, wide);
    }
    if (natural <= 0)
        return {};
    const int across = std::max(1, static_cast<int>(width / natural));
    const double each = width / across;
    const double drop = metricsOf(kBody).ascent - metricsOf(kLabel).ascent;

    Setting setting;
    Setting line;
    for (std::size_t i = 0; i < trackers.size(); ++i) {
        const PrintTracker &tracker = trackers[i];
        const double left = each * static_cast<double>(i % static_cast<std::size_t>(across));
        double x = left;
        if (!tracker.name.isEmpty()) {
            place(line, paragraph(tracker.name, kBody, nameRoom - kColumnGap), {x, 0});
            x += nameRoom;
        }
        for (const PrintBoxes &boxes : tracker.boxes) {
            const double label = labelRoom(boxes);
            place(line, paragraph(boxes.label, kLabel, label), {x, drop});
            Setting row = boxRow(boxes, left + each - x - label);
            const double wide =
                std::min<double>(boxes.count * pitchOf(boxes).width(), left + each - x - label);
            place(line, std::move(row), {x + label, 0.5 * kMm});
            x += label + wide + 3 * kColumnGap;
        }
        if ((i + 1) % static_cast<std::size_t>(across) == 0 || i + 1 == trackers.size())
            append(setting, std::exchange(line, {}), 0.6 * kMm);
    }
    return setting;
}

Setting Typesetter::alert(const PrintBlock &block, double width) const
{
    Setting setting;
    place(setting, paragraph(block.title, kStrong, width - 2 * kPad - 2 * kMm),
          {kPad + 2 * kMm, kColumnGap});
    setting.height += kColumnGap;
    setting.inks.insert(setting.inks.begin(), FillInk{{0, 0, width, setting.height}, kTint});
    setting.inks.push_back(FillInk{{0, 0, 1.2 * kMm, setting.height}, kInk});
    return setting;
}

Setting Typesetter::heading(const PrintBlock &block, double width) const
{
    Setting setting;
    place(setting, paragraph(block.title, kHead, width), {0, kColumnGap});
    setting.inks.push_back(FillInk{{0, setting.height, width, 2 * kHair}, kInk});
    setting.height += 2 * kHair;
    return setting;
}

Setting Typesetter::plain(const PrintBlock &block, double width) const
{
    Setting setting;
    if (!block.title.isEmpty()) {
        const double corner = widthOf(block.corner, kSmallFace);
        place(setting, paragraph(block.title, kStrong, width - corner - kColumnGap), {0, 0});
        place(setting, paragraph(block.corner, kSmallFace, corner + 1),
              {width - corner, metricsOf(kStrong).ascent - metricsOf(kSmallFace).ascent});
    }
    append(setting, items(block.left, width), 0);
    return setting;
}

Setting Typesetter::card(const PrintBlock &block, double width) const
{
    const double inner = width - 2 * kPad;
    const double corner = widthOf(block.corner, kStrong) + 1;
    Setting title;
    place(title, paragraph(block.title, kTitle, inner - corner - 2 * kColumnGap), {0, 0});
    const double taken = widthOf(block.title, kTitle) + 2 * kColumnGap;
    const double beside = inner - corner - 2 * kColumnGap - taken;
    if (widthOf(block.subtitle, kSmallFace) <= beside)
        place(title, paragraph(block.subtitle, kSmallFace, beside),
              {taken, metricsOf(kTitle).ascent - metricsOf(kSmallFace).ascent});
    else
        append(title, paragraph(block.subtitle, kSmallFace, inner), 0);
    place(title, paragraph(block.corner, kStrong, corner),
          {inner - corner, metricsOf(kTitle).ascent - metricsOf(kStrong).ascent});

    Setting body;
    const double gutter = 4 * kMm;
    const double left = block.right.empty() ? inner : (inner - gutter) * kLeftShare;
    place(body, items(block.left, left), {0, 0});
    if (!block.right.empty())
        place(body, items(block.right, inner - gutter - left), {left + gutter, 0});
    append(body, items(block.below, inner), kColumnGap);
    append(body, trackers(block.trackers, inner), kColumnGap);

    Setting setting;
    place(setting, std::move(title), {kPad, 0.8 * kMm});
    append(setting, std::move(body), 0.6 * kMm, kPad);
    setting.height += kColumnGap;
    return setting;
}

Setting Typesetter::block(const PrintBlock &block, double width) const
{
    switch (block.kind) {
    case PrintBlock::Kind::Alert:
        return alert(block, width);
    case PrintBlock::Kind::Heading:
        return heading(block, width);
    case PrintBlock::Kind::Card:
        return card(block, width);
    case PrintBlock::Kind::Plain:
    case PrintBlock::Kind::Narrow:
        return plain(block, width);
    case PrintBlock::Kind::Grid: {
        Setting all;
        for (Setting &row : rows(block.grid, width))
            append(all, std::move(row), 0);
        return all;
    }
    case PrintBlock::Kind::Part:
        return title(block.title, block.subtitle, block.corner, width);
    }
    return {};
}

} // namespace escarmouche::app
