// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/onscreen.h"

#include <QDialog>
#include <QScreen>

#include <algorithm>

namespace escarmouche::app {

// Its own frame is not known before it is there: that of its window is alike.
void placeOnScreen(QDialog &dialog)
{
    if (dialog.parentWidget() == nullptr)
        return;
    const QWidget &window = *dialog.parentWidget()->window();
    const QSize frame = window.frameGeometry().size() - window.size();
    const QRect screen = window.screen()->availableGeometry();
    QRect place(QPoint(), dialog.size() + frame);
    place.moveCenter(window.frameGeometry().center());
    place.moveRight(std::min(place.right(), screen.right()));
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveLeft(std::max(place.left(), screen.left()));
    place.moveTop(std::max(place.top(), screen.top()));
    dialog.move(place.topLeft());
}

} // namespace escarmouche::app
