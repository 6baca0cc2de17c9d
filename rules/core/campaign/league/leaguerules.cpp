// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/league/leaguerules.h"

#include "rules/core/campaign/league/entrant.h"
#include "rules/core/campaign/words.h"
#include "rules/core/json/jsonreader.h"

namespace escarmouche::rules {

namespace {

constexpr std::string_view kEntrantName = "name";
constexpr std::string_view kEntrantPlayer = "player";
constexpr int kLongestEntrantName = 200;

class EntrantBand final : public CampaignBand
{
public:
    explicit EntrantBand(NamedEntrant entrant) : m_entrant(std::move(entrant)) {}

    std::string state() const override { return encode(m_entrant); }
    std::string band(std::span<const Setting>) const override { return state(); }
    std::string name() const override { return m_entrant.name; }
    int treasury() const override { return 0; }
    std::size_t lines() const override { return 0; }
    std::vector<FigureGlance> figures() const override { return {}; }
    Text called(MemberId) const override { return {}; }
    BandValue withoutNumbers() const override { return std::make_shared<EntrantBand>(m_entrant); }
    const NamedEntrant &entrant() const { return m_entrant; }

private:
    NamedEntrant m_entrant;
};

class ChangedEntrant final : public BandChanges
{
public:
    explicit ChangedEntrant(EntrantChanges changes) : m_changes(std::move(changes)) {}

    std::string text() const override { return encode(m_changes); }
    std::vector<MemberId> members() const override { return {}; }
    BandChangesValue withoutNumbers() const override
    {
        return std::make_shared<ChangedEntrant>(m_changes);
    }
    const EntrantChanges &changes() const { return m_changes; }

private:
    EntrantChanges m_changes;
};

const NamedEntrant &entrantOf(const CampaignBand &band)
{
    return static_cast<const EntrantBand &>(band).entrant();
}

const EntrantChanges &entrantChanges(const BandChanges &changes)
{
    return static_cast<const ChangedEntrant &>(changes).changes();
}

std::optional<EntrantChanges::Change> changed(const std::string &before, const std::string &after)
{
    if (before == after)
        return std::nullopt;
    return EntrantChanges::Change{before, after};
}

Choice playerChoice(const std::string &key, Text name)
{
    Choice choice;
    choice.key = key;
    choice.name = std::move(name);
    return choice;
}

} // namespace

LeagueRules::LeagueRules(std::vector<std::string> machines, PhraseBook book)
    : m_machines(std::move(machines)), m_phrases(std::move(book))
{
    m_phrases.insert(leagueWords().begin(), leagueWords().end());
    m_phrases = withCampaignWords(std::move(m_phrases));
}

Result<BandValue> LeagueRules::read(std::string_view state) const
{
    auto entrant = decodeNamedEntrant(state);
    if (!entrant)
        return fail(entrant.error());
    return std::make_shared<EntrantBand>(std::move(*entrant));
}

Result<BandValue> LeagueRules::enter(std::string_view band, bool, std::span<const Setting>, int,
                                     const std::string &) const
{
    auto entrant = decodeNamedEntrant(band);
    if (!entrant)
        return fail(entrant.error());
    const Setting player{std::string(kEntrantPlayer), entrant->player};
    if (const auto fits = checkSettings({&player, 1}, entrantProperties(nullptr)); !fits)
        return fail(fits.error());
    return std::make_shared<EntrantBand>(std::move(*entrant));
}

Result<BandEffect> LeagueRules::act(const CampaignBand &band, const BandInput &input) const
{
    const auto *set = std::get_if<SetProperties>(&input.act);
    if (!set || !set->of.empty())
        return fail(refused({{}, "campaign.refused.no-bands"}));
    if (const auto fits = checkSettings(set->settings, entrantProperties(&band)); !fits)
        return fail(fits.error());
    const NamedEntrant &before = entrantOf(band);
    NamedEntrant after = before;
    for (const Setting &setting : set->settings)
        (setting.property == kEntrantName ? after.name : after.player) =
            std::get<std::string>(setting.value);
    return BandEffect{std::make_shared<ChangedEntrant>(EntrantChanges{
                          changed(before.name, after.name), changed(before.player, after.player)}),
                      0,
                      {}};
}

BandChangesValue LeagueRules::changes(const json::Cursor &at) const
{
    return std::make_shared<ChangedEntrant>(readEntrantChanges(at));
}

Result<void> LeagueRules::apply(BandValue &band, const BandChanges &changes) const
{
    NamedEntrant entrant = entrantOf(*band);
    const EntrantChanges &what = entrantChanges(changes);
    if (what.name)
        entrant.name = what.name->after;
    if (what.player)
        entrant.player = what.player->after;
    band = std::make_shared<EntrantBand>(std::move(entrant));
    return {};
}

Result<Phrase> LeagueRules::tell(const CampaignBand &, const BandInput &,
                                 const BandChanges &changes) const
{
    const EntrantChanges &what = entrantChanges(changes);
    if (what.name)
        return Phrase{"league.renamed", {{"name", what.name->after}}};
    if (!what.player)
        return Phrase{"league.unchanged", {}};
    if (what.player->after == kPerson)
        return Phrase{"league.by-person", {}};
    return Phrase{"league.by-machine", {{"player", machineName(what.player->after)}}};
}

Text LeagueRules::machineName(const std::string &key) const
{
    const auto known = m_phrases.find("league.machine." + key);
    return known == m_phrases.end() ? Text{key, key} : known->second;
}

BandChangesValue LeagueRules::withNumbersOf(const CampaignBand &, const BandChanges &changes,
                                            const BandChanges &) const
{
    return std::make_shared<ChangedEntrant>(entrantChanges(changes));
}

std::string LeagueRules::playerOf(const CampaignBand &entrant) const
{
    return entrantOf(entrant).player;
}

std::vector<Property> LeagueRules::entrantProperties(const CampaignBand *entrant) const
{
    Property name;
    name.key = kEntrantName;
    name.label = m_phrases.at("league.name");
    name.value = entrant ? entrant->name() : std::string();
    name.most = kLongestEntrantName;
    Property player;
    player.key = kEntrantPlayer;
    player.label = m_phrases.at("league.player");
    player.help = m_phrases.at("league.player.help");
    player.kind = PropertyKind::Choice;
    player.value = entrant ? playerOf(*entrant) : std::string(kPerson);
    player.choices.push_back(playerChoice(std::string(kPerson), m_phrases.at("league.person")));
    for (const std::string &machine : m_machines)
        player.choices.push_back(playerChoice(machine, machineName(machine)));
    return {std::move(name), std::move(player)};
}

std::string LeagueRules::crewText(const CampaignBand &, std::span<const MemberId>,
                                  std::span<const Setting>) const
{
    return {}; // a seat needs none
}

} // namespace escarmouche::rules
