// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/window/main/mainwindow.h"
#include "rules/core/campaign/deciding/documents.h"
#include "tests/support/window/shellhouse.h"

#include <QAction>
#include <QApplication>

#include <algorithm>

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

/** The same over the example campaign, which has games, injuries, fallen and mercenaries. */
struct SampleCampaignHouse : CampaignHouse {
    explicit SampleCampaignHouse(rules::Language language = rules::Language::English)
        : CampaignHouse(language)
    {
        window.openSampleCampaign();
    }
};

/** The first game to come of a campaign. */
inline rules::FixtureId nextGame(const app::CampaignController &controller)
{
    return std::ranges::find_if(controller.campaign().fixtures, rules::isToCome)->id;
}

} // namespace escarmouche::tests
