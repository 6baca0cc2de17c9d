// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/reportinput.h"
#include "app/cli/open/settings.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/inputfile.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/campaign/purchases.h"

#include <algorithm>
#include <charconv>
#include <memory>

namespace escarmouche::app::cli {
namespace {

/** An act of the past, as it is told and as it stands. */
struct ActToCorrect {
    model::CampaignLine line;
    model::CampaignSession::PastAct past;
};

Outcome<ActToCorrect> actCalled(const OpenCampaign &open, std::string_view word)
{
    if (word.starts_with('#'))
        word.remove_prefix(1);
    const auto lines = open.session->history();
    if (!lines)
        return complain(lines.error());
    std::int64_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    const auto met =
        std::ranges::find_if(*lines, [&](const auto &each) { return each.line.seq == number; });
    if (met == lines->end())
        return complain(
            kNotFound,
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "There is no act %1: the last one is %2. “campaign "
                                   "history” shows them."))
                .arg(toQString(std::string(word)), QString::number(lines->back().line.seq)));
    if (!met->line.moved.empty())
        return complain(
            kIllegal,
            told(QT_TRANSLATE_NOOP("CommandLine", "Act %1 corrects or takes out others. Correct "
                                                  "those, or take it back with “campaign history "
                                                  "--take-back”. Nothing was changed."))
                .arg(number));
    if (met->line.retracted)
        return complain(kIllegal,
                        told(QT_TRANSLATE_NOOP("CommandLine", "Act %1 has been taken back already. "
                                                              "Nothing was changed."))
                            .arg(number));
    auto past = open.session->pastAct(met->line.uuid);
    if (!past)
        return complain(past.error());
    return ActToCorrect{*met, std::move(*past)};
}

/** What the call puts right of an act, each kind by its own options. */
class Corrections
{
public:
    Corrections(const Call &call, const OpenCampaign &open, const rules::Campaign &before)
        : m_call(call), m_open(open), m_before(before)
    {
    }

    Outcome<void> operator()(rules::EnterReport &act)
    {
        if (!take("--report", !wish().report.empty()))
            return {};
        const auto *awaited = find(m_before, act.fixture);
        if (!awaited)
            return complain({.code = rules::ErrorCode::Internal, .hint = "a result of no game"});
        rules::Fixture told = *awaited;
        told.report = std::make_shared<const rules::BattleReport>(act.report); // names as they were
        auto report = readReport(wish().report, m_open.session->rules(), m_before, told);
        if (!report)
            return tl::unexpected(report.error());
        act.report = std::move(*report);
        return {};
    }
    Outcome<void> operator()(rules::RollDice &act)
    {
        if (take("--dice", !wish().dice.empty()))
            act.faces = wish().dice;
        return {};
    }
    Outcome<void> operator()(rules::SettleLine &act)
    {
        if (take("--answer", !wish().answer.empty()))
            act.answer = wish().answer;
        return {};
    }
    Outcome<void> operator()(rules::ScheduleFixture &act) { return plan(act.plan); }
    Outcome<void> operator()(rules::ChangeFixture &act) { return plan(act.plan); }
    Outcome<void> operator()(rules::FoundCampaign &act) { return settings(act.options); }
    Outcome<void> operator()(rules::ChangeOptions &act) { return settings(act.options); }
    Outcome<void> operator()(rules::WriteChronicle &act)
    {
        if (take("--write", wish().write.has_value()))
            act.text = *wish().write;
        return {};
    }
    Outcome<void> operator()(rules::ActOnBand &act)
    {
        const bool counts = take("--count", m_call.count.has_value());
        auto *recruit = std::get_if<rules::Recruit>(&act.act);
        if (counts && recruit)
            recruit->count = *m_call.count;
        auto *give = std::get_if<rules::Give>(&act.act);
        if (give && take("--to", !m_call.figures.empty()))
            return giveTo(act.band, *give);
        if (counts && !recruit && !give)
            m_used.pop_back();
        if (counts && give)
            give->count = *m_call.count;
        return {};
    }
    Outcome<void> operator()(auto &) { return {}; }

    /** An option that puts nothing right of such an act. */
    Outcome<void> checkUsed() const
    {
        for (const auto &[given, option] :
             {std::pair{!wish().report.empty(), "--report"},
              std::pair{!wish().dice.empty(), "--dice"},
              std::pair{!wish().answer.empty(), "--answer"},
              std::pair{wish().write.has_value(), "--write"},
              std::pair{!m_call.settings.empty(), "--set"},
              std::pair{m_call.count.has_value(), "--count"},
              std::pair{!m_call.figures.empty(), "--to"},
              std::pair{!wish().title.empty(), "--title"},
              std::pair{!wish().scenario.empty(), "--scenario"},
              std::pair{!wish().place.empty(), "--place"}, std::pair{!wish().at.empty(), "--at"}})
            if (given && std::ranges::count(m_used, std::string_view(option)) == 0)
                return complain(
                    kUsage,
                    told(QT_TRANSLATE_NOOP("CommandLine",
                                           "%1 is not for an act of this kind. What can be changed "
                                           "is printed by “campaign correct” with --json; --act "
                                           "reads it again."))
                        .arg(QLatin1String(option)));
        return {};
    }

private:
    const CampaignCall &wish() const { return m_call.campaign; }
    bool take(const char *option, bool given)
    {
        if (given)
            m_used.emplace_back(option);
        return given;
    }
    Outcome<void> plan(rules::FixturePlan &plan)
    {
        if (take("--title", !wish().title.empty()))
            plan.title = wish().title;
        if (take("--scenario", !wish().scenario.empty()))
            plan.scenario = wish().scenario;
        if (take("--place", !wish().place.empty()))
            plan.place = wish().place;
        if (take("--at", !wish().at.empty())) {
            if (!plan.when)
                plan.when.emplace();
            plan.when->at = wish().at;
        }
        return {};
    }
    Outcome<void> settings(std::vector<rules::Setting> &options)
    {
        if (!take("--set", !m_call.settings.empty()))
            return {};
        const auto known = campaignProperties(m_open.session->rules());
        for (const std::string &word : m_call.settings) {
            auto setting = settingOf(word, known);
            if (!setting)
                return tl::unexpected(setting.error());
            std::erase_if(options, [&](const rules::Setting &old) {
                return old.property == setting->property;
            });
            options.push_back(std::move(*setting));
        }
        return {};
    }
    Outcome<void> giveTo(rules::BandId band, rules::Give &give)
    {
        const auto *entrant = find(m_before, band);
        std::vector<rules::Figures> to;
        for (const std::string &word : m_call.figures) {
            const auto member = entrant ? figureCalled(*entrant, word) : Outcome<rules::MemberId>();
            if (!member)
                return tl::unexpected(member.error());
            to.push_back({*member, 1});
        }
        give.to = std::move(to);
        return {};
    }

    const Call &m_call;
    const OpenCampaign &m_open;
    const rules::Campaign &m_before;
    std::vector<std::string_view> m_used;
};

/** The act as the call wants it: whole from a file, or with what its options say. */
Outcome<rules::CampaignInput> correctedInput(const Call &call, const OpenCampaign &open,
                                             const ActToCorrect &act)
{
    rules::CampaignInput input = act.past.input;
    if (!call.campaign.act.empty()) {
        const auto text = readInput(call.campaign.act);
        if (!text)
            return complain(text.error());
        auto read = rules::decodeCampaignInput(*text);
        if (!read) {
            read.error().file = call.campaign.act;
            return complain(read.error());
        }
        if (read->act.index() != input.act.index() || read->fresh != input.fresh)
            return complain(
                kRejected,
                told(QT_TRANSLATE_NOOP("CommandLine",
                                       "%1 is not act %2. Change what “campaign "
                                       "correct” prints of it with --json. Nothing was "
                                       "changed."))
                    .arg(toQString(call.campaign.act), QString::number(act.line.line.seq)));
        input = std::move(*read);
    }
    Corrections corrections(call, open, act.past.before);
    if (const auto done = std::visit([&](auto &each) { return corrections(each); }, input.act);
        !done)
        return tl::unexpected(done.error());
    if (const auto used = corrections.checkUsed(); !used)
        return tl::unexpected(used.error());
    if (call.campaign.anyway)
        input.adjustment = call.reason;
    return input;
}

/** What an act is, for somebody who is to change it. */
int showAct(const Call &call, const OpenCampaign &open, const ActToCorrect &act)
{
    if (call.json) {
        Json json = jsonOf(open, act.line);
        json["act"] = Json::parse(rules::encode(act.past.input));
        print(json);
        return kFine;
    }
    print(QStringLiteral("%1  %2").arg(act.line.line.seq).arg(open.said(act.line.line)));
    talk(told(QT_TRANSLATE_NOOP("CommandLine",
                                "Say what was wrong with --report, --dice, --answer, --set, "
                                "--count, --to, --title, --scenario, --place, --at, --write or "
                                "--act, and why with --reason.")));
    return kFine;
}

void warnIfEnded(const OpenCampaign &open)
{
    if (open.campaign().status == rules::CampaignStatus::Ended)
        talk(told(QT_TRANSLATE_NOOP("CommandLine",
                                    "This campaign has ended: its final standings may change.")));
}

/** What may be chosen for an act that no longer holds, each with its command. */
QString choiceText(rules::OpenChoice choice, const QString &campaign, std::int64_t act)
{
    const auto correct = [&](const char *option) {
        return QStringLiteral("campaign correct \"%1\" %2%3")
            .arg(campaign)
            .arg(act)
            .arg(QLatin1String(option));
    };
    switch (choice) {
    case rules::OpenChoice::TakeOut:
        return told(QT_TRANSLATE_NOOP("CommandLine", "take it out: %1"))
            .arg(QStringLiteral("campaign history \"%1\" --take-back %2").arg(campaign).arg(act));
    case rules::OpenChoice::Refund:
        return told(QT_TRANSLATE_NOOP("CommandLine", "refund it: %1")).arg(correct(" --refund"));
    case rules::OpenChoice::GiveToAnother:
        return told(QT_TRANSLATE_NOOP("CommandLine", "give it to another: %1"))
            .arg(correct(" --to FIGURE"));
    case rules::OpenChoice::Correct:
        return told(QT_TRANSLATE_NOOP("CommandLine", "correct it: %1")).arg(correct(""));
    case rules::OpenChoice::Allow:
        return told(QT_TRANSLATE_NOOP("CommandLine", "do it all the same: %1"))
            .arg(correct(" --anyway"));
    }
    return {};
}

/** None where there is nothing to choose. */
std::vector<rules::OpenChoice> choicesOf(const OpenCampaign &open,
                                         const model::CampaignConsequence &effect)
{
    const auto past = effect.refused
                          ? open.session->pastAct(effect.act.line.uuid)
                          : rules::Result<model::CampaignSession::PastAct>(rules::fail({}));
    return past ? rules::choicesFor(past->input, effect.act.correctable)
                : std::vector<rules::OpenChoice>();
}

/** As it was, as it is or would be, and what there is to choose. */
void tellCorrection(const Call &call, const OpenCampaign &open,
                    const std::vector<model::CampaignConsequence> &effects, bool isDone)
{
    if (call.json) {
        Json json{{"corrected", isDone}, {"consequences", Json::array()}};
        for (const auto &effect : effects) {
            Json one = jsonOf(open, effect);
            for (const rules::OpenChoice choice : choicesOf(open, effect))
                one["choices"].push_back(rules::keyOf(choice));
            json["consequences"].push_back(std::move(one));
        }
        print(json);
        return;
    }
    QStringList text;
    for (const auto &effect : effects) {
        const QString becomes =
            effect.refused ? told(QT_TRANSLATE_NOOP("CommandLine", "no longer possible: %1"))
                                 .arg(effect.why ? whyText(open, *effect.why) : QString())
                           : open.said(effect.becomes);
        text << QStringLiteral("%1  %2\n    -> %3")
                    .arg(effect.act.line.seq, 5)
                    .arg(open.said(effect.act.line).replace(u'\n', u' '), becomes);
        for (const rules::OpenChoice choice : choicesOf(open, effect))
            text << QStringLiteral("    => %1")
                        .arg(choiceText(choice, toQString(open.campaign().name),
                                        effect.act.line.seq));
    }
    if (effects.empty() && !call.campaign.refund)
        talk(told(
            QT_TRANSLATE_NOOP("CommandLine", "The act already says that. Nothing was changed.")));
    else if (!effects.empty())
        print(text.join(u'\n'));
    if (!isDone)
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "Dry run: nothing was changed.")));
}

/** Takes a purchase that no longer holds out again; its price stays in the treasury. */
Outcome<int> refund(const Call &call, const OpenCampaign &open, const ActToCorrect &act)
{
    if (!act.line.line.open)
        return complain(kIllegal,
                        told(QT_TRANSLATE_NOOP("CommandLine", "Act %1 is not an open question. "
                                                              "Nothing was changed."))
                            .arg(act.line.line.seq));
    if (!rules::isPurchase(act.past.input.act))
        return complain(kIllegal,
                        told(QT_TRANSLATE_NOOP("CommandLine", "Act %1 bought nothing, so there is "
                                                              "nothing to refund. Nothing was "
                                                              "changed."))
                            .arg(act.line.line.seq));
    const std::string &uuid = act.line.line.uuid;
    const auto effects = open.session->foresee({uuid});
    if (!effects)
        return refused(open, effects.error());
    const bool writes = !call.campaign.dryRun;
    if (writes) {
        const std::string reason = call.reason.empty()
                                       ? toUtf8(told(QT_TRANSLATE_NOOP("CommandLine", "Refunded")))
                                       : call.reason;
        if (const auto done = open.session->takeOut({uuid}, reason); !done)
            return refused(open, done.error());
        if (const auto kept = open.session->flush(); !kept)
            return complain(kept.error());
    }
    if (!call.json)
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Refund: %1"))
                  .arg(open.said(act.line.line.sentence)));
    if (call.json || !effects->empty() || !writes)
        tellCorrection(call, open, *effects, writes);
    return kFine;
}

} // namespace

Outcome<int> correctAct(const Call &call)
{
    const CampaignCall &wish = call.campaign;
    const bool isSame = wish.report.empty() && wish.dice.empty() && wish.answer.empty() &&
                        !wish.write && call.settings.empty() && !call.count &&
                        call.figures.empty() && wish.title.empty() && wish.scenario.empty() &&
                        wish.place.empty() && wish.at.empty() && wish.act.empty() && !wish.anyway;
    if (wish.refund && !isSame)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                           "--refund takes the purchase out, so nothing else of it "
                                           "can be corrected. Nothing was changed.")));
    const bool asks = isSame && !wish.refund;
    const bool writes = !asks && !wish.dryRun;
    const auto open = openCampaign(call, modeFor(writes));
    if (!open)
        return tl::unexpected(open.error());
    const auto act = actCalled(*open, call.words[1]);
    if (!act)
        return tl::unexpected(act.error());
    if (asks)
        return showAct(call, *open, *act);
    warnIfEnded(*open);
    if (wish.refund)
        return refund(call, *open, *act);
    const auto input = correctedInput(call, *open, *act);
    if (!input)
        return tl::unexpected(input.error());
    const std::string &uuid = act->line.line.uuid;
    const auto effects = open->session->foreseeCorrection(uuid, input->act, input->adjustment);
    if (!effects)
        return refused(*open, effects.error());
    if (writes) {
        if (const auto done =
                open->session->correct(uuid, input->act, input->adjustment, call.reason);
            !done)
            return refused(*open, done.error());
        if (const auto kept = open->session->flush(); !kept)
            return complain(kept.error());
    }
    tellCorrection(call, *open, *effects, writes);
    return kFine;
}

} // namespace escarmouche::app::cli
