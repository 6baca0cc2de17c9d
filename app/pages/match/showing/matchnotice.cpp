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

/** What the next click does; a card beside the target says what that comes to. */
QString armedText(const MatchController &controller)
{
    const Aiming &aiming = controller.aiming();
    const rules::Offer *offer = aiming.aim().offer();
    if (!offer || !offer->isAllowed())
        return {};
    const QString act = offerText(controller, *offer);
    if (aiming.isArmed())
        return MatchNotice::armed(act, aiming.isShort());
    return aiming.turns() > 1 ? MatchNotice::turning(act) : QString();
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
    const bool isRead = controller.hasTaker() && controller.meant().empty(); // it is asked later
    if (controller.play().isQuestionOpen() && !isRead)
        return {controller.words().question(), true, concerned(controller)};
    return {armedText(controller), false, {}};
}

} // namespace escarmouche::app
