// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/campaigncontroller.h"
#include "app/campaign/campaignpage.h"
#include "app/mainwindow/mainwindow.h"
#include "tests/support/shellhouse.h"

#include <QAction>
#include <QApplication>

namespace escarmouche::tests {

/** A shown window over a library of its own, in which a campaign is opened. */
struct CampaignHouse {
    ShellHouse house;
    app::MainWindow window{house.shell(), {house.language().current(), {}}};

    explicit CampaignHouse(rules::Language language = rules::Language::English) : house(language)
    {
        window.resize(1280, 720);
        window.show();
        QApplication::setActiveWindow(&window);
    }
    app::CampaignPage &page() { return *window.currentCampaign(); }
    const rules::Campaign &campaign() { return page().controller().campaign(); }
    void tab(int place)
    {
        page().goActions().at(place)->trigger();
        QApplication::processEvents();
    }
};

} // namespace escarmouche::tests
