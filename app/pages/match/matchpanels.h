// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace escarmouche::app {

class AimPanel;
class AnswerBar;
class BesideTabs;
class BoardCanvas;
class CardStrip;
class LastActBar;
class FigureList;
class FiguresPanel;
class MatchController;
class NotePanel;
class ReplayBar;
class ScoreBar;
class SideFold;
class StoryPanel;
class TargetPanel;
class ThoughtPanel;

/** What the page of a match is made of, and where on it each part stands. The page owns them. */
struct MatchPanels {
    MatchPanels(MatchController &controller, QWidget &page);

    BoardCanvas *canvas;
    CardStrip *cards;
    ScoreBar *score;
    AnswerBar *answers;
    LastActBar *dice;
    AimPanel *aim;
    FiguresPanel *figuresPanel;
    FigureList *figures; // in it
    TargetPanel *targets;
    ThoughtPanel *thoughts;
    NotePanel *notes;
    StoryPanel *story;
    ReplayBar *replay;
    BesideTabs *tabs; // with aim, figuresPanel, targets, story, notes and thoughts

    SideFold *fold;

private:
    void arrange(QWidget &page);
};

} // namespace escarmouche::app
