// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace escarmouche::app {

class FiguresPanel;
class NotePanel;
class StoryPanel;
class TargetPanel;
class ThoughtPanel;

/** What stands beside the board of a match, tab by tab. */
class BesideTabs : public QTabWidget
{
    Q_OBJECT

public:
    struct Parts {
        FiguresPanel *figures;
        TargetPanel *targets;
        StoryPanel *story;
        NotePanel *notes;
        ThoughtPanel *thoughts;
    };
    BesideTabs(const Parts &parts, QWidget *parent);

    void showNoteCount(int notes);
    void retranslate();

private:
    Parts m_parts;
    int m_notes = 0;
};

} // namespace escarmouche::app
