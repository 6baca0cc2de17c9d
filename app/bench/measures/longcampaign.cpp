// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/longcampaign.h"

#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledgercodec.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/dice/dice.h"

#include <algorithm>

namespace escarmouche::app {

using rules::Result;

namespace {

/** A long campaign, as the ledger that a library would have written of it. */
class LongCampaign
{
public:
    LongCampaign(const rules::RuleSystem &system, const CampaignSize &size)
        : m_system(system.key), m_rules(*system.campaigns), m_bands(*system.bands), m_size(size)
    {
    }

    Result<std::string> ledger(const std::string &band)
    {
        if (const auto done = found(band); !done)
            return rules::fail(done.error());
        for (int game = 0; game < m_size.games; ++game) {
            if (const auto done = play(game); !done)
                return rules::fail(done.error());
        }
        while (m_seq < m_size.events) {
            if (const auto done = actOnBand(); !done)
                return rules::fail(done.error());
        }
        model::LedgerEnd end;
        end.people = 1;
        end.events = m_seq;
        return encodeLine(model::LedgerStart{}) + encodeLine(model::Person{"p", "Bench"}) + m_text +
               encodeLine(end);
    }

private:
    Result<void> perform(const rules::CampaignAct &act)
    {
        const int seq = static_cast<int>(m_seq) + 1;
        const rules::CampaignInput input{act, seq == 1 ? 1 : 1000 * seq + 1, "bench"};
        const auto outcome = decide(m_rules, m_campaign, input);
        if (!outcome)
            return rules::fail(outcome.error());
        if (const auto done = evolve(m_rules, m_campaign, *outcome); !done)
            return done;
        model::LedgerEvent event{.stream = "bench", .seq = seq, .uuid = model::newUuid()};
        event.act = event.uuid;
        event.person = "p";
        event.at = model::nowUtc();
        event.kind = std::string(model::kCampaignAct) + m_system;
        event.payload = encode(model::ActPayload{encode(input), encode(*outcome)});
        event.prevHash = m_head;
        m_head = event.hash = eventHash(event);
        m_text += encodeLine(event);
        ++m_seq;
        return {};
    }
    Result<void> found(const std::string &band)
    {
        auto done = perform(rules::FoundCampaign{m_system, "bench", "Bench", {}}).and_then([&] {
            return perform(rules::AddPlayer{"Bench"});
        });
        for (int n = 0; done && n < m_size.bands; ++n) {
            const auto named = namedAs(band, "Bench " + std::to_string(n));
            done = named
                       ? perform(rules::JoinBand{
                             m_campaign.players.front().id, {}, *named, rules::Joining::AsItStands})
                       : rules::fail(named.error());
        }
        return done;
    }
    Result<std::string> namedAs(const std::string &band, const std::string &name) const
    {
        const auto outcome = m_bands.decide(
            band, encode(rules::BandInput{rules::SetProperties{{}, {{"name", name}}}, 1, "bench"}));
        return outcome ? m_bands.evolve(band, *outcome) : rules::fail(outcome.error());
    }
    /** Something between the games. */
    Result<void> actOnBand()
    {
        const auto &band = m_campaign.bands[static_cast<std::size_t>(m_seq % m_size.bands)];
        const auto first = band.band->figures().front().member;
        if (m_seq % 8 != 0)
            return perform(rules::ActOnBand{band.id, rules::MoveMembers{{first}, {}}});
        return perform(rules::ActOnBand{
            band.id, rules::SetProperties{{{first, 1}}, {{"name", std::to_string(m_seq)}}}});
    }
    Result<void> play(int game)
    {
        rules::FixturePlan plan;
        plan.bands = {m_campaign.bands[static_cast<std::size_t>(game % m_size.bands)].id,
                      m_campaign.bands[static_cast<std::size_t>((game * 5 + 1) % m_size.bands)].id};
        if (plan.bands[0] == plan.bands[1])
            plan.bands[1] =
                m_campaign.bands[static_cast<std::size_t>((game + 1) % m_size.bands)].id;
        if (const auto done = perform(rules::ScheduleFixture{plan}); !done)
            return done;
        const auto fixture = m_campaign.fixtures.back().id;
        auto report = blankReport(m_rules, m_campaign, m_campaign.fixtures.back());
        for (auto &figure : report.figures) {
            if (m_dice.below(4) == 0)
                figure.end = rules::FigureEnd::OutOfAction;
        }
        if (const auto done = perform(rules::EnterReport{fixture, report, {}}); !done)
            return done;
        for (const auto band : plan.bands) {
            if (const auto done = settle(fixture, band); !done)
                return done;
        }
        return {};
    }
    Result<void> settle(rules::FixtureId fixture, rules::BandId band)
    {
        for (;;) {
            const auto document = postGameDocument(m_rules, m_campaign, fixture, band);
            const auto open = std::ranges::find_if(document.lines, [](const auto &line) {
                return !line.done && line.needed && line.after.empty();
            });
            if (open == document.lines.end())
                return perform(rules::ClosePostGame{fixture, band});
            if (const auto done = answer(fixture, band, *open); !done)
                return done;
        }
    }
    Result<void> answer(rules::FixtureId fixture, rules::BandId band,
                        const rules::PostGameLine &line)
    {
        if (line.awaiting == rules::Awaiting::Dice) {
            std::vector<int> faces(line.roll.roll.count);
            std::ranges::generate(faces, [&] { return 1 + static_cast<int>(m_dice.below(6)); });
            return perform(rules::RollDice{fixture, band, line.key, line.nth, 6, faces, false});
        }
        const auto option = std::ranges::find(line.options, true, &rules::PostGameOption::possible);
        return perform(rules::SettleLine{
            fixture, band, line.key, option == line.options.end() ? "" : option->key, line.rolls});
    }

    std::string m_system;
    const rules::CampaignRules &m_rules;
    const rules::BandRules &m_bands;
    const CampaignSize m_size;
    rules::Campaign m_campaign;
    rules::Generator m_dice{1};
    std::int64_t m_seq = 0;
    std::string m_head;
    std::string m_text;
};

} // namespace

Result<std::string> longCampaign(const BandsToMeasure &bands, const CampaignSize &size)
{
    constexpr int kFigures = 12;
    const auto band = bands.band(kFigures);
    return band ? LongCampaign(bands.system, size).ledger(*band) : rules::fail(band.error());
}

} // namespace escarmouche::app
