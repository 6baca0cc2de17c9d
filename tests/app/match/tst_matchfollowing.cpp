// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/answerbar.h"
#include "rules/core/journal/journal.h"
#include "tests/support/files/golden.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/pictures.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace tst_matchfollowing {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

/** A page on the golden match in which a charger's target goes off, up to the question whether he
    follows; both sides are people and type the dice. */
struct Charged {
    rules::Journal golden =
        rules::decodeJournal(goldenText("musg/hamlet-followed.journal", {})).value();
    Room room;

    Charged() : room(byPeople(golden), {{0}, {1}}) {}

    MatchController &match() { return room.controller(); }
    std::string question() { return room.session().match().question().key; }

    /** Does what the golden match did, up to its first act of following. */
    bool isAsked()
    {
        match().setAskFrom(0);
        for (const rules::JournalEntry &entry : golden.entries) {
            if (entry.action.find("\"follow\"") != std::string::npos)
                return question() == "ask-follow";
            if (entry.act == rules::JournalAct::Action && !match().perform(entry.action))
                return false;
            for (const rules::ChanceAnswer &answer : entry.answers) {
                if (!room.settles() ||
                    !match().typeDice({answer.faces.begin(), answer.faces.end()}))
                    return false;
            }
            if (!room.settles())
                return false;
        }
        return false;
    }
    std::string lastAction() { return room.session().match().journal().entries.back().action; }
    /** Whom the charger may follow. */
    int target()
    {
        const auto targets = match().aiming().targets();
        return targets.empty() ? -1 : targets.front().over;
    }
    rules::Place placeOf(int token)
    {
        const auto view = match().play().view();
        return std::ranges::find(view.tokens, token, &rules::Token::id)->place;
    }

private:
    static rules::MatchSetup byPeople(const rules::Journal &journal)
    {
        auto setup = rules::decodeMatchSetup(journal.header.setup).value();
        for (auto &seat : setup.seats)
            seat.player = "person";
        return seeded(setup, 1, true);
    }
};

} // namespace

/** How a person gives the rest of a charge's way (MUSG-ACT-07), by mouse and by keys. */
class MatchFollowingTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }
    void asksInBothLanguages_data();
    void asksInBothLanguages();
    void aClickFollows();
    void theKeyboardFollows();
    void nRunsInstead();
};

void MatchFollowingTest::asksInBothLanguages_data()
{
    QTest::addColumn<bool>("isFrench");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("quiet");
    QTest::newRow("en") << false << QStringLiteral("follow? Show the rest of the way")
                        << QStringLiteral("Run instead");
    QTest::newRow("fr") << true << QStringLiteral("poursuit\u00a0? Montrez la suite du chemin")
                        << QStringLiteral("Courir plutôt");
}

void MatchFollowingTest::asksInBothLanguages()
{
    QFETCH(const bool, isFrench);
    QFETCH(const QString, asked);
    QFETCH(const QString, quiet);
    UiLanguage language(isFrench ? rules::Language::French : rules::Language::English);
    Charged charged;
    QVERIFY(charged.isAsked());
    const auto *bar = charged.room.page->findChild<app::AnswerBar *>();
    const QString question = bar->findChild<QLabel *>()->text();
    QVERIFY2(question.contains(asked), qPrintable(question));
    QStringList texts;
    for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
        if (button->isVisible() && !button->text().contains(QStringLiteral("(K)")))
            texts << button->text(); // but for what is advised
    }
    QCOMPARE(texts, QStringList{QStringLiteral("①  ") + quiet + QStringLiteral(" (N)")});
    charged.match().aiming().point({-1, charged.target(), charged.placeOf(charged.target())});
    QVERIFY(charged.match().aiming().aim().offer() &&
            charged.match().aiming().aim().offer()->isAllowed());
    QVERIFY(!charged.match().aiming().aim().overlay.lines.empty());
    takePicture(*charged.room.page, isFrench ? QStringLiteral("match-following-fr")
                                             : QStringLiteral("match-following"));
}

void MatchFollowingTest::aClickFollows()
{
    UiLanguage english(rules::Language::English);
    Charged charged;
    QVERIFY(charged.isAsked());
    QVERIFY(charged.match().aiming().chosen() >= 0);
    const int target = charged.target();
    QVERIFY(target >= 0);
    charged.match().aiming().click({-1, target, charged.placeOf(target)});
    QVERIFY(charged.room.settles());
    QVERIFY2(charged.lastAction().find("\"follow\"") != std::string::npos,
             charged.lastAction().c_str());
}

/** E goes to the enemies in turn, Enter does what a click does. */
void MatchFollowingTest::theKeyboardFollows()
{
    UiLanguage english(rules::Language::English);
    Charged charged;
    QVERIFY(charged.isAsked());
    const int target = charged.target();
    const auto isAtTarget = [&] {
        const auto *offer = charged.match().aiming().aim().offer();
        return offer != nullptr && offer->isAllowed();
    };
    for (int enemy = 0; enemy < 20 && !isAtTarget(); ++enemy)
        charged.room.key(Qt::Key_E);
    QVERIFY(isAtTarget());
    QCOMPARE(charged.target(), target);
    charged.room.key(Qt::Key_Return);
    QVERIFY(charged.room.settles());
    QVERIFY(charged.lastAction().find("\"follow\"") != std::string::npos);
}

void MatchFollowingTest::nRunsInstead()
{
    UiLanguage english(rules::Language::English);
    Charged charged;
    QVERIFY(charged.isAsked());
    charged.room.key(Qt::Key_N);
    QVERIFY(charged.room.settles());
    QVERIFY(charged.lastAction().find("\"decline\"") != std::string::npos);
}

WATCHED_TEST(MatchFollowingTest)

} // namespace tst_matchfollowing

#include "tst_matchfollowing.moc"
