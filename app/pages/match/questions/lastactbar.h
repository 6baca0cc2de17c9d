// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/actlines.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace escarmouche::app {

class DiceFaces;
class ElidedLabel;
class MatchController;

/** The last act in words, with all its dice, in a room of two lines however much there is to tell;
    below it, where people throw their own, the field in which they type what fell. */
class LastActBar : public QWidget
{
    Q_OBJECT

public:
    explicit LastActBar(MatchController &controller, QWidget *parent = nullptr);

    /** With all that came of it so far. */
    void showAct(const ActLine &act);
    /** The last act counts no more. */
    void forgetAct();
    /** An act was undone: the last one, unless dice were thrown for it, which stand. */
    void forgetUndone();
    /** Asks for dice, or does not. */
    void refresh();
    /** Dice are asked for; then it takes the keyboard in their field. */
    bool isWanted() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fixHeight();
    void retranslate();
    void tellAct();
    QStringList declined() const;
    void typed();
    QString asked() const;
    QStringList shown() const;
    QString sample() const;
    QString whatIsWanted(std::size_t typed) const;

    MatchController &m_controller;
    DiceFaces *m_faces;
    std::optional<ActLine> m_act; // the last one
    ElidedLabel *m_told; // it in words
    QLabel *m_asked;
    QLineEdit *m_typing;
    QPushButton *m_enter;
};

} // namespace escarmouche::app
