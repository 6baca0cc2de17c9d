// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lesson.h"
#include "model/lesson/lessonroom.h"
#include "model/library/library.h"
#include "model/match/session/matchsession.h"
#include "model/resources.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_lesson {

using namespace escarmouche;
using namespace escarmouche::model;
using rules::ErrorCode;
using Json = nlohmann::json;

namespace {

const rules::RuleSystems &systems()
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return kSystems;
}

std::string fileOf(const Lesson &lesson)
{
    return tests::sourceFile("resources/lessons/" + lesson.fullKey() + ".lesson.json").value();
}

/** The first lesson, changed. */
Lesson changed(const std::function<void(Json &)> &change)
{
    const Lesson first = lessons(systems()).value().front();
    Json file = Json::parse(fileOf(first));
    change(file);
    Lesson lesson = readLesson(file.dump()).value();
    lesson.system = first.system;
    lesson.key = first.key;
    return lesson;
}

/** The place of the n-th step with an act (from 0). */
std::size_t actOf(const Json &file, std::size_t nth)
{
    std::size_t at = 0;
    for (;; ++at) {
        if (file["steps"][at].contains("action") && nth-- == 0)
            return at;
    }
}

} // namespace

class TestLesson : public QObject
{
    Q_OBJECT

private slots:
    void everyLessonGoesAsItWasRecorded()
    {
        const auto all = lessons(systems());
        QVERIFY(all && !all->empty());
        for (const Lesson &lesson : *all) {
            const auto played = rehearse(systems(), lesson);
            QVERIFY2(played, played ? "" : played.error().pointer.c_str());
            QVERIFY(lesson.lines() >= 15 && lesson.lines() <= 30);
        }
    }

    void schemaAndReaderAgree()
    {
        std::vector<std::string> samples;
        const auto all = lessons(systems()).value();
        for (const Lesson &lesson : all)
            samples.push_back(fileOf(lesson));
        auto texts = tests::spoiled(samples, 100, 11);
        texts.insert(texts.end(), samples.begin(), samples.end());
        const Json text{{"en", "Here"}, {"fr", "Ici"}};
        const std::vector<Json> steps{
            {{"say", text}},
            {{"instead", text}, {"say", text}},
            {{"at", "score"}, {"action", Json::object()}},
            {{"say", text}, {"at", {{"cell", {1, 2}}}}},
            {{"say", text}, {"at", {{"cell", {1}}}}},
            {{"say", text}, {"at", {{"token", 1}, {"card", 1}}}},
            {{"say", text}, {"at", Json::object()}},
            {{"say", text}, {"at", "nowhere"}},
            {{"say", text}, {"seat", 2}, {"action", Json::object()}},
            {{"seat", 2}, {"action", Json::object()}, {"falls", {{{"picked", 1}}}}},
            {{"falls", Json::array()}},
            Json::object()};
        const auto more = tests::varied(samples.front(), {"/steps/0"}, steps);
        texts.insert(texts.end(), more.begin(), more.end());
        const auto met =
            tests::disagreement(QStringLiteral("lesson"), texts,
                                [](const std::string &one) { return readLesson(one).has_value(); });
        QVERIFY2(met.empty(), met.c_str());
    }

    void aBadFileIsRefusedWithItsPlace()
    {
        Json file = Json::parse(fileOf(lessons(systems()).value().front()));
        file["steps"][0]["say"].erase("fr");
        file["minutes"] = 0;
        const auto read = readLesson(file.dump());
        QVERIFY(!read);
        QCOMPARE(read.error().more.size(), std::size_t{2});
        QCOMPARE(read.error().more[0].pointer, std::string("/minutes"));
        QVERIFY(read.error().more[1].pointer.starts_with("/steps/0/say"));
    }

    void whatDoesNotGoAsRecordedIsRefusedWithItsPlace()
    {
        std::size_t at = 0;
        const auto refusedAt = [&](const char *key, const std::function<void(Json &)> &change) {
            const Lesson lesson = changed([&](Json &file) {
                at = actOf(file, 3);
                change(file["steps"][at]);
            });
            const auto played = rehearse(systems(), lesson);
            return !played && !played.error().file.empty() &&
                   played.error().pointer == "/steps/" + std::to_string(at) + key;
        };
        QVERIFY(refusedAt("/action", [](Json &step) { step["action"] = {{"deed", "suffer"}}; }));
        QVERIFY(refusedAt("/action", [](Json &step) { // not as a journal has it
            step["action"]["turn"] = 0;
        }));
        QVERIFY(refusedAt("/falls/0", [](Json &step) { step["falls"] = {{{"picked", 0}}}; }));
        QVERIFY(refusedAt("/action", [](Json &step) {
            step.erase("say");
            step.erase("instead");
            step["seat"] = 2;
        }));
        const Lesson missing = changed([](Json &file) { file["falls"].erase(7); });
        QCOMPARE(rehearse(systems(), missing).error().pointer, std::string("/falls"));
        const Lesson elsewhere = changed([](Json &file) { file["setup"] = "no-such-night"; });
        QCOMPARE(rehearse(systems(), elsewhere).error().pointer, std::string("/setup"));
        QVERIFY(!LessonRoom::prepare(systems(), elsewhere));
    }

    /** The machine does what it did, whatever it would do now, and the same dice fall. */
    void aMatchFollowsTheLesson()
    {
        const Lesson lesson = lessons(systems()).value().front();
        auto room = LessonRoom::prepare(systems(), lesson).value();
        auto session = room->begin(systems(), lesson).value();
        const MatchCourse course = lesson.course();
        for (const LessonStep &step : lesson.steps) {
            QVERIFY(session->settle());
            if (step.isAct() && step.seat.value == 0)
                QVERIFY(session->submit(step.seat, step.action));
        }
        QVERIFY(session->settle());
        const auto &entries = session->match().journal().entries;
        QVERIFY(entries.size() >= course.acts.size());
        for (std::size_t at = 0; at < course.acts.size(); ++at) {
            QCOMPARE(entries[at].action, course.acts[at].action);
            QVERIFY(entries[at].answers == course.acts[at].falls);
        }
    }

    void nothingIsLeftOfARoom()
    {
        const Lesson lesson = lessons(systems()).value().front();
        auto room = LessonRoom::prepare(systems(), lesson).value();
        auto session = room->begin(systems(), lesson).value();
        const QString path = room->library().path();
        QVERIFY(QFile::exists(path));
        session.reset();
        room.reset();
        QVERIFY(!QFile::exists(path));
    }
};

CORE_TEST(TestLesson)

} // namespace tst_lesson

#include "tst_lesson.moc"
