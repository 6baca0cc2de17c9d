// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace escarmouche::app {

class DiceFaces;
class MatchController;

/** The dice of the last roll with their reason and what they needed; below it, where people throw
    their own, the field in which they type what fell. */
class DiceTray : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTray(MatchController &controller, QWidget *parent = nullptr);

    /** A roll, and the sentence that tells of it. */
    void showRoll(const rules::Thrown &thrown, const rules::Phrase &told);
    /** The last roll counts no more. */
    void forgetRoll();
    /** Asks for dice, or does not. */
    void refresh();
    /** Dice are asked for; then it takes the keyboard in their field. */
    bool isWanted() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void typed();
    QString asked() const;
    QStringList shown() const;
    QString sample() const;
    QString whatIsWanted(std::size_t typed) const;

    MatchController &m_controller;
    DiceFaces *m_faces;
    std::optional<rules::Thrown> m_thrown; // the last roll
    rules::Phrase m_sentence; // of it
    QLabel *m_told; // it in words
    QLabel *m_asked;
    QLineEdit *m_typing;
    QPushButton *m_enter;
};

} // namespace escarmouche::app
