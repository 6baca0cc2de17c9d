// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamewords.h"

#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/sentences/campaignwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace escarmouche::app {

namespace {

class PostGameWords
{
    Q_DECLARE_TR_FUNCTIONS(PostGameWords)

public:
    static QString dice(const rules::Request &request)
    {
        if (request.roll.reading == rules::Reading::D66)
            return tr("d66");
        if (request.roll.reading == rules::Reading::D3)
            return tr("d3");
        //: dice: how many, with how many sides
        return tr("%1d%2").arg(request.roll.count).arg(request.roll.sides);
    }

    static QString state(const rules::PostGameLine &line)
    {
        if (line.done)
            return tr("settled");
        if (!line.after.empty())
            return tr("other lines first");
        switch (line.awaiting) {
        case rules::Awaiting::Dice:
            return tr("to roll: %1").arg(dice(line.roll));
        case rules::Awaiting::Choice:
            return line.needed ? tr("to choose") : tr("may choose");
        case rules::Awaiting::Confirmation:
            return tr("to confirm");
        case rules::Awaiting::Nothing:
            break;
        }
        return {};
    }

    static QString progress(const rules::PostGameDocument &document)
    {
        if (document.closed)
            return tr("closed");
        if (document.waitsFor)
            return tr("an earlier post-game of this band comes first");
        if (document.ready)
            return tr("ready to finish");
        const auto isOpen = [](const rules::PostGameLine &line) {
            return !line.done && line.needed;
        };
        return tr("%n line(s) to settle", nullptr,
                  static_cast<int>(std::ranges::count_if(document.lines, isOpen)));
    }
};

QString sayAll(const CampaignController &controller, const std::vector<rules::Told> &told)
{
    QStringList sentences;
    for (const rules::Told &each : told)
        sentences << controller.say(each.sentence);
    return sentences.join(u' ');
}

} // namespace

QString lineTitle(const CampaignController &controller, const rules::PostGameLine &line)
{
    const QString told = line.done ? sayAll(controller, line.told) : QString();
    return told.isEmpty() ? controller.say(line.sentence) : told;
}

QString lineDetails(const CampaignController &controller, const rules::PostGameLine &line)
{
    return line.done ? QString() : sayAll(controller, rules::toldBeside(line));
}

QString wholeLine(const CampaignController &controller, const rules::PostGameLine &line)
{
    const QString title = lineTitle(controller, line);
    const QString details = lineDetails(controller, line);
    return details.isEmpty() ? title : title + u'\n' + details;
}

QString lineState(const rules::PostGameLine &line)
{
    return PostGameWords::state(line);
}

QString diceText(const rules::Request &request)
{
    return PostGameWords::dice(request);
}

QString accountText(const rules::PostGameDocument &document)
{
    QString text =
        treasuryText(document) + QStringLiteral(" · ") + PostGameWords::progress(document);
    if (const QString paid = paidText(document); !paid.isEmpty())
        text += u'\n' + paid;
    return text;
}

} // namespace escarmouche::app
