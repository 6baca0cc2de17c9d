// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/choicelist.h"

#include "app/look/literal/literal.h"

#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kChoicesSeen = 8; // at once
}

ChoiceList::ChoiceList(bool isOrdered, QWidget *parent)
    : QListWidget(parent), m_isOrdered(isOrdered)
{
    if (isOrdered) {
        setDragDropMode(QAbstractItemView::InternalMove);
        setDefaultDropAction(Qt::MoveAction);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QListWidget::itemChanged, this, &ChoiceList::touched);
}

void ChoiceList::add(const rules::Choice &choice, bool ticked)
{
    auto *item = new QListWidgetItem(inUiLanguage(choice.name), this);
    item->setData(Qt::UserRole, toQString(choice.key));
    item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    item->setToolTip(tipText(inUiLanguage(choice.about)));
    item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
}

void ChoiceList::show(const std::vector<rules::Choice> &choices, const std::string &keys)
{
    const QSignalBlocker quiet(this);
    const QStringList named = toQString(keys).split(u' ', Qt::SkipEmptyParts);
    // What was just ticked here stays under the pointer.
    const QStringList order = keys == this->keys() ? shown() : m_isOrdered ? named : QStringList();
    const int row = currentRow();
    clear();
    for (const QString &key : order) {
        const auto met = std::ranges::find(choices, toUtf8(key), &rules::Choice::key);
        if (met != choices.end())
            add(*met, named.contains(key));
    }
    for (const rules::Choice &choice : choices) {
        if (!order.contains(toQString(choice.key)))
            add(choice, named.contains(toQString(choice.key)));
    }
    setCurrentRow(std::max(row, 0));
    setVerticalScrollBarPolicy(count() > kChoicesSeen ? Qt::ScrollBarAsNeeded
                                                      : Qt::ScrollBarAlwaysOff);
    if (m_isOrdered)
        viewport()->setToolTip(tr("Ticked ones count, from the top down. Drag to reorder, or use "
                                  "Ctrl and an arrow key."));
    updateGeometry();
}

std::string ChoiceList::keys() const
{
    QStringList ticked;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ticked << item(row)->data(Qt::UserRole).toString();
    }
    return toUtf8(ticked.join(u' '));
}

QStringList ChoiceList::shown() const
{
    QStringList all;
    for (int row = 0; row < count(); ++row)
        all << item(row)->data(Qt::UserRole).toString();
    return all;
}

QSize ChoiceList::sizeHint() const
{
    const int line = count() > 0 ? sizeHintForRow(0) : 0;
    return {QListWidget::sizeHint().width(),
            line * std::min(count(), kChoicesSeen) + 2 * frameWidth()};
}

void ChoiceList::move(int by)
{
    const int from = currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= count())
        return;
    {
        const QSignalBlocker quiet(this);
        QListWidgetItem *moved = takeItem(from);
        insertItem(to, moved);
        setCurrentRow(to);
    }
    emit touched();
}

void ChoiceList::keyPressEvent(QKeyEvent *event)
{
    const bool isArrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (m_isOrdered && isArrow && (event->modifiers() & Qt::ControlModifier))
        move(event->key() == Qt::Key_Up ? -1 : +1);
    else
        QListWidget::keyPressEvent(event);
}

void ChoiceList::dropEvent(QDropEvent *event)
{
    QListWidget::dropEvent(event);
    emit touched();
}

} // namespace escarmouche::app
