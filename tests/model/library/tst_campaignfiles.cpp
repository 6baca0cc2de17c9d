// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledgercodec.h"
#include "model/resources.h"
#include "rules/core/band/battlereport.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <sstream>

namespace tst_campaignfiles {

using namespace escarmouche;
using Json = nlohmann::json;

namespace {

constexpr int kSpoiled = 600;

std::vector<std::string> sampleLines()
{
    std::istringstream text(model::sampleCampaign().value());
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

/** The reports that the sample campaign was given. */
std::vector<std::string> sampleReports()
{
    std::vector<std::string> reports;
    for (const std::string &line : sampleLines()) {
        const Json value = Json::parse(line);
        if (!value.contains("event"))
            continue;
        const Json act = Json::parse(value["event"]["payload"].get<std::string>()).at("input");
        if (act.contains("report"))
            reports.push_back(act["report"].dump());
    }
    return reports;
}

std::string matchLine()
{
    model::StoredGame game;
    game.row = {.uuid = "a",
                .system = "musg",
                .revision = 1,
                .scenario = "ambush",
                .title = {"Ambush", "Embuscade"},
                .isOver = true,
                .isRemoved = false,
                .awaited = -1,
                .turn = 6,
                .entries = 40,
                .createdAt = "2026-01-01T20:00:00.000Z",
                .updatedAt = "2026-01-01T22:00:00.000Z",
                .seats = {{.name = "Argos",
                           .player = "person",
                           .typesDice = true,
                           .result = rules::SeatResult::Win,
                           .points = 30}},
                .origin = {"b", {2001}}};
    game.header = "{}";
    game.headHash = "0";
    game.notes = {{3, "a fine shot"}};
    game.stateHash = "1";
    return model::encodeLine(game);
}

} // namespace

class TestCampaignFiles : public QObject
{
    Q_OBJECT

private slots:
    void theSampleKeepsToTheSchema()
    {
        const auto lines = sampleLines();
        const QStringList verdicts = tests::judgedBySchema(QStringLiteral("ledger"), lines);
        QCOMPARE(static_cast<std::size_t>(verdicts.size()), lines.size());
        for (const QString &verdict : verdicts)
            QCOMPARE(verdict, QStringLiteral("ok"));
    }

    void schemaAndReaderAgreeOnLines()
    {
        std::vector<std::string> lines{
            sampleLines()[0], sampleLines()[1],
            sampleLines()[2], sampleLines().back(),
            matchLine(),      R"({"entry":{"entry":"{}","hash":"2","seq":1}})"};
        auto texts = tests::spoiled(lines, kSpoiled, 20);
        texts.insert(texts.end(), lines.begin(), lines.end());
        const auto reads = [](const std::string &text) {
            return model::decodeLine(text).has_value();
        };
        const auto wrong = tests::disagreement(QStringLiteral("ledger"), texts, reads);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void schemaAndReaderAgreeOnReports()
    {
        const auto reports = sampleReports();
        QCOMPARE(reports.size(), std::size_t(3));
        auto texts = tests::spoiled(reports, kSpoiled, 21);
        texts.insert(texts.end(), reports.begin(), reports.end());
        const auto reads = [](const std::string &text) {
            return rules::decodeBattleReport(text).has_value();
        };
        const auto wrong = tests::disagreement(QStringLiteral("report"), texts, reads);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
};

CORE_TEST(TestCampaignFiles)

} // namespace tst_campaignfiles

#include "tst_campaignfiles.moc"
