// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/recovery.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/match/match.h"
#include "rules/musg/figure/profile.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace escarmouche::rules::musg {

namespace {

/** What a d66 says about a leader who was put out of action. */
enum class Fate { Dead, Many, Again, Doctor, Robbed, Recovered, Lucky, Injured };

Fate fateOf(int d66)
{
    // MUSG-INJURY-03
    const int lastDead = 15;
    if (d66 <= lastDead)
        return Fate::Dead;
    // MUSG-INJURY-04
    if (d66 == 16 || d66 == 21)
        return Fate::Many;
    // MUSG-INJURY-06
    if (d66 == 24 || d66 == 25)
        return Fate::Again;
    // MUSG-INJURY-10
    if (d66 == 33)
        return Fate::Doctor;
    // MUSG-INJURY-12
    if (d66 == 36)
        return Fate::Robbed;
    // MUSG-INJURY-13
    const int firstRecovered = 41, lastRecovered = 56;
    if (d66 >= firstRecovered && d66 <= lastRecovered)
        return Fate::Recovered;
    // MUSG-INJURY-16
    const int firstLucky = 65;
    return d66 >= firstLucky ? Fate::Lucky : Fate::Injured;
}

EntryId injuryOf(const Catalogue &catalogue, int d66)
{
    for (const EntryId id : catalogue.of(Kind::Injury)) {
        const auto &injury = std::get<Injury>(catalogue[id].what);
        if (std::ranges::count(injury.rolls, d66) > 0 && !injury.oneGame)
            return id;
    }
    return {};
}

/** "24, 31" */
Text listed(const std::vector<int> &rolls)
{
    std::string list;
    for (const int roll : rolls)
        list += (list.empty() ? "" : ", ") + std::to_string(roll);
    return {list, list};
}

/** "24, 31, then 22" */
Text inTurn(std::vector<int> rolls)
{
    if (rolls.size() < 2)
        return listed(rolls);
    const std::string last = std::to_string(rolls.back());
    rolls.pop_back();
    const Text first = listed(rolls);
    return {first.en + ", then " + last, first.fr + ", puis " + last};
}

/** One leader's return: asks for dice as the table asks for them, and acts as they fall. Stops at
    the first dice that are missing; what it did until then is thrown away. What fell is told as a
    whole: all the dice, then each injury with what it does, then the rest. */
class HeroReturn
{
public:
    HeroReturn(const Case &fallen, LineDice &dice, Deed &deed)
        : m_case(fallen), m_dice(dice), m_deed(deed)
    {
    }

    bool namesBand() const { return m_namesBand; }
    void run()
    {
        if (const auto d66 = mainRoll())
            follow(*d66);
        if (!m_dice.isWaiting() && m_case.isLead && !m_isOver)
            addPulpMalus();
        const auto rest = std::exchange(m_deed.told, {});
        tellDice();
        tellHarms();
        std::ranges::copy(rest, std::back_inserter(m_deed.told));
    }

private:
    /** The same injury may be suffered more than once. */
    struct Harm {
        EntryId injury;
        std::string against;
        bool passing = false;
        Member before, after;
        int times = 1;
    };

    void tell(RuleId rule, std::string_view key,
              std::vector<std::pair<std::string, PhraseValue>> values = {})
    {
        m_deed.tell(rule, key, m_case.member, std::move(values));
        const auto last = std::prev(m_deed.told.end());
        if (std::find(m_deed.told.begin(), last, *last) != last)
            m_deed.told.pop_back(); // it has been told
    }

    std::optional<int> rollD66()
    {
        const auto d66 = m_dice.next(CampaignDice::HeroReturn);
        if (d66)
            m_rolls.push_back(*d66);
        return d66;
    }

    /** The roll that counts: those to be made again are passed over. */
    std::optional<int> mainRoll()
    {
        while (const auto d66 = rollD66()) {
            const Fate fate = fateOf(*d66);
            // MUSG-INJURY-17
            const bool spared = fate == Fate::Dead && m_case.cannotDie;
            m_isSpared = m_isSpared || spared;
            if (fate == Fate::Again)
                m_again.push_back(*d66);
            else if (!spared)
                return d66;
        }
        return std::nullopt;
    }

    void tellDice()
    {
        if (m_rolls.empty())
            return;
        tell({"MUSG-PROFILE-02"}, "rolled", {{"rolls", inTurn(m_rolls)}});
        if (!m_again.empty())
            tell({"MUSG-INJURY-06"}, "roll-again", {{"rolls", listed(m_again)}});
        // MUSG-INJURY-04
        if (m_many > 0)
            tell({"MUSG-INJURY-04"}, "many", {{"count", std::int64_t{m_many}}});
        if (!m_passedOver.empty())
            tell({"MUSG-INJURY-04"}, "passed-over", {{"rolls", listed(m_passedOver)}});
        if (m_hasSeenDoctor)
            tell({"MUSG-INJURY-10"}, "doctor");
        if (!m_isSpared)
            return;
        // MUSG-PULP-02
        // MUSG-PULP-04
        tell(m_case.rank == Rank::Chief ? RuleId{"MUSG-PULP-02"} : RuleId{"MUSG-PULP-04"},
             "lead-lives");
        tell({"MUSG-INJURY-17"}, "death-again");
    }

    void follow(int d66)
    {
        if (fateOf(d66) == Fate::Many)
            return followMany();
        if (fateOf(d66) == Fate::Dead)
            return die();
        suffer(d66);
        tellLuck();
    }

    void die()
    {
        m_isOver = true;
        // MUSG-PULP-05
        if (m_case.mayReturn && m_deed.answer == "legend")
            return m_deed.becomeHireling(m_case.member, {"MUSG-PULP-05"}, "returns");
        tell({"MUSG-INJURY-03"}, "dead");
        m_deed.remove(m_case.member, false);
    }

    void followMany()
    {
        const auto rolls = m_dice.next(CampaignDice::HowMany);
        if (!rolls)
            return;
        m_many = *rolls;
        for (int i = 0; i < *rolls; ++i) {
            const auto d66 = nestedRoll();
            if (!d66)
                break;
            suffer(*d66);
        }
        tellLuck();
    }

    /** One of several injuries: death, recovery, more of them and "again" are rolled again. */
    std::optional<int> nestedRoll()
    {
        while (const auto d66 = rollD66()) {
            const Fate fate = fateOf(*d66);
            // MUSG-INJURY-04
            if (fate != Fate::Dead && fate != Fate::Recovered && fate != Fate::Many &&
                fate != Fate::Again)
                return d66;
            m_isSpared = m_isSpared || (fate == Fate::Dead && m_case.cannotDie);
            m_passedOver.push_back(*d66);
        }
        return std::nullopt;
    }

    void suffer(int d66)
    {
        switch (fateOf(d66)) {
        case Fate::Doctor:
            return seeDoctor();
        case Fate::Robbed:
            return rob();
        case Fate::Recovered:
            return tell({"MUSG-INJURY-13"}, "recovered");
        case Fate::Lucky:
            ++m_luck;
            return;
        case Fate::Injured:
            return hurt(injuryOf(m_deed.catalogue, d66));
        case Fate::Dead:
        case Fate::Many:
        case Fate::Again:
            return;
        }
    }

    void tellLuck()
    {
        if (m_luck == 0)
            return;
        if (!m_case.learns)
            return tell({"MUSG-INJURY-16"}, "lucky-alone");
        // MUSG-INJURY-16
        const int pointEach = 1;
        const int points = m_luck * pointEach;
        tell({"MUSG-INJURY-16"}, "lucky-points", {{"points", std::int64_t{points}}});
        m_deed.gain(m_case.member, points);
    }

    void seeDoctor()
    {
        const auto face = m_dice.next(CampaignDice::Doctor);
        if (!face)
            return;
        m_hasSeenDoctor = true;
        // MUSG-INJURY-10
        const int lastBad = 2, trueDoctor = 6;
        if (*face <= lastBad)
            return hurt(*m_deed.catalogue.find("missed-game"));
        if (*face == trueDoctor)
            return hurt(*m_deed.catalogue.find("true-doctor"));
        tell({"MUSG-INJURY-10"}, "doctor-recovered");
    }

    void rob()
    {
        // MUSG-MERC-07
        if (m_case.isGuarded)
            return tell({"MUSG-MERC-07"}, "guarded");
        auto &figure = *m_deed.member(m_case.member);
        figure.gear.clear();
        // MUSG-INJURY-12
        const int freeDaggers = 1;
        figure.gear.push_back({m_deed.catalogue.dagger, freeDaggers});
        tell({"MUSG-INJURY-12"}, "robbed");
    }

    void hurt(EntryId injury)
    {
        const auto &entry = m_deed.catalogue[injury];
        const auto &what = std::get<Injury>(entry.what);
        const std::string against = what.namesBand ? m_deed.answer : std::string{};
        const Suffered suffered{injury, against};
        const Member before = *m_deed.member(m_case.member);
        // MUSG-INJURY-04
        if (what.once && std::ranges::count(before.injuries, suffered) > 0)
            return tell({"MUSG-INJURY-04"}, "no-effect", {{"thing", entry.name}});
        const bool passing = what.oneGame || (m_case.isLead && isForOneGame(injury));
        m_deed.suffer(m_case.member, injury, passing, against);
        m_namesBand = m_namesBand || what.namesBand;
        note({injury, against, passing, before, *m_deed.member(m_case.member)});
    }

    void note(Harm harm)
    {
        const auto same = std::ranges::find(m_harms, harm.injury, &Harm::injury);
        if (same == m_harms.end())
            return m_harms.push_back(std::move(harm));
        same->after = std::move(harm.after);
        ++same->times;
    }

    void tellHarms()
    {
        bool isSpared = false;
        for (const Harm &harm : m_harms) {
            tellHarm(harm);
            isSpared = isSpared || (harm.passing &&
                                    !std::get<Injury>(m_deed.catalogue[harm.injury].what).oneGame);
        }
        if (isSpared)
            tell({"MUSG-PULP-07"}, "pulp-passes");
    }

    void tellHarm(const Harm &harm)
    {
        const auto &entry = m_deed.catalogue[harm.injury];
        const Effect effect =
            effectOf(m_deed.catalogue, m_deed.after.band, harm.before, harm.after, harm.injury);
        if (!harm.against.empty())
            return tell(entry.rule(), "hates-band",
                        {{"thing", entry.name}, {"effect", effect.text}, {"band", harm.against}});
        const auto values = repeated(entry.name, harm.times, effect.text);
        if (!effect.isNumbers && std::get<Injury>(entry.what).oneGame)
            return tell(entry.rule(), "hurt-once", values);
        if (!effect.isNumbers)
            return tell(entry.rule(), "hurt-so", values);
        tell(entry.rule(), harm.passing ? "hurt-for-now" : "hurt-for-good", values);
    }

    /** A malus of the table counts for one game in a pulp story, a lost eye apart. */
    bool isForOneGame(EntryId injury) const
    {
        const auto &entry = m_deed.catalogue[injury];
        const auto &what = std::get<Injury>(entry.what);
        const bool isMalus =
            !what.modifiers.empty() || std::ranges::count(what.traits, Trait::RandomActivity) > 0;
        // MUSG-PULP-07
        return isMalus && entry.id != "reduced-vision";
    }

    void addPulpMalus()
    {
        const auto face = m_dice.next(CampaignDice::PulpMalus);
        if (!face)
            return;
        static constexpr std::array<std::string_view, 6> kMaluses{
            "malus-movement", "malus-command", "malus-shooting",
            "malus-melee",    "malus-force",   "malus-resistance"};
        // MUSG-PULP-06
        const auto place = static_cast<std::size_t>(*face - 1);
        const auto injury = *m_deed.catalogue.find(kMaluses[place]);
        const Effect effect = m_deed.effectOf(m_case.member, injury);
        m_deed.suffer(m_case.member, injury, true);
        tell({"MUSG-PULP-06"}, "malus",
             {{"thing", m_deed.catalogue[injury].name}, {"effect", effect.text}});
    }

    const Case &m_case;
    LineDice &m_dice;
    Deed &m_deed;
    std::vector<int> m_rolls; // all d66, in order
    std::vector<int> m_again; // of them, those the table says to roll again
    std::vector<int> m_passedOver; // and those that do not count among several injuries
    std::vector<Harm> m_harms;
    int m_many = 0; // injuries, by their die; 0: not several
    int m_luck = 0;
    bool m_hasSeenDoctor = false;
    bool m_isSpared = false; // a hero of a pulp story does not die
    bool m_namesBand = false;
    bool m_isOver = false; // dead, or a legend that is hired from now on
};

/** The return of a sous-fifre or figurant: gone on 1-2, and what he bore is the band's. */
void returnPlain(const Case &fallen, LineDice &dice, Deed &deed)
{
    const auto face = dice.next(CampaignDice::SousFifreReturn);
    if (!face)
        return;
    // MUSG-FIGURANT-05
    const bool figurant = fallen.rank == Rank::Figurant;
    const RuleId rule = figurant ? RuleId{"MUSG-FIGURANT-05"} : RuleId{"MUSG-INJURY-01"};
    const auto values = std::pair<std::string, PhraseValue>{"face", std::int64_t{*face}};
    // MUSG-INJURY-01
    const int lastDead = 2;
    if (*face > lastDead)
        return deed.tell(rule, "returns-next", fallen.member, {values});
    deed.tell(rule, "gone", fallen.member, {values});
    deed.remove(fallen.member, true);
}

void fall(const Case &fallen, Deed &deed)
{
    // MUSG-EQUIP-10
    deed.tell({"MUSG-EQUIP-10"}, "fell-to-death", fallen.member);
    deed.remove(fallen.member, fallen.rank > Rank::SousChef);
}

/** The enemy who put him out, by seat; none: an accident, or nobody wrote it down. */
std::vector<std::string> enemiesOf(const PostGameQuestion &question, MemberId member)
{
    const FigureRef self{question.seat, member, 0};
    std::vector<std::string> bands;
    for (const auto &figure : question.report->figures) {
        const bool did = std::ranges::count(figure.knockOuts, self, &KnockOut::victim) > 0;
        if (!did || figure.figure.seat == question.seat)
            continue;
        for (const auto &seat : question.report->seats) {
            if (seat.seat == figure.figure.seat)
                return {seat.band};
        }
    }
    for (const auto &seat : question.report->seats) {
        if (seat.seat != question.seat)
            bands.push_back(seat.band);
    }
    return bands;
}

RuleId ruleOf(const Case &fallen)
{
    if (fallen.fellToDeath)
        return {"MUSG-EQUIP-10"};
    if (fallen.rank <= Rank::SousChef)
        return {"MUSG-INJURY-02"};
    return {fallen.rank == Rank::Figurant ? "MUSG-FIGURANT-05" : "MUSG-INJURY-01"};
}

Case caseOf(const Docket &docket, const Member &member, const FigureReport &report)
{
    const auto marked = [&](std::string_view mark) {
        return std::ranges::find(report.marks, mark) != report.marks.end();
    };
    Case fallen;
    fallen.member = member.id;
    fallen.rank = member.rank;
    fallen.learns = learns(member);
    fallen.isLead = isPulpLead(docket.company(), member);
    // MUSG-PULP-05
    const bool last = flagSetting(docket.question().fixtureOptions, "last_episode", false);
    fallen.cannotDie = fallen.isLead && (!last || member.rank != Rank::Chief);
    fallen.mayReturn = fallen.isLead && last && member.rank == Rank::Chief;
    fallen.isGuarded = marked("guarded");
    // MUSG-EQUIP-10
    fallen.fellToDeath = marked("fell-to-death") && !fallen.isLead;
    fallen.enemies = enemiesOf(docket.question(), member.id);
    return fallen;
}

/** What the dice thrown so far lead to, with that answer. */
Recovery tried(const Docket &docket, const Case &fallen, const std::string &answer)
{
    Deed deed = docket.deed();
    deed.answer = answer;
    return recover(fallen, deed);
}

/** Which questions remain once all dice are there: whom he hates, whether a hero returns. */
void offerChoices(Draft &draft, const Docket &docket, const Case &fallen, const Recovery &outcome)
{
    auto &line = draft.line;
    const auto &catalogue = docket.catalogue();
    if (fallen.mayReturn && outcome.died) {
        line.awaiting = Awaiting::Choice;
        for (const char *key : {"gone", "legend"})
            line.options.push_back(
                {key, catalogue.word("post.end-" + std::string(key)), {}, true, {}, {}});
        return;
    }
    if (!outcome.namesBand || fallen.enemies.size() < 2)
        return;
    line.awaiting = Awaiting::Choice;
    for (const auto &band : fallen.enemies)
        line.options.push_back({band, {band, band}, {}, true, {}, {}});
}

void addRecovery(Docket &docket, const Member &member, const FigureReport &report)
{
    const Case fallen = caseOf(docket, member, report);
    const std::string only = fallen.enemies.size() == 1 ? fallen.enemies.front() : std::string{};
    auto outcome = tried(docket, fallen, only);
    Draft draft{lineFor("recovery", member.id, ruleOf(fallen), Awaiting::Confirmation)};
    draft.waits = {keyFor("knock-outs", member.id), keyFor("fee", member.id), "lifted"};
    draft.line.rolls = outcome.rolls;
    if (outcome.awaited) {
        draft.line.awaiting = Awaiting::Dice;
        draft.line.roll = Request::of(*outcome.awaited);
        draft.line.nth = static_cast<int>(outcome.rolls.size());
        draft.line.told = std::move(outcome.told);
    } else {
        offerChoices(draft, docket, fallen, outcome);
        draft.line.told = std::move(outcome.told);
    }
    draft.settle = [fallen, only](Deed &deed) -> Result<void> {
        if (deed.answer.empty())
            deed.answer = only;
        const auto done = recover(fallen, deed);
        if (done.awaited)
            return fail(refused({{"MUSG-INJURY-02"}, "campaign.refused.awaits-dice", 0, 0}));
        return {};
    };
    docket.add(std::move(draft));
}

} // namespace

Recovery recover(const Case &fallen, Deed &deed)
{
    Recovery recovery;
    LineDice dice(deed.question, keyFor("recovery", fallen.member));
    if (fallen.fellToDeath) {
        fall(fallen, deed);
    } else if (fallen.rank <= Rank::SousChef) {
        HeroReturn hero(fallen, dice, deed);
        hero.run();
        recovery.namesBand = hero.namesBand();
    } else {
        returnPlain(fallen, dice, deed);
    }
    recovery.rolls = dice.used();
    recovery.awaited = dice.awaited();
    recovery.died = !deed.member(fallen.member);
    recovery.told = deed.told;
    return recovery;
}

void addRecoveries(Docket &docket)
{
    for (const auto &member : docket.company().band.members) {
        const auto *report = docket.reportOf(member.id);
        // Mercenaries only lose their contact; creatures called up come back by themselves.
        if (!report || report->end != FigureEnd::OutOfAction || member.rank > Rank::Figurant)
            continue;
        addRecovery(docket, member, *report);
    }
}

} // namespace escarmouche::rules::musg
