// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"

#include <QTreeView>

#include <memory>
#include <optional>

namespace escarmouche::app {

class RosterColumns;
class RosterFolds;
class RosterModel;

/** The roster on the screen: many figures can be chosen, renamed in place and dragged within their
    rank. Keeps what is unfolded and chosen, and widths drawn by hand, when the band changes. */
class RosterView : public QTreeView
{
    Q_OBJECT

public:
    explicit RosterView(QWidget *parent = nullptr);
    ~RosterView() override;

    void setRosterModel(RosterModel *model);
    /** Shows this choice without announcing it. */
    void showChosen(const std::vector<rules::Figures> &figures);
    void renameCurrent();
    void fold(bool folded);
    /** Gives each column the room its numbers need, whatever was drawn by hand; after a change of
        units too. */
    void sizeColumns();
    /** Asks to move the chosen lines to where this point of the viewport is; as a drop does. */
    void dropChosen(const QPoint &position);

signals:
    void chosen(const std::vector<escarmouche::rules::Figures> &figures);
    void moveWanted(const std::vector<escarmouche::rules::MemberId> &members,
                    std::optional<escarmouche::rules::MemberId> before);
    void detailsWanted();

protected:
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void goOnFromGone();
    void remember();
    void restore();
    std::vector<rules::Figures> selected() const;
    void announce();
    void open(const QModelIndex &at);
    void showFocus();
    void showEmpty();
    static QString emptyText();

    RosterModel *m_model = nullptr;
    std::unique_ptr<RosterFolds> m_folds;
    std::unique_ptr<RosterColumns> m_columns;
    int m_line = 0; // visible line of the current item, while the model is reset
    bool m_showing = false;
};

} // namespace escarmouche::app
