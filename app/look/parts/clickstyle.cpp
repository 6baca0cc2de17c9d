// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/clickstyle.h"

#include "app/look/palette/palette.h"

#include <QPainter>
#include <QStyleOption>

namespace escarmouche::app {

namespace {

constexpr int kBesideIcon = 4; // as wide as styles leave it

} // namespace

int ClickStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returned) const
{
    if (hint == SH_ItemView_ActivateItemOnSingleClick)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void ClickStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (element != CE_ComboBoxLabel || !box || box->editable)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox cut(*box);
    const QRect room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
    const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + kBesideIcon;
    cut.currentText =
        box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room.width() - icon - 2);
    QProxyStyle::drawControl(element, &cut, painter, widget);
}

void ClickStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRound = element == PE_IndicatorRadioButton;
    if ((!isRound && element != PE_IndicatorCheckBox) || !isDark(option->palette))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, isRound);
    painter->setPen(tone(Tone::Dim, option->palette));
    painter->setBrush(Qt::NoBrush);
    const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound)
        painter->drawEllipse(outline);
    else
        painter->drawRect(outline);
    painter->restore();
}

} // namespace escarmouche::app
