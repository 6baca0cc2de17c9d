// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace escarmouche::app {

/** When a sum came to the board and when it went: no key is meant for one that has only just come,
    and one that comes late may have been meant for one that is gone. */
class SumMoments
{
public:
    void come();
    /** It has been read. */
    void go();
    /** It is there no more, read or not. */
    void forget() { m_since.invalidate(); }
    /** A key pressed now is one of those pressed before anybody can have read the sum. Whoever
        goes on pressing in a hurry means it in the end. */
    bool isTooSoon();
    /** A sum was still there a moment ago. */
    bool hasJustGone() const;

private:
    QElapsedTimer m_since; // a sum is there
    QElapsedTimer m_pressed; // a key that came too soon
    QElapsedTimer m_gone;
};

} // namespace escarmouche::app
