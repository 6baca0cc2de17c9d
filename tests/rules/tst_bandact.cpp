// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/bandact.h"

#include <QtTest/QtTest>

using namespace escarmouche::rules;

namespace {

struct Row {
    BandInput input;
    std::string text;
};

const std::vector<Row> &rows()
{
    static const std::vector<Row> kRows = {
        {{CreateBand{{{"name", std::string("Les Busards")},
                      {"total-cap", std::int64_t{300}},
                      {"mixed-races", true}}},
          1,
          {}},
         R"({"act":"create","settings":[{"property":"name","value":"Les Busards"},)"
         R"({"property":"total-cap","value":300},{"property":"mixed-races","value":true}],)"
         R"("fresh":1})"},
        {{AdoptBand{R"({"name":"x"})"}, 7, {}},
         R"({"act":"adopt","band":"{\"name\":\"x\"}","fresh":7})"},
        {{Recruit{"orc-chief", 2, 40}, 3, "present of a friend"},
         R"({"act":"recruit","entry":"orc-chief","count":2,"price":40,"fresh":3,)"
         R"("adjustment":"present of a friend"})"},
        {{Recruit{"figurant", 1, {}}, 3, {}},
         R"({"act":"recruit","entry":"figurant","count":1,"fresh":3})"},
        {{Give{"shield", {{{4}, 6}, {{5}, 1}}, 1, 20}, 9, {}},
         R"({"act":"give","entry":"shield","to":[{"member":4,"count":6},{"member":5,"count":1}],)"
         R"("count":1,"price":20,"fresh":9})"},
        {{Discard{{{{{4}, 6}, "shield", 1}, {{{5}, 2}, {}, 1}}}, 9, {}},
         R"({"act":"discard","things":[{"member":4,"figures":6,"entry":"shield","count":1},)"
         R"({"member":5,"figures":2}],"fresh":9})"},
        {{Duplicate{{{{2}, 1}}}, 4, {}},
         R"({"act":"duplicate","figures":[{"member":2,"count":1}],"fresh":4})"},
        {{MoveMember{{2}, MemberId{1}}, 4, {}},
         R"({"act":"move","member":2,"before":1,"fresh":4})"},
        {{MoveMember{{2}, {}}, 4, {}}, R"({"act":"move","member":2,"fresh":4})"},
        {{SetProperties{{{{2}, 3}}, {{"notes", std::string("a\nb")}}}, 4, {}},
         R"({"act":"set","of":[{"member":2,"count":3}],)"
         R"("settings":[{"property":"notes","value":"a\nb"}],"fresh":4})"},
    };
    return kRows;
}

Error refusal(std::string_view text)
{
    const auto input = decodeBandInput(text);
    return input ? Error{.code = ErrorCode::Internal, .subject = "accepted"} : input.error();
}

} // namespace

class TestBandAct : public QObject
{
    Q_OBJECT

private slots:
    void writesEveryActAsStored()
    {
        for (const Row &row : rows())
            QCOMPARE(encode(row.input), row.text);
    }
    void readsEveryActBack()
    {
        for (const Row &row : rows()) {
            const auto input = decodeBandInput(row.text);
            QVERIFY2(input.has_value(), row.text.c_str());
            QVERIFY2(*input == row.input, row.text.c_str());
        }
    }
    void carriesBandTextsLongerThanOtherStrings()
    {
        const BandInput input{AdoptBand{std::string(1'000'000, 'x')}, 1, {}};
        QVERIFY(decodeBandInput(encode(input)) == input);
    }
    void refusesUnknownActsAndKeys()
    {
        QVERIFY(refusal(R"({"act":"steal","fresh":1})").code == ErrorCode::WrongChoice);
        QVERIFY(refusal(R"({"fresh":1})").code == ErrorCode::MissingKey);
        QVERIFY(refusal(R"([])").code == ErrorCode::WrongType);
        const Error key =
            refusal(R"({"act":"recruit","entry":"orc","count":1,"prise":3,"fresh":1})");
        QVERIFY(key.code == ErrorCode::UnknownKey);
        QCOMPARE(key.hint, std::string("price"));
        QVERIFY(
            refusal(R"({"act":"discard","things":[{"member":1,"figures":1,"count":2}],"fresh":1})")
                .code == ErrorCode::UnknownKey);
    }
    void refusesNumbersOutOfRange()
    {
        for (const char *text :
             {R"({"act":"move","member":0,"fresh":1})", R"({"act":"move","member":1,"fresh":0})",
              R"({"act":"move","member":1,"fresh":2147483648})",
              R"({"act":"recruit","entry":"orc","count":513,"fresh":1})",
              R"({"act":"recruit","entry":"orc","count":1,"price":-1,"fresh":1})"})
            QVERIFY2(refusal(text).code == ErrorCode::NumberOutOfRange, text);
    }
    void namesThePlace()
    {
        const Error error = refusal(
            R"({"act":"give","entry":"Shield","to":[{"member":1,"count":1},{"member":2}],"count":1,)"
            R"("fresh":1})");
        QVERIFY(error.code == ErrorCode::ManyComplaints);
        QCOMPARE(error.more.size(), std::size_t{2});
        QCOMPARE(error.more[0].pointer, std::string("/entry"));
        QCOMPARE(error.more[1].pointer, std::string("/to/1"));
    }
    void refusesAnEmptyAdjustment()
    {
        QVERIFY(refusal(R"({"act":"move","member":1,"fresh":1,"adjustment":""})").code ==
                ErrorCode::TextTooShort);
    }
};

QTEST_GUILESS_MAIN(TestBandAct)
#include "tst_bandact.moc"
