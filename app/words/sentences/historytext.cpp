// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/historytext.h"

#include "model/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace escarmouche::app {

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(HistoryText)
};

} // namespace

QString historyText(const std::function<QString(const rules::Phrase &)> &say,
                    const model::HistoryLine &line)
{
    if (line.moved.empty())
        return say(line.sentence);
    QStringList acts;
    for (const model::Moved &moved : line.moved) {
        const QString act = say(moved.sentence);
        //: what an act did, which somebody took out of the history later
        acts << (moved.back ? HistoryText::tr("“%1” brought back").arg(act)
                            : HistoryText::tr("“%1” taken out").arg(act));
    }
    const QString all = acts.join(QStringLiteral("; "));
    return line.reason.empty() ? all
                               //: what was taken out, and why
                               : HistoryText::tr("%1. Reason: %2").arg(all, toQString(line.reason));
}

} // namespace escarmouche::app
