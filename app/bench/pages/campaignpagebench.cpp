// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/pages/campaignpagebench.h"

#include "app/bench/measures/longcampaign.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/resources.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>

namespace escarmouche::app {

using rules::Result;

namespace {

// The parts in the order of their tabs, in a game with bands.
constexpr std::array kPageParts{"calendar",  "after_the_game", "bands",
                                "standings", "story",          "figures"};

double painted(CampaignPage &page, const std::function<void()> &first)
{
    return medianMicroseconds(5, 1,
                              [&] {
                                  first();
                                  (void)page.grab();
                              }) /
           kMicrosecondsAMillisecond;
}

std::string pageKey(std::string_view part, std::string_view what)
{
    return "campaign_page_10000_" + std::string(part) + '_' + std::string(what) + "_ms";
}

std::unique_ptr<CampaignPage> pageOf(const std::shared_ptr<model::CampaignSession> &session,
                                     const Shell &shell)
{
    auto page = std::make_unique<CampaignPage>(
        std::make_unique<CampaignController>(session,
                                             BoardLimits{shell.library.systems(), shell.rules}),
        shell);
    page->resize(1280, 720);
    page->show();
    return page;
}

} // namespace

Result<std::vector<Figure>> measureCampaignPage(const Shell &shell)
{
    const auto bands = bandsToMeasure(model::readCatalogue);
    const auto ledger = bands ? longCampaign(*bands) : rules::fail(bands.error());
    const auto uuid =
        ledger ? shell.library.campaigns().importText(*ledger) : rules::fail(ledger.error());
    auto opened = uuid ? shell.library.campaigns().open(*uuid) : rules::fail(uuid.error());
    if (!opened)
        return rules::fail(opened.error());
    const std::shared_ptr<model::CampaignSession> session = std::move(*opened);
    std::vector<Figure> figures;
    figures.push_back({"campaign_page_10000_painted_ms", medianMicroseconds(5, 1, [&] {
                                                             (void)pageOf(session, shell)->grab();
                                                         }) / kMicrosecondsAMillisecond});
    const auto page = pageOf(session, shell);
    while (!page->controller().isTold()) // a little at a time
        QCoreApplication::processEvents();
    const auto parts = std::min<std::size_t>(kPageParts.size(),
                                             static_cast<std::size_t>(page->goActions().size()));
    for (std::size_t part = 0; part < parts; ++part) {
        const auto at = static_cast<qsizetype>(part);
        const auto other = at == 0 ? 1 : 0;
        std::vector<double> shown;
        for (int n = 0; n < 5; ++n) {
            page->goActions().at(other)->trigger();
            shown.push_back(medianMicroseconds(1, 1, [&] {
                page->goActions().at(at)->trigger();
                (void)page->grab();
            }));
        }
        std::ranges::sort(shown);
        figures.push_back({pageKey(kPageParts[part], "shown"),
                           shown[shown.size() / 2] / kMicrosecondsAMillisecond});
        figures.push_back({pageKey(kPageParts[part], "after_an_act"), painted(*page, [&] {
                               (void)page->controller().perform(rules::AddPlayer{"Bench"});
                           })});
    }
    if (const auto settled = page->settle(); !settled)
        return rules::fail(settled.error());
    return figures;
}

} // namespace escarmouche::app
