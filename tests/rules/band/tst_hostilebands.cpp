// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/jsonreader.h"
#include "rules/musg/bandrules.h"
#include "tests/support/files/mutations.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QtTest/QtTest>

namespace tst_hostilebands {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

constexpr std::size_t kFiles = 500;

const musg::MusgBandRules &bands()
{
    static const musg::MusgBandRules kBands = [] {
        auto catalogue = musg::Catalogue::load([](std::string_view name) {
            return tests::sourceFile("resources/catalogues/" + std::string(name));
        });
        return musg::MusgBandRules(std::move(catalogue.value()));
    }();
    return kBands;
}

std::vector<std::string> sampleTexts()
{
    std::vector<std::string> texts;
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/samples/musg"));
    for (const QString &name : folder.entryList({QStringLiteral("*.band.json")}))
        texts.push_back(*tests::sourceFile("resources/samples/musg/" + name.toStdString()));
    return texts;
}

/** Whether the reader takes the file, ids the catalogue lacks left aside. */
bool isSound(const std::string &text)
{
    const auto read = bands().read(text);
    if (read)
        return true;
    const auto unknown = [](const Error &each) { return each.code == ErrorCode::UnknownEntry; };
    return read.error().more.empty() ? unknown(read.error())
                                     : std::ranges::all_of(read.error().more, unknown);
}

std::vector<std::string> mutatedTexts()
{
    const auto samples = sampleTexts();
    tests::Mutations mutations(20261);
    std::vector<std::string> texts;
    while (texts.size() < kFiles) {
        Json value = Json::parse(mutations.oneOf(samples));
        for (std::size_t times = 1 + mutations.below(3); times > 0; --times)
            mutations.spoil(value);
        texts.push_back(value.dump());
    }
    return texts;
}

std::string withName(const std::string &written)
{
    return R"({"format":"escarmouche-band","version":1,"system":"musg","race":"orc","name":)" +
           written + "}";
}

/** What python says of each of these values as a band file. */
QStringList judged(const std::vector<std::string> &texts)
{
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const std::string &text : texts) {
        QFile file(folder.filePath(QString::number(files.size())));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray::fromStdString(text));
        files.emplace_back(QStringLiteral("resources/schemas/musg/band.schema.json"),
                           file.fileName());
    }
    return tests::judgeBySchema(files);
}

/** A field, its last values allowed and the first ones beyond. */
struct Limit {
    const char *place;
    std::vector<Json> allowed;
    std::vector<Json> refused;
};

Json letters(std::size_t count)
{
    return std::string(count, 'a');
}

Json ids(std::size_t count, const Json &each)
{
    return Json(std::vector<Json>(count, each));
}

Json gear(int kinds)
{
    Json out = Json::object();
    for (int i = 0; i < kinds; ++i)
        out["thing-" + std::to_string(i)] = 1;
    return out;
}

std::vector<Limit> limits()
{
    const Json points{-1, 1'000'001, true, "1", nullptr};
    const Json hardened{{"injury", "hardened"}};
    const Json line{{"rank", "summon"}, {"profile", "small-demon"}};
    return {
        {"/format", {"escarmouche-band"}, {"", "band", nullptr, 1}},
        {"/version", {1, 2}, {0, 3, true, "1", nullptr}},
        {"/numbered/sous-fifre", {1, 99999}, {0, 100000, "1", nullptr}},
        {"/members/0/number", {1, 99999}, {0, 100000, "1", nullptr}},
        {"/system", {"musg"}, {"", "atz", nullptr}},
        {"/name", {"", letters(120)}, {letters(121), "a\n", "a\tb", nullptr, 7}},
        {"/phase", {"creation", "campaign", "as-printed"}, {"", "Creation", nullptr, 0}},
        {"/race", {"orc", letters(64)}, {letters(65), "", "Orc", "orc-", "-orc", "a--b", "orc\n"}},
        {"/treasury", {-1'000'000, 0, 1'000'000}, {-1'000'001, 1'000'001, false, nullptr}},
        {"/notes", {"", "a\nb", letters(8000)}, {letters(8001), nullptr, Json::array()}},
        {"/options", {Json::object()}, {nullptr, Json::array(), Json{{"x", 1}}}},
        {"/options/caps/total", {0, 1'000'000}, points},
        {"/options/caps/heroes", {0, 1'000'000}, points},
        {"/options/caps/sous_fifres", {0, 1'000'000}, points},
        {"/options/caps", {Json::object()}, {nullptr, Json{{"sous-fifres", 1}}}},
        {"/options/xp_boxes", {Json::object()}, {nullptr, Json{{"heroes", 1}}}},
        {"/options/xp_boxes/hero", {1, 200}, {0, 201, true, "1", nullptr}},
        {"/options/xp_boxes/sous_fifre", {1, 200}, {0, 201, true, "1", nullptr}},
        {"/options/other_side", {0, 1'000'000}, points},
        {"/options/mixed_races", {true, false}, {0, 1, "true", nullptr}},
        {"/options/theme",
         {"none", "pulp", "tribe", "mad-scientist", "antiterrorists", "terrorists"},
         {"", "regroup", nullptr}},
        {"/members", {Json::array(), ids(512, line)}, {ids(513, line), nullptr, Json::object()}},
        {"/members/0", {line}, {nullptr, Json::object(), Json{{"rank", "chief"}}, "orc"}},
        {"/members/0/id", {1, 2147483647}, {0, 2147483648, nullptr}},
        {"/members/0/count", {1, 200}, {0, 201, -1, "1", nullptr}},
        {"/members/0/rank",
         {"chief", "sous-chef", "sous-fifre", "figurant", "mercenary", "summon"},
         {"", "Chief", "hero", nullptr}},
        {"/members/0/row", {"chief", "sous-chef", "sous-fifre"}, {"figurant", "", nullptr}},
        {"/members/0/profile", {"orc"}, {"", "Orc", nullptr, 1}},
        {"/members/0/name", {"", letters(120)}, {letters(121), "a\nb", nullptr}},
        {"/members/0/gear", {Json::object(), gear(32)}, {gear(33), nullptr, Json::array()}},
        {"/members/0/gear/rifle", {1, 32}, {0, 33, true, nullptr}},
        {"/members/0/arms", {0, 8}, {-1, 9, nullptr}},
        {"/members/0/advances",
         {Json::array(), ids(64, "brave")},
         {ids(65, "brave"), nullptr, "brave"}},
        {"/members/0/injuries", {Json::array(), ids(64, hardened)}, {ids(65, hardened), ids(1, 7)}},
        {"/members/0/injuries/0/against", {"", letters(120)}, {letters(121), "a\nb", nullptr}},
        {"/members/0/experience", {0, 1000}, {-1, 1001, nullptr}},
        {"/members/0/hireling", {true, false}, {0, nullptr}},
        {"/members/0/price/points", {0, 1'000'000}, points},
        {"/members/0/price/reason", {"a", letters(400)}, {"", letters(401), "a\nb", nullptr}},
        {"/members/0/price",
         {Json{{"points", 1}, {"reason", "a"}}},
         {Json{{"points", 1}}, nullptr}},
        {"/members/0/notes", {"", letters(8000)}, {letters(8001), nullptr}},
    };
}

/** A band with every field that has a default filled in. */
Json fullBand()
{
    return Json::parse(withName("\"Bo\"").insert(1, R"("options":{"caps":{}},"members":[{)"
                                                    R"("rank":"chief","profile":"orc",)"
                                                    R"("gear":{"rifle":1},)"
                                                    R"("injuries":[{"injury":"hardened"}],)"
                                                    R"("price":{"points":1,"reason":"a"}}],)"));
}

/** What is read of a file that differs from a sound one by a piece of text. */
ErrorCode refusalOf(const std::string &text)
{
    const auto read = bands().read(text);
    return read ? ErrorCode::Internal : read.error().code;
}

std::string repeated(std::string_view part, std::size_t times)
{
    std::string out;
    for (std::size_t i = 0; i < times; ++i)
        out += part;
    return out;
}

} // namespace

class TestHostileBands : public QObject
{
    Q_OBJECT

private slots:
    void readerAndSchemaAgreeOnMutatedFiles();
    void readerAndSchemaAgreeAtEveryLimit();
    void readsTheDocumentedExample();
    void readsTheNeighbourOfEveryRefusalBelow();
    void refusesWhatNoTextMayHold();
    void refusesTruncationAtEachByte();
    void refusesOneChangedByteOrReadsIt();
    void namesThePlaceOfEveryComplaint();
    void namesTheNearestKnownId();
};

void TestHostileBands::readerAndSchemaAgreeOnMutatedFiles()
{
    const auto texts = mutatedTexts();
    for (const std::string &text : texts)
        QVERIFY2(rules::json::parse(text).has_value(), text.substr(0, 200).c_str());
    const QStringList verdicts = judged(texts);
    QCOMPARE(static_cast<std::size_t>(verdicts.size()), kFiles);

    std::size_t accepted = 0;
    for (std::size_t i = 0; i < kFiles; ++i) {
        const QString &verdict = verdicts[static_cast<qsizetype>(i)];
        const bool sound = isSound(texts[i]);
        QVERIFY2(
            sound == (verdict == QStringLiteral("ok")),
            (std::to_string(i) + ": " + verdict.toStdString() + "\n" + texts[i].substr(0, 1500))
                .c_str());
        accepted += sound;
    }
    QVERIFY2(accepted > kFiles / 10 && accepted < kFiles * 9 / 10,
             std::to_string(accepted).c_str());
}

void TestHostileBands::readerAndSchemaAgreeAtEveryLimit()
{
    std::vector<std::string> texts;
    std::vector<bool> expected;
    for (const Limit &limit : limits()) {
        for (const bool allowed : {true, false}) {
            for (const Json &value : allowed ? limit.allowed : limit.refused) {
                Json band = fullBand();
                band[Json::json_pointer(limit.place)] = value;
                texts.push_back(band.dump());
                expected.push_back(allowed);
            }
        }
    }
    const QStringList verdicts = judged(texts);
    QCOMPARE(static_cast<std::size_t>(verdicts.size()), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool bySchema = verdicts[static_cast<qsizetype>(i)] == QStringLiteral("ok");
        QVERIFY2(bySchema == expected[i], ("schema: " + texts[i].substr(0, 600)).c_str());
        QVERIFY2(isSound(texts[i]) == expected[i], ("reader: " + texts[i].substr(0, 600)).c_str());
    }
}

void TestHostileBands::readsTheDocumentedExample()
{
    const std::string readme = *tests::sourceFile("resources/schemas/README.md");
    const std::string fence = "```";
    const auto from = readme.find('\n', readme.find(fence + "json")) + 1;
    const std::string example = readme.substr(from, readme.find(fence, from) - from);
    const auto read = bands().read(example);
    QVERIFY(read.has_value());
    // Nothing of it is lost on the way through the program.
    QCOMPARE(Json::parse(bands().write(*read).value()), Json::parse(example));

    QCOMPARE(judged({example}), QStringList{QStringLiteral("ok")});
}

void TestHostileBands::readsTheNeighbourOfEveryRefusalBelow()
{
    for (const char *name : {"\"Bo\"", "\"<b>'; DROP TABLE band; --\"", "\"\u00e9\""})
        QVERIFY2(bands().read(withName(name)).has_value(), name);
}

void TestHostileBands::refusesWhatNoTextMayHold()
{
    struct Row {
        const char *what;
        std::string text;
        ErrorCode code;
    };
    const std::string sound = withName(R"("Bo")");
    const std::vector<Row> rows{
        {"empty", "", ErrorCode::NotJson},
        {"blank", " \r\n", ErrorCode::NotJson},
        {"depth", repeated("[", 1'000'000), ErrorCode::TooDeep},
        {"depth of objects", repeated(R"({"members":)", 1'000'000), ErrorCode::FileTooLarge},
        {"depth of few objects", repeated(R"({"members":)", 100'000), ErrorCode::TooDeep},
        {"1e999", withName("1e999"), ErrorCode::NumberNotWhole},
        {"-1e999", withName("-1e999"), ErrorCode::NumberNotWhole},
        {"fraction", withName("1.5"), ErrorCode::NumberNotWhole},
        {"NaN", withName("NaN"), ErrorCode::NotJson},
        {"Infinity", withName("Infinity"), ErrorCode::NotJson},
        {"2^64", withName("18446744073709551616"), ErrorCode::NumberTooLarge},
        {"2^53", withName("9007199254740992"), ErrorCode::NumberTooLarge},
        {"duplicate key", R"({"name":"a","name":"a"})", ErrorCode::DuplicateKey},
        {"byte order mark", "\xEF\xBB\xBF" + sound, ErrorCode::ForbiddenCharacter},
        {"invalid UTF-8", withName("\"\xFF\""), ErrorCode::NotUtf8},
        {"overlong UTF-8", withName("\"\xC0\xAF\""), ErrorCode::NotUtf8},
        {"overlong NUL", withName("\"\xC0\x80\""), ErrorCode::NotUtf8},
        {"raw surrogate", withName("\"\xED\xA0\x80\""), ErrorCode::NotUtf8},
        {"lone surrogate", withName(R"("\ud800")"), ErrorCode::NotJson},
        {"U+0000", withName(R"("a\u0000b")"), ErrorCode::ForbiddenCharacter},
        {"raw NUL", withName(std::string("\"a\0b\"", 5)), ErrorCode::ForbiddenCharacter},
        {"carriage return", withName(R"("a\rb")"), ErrorCode::ForbiddenCharacter},
        {"CR LF in a name", withName(R"("a\r\nb")"), ErrorCode::ForbiddenCharacter},
        {"LF in a name", withName(R"("a\nb")"), ErrorCode::ForbiddenCharacter},
        {"raw LF in a name", withName("\"a\nb\""), ErrorCode::NotJson},
        {"bidi override", withName("\"a\u202Eb\""), ErrorCode::ForbiddenCharacter},
        {"bidi isolate", withName(R"("a\u2066b")"), ErrorCode::ForbiddenCharacter},
        {"long text", withName("\"" + std::string(70'000, 'x') + "\""), ErrorCode::TextTooLong},
        {"large file", std::string(9U << 20U, ' ') + sound, ErrorCode::FileTooLarge},
        {"two values", sound + sound, ErrorCode::NotJson},
        {"comment", "/* band */" + sound, ErrorCode::NotJson},
        {"single quotes", "{'name':'a'}", ErrorCode::NotJson},
        {"number alone", "7", ErrorCode::WrongType},
        {"newer version",
         R"({"format":"escarmouche-band","version":3,"system":"musg","race":"orc","name":"a"})",
         ErrorCode::NewerFormat},
    };
    for (const Row &row : rows)
        QVERIFY2(refusalOf(row.text) == row.code,
                 (std::string(row.what) + " gives " +
                  std::to_string(static_cast<int>(refusalOf(row.text))))
                     .c_str());
}

void TestHostileBands::refusesTruncationAtEachByte()
{
    const std::string whole = sampleTexts().front();
    QVERIFY(bands().read(whole).has_value());
    const std::size_t end = whole.rfind('}');
    for (std::size_t length = 0; length <= end; ++length)
        QVERIFY2(!bands().read(whole.substr(0, length)), std::to_string(length).c_str());
}

void TestHostileBands::refusesOneChangedByteOrReadsIt()
{
    const std::string whole = sampleTexts().front();
    tests::Mutations mutations(7);
    for (int i = 0; i < 2000; ++i) {
        std::string text = whole;
        text[mutations.below(text.size())] = static_cast<char>(mutations.below(256));
        // What is read is canonical: it reads again as itself.
        if (const auto read = bands().read(text))
            QCOMPARE(bands().read(*read).value(), *read);
    }
}

void TestHostileBands::namesThePlaceOfEveryComplaint()
{
    Json file = Json::parse(sampleTexts().front());
    file["members"][0]["arms"] = 9;
    file["members"][1]["rank"] = "king";
    file["members"][2]["gear"] = Json{{"no-such-thing", 1}};
    file["nmae"] = 1;
    const auto read = bands().read(file.dump());
    QVERIFY(!read);
    std::map<std::string, ErrorCode> met;
    for (const Error &each : read.error().more)
        met[each.pointer] = each.code;
    QCOMPARE(met.size(), std::size_t{4});
    QVERIFY(met.at("/members/0/arms") == ErrorCode::NumberOutOfRange);
    QVERIFY(met.at("/members/1/rank") == ErrorCode::WrongChoice);
    QVERIFY(met.at("") == ErrorCode::UnknownKey);
    QVERIFY(met.at("/members/2/gear/no-such-thing") == ErrorCode::UnknownEntry);
}

void TestHostileBands::namesTheNearestKnownId()
{
    Json file = Json::parse(withName(R"("Bo")"));
    file["race"] = "orcs";
    const auto read = bands().read(file.dump());
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::UnknownEntry);
    QCOMPARE(read.error().pointer, std::string("/race"));
    QCOMPARE(read.error().subject, std::string("orcs"));
    QCOMPARE(read.error().hint, std::string("orc"));
}

CORE_TEST(TestHostileBands)

} // namespace tst_hostilebands

#include "tst_hostilebands.moc"
