// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/keys.h"
#include "app/text/units.h"
#include "model/library/bandsession.h"

#include <QWidget>

#include <memory>

class QAction;
namespace Ui {
class BandPage;
}

namespace escarmouche::app {

class BandController;
class RosterModel;

/** One band on the screen: roster, findings, shop, figure, history. Built from the neutral face of
    its rules alone; shows, asks and forwards, and decides nothing. */
class BandPage : public QWidget
{
    Q_OBJECT

public:
    BandPage(std::unique_ptr<model::BandSession> session, const Units &units,
             QWidget *parent = nullptr);
    ~BandPage() override;

    model::BandSession &session();
    QString bandName() const;
    void setUnits(const Units &units);
    /** Undo, redo and the acts on figures, for the Edit menu; their texts follow the band. */
    const QList<QAction *> &editActions() const { return m_editActions; }
    /** To each part of the page, for the Go menu. */
    const QList<QAction *> &goActions() const { return m_goActions; }
    /** What its lists understand beside the actions. */
    static QList<KeyHint> keyHints();
    /** Sends what is still being typed and waits until all is on disk; before closing. */
    [[nodiscard]] rules::Result<void> settle();

signals:
    void renamed(const QString &name);
    /** A rule id was asked for; `near` is where to show it. */
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Actions {
        QAction *undo;
        QAction *redo;
        QAction *rename;
        QAction *duplicate;
        QAction *remove;
        QAction *up;
        QAction *down;
        QAction *unfold;
        QAction *fold;
        QAction *find;
    };

    void makeActions();
    void makeGoActions();
    void goTo(QWidget *part);
    void arrange();
    void connectSignals();
    void connectActions();
    void retranslate();
    void nameParts();
    void label(QAction *action, const QString &plain, const QString &named,
               const std::optional<rules::Phrase> &act);
    void showBand();
    void showChosen();
    void showActions();
    void showSaving();

    std::unique_ptr<Ui::BandPage> m_ui;
    std::unique_ptr<BandController> m_controller;
    RosterModel *m_roster = nullptr;
    Actions m_actions{};
    QList<QAction *> m_editActions;
    QList<QAction *> m_goActions;
    QString m_name;
};

} // namespace escarmouche::app
