// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/campaigndesk.h"

#include "model/drafts/drafts.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

CampaignDesk::CampaignDesk(std::shared_ptr<CampaignSession> session, rules::BandId band)
    : m_session(std::move(session)), m_band(band)
{
    constexpr std::chrono::milliseconds kSlice(20);
    read();
    m_telling.setSingleShot(true);
    connect(&m_telling, &QTimer::timeout, this, [this, kSlice] { tellSome(kSlice); });
    tellSome({});
    connect(m_session.get(), &CampaignSession::changed, this, [this] {
        read();
        emit changed();
    });
    connect(m_session.get(), &CampaignSession::acknowledged, this, &BandDesk::acknowledged);
    connect(m_session.get(), &CampaignSession::retractionRefused, this,
            &BandDesk::retractionRefused);
    connect(m_session.get(), &CampaignSession::refused, this,
            [this](const rules::Error &error, const rules::CampaignAct &act) {
                const auto *own = std::get_if<rules::ActOnBand>(&act);
                if (own && own->band == m_band)
                    emit refused(error, own->act);
            });
}

// What cannot be told is complained about by who asks for the history.
void CampaignDesk::tellSome(std::chrono::milliseconds about)
{
    m_told = m_session->tellSome(about).value_or(true);
    if (!m_told)
        m_telling.start(0);
    else
        emit changed();
}

// A band whose joining was taken back stays on the screen as it was last.
void CampaignDesk::read()
{
    if (const auto *entrant = rules::find(m_session->campaign(), m_band))
        m_state = entrant->band->band(m_session->campaign().options);
}

std::string CampaignDesk::standing() const
{
    const auto *entrant = rules::find(m_session->campaign(), m_band);
    return entrant ? entrant->band->band({}) : m_state;
}

rules::Result<void> CampaignDesk::perform(const rules::BandAct &act, const std::string &adjustment)
{
    return m_session->perform(rules::ActOnBand{m_band, act}, adjustment);
}

std::optional<rules::BandRecords> CampaignDesk::records() const
{
    if (!rules::find(m_session->campaign(), m_band))
        return std::nullopt;
    return rules::recordsOf(m_session->rules(), m_session->campaign(), m_band);
}

rules::Result<std::vector<HistoryLine>> CampaignDesk::history() const
{
    const auto lines = m_session->history();
    if (!lines)
        return rules::fail(lines.error());
    std::vector<HistoryLine> ours;
    for (const CampaignLine &line : *lines) {
        if (std::ranges::count(line.bands, m_band) == 0)
            continue;
        ours.push_back(line.line);
        ours.back().isOwn = line.about == "band" || line.about == "join";
    }
    return ours;
}

bool CampaignDesk::canUndo() const
{
    return m_session->canUndoByHand(m_band);
}

std::optional<HistoryLine> CampaignDesk::undoLine() const
{
    return m_session->lineByHand(m_band);
}

std::optional<HistoryLine> CampaignDesk::redoLine() const
{
    return m_session->redoLine();
}

rules::Result<void> CampaignDesk::undo()
{
    return m_session->undoByHand(m_band);
}

rules::Result<std::vector<Consequence>>
CampaignDesk::foresee(const std::vector<std::string> &uuids) const
{
    const auto found = m_session->foresee(uuids);
    if (!found)
        return rules::fail(found.error());
    std::vector<Consequence> consequences;
    for (const CampaignConsequence &each : *found)
        consequences.push_back({each.act.line, each.refused, each.why});
    return consequences;
}

rules::Result<void> CampaignDesk::takeOut(const std::vector<std::string> &uuids)
{
    return m_session->takeOut(uuids);
}

rules::Result<void> CampaignDesk::undoTo(std::int64_t seq)
{
    const auto lines = history();
    if (!lines)
        return rules::fail(lines.error());
    std::vector<std::string> later; // with what later take-outs took out, as StreamSession does
    bool any = false;
    for (const HistoryLine &line : *lines) {
        if (line.seq <= seq || !line.isOwn)
            continue;
        any = any || !line.retracted;
        later.push_back(line.uuid);
    }
    return any ? m_session->undoAll(later) : rules::Result<void>{};
}

Drafts CampaignDesk::drafts() const
{
    return m_session->drafts();
}

} // namespace escarmouche::model
