// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/entryview.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMetaProperty>
#include <QStyledItemDelegate>

#include <algorithm>

namespace escarmouche::app {

namespace {

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/** Its list is open while one types and would let the Tab key through to the window: the cell is
    told instead. */
class CellBox : public QComboBox
{
public:
    explicit CellBox(QWidget *parent) : QComboBox(parent)
    {
        setEditable(true);
        setInsertPolicy(QComboBox::NoInsert);
        completer()->setFilterMode(Qt::MatchContains);
        completer()->setCompletionMode(QCompleter::PopupCompletion);
        completer()->popup()->installEventFilter(this);
    }
    void onLeave(std::function<void(bool next)> leave) { m_leave = std::move(leave); }

    /** Ctrl+Enter is the dialog's, whatever list is open. */
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != completer()->popup() || event->type() != QEvent::KeyPress)
            return QComboBox::eventFilter(watched, event);
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!isEnter(*key) || !key->modifiers().testFlag(Qt::ControlModifier))
            return QComboBox::eventFilter(watched, event);
        completer()->popup()->hide();
        QKeyEvent enter(QEvent::KeyPress, key->key(), key->modifiers());
        QCoreApplication::sendEvent(window(), &enter);
        return true;
    }

protected:
    bool focusNextPrevChild(bool next) override
    {
        m_leave(next);
        return true;
    }

private:
    std::function<void(bool)> m_leave;
};

class CellDelegate : public QStyledItemDelegate
{
public:
    using Misread = std::function<void(const QModelIndex &, const QString &)>;

    CellDelegate(EntryView::Choices choices, Misread misread, QObject *parent)
        : QStyledItemDelegate(parent), m_choices(std::move(choices)), m_misread(std::move(misread))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override
    {
        const QStringList choices = m_choices(index);
        if (choices.isEmpty())
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto *self = const_cast<CellDelegate *>(this); // whose signals tell that a cell is done
        auto *box = new CellBox(parent);
        box->addItems(choices);
        box->onLeave([self, box](bool next) {
            emit self->commitData(box);
            emit self->closeEditor(box, next ? EditNextItem : EditPreviousItem);
        });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *box = qobject_cast<QComboBox *>(editor);
        if (box == nullptr)
            return QStyledItemDelegate::setEditorData(editor, index);
        box->setCurrentIndex(std::max(0, box->findText(index.data(Qt::EditRole).toString())));
        box->lineEdit()->selectAll();
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override
    {
        const auto *box = qobject_cast<QComboBox *>(editor);
        const QString typed =
            box != nullptr
                ? box->currentText()
                : editor->property(editor->metaObject()->userProperty().name()).toString();
        if (!model->setData(index, typed, Qt::EditRole))
            m_misread(index, typed);
    }

private:
    EntryView::Choices m_choices;
    Misread m_misread;
};

} // namespace

EntryView::EntryView(Choices choices, QWidget *parent) : QTableView(parent)
{
    const auto tell = [this](const QModelIndex &cell, const QString &typed) {
        emit misread(cell, typed);
    };
    setItemDelegate(new CellDelegate(std::move(choices), tell, this));
    setEditTriggers(AnyKeyPressed | EditKeyPressed | DoubleClicked | SelectedClicked);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setSelectionMode(SingleSelection);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
}

QModelIndex EntryView::writable(int step) const
{
    const int columns = model()->columnCount();
    const int cells = columns * model()->rowCount();
    const QModelIndex from = currentIndex();
    int cell = from.row() * columns + from.column() + step;
    for (; from.isValid() && cell >= 0 && cell < cells; cell += step) {
        const QModelIndex at = model()->index(cell / columns, cell % columns);
        if (!isColumnHidden(at.column()) && (at.flags() & Qt::ItemIsEditable) != 0)
            return at;
    }
    return {};
}

QModelIndex EntryView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveNext)
        return writable(+1);
    if (action == MovePrevious)
        return writable(-1);
    return QTableView::moveCursor(action, modifiers);
}

bool EntryView::focusNextPrevChild(bool next)
{
    const QModelIndex to = writable(next ? +1 : -1);
    if (!to.isValid())
        return QTableView::focusNextPrevChild(next);
    setCurrentIndex(to);
    return true;
}

void EntryView::keyPressEvent(QKeyEvent *event)
{
    if (!isEnter(*event))
        return QTableView::keyPressEvent(event);
    if (event->modifiers().testFlag(Qt::ControlModifier))
        return event->ignore(); // the dialog's, in the middle of a cell as well
    if (state() != EditingState) // else the cell has just been written
        edit(currentIndex());
}

} // namespace escarmouche::app
