// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/database/migrator.h"
#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledgerlines.h"
#include "model/library/store/ledgerfile.h"
#include "model/resources.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/deciding.h"
#include "tests/fuzz/parser.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/library/randombands.h"

#include <QBuffer>

#include <map>

namespace escarmouche::fuzz {

namespace {

using model::LedgerEvent;

const rules::CampaignRules &campaigns()
{
    return *musg().campaigns;
}

/** The acts of the campaign that comes with the program. */
const std::vector<model::ActPayload> &sampleActs()
{
    static const auto acts = [] {
        std::vector<model::ActPayload> all;
        const auto file = model::readCampaign(*model::sampleCampaign()).value();
        for (const auto &event : file.events) {
            if (const auto act = model::decodeActPayload(event.payload))
                all.push_back(*act);
        }
        return all;
    }();
    return acts;
}

/** That campaign after its first so many acts. */
rules::Campaign campaignAfter(std::size_t acts)
{
    rules::Campaign campaign;
    for (std::size_t at = 0; at < std::min(acts, sampleActs().size()); ++at) {
        const auto outcome = rules::decodeCampaignOutcome(campaigns(), sampleActs()[at].outcome);
        holds(outcome && evolve(campaigns(), campaign, *outcome), "the sample campaign is broken");
    }
    return campaign;
}

/** As a stranger would do who has changed something: chained anew, and counted. */
void seal(std::vector<LedgerEvent> &events)
{
    std::string before;
    std::int64_t seq = 0;
    for (LedgerEvent &event : events) {
        event.seq = ++seq;
        event.prevHash = before;
        before = event.hash = eventHash(event);
    }
}

QBuffer &opened(QBuffer &buffer, std::string_view bytes)
{
    buffer.setData(bytes.data(), static_cast<int>(bytes.size()));
    buffer.open(QIODevice::ReadOnly);
    return buffer;
}

/** A library in memory, in which nothing stays. */
model::Connection &scrap()
{
    static const auto connection = [] {
        auto made =
            model::Connection::open(QStringLiteral(":memory:"), model::Connection::Access::Write)
                .value();
        holds(migrate(*made, *model::migrationSteps(), [] { return rules::Result<void>(); })
                  .has_value(),
              "no library in memory");
        return made;
    }();
    return *connection;
}

std::string linesOf(const std::vector<model::Person> &people,
                    const std::vector<LedgerEvent> &events)
{
    std::string text = model::encodeLine(model::LedgerStart{});
    for (const auto &person : people)
        text += model::encodeLine(person);
    for (const auto &event : events)
        text += model::encodeLine(event);
    return text +
           model::encodeLine(model::LedgerEnd{.people = static_cast<std::int64_t>(people.size()),
                                              .events = static_cast<std::int64_t>(events.size())});
}

} // namespace

/** What a payload holds: an input, an outcome, or what came of them all. */
void readCampaignAct(std::string_view bytes)
{
    static const std::vector<rules::Campaign> before{campaignAfter(0), campaignAfter(12),
                                                     campaignAfter(10'000)};
    const auto input = rules::decodeCampaignInput(bytes);
    const auto written = rules::decodeCampaignOutcome(campaigns(), bytes);
    for (const auto &campaign : before) {
        auto changed = campaign;
        if (const auto outcome = input ? decide(campaigns(), campaign, *input)
                                       : rules::Result<rules::CampaignOutcome>(rules::fail({}))) {
            holds(evolve(campaigns(), changed, *outcome).has_value(),
                  "what was decided cannot be done");
            const auto text = encode(changed);
            const auto again = rules::decodeCampaign(campaigns(), text);
            holds(again && encode(*again) == text, "the campaign cannot be read again");
            (void)tell(campaigns(), campaign, *input, *outcome);
        }
        changed = campaign;
        if (written && evolve(campaigns(), changed, *written))
            (void)encode(changed);
    }
    (void)rules::decodeCampaign(campaigns(), bytes);
}

std::vector<std::string> campaignActSeeds()
{
    std::map<std::string, std::string> texts; // one of each kind of act
    for (const auto &act : sampleActs()) {
        const auto kind = act.input.substr(act.input.find("\"act\":"), 24);
        texts.emplace("i" + kind, act.input);
        texts.emplace("o" + kind, act.outcome);
    }
    std::vector<std::string> seeds{encode(campaignAfter(12))};
    for (const auto &[kind, text] : texts)
        seeds.push_back(text);
    return seeds;
}

void readCampaign(std::string_view bytes)
{
    (void)model::readCampaign(bytes);
    QBuffer buffer;
    auto ledger = model::readLedger(opened(buffer, bytes));
    if (!ledger || ledger->streams.size() != 1)
        return;
    model::CampaignFile file{ledger->people, ledger->streams.begin()->second, ledger->keepsakes};
    seal(file.events);
    const auto again = model::readCampaign(linesOf(file.people, file.events));
    if (!again)
        return;
    holds(scrap().run("BEGIN").has_value(), "no transaction");
    (void)takeIn(scrap(), systems(), file);
    holds(scrap().run("ROLLBACK").has_value(), "not rolled back");
}

std::vector<std::string> campaignSeeds()
{
    const auto file = model::readCampaign(*model::sampleCampaign()).value();
    std::vector<std::string> texts;
    for (const std::size_t acts : {1U, 5U, 10U, 30U}) {
        std::vector<LedgerEvent> events = file.events;
        events.resize(std::min<std::size_t>(events.size(), acts));
        texts.push_back(linesOf(file.people, events));
    }
    return texts;
}

void readLedger(std::string_view bytes)
{
    QBuffer buffer;
    auto ledger = model::readLedger(opened(buffer, bytes));
    if (!ledger)
        return;
    std::vector<LedgerEvent> all;
    for (auto &[stream, events] : ledger->streams) {
        seal(events);
        all.insert(all.end(), events.begin(), events.end());
    }
    const auto sealed = linesOf(ledger->people, all);
    QBuffer again;
    const QTemporaryDir folder;
    (void)model::rebuildLibrary(opened(again, sealed), folder.filePath(QStringLiteral("library")),
                                systems());
}

std::vector<std::string> ledgerSeeds()
{
    std::vector<std::string> texts;
    for (const int bands : {1, 2}) {
        const tests::GameLibrary home;
        {
            const auto library = home.open();
            const auto person = library->people().add("Zoé").value();
            holds(library->people().setCurrent(person.id).has_value(), "nobody");
            tests::RandomPlayer player(static_cast<std::uint64_t>(bands));
            for (int band = 0; band < bands; ++band) {
                const auto uuid =
                    library->bands().create(musg().key, player.newBand(*musg().bands)).value();
                const auto session = std::move(*library->bands().open(uuid));
                for (int act = 0; act < 4; ++act) {
                    if (const auto next = player.act(*musg().bands, session->state()))
                        (void)session->perform(*next);
                    if (act == 2)
                        (void)session->undo();
                }
                holds(session->flush().has_value(), "not written");
            }
            if (bands == 2)
                holds(library->matches().begin(tests::toySetup("ambush", "random")).has_value(),
                      "no match");
        }
        std::string text;
        holds(model::exportLedger(home.path,
                                  [&](std::string_view line) {
                                      text += line;
                                      return rules::Result<void>();
                                  })
                  .has_value(),
              "no ledger");
        texts.push_back(text);
    }
    return texts;
}

/** What stands in an event, and a line of a ledger. */
void readPayload(std::string_view bytes)
{
    if (const auto act = model::decodeActPayload(bytes))
        holds(model::decodeActPayload(model::encode(*act)) == act,
              "a payload that is written is read as another");
    if (const auto retraction = model::decodeRetractPayload(bytes))
        holds(model::decodeRetractPayload(model::encode(*retraction)) == retraction,
              "a retraction that is written is read as another");
    const auto parts = model::partsIn(bytes);
    (void)model::compareTexts(parts.input, parts.outcome);
    if (const auto line = model::decodeLine(bytes)) {
        const auto written = model::encodeLine(*line);
        const auto again = model::decodeLine(written);
        holds(again && model::encodeLine(*again) == written,
              "a line that is written is read as another");
    }
}

std::vector<std::string> payloadSeeds()
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < sampleActs().size(); at += 10)
        texts.push_back(model::encode(sampleActs()[at]));
    texts.push_back(model::encode(model::RetractPayload{
        {"a"}, {"a", "b"}, {{"c", "{}"}}, "why", model::RetractWay::TakeOut, "1"}));
    for (const auto &ledger : ledgerSeeds()) {
        for (std::size_t at = 0; at < ledger.size(); at = ledger.find('\n', at) + 1)
            texts.push_back(ledger.substr(at, ledger.find('\n', at) - at));
    }
    return texts;
}

} // namespace escarmouche::fuzz
