// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "model/resources.h"
#include "rules/core/campaign/deciding.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/musg/randomcampaign.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace escarmouche::tests {

/** A new library of the real system in a folder of its own, for campaigns. */
struct CampaignLibrary {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("campaigns.library"));
    rules::RuleSystems systems = std::move(*model::loadSystems());

    std::unique_ptr<model::Library> open(model::OpenMode mode = model::OpenMode::Create) const
    {
        auto library = model::Library::open(path, systems, mode);
        return library ? std::move(*library) : nullptr;
    }
    static std::unique_ptr<model::CampaignSession> found(model::Library &library,
                                                         const std::string &name = "The long war")
    {
        const auto uuid = library.campaigns().create("musg", name);
        auto session = uuid ? library.campaigns().open(*uuid) : rules::fail(uuid.error());
        return session ? std::move(*session) : nullptr;
    }
};

/** A band joins a campaign that an open session shows. */
inline rules::BandId join(model::CampaignSession &session, const std::string &name,
                          rules::musg::Band band)
{
    if (session.campaign().players.empty())
        (void)session.perform(rules::AddPlayer{"Zoé"});
    band.name = name;
    const rules::JoinBand act{session.campaign().players.front().id,
                              {},
                              rules::musg::encodeBand(musgCatalogue(), band),
                              rules::Joining::AsItStands};
    (void)session.perform(act, "a test");
    return session.campaign().bands.empty() ? rules::BandId{} : session.campaign().bands.back().id;
}

inline rules::musg::Band smallBand()
{
    return BandBuilder("generic").campaign(60).chief().with("rifle").sousFifre(3).band();
}

inline rules::FixtureId schedule(model::CampaignSession &session, std::vector<rules::BandId> bands)
{
    rules::FixturePlan plan;
    plan.bands = std::move(bands);
    (void)session.perform(rules::ScheduleFixture{std::move(plan)});
    return session.campaign().fixtures.empty() ? rules::FixtureId{}
                                               : session.campaign().fixtures.back().id;
}

/** The room of a campaign that an open session keeps. */
class SessionRoom : public CampaignRoom
{
public:
    explicit SessionRoom(std::unique_ptr<model::CampaignSession> session)
        : CampaignRoom(Elsewhere()), m_session(std::move(session))
    {
        if (m_session->campaign().players.empty())
            do_(rules::AddPlayer{"Zoé"});
    }

    rules::Result<rules::CampaignOutcome> tryTo(rules::CampaignAct act,
                                                std::string reason = {}) override
    {
        const auto done = m_session->perform(act, reason);
        if (!done) {
            if (refused)
                refused(done.error());
            return rules::fail(done.error());
        }
        if (after)
            after();
        return rules::CampaignOutcome();
    }
    const rules::Campaign &campaign() const override { return m_session->campaign(); }
    model::CampaignSession &session() const { return *m_session; }
    void take(std::unique_ptr<model::CampaignSession> session) { m_session = std::move(session); }

    std::function<void()> after; // each act done
    std::function<void(const rules::Error &)> refused; // each that was not

private:
    std::unique_ptr<model::CampaignSession> m_session;
};

/** A random campaign of some games with undone acts, typed and thrown dice, a reason or two. */
inline std::string fillCampaign(model::Library &library, int games, std::uint64_t seed)
{
    const auto uuid =
        library.campaigns().create("musg", "Campagne « " + std::to_string(seed) + " »");
    auto session = uuid ? library.campaigns().open(*uuid) : rules::fail(uuid.error());
    if (!session)
        return "campaign: " + session.error().hint;
    SessionRoom room(std::move(*session));
    RandomCampaign(room, seed, false, 2).play(games);
    const auto undone = room.session().undo().and_then([&] { return room.session().undo(); });
    const auto done = undone.and_then([&] { return room.session().redo(); });
    if (!done)
        return "undo";
    return room.session().flush() ? std::string() : "flush of a campaign";
}

inline std::string textOf(const model::CampaignSession &session)
{
    return encode(session.campaign());
}

} // namespace escarmouche::tests
