// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "app/words/language/units.h"
#include "app/words/reference/boardlimits.h"
#include "model/library/sessions/banddesk.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
namespace Ui {
class BandPage;
}

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

class BandActions;
class BandController;
class RosterModel;

/** One band on the screen: roster, findings, shop, figure, history. Built from the neutral face of
    its rules alone; shows, asks and forwards, and decides nothing. */
class BandPage : public QWidget
{
    Q_OBJECT

public:
    BandPage(std::unique_ptr<model::BandDesk> session, const Units &units,
             QWidget *parent = nullptr);
    ~BandPage() override;

    model::BandDesk &session();
    QString bandName() const;
    void setUnits(const Units &units);
    /** Chooses it and comes to what is told of it. */
    void showFigure(rules::MemberId member);
    /** Says that a reason was typed here for what was not done. */
    void remindOfReason();
    /** From then on the page says where the board does not play the band yet. */
    void setBoardLimits(const BoardLimits &limits);
    /** From then on its figures have portraits, kept in that library, which outlives the page. */
    void showPortraits(model::Library &library);
    /** Undo, redo and the acts on figures, for the Edit menu; their texts follow the band. */
    const QList<QAction *> &editActions() const;
    /** To each part of the page, for the Go menu. */
    const QList<QAction *> &goActions() const { return m_goActions; }
    /** What its lists understand beside the actions. */
    static QList<KeyHint> keyHints();
    /** Sends what is still being typed and waits until all is on disk; before closing. */
    [[nodiscard]] rules::Result<void> settle();

signals:
    void figureWanted(escarmouche::rules::MemberId member);
    void renamed(const QString &name);
    /** A rule id was asked for; `near` is where to show it. */
    void ruleWanted(const QString &rule, QWidget *near);
    /** Something of its figures could not be stored. */
    void failed(const escarmouche::rules::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeGoActions();
    void goTo(QWidget *part);
    void arrange();
    void connectSignals();
    void connectActions();
    void retranslate();
    void showBand();
    void showSubtitle();
    void showRegister();
    void showChosen();
    void showSaving();

    std::unique_ptr<Ui::BandPage> m_ui;
    std::unique_ptr<BandController> m_controller;
    RosterModel *m_roster = nullptr;
    BandActions *m_actions = nullptr;
    QList<QAction *> m_goActions;
    QString m_name;
    std::optional<BoardLimits> m_limits;
};

} // namespace escarmouche::app
