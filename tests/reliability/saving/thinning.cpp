// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/backup.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/toylibrary.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

const QDateTime kStart(QDate(2030, 1, 1), QTime(8, 0), Qt::UTC);

/** When a backup was really made, and whether the clock knew. */
struct Made {
    QDate day;
    bool honest = true;
    bool sound = true;
};

/** Years of backups of one library under a clock that is wrong now and then. */
class Years
{
public:
    Years(Outcome &outcome, const Trial &trial)
        : m_outcome(outcome), m_control(trial.control), m_random(trial.seed)
    {
        const auto library = m_toy.open();
        m_outcome.expect(library && m_toy.band(*library), "no library");
        m_backups = std::make_unique<model::Backups>(m_toy.path, m_toy.systems);
    }

    /** Two a day. */
    void make(int i)
    {
        const auto now = kStart.addSecs(43'200LL * i);
        const bool honest = clockAt(now) == now;
        const auto made = m_backups->make(m_control ? never(clockAt(now)) : clockAt(now));
        m_outcome.count();
        m_outcome.expect(made.has_value(), "none was made");
        if (!made)
            return;
        m_last.push_back(made->path);
        m_made[made->path] = {now.date(), honest, true};
        judge(now.date());
        if (chance(20)) { // the newest are damaged: the last good one must outlive the next
            overwrite(made->path, QByteArray(5000, 'x'));
            m_made[made->path].sound = false;
        }
    }

private:
    bool chance(unsigned of) { return m_random() % of == 0; }

    /** Right, but for a few backups every now and then: up to ten years ahead or behind. */
    QDateTime clockAt(const QDateTime &now)
    {
        if (m_asked == now)
            return m_told;
        if (m_wrongFor > 0)
            --m_wrongFor;
        else if (chance(25)) {
            m_wrongFor = int(m_random() % 4);
            m_wrongBy = (chance(2) ? 1 : -1) * int(30 + m_random() % 3620);
        }
        m_asked = now;
        m_told = m_wrongFor > 0 ? now.addDays(m_wrongBy) : now;
        return m_told;
    }

    /** As a program that dates every backup later than the one before it. */
    QDateTime never(const QDateTime &at)
    {
        m_latest = m_latest.isValid() && at <= m_latest ? m_latest.addMSecs(1) : at;
        return m_latest;
    }

    void judge(const QDate &today)
    {
        std::set<QString> present;
        for (const auto &backup : m_backups->list())
            present.insert(backup.path);
        const auto is = [&](const QString &path) { return present.contains(path); };
        const auto when = today.toString(Qt::ISODate).toStdString() + ": ";
        const auto tenth = m_last.size() < 10 ? m_last.begin() : m_last.end() - 10;
        m_outcome.expect(std::all_of(tenth, m_last.end(), is), when + "one of the last ten went");
        std::set<QDate> wrong; // of fifteen days each takes the place of one
        for (const auto &backup : m_backups->list()) {
            const auto &made = m_made[backup.path];
            if (!made.honest && made.day > today.addDays(-15))
                wrong.insert(backup.at.date());
        }
        const auto since = today.addDays(std::max<qint64>(qint64(wrong.size()), 1) - 15);
        std::set<QDate> honest;
        std::set<QDate> kept;
        std::set<std::pair<int, int>> months;
        std::set<std::pair<int, int>> keptMonths;
        for (const auto &[path, made] : m_made) {
            if (made.honest && made.day > since)
                honest.insert(made.day);
            if (made.honest)
                months.insert({made.day.year(), made.day.month()});
            if (is(path))
                kept.insert(made.day);
        }
        for (const auto &backup : m_backups->list())
            keptMonths.insert({backup.at.date().year(), backup.at.date().month()});
        m_outcome.expect(std::ranges::includes(kept, honest), when + "a day went");
        m_outcome.expect(std::ranges::includes(keptMonths, months), when + "a month went");
        const auto sound = std::find_if(m_last.rbegin(), m_last.rend(),
                                        [&](const auto &path) { return m_made[path].sound; });
        m_outcome.expect(sound == m_last.rend() || is(*sound), when + "the last sound one went");
        m_outcome.expect(present.size() <= 10 + 15 + 1 + keptMonths.size(),
                         when + "there are more than it takes");
    }

    Outcome &m_outcome;
    bool m_control;
    std::mt19937_64 m_random;
    ToyLibrary m_toy;
    std::unique_ptr<model::Backups> m_backups;
    std::vector<QString> m_last; // in the order they were made
    std::map<QString, Made> m_made;
    QDateTime m_asked;
    QDateTime m_told;
    QDateTime m_latest;
    int m_wrongFor = 0;
    int m_wrongBy = 0;
};

} // namespace

Outcome thinSoundly(const Trial &trial)
{
    Outcome outcome;
    Years years(outcome, trial);
    for (int i = 0; i < trial.n; ++i)
        years.make(i);
    return outcome;
}

} // namespace escarmouche::reliability
