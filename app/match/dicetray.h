// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/record.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace escarmouche::app {

class DiceFaces;
class MatchController;

/** The dice of the last roll with their reason and what they needed; where people throw their own,
    the field in which they type what fell. */
class DiceTray : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTray(MatchController &controller, QWidget *parent = nullptr);

    /** A roll, and the sentence that tells of it. */
    void showRoll(const rules::Thrown &thrown, const rules::Phrase &told);
    /** Asks for dice, or does not. */
    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    bool isWanted() const;
    void typed();
    QString asked() const;
    QString sample() const;

    MatchController &m_controller;
    DiceFaces *m_faces;
    rules::Phrase m_sentence; // of the last roll; none while dice are asked for
    QLabel *m_told;
    QLineEdit *m_typing;
    QPushButton *m_enter;
};

} // namespace escarmouche::app
