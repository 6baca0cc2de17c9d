// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/sentences/sentences.h"
#include "model/library/deepcheck.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

/** Null where nothing stands; bounds as their text. */
Json valueJson(const std::string &text)
{
    if (text.empty())
        return {};
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? Json(text) : value;
}

Json differenceJson(const OpenCampaign &open, const model::Difference &difference)
{
    Json json{{"seq", difference.seq},
              {"kind", difference.act},
              {"pointer", difference.place},
              {"was", valueJson(difference.was)},
              {"should", valueJson(difference.should)},
              {"refused", difference.refusal.has_value()}};
    if (difference.refusal)
        json["why"] = toUtf8(whyText(open, *difference.refusal));
    if (difference.unreadable)
        json["why"] = toUtf8(explain(*difference.unreadable).what);
    return json;
}

Json deepJson(const OpenCampaign &open, const model::DeepReport &deep)
{
    Json differences = Json::array();
    for (const auto &difference : deep.differences)
        differences.push_back(differenceJson(open, difference));
    return {{"checked", deep.checked},
            {"unchecked", deep.unchecked},
            {"differences", std::move(differences)}};
}

/** A value as a line can show it. */
QString shortened(const std::string &text)
{
    constexpr qsizetype kMost = 120;
    const QString whole = toQString(text);
    return whole.size() <= kMost ? whole : whole.left(kMost) + u'…';
}

QString textOf(const OpenCampaign &open, const model::Difference &difference)
{
    const auto about = [&](const char *sentence) {
        return told(sentence).arg(difference.seq).arg(toQString(difference.act));
    };
    if (difference.refusal)
        //: The number of an act, its kind, why the rules refuse it.
        return about(QT_TRANSLATE_NOOP("CommandLine", "Act %1 (%2): the rules refuse it. %3"))
            .arg(whyText(open, *difference.refusal));
    if (difference.unreadable)
        //: The number of an act, its kind, what is wrong with the form in which it is stored.
        return about(QT_TRANSLATE_NOOP("CommandLine", "Act %1 (%2): %3"))
            .arg(explain(*difference.unreadable).what);
    const QString place = toQString(difference.place);
    if (difference.was.empty())
        //: The number of an act, its kind, a place in it as a JSON pointer, what should stand
        //: there.
        return about(QT_TRANSLATE_NOOP("CommandLine", "Act %1 (%2): %3 is missing, should be %4"))
            .arg(place, shortened(difference.should));
    if (difference.should.empty())
        //: The number of an act, its kind, a place in it as a JSON pointer, what stands there.
        return about(QT_TRANSLATE_NOOP("CommandLine", "Act %1 (%2): %3 is %4, should not be there"))
            .arg(place, shortened(difference.was));
    //: The number of an act, its kind, a place in it as a JSON pointer, two values.
    return about(QT_TRANSLATE_NOOP("CommandLine", "Act %1 (%2): %3 is %4, should be %5"))
        .arg(place, shortened(difference.was), shortened(difference.should));
}

void printDeep(const OpenCampaign &open, const model::DeepReport &deep)
{
    for (const auto &difference : deep.differences)
        print(textOf(open, difference));
    if (deep.differences.empty() && deep.checked > 0)
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Decided again: %1 acts, all as stored."))
                  .arg(deep.checked));
    if (!deep.differences.empty())
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Decided again: %1 acts. Differences: %2."))
                  .arg(deep.checked)
                  .arg(deep.differences.size()));
    if (deep.unchecked > 0)
        print(
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "Not decided again: %1 acts that another edition of the rules "
                                   "decided; only their dice, sums, seats and times were checked."))
                .arg(deep.unchecked));
}

/** What comes behind is told beside it, so that nobody stops at this line. */
void printSound(std::int64_t events, bool isAll)
{
    const QString sound =
        told(QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Sound: %1 acts are in order, the tables agree, every account balances."))
            .arg(events);
    print(isAll ? sound
                : sound + u'\n' +
                      told(QT_TRANSLATE_NOOP("CommandLine", "But what was decided differs:")));
}

} // namespace

Outcome<int> verifyCampaign(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    const auto &library = *open->workspace.library;
    const auto check = library.campaigns().check(open->session->uuid());
    if (!check)
        return complain(check.error());
    Json faults = Json::array();
    for (const auto &fault : check->faults) {
        faults.push_back(jsonOf(fault));
        grumble(sentence(fault));
    }
    bool sound = check->faults.empty();
    Json json{{"verified", sound}, {"acts", check->events}, {"faults", std::move(faults)}};
    if (sound && !call.json && !call.campaign.deep)
        printSound(check->events, true);
    if (sound && call.campaign.deep) { // what is not sound cannot be walked through
        const auto deep = model::checkDeeply(library, open->session->uuid());
        if (!deep)
            return complain(deep.error());
        sound = deep->differences.empty();
        json["verified"] = sound;
        json["deep"] = deepJson(*open, *deep);
        if (!call.json) {
            printSound(check->events, sound);
            printDeep(*open, *deep);
        }
    }
    if (call.json)
        print(json);
    return sound ? kFine : kDamaged;
}

} // namespace escarmouche::app::cli
