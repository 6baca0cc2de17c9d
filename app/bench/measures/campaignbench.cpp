// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/bench.h"

#include "app/bench/measures/longcampaign.h"
#include "model/library/ledger/ledgercodec.h"
#include "model/library/library.h"
#include "model/library/sessions/campaigndesk.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/streamfold.h"
#include "model/resources.h"

#include <QDir>
#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <memory>
#include <sstream>

namespace escarmouche::app {

using rules::Result;

namespace {

constexpr std::int64_t kEvents = CampaignSize().events;

double millisecondsOf(const std::function<void()> &what)
{
    QElapsedTimer timer;
    timer.start();
    what();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/** All of a ledger's events folded from nothing. */
Result<Figure> measureFold(const rules::CampaignRules &rules, const std::string &ledger)
{
    std::vector<model::LedgerEvent> events;
    std::istringstream lines(ledger);
    for (std::string text; std::getline(lines, text);) {
        auto line = model::decodeLine(text);
        if (!line)
            return rules::fail(line.error());
        if (auto *event = std::get_if<model::LedgerEvent>(&*line))
            events.push_back(std::move(*event));
    }
    const auto entries = model::readEntries(std::move(events));
    if (!entries)
        return rules::fail(entries.error());
    const model::CampaignStream stream{&rules};
    Result<void> failed;
    const double fold = medianMicroseconds(5, 1, [&] {
        if (const auto made = model::fold(stream, std::span(*entries)); !made)
            failed = rules::fail(made.error());
    });
    if (!failed)
        return rules::fail(failed.error());
    return Figure{"campaign_10000_fold_ms", fold / kMicrosecondsAMillisecond};
}

/** The history told for the first time as a window has it told, a little at a time: all of it, and
    the longest that one time takes. */
Result<std::vector<Figure>> measureTelling(std::shared_ptr<model::CampaignSession> session)
{
    constexpr std::chrono::milliseconds kSlice(20);
    double whole = 0, longest = 0;
    for (bool all = false; !all;) {
        Result<bool> told;
        const double spent = millisecondsOf([&] { told = session->tellSome(kSlice); });
        if (!told)
            return rules::fail(told.error());
        all = *told;
        whole += spent;
        longest = std::max(longest, spent);
    }
    const double again = millisecondsOf([&] { (void)session->history(); });
    return std::vector<Figure>{
        {"campaign_10000_telling_ms", whole},
        {"campaign_10000_telling_longest_hold_ms", longest},
        {"campaign_10000_history_told_ms", again},
    };
}

/** An act told alone before all others: of the first band, which has the campaign folded once, then
    of each other one, the longest time. A Band page waits until that was done a little at a time.
 */
Result<std::vector<Figure>> measureLabels(std::shared_ptr<model::CampaignSession> session)
{
    std::vector<double> spent;
    for (const rules::Entrant &band : session->campaign().bands) {
        const model::CampaignDesk desk(session, band.id);
        spent.push_back(millisecondsOf([&] { (void)desk.undoLine(); }));
    }
    return std::vector<Figure>{
        {"campaign_10000_first_undo_label_ms", spent.front()},
        {"campaign_10000_next_undo_label_ms", *std::max_element(spent.begin() + 1, spent.end())},
    };
}

/** What is done with a campaign that is open. */
Result<std::vector<Figure>> measure(std::shared_ptr<model::CampaignSession> session)
{
    Result<void> failed;
    const auto past = [&](std::int64_t seq) {
        return millisecondsOf([&] {
            if (const auto then = session->asOf(seq); !then)
                failed = rules::fail(then.error());
        });
    };
    const double first = past(kEvents - 100);
    double next = 0;
    for (std::int64_t seq = kEvents - 200; seq > 0; seq -= 1234)
        next = std::max(next, past(seq));
    const double act = medianMicroseconds(11, 1, [&] {
        auto done =
            session->perform(rules::AddPlayer{"Bench"}).and_then([&] { return session->flush(); });
        if (!done)
            failed = done;
    });
    if (!failed)
        return rules::fail(failed.error());
    return std::vector<Figure>{
        {"campaign_10000_first_past_date_ms", first},
        {"campaign_10000_next_past_date_ms", next},
        {"campaign_10000_act_commit_ms", act / kMicrosecondsAMillisecond},
    };
}

/** What follows from another score in a result: of the last game, and of the one before which a
    tenth of the acts were made. The page of a correction waits for it. */
Result<std::vector<Figure>> measureCorrection(std::shared_ptr<model::CampaignSession> session)
{
    auto lines = session->history();
    if (!lines)
        return rules::fail(lines.error());
    std::erase_if(*lines, [](const model::CampaignLine &line) { return line.kind != "report"; });
    const auto old = std::ranges::find_if(
        *lines, [](const model::CampaignLine &line) { return line.line.seq > kEvents / 10; });
    if (old == lines->end())
        return rules::fail({.code = rules::ErrorCode::Internal, .hint = "no result to correct"});
    Result<void> failed;
    const auto foreseen = [&](const model::CampaignLine &line) {
        return millisecondsOf([&] {
            const auto effects = session->pastAct(line.line.uuid).and_then([&](auto past) {
                std::get<rules::EnterReport>(past.input.act).report.seats.front().scores = {
                    {"objective", 99}};
                return session->foreseeCorrection(line.line.uuid, past.input.act,
                                                  past.input.adjustment);
            });
            if (!effects)
                failed = rules::fail(effects.error());
        });
    };
    const double last = foreseen(lines->back());
    const double first = foreseen(*old);
    if (!failed)
        return rules::fail(failed.error());
    return std::vector<Figure>{
        {"campaign_10000_correct_last_result_ms", last},
        {"campaign_10000_correct_old_result_ms", first},
    };
}

} // namespace

Result<std::vector<Figure>> benchCampaign(Workbench &bench)
{
    const auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    auto library =
        model::Library::open(QDir(bench.folder).filePath(QStringLiteral("campaign.library")),
                             *systems, model::OpenMode::Create);
    if (!library)
        return rules::fail(library.error());
    const auto bands = bandsToMeasure(model::readCatalogue);
    if (!bands)
        return rules::fail(bands.error());
    const auto &rules = *bands->system.campaigns;
    const auto ledger = longCampaign(*bands);
    Result<std::string> uuid;
    const double import = millisecondsOf([&] {
        uuid = ledger ? (*library)->campaigns().importText(*ledger) : rules::fail(ledger.error());
    });
    if (!uuid)
        return rules::fail(uuid.error());
    Result<void> failed;
    const double open = medianMicroseconds(5, 1, [&] {
        if (const auto session = (*library)->campaigns().open(*uuid); !session)
            failed = rules::fail(session.error());
    });
    const double check = millisecondsOf([&] {
        const auto report = (*library)->campaigns().check(*uuid);
        if (!report || !report->faults.empty())
            failed = rules::fail(report ? report->faults.front() : report.error());
    });
    if (!failed)
        return rules::fail(failed.error());
    const auto fold = measureFold(rules, *ledger);
    if (!fold)
        return rules::fail(fold.error());
    std::vector<Figure> figures{
        {"campaign_import_events_per_second", static_cast<double>(kEvents) * 1000 / import},
        {"campaign_10000_open_ms", open / kMicrosecondsAMillisecond},
        {"campaign_10000_check_ms", check},
        *fold,
    };
    // Each on a session of its own, which has folded nothing yet.
    for (const auto measured : {measure, measureLabels, measureTelling, measureCorrection}) {
        auto session = (*library)->campaigns().open(*uuid);
        const auto more = session ? measured(std::move(*session)) : rules::fail(session.error());
        if (!more)
            return rules::fail(more.error());
        figures.insert(figures.end(), more->begin(), more->end());
    }
    return figures;
}

} // namespace escarmouche::app
