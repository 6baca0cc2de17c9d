// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamelines.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/campaign/postgame/postgamedesk.h"
#include "app/pages/campaign/postgame/postgamewords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QStandardItemModel>

#include <algorithm>

namespace escarmouche::app {

namespace {

bool canBeSettled(const rules::PostGameLine &line)
{
    return !line.done && line.after.empty();
}

QStandardItem *headOf(const rules::PostGameDocument &document, const std::string &step)
{
    const auto met = std::ranges::find(document.steps, step, &rules::PostGameStep::key);
    auto *head =
        new QStandardItem(met == document.steps.end() ? toQString(step) : inUiLanguage(met->title));
    head->setFlags(Qt::NoItemFlags); // a click leaves the line that is open
    return head;
}

} // namespace

PostGameLines::PostGameLines(const PostGameDesk &desk, Typed typed, QWidget *parent)
    : DiceLines(new QStandardItemModel, std::move(typed), parent), m_desk(desk),
      m_items(static_cast<QStandardItemModel *>(model()))
{
    m_items->setParent(this);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &PostGameLines::shown);
}

void PostGameLines::forget()
{
    m_items->clear();
}

void PostGameLines::refresh()
{
    const QString kept = currentIndex().data(kLineRole).toString();
    const QStringList passed = downTo(currentIndex().row());
    {
        const QSignalBlocker blocker(selectionModel());
        fill();
        const rules::PostGameLine *line = m_desk.line(toUtf8(kept));
        setCurrentIndex(line != nullptr && canBeSettled(*line) ? find(kept) : nextAfter(passed));
    }
    emit shown();
}

void PostGameLines::fill()
{
    m_items->clear();
    std::string step;
    for (const rules::PostGameLine &line : m_desk.document().lines) {
        if (line.step != step) {
            step = line.step;
            m_items->appendRow(headOf(m_desk.document(), step));
        }
        auto *item = new QStandardItem(lineTitle(m_desk.controller(), line));
        item->setIcon(lineIcon(line.done ? QStringLiteral("good") : QStringLiteral("next")));
        const QString details = lineDetails(m_desk.controller(), line);
        item->setData(details, SecondRole);
        item->setData(lineState(line), AsideRole);
        item->setData(toQString(line.key), kLineRole);
        item->setToolTip(tipText(details.isEmpty() ? item->text() : details));
        m_items->appendRow(item);
    }
}

std::string PostGameLines::chosen() const
{
    return toUtf8(currentIndex().data(kLineRole).toString());
}

void PostGameLines::choose(const std::string &line)
{
    if (const QModelIndex index = find(toQString(line)); index.isValid())
        setCurrentIndex(index);
}

QModelIndex PostGameLines::find(const QString &line) const
{
    for (int row = 0; row < m_items->rowCount(); ++row)
        if (const QModelIndex index = m_items->index(row, 0);
            index.data(kLineRole).toString() == line)
            return index;
    return {};
}

// Settled lines stand before the open ones of their step, so that rows alone do not tell what comes
// after a line.
QStringList PostGameLines::downTo(int row) const
{
    QStringList keys;
    for (int at = 0; at <= row; ++at)
        keys << m_items->index(at, 0).data(kLineRole).toString();
    return keys;
}

// The first line below those passed that asks for something, else the first of all, else the last
// line.
QModelIndex PostGameLines::nextAfter(const QStringList &passed) const
{
    QModelIndex first, last;
    for (int row = 0; row < m_items->rowCount(); ++row) {
        const QModelIndex index = m_items->index(row, 0);
        const QString key = index.data(kLineRole).toString();
        const rules::PostGameLine *line = m_desk.line(toUtf8(key));
        if (line == nullptr)
            continue;
        last = index;
        if (!canBeSettled(*line))
            continue;
        if (!passed.contains(key))
            return index;
        first = first.isValid() ? first : index;
    }
    return first.isValid() ? first : last;
}

} // namespace escarmouche::app
