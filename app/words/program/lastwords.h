// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** To be called first. A file that may grow no further is from then on an error of whoever writes
    it and no signal; memory or threads that the system refuses end the program with a sentence and
    exit code 1 where nobody else says so. */
void prepareLastWords();
/** From now on Qt says nothing on the terminal of its own: what goes wrong is said in our words. */
void muteQt();
/** The sentence, from now on in the language that is spoken. */
void translateLastWords();

/** From now on a crash writes its signal and its stack there; -1: nowhere. */
void logCrashes(int descriptor);

/** Says it; the exit code. */
int sayLastWords();

} // namespace escarmouche::app
