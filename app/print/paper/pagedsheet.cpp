// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/pagedsheet.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace escarmouche::app {
namespace {

constexpr double kPaperMargin = 12 * kMillimetre;
constexpr double kFoot = 6 * kMillimetre; // what the page number takes of the bottom
constexpr double kRunning = 6 * kMillimetre; // what the running head takes of the top
constexpr double kPageRoom = 30 * kMillimetre; // of “page 1 / 6” at the foot
constexpr double kGutter = 6 * kMillimetre;
constexpr double kHeadRoom = 20 * kMillimetre; // what a heading above a grid takes at most
constexpr double kFrameLine = 0.15 * kMillimetre;

const QColor kGrey(0xcc, 0xcc, 0xc8);

const Face kRunningHead{7 * kPoint, false, kSoftInk};

/** Cuts what is higher than a page between two lines; what no page can hold is left whole. */
std::vector<Setting> pieces(Setting setting, double most)
{
    std::vector<Setting> parts;
    while (setting.height > most) {
        double cut = most;
        for (bool moved = true; moved;) {
            moved = false;
            for (const Ink &ink : setting.inks) {
                const QRectF box = extent(ink);
                if (box.top() < cut && box.bottom() > cut && box.height() < most / 2) {
                    cut = box.top();
                    moved = true;
                }
            }
        }
        if (cut <= 0)
            break;
        Setting first{cut, {}};
        Setting rest{setting.height - cut, {}};
        for (Ink &ink : setting.inks) {
            const bool above = extent(ink).top() < cut;
            if (!above)
                shift(ink, {0, -cut});
            (above ? first : rest).inks.push_back(std::move(ink));
        }
        parts.push_back(std::move(first));
        setting = std::move(rest);
    }
    parts.push_back(std::move(setting));
    return parts;
}

void frame(Setting &setting, double width)
{
    const double h = setting.height;
    for (const QRectF &side :
         {QRectF(0, 0, width, kFrameLine), QRectF(0, h - kFrameLine, width, kFrameLine),
          QRectF(0, 0, kFrameLine, h), QRectF(width - kFrameLine, 0, kFrameLine, h)})
        setting.inks.push_back(FillInk{side, kLineInk});
}

double gapAbove(PrintBlock::Kind kind)
{
    switch (kind) {
    case PrintBlock::Kind::Alert:
        return 2 * kMillimetre;
    case PrintBlock::Kind::Heading:
        return 3 * kMillimetre;
    case PrintBlock::Kind::Card:
        return 2 * kMillimetre;
    case PrintBlock::Kind::Plain:
        return 1.5 * kMillimetre;
    case PrintBlock::Kind::Narrow:
        return 2 * kMillimetre;
    case PrintBlock::Kind::Grid:
        return 1.5 * kMillimetre;
    case PrintBlock::Kind::Part:
        return 0; // at the head of a page
    }
    return 0;
}

QString marked(const QString &title, const QString &mark)
{
    return mark.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, mark);
}

struct Painting {
    QPainter &painter;
    Face face; // the last one set

    void operator()(const TextInk &ink)
    {
        if (!(ink.face == face)) {
            painter.setFont(fontOf(ink.face));
            painter.setPen(ink.face.colour);
            face = ink.face;
        }
        painter.drawText(ink.at, ink.text);
    }
    void operator()(const FillInk &ink) { painter.fillRect(ink.box, ink.colour); }
    void operator()(const BoxInk &ink)
    {
        const double half = kFrameLine / 2;
        painter.setPen(QPen(kInk, kFrameLine, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(ink.grey ? kGrey : QColor(Qt::white));
        painter.drawRect(ink.box.adjusted(half, half, -half, -half));
        face = {}; // the pen is no longer the text's
        if (ink.ticked) {
            const double in = ink.box.width() / 4;
            painter.fillRect(ink.box.adjusted(in, in, -in, -in), kInk);
        }
    }
    void operator()(const PictureInk &ink)
    {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(ink.box, ink.picture);
    }
};

} // namespace

QSizeF sizeOf(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return {210 * kMillimetre, 297 * kMillimetre};
    case Paper::Letter:
        return {215.9 * kMillimetre, 279.4 * kMillimetre};
    }
    return {};
}

PagedSheet::PagedSheet(const PrintDocument &document, Paper paper)
    : m_running(marked(document.title, document.mark)), m_left(kPaperMargin),
      m_width(sizeOf(paper).width() - 2 * kPaperMargin), m_top(kPaperMargin),
      m_bottom(sizeOf(paper).height() - kPaperMargin - kFoot)
{
    m_pages.push_back({m_running, {}});
    m_y = m_top;
    lay(m_setter.title(document.title, document.subtitle, document.mark, m_width));
    const auto &blocks = document.blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind == PrintBlock::Kind::Narrow) {
            std::vector<Setting> narrow;
            for (; i < blocks.size() && blocks[i].kind == PrintBlock::Kind::Narrow; ++i)
                narrow.push_back(m_setter.block(blocks[i], (m_width - kGutter) / 2));
            --i;
            columns(narrow);
            continue;
        }
        set(document, blocks[i], i + 1 < blocks.size() ? &blocks[i + 1] : nullptr);
    }
    feet(document);
}

void PagedSheet::set(const PrintDocument &document, const PrintBlock &block, const PrintBlock *next)
{
    const double gap = gapAbove(block.kind);
    if (block.kind == PrintBlock::Kind::Grid)
        return grid(block);
    if (block.kind == PrintBlock::Kind::Part) {
        m_running =
            marked(QStringLiteral("%1 – %2").arg(document.title, block.title), block.corner);
        newPage();
        return lay(m_setter.block(block, m_width));
    }
    const bool heads = block.kind == PrintBlock::Kind::Heading && next;
    flow(m_setter.block(block, m_width), gap, heads ? gapAbove(next->kind) + leading(*next) : 0,
         block.kind == PrintBlock::Kind::Card);
}

/** How much of a block stays with the heading above it. */
double PagedSheet::leading(const PrintBlock &block) const
{
    if (block.kind == PrintBlock::Kind::Narrow)
        return m_setter.block(block, (m_width - kGutter) / 2).height;
    if (block.kind != PrintBlock::Kind::Grid)
        return m_setter.block(block, m_width).height;
    return unparted(block.grid, m_setter.rows(block.grid, m_width));
}

/** How much of a grid no page parts: one to write in all of it, where a page holds it below its
    heading, else its first row. */
double PagedSheet::unparted(const PrintGrid &table, const std::vector<Setting> &rows) const
{
    double all = 0;
    for (const Setting &row : rows)
        all += row.height;
    if (table.toWriteIn && all <= m_bottom - m_top - kRunning - kHeadRoom)
        return all;
    return rows.front().height + (rows.size() > 1 ? rows[1].height : 0);
}

void PagedSheet::feet(const PrintDocument &document)
{
    const double y = m_bottom + 2 * kMillimetre;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const QString page = document.pageOf.arg(i + 1).arg(m_pages.size());
        const double left = m_width - kPageRoom;
        auto &inks = m_pages[i].inks;
        inks.push_back(FillInk{{m_left, y - 0.6 * kMillimetre, m_width, kFrameLine}, kLineInk});
        inks.push_back(m_setter.line(m_pages[i].running, kRunningHead, {m_left, y}, left));
        inks.push_back(
            m_setter.line(page, kRunningHead, {m_left + left, y}, kPageRoom, Qt::AlignRight));
    }
}

void PagedSheet::newPage()
{
    m_pages.push_back(
        {m_running, {m_setter.line(m_running, kRunningHead, {m_left, m_top}, m_width)}});
    m_y = m_top + kRunning;
}

void PagedSheet::put(Setting setting, QPointF at)
{
    for (Ink &ink : setting.inks) {
        shift(ink, at);
        m_pages.back().inks.push_back(std::move(ink));
    }
}

void PagedSheet::lay(Setting setting)
{
    const double height = setting.height;
    put(std::move(setting), {m_left, m_y});
    m_y += height;
}

/** Sets a block below the last one, on a new page where it and what must follow it do not fit. */
void PagedSheet::flow(const Setting &setting, double gap, double follows, bool framed)
{
    const double page = m_bottom - m_top - kRunning;
    const double wanted = setting.height + std::min(follows, page - setting.height);
    if (gap + wanted > room())
        newPage();
    else
        m_y += gap;
    bool first = true;
    for (Setting &piece : pieces(setting, room())) {
        if (!std::exchange(first, false))
            newPage();
        if (framed)
            frame(piece, m_width);
        lay(std::move(piece));
    }
}

/** The first row heads the others on every page; a row higher than a page is cut. */
void PagedSheet::grid(const PrintBlock &block)
{
    const double gap = gapAbove(block.kind);
    const std::vector<Setting> rows = m_setter.rows(block.grid, m_width);
    if (gap + unparted(block.grid, rows) > room())
        newPage();
    else
        m_y += gap;
    lay(rows.front());
    PrintBlock again;
    again.kind = PrintBlock::Kind::Heading;
    again.title = block.grid.again;
    const auto nextPage = [&] {
        newPage();
        if (!again.title.isEmpty())
            lay(m_setter.block(again, m_width));
        lay(rows.front());
    };
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].height > room())
            nextPage();
        bool first = true;
        for (Setting &piece : pieces(rows[i], room())) {
            if (!std::exchange(first, false))
                nextPage();
            lay(std::move(piece));
        }
    }
}

/** Two columns, filled one after the other; the last page's are about equally long. */
void PagedSheet::columns(const std::vector<Setting> &narrow)
{
    const double gap = gapAbove(PrintBlock::Kind::Narrow);
    const double width = (m_width - kGutter) / 2;
    std::size_t next = 0;
    while (next < narrow.size()) {
        double rest = 0;
        double highest = 0;
        for (std::size_t i = next; i < narrow.size(); ++i) {
            rest += narrow[i].height + gap;
            highest = std::max(highest, narrow[i].height + gap);
        }
        const double depth = std::min(room(), rest / 2 + highest / 2);
        double used = 0;
        for (int column = 0; column < 2; ++column) {
            double y = 0;
            while (next < narrow.size() && (y + gap + narrow[next].height <= depth ||
                                            (column == 1 && rest / 2 + highest / 2 < room() &&
                                             y + gap + narrow[next].height <= room()))) {
                put(narrow[next], {m_left + column * (width + kGutter), m_y + y + gap});
                y += gap + narrow[next++].height;
            }
            used = std::max(used, y);
        }
        m_y += used;
        if (next < narrow.size()) {
            if (used <= 0 && m_y <= m_top + kRunning) {
                // Higher than a page by itself: cut, across both columns' place.
                flow(narrow[next++], gap, 0, false);
                continue;
            }
            newPage();
        }
    }
}

void PagedSheet::paint(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    Painting painting{painter, {}};
    for (const Ink &ink : m_pages[static_cast<std::size_t>(page)].inks)
        std::visit(painting, ink);
}

} // namespace escarmouche::app
