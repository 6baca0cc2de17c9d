// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/namedfigure.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/figures.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/names.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/words/nearest.h"

#include <QStringList>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** Does acts on a band that no library keeps. */
class LooseBand
{
public:
    explicit LooseBand(const rules::BandRules &rules) : m_rules(rules) {}

    Outcome<void> act(const rules::BandAct &act)
    {
        const auto input =
            rules::encode(rules::BandInput{.act = act, .fresh = m_fresh++, .adjustment = "odds"});
        const auto outcome = m_rules.decide(m_band, input);
        if (!outcome)
            return complain(outcome.error(), m_rules);
        auto band = m_rules.evolve(m_band, *outcome);
        if (!band)
            return complain(band.error(), m_rules);
        m_band = std::move(*band);
        return {};
    }
    const std::string &text() const { return m_band; }

private:
    const rules::BandRules &m_rules;
    std::string m_band;
    int m_fresh = 1;
};

/** The first figure of a band. */
Outcome<rules::OddsFigure> firstOf(const rules::BandRules &rules, const std::string &band)
{
    const auto roster = rules.roster(band);
    if (!roster)
        return complain(roster.error());
    for (const rules::RosterGroup &group : roster->groups) {
        for (const rules::RosterRow &row : group.rows) {
            for (const rules::FigureName &figure : row.figures)
                return rules::OddsFigure{band, figure.member, figure.index, {}};
        }
    }
    return complain({.code = rules::ErrorCode::NoSuchMember});
}

/** What the shop offers by that name: a figure for an empty band, gear for the first figure. */
Outcome<rules::BandAct> actCalled(const rules::BandRules &rules, const std::string &band,
                                  const std::string &word)
{
    std::vector<rules::Figures> chosen;
    if (const auto figure = firstOf(rules, band))
        chosen.push_back({figure->member, 1});
    const auto shop = rules.shop(band, chosen);
    if (!shop)
        return complain(shop.error());
    std::vector<rules::Known> known;
    for (const rules::ShopTab &tab : shop->tabs) {
        for (const rules::ShopEntry &entry : tab.entries) {
            if (tab.wantsFigures == chosen.empty())
                continue;
            if (isCalled(word, entry.entry, entry.name))
                return entry.act;
            known.push_back({entry.entry, &entry.name});
        }
    }
    return complain({.code = rules::ErrorCode::EntryNotFound,
                     .subject = word,
                     .hint = rules::nearest(word, known)},
                    rules);
}

/** The name of what a band begins with may be a plural, in French and English by "s"; one figure
    is one of them. */
std::string choiceCalled(const std::string &word,
                         const std::vector<rules::CatalogueSection> &sections)
{
    const std::string entry = entryCalled(word, sections);
    const std::string plural = entry == word ? entryCalled(word + 's', sections) : entry;
    return plural == word + 's' ? word : plural;
}

/** What a person calls a figure of a band: its name, or its rank. */
QString figureTitle(const rules::BandRules &rules, const std::string &band, rules::MemberId member)
{
    const auto roster = rules.roster(band);
    if (!roster)
        return {};
    for (const rules::RosterGroup &group : roster->groups) {
        for (const rules::RosterRow &row : group.rows) {
            const auto met = std::ranges::find(row.figures, member, &rules::FigureName::member);
            if (met != row.figures.end())
                return calledIn(row, *met);
        }
    }
    return {};
}

/** The band of one figure that begins so: "orc". */
Outcome<LooseBand> begun(const rules::BandRules &rules, const std::string &word)
{
    LooseBand band(rules);
    rules::CreateBand create{{{"name", std::string("odds")}}};
    if (const auto asked = rules.creation(); !asked.empty())
        create.settings.push_back({asked.front().key, choiceCalled(word, rules.catalogue())});
    if (const auto done = band.act(create); !done)
        return tl::unexpected(done.error());
    return band;
}

/** "orc/sous-fifre/rifle/shield". */
Outcome<rules::OddsFigure> made(const rules::BandRules &rules, const rules::OddsOption &option,
                                const std::string &word)
{
    const QStringList parts = toQString(word).split(u'/', Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                         //: %2: how a figure is written, as RACE/RANK/GEAR
                                         "CommandLine", "“%1” is no figure: write %2 or "
                                                        "BAND#FIGURE."))
                                    .arg(toQString(word), inUiLanguage(option.form)));
    auto band = begun(rules, toUtf8(parts[0]));
    if (!band)
        return tl::unexpected(band.error());
    for (const QString &part : parts.sliced(1)) {
        const auto act = actCalled(rules, band->text(), toUtf8(part));
        if (!act)
            return tl::unexpected(act.error());
        if (const auto done = band->act(*act); !done)
            return tl::unexpected(done.error());
    }
    auto figure = firstOf(rules, band->text());
    if (figure)
        figure->name = toUtf8(parts.join(QStringLiteral(", ")));
    return figure;
}

} // namespace

Outcome<rules::OddsFigure> figureNamed(const Call &call, const rules::RuleSystem &system,
                                       const rules::OddsOption &option, const std::string &word)
{
    const rules::BandRules &rules = *system.bands;
    const auto hash = word.find('#');
    if (hash == std::string::npos)
        return made(rules, option, word);
    auto loaded = loadBand(call, word.substr(0, hash));
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto figures = figuresNamed(rules, loaded->band, {word.substr(hash + 1)}, 1);
    if (!figures)
        return tl::unexpected(figures.error());
    const rules::MemberId member = figures->front().member;
    const QString name = figureTitle(rules, loaded->band, member);
    return rules::OddsFigure{std::move(loaded->band), member, 0, toUtf8(name)};
}

} // namespace escarmouche::app::cli
