// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "rules/core/journal/record.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QShortcut;
class QSlider;
class QToolButton;

namespace escarmouche::app {

class DiceFaces;
class MatchController;

/** Walks through a match step by step: back, on, by itself at several speeds, to a turn. Shows
    nothing itself but where it is and what is told of it. */
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(const MatchController &controller, QWidget *parent = nullptr);

    /** Begins at the act of that entry of the journal. */
    void open(std::unique_ptr<rules::Record> record, int entry);
    const rules::Record &record() const { return *m_record; }
    bool isOpen() const { return m_record != nullptr; }
    std::size_t step() const;
    void goTo(std::size_t step);
    /** To the act that this entry of the journal is part of. */
    void goToEntry(int entry);
    /** That began the act shown. */
    int entry() const;
    void goOn(int steps);
    void close();
    /** Slow enough for somebody to see how each thing moves. */
    bool showsMoves() const;
    /** What happened in the step shown; what there is no room for is scrolled to. */
    void tell(const QStringList &lines);
    /** Space plays and pauses where that has the keyboard. */
    void playBySpaceOn(QWidget &widget);
    static QList<KeyHint> keyHints();
    /** By itself it goes on only where this says no. */
    void setWaiting(std::function<bool()> isWaiting) { m_isWaiting = std::move(isWaiting); }

signals:
    void stepChanged();
    void closed();
    /** A new match from after the act that this entry began. */
    void playOnWanted(int entry);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeButton(const QString &icon, int steps);
    std::size_t stepOf(int entry) const;
    void fillTurns();
    void play(bool isPlaying);
    void setSpeed(int index);
    void tellStep();
    void setSpaces(bool areOn);
    void retranslate();

    const MatchController &m_controller;
    std::unique_ptr<rules::Record> m_record;
    std::function<bool()> m_isWaiting;
    QTimer m_clock;
    QList<QShortcut *> m_spaces;
    DiceFaces *m_dice; // thrown in the step shown
    QLabel *m_told;
    QScrollArea *m_toldArea;
    QSlider *m_slider;
    QLabel *m_where;
    QComboBox *m_turns;
    QComboBox *m_speed;
    QList<QToolButton *> m_steps; // back, on
    QToolButton *m_play;
    QPushButton *m_playOn;
    QPushButton *m_close;
};

} // namespace escarmouche::app
