// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/gamebox.h"

#include "app/look/literal/literal.h"
#include "app/words/sentences/phrases.h"
#include "app/words/settings/settings.h"
#include "model/text.h"

#include <QLabel>

#include <algorithm>

namespace escarmouche::app {

GameBox::GameBox(QWidget *parent) : QComboBox(parent)
{
    connect(this, &QComboBox::currentIndexChanged, this, &GameBox::gameChanged);
    connect(this, &QComboBox::activated, this, [this] { rememberGame(game()); });
}

void GameBox::setGames(const std::vector<rules::SystemName> &games, QLabel *label)
{
    clear();
    for (const rules::SystemName &each : games) {
        addItem(inUiLanguage(each.name), toQString(each.key));
        setItemData(count() - 1, tipText(inUiLanguage(each.about)), Qt::ToolTipRole);
    }
    setCurrentIndex(std::max(0, findData(toQString(lastGame()))));
    setVisible(count() > 1);
    if (label != nullptr)
        label->setVisible(count() > 1);
}

std::string GameBox::game() const
{
    return toUtf8(currentData().toString());
}

} // namespace escarmouche::app
