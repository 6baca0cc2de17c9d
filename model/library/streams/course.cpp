// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/course.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"

#include <algorithm>
#include <set>
#include <string>

namespace escarmouche::model {

template<class Stream>
bool isFree(const Stream &stream, const StreamEntry &act)
{
    const auto read = readAct(act);
    return read && stream.retracting(read->input) == rules::Retracting::Freely;
}

namespace {

const RetractPayload *retractionIn(const StreamEntry &entry)
{
    return std::get_if<RetractPayload>(&entry.payload);
}

/** Where that event is among those before `end`; none: nowhere. */
std::optional<std::size_t> placeOf(const Course &course, const std::string &uuid, std::size_t end)
{
    const auto met = course.index.find(uuid);
    return met == course.index.end() || met->second >= end ? std::nullopt
                                                           : std::optional(met->second);
}

/** Reads a stream from its first event on and finds what each one is. */
template<class Stream>
class RoleReader
{
public:
    RoleReader(const Stream &stream, std::span<const StreamEntry> entries, Course &course)
        : m_stream(stream), m_entries(entries), m_course(course)
    {
    }

    void read()
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (const auto *retraction = retractionIn(m_entries[i])) {
                m_course.roles[i] = roleOf(*retraction, i);
                take(*retraction, i);
            } else if (isAct(m_entries[i])) {
                m_standing.insert(i);
            }
        }
    }

private:
    Role roleOf(const RetractPayload &retraction, std::size_t at) const
    {
        if (retraction.way == RetractWay::TakeOut || retraction.amends())
            return Role::TakeOut;
        const auto first = retraction.chosen.empty()
                               ? std::nullopt
                               : placeOf(m_course, retraction.chosen.front(), at);
        switch (first ? m_course.roles[*first] : Role::None) {
        case Role::None:
            return Role::None;
        case Role::Undo:
            return Role::Redo;
        case Role::Act:
            return retraction.way == RetractWay::Step || wasLast(retraction, at) ? Role::Undo
                                                                                 : Role::TakeOut;
        case Role::TakeOut:
        case Role::Redo:
            return Role::Undo;
        }
        return Role::None;
    }

    /** Whether undo could have chosen these acts when they were retracted. */
    bool wasLast(const RetractPayload &retraction, std::size_t at) const
    {
        if (!retraction.reason.empty())
            return false;
        std::set<std::size_t> chosen;
        for (const std::string &uuid : retraction.chosen) {
            if (const auto place = placeOf(m_course, uuid, at))
                chosen.insert(*place);
        }
        for (auto act = m_standing.rbegin(); act != m_standing.rend() && *act > *chosen.begin();
             ++act) {
            if (!chosen.contains(*act) && isFree(m_stream, m_entries[*act]))
                return false;
        }
        return true;
    }

    /** Retractions of retractions of retractions were not made before they said what they are, so
        that one level is enough here. */
    void take(const RetractPayload &retraction, std::size_t at)
    {
        for (const std::string &uuid : retraction.retracted) {
            const auto place = placeOf(m_course, uuid, at);
            if (!place)
                continue;
            m_standing.erase(*place);
            if (const auto *other = retractionIn(m_entries[*place]))
                standAgain(*other, *place);
        }
    }

    void standAgain(const RetractPayload &retraction, std::size_t at)
    {
        for (const std::string &uuid : retraction.retracted) {
            const auto place = placeOf(m_course, uuid, at);
            if (place && isAct(m_entries[*place]))
                m_standing.insert(*place);
        }
    }

    const Stream &m_stream;
    std::span<const StreamEntry> m_entries;
    Course &m_course;
    std::set<std::size_t> m_standing; // acts, as far as has been read
};

/** A long row of retractions, each of the one before it, is gone through once. */
void findGrounds(std::span<const StreamEntry> entries, Course &course)
{
    course.grounds.reserve(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        course.grounds.push_back({i, false});
        const auto *retraction = retractionIn(entries[i]);
        const auto only = retraction && retraction->chosen.size() == 1
                              ? placeOf(course, retraction->chosen.front(), i)
                              : std::nullopt;
        if (only && retractionIn(entries[*only]))
            course.grounds[i] = {course.grounds[*only].entry, !course.grounds[*only].isTurned};
    }
}

} // namespace

template<class Stream>
Course courseOf(const Stream &stream, std::span<const StreamEntry> entries)
{
    Course course{.standing = standings(entries), .roles = {}, .index = {}, .grounds = {}};
    course.roles.reserve(entries.size());
    for (const StreamEntry &entry : entries)
        course.roles.push_back(isAct(entry) ? Role::Act : Role::None);
    if (std::ranges::none_of(entries, [](const auto &entry) { return retractionIn(entry); }))
        return course;
    for (std::size_t i = 0; i < entries.size(); ++i)
        course.index.emplace(entries[i].event.uuid, i);
    findGrounds(entries, course);
    RoleReader(stream, entries, course).read();
    return course;
}

std::size_t groundOf(const Course &course, std::size_t takeOut)
{
    return course.grounds.empty() ? takeOut : course.grounds[takeOut].entry;
}

std::vector<MovedEntry> movedBy(std::span<const StreamEntry> entries, const Course &course,
                                std::size_t takeOut)
{
    std::vector<MovedEntry> moved;
    std::set<std::size_t> seen; // a file of another hand may name one event often
    const RetractPayload &retraction = *retractionIn(entries[takeOut]);
    for (const std::string &uuid : retraction.chosen) {
        const auto place = placeOf(course, uuid, takeOut);
        if (!place || !seen.insert(*place).second)
            continue;
        if (isAct(entries[*place])) {
            moved.push_back({*place, false, retraction.amends()});
        } else if (const auto *other = retractionIn(entries[*place])) {
            const Ground ground = course.grounds[*place];
            other = retractionIn(entries[ground.entry]);
            const auto only = other->chosen.size() == 1
                                  ? placeOf(course, other->chosen.front(), ground.entry)
                                  : std::nullopt;
            moved.push_back({only.value_or(ground.entry), !ground.isTurned, other->amends(),
                             other->chosen.size()});
        }
    }
    return moved;
}

std::vector<std::size_t> movedActs(std::span<const StreamEntry> entries, const Course &course,
                                   std::size_t takeOut)
{
    std::vector<std::size_t> acts, open{groundOf(course, takeOut)};
    std::set<std::size_t> seen; // a file of another hand may name one event often
    while (!open.empty()) {
        const std::size_t next = open.back();
        open.pop_back();
        if (!seen.insert(next).second)
            continue;
        if (isAct(entries[next]))
            acts.push_back(next);
        const auto *retraction = retractionIn(entries[next]);
        if (!retraction)
            continue;
        for (auto uuid = retraction->chosen.rbegin(); uuid != retraction->chosen.rend(); ++uuid) {
            if (const auto place = placeOf(course, *uuid, next))
                open.push_back(*place);
        }
    }
    return acts;
}

std::optional<std::size_t> lastDeed(const Course &course,
                                    const std::function<bool(std::size_t)> &isIt)
{
    for (std::size_t i = course.roles.size(); i-- > 1;) { // not the first: it made all of it
        const bool isDeed = course.roles[i] == Role::Act || course.roles[i] == Role::TakeOut;
        if (isDeed && !course.standing[i].retracted && isIt(i))
            return i;
    }
    return {};
}

std::vector<std::size_t> stepAt(std::span<const StreamEntry> entries, const Course &course,
                                std::size_t entry)
{
    const auto leaderOf = [&](std::size_t each) {
        const auto *moved = std::get_if<RetractPayload>(&entries[each].payload);
        const auto met = moved ? course.index.find(moved->with) : course.index.end();
        const bool isLed = met != course.index.end() && met->second < each &&
                           std::holds_alternative<RetractPayload>(entries[met->second].payload);
        return isLed ? met->second : each;
    };
    const std::size_t leader = leaderOf(entry);
    std::vector<std::size_t> step;
    for (std::size_t each = leader; each < entries.size(); ++each) {
        if (leaderOf(each) == leader && !course.standing[each].retracted)
            step.push_back(each);
    }
    return step;
}

std::optional<std::size_t> lastUndo(const Course &course)
{
    for (std::size_t i = course.roles.size(); i-- > 1;) {
        if (course.standing[i].retracted)
            continue;
        const Role role = course.roles[i];
        if (role == Role::Act || role == Role::TakeOut) // something new ends what can be redone
            return {};
        if (role == Role::Undo)
            return i;
    }
    return {};
}

template Course courseOf(const BandStream &, std::span<const StreamEntry>);
template Course courseOf(const CampaignStream &, std::span<const StreamEntry>);
template bool isFree(const BandStream &, const StreamEntry &);
template bool isFree(const CampaignStream &, const StreamEntry &);

} // namespace escarmouche::model
