// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bandact.h"

#include <QTreeView>

#include <optional>
#include <set>

namespace escarmouche::app {

class RosterModel;

/** The roster on the screen: many figures can be chosen, renamed in place and dragged within their
    rank. Keeps what is unfolded and chosen when the band changes; a fold opened only to show a
    chosen figure closes again with the first change after the choice has gone elsewhere. */
class RosterView : public QTreeView
{
    Q_OBJECT

public:
    explicit RosterView(QWidget *parent = nullptr);

    void setRosterModel(RosterModel *model);
    /** Shows this choice without announcing it. */
    void showChosen(const std::vector<rules::Figures> &figures);
    void renameCurrent();
    void fold(bool folded);
    /** Gives each column the room its numbers need; after a change of units too. */
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
    struct Drop {
        std::vector<rules::MemberId> members;
        std::optional<rules::MemberId> before;
    };
    std::optional<Drop> dropAt(const QPoint &position) const;
    QModelIndexList rowItems() const;
    std::vector<rules::MemberId> unfolded() const;
    void lendFold(const QModelIndex &row);
    void ownFold(const QModelIndex &row);
    void closeLentFolds(const QModelIndexList &chosen);
    void goOnFromGone();
    void remember();
    void restore();
    std::vector<rules::Figures> selected() const;
    void announce();
    void showFocus();
    void showEmpty();
    static QString emptyText();

    RosterModel *m_model = nullptr;
    std::vector<rules::MemberId> m_unfolded; // while the model is reset
    std::set<rules::MemberId> m_lent; // lines of folds that nobody asked to open
    bool m_reset = false; // and the choice not shown since
    int m_line = 0; // visible line of the current item, likewise
    bool m_showing = false;
};

} // namespace escarmouche::app
