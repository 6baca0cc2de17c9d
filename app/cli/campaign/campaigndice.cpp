// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaigndice.h"

#include "app/cli/call/commandtable.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"

#include <algorithm>
#include <limits>

namespace escarmouche::app::cli {
namespace {

constexpr int kTen = 10;

QString typedList(std::span<const int> faces)
{
    QStringList list;
    for (const int face : faces)
        list << QString::number(face);
    return list.join(u',');
}

/** Takes the faces of one roll off those typed; a d66 may be one number. None: too few are left. */
std::optional<std::vector<int>> takeOff(std::span<const int> &typed, const rules::Roll &roll)
{
    const bool isD66 = roll.reading == rules::Reading::D66;
    if (isD66 && typed.front() > roll.sides) {
        const int both = typed.front();
        typed = typed.subspan(1);
        return std::vector{both / kTen, both % kTen};
    }
    if (typed.size() < roll.count)
        return std::nullopt;
    const auto used = typed.first(roll.count);
    typed = typed.subspan(roll.count);
    return std::vector(used.begin(), used.end());
}

tl::unexpected<Complaint> awaitsOthers(const TypedDice &dice, const rules::Roll &roll)
{
    return complain(
        kIllegal,
        //: a line, dice as "2d6", how they are typed, what was typed
        told(QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "The line “%1” needs %2, typed as --dice %3, not %4. Nothing was changed."))
            .arg(toQString(dice.line), diceText(roll), typedText(roll), typedList(dice.typed)));
}

tl::unexpected<Complaint> awaitsNoMore(const TypedDice &dice, std::size_t used)
{
    return complain(
        kIllegal,
        used == 0
            ? told(QT_TRANSLATE_NOOP("CommandLine",
                                     "The line “%1” needs no dice. Nothing was changed."))
                  .arg(toQString(dice.line))
            : told(QT_TRANSLATE_NOOP(
                       "CommandLine",
                       "The line “%1” needs only %2 of these dice (%3). Nothing was changed."))
                  .arg(toQString(dice.line), QString::number(used),
                       typedList(std::span(dice.typed).first(used))));
}

/** The line as it takes dice in that campaign; none: it takes none. */
std::optional<rules::PostGameLine> awaiting(const rules::CampaignRules &rules,
                                            const rules::Campaign &campaign, const TypedDice &dice)
{
    const auto lines = rules::postGameDocument(rules, campaign, dice.game, dice.band).lines;
    const auto met = std::ranges::find(lines, dice.line, &rules::PostGameLine::key);
    const bool waits = met != lines.end() && rules::takesDice(*met);
    return waits ? std::optional(*met) : std::nullopt;
}

} // namespace

QString diceText(const rules::Roll &roll)
{
    if (roll.reading == rules::Reading::D66)
        return told(QT_TRANSLATE_NOOP("CommandLine", "a d66 (2d6: tens, then units)"));
    return told(QT_TRANSLATE_NOOP("CommandLine", "%1d%2")).arg(roll.count).arg(roll.sides);
}

QString typedText(const rules::Roll &roll)
{
    if (roll.reading == rules::Reading::D66)
        return told(QT_TRANSLATE_NOOP("CommandLine", "35 or 3,5"));
    QStringList faces;
    for (int die = 0; die < roll.count; ++die)
        faces << QStringLiteral("N");
    return faces.join(u',');
}

// What a line awaits next may rest on what was thrown before, so it is asked of a campaign in which
// the dice before have been thrown.
Outcome<std::vector<rules::RollDice>> rollsOf(const OpenCampaign &open, const TypedDice &dice)
{
    const auto &rules = open.session->rules();
    rules::Campaign then = open.campaign();
    std::vector<rules::RollDice> rolls;
    auto left = std::span<const int>(dice.typed);
    // Numbers that nothing in the campaign has.
    int fresh = std::numeric_limits<int>::max() - static_cast<int>(dice.typed.size());
    while (!left.empty()) {
        const auto line = awaiting(rules, then, dice);
        if (!line)
            return awaitsNoMore(dice, dice.typed.size() - left.size());
        const rules::Roll &roll = line->roll.roll;
        const auto faces = takeOff(left, roll);
        if (!faces)
            return awaitsOthers(dice, roll);
        const rules::RollDice act{dice.game,  dice.band, dice.line, line->nth,
                                  roll.sides, *faces,    true};
        const auto outcome = rules::decide(rules, then, {act, fresh++, {}});
        if (!outcome && outcome.error().code == rules::ErrorCode::DiceDoNotFit)
            return awaitsOthers(dice, roll);
        if (!outcome)
            return refused(open, outcome.error());
        if (const auto done = rules::evolve(rules, then, *outcome); !done)
            return complain(done.error());
        rolls.push_back(act);
    }
    return rolls;
}

} // namespace escarmouche::app::cli
