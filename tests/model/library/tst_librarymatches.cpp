// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "model/match/story/logsieve.h"
#include "model/match/story/matchstory.h"
#include "tests/support/files/golden.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QtTest>

namespace tst_librarymatches {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

/** A library with two matches begun: one played some way by people, with notes, one to its end. */
struct TwoMatches {
    GameLibrary home;
    std::string open, over;

    TwoMatches()
    {
        const auto library = home.open();
        const auto people = begin(*library, seeded(musgSetup(0, "person"), 7));
        open = people->uuid();
        play(*people, 30);
        (void)people->setTypesDice({1}, true);
        (void)people->notes().set(2, "A <b>good</b> & bold = start");
        (void)people->notes().set(4, "");
        over = begin(*library, seeded(toySetup("crypt", "random"), 3))->uuid();
    }

    QByteArray ledger() const
    {
        QByteArray ledger;
        const auto exported = exportLedger(home.path, [&](std::string_view line) {
            ledger += QByteArray(line.data(), static_cast<qsizetype>(line.size()));
            return rules::Result<void>();
        });
        return exported ? ledger : QByteArray();
    }

    rules::Result<Rebuilt> rebuild(QByteArray ledger) const
    {
        QBuffer buffer(&ledger);
        (void)buffer.open(QIODevice::ReadOnly);
        return rebuildLibrary(buffer, target(), home.systems);
    }
    QString target() const { return home.folder.filePath(QStringLiteral("rebuilt")); }

    void alter(const char *sql) const
    {
        const auto connection = Connection::open(home.path, Connection::Access::Write);
        QVERIFY((*connection)->run(sql));
    }
};

/** Something told of a token that goes, by its places along one line. */
rules::ToldEvent going(rules::Gesture::Kind kind, int token, std::initializer_list<int> along)
{
    rules::ToldEvent told{{"some", {}}, {}, 1, {}, rules::Gesture{}};
    told.gesture->kind = kind;
    told.gesture->token = token;
    for (const int x : along)
        told.gesture->places.push_back(rules::TablePlace{x, 0, 0});
    return told;
}

QByteArray replaced(QByteArray text, const char *from, const char *to)
{
    const auto at = text.indexOf(from);
    return at < 0 ? QByteArray() : text.replace(at, qstrlen(from), to);
}

} // namespace

class LibraryMatchesTest : public QObject
{
    Q_OBJECT

private slots:
    void areCheckedWithTheRest()
    {
        const TwoMatches two;
        const auto report = checkLibrary(two.home.path, two.home.systems);
        QVERIFY(report && report->faults.empty());
        QCOMPARE(report->games, std::int64_t{2});
        const auto library = two.home.open();
        QVERIFY((*library->matches().open(two.open))->notes().set(5, "more"));
        const auto other = checkLibrary(two.home.path, two.home.systems);
        QVERIFY(other && other->faults.empty() && other->stateHash != report->stateHash);
    }

    void damageIsFound_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("an entry") << QByteArray("UPDATE game_entry SET entry = entry || ' ' "
                                                "WHERE seq = 3");
        QTest::newRow("a hash") << QByteArray("UPDATE game_entry SET hash = replace(hash, "
                                              "substr(hash, 1, 1), 'x') WHERE seq = 3");
        QTest::newRow("a cut tail") << QByteArray("DELETE FROM game_entry WHERE seq > 5");
        QTest::newRow("a hole") << QByteArray("DELETE FROM game_entry WHERE seq = 5");
        QTest::newRow("a head") << QByteArray("UPDATE game SET head_seq = head_seq - 1");
        QTest::newRow("a header") << QByteArray("UPDATE game SET setup = setup || ' '");
        QTest::newRow("a turn") << QByteArray("UPDATE game SET turn = turn + 1");
        QTest::newRow("a report") << QByteArray("UPDATE game SET report = '{}'");
        QTest::newRow("a player") << QByteArray("UPDATE game_seat SET player = 'easy'"
                                                " WHERE player <> 'easy'");
        QTest::newRow("points") << QByteArray("UPDATE game_seat SET points = points + 1");
        QTest::newRow("a seat") << QByteArray("DELETE FROM game_seat WHERE seat = 1");
        QTest::newRow("a note") << QByteArray("UPDATE game_note SET text = 'other'");
        QTest::newRow("a note lost") << QByteArray("DELETE FROM game_note");
    }
    void damageIsFound()
    {
        QFETCH(const QByteArray, sql);
        const TwoMatches two;
        two.alter(sql.constData());
        const auto report = checkLibrary(two.home.path, two.home.systems);
        QVERIFY(report && !report->faults.empty());
        const auto library = Library::open(two.home.path, two.home.systems, OpenMode::Existing);
        QVERIFY(!library || !(*library)->matches().open(two.open) ||
                !(*library)->matches().open(two.over));
        QVERIFY(two.ledger().isEmpty());
    }

    void areRebuiltFromTheLedgerAlone()
    {
        const TwoMatches two;
        const auto ledger = two.ledger();
        const auto rebuilt = two.rebuild(ledger);
        QVERIFY2(rebuilt, rebuilt ? "" : rebuilt.error().pointer.c_str());
        QCOMPARE(rebuilt->games, std::int64_t{2});
        QCOMPARE(checkLibrary(two.target(), two.home.systems)->stateHash,
                 checkLibrary(two.home.path, two.home.systems)->stateHash);
        const auto before = two.home.open();
        const auto after = *Library::open(two.target(), two.home.systems, OpenMode::Existing);
        QVERIFY(*before->matches().list() == *after->matches().list());
        QVERIFY(*before->matches().journal(two.open) == *after->matches().journal(two.open));
        QVERIFY(*before->matches().notes(two.open) == *after->matches().notes(two.open));
        QVERIFY(*before->matches().report(two.over) == *after->matches().report(two.over));
        const auto session = *after->matches().open(two.open);
        QVERIFY(session->settle());
    }

    void aBrokenLedgerOfMatchesIsRefused()
    {
        const TwoMatches two;
        const auto ledger = two.ledger();
        for (const auto &broken :
             {replaced(ledger, R"("turn":)", R"("turn":1)"), replaced(ledger, R"({"entry":)", "{"),
              replaced(ledger, R"("player":"person")", R"("player":"easy")"),
              replaced(ledger, R"("typed":true)", R"("typed":1)"),
              replaced(ledger, R"("games":2)", R"("games":3)"),
              replaced(ledger, R"("title_fr":)", R"("title_de":)"),
              replaced(ledger, R"({"game":)", R"({"entry":{"seq":1,"entry":"x","hash":"x"}}
{"game":)")}) {
            QVERIFY(!broken.isEmpty());
            QVERIFY(!two.rebuild(broken));
        }
    }

    void aLedgerFromBeforeThereWereMatchesIsRead()
    {
        const GameLibrary home;
        QByteArray ledger = "{\"format\":\"escarmouche-ledger\",\"version\":1,\"person\":\"\"}\n"
                            "{\"end\":{\"people\":0,\"events\":0}}\n";
        QBuffer buffer(&ledger);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QVERIFY(rebuildLibrary(buffer, home.path, home.systems));
        QVERIFY(home.open()->matches().list()->empty());
    }

    void areInEveryBackup()
    {
        const TwoMatches two;
        const auto backup = Backups(two.home.path, two.home.systems).make();
        QVERIFY(backup);
        const auto kept = *Library::open(backup->path, two.home.systems, OpenMode::ReadOnly);
        QVERIFY(*kept->matches().list() == *two.home.open()->matches().list());
    }

    void journalsGoOutAndComeIn()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        const auto journal = *library->matches().journal(two.open);
        const auto file = rules::decodeJournal(encode(journal)); // what `match verify` reads
        QVERIFY(file && *file == journal);
        QVERIFY(library->matches().rules("musg")->replay(*file));
        const auto uuid = library->matches().importJournal(*file);
        QVERIFY(uuid && *uuid != two.open);
        QVERIFY(*library->matches().journal(*uuid) == journal);
        const auto session = *library->matches().open(*uuid);
        QVERIFY(session->settle());
        QCOMPARE(play(*session, 2), 2);

        auto bent = journal;
        bent.entries[4].checksum ^= 1U;
        QCOMPARE(library->matches().importJournal(bent).error().code, ErrorCode::ReplayMismatch);
        auto foreign = journal;
        foreign.header.system = "chess";
        QCOMPARE(library->matches().importJournal(foreign).error().code, ErrorCode::SystemNotFound);
    }

    void withoutASeedOneIsFound()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        auto journal = *library->matches().journal(two.open);
        auto setup = *rules::decodeMatchSetup(journal.header.setup);
        setup.seed.reset();
        journal.header.setup = encode(setup);
        const auto session = *library->matches().open(*library->matches().importJournal(journal));
        QVERIFY(session->setup().seed.has_value());
        setup.seed.reset();
        const auto begun = *library->matches().open(*library->matches().begin(setup));
        QVERIFY(begun->setup().seed && begun->setup().seed != session->setup().seed);
    }

    void thoseOfAnotherRevisionAreLookedAt()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        auto journal = *library->matches().journal(two.open);
        const auto present = *library->matches().record(two.open);
        ++journal.header.revision;
        const auto uuid = library->matches().importJournal(journal);
        QVERIFY(uuid);
        QCOMPARE(library->matches().find(*uuid)->turn, present->steps().back().turn);
        QCOMPARE(library->matches().open(*uuid).error().code, ErrorCode::NewerRevision);
        const auto record = library->matches().record(*uuid);
        QVERIFY(record && (*record)->steps() == present->steps());
        QVERIFY((*record)->view(9, {0}) == present->view(9, {0}));
    }

    void aWayIsToldOnce()
    {
        using Kind = rules::Gesture::Kind;
        LogSieve sieve;
        QVERIFY(sieve.keeps(going(Kind::Move, 1, {0, 300}))); // nobody told the way
        QVERIFY(sieve.keeps(going(Kind::Way, 1, {300, 500, 800})));
        QVERIFY(!sieve.keeps(going(Kind::Move, 1, {300, 450})));
        QVERIFY(sieve.keeps(going(Kind::Move, 2, {300, 450}))); // somebody else
        QVERIFY(sieve.keeps(going(Kind::Way, 1, {300, 700}))); // it ends earlier, as it turns out
        QVERIFY(!sieve.keeps(going(Kind::Move, 1, {450, 600})));
        QVERIFY(!sieve.keeps(going(Kind::Move, 1, {600, 700})));
        QVERIFY(sieve.keeps(going(Kind::Move, 1, {600, 700}))); // another time
        QVERIFY(!sieve.keeps({})); // without a sentence
    }

    /** Who is shot down on it or stops, falls, is dragged or leaps later. */
    void whatComesOfAWayThatIsBrokenOffIsTold()
    {
        using Kind = rules::Gesture::Kind;
        LogSieve sieve;
        QVERIFY(sieve.keeps(going(Kind::Way, 1, {0, 500})));
        QVERIFY(!sieve.keeps(going(Kind::Move, 1, {0, 200})));
        rules::ToldEvent fall = going(Kind::Move, 1, {200, 200});
        std::get<rules::TablePlace>(fall.gesture->places.back()).z = -300;
        QVERIFY(sieve.keeps(fall));
        QVERIFY(sieve.keeps(going(Kind::Move, 1, {200, 400}))); // on its former way by chance
        QVERIFY(sieve.keeps(going(Kind::Way, 1, {0, 500})));
        QVERIFY(!sieve.keeps(going(Kind::Move, 1, {0, 200})));
        QVERIFY(sieve.keeps(going(Kind::Move, 1, {200, 100}))); // back
        QVERIFY(sieve.keeps(going(Kind::Way, 1, {0, 500})));
        QVERIFY(sieve.keeps(going(Kind::Move, 1, {0, 700}))); // past its end
    }

    void theStoryIsToldWithItsNotesAndEscaped()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        const auto record = *library->matches().record(two.open);
        const auto row = *library->matches().find(two.open);
        auto notes = *library->matches().notes(two.open);
        QVERIFY(notes.emplace(record->steps().back().entry, "").second);
        const MatchStory story{row,   *record, *library->matches().rules("musg"),
                               notes, {},      std::nullopt};
        const auto english = plainText(tell(story, rules::Language::English));
        const std::string names = row.seats[0].name + " – " + row.seats[1].name;
        QVERIFY(english.starts_with(names + ": Pitched battle\n"));
        QVERIFY(english.find("Turn 1") != std::string::npos);
        QVERIFY(english.find("A <b>good</b> & bold = start") != std::string::npos);
        QVERIFY(english.find("\nBookmark\n") != std::string::npos);
        LogSieve sieve;
        std::map<std::string, int> counted; // points and the like, each of which is told
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            for (const auto &event : record->told(step, rules::kNoSeat)) {
                if (!sieve.keeps(event))
                    continue;
                using Kind = rules::ToldAs::Kind;
                const Kind kind = event.as.kind;
                if (kind == Kind::Aside) // it may say what something else says
                    continue;
                const auto sentence =
                    say(story.rules.phrases(), kind == Kind::Dice ? event.as.brief : event.sentence,
                        rules::Language::English);
                const bool isPlacing = event.sentence.key == "story.placed";
                const bool isTold = english.find(sentence) != std::string::npos;
                QVERIFY2(isTold != (kind == Kind::Done || isPlacing), sentence.c_str());
                if (kind == Kind::Weighty)
                    ++counted[sentence];
            }
        }
        for (const auto &[sentence, times] : counted) {
            int told = 0;
            for (auto at = english.find(sentence); at != std::string::npos;
                 at = english.find(sentence, at + 1))
                ++told;
            QVERIFY2(told >= times, sentence.c_str());
        }
        QVERIFY(english.find(" spends ") == std::string::npos);
        const auto french = html(tell(story, rules::Language::French));
        QVERIFY(french.find("<h2>Tour 1</h2>") != std::string::npos);
        // What begins the turn stands under it.
        QVERIFY(french.find("<h2>Tour 1</h2>") < french.find("initiative"));
        QVERIFY(french.find("<li>Tour 1.</li>") == std::string::npos); // the heading says it
        QVERIFY(french.find("A &lt;b&gt;good&lt;/b&gt; &amp; bold") != std::string::npos);
        QVERIFY(french.find("<b>") == std::string::npos);
    }

    /** Each activation is one item that begins with who acts, its dice behind what they are for;
        the points follow each turn. */
    void theStoryGoesByActivations()
    {
        using Kind = rules::ToldAs::Kind;
        const TwoMatches two;
        const auto library = two.home.open();
        const auto record = *library->matches().record(two.open);
        const auto row = *library->matches().find(two.open);
        const MatchStory story{row, *record, *library->matches().rules("musg"),
                               {},  {},      std::nullopt};
        const Document told = tell(story, rules::Language::English);
        std::vector<std::string> items;
        int points = 0;
        for (const Block &block : told.blocks) {
            if (const auto *bullets = std::get_if<Bullets>(&block))
                items.insert(items.end(), bullets->items.begin(), bullets->items.end());
            const auto *paragraph = std::get_if<Paragraph>(&block);
            points += paragraph && paragraph->text.starts_with("Victory points: ") ? 1 : 0;
        }
        QCOMPARE(points, record->steps().back().turn);
        std::size_t lines = 0;
        int activations = 0;
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            for (const auto &event : record->told(step, rules::kNoSeat)) {
                ++lines;
                if (event.as.kind != Kind::Activation)
                    continue;
                ++activations;
                const auto who =
                    say(story.rules.phrases(), event.sentence, rules::Language::English);
                QVERIFY2(std::ranges::any_of(items,
                                             [&](const std::string &item) {
                                                 return item.starts_with(who) &&
                                                        item.ends_with('.');
                                             }),
                         who.c_str());
            }
        }
        QVERIFY(activations > 0);
        QVERIFY(items.size() * 2 < lines);
    }

    /** Dice of a test stand behind what came of it, not behind the sentence before. */
    void theStoryTellsTheDiceOfATestWithIt()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        const auto journal = rules::decodeJournal(goldenText("musg/ravine-easy.journal", {}));
        const auto record = *library->matches().rules("musg")->open(*journal);
        const auto row = *library->matches().find(two.open);
        const MatchStory story{row, *record, *library->matches().rules("musg"),
                               {},  {},      std::nullopt};
        const auto english = plainText(tell(story, rules::Language::English));
        int tests = 0;
        for (std::size_t step = 0; step < record->steps().size(); ++step) {
            for (const auto &event : record->told(step, rules::kNoSeat)) {
                const std::string &key = event.sentence.key;
                if (key != "story.test-passed" && key != "story.test-failed")
                    continue;
                const auto sentence =
                    say(story.rules.phrases(), event.sentence, rules::Language::English);
                for (auto at = english.find(sentence); at != std::string::npos;
                     at = english.find(sentence, at + 1), ++tests)
                    QVERIFY2(english.compare(at + sentence.size(), 2, " (") == 0,
                             english.substr(at, 200).c_str());
            }
        }
        QVERIFY(tests > 0);
    }

    void theStoryOfAFinishedMatchEndsWithItsKnockOuts()
    {
        const TwoMatches two;
        const auto library = two.home.open();
        const auto record = *library->matches().record(two.open);
        const auto row = *library->matches().find(two.open);
        rules::BattleReport report;
        report.seats = {{{0}, "Karnash", rules::SeatResult::Win, {}, false},
                        {{1}, "Vega", rules::SeatResult::Loss, {}, false}};
        report.figures.resize(2);
        report.figures[0].figure = {{0}, {1}, 0};
        report.figures[0].name = {"Brogg", "Brogg"};
        report.figures[1].figure = {{1}, {1}, 0};
        report.figures[1].name = {"Zed", "Zed"};
        report.figures[0].knockOuts = {{{{1}, {1}, 0}, "chief", "rifle", 3}};
        const auto text =
            plainText(tell({row, *record, *library->matches().rules("musg"), {}, {}, report},
                           rules::Language::English));
        const auto at = text.find("Knock-outs");
        QVERIFY(at != std::string::npos && at > text.find("Turn 1"));
        QVERIFY(text.find("Zed (Vega)", at) != std::string::npos);
        QVERIFY(text.find("Brogg (Karnash)", at) != std::string::npos);
    }
};

CORE_TEST(LibraryMatchesTest)

} // namespace tst_librarymatches

#include "tst_librarymatches.moc"
