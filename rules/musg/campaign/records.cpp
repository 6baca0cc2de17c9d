// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/records.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/campaign/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace escarmouche::rules::musg {

namespace {

using BefallenKind = Befallen::Kind;

/** The sentences of a document that stay in a record. */
struct Lasting {
    std::string_view key;
    BefallenKind kind;
    bool namesThing;
};
constexpr std::array kLasting{
    Lasting{"post.advance", BefallenKind::Advance, true},
    Lasting{"post.advance-skill", BefallenKind::Advance, true},
    Lasting{"post.advanced", BefallenKind::Advance, true},
    Lasting{"post.hurt-for-good", BefallenKind::Injury, true},
    Lasting{"post.hurt-for-now", BefallenKind::Injury, true},
    Lasting{"post.hurt-so", BefallenKind::Injury, true},
    Lasting{"post.hurt-once", BefallenKind::Injury, true},
    Lasting{"post.hates-band", BefallenKind::Injury, true},
    Lasting{"post.malus", BefallenKind::Injury, true},
    Lasting{"post.healed", BefallenKind::Healed, true},
    Lasting{"post.lifted-missed-game", BefallenKind::Healed, true},
    Lasting{"post.lifted-true-doctor", BefallenKind::Healed, true},
    Lasting{"post.hurt", BefallenKind::Injury, true},
    Lasting{"post.hates", BefallenKind::Injury, true},
    Lasting{"post.pulp-malus", BefallenKind::Injury, true},
    Lasting{"post.robbed", BefallenKind::Injury, false},
    Lasting{"post.lifted", BefallenKind::Healed, true},
    Lasting{"post.promoted", BefallenKind::Rank, false},
    Lasting{"post.legend", BefallenKind::Rank, false},
    Lasting{"post.succeeded", BefallenKind::Rank, false},
    Lasting{"post.hireling", BefallenKind::Rank, false},
    Lasting{"post.destiny-chief", BefallenKind::Rank, false},
    Lasting{"post.returns", BefallenKind::Rank, false},
    Lasting{"post.contact", BefallenKind::Lost, false},
    Lasting{"post.dead", BefallenKind::Fall, false},
    Lasting{"post.gone", BefallenKind::Fall, false},
    Lasting{"post.fell-to-death", BefallenKind::Fall, false},
};

constexpr std::string_view kFellToDeath = "fell-to-death";
constexpr std::string_view kGuarded = "guarded";

template<class Value>
const Value *valueOf(const Phrase &sentence, std::string_view name)
{
    const auto met = std::ranges::find_if(sentence.values,
                                          [&](const auto &value) { return value.first == name; });
    return met == sentence.values.end() ? nullptr : std::get_if<Value>(&met->second);
}

class Chronicler
{
public:
    Chronicler(const Catalogue &catalogue, const Company &company)
        : m_catalogue(catalogue), m_company(company)
    {
    }

    void tell(const PlayedGame &game)
    {
        for (const auto &line : game.settled)
            learnNames(line);
        for (const auto &line : game.settled) {
            for (const auto &told : line.told)
                tell(game, line, told);
        }
    }

    /** With what no game brought put first. */
    std::vector<Befallen> take()
    {
        std::vector<Befallen> all;
        for (const auto &member : m_company.band.members)
            addUntold(member, all);
        for (const auto &fallen : m_company.fallen)
            addUntold(fallen.member, all);
        all.insert(all.end(), m_told.begin(), m_told.end());
        return all;
    }

private:
    void learnNames(const SettledLine &line)
    {
        if (!isOfOne(line.line) || memberOf(line.line) == MemberId{})
            return;
        for (const auto &told : line.told) {
            const auto *called = valueOf<Text>(told.sentence, "figure");
            if (called && told.sentence.key != "post.hireling") // it may be the chief who goes
                m_names.emplace_back(*called, memberOf(line.line));
        }
    }

    /** Whom a sentence means: as the band's documents called him last, else as he is called now.
     */
    MemberId called(const PlayedGame &game, const Text &name) const
    {
        const auto last = std::find_if(m_names.rbegin(), m_names.rend(), [&](const auto &known) {
            return known.first == name && !hasFallen(known.second);
        });
        if (last != m_names.rend())
            return last->second;
        for (const auto &figure : game.report->figures) {
            if (figure.figure.seat == game.seat && figure.name == name)
                return figure.figure.member;
        }
        for (const auto &[member, text] : calledAll(m_catalogue, m_company)) {
            if (text == name && find(m_company.band, member))
                return member;
        }
        return {};
    }

    bool hasFallen(MemberId member) const { return countOf(member, BefallenKind::Fall, {}) > 0; }
    int countOf(MemberId member, BefallenKind kind, const Text &what) const
    {
        int count = 0;
        for (const auto &told : m_told) {
            if (told.member == member && told.kind == kind && told.what == what)
                count += told.times;
        }
        return count;
    }

    /** Who is free of an injury: the one who suffers from it; of several, the one so called. */
    MemberId healed(const PlayedGame &game, const Text &name, const Text &thing) const
    {
        std::vector<MemberId> sick;
        for (const auto &told : m_told) {
            const bool suffers = told.kind == BefallenKind::Injury && told.what == thing &&
                                 countOf(told.member, BefallenKind::Injury, thing) >
                                     countOf(told.member, BefallenKind::Healed, thing);
            if (suffers && !hasFallen(told.member) && std::ranges::count(sick, told.member) == 0)
                sick.push_back(told.member);
        }
        return sick.size() == 1 ? sick.front() : called(game, name);
    }

    void tell(const PlayedGame &game, const SettledLine &line, const Told &told)
    {
        const auto lasting = std::ranges::find(kLasting, told.sentence.key, &Lasting::key);
        const auto *name = valueOf<Text>(told.sentence, "figure");
        if (lasting == kLasting.end() || !name)
            return;
        Befallen befallen;
        befallen.kind = lasting->kind;
        befallen.fixture = game.fixture;
        befallen.rule = told.rule;
        befallen.sentence = told.sentence;
        if (lasting->namesThing)
            describe(told.sentence, befallen);
        const bool isOfLine = isOfOne(line.line) && told.sentence.key != "post.hireling";
        if (lasting->kind == BefallenKind::Healed)
            befallen.member = healed(game, *name, befallen.what);
        else
            befallen.member = isOfLine ? memberOf(line.line) : called(game, *name);
        if (befallen.member != MemberId{})
            m_told.push_back(std::move(befallen));
    }

    void describe(const Phrase &sentence, Befallen &befallen) const
    {
        const auto *thing = valueOf<Text>(sentence, "thing");
        if (!thing)
            return;
        const auto *band = valueOf<std::string>(sentence, "band");
        const auto *effect = valueOf<Text>(sentence, "effect");
        const auto *times = valueOf<std::int64_t>(sentence, "times");
        befallen.what = band ? withBand(*thing, *band) : *thing;
        befallen.effect = effect ? *effect : usualEffect(befallen.kind, *thing);
        if (times)
            befallen.times = static_cast<int>(*times);
    }
    /** Of what was told before effects were. */
    Text usualEffect(BefallenKind kind, const Text &name) const
    {
        if (kind != BefallenKind::Advance && kind != BefallenKind::Injury)
            return {};
        for (const EntryId id :
             m_catalogue.of(kind == BefallenKind::Advance ? Kind::Advance : Kind::Injury)) {
            if (m_catalogue[id].name == name)
                return m_catalogue[id].effect;
        }
        return {};
    }
    static Text withBand(const Text &thing, const std::string &band)
    {
        return band.empty() ? thing
                            : Text{thing.en + " (" + band + ')', thing.fr + " (" + band + ')'};
    }

    /** One of those told, which then accounts for nothing else. */
    bool isTold(MemberId member, BefallenKind kind, const Text &what, std::vector<int> &used) const
    {
        used.resize(m_told.size());
        for (std::size_t i = 0; i < m_told.size(); ++i) {
            const auto &told = m_told[i];
            if (used[i] >= told.times || told.member != member || told.kind != kind ||
                told.what != what)
                continue;
            ++used[i];
            return true;
        }
        return false;
    }

    void addUntold(const Member &member, std::vector<Befallen> &all) const
    {
        std::vector<int> used;
        const auto add = [&](BefallenKind kind, EntryId id, const std::string &against) {
            const auto &entry = m_catalogue[id];
            const Text what = withBand(entry.name, against);
            if (!isTold(member.id, kind, what, used))
                all.push_back({member.id,
                               kind,
                               {},
                               std::string(entry.rule().value),
                               what,
                               entry.effect,
                               1,
                               {}});
        };
        for (const EntryId advance : member.advances)
            add(BefallenKind::Advance, advance, {});
        for (const auto &injury : member.injuries)
            add(BefallenKind::Injury, injury.injury, injury.against);
    }

    const Catalogue &m_catalogue;
    const Company &m_company;
    std::vector<std::pair<Text, MemberId>> m_names; // as documents called them, latest last
    std::vector<Befallen> m_told;
};

void addLost(const PlayedGame &game, const SettledLine &line, std::vector<FallenFigure> &lost)
{
    for (const auto &told : line.told) {
        const auto *name = valueOf<Text>(told.sentence, "figure");
        if (told.sentence.key == "post.contact" && name)
            lost.push_back(
                {{memberOf(line.line), *name, std::string(key(Rank::Mercenary)), 0}, game.fixture});
    }
}

} // namespace

MemberId memberOf(std::string_view line)
{
    const auto slash = line.find('/');
    MemberId member;
    if (slash != std::string_view::npos)
        std::from_chars(line.data() + slash + 1, line.data() + line.size(), member.value);
    return member;
}

bool isOfOne(std::string_view line)
{
    return !line.starts_with("succession/") && !line.starts_with("gear/");
}

std::vector<Befallen> befallenOf(const Catalogue &catalogue, const Company &company,
                                 std::span<const PlayedGame> games)
{
    Chronicler chronicler(catalogue, company);
    for (const auto &game : games)
        chronicler.tell(game);
    return chronicler.take();
}

FigureGlance glanceOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    return {member.id, calledIn(catalogue, band, member), std::string(key(member.rank)),
            member.experience};
}

std::vector<FallenFigure> fallenOf(const Catalogue &catalogue, const Company &company)
{
    std::vector<FallenFigure> fallen;
    for (const auto &each : company.fallen)
        fallen.push_back({glanceOf(catalogue, company.band, each.member), each.fixture});
    return fallen;
}

std::vector<Hireling> hirelingsOf(const Catalogue &catalogue, const Company &company)
{
    std::vector<Hireling> hirelings;
    for (const auto &member : company.band.members) {
        const auto fee = gameFee(catalogue, company, member);
        if (!member.hireling && member.rank != Rank::Mercenary)
            continue;
        auto figure = glanceOf(catalogue, company.band, member);
        Phrase sentence{fee.covered ? "crew.covered" : "crew.fee",
                        {{"figure", figure.name}, {"points", std::int64_t{fee.points}}}};
        hirelings.push_back(
            {std::move(figure), fee.points, std::string(fee.rule.value), std::move(sentence)});
    }
    return hirelings;
}

std::vector<FallenFigure> lostContactsOf(std::span<const PlayedGame> games)
{
    std::vector<FallenFigure> lost;
    for (const auto &game : games) {
        for (const auto &line : game.settled)
            addLost(game, line, lost);
    }
    return lost;
}

std::vector<ReportWord> reportWordsOf(const Catalogue &catalogue, const Company &company,
                                      MemberId id, std::span<const Setting> options)
{
    std::vector<ReportWord> words;
    const auto *member = find(company.band, id);
    if (!member)
        return words;
    // MUSG-EQUIP-11
    const bool consumed = flagSetting(options, "medikit_consumed", false);
    for (const auto &piece : member->gear) {
        const auto &entry = catalogue[piece.entry];
        const auto *item = std::get_if<Item>(&entry.what);
        if (consumed && item && std::ranges::count(item->traits, Trait::Medikit) > 0)
            words.push_back({ReportWord::Kind::Used, entry.id, entry.name, piece.count, false});
    }
    const auto mark = [&](std::string_view key) {
        words.push_back(
            {ReportWord::Kind::Mark, std::string(key), wordNameOf(catalogue, key), 1, true});
    };
    // MUSG-EQUIP-10
    mark(kFellToDeath);
    // MUSG-MERC-07
    if (member->rank == Rank::Chief)
        mark(kGuarded);
    return words;
}

Text wordNameOf(const Catalogue &catalogue, std::string_view word)
{
    const std::string same(word);
    if (word == kFellToDeath || word == kGuarded)
        return catalogue.word("mark." + same);
    const auto entry = catalogue.find(word);
    return entry ? catalogue[*entry].name : Text{same, same};
}

} // namespace escarmouche::rules::musg
