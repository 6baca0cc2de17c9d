// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/deeds.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/console.h"
#include "app/words/sentences/reasons.h"
#include "app/words/sentences/sentences.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <cerrno>
#include <csignal>

namespace escarmouche::app::cli {
namespace {

// One call of the program does what it does once.
QStringList doneSoFar;
std::vector<rules::Error> notConfirmed;

QString listOfDeeds()
{
    return doneSoFar.join(QStringLiteral(", "));
}

} // namespace

void noteDone(const QString &what)
{
    doneSoFar << what;
}

const QStringList &deeds()
{
    return doneSoFar;
}

void noteUnconfirmed(const rules::Error &error)
{
    notConfirmed.push_back(error);
}

const std::vector<rules::Error> &unconfirmed()
{
    return notConfirmed;
}

Complaint afterDeeds(Complaint complaint)
{
    if (doneSoFar.isEmpty())
        return complaint;
    const QString why = complaint.why.isEmpty() ? complaint.sentence : complaint.why;
    complaint.exit = kIllegal;
    complaint.sentence =
        //: what was done, then why the rest was not
        told(QT_TRANSLATE_NOOP("CommandLine", "Part of this is done and stays; do not repeat it: "
                                              "%1. The rest was not done. %2"))
            .arg(listOfDeeds(), why);
    return complaint;
}

int tellUnprinted(int number)
{
    const QString output = told(QT_TRANSLATE_NOOP("CommandLine", "standard output"));
    if (!doneSoFar.isEmpty()) {
        grumble(
            //: "standard output", why nothing can be written there, what was done
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "Done, but the answer could not be printed to %1: %2. Do not "
                                   "repeat the command. Stored: %3"))
                .arg(output, reasonText(model::systemReason(number)), listOfDeeds()));
        return kIllegal;
    }
    if (number == EPIPE) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    grumble(
        //: "standard output", why nothing can be written there
        told(QT_TRANSLATE_NOOP("CommandLine",
                               "The answer could not be printed to %1: %2. Nothing was changed."))
            .arg(output, reasonText(model::systemReason(number))));
    return exitCode(rules::ErrorCode::InputOutput);
}

} // namespace escarmouche::app::cli
