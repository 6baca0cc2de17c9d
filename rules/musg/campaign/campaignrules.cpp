// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/campaignrules.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/words.h"
#include "rules/core/json/jsonreader.h"
#include "rules/core/match/match.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/campaign/document.h"
#include "rules/musg/campaign/numbers.h"
#include "rules/musg/campaign/points.h"
#include "rules/musg/campaign/records.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/play/setup/matchoptions.h"
#include "rules/musg/views/choices.h"
#include "rules/musg/views/views.h"

#include <algorithm>
#include <iterator>

namespace escarmouche::rules::musg {

namespace {

/** The band under what a campaign has its own way. */
Band withOptions(Band band, std::span<const Setting> options)
{
    band.options.boxes = boxesIn(options);
    return band;
}

class MusgBand final : public CampaignBand
{
public:
    MusgBand(const Catalogue &catalogue, Company company)
        : m_catalogue(catalogue), m_company(std::move(company))
    {
    }

    std::string state() const override { return encodeCompany(m_catalogue, m_company); }
    std::string band(std::span<const Setting> options) const override
    {
        return encodeBand(m_catalogue, withOptions(m_company.band, options));
    }
    std::string name() const override { return m_company.band.name; }
    int treasury() const override { return m_company.band.treasury; }
    std::size_t lines() const override { return m_company.band.members.size(); }
    std::vector<FigureGlance> figures() const override
    {
        std::vector<FigureGlance> figures;
        for (const auto &member : m_company.band.members)
            figures.push_back(glanceOf(m_catalogue, m_company.band, member));
        return figures;
    }
    Text called(MemberId member) const override
    {
        const auto *known = findEver(m_company, member);
        return known ? calledIn(m_catalogue, m_company.band, *known) : Text();
    }
    BandValue withoutNumbers() const override
    {
        return std::make_shared<const MusgBand>(m_catalogue, musg::withoutNumbers(m_company));
    }
    const Company &company() const { return m_company; }
    Company &company() { return m_company; }

private:
    const Catalogue &m_catalogue;
    Company m_company;
};

const Company &companyOf(const CampaignBand &band)
{
    return static_cast<const MusgBand &>(band).company();
}

class MusgChanges final : public BandChanges
{
public:
    MusgChanges(const Catalogue &catalogue, CompanyChanges changes)
        : m_catalogue(catalogue), m_changes(std::move(changes))
    {
    }

    std::string text() const override { return encodeChanges(m_catalogue, m_changes); }
    std::vector<MemberId> members() const override { return membersOf(m_changes); }
    BandChangesValue withoutNumbers() const override
    {
        return std::make_shared<const MusgChanges>(m_catalogue, musg::withoutNumbers(m_changes));
    }
    const CompanyChanges &changes() const { return m_changes; }

private:
    const Catalogue &m_catalogue;
    CompanyChanges m_changes;
};

const CompanyChanges &changesOf(const BandChanges &changes)
{
    return static_cast<const MusgChanges &>(changes).changes();
}

constexpr std::string_view kNoRest = "no_rest"; // asked of each game

/** Those of a match that a campaign does not decide in its own way. */
std::vector<OptionGroup> switchesOf(const Catalogue &catalogue)
{
    auto groups = play::matchOptions(catalogue);
    for (auto &group : groups)
        std::erase_if(group.options, [](const Property &option) {
            return option.key == "treasury_as_vp" || option.key == "medikit_consumed" ||
                   option.key == kNoRest;
        });
    return groups;
}

class MusgCampaignRules final : public CampaignRules
{
public:
    explicit MusgCampaignRules(const Catalogue &catalogue)
        : m_catalogue(catalogue), m_phrases(withCampaignWords(catalogue.words())),
          m_switches(switchesOf(catalogue))
    {
    }

    Result<BandValue> read(std::string_view state) const override
    {
        auto company = decodeCompany(m_catalogue, state);
        if (company)
            numberAll(m_catalogue, company->band); // one stored before numbers were
        return made(std::move(company));
    }
    Result<BandValue> enter(std::string_view band, bool asItStands,
                            std::span<const Setting> options, int fresh,
                            const std::string &reason) const override
    {
        auto decoded = decodeBand(m_catalogue, band);
        if (!decoded)
            return fail(decoded.error());
        return made(
            musg::enter(m_catalogue, std::move(*decoded), asItStands, options, fresh, reason));
    }
    Result<BandEffect> act(const CampaignBand &band, const BandInput &input) const override
    {
        return effect(companyOf(band), musg::act(m_catalogue, companyOf(band), input));
    }
    BandChangesValue changes(const json::Cursor &at) const override
    {
        return std::make_shared<const MusgChanges>(m_catalogue, readChanges(m_catalogue, at));
    }
    Result<void> apply(BandValue &band, const BandChanges &changes) const override
    {
        if (band.use_count() > 1)
            band = std::make_shared<MusgBand>(m_catalogue, companyOf(*band));
        auto &own = const_cast<MusgBand &>(static_cast<const MusgBand &>(*band)); // made() by us
        return musg::write(m_catalogue, own.company(), changesOf(changes));
    }
    Result<Phrase> tell(const CampaignBand &before, const BandInput &input,
                        const BandChanges &changes) const override
    {
        const auto &company = companyOf(before);
        return tellOf(m_catalogue, company.band, input,
                      withNumbers(m_catalogue, company, changesOf(changes)).band);
    }

    BandChangesValue withNumbersOf(const CampaignBand &band, const BandChanges &changes,
                                   const BandChanges &former) const override
    {
        return std::make_shared<const MusgChanges>(
            m_catalogue, musg::withNumbersOf(m_catalogue, companyOf(band), changesOf(changes),
                                             changesOf(former)));
    }

    BandValue withComersGone(BandValue band, const BandChanges &changes) const override
    {
        return std::make_shared<const MusgBand>(
            m_catalogue, musg::withComersGone(m_catalogue, companyOf(*band), changesOf(changes)));
    }

    std::vector<CrewLine> crew(const CrewQuestion &question) const override
    {
        return musg::crewOf(m_catalogue, companyOf(*question.band), question);
    }
    Result<BandEffect> engage(const CrewQuestion &question, std::span<const Fee> fees,
                              std::span<const MemberId> members,
                              const std::string &reason) const override
    {
        const auto &company = companyOf(*question.band);
        return effect(company, musg::engage(m_catalogue, company, question, fees, members, reason));
    }
    std::string crewText(const CampaignBand &band, std::span<const MemberId> members,
                         std::span<const Setting> options) const override
    {
        return encodeBand(m_catalogue, withOptions(bandOf(companyOf(band), members), options));
    }
    std::vector<Setting> matchOptions(std::span<const Setting> options,
                                      std::span<const Setting> fixtureOptions) const override
    {
        // MUSG-BAND-07
        std::vector<Setting> settings{{"treasury_as_vp", false}};
        if (flagSetting(options, "medikit_consumed", false))
            settings.push_back({"medikit_consumed", true});
        for (const auto &group : m_switches) {
            for (const auto &option : group.options) {
                if (const auto *setting = settingNamed(options, option.key))
                    settings.push_back(*setting);
            }
        }
        if (flagSetting(fixtureOptions, kNoRest, false))
            settings.push_back({std::string(kNoRest), true});
        return settings;
    }

    std::vector<ReportWord> reportWords(const CampaignBand &band, MemberId member,
                                        std::span<const Setting> options) const override
    {
        return reportWordsOf(m_catalogue, companyOf(band), member, options);
    }
    std::vector<PointsOfKind> casualtyPoints(const BattleReport &report, SeatId seat,
                                             std::span<const Setting> options) const override
    {
        const auto switches = play::switchesOf(matchOptions(options, {}));
        return casualtyPointsOf(m_catalogue, report, seat, switches.value_or(play::Switches()));
    }
    std::vector<PointsOfKind> objectivePoints(std::string_view scenario) const override
    {
        return objectivePointsOf(m_catalogue, scenario);
    }
    std::vector<PostGameStep> steps() const override
    {
        std::vector<PostGameStep> steps;
        for (const char *key :
             {"fee", "used", "lifted", "knock-outs", "recovery", "survival", "victory", "advance",
              "promotion", "legend", "succession", "destiny", "treasury", "contact", "gear"})
            steps.push_back({key, m_catalogue.word("post-game." + std::string(key))});
        return steps;
    }
    MemberId memberOf(std::string_view line) const override
    {
        return isOfOne(line) ? musg::memberOf(line) : MemberId{};
    }
    std::vector<PostGameLine> postGame(const PostGameQuestion &question) const override
    {
        std::vector<PostGameLine> lines;
        for (auto &draft : draftsOf(m_catalogue, companyOf(*question.band), question)) {
            if (!question.isGlance)
                draft.workOut();
            lines.push_back(std::move(draft.line));
        }
        return lines;
    }
    Result<BandEffect> settle(const PostGameQuestion &question,
                              const LineAnswer &answer) const override;

    std::vector<std::string> ranks() const override { return {kRankKeys.begin(), kRankKeys.end()}; }
    Text rankName(std::string_view rank) const override
    {
        const auto known = named<Rank>(kRankKeys, rank);
        return known ? m_catalogue.rank(*known).name : Text{std::string(rank), std::string(rank)};
    }
    Text wordName(std::string_view word) const override { return wordNameOf(m_catalogue, word); }

    std::vector<Befallen> befallen(const CampaignBand &band,
                                   std::span<const PlayedGame> games) const override
    {
        return befallenOf(m_catalogue, companyOf(band), games);
    }
    std::vector<FallenFigure> fallen(const CampaignBand &band) const override
    {
        return fallenOf(m_catalogue, companyOf(band));
    }
    std::vector<Hireling> hirelings(const CampaignBand &band) const override
    {
        return hirelingsOf(m_catalogue, companyOf(band));
    }
    std::vector<FallenFigure> lostContacts(const CampaignBand &,
                                           std::span<const PlayedGame> games) const override
    {
        return lostContactsOf(games);
    }

    std::vector<Property> options() const override
    {
        const auto boxes = [&](std::string_view name, Rank rank) {
            return wholeProperty(m_catalogue, name, m_catalogue.rank(rank).experienceBoxes, 1,
                                 kMostBoxes, {"MUSG-CAMP-06"});
        };
        std::vector<Property> options{
            boxes("xp_boxes_sous_fifre", Rank::SousFifre), boxes("xp_boxes_hero", Rank::Chief),
            flagProperty(m_catalogue, "medikit_consumed", false, {"MUSG-EQUIP-11"}),
            flagProperty(m_catalogue, "legal_bands", true, {"MUSG-BAND-03"})};
        for (const auto &group : m_switches)
            std::ranges::copy(group.options, std::back_inserter(options));
        return options;
    }
    std::vector<OptionGroup> matchSwitches() const override { return m_switches; }
    std::vector<Property> fixtureOptions() const override
    {
        return {flagProperty(m_catalogue, kNoRest, false, {"MUSG-RANGED-18"}),
                flagProperty(m_catalogue, "last_episode", false, {"MUSG-PULP-05"})};
    }
    const PhraseBook &phrases() const override { return m_phrases; }

private:
    Result<BandValue> made(Result<Company> company) const
    {
        if (!company)
            return fail(company.error());
        return std::make_shared<MusgBand>(m_catalogue, std::move(*company));
    }
    Result<BandEffect> effect(const Company &before, Result<Company> after) const
    {
        if (!after)
            return fail(after.error());
        numberNewcomers(m_catalogue, before, *after);
        auto changes =
            withKeptNumbers(m_catalogue, before, *after, difference(m_catalogue, before, *after));
        return BandEffect{std::make_shared<const MusgChanges>(m_catalogue, std::move(changes)),
                          after->band.treasury - before.band.treasury,
                          {}};
    }

    const Catalogue &m_catalogue;
    PhraseBook m_phrases;
    std::vector<OptionGroup> m_switches;
};

/** One of the options, that is possible; nothing where there are none. */
Result<void> checkAnswer(const PostGameLine &line, const LineAnswer &given)
{
    if (!std::ranges::equal(line.rolls, given.rolls))
        return fail(refused({{}, "campaign.refused.other-dice", 0, 0}));
    if (!line.after.empty())
        return fail(refused({{}, "campaign.refused.not-yet", 0, 0}));
    if (line.awaiting == Awaiting::Dice)
        return fail(refused({{}, "campaign.refused.awaits-dice", 0, 0}));
    const auto option = std::ranges::find(line.options, given.answer, &PostGameOption::key);
    if (line.options.empty() ? !given.answer.empty() : option == line.options.end())
        return fail(refused({{}, "campaign.refused.no-such-option", 0, 0}));
    if (option != line.options.end() && !option->possible)
        return fail(refused({{option->rule}, "campaign.refused.not-possible", 0, 0}));
    return {};
}

Result<BandEffect> MusgCampaignRules::settle(const PostGameQuestion &asked,
                                             const LineAnswer &given) const
{
    const auto &company = companyOf(*asked.band);
    auto question = asked;
    question.isGlance = true; // but for the line itself
    auto drafts = draftsOf(m_catalogue, company, question);
    const auto met = std::ranges::find_if(
        drafts, [&](const Draft &draft) { return draft.line.key == given.line; });
    if (met == drafts.end())
        return fail(refused({{}, "campaign.refused.no-line", 0, 0}));
    met->workOut(given.answer);
    if (const auto fits = checkAnswer(met->line, given); !fits)
        return fail(fits.error());
    Deed deed{m_catalogue, question, company, calledAll(m_catalogue, company)};
    deed.answer = given.answer;
    if (const auto done = met->settle(deed); !done)
        return fail(done.error());
    auto effected = effect(company, std::move(deed.after));
    if (effected)
        effected->told = std::move(deed.told);
    return effected;
}

} // namespace

std::unique_ptr<const CampaignRules> campaignRules(const Catalogue &catalogue)
{
    return std::make_unique<MusgCampaignRules>(catalogue);
}

} // namespace escarmouche::rules::musg
