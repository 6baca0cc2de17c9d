// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/aim.h"
#include "app/pages/match/control/stateofplay.h"

#include <QObject>

#include <string>
#include <vector>

namespace escarmouche::app {

/** Who is chosen, where one points and what could be done there: what a click shows first and does
    next. Does nothing in the match; whoever hears decided() does. */
class Aiming : public QObject
{
    Q_OBJECT

public:
    /** The state of play outlives it. */
    Aiming(const StateOfPlay &play, QObject *parent);

    int chosen() const { return m_chosen; }
    const Aim &aim() const { return m_aim; }
    /** The answers to the question that no place of the board stands for, in order; of a reaction
        to what others do, all. */
    std::vector<rules::ActionOption> answers() const;
    /** All that the chosen token could attack, the best odds first, what is refused last. */
    std::vector<rules::Target> targets() const;

    void choose(int token);
    /** As a list has it: one's own is chosen, another's is what the one who must act points at. */
    void turnTo(int token);
    /** Nothing is pointed at any more and nobody is chosen, but for who must act now. */
    void letGo();
    /** Whoever comes first is chosen, whoever was before. */
    void startOver();
    void point(const rules::Pointing &pointing);
    /** No pointer is there any more: what is shown stays until the match goes on or somebody else
        is chosen. */
    void keepAim() { m_isAimKept = true; }
    /** The pointer has left the board: the same, but for what is shown at the pointer itself. */
    void leave();
    bool isLeft() const { return m_isLeft; }
    /** Another of the offers there is shown. */
    void previewOffer(std::size_t which);
    /** The same, to be done by the next click. */
    void showOffer(std::size_t which);
    /** Turns what would be put down there: shows the next offer that is possible, after the last
        the first again. */
    void turn(bool isForward);
    /** In how many ways it could be put down where one points; 0: it cannot be turned. */
    int turns() const;
    /** Points at it and shows that attack, to be done by the next click there. */
    void aimAt(const rules::Target &target);
    /** Shows an act that was weighed for the player, wherever one points. */
    void aimAt(const rules::Thought &thought);
    /** Once shows what would be done there, once more does it, if that has been painted; what
        answers a question is done at once. Where nothing can be done, one's own token is chosen. */
    void click(const rules::Pointing &pointing);
    /** Does what is shown, at once. */
    void confirm();
    void drop(int token, const rules::Place &place);
    /** Wherever one points, an act of that sort is shown first where there is one, until somebody
        else is chosen or it is done: the key of its label; empty: whatever a click does. */
    void prefer(const std::string &sort);
    const std::string &preferred() const { return m_preferred; }

    /** What would be done is on the screen. */
    void setShown(bool isShown) { m_isShown = isShown; }
    bool isShown() const { return m_isShown; }
    /** Clicked once: the next click there does what is shown. */
    bool isArmed() const { return m_isArmed; }
    /** The way that is shown ends before the place pointed at. */
    bool isShort() const;
    /** As good as the same for a hand on a mouse. */
    static bool isSameSpot(const rules::Pointing &one, const rules::Pointing &other);

    /** What was shown is being done. */
    void spend();
    /** The match has moved on: chosen is who acts. */
    void follow();

signals:
    void chosenChanged();
    void preferredChanged();
    void aimChanged();
    void decided(const escarmouche::rules::Offer &offer);
    void refused(const escarmouche::rules::Error &error);
    /** The board was clicked while a question is open that this does not answer. */
    void questionWaits();
    /** The board was clicked where the chosen figure could go, which is not activated yet. */
    void activationWaits(int token);

private:
    void arm();
    void turnDown(const rules::Pointing &pointing);
    void refreshAim(const Aim &before = {});
    void fillAim();
    std::size_t firstShown(const rules::Offer &byClick) const;
    void dropKeptAim();
    void dropCardThatIsGone();
    bool isElsewhere(const rules::ActionOption &option) const;

    const StateOfPlay &m_play;
    int m_chosen = -1;
    int m_acting = -1; // in the state followed last
    Aim m_aim;
    std::string m_preferred;
    bool m_isAimKept = false; // nothing points there any more
    bool m_isLeft = false; // the pointer did, and has left the board
    bool m_isShown = false; // on the screen
    bool m_isArmed = false; // clicked once
};

} // namespace escarmouche::app
