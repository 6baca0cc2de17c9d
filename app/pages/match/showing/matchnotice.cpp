// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/matchnotice.h"

#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/offersmenu.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

/** The translation context of the notice. */
class MatchNotice
{
    Q_DECLARE_TR_FUNCTIONS(MatchNotice)

public:
    static QString armed(const QString &act, bool isShort)
    {
        if (isShort)
            //: an act that does not lead as far as was clicked
            return tr("%1 – out of reach; click again or press Enter to go as far as it can")
                .arg(act);
        //: an act that was clicked once
        return tr("%1 – click again or press Enter").arg(act);
    }

    static QString turning(const QString &act)
    {
        //: how a tile would be laid
        return tr("%1 – R or the wheel turns it").arg(act);
    }
};

/** What the act would come to, as far as it is by chance: "45% to take a PV, 0.70 expected". */
QString chancesText(const MatchController &controller)
{
    QStringList lines;
    if (const auto &odds = controller.aiming().aim().odds) {
        for (const rules::ChanceLine &line : odds->lines)
            lines << controller.words().chances(line);
    }
    return lines.join(u'\n');
}

/** What the next click does, and what that comes to. */
QString armedText(const MatchController &controller)
{
    const Aiming &aiming = controller.aiming();
    const rules::Offer *offer = aiming.aim().offer();
    if (!offer || !offer->isAllowed())
        return {};
    const QString act = offerText(controller, *offer);
    const QString chances = chancesText(controller);
    QString text;
    if (aiming.isArmed())
        text = MatchNotice::armed(act, aiming.isShort());
    else if (aiming.turns() > 1)
        text = MatchNotice::turning(act);
    else if (!chances.isEmpty())
        text = act;
    return chances.isEmpty() ? text : text + u'\n' + chances;
}

/** Those whom the open question is about. */
std::vector<int> concerned(const MatchController &controller)
{
    std::vector<int> tokens{controller.aiming().chosen(), controller.play().view().acting};
    for (const rules::ActionOption &option : controller.play().match().options())
        tokens.push_back(option.token);
    return tokens;
}

} // namespace

BoardNotice noticeOf(const MatchController &controller)
{
    if (controller.play().isQuestionOpen())
        return {controller.words().question(), true, concerned(controller)};
    return {armedText(controller), false, {}};
}

} // namespace escarmouche::app
