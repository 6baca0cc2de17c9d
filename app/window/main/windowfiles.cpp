// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/windowfiles.h"

#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/match/matchpage.h"
#include "app/print/matchprinting.h"
#include "app/window/main/bandfiles.h"
#include "app/window/main/campaignfiles.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/bandtabs.h"
#include "app/window/tabs/campaigntabs.h"
#include "app/window/tabs/pageopener.h"
#include "app/window/tabs/pagetabs.h"
#include "model/text.h"

#include <QDir>

namespace escarmouche::app {

WindowFiles::WindowFiles(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs,
                         PageOpener &opener)
    : QObject(&tabs), m_shell(shell), m_preferences(preferences), m_tabs(tabs), m_opener(opener)
{
}

void WindowFiles::open(const QString &path)
{
    if (!isCampaignFile(path))
        return m_opener.bands().openMade(takeBandFile(m_shell.library, path));
    if (const auto uuid = takeCampaignFile(m_tabs.window(), m_shell.library, path))
        m_opener.campaigns().openMade(*uuid);
    else
        emit m_tabs.said(tr("Import cancelled. The library is unchanged."));
}

void WindowFiles::choose()
{
    for (const QString &path : chooseFiles(m_tabs.window()))
        open(path);
}

void WindowFiles::copyBand(const QString &uuid)
{
    m_opener.bands().openMade(app::copyBand(m_shell.library, toUtf8(uuid)));
}

void WindowFiles::exportPage()
{
    QString path;
    if (auto *band = m_tabs.current<BandPage>(); band != nullptr && m_tabs.settle(*band))
        path = exportBand(m_tabs.window(), m_shell.library, band->session(), m_shell.rules,
                          m_preferences.now().units);
    else if (auto *campaign = m_tabs.current<CampaignPage>();
             campaign != nullptr && m_tabs.settle(*campaign))
        path = exportCampaign(m_tabs.window(), m_shell.library, campaign->controller());
    if (!path.isEmpty())
        emit m_tabs.said(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
}

void WindowFiles::print()
{
    if (auto *band = m_tabs.current<BandPage>(); band != nullptr && m_tabs.settle(*band))
        printBand(m_tabs.window(), m_shell.library, band->session(), m_shell.rules,
                  m_preferences.now());
    else if (auto *campaign = m_tabs.current<CampaignPage>())
        campaign->print();
    else if (auto *match = m_tabs.current<MatchPage>()) {
        const rules::MatchSetup &setup = match->session().setup();
        printMatchSheets(*systemNamed(m_shell.library.systems(), setup.system), setup,
                         m_tabs.window());
    }
}

} // namespace escarmouche::app
