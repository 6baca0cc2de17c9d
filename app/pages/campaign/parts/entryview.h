// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <functional>

namespace escarmouche::app {

/** A table that is filled in by keys: Tab goes from one cell that can be written to the next and
    leaves after the last, Enter begins to write. Its cells are texts to type or to choose from. */
class EntryView : public QTableView
{
    Q_OBJECT

public:
    /** What a cell may say; nothing: any text is typed. */
    using Choices = std::function<QStringList(const QModelIndex &)>;

    explicit EntryView(Choices choices, QWidget *parent = nullptr);

signals:
    /** The cell stays as it was. */
    void misread(const QModelIndex &cell, const QString &typed);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /** The next cell that can be written, or the one before; none: it was the last. */
    QModelIndex writable(int step) const;
};

} // namespace escarmouche::app
