// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/aftermath.h"

#include "rules/core/board/standing.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace escarmouche::app {

namespace {

constexpr std::size_t kMostMoments = 3;
constexpr double kUsual = 0.2; // nothing to speak of
constexpr int kNever = 1'000;

/** The translation context of the sentences. */
class Aftermaths
{
    Q_DECLARE_TR_FUNCTIONS(Aftermath)

public:
    static QString usual(const rules::Luck &luck)
    {
        return tr("%1: %2 of %n dice succeeded (%3 expected): nothing unusual.", nullptr,
                  luck.count);
    }
    static QString unlucky(const rules::Luck &luck)
    {
        return tr("%1: %2 of %n dice succeeded (%3 expected). Bad luck like this comes 1 time in "
                  "%4.",
                  nullptr, luck.count);
    }
    static QString lucky(const rules::Luck &luck)
    {
        return tr("%1: %2 of %n dice succeeded (%3 expected). Luck like this comes 1 time in %4.",
                  nullptr, luck.count);
    }
    static QString none() { return tr("%1: no roll that could fail."); }
};

QString onceIn(double chance)
{
    const QLocale locale;
    if (chance * kNever < 1)
        return QStringLiteral("> ") + locale.toString(kNever);
    return locale.toString(qRound(1 / chance));
}

/** In which a step was done: of the board before it, since it may have ended the turn. */
int turnOf(const rules::Record &record, std::size_t step)
{
    return record.steps()[step == 0 ? 0 : step - 1].turn;
}

/** The weightiest of the turning points; a second of a turn that tells the same is left out. */
std::vector<Aftermath::Moment> momentsOf(const rules::Record &record, rules::SeatId viewer)
{
    auto points = rules::turningPoints(record.course(viewer), record.steps().size());
    std::ranges::stable_sort(points, std::ranges::greater{}, &rules::TurningPoint::gain);
    std::vector<Aftermath::Moment> moments;
    for (rules::TurningPoint &point : points) {
        const int turn = turnOf(record, point.step);
        const bool isKnown = std::ranges::any_of(moments, [&](const Aftermath::Moment &moment) {
            return moment.turn == turn &&
                   moment.point.event.sentence.key == point.event.sentence.key;
        });
        if (!isKnown && moments.size() < kMostMoments)
            moments.push_back({std::move(point), turn});
    }
    std::ranges::sort(moments, {},
                      [](const Aftermath::Moment &moment) { return moment.point.step; });
    return moments;
}

std::vector<Aftermath::Fall> fallsOf(const rules::Record &record, rules::SeatId viewer)
{
    std::vector<Aftermath::Fall> falls;
    std::set<int> standing;
    const rules::Cast cast = record.cast();
    const auto states = record.states();
    for (std::size_t step = 0; step < record.steps().size(); ++step) {
        for (const rules::Token &token : record.view(step, viewer).tokens) {
            if (rules::stands(token, rules::memberOf(cast, token.id), states))
                standing.insert(token.id);
            else if (standing.erase(token.id) > 0)
                falls.push_back({token.id, record.steps()[step].entry, turnOf(record, step)});
        }
    }
    return falls;
}

} // namespace

Aftermath aftermathOf(const rules::Record &record, std::size_t seats, rules::SeatId viewer)
{
    std::vector<std::vector<rules::Trial>> trials(seats);
    for (std::size_t step = 0; step < record.steps().size(); ++step) {
        for (const rules::ToldEvent &event : record.told(step, viewer)) {
            if (event.trial && static_cast<std::size_t>(event.trial->seat.value) < seats)
                trials[static_cast<std::size_t>(event.trial->seat.value)].push_back(*event.trial);
        }
    }
    Aftermath aftermath;
    for (const auto &each : trials)
        aftermath.luck.push_back(rules::luckOf(each));
    aftermath.moments = momentsOf(record, viewer);
    aftermath.falls = fallsOf(record, viewer);
    return aftermath;
}

QString luckText(const QString &name, const rules::Luck &luck)
{
    if (luck.count == 0)
        return Aftermaths::none().arg(name);
    const QLocale locale;
    const QString expected = locale.toString(qRound(luck.expected));
    const QString successes = locale.toString(luck.successes);
    const double rare = std::min(luck.atMost, luck.atLeast);
    if (rare >= kUsual)
        return Aftermaths::usual(luck).arg(name, successes, expected);
    const bool isUnlucky = luck.atMost < luck.atLeast;
    return (isUnlucky ? Aftermaths::unlucky(luck) : Aftermaths::lucky(luck))
        .arg(name, successes, expected, onceIn(rare));
}

} // namespace escarmouche::app
