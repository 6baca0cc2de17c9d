// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

class QStackedWidget;

namespace escarmouche::app {

class AimPanel;
class FiguresPanel;
class NotePanel;
class StoryPanel;
class TargetPanel;
class ThoughtPanel;

/** What stands beside the board of a match, tab by tab; below whichever is in front, what can be
    done where one points, as high as it needs. The tabs stay where they are. */
class BesideTabs : public QTabWidget
{
    Q_OBJECT

public:
    struct Parts {
        AimPanel *aim;
        FiguresPanel *figures;
        TargetPanel *targets;
        StoryPanel *story;
        NotePanel *notes;
        ThoughtPanel *thoughts;
    };
    BesideTabs(const Parts &parts, QWidget *parent);

    void showNoteCount(int notes);
    void retranslate();

    bool eventFilter(QObject *aim, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeRoomForAim();

    Parts m_parts;
    QStackedWidget *m_stack; // of the tabs
    int m_aimHeight = 0; // the most that was needed since another figure was chosen
    int m_notes = 0;
};

} // namespace escarmouche::app
