// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/deepcheck.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/streamfold.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"

#include <QDateTime>

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

// The part of a deep check that needs no rules.

inline constexpr std::string_view kInput = "/payload/input";
inline constexpr std::string_view kOutcome = "/payload/outcome";

std::string below(std::string_view place, const std::string &rest);
std::string quoted(const std::string &text);
std::string listed(const std::vector<int> &numbers);

/** Gathers what is found of one event. */
class Notes
{
public:
    Notes(std::int64_t seq, std::string act, std::vector<Difference> &into)
        : m_seq(seq), m_act(std::move(act)), m_into(into)
    {
    }

    void differs(std::string place, std::string was, std::string should)
    {
        add(std::move(place), std::move(was), std::move(should));
    }
    void refused(std::string_view place, const rules::Error &error)
    {
        add(std::string(place)).refusal = error;
    }
    /** All that is wrong there, where an error is many. */
    void unreadable(std::string_view place, const rules::Error &error);
    /** Every place where two JSON texts say different things. */
    void compare(std::string_view place, std::string_view was, std::string_view should);

private:
    Difference &add(std::string place, std::string was = {}, std::string should = {});

    std::int64_t m_seq;
    std::string m_act;
    std::vector<Difference> &m_into;
};

/** Looks at the events themselves, in their order: their kinds, ids and times. */
class EventCheck
{
public:
    /** `act`: the kind of the campaign's acts. */
    EventCheck(std::string act, QDateTime now) : m_act(std::move(act)), m_now(std::move(now)) {}

    void look(const StreamEntry &entry, Notes &notes);

private:
    void lookAtTime(const LedgerEvent &event, Notes &notes);

    std::string m_act;
    QDateTime m_now;
    QDateTime m_latest;
    std::set<std::string> m_acts; // ids
};

/** What can be said of an act before it is written into the campaign. Its outcome is left to the
    rules where they decide it again: null. */
void checkPlainly(const rules::Campaign &campaign, const rules::CampaignAct &act,
                  const rules::CampaignOutcome *outcome, Notes &notes);

/** Whether undo or redo could have made that retraction when those entries were there: they take
    what was done last, or what was done last by hand to one band. */
bool couldBeStep(const CampaignStream &stream, std::span<const StreamEntry> before,
                 const RetractPayload &retraction);

} // namespace escarmouche::model
