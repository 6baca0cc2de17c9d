// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/historytext.h"

#include "app/words/language/dates.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace escarmouche::app {

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(HistoryText)
};

} // namespace

namespace {

QString movedText(const std::function<QString(const rules::Phrase &)> &say,
                  const model::Moved &moved)
{
    if (moved.isLine()) {
        const int count = static_cast<int>(moved.count);
        //: acts of the history that somebody took out together at that time
        return (moved.back
                    ? HistoryText::tr("%n act(s) taken out on %1, brought back", nullptr, count)
                    : HistoryText::tr("%n act(s) taken out on %1, taken out again", nullptr, count))
            .arg(momentText(moved.at));
    }
    const QString act = say(moved.sentence);
    if (moved.amended)
        //: what an act did, which somebody corrected later
        return moved.back ? HistoryText::tr("“%1” as it was before its correction").arg(act)
                          : HistoryText::tr("“%1” corrected").arg(act);
    //: what an act did, which somebody took out of the history later
    return moved.back ? HistoryText::tr("“%1” brought back").arg(act)
                      : HistoryText::tr("“%1” taken out").arg(act);
}

/** What an act did, and what it was noted as before somebody corrected it or an earlier one. */
QString actText(const std::function<QString(const rules::Phrase &)> &say,
                const model::HistoryLine &line)
{
    const QString act = say(line.sentence);
    if (line.open)
        //: what an act did that a correction of an earlier one made impossible
        return HistoryText::tr("No longer possible: %1").arg(act);
    const QString before = line.formerly.key.empty() ? QString() : say(line.formerly);
    if (!before.isEmpty() && before != act)
        //: what an act did, then what it did before it was corrected
        return HistoryText::tr("%1 (before a correction: %2)").arg(act, before);
    //: what an act did, in words that a correction did not change
    return line.corrected.seq == 0 ? act : HistoryText::tr("%1 (corrected)").arg(act);
}

} // namespace

QString historyText(const std::function<QString(const rules::Phrase &)> &say,
                    const model::HistoryLine &line)
{
    if (line.moved.empty())
        return actText(say, line);
    QStringList acts;
    for (const model::Moved &moved : line.moved)
        acts << movedText(say, moved);
    //: between things that one act took out
    const QString all = acts.join(HistoryText::tr("; "));
    return line.reason.empty() ? all
                               //: what was taken out, and why
                               : HistoryText::tr("%1. Reason: %2").arg(all, toQString(line.reason));
}

} // namespace escarmouche::app
