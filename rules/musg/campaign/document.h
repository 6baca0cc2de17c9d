// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/musg/campaign/joining.h"
#include "rules/musg/campaign/numbers.h"
#include "rules/musg/figure/effects.h"

#include <functional>

namespace escarmouche::rules::musg {

/** Why the campaign's dice are thrown: the reasons of its rolls. */
enum class CampaignDice : std::uint16_t {
    Activity = 1, // MUSG-INJURY-09
    SousFifreReturn, // MUSG-INJURY-01
    HeroReturn, // MUSG-INJURY-02
    HowMany, // MUSG-INJURY-04
    Doctor, // MUSG-INJURY-10
    PulpMalus, // MUSG-PULP-06
    Destiny, // MUSG-CAMP-09
};

Roll campaignRoll(CampaignDice why, SeatId owner);
/** The roll of that form that stands for a step of a line; null: none yet. */
const DiceRoll *rollAt(std::span<const DiceRoll *const> rolls, std::string_view line, int nth,
                       const Roll &form);

/** The dice of one line, taken one after the other. The first one missing is what it waits for. */
class LineDice
{
public:
    LineDice(const PostGameQuestion &question, std::string line)
        : m_question(question), m_line(std::move(line))
    {
    }

    /** What the next dice show as a whole; none: they have not been thrown. */
    std::optional<int> next(CampaignDice why);

    bool isWaiting() const { return m_awaited.has_value(); }
    const std::optional<Roll> &awaited() const { return m_awaited; }
    int count() const { return m_count; }
    const std::vector<RollId> &used() const { return m_used; }

private:
    const PostGameQuestion &m_question;
    std::string m_line;
    int m_count = 0;
    std::vector<RollId> m_used;
    std::optional<Roll> m_awaited;
};

/** What settling a line does: the company after it, and the sentences. */
struct Deed {
    const Catalogue &catalogue;
    const PostGameQuestion &question;
    Company after;
    std::map<MemberId, Text> called; // as they were before
    std::vector<Told> told = {};
    std::string answer = {};

    Member *member(MemberId id);
    /** What that advance or injury would do to the figure as it is now. */
    Effect effectOf(MemberId id, EntryId entry);
    void tell(RuleId rule, std::string_view key,
              std::vector<std::pair<std::string, PhraseValue>> values = {});
    void tell(RuleId rule, std::string_view key, MemberId figure,
              std::vector<std::pair<std::string, PhraseValue>> values = {});
    /** Experience up to the last box, and the grey boxes passed on the way (MUSG-CAMP-05). */
    void gain(MemberId id, int points);
    /** He comes for pay from the next game on (MUSG-CAMP-10); the sentence remembers who. */
    void becomeHireling(MemberId id, RuleId rule, std::string_view key);
    /** He leaves the sheet, and nothing of him stays but the memory. */
    void remove(MemberId id, bool gearComesBack);
    void suffer(MemberId id, EntryId injury, bool passing, const std::string &against = {});
};

/** A line that is open, and what settling it does. */
struct Draft {
    PostGameLine line;
    std::vector<std::string> waits = {}; // beginnings of the keys of lines that come first
    /** Options that take long to work out: that one alone, or all where none is named. */
    std::function<std::vector<PostGameOption>(std::string_view only)> more = {};
    std::function<Result<void>(Deed &)> settle = {};

    /** Adds those to the line. */
    void workOut(std::string_view only = {});
};

/** The open lines of one document while they are drawn up; lines settled are left out. */
class Docket
{
public:
    Docket(const Catalogue &catalogue, const Company &company, const PostGameQuestion &question);

    const Catalogue &catalogue() const { return m_catalogue; }
    const Company &company() const { return m_company; }
    const PostGameQuestion &question() const { return m_question; }
    /** What the report says of a figure of this band; null: nothing. */
    const FigureReport *reportOf(MemberId member) const;
    bool tookPart(MemberId member) const;
    const Text &called(MemberId member) const { return m_called.at(member); }
    bool isSettled(std::string_view key) const;
    int settledUnder(std::string_view beginning) const;

    /** Unless it is settled. A line to be confirmed is worded by what it would do. */
    void add(Draft draft);
    std::vector<Draft> take();
    Deed deed() const;

private:
    const Catalogue &m_catalogue;
    const Company &m_company;
    const PostGameQuestion &m_question;
    std::map<MemberId, Text> m_called;
    std::vector<Draft> m_drafts;
};

/** "recovery/12" */
std::string keyFor(std::string_view step, MemberId member);
PostGameLine lineFor(std::string_view step, MemberId member, RuleId rule, Awaiting awaiting);
/** The values of a sentence about something that was suffered, or lifted, so many times at once. */
std::vector<std::pair<std::string, PhraseValue>> repeated(const Text &thing, int times,
                                                          const Text &effect);
/** In a pulp story its hero or villain and their closest (MUSG-PULP-02, -04). */
bool isPulpLead(const Company &company, const Member &member);
bool learns(const Member &member);

// The lines of each step, in the rulebook's order; each in the file of its step.
void addFees(Docket &docket); // contracts.cpp
void addLifted(Docket &docket); // passing.cpp
void addKnockOuts(Docket &docket); // experience.cpp
void addRecoveries(Docket &docket); // recovery.cpp
void addSurvival(Docket &docket); // experience.cpp
void addAdvances(Docket &docket); // advances.cpp
void addPromotions(Docket &docket); // succession.cpp
void addTreasury(Docket &docket); // contracts.cpp
void addContacts(Docket &docket); // contracts.cpp
void addLooseGear(Docket &docket); // loosegear.cpp

/** All lines of the document that are open, in order. What they work out later views the company
    and the question. */
std::vector<Draft> draftsOf(const Catalogue &catalogue, const Company &company,
                            const PostGameQuestion &question);

} // namespace escarmouche::rules::musg
