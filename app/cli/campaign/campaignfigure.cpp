// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/talk/console.h"
#include "app/words/career/careerwords.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/band/naming.h"
#include "rules/core/dice/dice.h"

#include <QRandomGenerator>

namespace escarmouche::app::cli {
namespace {

constexpr int kSuggestions = 5;

/** A figure of a band, which may have fallen. */
Outcome<rules::MemberId> memberCalled(const CampaignBandCalled &met, const std::string &word)
{
    const auto figures = figuresCalled(met.open, &met.entrant(), word);
    if (!figures)
        return tl::unexpected(figures.error());
    return figures->front().member;
}

QString careerText(const OpenCampaign &open, const rules::BandRecords &records,
                   const rules::Career &career, const model::Keepsake &keepsake)
{
    const CareerWords words(records, open.session->rules().phrases(), uiLanguage());
    QStringList lines{words.records().text(career.record.figure.name) + QStringLiteral(" · ") +
                          words.records().rank(career.record.figure.rank),
                      words.records().tally(career.record),
                      words.records().knockOuts(career.record), words.end(career)};
    lines.removeAll(QString());
    if (!keepsake.portrait.empty())
        lines << told(QT_TRANSLATE_NOOP("CommandLine", "Has a portrait."));
    for (const QString &line : toQString(keepsake.note).split(u'\n', Qt::SkipEmptyParts))
        lines << QStringLiteral("  ") + line;
    for (const QString &fact : words.before(career))
        lines << QStringLiteral("  ") + fact;
    for (const rules::CareerGame &game : career.games) {
        lines << words.game(game);
        for (const QString &fact : words.facts(game))
            lines << QStringLiteral("  ") + fact;
    }
    return lines.join(u'\n');
}

Outcome<int> tellCareer(const Call &call, const CampaignBandCalled &met, rules::MemberId member)
{
    const auto &rules = met.open.session->rules();
    const auto records = rules::recordsOf(rules, met.open.campaign(), met.band);
    const auto career = rules::careerOf(rules, met.open.campaign(), met.band, records, member);
    if (!career)
        return complain(kNotFound, told(QT_TRANSLATE_NOOP("CommandLine",
                                                          "There is no figure “%1” in the band."))
                                       .arg(toQString(call.words[2])));
    const auto keepsake =
        met.open.workspace.library->keepsakes().find(met.open.session->uuid(), member);
    if (!keepsake)
        return refused(met.open, keepsake.error());
    if (call.json) {
        Json json = jsonOf(met.open, *career);
        json["note"] = keepsake->note;
        json["portrait"] = !keepsake->portrait.empty();
        json["band"] = met.entrant().band->name();
        print(json);
    } else {
        print(careerText(met.open, records, *career, *keepsake));
    }
    return kFine;
}

/** Names that nobody of the band bears or ever bore, all different. */
std::vector<std::string> suggestions(const CampaignBandCalled &met, rules::MemberId member,
                                     std::uint64_t seed)
{
    const auto &campaign = met.open.campaign();
    const auto records = rules::recordsOf(met.open.session->rules(), campaign, met.band);
    std::vector<std::string> others;
    for (const rules::FigureGlance &each : rules::everybodyOf(records))
        others.push_back(each.name.en);
    const std::string band = met.entrant().band->band(campaign.options);
    std::vector<std::string> names;
    for (int nth = 0; nth < kSuggestions; ++nth) {
        auto name = rules::suggestName(met.open.session->bandRules(), band, member, others,
                                       rules::seedOf(seed, static_cast<std::uint64_t>(nth)));
        if (name.empty())
            break;
        others.push_back(name);
        names.push_back(std::move(name));
    }
    return names;
}

Outcome<int> suggestNames(const Call &call, const CampaignBandCalled &met, rules::MemberId member)
{
    const auto names =
        suggestions(met, member, call.seed.value_or(QRandomGenerator::global()->generate64()));
    if (call.json) {
        print(Json{{"member", member.value},
                   {"name", met.entrant().band->called(member).in(uiLanguage())},
                   {"suggestions", names}});
        return kFine;
    }
    if (names.empty())
        return complain(kIllegal, told(QT_TRANSLATE_NOOP("CommandLine",
                                                         "There is no list of names for such a "
                                                         "figure. Think of one, and add it after "
                                                         "the figure.")));
    for (const std::string &name : names)
        print(toQString(name));
    return kFine;
}

/** What is to be kept of a figure from now on; what is not there stays as it is. */
struct ToKeep {
    std::optional<std::string> note;
    std::optional<std::string> portrait; // a PNG; empty: none

    bool isAny() const { return note || portrait; }
};

Outcome<void> keep(const CampaignBandCalled &met, rules::MemberId member, const ToKeep &now)
{
    auto &keepsakes = met.open.workspace.library->keepsakes();
    const std::string &stream = met.open.session->uuid();
    rules::Result<void> kept;
    if (now.note)
        kept = keepsakes.setNote(stream, member, toUtf8(toQString(*now.note).trimmed()));
    if (kept && now.portrait)
        kept = keepsakes.setPortrait(stream, member, *now.portrait);
    if (!kept)
        return refused(met.open, kept.error());
    return {};
}

Outcome<int> keepAndTell(const Call &call, const ToKeep &now)
{
    const auto met = openCampaignBand(call, modeFor(now.isAny()));
    if (!met)
        return tl::unexpected(met.error());
    if (const auto has = checkBands(met->open); !has)
        return tl::unexpected(has.error());
    const auto member = memberCalled(*met, call.words[2]);
    if (!member)
        return tl::unexpected(member.error());
    if (const auto kept = keep(*met, *member, now); !kept)
        return tl::unexpected(kept.error());
    return tellCareer(call, *met, *member);
}

} // namespace

Outcome<int> showFigure(const Call &call)
{
    return keepAndTell(call,
                       {call.campaign.note,
                        call.campaign.noPortrait ? std::optional(std::string()) : std::nullopt});
}

Outcome<int> portrayFigure(const Call &call, const std::string &portrait)
{
    if (call.campaign.noPortrait)
        return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                       "--portrait sets a portrait, --no-portrait "
                                                       "removes it: give one of the two.")));
    return keepAndTell(call, {call.campaign.note, portrait});
}

/** Nobody is called what another figure of the band is called by its rank and number. */
static Outcome<void> checkFree(const rules::Entrant &band, rules::MemberId member,
                               const std::string &name)
{
    for (const rules::FigureGlance &figure : band.band->figures()) {
        const bool isIts = foldedKey(figure.name.en) == foldedKey(name) ||
                           foldedKey(figure.name.fr) == foldedKey(name);
        if (isIts && figure.member != member)
            return complain(kIllegal,
                            told(QT_TRANSLATE_NOOP("CommandLine", "Another figure of the band is "
                                                                  "called “%1”. Nothing was "
                                                                  "changed."))
                                .arg(toQString(name)));
    }
    return {};
}

Outcome<int> nameFigure(const Call &call)
{
    const bool names = call.words.size() > 3;
    const auto met = openCampaignBand(call, modeFor(names));
    if (!met)
        return tl::unexpected(met.error());
    if (const auto has = checkBands(met->open); !has)
        return tl::unexpected(has.error());
    const auto member = figureCalled(met->entrant(), call.words[2]);
    if (!member)
        return tl::unexpected(member.error());
    if (!names)
        return suggestNames(call, *met, *member);
    if (const auto free = checkFree(met->entrant(), *member, call.words[3]); !free)
        return tl::unexpected(free.error());
    const rules::ActOnBand act{met->band,
                               rules::SetProperties{{{*member, 1}}, {{"name", call.words[3]}}}};
    if (const auto done = perform(met->open, act, call.reason); !done)
        return tl::unexpected(done.error());
    return tellCareer(call, *met, *member);
}

} // namespace escarmouche::app::cli
