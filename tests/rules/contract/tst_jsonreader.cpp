// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/jsonreader.h"
#include "rules/core/words/utf8.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <array>

namespace tst_jsonreader {

using namespace escarmouche::rules;
using json::Cursor;
using json::Limits;

namespace {

std::optional<Error> refusal(std::string_view text, const Limits &limits = {})
{
    const auto value = json::parse(text, limits);
    return value ? std::nullopt : std::optional(value.error());
}

bool refusedAs(std::string_view text, ErrorCode code, std::string_view pointer = {},
               const Limits &limits = {})
{
    const auto error = refusal(text, limits);
    if (error && error->code == code && error->pointer == pointer)
        return true;
    qWarning("code %d at '%s'", error ? static_cast<int>(error->code) : -1,
             error ? error->pointer.c_str() : "accepted");
    return false;
}

std::string repeated(std::string_view part, std::size_t times)
{
    std::string out;
    out.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        out += part;
    return out;
}

constexpr std::array<std::string_view, 2> kNameAndAge = {"name", "age"};

} // namespace

class TestJsonReader : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryKindOfValue();
    void readsAndRefusesAsAnyReaderDoes();
    void keepsTheLargestIntegers();
    void refusesNumbersThatAreNotSmallIntegers();
    void takesFractionsWhereTheLimitsDo();
    void refusesDuplicateKeys();
    void refusesByteOrderMark();
    void refusesBrokenUtf8();
    void refusesForbiddenCharacters();
    void acceptsEscapedLineFeedAndWindowsLineEnds();
    void refusesLoneSurrogates();
    void refusesDepth();
    void refusesSizeTextAndValueCounts();
    void refusesEveryTruncation();
    void refusesWhatFollowsTheValue();
    void namesPlaceInNestedArrays();
    void cursorCollectsEveryComplaint();
    void cursorComplainsOnceOfMissingMember();
    void cursorBoundsIntegersTextsAndArrays();
    void cursorCountsCharactersNotBytes();
    void cursorChecksIdsAndLines();
    void cursorKnowsChoices();
    void escapesPointers();
    void verdictJoinsComplaints();
    void findsNearestWord();
    void shortensLongSubjects();
};

void TestJsonReader::readsEveryKindOfValue()
{
    const auto value =
        json::parse(R"( {"a": [1, -2, true, false, null, "é€𝄞\u00e9\ud834\udd1e"]} )");
    QVERIFY(value.has_value());
    QCOMPARE(value->at("a").size(), std::size_t{6});
    QCOMPARE(value->at("a")[1].get<int>(), -2);
    QCOMPARE(value->at("a")[5].get<std::string>(), std::string("é€𝄞é𝄞"));
}

void TestJsonReader::readsAndRefusesAsAnyReaderDoes()
{
    const std::string_view sound =
        R"( [ {"b":[ ],"a":{ },"c":-12,"é":0,"d":[[1],[true,false , null]]}, "x\n\t\/\\\"é\u00e9" ] )";
    for (std::size_t at = 0; at < sound.size(); ++at) {
        for (const std::string_view instead : {"", " ", ",", "]", "}", "\"", "\\", "0", "-", "t"}) {
            const std::string text = std::string(sound.substr(0, at)) + std::string(instead) +
                                     std::string(sound.substr(std::min(at + 1, sound.size())));
            if (utf8::firstInvalid(text) || text.find('.') != std::string::npos)
                continue;
            const auto expected = nlohmann::json::parse(text, nullptr, false);
            const auto value = json::parse(text);
            QVERIFY2(value.has_value() != expected.is_discarded(), text.c_str());
            QVERIFY2(!value || *value == expected, text.c_str());
        }
    }
}

void TestJsonReader::keepsTheLargestIntegers()
{
    QCOMPARE(json::parse("9007199254740991")->get<std::int64_t>(), std::int64_t{9007199254740991});
    QCOMPARE(json::parse("-9007199254740991")->get<std::int64_t>(),
             std::int64_t{-9007199254740991});
}

void TestJsonReader::refusesNumbersThatAreNotSmallIntegers()
{
    QVERIFY(refusedAs("9007199254740992", ErrorCode::NumberTooLarge));
    QVERIFY(refusedAs("-9007199254740992", ErrorCode::NumberTooLarge));
    QVERIFY(refusedAs("[1,18446744073709551616]", ErrorCode::NumberTooLarge, "/1"));
    QVERIFY(refusedAs("-9223372036854775808", ErrorCode::NumberTooLarge));
    QVERIFY(refusedAs(R"({"a":1.0})", ErrorCode::NumberNotWhole, "/a"));
    QVERIFY(refusedAs("1e2", ErrorCode::NumberNotWhole));
    QVERIFY(refusedAs("[1e999]", ErrorCode::NumberNotWhole, "/0"));
    QVERIFY(refusedAs("NaN", ErrorCode::NotJson));
    QVERIFY(refusedAs("-Infinity", ErrorCode::NotJson));
    QVERIFY(refusedAs("01", ErrorCode::NotJson));
    QVERIFY(refusedAs("+1", ErrorCode::NotJson));
    QCOMPARE(refusal("[1e999]")->subject, std::string("1e999"));
}

void TestJsonReader::takesFractionsWhereTheLimitsDo()
{
    const Limits limits{.fractions = true};
    const auto sum = json::decode(
        "[1.5,2,-25e-1]",
        [](const Cursor &at) {
            double all = 0;
            for (const Cursor &each : at.array(3))
                all += each.number(-3, 3);
            return all;
        },
        limits);
    QCOMPARE(sum.value(), 1.0);
    QVERIFY(refusedAs("[1e999]", ErrorCode::NumberTooLarge, "/0", limits));
    QVERIFY(refusedAs("18446744073709551616", ErrorCode::NumberTooLarge, "", limits));
    const auto wrong = [&](std::string_view text) {
        const auto read = json::walk(
            text, [](const Cursor &at) { at.number(0, 2); }, limits);
        return read ? Error{} : read.error();
    };
    QVERIFY(wrong("2.5").code == ErrorCode::NumberOutOfRange);
    QCOMPARE(wrong("2.5").hint, std::string("0..2"));
    QCOMPARE(wrong("2.5").subject, std::string("2.5"));
    QVERIFY(wrong("\"2\"").code == ErrorCode::WrongType);
    const auto whole = json::walk(
        "2.5", [](const Cursor &at) { at.integer(0, 3); }, limits);
    QVERIFY(whole.error().code == ErrorCode::WrongType);
    QCOMPARE(whole.error().subject, std::string("number"));
}

void TestJsonReader::refusesDuplicateKeys()
{
    QVERIFY(refusedAs(R"({"a":1,"a":1})", ErrorCode::DuplicateKey, "/a"));
    QVERIFY(refusedAs(R"({"x":[{"a":1,"\u0061":{}}]})", ErrorCode::DuplicateKey, "/x/0/a"));
    QCOMPARE(refusal(R"({"a":1,"a":1})")->subject, std::string("a"));
    QVERIFY(!refusal(R"([{"a":1},{"a":1}])"));
}

void TestJsonReader::refusesByteOrderMark()
{
    QVERIFY(refusedAs("\xEF\xBB\xBF{}", ErrorCode::ForbiddenCharacter));
    QVERIFY(refusedAs(std::string_view("\xFF\xFE{\0}\0", 6), ErrorCode::NotUtf8));
}

void TestJsonReader::refusesBrokenUtf8()
{
    for (const char *bytes :
         {"\x80", "\xC0\xAF", "\xC1\xBF", "\xE0\x80\xAF", "\xF0\x80\x80\xAF", "\xED\xA0\x80",
          "\xED\xBF\xBF", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80", "\xC3", "\xE2\x82",
          "\xF0\x9D\x84", "\xFE", "\xFF"}) {
        const std::string text = "[\"" + std::string(bytes) + "\"]";
        QVERIFY2(refusedAs(text, ErrorCode::NotUtf8), bytes);
        QCOMPARE(refusal(text)->number, std::int64_t{2});
    }
}

void TestJsonReader::refusesForbiddenCharacters()
{
    QVERIFY(refusedAs(R"({"a":"x\u0000y"})", ErrorCode::ForbiddenCharacter, "/a"));
    QVERIFY(refusedAs(std::string_view("[\"a\0b\"]", 7), ErrorCode::ForbiddenCharacter));
    QVERIFY(refusedAs("[\"a\x01\"]", ErrorCode::ForbiddenCharacter));
    QVERIFY(refusedAs("[\"a\x7F\"]", ErrorCode::ForbiddenCharacter));
    QVERIFY(refusedAs(R"(["\r"])", ErrorCode::ForbiddenCharacter, "/0"));
    QVERIFY(refusedAs(R"(["\u0085"])", ErrorCode::ForbiddenCharacter, "/0"));
    QVERIFY(refusedAs(R"(["\u2028"])", ErrorCode::ForbiddenCharacter, "/0"));
    for (const char *raw : {"\u202A", "\u202B", "\u202C", "\u202D", "\u202E", "\u2066", "\u2067",
                            "\u2068", "\u2069"}) {
        const std::string text = R"({"x":1,"k":")" + std::string(raw) + R"("})";
        QVERIFY2(refusedAs(text, ErrorCode::ForbiddenCharacter, "/k"), raw);
        QVERIFY(refusedAs("{\"" + std::string(raw) + "\":1}", ErrorCode::ForbiddenCharacter));
    }
    QCOMPARE(refusal("[\"\u202E\"]")->subject, std::string("U+202E"));
    QCOMPARE(refusal("[\"\u202E\"]")->number, std::int64_t{6});
}

void TestJsonReader::acceptsEscapedLineFeedAndWindowsLineEnds()
{
    QCOMPARE(json::parse("{\r\n\t\"a\": \"x\\n\\ty\"\r\n}")->at("a").get<std::string>(),
             std::string("x\n\ty"));
    QVERIFY(refusedAs("[\"a\nb\"]", ErrorCode::NotJson, "/0"));
}

void TestJsonReader::refusesLoneSurrogates()
{
    for (const char *text :
         {R"(["\ud834"])", R"(["\udd1e"])", R"(["\ud834\u0041"])", R"(["\udd1e\ud834"])"})
        QVERIFY2(refusal(text).has_value(), text);
}

void TestJsonReader::refusesDepth()
{
    const std::size_t deep = 1'000'000;
    QVERIFY(!refusal(repeated("[", 32) + repeated("]", 32)));
    QVERIFY(refusal(repeated("[", 33) + repeated("]", 33))->code == ErrorCode::TooDeep);
    QVERIFY(refusal(repeated("[", deep))->code == ErrorCode::TooDeep);
    QVERIFY(refusal(repeated("{\"a\":", deep))->code == ErrorCode::TooDeep);
    QCOMPARE(refusal(repeated("[", deep))->number, std::int64_t{32});
}

void TestJsonReader::refusesSizeTextAndValueCounts()
{
    const std::string text(70'000, 'x');
    QVERIFY(refusedAs("[\"" + text + "\"]", ErrorCode::TextTooLong, "/0"));
    QVERIFY(refusedAs("{\"" + text + "\":1}", ErrorCode::TextTooLong));
    QVERIFY(!refusal("[\"" + text.substr(0, 65'536) + "\"]"));
    QVERIFY(refusedAs(std::string((8U << 20U) + 1, ' '), ErrorCode::FileTooLarge));
    QVERIFY(refusedAs("[1,2,3]", ErrorCode::TooManyEntries, "/2", Limits{.values = 3}));
    QVERIFY(refusedAs("[[],[],[]]", ErrorCode::TooManyEntries, "/2", Limits{.values = 3}));
    QVERIFY(!refusal("[1,2]", Limits{.values = 3}));
}

void TestJsonReader::refusesEveryTruncation()
{
    const std::string whole = R"({"name":"Érévan \u00e9","members":[{"count":12},null,true]})";
    QVERIFY(!refusal(whole));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const auto error = refusal(whole.substr(0, length));
        QVERIFY2(error.has_value(), std::to_string(length).c_str());
        if (error->code == ErrorCode::NotUtf8)
            continue; // cut inside a letter
        QVERIFY(error->code == ErrorCode::NotJson);
        QCOMPARE(error->subject, std::string()); // nothing was met but the end
        QCOMPARE(error->number, static_cast<std::int64_t>(length));
    }
    QCOMPARE(refusal(R"({"members":[1,)")->pointer, std::string("/members/1"));
    QVERIFY(refusal("[1]]")->subject.ends_with(']')); // met after the end of the value
}

void TestJsonReader::refusesWhatFollowsTheValue()
{
    QVERIFY(refusedAs("", ErrorCode::NotJson));
    QVERIFY(refusedAs("   ", ErrorCode::NotJson));
    QVERIFY(refusedAs("{} {}", ErrorCode::NotJson));
    QVERIFY(refusedAs("[1,]", ErrorCode::NotJson, "/1"));
    QVERIFY(refusedAs("// note\n{}", ErrorCode::NotJson));
    QVERIFY(refusedAs("{'a':1}", ErrorCode::NotJson));
}

void TestJsonReader::namesPlaceInNestedArrays()
{
    QVERIFY(refusedAs(R"({"a":[0,[1,2,{"b":[1.5]}]]})", ErrorCode::NumberNotWhole, "/a/1/2/b/0"));
    QVERIFY(refusedAs(R"({"a":[],"b":[[],[2.5]]})", ErrorCode::NumberNotWhole, "/b/1/0"));
}

void TestJsonReader::cursorCollectsEveryComplaint()
{
    const auto value = *json::parse(R"({"name":7,"age":"x","nane":1,"zzz":2})");
    Cursor::Complaints complaints;
    const Cursor at(value, complaints);
    QVERIFY(at.object(kNameAndAge));
    QCOMPARE(at["name"].text(10), std::string());
    QCOMPARE(at["age"].integer(3, 9), std::int64_t{3});
    QCOMPARE(complaints.size(), std::size_t{4});
    QVERIFY(complaints[0].code == ErrorCode::UnknownKey);
    QCOMPARE(complaints[0].subject, std::string("nane"));
    QCOMPARE(complaints[0].hint, std::string("name"));
    QCOMPARE(complaints[1].hint, std::string());
    QVERIFY(complaints[2].code == ErrorCode::WrongType);
    QCOMPARE(complaints[2].pointer, std::string("/name"));
    QCOMPARE(complaints[2].subject, std::string("integer"));
    QCOMPARE(complaints[2].hint, std::string("string"));
    QCOMPARE(complaints[3].pointer, std::string("/age"));
}

void TestJsonReader::cursorComplainsOnceOfMissingMember()
{
    const auto value = *json::parse(R"({"name":"x"})");
    Cursor::Complaints complaints;
    const Cursor at(value, complaints);
    const Cursor missing = at["age"];
    QVERIFY(missing.isNull());
    QCOMPARE(missing.integer(5, 9), std::int64_t{5});
    QVERIFY(missing.array(3).empty());
    QVERIFY(missing["deeper"].isNull());
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(complaints[0].code == ErrorCode::MissingKey);
    QCOMPARE(complaints[0].subject, std::string("age"));
    QVERIFY(!at.find("age"));
    QVERIFY(at.has("name"));
}

void TestJsonReader::cursorBoundsIntegersTextsAndArrays()
{
    const auto value = *json::parse(R"({"n":12,"t":"abcd","a":[1,2,3],"b":1})");
    Cursor::Complaints complaints;
    const Cursor at(value, complaints);
    QCOMPARE(at["n"].integer(1, 12), std::int64_t{12});
    QCOMPARE(at["t"].text(4, 4), std::string("abcd"));
    QCOMPARE(at["a"].array(3, 3).size(), std::size_t{3});
    QVERIFY(complaints.empty());
    QCOMPARE(at["n"].integer(1, 11), std::int64_t{1});
    QCOMPARE(at["n"].integer(13, 20), std::int64_t{13});
    QCOMPARE(at["t"].text(3), std::string());
    QCOMPARE(at["t"].text(9, 5), std::string());
    QCOMPARE(at["a"].array(2).size(), std::size_t{2});
    at["a"].array(9, 4);
    QVERIFY(!at["b"].boolean());
    const std::array codes = {ErrorCode::NumberOutOfRange, ErrorCode::NumberOutOfRange,
                              ErrorCode::TextTooLong,      ErrorCode::TextTooShort,
                              ErrorCode::TooManyEntries,   ErrorCode::TooFewEntries,
                              ErrorCode::WrongType};
    QCOMPARE(complaints.size(), codes.size());
    for (std::size_t i = 0; i < codes.size(); ++i)
        QVERIFY(complaints[i].code == codes[i]);
    QCOMPARE(complaints[0].hint, std::string("1..11"));
}

void TestJsonReader::cursorCountsCharactersNotBytes()
{
    const auto value = *json::parse("\"éé𝄞\"");
    Cursor::Complaints complaints;
    QCOMPARE(Cursor(value, complaints).text(3, 3), std::string("éé𝄞"));
    QVERIFY(complaints.empty());
}

void TestJsonReader::cursorChecksIdsAndLines()
{
    const auto idOf = [](const std::string &text) {
        const nlohmann::json value = text;
        Cursor::Complaints complaints;
        const std::string id = Cursor(value, complaints).id();
        return complaints.empty() ? id : "refused";
    };
    QCOMPARE(idOf("two-handed-axe"), std::string("two-handed-axe"));
    QCOMPARE(idOf(std::string(64, 'a')), std::string(64, 'a'));
    for (const char *bad : {"", "-a", "a-", "a--b", "A", "a_b", "é", "a b", "a\n"})
        QCOMPARE(idOf(bad), std::string("refused"));
    QCOMPARE(idOf(std::string(65, 'a')), std::string("refused"));

    const nlohmann::json twoLines = "a\nb";
    Cursor::Complaints complaints;
    QCOMPARE(Cursor(twoLines, complaints).text(9), std::string("a\nb"));
    QVERIFY(complaints.empty());
    QCOMPARE(Cursor(twoLines, complaints).line(9), std::string());
    QVERIFY(complaints.front().code == ErrorCode::ForbiddenCharacter);
    QCOMPARE(complaints.front().subject, std::string("U+000A"));
}

void TestJsonReader::cursorKnowsChoices()
{
    const nlohmann::json value = "age";
    Cursor::Complaints complaints;
    QCOMPARE(Cursor(value, complaints).choice(kNameAndAge), std::size_t{1});
    QVERIFY(complaints.empty());
    const nlohmann::json other = "other";
    QCOMPARE(Cursor(other, complaints).choice(kNameAndAge), std::size_t{0});
    QVERIFY(complaints[0].code == ErrorCode::WrongChoice);
    QCOMPARE(complaints[0].hint, std::string("name, age"));
}

void TestJsonReader::escapesPointers()
{
    const auto value = *json::parse(R"({"a/b~c":{"d":true}})");
    Cursor::Complaints complaints;
    Cursor(value, complaints)["a/b~c"]["d"].integer(0, 1);
    QCOMPARE(complaints[0].pointer, std::string("/a~1b~0c/d"));
}

void TestJsonReader::verdictJoinsComplaints()
{
    QVERIFY(json::verdict({}).has_value());
    const Error one{.code = ErrorCode::UnknownKey, .subject = "x", .pointer = "/x"};
    QVERIFY(json::verdict({one}).error() == one);
    const Error two{.code = ErrorCode::WrongType, .pointer = "/y"};
    const auto both = json::verdict({one, two});
    QVERIFY(both.error().code == ErrorCode::ManyComplaints);
    QVERIFY((both.error().more == std::vector<Error>{one, two}));
}

void TestJsonReader::findsNearestWord()
{
    constexpr std::array<std::string_view, 3> kWords = {"rifle", "heavy-armour", "sword"};
    QCOMPARE(json::nearest("rifel", kWords), std::string("rifle"));
    QCOMPARE(json::nearest("rilfes", kWords), std::string("rifle"));
    QCOMPARE(json::nearest("Rïfle", kWords), std::string("rifle"));
    QCOMPARE(json::nearest("riffle", kWords), std::string("rifle"));
    QCOMPARE(json::nearest("heavy-armor", kWords), std::string("heavy-armour"));
    QCOMPARE(json::nearest("swords", kWords), std::string("sword"));
    QCOMPARE(json::nearest("pistol", kWords), std::string());
    QCOMPARE(json::nearest(std::string(1'000'000, 'r'), kWords), std::string());
    QCOMPARE(json::nearest("", kWords), std::string());
}

void TestJsonReader::shortensLongSubjects()
{
    const nlohmann::json value = repeated("é", 5000);
    Cursor::Complaints complaints;
    Cursor(value, complaints).id();
    QCOMPARE(complaints[0].subject, repeated("é", 40) + "…");
}

CORE_TEST(TestJsonReader)

} // namespace tst_jsonreader

#include "tst_jsonreader.moc"
