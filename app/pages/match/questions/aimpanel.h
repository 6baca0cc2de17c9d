// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace escarmouche::app {

struct Aim;
class MatchController;

/** What could be done where one points: the offers, what the one shown would come to, its exact
    odds, what it would waste; or why it cannot be done, and by which rule. */
class AimPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AimPanel(MatchController &controller, QWidget *parent = nullptr);

    /** To be read without scrolling where it is that wide. */
    int neededHeight(int width) const;

signals:
    /** Somebody else is chosen. */
    void begun();
    void ruleWanted(const QString &rule, QWidget *near);
    /** Nothing is left to choose where the keyboard was: it belongs elsewhere. */
    void emptied();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void fillOffers(const Aim &aim);
    void listOffers(const Aim &aim);
    void doShown();
    QString effects(const Aim &aim) const;
    QString odds(const Aim &aim) const;
    QString warnings(const Aim &aim) const;
    QString refusal(const Aim &aim) const;

    MatchController &m_controller;
    QScrollArea *m_told = nullptr;
    QListWidget *m_offers;
    std::vector<rules::Offer> m_listed;
    QLabel *m_hint; // how to get at the offers
    QLabel *m_effects;
    QLabel *m_odds;
    QLabel *m_warnings;
    QPushButton *m_rule;
    QString m_ruleId;
};

} // namespace escarmouche::app
