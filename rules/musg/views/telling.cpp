// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/purchase.h"
#include "rules/musg/band/propertykeys.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/effects.h"
#include "rules/musg/figure/profile.h"
#include "rules/musg/views/views.h"

#include <algorithm>
#include <set>

namespace escarmouche::rules::musg {

namespace {

/** Tells acts in the words of the band they were done to. */
class Teller
{
public:
    Teller(const Catalogue &catalogue, const Band &before, const std::vector<Change> &outcome)
        : m_catalogue(catalogue), m_before(before), m_outcome(outcome)
    {
    }

    Phrase operator()(const CreateBand &act) const;
    Phrase operator()(const AdoptBand &act) const;
    Phrase operator()(const Recruit &act) const;
    Phrase operator()(const Give &act) const;
    Phrase operator()(const Discard &act) const;
    Phrase operator()(const HandOver &act) const;
    Phrase operator()(const Duplicate &act) const;
    Phrase operator()(const MoveMembers &act) const;
    Phrase operator()(const SetProperties &act) const;

    Text worded(const Phrase &phrase) const;

private:
    Text entryName(const std::string &id, int count = 1) const;
    Text effect(const Give &act, EntryId entry) const;
    Text called(MemberId id) const;
    Text who(const std::vector<Figures> &figures) const;
    Phrase setOne(const SetProperties &act) const;
    Text valueText(const Property &property, const SettingValue &value) const;
    int paid() const;
    int figuresCome() const;
    int firstNumber() const;
    std::string newName() const;

    const Catalogue &m_catalogue;
    const Band &m_before;
    const std::vector<Change> &m_outcome;
};

constexpr std::size_t kMostNamed = 3;

Phrase phrase(std::string_view key, Phrase::Values values = {})
{
    return {"history." + std::string(key), std::move(values)};
}

Text literal(const std::string &text)
{
    return {text, text};
}

Text times(int count, const Text &name)
{
    const auto prefix = count == 1 ? std::string{} : std::to_string(count) + " × ";
    return {prefix + name.en, prefix + name.fr};
}

std::vector<Figures> figuresOf(const std::vector<Belonging> &things)
{
    std::vector<Figures> figures;
    for (const auto &thing : things)
        figures.push_back(thing.figures);
    return figures;
}

Text Teller::worded(const Phrase &sentence) const
{
    const auto &book = m_catalogue.words();
    return {say(book, sentence, Language::English), say(book, sentence, Language::French)};
}

Text Teller::entryName(const std::string &id, int count) const
{
    const auto found = m_catalogue.find(id);
    return times(count, found ? m_catalogue[*found].name : literal(id));
}

Text Teller::called(MemberId id) const
{
    const auto *member = find(m_before, id);
    return member ? calledIn(m_catalogue, m_before, *member) : m_catalogue.word("history.gone");
}

/** "Grok", "Grok and 4 sous-fifres", and where that would be too long "Grok and 9 others". */
Text Teller::who(const std::vector<Figures> &figures) const
{
    if (figures.empty())
        return m_catalogue.word("history.nobody");
    int heads = 0;
    std::set<std::string> names;
    for (const auto &each : figures) {
        heads += each.count;
        if (const auto *member = find(m_before, each.member))
            names.insert(sortOf(m_catalogue, m_before, *member).en);
    }
    if (names.size() > kMostNamed)
        return worded(phrase("who", {{"first", called(figures.front().member)},
                                     {"others", std::int64_t{heads - 1}}}));
    const auto everyone = everyoneOf(m_catalogue, m_before, figures);
    return everyone.empty() ? called(figures.front().member) : everyone;
}

/** What an advance or injury does to one figure; of several what it does in general. */
Text Teller::effect(const Give &act, EntryId entry) const
{
    const auto *member = act.to.size() == 1 ? find(m_before, act.to.front().member) : nullptr;
    Text text = m_catalogue[entry].effect;
    if (member) {
        Member after = *member;
        for (int i = 0; i < act.count; ++i)
            after = gaining(m_catalogue, std::move(after), entry);
        text = effectOf(m_catalogue, m_before, *member, after, entry).text;
    }
    const auto bare = [](const std::string &words) {
        return words.ends_with('.') ? words.substr(0, words.size() - 1) : words;
    };
    return {bare(text.en), bare(text.fr)};
}

/** Points that the outcome takes from the treasury. */
int Teller::paid() const
{
    int paid = 0;
    for (const auto &change : m_outcome) {
        if (const auto *treasury = std::get_if<TreasuryChanged>(&change))
            paid -= treasury->by;
    }
    return paid;
}

int Teller::figuresCome() const
{
    int figures = 0;
    for (const auto &change : m_outcome) {
        if (const auto *came = std::get_if<MemberCame>(&change))
            figures += came->member.count;
    }
    return figures;
}

/** Of whoever comes first; 0: he has none. */
int Teller::firstNumber() const
{
    for (const auto &change : m_outcome) {
        if (const auto *came = std::get_if<MemberCame>(&change))
            return came->member.number;
    }
    return 0;
}

std::string Teller::newName() const
{
    for (const auto &change : m_outcome) {
        const auto *field = std::get_if<BandFieldChanged>(&change);
        if (field && field->field == BandField::Name)
            return field->after;
    }
    return {};
}

Phrase Teller::operator()(const CreateBand &) const
{
    return phrase("created", {{"name", newName()}});
}

Phrase Teller::operator()(const AdoptBand &) const
{
    return phrase("adopted", {{"name", newName()}, {"count", std::int64_t{figuresCome()}}});
}

Phrase Teller::operator()(const Recruit &act) const
{
    auto member = recruit(m_catalogue, m_before, act.entry);
    if (!member)
        return phrase("recruited", {{"what", literal(act.entry)}, {"price", std::int64_t{0}}});
    member->count = act.count;
    member->number = firstNumber();
    const int each = act.price.value_or(figurePrice(m_catalogue, m_before, *member));
    return phrase("recruited", {{"what", headsOf(m_catalogue, m_before, *member, act.count)},
                                {"price", std::int64_t{each * act.count}}});
}

Phrase Teller::operator()(const Give &act) const
{
    const auto entry = m_catalogue.find(act.entry);
    const auto kind = entry ? m_catalogue[*entry].kind : Kind::Item;
    if (kind == Kind::Advance || kind == Kind::Injury)
        return phrase(kind == Kind::Advance ? "advanced" : "injured",
                      {{"who", who(act.to)},
                       {"what", entryName(act.entry, act.count)},
                       {"effect", effect(act, *entry)}});
    int price = 0;
    for (const auto &figures : act.to) {
        if (const auto *member = entry ? find(m_before, figures.member) : nullptr)
            price +=
                figures.count * priceOfMore(m_catalogue, *member, *entry, act.count, act.price);
    }
    return phrase("gave", {{"who", who(act.to)},
                           {"what", entryName(act.entry, act.count)},
                           {"price", std::int64_t{price}}});
}

Phrase Teller::operator()(const Discard &act) const
{
    const auto figures = figuresOf(act.things);
    if (act.things.empty())
        return phrase("removed", {{"who", who({})}});
    const auto &first = act.things.front();
    const bool alike = std::ranges::all_of(act.things, [&](const Belonging &thing) {
        return thing.entry == first.entry && thing.count == first.count;
    });
    if (!alike)
        return phrase("took-several", {{"who", who(figures)}});
    if (first.entry.empty())
        return phrase("removed", {{"who", who(figures)}});
    return phrase("took", {{"who", who(figures)}, {"what", entryName(first.entry, first.count)}});
}

Phrase Teller::operator()(const HandOver &act) const
{
    return phrase("handed", {{"from", who({act.thing.figures})},
                             {"to", who({act.to})},
                             {"what", entryName(act.thing.entry, act.thing.count)}});
}

Phrase Teller::operator()(const Duplicate &act) const
{
    if (paid() > 0)
        return phrase("duplicated-for",
                      {{"who", who(act.figures)}, {"price", std::int64_t{paid()}}});
    return phrase("duplicated", {{"who", who(act.figures)}});
}

Phrase Teller::operator()(const MoveMembers &act) const
{
    std::vector<Figures> lines;
    for (const auto id : act.members) {
        const auto *member = find(m_before, id);
        lines.push_back({id, member ? member->count : 1});
    }
    if (act.before)
        return phrase("moved", {{"who", who(lines)}, {"before", called(*act.before)}});
    return phrase("moved-last", {{"who", who(lines)}});
}

Text Teller::valueText(const Property &property, const SettingValue &value) const
{
    if (const auto *flag = std::get_if<bool>(&value))
        return m_catalogue.word(*flag ? "history.yes" : "history.no");
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return literal(std::to_string(*whole));
    const auto &text = std::get<std::string>(value);
    const auto choice = std::ranges::find(property.choices, text, &Choice::key);
    if (choice != property.choices.end())
        return choice->name;
    return text.empty() ? m_catalogue.word("history.nothing") : literal(text);
}

Phrase Teller::setOne(const SetProperties &act) const
{
    const auto &setting = act.settings.front();
    const bool ofBand = act.of.empty();
    if (setting.property == property::kNotes)
        return ofBand ? phrase("band-notes") : phrase("notes", {{"who", who(act.of)}});
    if (setting.property == property::kName) { // any text: nothing to look up
        const auto now = valueText({}, setting.value);
        return ofBand
                   ? phrase("band-renamed", {{"old", valueText({}, m_before.name)}, {"new", now}})
                   : phrase("renamed", {{"who", who(act.of)}, {"new", now}});
    }
    const auto properties =
        propertiesOf(m_catalogue, m_before, act.of).value_or(std::vector<Property>{});
    const auto found = std::ranges::find(properties, setting.property, &Property::key);
    Property property = found == properties.end() ? Property{} : *found;
    const auto now = valueText(property, setting.value);
    const auto old = valueText(property, property.value);
    if (ofBand)
        return phrase("band-set", {{"property", property.label}, {"old", old}, {"new", now}});
    return phrase("set",
                  {{"property", property.label}, {"who", who(act.of)}, {"old", old}, {"new", now}});
}

Phrase Teller::operator()(const SetProperties &act) const
{
    if (act.settings.size() == 1)
        return setOne(act);
    const auto count = static_cast<std::int64_t>(act.settings.size());
    if (act.of.empty())
        return phrase("band-set-several", {{"count", count}});
    return phrase("set-several", {{"who", who(act.of)}, {"count", count}});
}

} // namespace

Phrase tellOf(const Catalogue &catalogue, const Band &before, const BandInput &input,
              const std::vector<Change> &outcome)
{
    const Teller teller(catalogue, before, outcome);
    auto sentence = std::visit(teller, input.act);
    if (input.adjustment.empty())
        return sentence;
    return phrase("adjusted",
                  {{"sentence", teller.worded(sentence)}, {"reason", input.adjustment}});
}

} // namespace escarmouche::rules::musg
