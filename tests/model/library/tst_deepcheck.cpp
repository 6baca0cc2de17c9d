// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/deepcheck.h"
#include "model/library/ledger/codec.h"
#include "tests/support/files/manycases.h"
#include "tests/support/library/alteredevents.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <functional>
#include <optional>

namespace tst_deepcheck {

using namespace escarmouche;
using namespace escarmouche::model;
using tests::chainAnew;
using tests::change;
using Json = nlohmann::json;

namespace {

using Events = std::vector<LedgerEvent>;

constexpr int kGames = 3;

/** A campaign as its file holds it. */
CampaignFile played(std::uint64_t seed)
{
    const tests::CampaignLibrary files;
    const auto library = files.open();
    if (const auto fault = tests::fillCampaign(*library, kGames, seed); !fault.empty())
        qFatal("%s", fault.c_str());
    const auto uuid = library->campaigns().list()->front().uuid;
    auto file = readCampaign(*library->campaigns().exportText(uuid));
    return std::move(*file);
}

const CampaignFile &honest()
{
    static const CampaignFile kFile = played(7);
    return kFile;
}

struct Looked {
    std::vector<rules::Error> faults; // of the look that asks no rules
    DeepReport deep;
};

/** Takes a history into a library of its own and looks at it there. */
Looked look(CampaignFile file)
{
    chainAnew(file.events);
    const tests::CampaignLibrary files;
    const auto library = files.open();
    const auto uuid = importCampaign(*library, std::move(file));
    if (!uuid)
        return {{uuid.error()}, {}};
    auto check = library->campaigns().check(*uuid);
    auto deep = checkDeeply(*library, *uuid);
    if (!check || !deep)
        return {{check ? deep.error() : check.error()}, {}};
    return {std::move(check->faults), std::move(*deep)};
}

Json payloadOf(const LedgerEvent &event)
{
    return Json::parse(event.payload);
}

/** The first act of that kind that `is` takes. */
LedgerEvent &actOf(Events &events, const std::string &kind,
                   const std::function<bool(const Json &)> &is = {})
{
    for (LedgerEvent &event : events) {
        const Json payload = payloadOf(event);
        if (payload["input"].value("act", "") == kind && (!is || is(payload)))
            return event;
    }
    qFatal("no act %s", kind.c_str());
}

bool hasMoney(const Json &payload)
{
    const Json &first = payload["outcome"][0];
    return first.contains("band") && first["band"].contains("money");
}

void exchangeResults(Json &report)
{
    auto &seats = report["seats"];
    const Json first = seats[0].value("result", Json());
    seats[0]["result"] = seats[1].value("result", Json());
    seats[1]["result"] = first;
}

bool isWon(const Json &payload)
{
    const auto &seats = payload["input"]["report"]["seats"];
    return seats[0]["result"] != seats[1]["result"];
}

/** Another retraction at the end, of the present edition. */
void retract(Events &events, RetractPayload payload)
{
    LedgerEvent event = events.back();
    payload.edition = payloadOf(events.front()).value("edition", "");
    payload.way = RetractWay::TakeOut;
    event.uuid = event.act = newUuid();
    event.kind = kRetract;
    event.payload = encode(payload);
    events.push_back(std::move(event));
}

struct Forgery {
    const char *name;
    const char *act; // that is found; empty: any
    std::function<void(Events &)> forge;
    bool needsRules = true; // else it is found of acts of another edition too
};

std::vector<Forgery> forgeries()
{
    const auto raised = [](Json &number, int by) { number = number.get<int>() + by; };
    return {
        {"a die of 99", "roll",
         [](Events &events) {
             change(actOf(events, "roll"), [](Json &act) {
                 act["input"]["faces"][0] = 99;
                 act["outcome"][0]["rolled"]["roll"]["faces"][0] = 99;
             });
         },
         false},
        {"another face than fell", "roll",
         [](Events &events) {
             change(actOf(events, "roll"), [](Json &act) {
                 Json &face = act["outcome"][0]["rolled"]["roll"]["faces"][0];
                 face = face == 6 ? 1 : 6;
             });
         },
         false},
        {"a second die for one", "roll",
         [](Events &events) {
             const auto returns = [](const Json &act) {
                 return act["input"]["line"].get<std::string>().starts_with("recovery/");
             };
             change(actOf(events, "roll", returns), [](Json &act) {
                 act["input"]["faces"].push_back(6);
                 act["outcome"][0]["rolled"]["roll"]["faces"].push_back(6);
             });
         }},
        {"more money than was earned", "settle",
         [raised](Events &events) {
             change(actOf(events, "settle",
                          [](const Json &act) {
                              return act["input"]["line"] == "treasury" && hasMoney(act);
                          }),
                    [raised](Json &act) {
                        Json &band = act["outcome"][0]["band"];
                        raised(band["money"], 10);
                        raised(band["changes"]["band"]["changes"][0]["treasury"], 10);
                    });
         }},
        {"a richer band than joined", "join",
         [raised](Events &events) {
             change(actOf(events, "join"), [raised](Json &act) {
                 Json &joined = act["outcome"][0]["joined"];
                 raised(joined["opening"], 50);
                 raised(joined["state"]["band"]["treasury"], 50);
             });
         }},
        {"an item for nothing", "band",
         [](Events &events) {
             change(actOf(events, "band", hasMoney), [](Json &act) {
                 Json &band = act["outcome"][0]["band"];
                 band.erase("money");
                 auto &changes = band["changes"]["band"]["changes"];
                 changes.erase(std::ranges::find_if(
                     changes, [](const Json &each) { return each.contains("treasury"); }));
             });
         }},
        {"exchanged winners", "report",
         [](Events &events) {
             change(actOf(events, "report", isWon), [](Json &act) {
                 for (Json &each : act["outcome"]) {
                     if (each.contains("reported"))
                         exchangeResults(each["reported"]["report"]);
                 }
             });
         },
         false},
        {"somebody else out of action", "report",
         [](Events &events) {
             change(actOf(events, "report"), [](Json &act) {
                 for (Json &each : act["outcome"]) {
                     if (!each.contains("reported"))
                         continue;
                     for (Json &figure : each["reported"]["report"]["figures"])
                         figure["end"] = "standing";
                 }
             });
         },
         false},
        {"exchanged seats", "schedule",
         [](Events &events) {
             change(actOf(events, "schedule"), [](Json &act) {
                 auto &bands = act["outcome"][0]["fixture"]["plan"]["bands"];
                 std::swap(bands[0], bands[1]);
             });
         },
         false},
        {"an act left out", "",
         [](Events &events) {
             const auto &past = actOf(events, "past");
             events.erase(events.begin() + (&past - events.data()));
         },
         false},
        {"an act put in", "",
         [](Events &events) {
             auto act = actOf(events, "add-player");
             act.uuid = act.act = newUuid();
             events.insert(events.begin() + 2, act);
         },
         false},
        {"two acts exchanged", "",
         [](Events &events) {
             auto &past = actOf(events, "past");
             std::swap(past, *(&past + 1)); // a band that joined after it
         },
         false},
        {"a number given twice", "roll",
         [](Events &events) {
             change(actOf(events, "roll"), [](Json &act) {
                 act["input"]["fresh"] = 1001;
                 act["outcome"][0]["rolled"]["roll"]["id"] = 1001;
             });
         },
         false},
        {"a roll of another line", "settle",
         [](Events &events) {
             const auto usesDice = [](const Json &act) { return act["input"].contains("rolls"); };
             auto &first = actOf(events, "settle", usesDice);
             const Json rolls = payloadOf(first)["input"]["rolls"];
             const auto usesOthers = [&](const Json &act) {
                 return act["input"].contains("rolls") && act["input"]["rolls"] != rolls;
             };
             change(actOf(events, "settle", usesOthers), [&](Json &act) {
                 act["input"]["rolls"] = rolls;
                 for (Json &each : act["outcome"]) {
                     if (each.contains("settled"))
                         each["settled"]["line"]["rolls"] = rolls;
                 }
             });
         },
         false},
        {"an effect left out", "settle",
         [](Events &events) {
             const auto changes = [](const Json &act) {
                 return act["outcome"][0].contains("band") &&
                        act["outcome"][0]["band"]["changes"].contains("own");
             };
             change(actOf(events, "settle", changes),
                    [](Json &act) { act["outcome"][0]["band"]["changes"].erase("own"); });
         }},
        {"a document closed on another sum", "close",
         [raised](Events &events) {
             change(actOf(events, "close"),
                    [raised](Json &act) { raised(act["outcome"][0]["closed"]["treasury"], 5); });
         },
         false},
        {"a document opened on another sum", "report",
         [raised](Events &events) {
             change(actOf(events, "report"), [raised](Json &act) {
                 for (Json &each : act["outcome"]) {
                     if (each.contains("reported"))
                         raised(each["reported"]["post_games"][0]["opening"], 5);
                 }
             });
         },
         false},
        {"a die that never fell", "roll",
         [](Events &events) {
             const auto ofRecovery = [](const Json &act) {
                 return act["input"]["line"].get<std::string>().starts_with("recovery/");
             };
             change(actOf(events, "roll", ofRecovery),
                    [](Json &act) { act["outcome"] = Json::array(); });
         },
         false},
        {"words that were never told", "settle",
         [](Events &events) {
             change(actOf(events, "settle"), [](Json &act) {
                 for (Json &each : act["outcome"]) {
                     if (each.contains("settled"))
                         each["settled"]["line"]["told"] = Json::array();
                 }
             });
         }},
        {"a thrown die taken back", "retract",
         [](Events &events) {
             const auto isThrown = [](const Json &act) { return !act["input"].contains("typed"); };
             const auto roll = actOf(events, "roll", isThrown).uuid;
             retract(events, {.chosen = {roll}, .retracted = {roll}, .changed = {}});
         },
         false},
        {"an undo that takes more with it", "retract",
         [](Events &events) {
             const auto join = actOf(events, "past").uuid;
             retract(events, {.chosen = {events.back().uuid},
                              .retracted = {events.back().uuid, join},
                              .changed = {}});
         }},
        {"an undo that changes an outcome", "retract",
         [raised](Events &events) {
             const auto &join = actOf(events, "join");
             Json outcome = payloadOf(join)["outcome"];
             raised(outcome[0]["joined"]["opening"], 50);
             raised(outcome[0]["joined"]["state"]["band"]["treasury"], 50);
             retract(events, {.chosen = {events.back().uuid},
                              .retracted = {events.back().uuid},
                              .changed = {{join.uuid, outcome.dump()}}});
         }},
        {"a time before the act before", "",
         [](Events &events) { events[4].at = "2001-01-01T00:00:00.000Z"; }, false},
        {"a time to come", "",
         [](Events &events) { events.back().at = "2099-01-01T00:00:00.000Z"; }, false},
        {"an act of another game", "join",
         [](Events &events) { actOf(events, "join").kind = "campaign-act/zombies"; }, false},
        {"an act of a band's own history", "join",
         [](Events &events) { actOf(events, "join").kind = "band-act/musg"; }, false},
        {"the id of an earlier act", "join",
         [](Events &events) { actOf(events, "join").act = events.front().act; }, false},
        {"an unknown key in an input", "settle",
         [](Events &events) {
             change(actOf(events, "settle"), [](Json &act) { act["input"]["more"] = 1; });
         },
         false},
        {"an unknown key beside an input", "settle",
         [](Events &events) {
             change(actOf(events, "settle"), [](Json &act) { act["more"] = 1; });
         },
         false},
        {"an act that is not called one", "campaign-act/musg",
         [](Events &events) {
             change(actOf(events, "settle"), [](Json &act) { act["input"]["act"] = 7; });
         },
         false},
        {"an unknown key in a take-out", "retract",
         [](Events &events) {
             const auto past = actOf(events, "past").uuid;
             retract(events, {.chosen = {past}, .retracted = {past}, .changed = {}});
             change(events.back(), [](Json &act) { act["input"]["more"] = 1; });
         },
         false},
    };
}

/** As a program wrote it that noted no edition. */
void forgetEdition(Events &events)
{
    for (LedgerEvent &event : events) {
        event.version = 1;
        change(event, [](Json &payload) { payload.erase("edition"); });
    }
}

std::string told(const DeepReport &deep)
{
    std::string text;
    for (const Difference &each : deep.differences)
        text += std::to_string(each.seq) + ' ' + each.act + ' ' + each.place + ' ' +
                each.was.substr(0, 80) + " -> " + each.should.substr(0, 80) +
                (each.unreadable ? " unreadable " + each.unreadable->subject : "") +
                (each.refusal ? " refused " + each.refusal->hint + each.refusal->subject : "") +
                '\n';
    return text;
}

bool names(const DeepReport &deep, const std::string &act)
{
    return std::ranges::any_of(deep.differences, [&](const Difference &each) {
        return (act.empty() || each.act == act) && (!each.place.empty() || each.refusal);
    });
}

} // namespace

class TestDeepCheck : public QObject
{
    Q_OBJECT

private slots:
    void anHonestHistoryComesOutAsItIsStored()
    {
        const Looked looked = look(honest());
        QVERIFY(looked.faults.empty());
        QVERIFY2(looked.deep.differences.empty(), told(looked.deep).c_str());
        QCOMPARE(looked.deep.checked, static_cast<std::int64_t>(honest().events.size()));
        QCOMPARE(looked.deep.unchecked, 0);
    }

    void everyForgeryIsNamed_data()
    {
        QTest::addColumn<int>("row");
        const auto all = forgeries();
        for (std::size_t i = 0; i < all.size(); i += tests::kSanitized ? 5 : 1)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void everyForgeryIsNamed()
    {
        QFETCH(int, row);
        const Forgery forgery = forgeries().at(static_cast<std::size_t>(row));
        CampaignFile file = honest();
        forgery.forge(file.events);
        QVERIFY(file.events != honest().events);
        const Looked looked = look(std::move(file));
        // The control: who asks no rules finds nothing.
        QVERIFY2(looked.faults.empty(),
                 looked.faults.empty() ? "" : looked.faults.front().hint.c_str());
        QVERIFY2(names(looked.deep, forgery.act), told(looked.deep).c_str());
    }

    void anActThatCannotBeReadHidesNoOther()
    {
        CampaignFile file = honest();
        auto &settled = actOf(file.events, "settle");
        const auto seq = settled.seq;
        change(settled, [](Json &act) { act["input"]["more"] = act["input"]["most"] = 1; });
        change(actOf(file.events, "close"),
               [](Json &act) { act["outcome"][0]["closed"]["treasury"] = 10'000; });
        const Looked looked = look(std::move(file));
        QCOMPARE(looked.deep.checked, static_cast<std::int64_t>(honest().events.size()));
        QVERIFY2(names(looked.deep, "close"), told(looked.deep).c_str());
        std::vector<std::string> keys;
        for (const Difference &each : looked.deep.differences) {
            if (each.unreadable && each.seq == seq)
                keys.push_back(each.unreadable->pointer + ' ' + each.unreadable->subject);
        }
        QCOMPARE(keys, (std::vector<std::string>{"/payload/input more", "/payload/input most"}));
    }

    void anHonestHistoryOfAnotherEditionIsCountedAlone()
    {
        CampaignFile twin = honest();
        forgetEdition(twin.events);
        const Looked sound = look(std::move(twin));
        QVERIFY(sound.faults.empty());
        QVERIFY2(sound.deep.differences.empty(), told(sound.deep).c_str());
        QCOMPARE(sound.deep.checked, 0);
        QCOMPARE(sound.deep.unchecked, static_cast<std::int64_t>(honest().events.size()));
    }

    void anotherEditionIsLookedAtWithoutRules_data() { everyForgeryIsNamed_data(); }
    void anotherEditionIsLookedAtWithoutRules()
    {
        QFETCH(int, row);
        const Forgery forgery = forgeries().at(static_cast<std::size_t>(row));
        CampaignFile file = honest();
        forgetEdition(file.events);
        forgery.forge(file.events);
        const Looked looked = look(std::move(file));
        QVERIFY(looked.faults.empty());
        QCOMPARE(looked.deep.checked, 0);
        QVERIFY2(names(looked.deep, forgery.act) == !forgery.needsRules, told(looked.deep).c_str());
    }

    void aReportIsHeldAgainstTheJournalOfItsMatch()
    {
        const std::string match = newUuid();
        CampaignFile file = honest();
        auto &entered = actOf(file.events, "report", isWon);
        const auto played = rules::decodeBattleReport(payloadOf(entered)["input"]["report"].dump());
        QVERIFY(played);
        change(entered, [&](Json &act) {
            act["input"]["match"] = match;
            for (Json &each : act["outcome"]) {
                if (each.contains("reported"))
                    each["reported"]["match"] = match;
            }
        });
        const tests::CampaignLibrary files;
        const MatchReports reports =
            [&](const std::string &uuid) -> rules::Result<std::optional<rules::BattleReport>> {
            return uuid == match ? std::optional(*played) : std::nullopt;
        };
        auto deep = checkDeeply(files.systems.front(), file.events, reports);
        QVERIFY(deep);
        QVERIFY2(deep->differences.empty(), told(*deep).c_str());
        change(entered, [&](Json &act) {
            exchangeResults(act["input"]["report"]);
            for (Json &each : act["outcome"]) {
                if (each.contains("reported"))
                    exchangeResults(each["reported"]["report"]);
            }
        });
        deep = checkDeeply(files.systems.front(), file.events, reports);
        QVERIFY(deep);
        QVERIFY2(std::ranges::any_of(deep->differences,
                                     [](const Difference &each) {
                                         return each.place ==
                                                "/payload/input/report/seats/0/result";
                                     }),
                 told(*deep).c_str());
    }

    void aMatchThatCannotBeReadIsNoDifference()
    {
        CampaignFile file = honest();
        change(actOf(file.events, "report", isWon),
               [](Json &act) { act["input"]["match"] = newUuid(); });
        const tests::CampaignLibrary files;
        const auto checked = [&](rules::ErrorCode code) {
            return checkDeeply(files.systems.front(), file.events, [code](const std::string &) {
                return tl::make_unexpected(rules::Error{.code = code});
            });
        };
        for (const auto code : {rules::ErrorCode::OutOfMemory, rules::ErrorCode::InputOutput}) {
            const auto deep = checked(code);
            QVERIFY(!deep);
            QCOMPARE(deep.error().code, code);
        }
        const auto deep = checked(rules::ErrorCode::ChainBroken);
        QVERIFY(deep && names(*deep, "report"));
    }

    void aDifferenceSaysWhatStandsThereAndWhatShould()
    {
        CampaignFile file = honest();
        auto &roll = actOf(file.events, "roll");
        const auto seq = roll.seq;
        change(roll, [](Json &act) { act["outcome"][0]["rolled"]["roll"]["faces"] = {9}; });
        const auto face = payloadOf(roll)["input"]["faces"][0].dump();
        const Looked looked = look(std::move(file));
        const Difference wanted{seq, "roll", "/payload/outcome/0/rolled/roll/faces/0", "9", face,
                                {},  {}};
        QVERIFY2(looked.deep.differences.front() == wanted, told(looked.deep).c_str());
    }

    void randomCampaignsVerify_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 100; seed < 100 + tests::manyCases(8); ++seed)
            QTest::newRow(std::to_string(seed).c_str()) << seed;
    }
    void randomCampaignsVerify()
    {
        QFETCH(int, seed);
        const Looked looked = look(played(static_cast<std::uint64_t>(seed)));
        QVERIFY(looked.faults.empty());
        QVERIFY2(looked.deep.differences.empty(), told(looked.deep).c_str());
        QCOMPARE(looked.deep.unchecked, 0);
    }
};

CORE_TEST(TestDeepCheck)

} // namespace tst_deepcheck

#include "tst_deepcheck.moc"
