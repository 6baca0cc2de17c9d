// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/opencampaign.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/campaignrows.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/historytext.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/json/jsonreader.h"
#include "rules/core/match/match.h"

#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

namespace escarmouche::app::cli {
namespace {

/** The number of "#12" or "12". */
std::optional<int> numberTyped(std::string_view word)
{
    if (word.starts_with('#'))
        word.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return number;
}

/** The one of that number, counted from 1; null: none. */
template<class One>
const One *numbered(const std::vector<One> &all, const std::string &word)
{
    const auto number = numberTyped(word).value_or(0);
    return number >= 1 && static_cast<std::size_t>(number) <= all.size()
               ? &all[static_cast<std::size_t>(number) - 1]
               : nullptr;
}

/** Nobody is called so; `sentence` has a place for the word. */
tl::unexpected<Complaint> notThere(const QString &sentence, const std::string &word,
                                   const std::vector<std::string> &names)
{
    const std::string near =
        rules::json::nearest(word, std::vector<std::string_view>{names.begin(), names.end()});
    QString whole = sentence.arg(toQString(word));
    if (!near.empty())
        whole += u' ' +
                 told(QT_TRANSLATE_NOOP("CommandLine", "Did you mean “%1”?")).arg(toQString(near));
    return complain(kNotFound, whole);
}

struct MembersCalled {
    std::vector<rules::MemberId> met;
    std::vector<std::string> names; // of all that were looked at
};

/** Those of that name in either language, else who has that number. */
MembersCalled membersCalled(const std::vector<rules::FigureGlance> &figures,
                            const std::string &name, std::optional<int> number)
{
    const std::string key = foldedKey(name);
    MembersCalled called;
    for (const auto &figure : figures) {
        called.names.push_back(figure.name.in(uiLanguage()));
        if (foldedKey(figure.name.en) == key || foldedKey(figure.name.fr) == key)
            called.met.push_back(figure.member);
    }
    for (const auto &figure : figures) {
        if (called.met.empty() && number == figure.member.value)
            called.met.push_back(figure.member);
    }
    return called;
}

Outcome<OpenCampaign> openCalled(const Call &call, const std::string &name, model::OpenMode mode)
{
    auto workspace = openWorkspace(call, mode);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto row = campaignCalled(*workspace, name);
    if (!row)
        return tl::unexpected(row.error());
    auto session = workspace->library->campaigns().open(row->uuid);
    if (!session)
        return complain(session.error());
    return OpenCampaign{std::move(*workspace), std::move(*session)};
}

Outcome<CampaignBandCalled> bandIn(Outcome<OpenCampaign> open, const std::string &word)
{
    if (!open)
        return tl::unexpected(open.error());
    const auto band = bandCalled(open->campaign(), word);
    if (!band)
        return tl::unexpected(band.error());
    const rules::BandId id = (*band)->id;
    return CampaignBandCalled{std::move(*open), id};
}

/** How often the program has decided by chance. */
std::ptrdiff_t throwsOf(const rules::Campaign &campaign)
{
    auto count = std::ranges::count(campaign.rolls, false, &rules::DiceRoll::typed);
    for (const auto &fixture : campaign.fixtures)
        count += std::ranges::count(fixture.crews, rules::CrewChoice::Drawn, &rules::Crew::how);
    return count;
}

/** The command that opens what is closed; begins with a space. */
QString wayOut(const OpenCampaign &open, const std::string &why)
{
    const char *state = why == "campaign.refused.archived" ? "unarchive"
                        : why == "campaign.refused.ended"  ? "start"
                                                           : nullptr;
    if (!state)
        return {};
    return u' ' + QStringLiteral("escarmouche campaign state \"%1\" %2")
                      .arg(toQString(open.campaign().name), QLatin1String(state));
}

} // namespace

QString OpenCampaign::said(const rules::Phrase &phrase) const
{
    return app::say(session->rules().phrases(), phrase);
}

QString OpenCampaign::said(const model::HistoryLine &line) const
{
    return historyText([this](const rules::Phrase &phrase) { return said(phrase); }, line);
}

Outcome<OpenCampaign> openCampaign(const Call &call, model::OpenMode mode)
{
    return openCalled(call, call.words.front(), mode);
}

Outcome<rules::Campaign> campaignAsOf(const Call &call, const OpenCampaign &open)
{
    if (!call.campaign.asOf)
        return open.campaign();
    const auto lines = open.session->history();
    if (!lines)
        return complain(lines.error());
    if (const auto last = lines->back().line.seq; *call.campaign.asOf > last)
        return complain(kNotFound,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "There is no act %1: the last one is %2. “campaign "
                                               "history” shows them."))
                            .arg(*call.campaign.asOf)
                            .arg(last));
    auto then = open.session->asOf(*call.campaign.asOf);
    if (!then)
        return complain(then.error());
    return std::move(*then);
}

std::optional<PastMoment> pastOf(const Call &call, const OpenCampaign &open,
                                 const rules::Campaign &then)
{
    const auto lines = call.campaign.asOf ? open.session->history()
                                          : rules::Result<std::vector<model::CampaignLine>>();
    if (!lines || lines->empty())
        return std::nullopt;
    const auto later = std::ranges::upper_bound(*lines, *call.campaign.asOf, {},
                                                [](const auto &each) { return each.line.seq; });
    return pastMoment(then, later == lines->begin() ? std::string() : std::prev(later)->line.at);
}

bool namesCampaign(const std::string &word)
{
    const auto slash = word.find('/');
    return slash != std::string::npos && slash > 0 && !word.starts_with('.') &&
           !QFileInfo::exists(toQString(word));
}

Outcome<CampaignBandCalled> openCampaignBand(const Call &call, const std::string &word,
                                             model::OpenMode mode)
{
    const auto slash = word.find('/');
    return bandIn(openCalled(call, word.substr(0, slash), mode), word.substr(slash + 1));
}

Outcome<CampaignBandCalled> openCampaignBand(const Call &call, model::OpenMode mode)
{
    return bandIn(openCampaign(call, mode), call.words[1]);
}

Outcome<void> perform(const OpenCampaign &open, const rules::CampaignAct &act,
                      const std::string &reason)
{
    if (const auto done = open.session->perform(act, reason); !done)
        return refused(open, done.error());
    if (const auto kept = open.session->flush(); !kept)
        return complain(kept.error());
    return {};
}

Outcome<void> together(const OpenCampaign &open, const std::function<Outcome<void>()> &acts)
{
    const auto before = throwsOf(open.campaign());
    open.session->hold();
    auto done = acts();
    if (!done && throwsOf(open.campaign()) == before) {
        (void)open.session->dropHeld();
        return done;
    }
    if (const auto kept = open.session->keepHeld(); !kept)
        return complain(kept.error());
    return done;
}

tl::unexpected<Complaint> refused(const rules::PhraseBook &phrases, const rules::Error &error)
{
    const rules::Phrase why = rules::whyRefused(error);
    if (error.code != rules::ErrorCode::RefusedByRule || !phrases.contains(why.key))
        return complain(error);
    QString sentence = toQString(rules::say(phrases, why, uiLanguage()));
    if (!error.subject.empty())
        sentence += QStringLiteral(" (%1)").arg(toQString(error.subject));
    if (!error.file.empty()) {
        const QStringList place{toQString(error.file), toQString(error.pointer)};
        //: a place in a file, then what is wrong there
        sentence = told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"))
                       .arg(place.join(u' ').trimmed(), sentence);
    }
    return tl::unexpected(
        Complaint{exitCode(error.code),
                  told(QT_TRANSLATE_NOOP("CommandLine", "%1 Nothing was changed.")).arg(sentence),
                  error,
                  {},
                  sentence});
}

tl::unexpected<Complaint> refused(const OpenCampaign &open, const rules::Error &error)
{
    if (error.code != rules::ErrorCode::RefusedByRule)
        return open.session->rules().hasBands() ? complain(error, open.session->bandRules())
                                                : complain(error);
    auto complaint = refused(open.session->rules().phrases(), error);
    complaint.value().sentence += wayOut(open, error.hint);
    return complaint;
}

QString whyText(const OpenCampaign &open, const rules::Error &error)
{
    rules::Error bare = error;
    bare.pointer.clear(); // a place in an act of the past, which nobody has typed
    const Complaint complaint = refused(open, bare).value();
    return complaint.why.isEmpty() ? complaint.sentence : complaint.why;
}

Outcome<void> checkBands(const OpenCampaign &open)
{
    if (open.session->rules().hasBands())
        return {};
    return refused(open, rules::refused({{}, "campaign.refused.no-bands"}));
}

Outcome<const rules::Fixture *> gameCalled(const rules::Campaign &campaign, const std::string &word)
{
    if (const auto *game = numbered(campaign.fixtures, word))
        return game;
    return complain(kNotFound, told(QT_TRANSLATE_NOOP("CommandLine",
                                                      "There is no game %1 in the campaign. Its "
                                                      "games are listed by “campaign schedule”."))
                                   .arg(toQString(word)));
}

Outcome<void> playsIn(const rules::Campaign &campaign, const rules::Fixture &game,
                      const rules::Entrant &band)
{
    if (seatOf(game, band.id).valid())
        return {};
    QStringList others;
    for (const rules::BandId id : game.plan.bands) {
        if (const auto *entrant = find(campaign, id))
            others << toQString(entrant->band->name());
    }
    const auto number = &game - campaign.fixtures.data() + 1;
    return complain(kNotFound,
                    //: a band, the number of a game, the bands that play it
                    told(QT_TRANSLATE_NOOP("CommandLine",
                                           "%1 does not play game %2. Nothing was changed. It is "
                                           "played by: %3."))
                        .arg(toQString(band.band->name()), QString::number(number),
                             others.join(QStringLiteral(", "))));
}

tl::unexpected<Complaint> useless(const char *option, const char *without)
{
    return complain(kUsage,
                    told(QT_TRANSLATE_NOOP("CommandLine", "%1 is of no use here without %2."))
                        .arg(QLatin1String(option), QLatin1String(without)));
}

Outcome<const rules::Entrant *> bandCalled(const rules::Campaign &campaign, const std::string &word)
{
    const std::string key = foldedKey(word);
    std::vector<std::string> names;
    for (const auto &entrant : campaign.bands) {
        names.push_back(entrant.band->name());
        if (foldedKey(names.back()) == key)
            return &entrant;
    }
    if (const auto *entrant = numbered(campaign.bands, word))
        return entrant;
    return notThere(told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not in the campaign.")), word,
                    names);
}

/** As the games that were played name its figures: "Sous-fifre 3" before he was a sous-chef. */
static std::vector<rules::FigureGlance> namedInGames(const rules::Campaign &campaign,
                                                     rules::BandId band)
{
    std::vector<rules::FigureGlance> named;
    for (const rules::Fixture &fixture : campaign.fixtures) {
        const auto &bands = fixture.plan.bands;
        for (std::size_t at = 0; fixture.report && at < fixture.report->figures.size(); ++at) {
            const rules::FigureReport &figure = fixture.report->figures[at];
            const auto seat = static_cast<std::size_t>(figure.figure.seat.value);
            if (seat < bands.size() && bands[seat] == band)
                named.push_back(
                    {figure.figure.member, calledIn(campaign, fixture, figure), figure.rank});
        }
    }
    return named;
}

Outcome<std::vector<FigureOfBand>>
figuresCalled(const OpenCampaign &open, const rules::Entrant *only, const std::string &word)
{
    std::vector<FigureOfBand> met;
    std::vector<std::string> names;
    for (const auto &entrant : open.campaign().bands) {
        if (only && entrant.id != only->id)
            continue;
        auto figures = entrant.band->figures();
        for (const auto &fallen : open.session->rules().fallen(*entrant.band))
            figures.push_back(fallen.figure);
        auto here = membersCalled(figures, word, only ? numberTyped(word) : std::nullopt);
        if (here.met.empty())
            here.met = membersCalled(namedInGames(open.campaign(), entrant.id), word, {}).met;
        for (const rules::MemberId member : here.met)
            met.push_back({entrant.id, member});
        std::ranges::move(here.names, std::back_inserter(names));
    }
    if (!met.empty())
        return met;
    return notThere(
        only ? told(QT_TRANSLATE_NOOP("CommandLine", "There is no figure “%1” in the band."))
             : told(QT_TRANSLATE_NOOP("CommandLine", "There is no figure “%1” in the campaign.")),
        word, names);
}

Outcome<rules::MemberId> figureCalled(const rules::Entrant &band, const std::string &word)
{
    const auto here = membersCalled(band.band->figures(), word, numberTyped(word));
    if (!here.met.empty())
        return here.met.front();
    return notThere(told(QT_TRANSLATE_NOOP("CommandLine", "There is no figure “%1” in the band.")),
                    word, here.names);
}

} // namespace escarmouche::app::cli
