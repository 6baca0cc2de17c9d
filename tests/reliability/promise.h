// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>

namespace escarmouche::reliability {

/** How one promise is to be tried. */
struct Trial {
    int n = 0;
    std::uint64_t seed = 1;
    bool control = false; // the way that must fail, to show that the trial would notice
};

/** What came of it. */
class Outcome
{
public:
    void count() { ++m_n; }
    void expect(bool held, const std::string &what)
    {
        if (held)
            return;
        ++m_failures;
        if (m_first.empty())
            m_first = what;
    }
    /** What came of another part of it. */
    void add(const Outcome &part)
    {
        m_n += part.m_n;
        m_failures += part.m_failures;
        m_skipped += part.m_skipped;
        if (m_first.empty())
            m_first = part.m_first;
    }
    /** Said beside the figures: what could not be tried as meant, and what stood in for it. */
    void note(const std::string &text) { m_note = text; }
    /** So many tries that this machine cannot do, and nothing stood in for. */
    void skip(int tries, const std::string &why)
    {
        m_skipped += tries;
        m_note = why;
    }

    int n() const { return m_n; }
    int failures() const { return m_failures; }
    int skipped() const { return m_skipped; }
    const std::string &first() const { return m_first; }
    const std::string &noted() const { return m_note; }

private:
    int m_n = 0;
    int m_failures = 0;
    int m_skipped = 0;
    std::string m_first;
    std::string m_note;
};

// Exit codes.
constexpr int kUsage = 2;
constexpr int kBroken = 6;
constexpr int kSkipped = 77; // nothing could be tried on this machine

struct Promise {
    const char *name;
    int number; // in the list of promises
    Outcome (*run)(const Trial &);
};

Outcome killAtRandom(const Trial &trial); // 1
Outcome killAtEachCall(const Trial &trial); // 1
Outcome killMatches(const Trial &trial); // 1
Outcome throwOnce(const Trial &trial); // 1
Outcome keepThroughPowerCuts(const Trial &trial); // 2
Outcome bearAFullDisk(const Trial &trial); // 3
Outcome keepExports(const Trial &trial); // 4
Outcome writeTogether(const Trial &trial); // 8
Outcome noticeMoved(const Trial &trial); // 9
Outcome keepWhatIsShown(const Trial &trial); // 10
Outcome keepWhatIsTyped(const Trial &trial); // 11
Outcome keepLogSmall(const Trial &trial); // 12
Outcome noticeDamage(const Trial &trial); // 13
Outcome restoreWhole(const Trial &trial); // 13
Outcome rebuildFromLedger(const Trial &trial); // 14
Outcome restoreBackups(const Trial &trial); // 15
Outcome reopenAfterEachAct(const Trial &trial); // 16
Outcome migrateWhole(const Trial &trial); // 17
Outcome migrateAtEachCall(const Trial &trial); // 17
Outcome refuseNewer(const Trial &trial); // 18
Outcome thinSoundly(const Trial &trial); // 19
Outcome refuseMalformed(const Trial &trial); // 20
Outcome boundLedgers(const Trial &trial); // 20
Outcome stayInFolder(const Trial &trial); // 21
Outcome takeTextAsText(const Trial &trial); // 23
Outcome printLiterally(const Trial &trial); // 24
Outcome showNamesLiterally(const Trial &trial); // 24
Outcome disarmFormulas(const Trial &trial); // 25
Outcome refuseForeign(const Trial &trial); // 26
Outcome playLegally(const Trial &trial); // 28
Outcome refuseIllegal(const Trial &trial); // 29
Outcome playInShards(const Trial &trial); // 31
Outcome throwFairly(const Trial &trial); // 32
Outcome takeBackExactly(const Trial &trial); // 34
Outcome amendExactly(const Trial &trial); // 34
Outcome bearLittleMemory(const Trial &trial); // 36
Outcome bearAMonkey(const Trial &trial); // 38
Outcome tellCrashes(const Trial &trial); // 40

/** Tries promises one after the other, each in a process of its own, given as "kill=200", its tries
    divided by the divisor; says what came of each, and in a table of all at the end. One that
    dies or hangs has failed, and the others are still tried. */
int runTogether(const QStringList &parts, std::uint64_t seed, int divisor);

/** A part of this program that runs as a process of its own, to be killed or watched. */
int runChild(const QStringList &arguments);
int performActs(const QStringList &arguments);
int performCampaign(const QStringList &arguments);
int playStoredMatch(const QStringList &arguments);
int exportNames(const QStringList &arguments);
int printSheets(const QStringList &arguments);
int showWindows(const QStringList &arguments);
int takeLedger(const QStringList &arguments);
int editLibrary(const QStringList &arguments);
int holdLibrary(const QStringList &arguments);
int restoreLibrary(const QStringList &arguments);
int exhaustMemory(const QStringList &arguments);
int migrateLibrary(const QStringList &arguments);
int typeWords(const QStringList &arguments);
int offerWords(const QStringList &arguments);
int crashWindow(const QStringList &arguments);
int tellOfCrash(const QStringList &arguments);
int showActs(const QStringList &arguments);
int drillRestoring(const QStringList &arguments);
int letMonkeyIn(const QStringList &arguments);

} // namespace escarmouche::reliability
