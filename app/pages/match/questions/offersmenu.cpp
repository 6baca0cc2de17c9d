// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/offersmenu.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/match/control/matchcontroller.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QMenu>

namespace escarmouche::app {

namespace {

/** The translation context of the menu. */
class OffersMenu
{
    Q_DECLARE_TR_FUNCTIONS(OffersMenu)

public:
    static QString priced(const QString &label, const QString &price)
    {
        //: an action, its price
        return tr("%1 (%2)").arg(label, price);
    }
    static QString pricedEach(const QString &label, const QString &price)
    {
        //: what several figures do together, and the price for each of them
        return tr("%1 (%2 each)").arg(label, price);
    }
    static QString refused(const QString &label, const QString &why)
    {
        //: an action, and why it cannot be done
        return tr("%1: %2").arg(label, why);
    }
};

QString entryText(const MatchController &controller, const rules::Offer &offer)
{
    QString text = offerText(controller, offer);
    if (offer.refusal)
        text = OffersMenu::refused(text, controller.words().say(rules::whyRefused(*offer.refusal)));
    return buttonText(text);
}

} // namespace

QString offerText(const MatchController &controller, const rules::Offer &offer)
{
    const QString label = controller.words().say(offer.label);
    const rules::Unit &unit = controller.play().counted().actions;
    if (offer.cost == 0 || !unit.isCounted())
        return label;
    const QString price = MatchWords::amount(offer.cost, unit);
    return offer.then.empty() ? OffersMenu::priced(label, price)
                              : OffersMenu::pricedEach(label, price);
}

void execOffersMenu(MatchController &controller, QWidget &parent, const QPoint &at,
                    const std::function<void(const QString &rule)> &showRule)
{
    QMenu menu(&parent);
    const Aim &aim = controller.aiming().aim();
    for (const rules::Offer &offer : aim.offers) {
        QAction *act = menu.addAction(entryText(controller, offer));
        const auto which = static_cast<std::size_t>(&offer - aim.offers.data());
        QObject::connect(act, &QAction::hovered, &menu,
                         [&controller, which] { controller.aiming().previewOffer(which); });
        if (&offer == aim.offer() && offer.isAllowed())
            menu.setDefaultAction(act);
        if (offer.refusal) {
            act->setIcon(lineIcon(QStringLiteral("illegal")));
            QObject::connect(
                act, &QAction::triggered, &menu,
                [&showRule, rule = toQString(offer.refusal->subject)] { showRule(rule); });
        } else {
            QObject::connect(act, &QAction::triggered, &menu,
                             [&controller, offer] { controller.perform(offer); });
        }
    }
    if (!menu.isEmpty())
        menu.exec(at);
}

} // namespace escarmouche::app
