// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reference.h"
#include "model/resources.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest/QtTest>

#include <set>

namespace tst_reference {

using namespace escarmouche;
using namespace escarmouche::model;
using rules::ErrorCode;

namespace {

struct Span {
    const char *chapter;
    int last;
};

/** The register, chapter by chapter; the program lists all of it, also what is not yet built. */
constexpr std::array<Span, 27> kRegister{{
    {"PROFILE", 17}, {"BAND", 29},     {"RANGED", 28},  {"MELEE", 11},  {"EQUIP", 13},
    {"DEPLOY", 5},   {"TURN", 7},      {"RALLY", 4},    {"ACT", 15},    {"LOS", 2},
    {"COVER", 5},    {"FREE", 2},      {"REACT", 12},   {"DAMAGE", 4},  {"ROUT", 9},
    {"VP", 5},       {"PULP", 19},     {"FIGURANT", 9}, {"ZOMBIE", 18}, {"ALIEN", 7},
    {"CIVIL", 5},    {"CAMP", 36},     {"INJURY", 17},  {"MERC", 12},   {"REGROUP", 14},
    {"HOTROD", 27},  {"PENTACLE", 20},
}};

const Reference &reference()
{
    static const Reference kReference = *loadReference("musg");
    return kReference;
}

/** A rule of the reference that something of the program may cite. */
bool isBuilt(std::string_view id)
{
    const RuleEntry *rule = reference().find(id);
    return rule && rule->level != RuleLevel::Unbuilt;
}

std::string file(const std::string &rule)
{
    return R"({"system":"musg","chapters":[{"key":"band","title":{"en":"a","fr":"b"}}],"rules":[)" +
           rule + "]}";
}

const std::string kRule = R"({"id":"MUSG-BAND-01","chapter":"band","title":{"en":"a","fr":"b"},)"
                          R"("text":{"en":"a","fr":"b"},"level":"enforced"})";

std::string changed(const std::string &from, const std::string &to)
{
    std::string rule = kRule;
    return file(rule.replace(rule.find(from), from.size(), to));
}

} // namespace

class TestReference : public QObject
{
    Q_OBJECT

private slots:
    void listsTheWholeRegister();
    void tellsEveryRuleTheCatalogueCites();
    void tellsEveryRuleTheSourcesCite();
    void leavesFewRulesToTheTable();
    void tellsInBothLanguagesAndBriefly();
    void keepsToItsSchema();
    void findsARuleById();
    void refusesBrokenReferences();
    void refusesUnknownSystem();
};

void TestReference::listsTheWholeRegister()
{
    std::set<std::string> expected;
    for (const Span &span : kRegister) {
        for (int number = 1; number <= span.last; ++number)
            expected.insert(QStringLiteral("MUSG-%1-%2")
                                .arg(QLatin1String(span.chapter))
                                .arg(number, 2, 10, QLatin1Char('0'))
                                .toStdString());
    }
    for (const std::string &id : expected)
        QVERIFY2(reference().find(id), id.c_str());
    QCOMPARE(reference().entries.size(), expected.size());
}

void TestReference::tellsEveryRuleTheCatalogueCites()
{
    for (const auto &entry : tests::musgCatalogue().entries())
        for (const rules::RuleId rule : entry.rules)
            QVERIFY2(isBuilt(rule.value), std::string(rule.value).c_str());
}

void TestReference::tellsEveryRuleTheSourcesCite()
{
    const QRegularExpression cited(QStringLiteral("\"(MUSG-[A-Z]+-[0-9]{2})\""));
    int found = 0;
    QDirIterator files(QStringLiteral(SOURCE_DIR "/rules"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile source(files.next());
        QVERIFY(source.open(QIODevice::ReadOnly));
        auto ids = cited.globalMatch(QString::fromUtf8(source.readAll()));
        while (ids.hasNext()) {
            const std::string id = ids.next().captured(1).toStdString();
            QVERIFY2(isBuilt(id), (id + " in " + source.fileName().toStdString()).c_str());
            ++found;
        }
    }
    QVERIFY(found > 20);
}

void TestReference::leavesFewRulesToTheTable()
{
    const std::set<std::string> modules{"pulp",    "zombie", "alien",   "civil",
                                        "regroup", "hotrod", "pentacle"};
    int left = 0;
    for (const RuleEntry &rule : reference().entries) {
        QCOMPARE(!rule.reason.empty(), rule.level == RuleLevel::Table);
        left += rule.level == RuleLevel::Table && !modules.contains(rule.chapter);
    }
    QVERIFY(left <= 15);
}

void TestReference::tellsInBothLanguagesAndBriefly()
{
    const auto inBoth = [](const rules::Text &text) {
        return !text.en.empty() && !text.fr.empty();
    };
    for (const RuleEntry &rule : reference().entries) {
        const bool isUnbuilt = rule.level == RuleLevel::Unbuilt;
        QVERIFY2(inBoth(rule.title), rule.id.c_str());
        QVERIFY2(isUnbuilt ? rule.text.empty() : inBoth(rule.text), rule.id.c_str());
        QVERIFY2(rule.ruling.empty() || inBoth(rule.ruling), rule.id.c_str());
        QVERIFY2(rule.title.fr.size() <= 60 && rule.title.en.size() <= 60, rule.id.c_str());
        // A switch belongs to the decision that chose its default.
        QVERIFY2(rule.option.empty() || !rule.ruling.empty(), rule.id.c_str());
    }
}

void TestReference::keepsToItsSchema()
{
    QCOMPARE(tests::judgeBySchema({{QStringLiteral("resources/schemas/reference.schema.json"),
                                    QStringLiteral("resources/reference/musg.json")}}),
             QStringList{QStringLiteral("ok")});
}

void TestReference::findsARuleById()
{
    const RuleEntry *rule = reference().find("MUSG-BAND-03");
    QVERIFY(rule);
    QCOMPARE(rule->chapter, std::string("band"));
    QVERIFY(rule->level == RuleLevel::Enforced);
    QVERIFY(rule->text.fr.find("500") != std::string::npos);
    QVERIFY(!reference().find("MUSG-BAND-99"));
    QCOMPARE(reference().find("MUSG-BAND-11")->option, std::string("multicultural_bands"));
}

void TestReference::refusesBrokenReferences()
{
    struct Row {
        std::string text;
        ErrorCode code;
        std::string pointer;
    };
    const std::vector<Row> rows{
        {changed(R"("band")", R"("bands")"), ErrorCode::UnknownEntry, "/rules/0/chapter"},
        {changed("enforced", "table"), ErrorCode::MissingKey, "/rules/0"},
        {changed("enforced", "unbuilt"), ErrorCode::UnknownKey, "/rules/0"},
        {changed("enforced", "maybe"), ErrorCode::WrongChoice, "/rules/0/level"},
        {changed(R"("fr":"b")", R"("fr":"")"), ErrorCode::TextTooShort, "/rules/0/title/fr"},
        {changed(R"("level")", R"("reason":{"en":"a","fr":"b"},"level")"), ErrorCode::UnknownKey,
         "/rules/0"},
        {changed(R"("level")", R"("leval")"), ErrorCode::ManyComplaints, "/rules/0"},
        {file(kRule + "," + kRule), ErrorCode::DuplicateKey, "/rules/1/id"},
        {"[]", ErrorCode::WrongType, ""},
    };
    QVERIFY(readReference(file(kRule)).has_value());
    QVERIFY(readReference(
                changed(R"("text":{"en":"a","fr":"b"},"level":"enforced")", R"("level":"unbuilt")"))
                .has_value());
    for (const Row &row : rows) {
        const auto read = readReference(row.text);
        QVERIFY2(!read, row.text.c_str());
        QVERIFY2(read.error().code == row.code, row.text.c_str());
        QCOMPARE(read.error().pointer, row.pointer);
    }
}

void TestReference::refusesUnknownSystem()
{
    const auto missing = loadReference("chess");
    QVERIFY(!missing);
    QVERIFY(missing.error().code == ErrorCode::FileNotFound);
}

CORE_TEST(TestReference)

} // namespace tst_reference

#include "tst_reference.moc"
