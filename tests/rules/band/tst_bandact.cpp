// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/bandact.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_bandact {

using namespace escarmouche::rules;

namespace {

/** JSON written with single quotes, which read better here. */
std::string json(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

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
         json("{'act':'create','settings':[{'property':'name','value':'Les Busards'},"
              "{'property':'total-cap','value':300},{'property':'mixed-races','value':true}],"
              "'fresh':1}")},
        {{AdoptBand{json("{'name':'x'}")}, 7, {}},
         json("{'act':'adopt','band':'{\\'name\\':\\'x\\'}','fresh':7}")},
        {{Recruit{"orc-chief", 2, 40}, 3, "present of a friend"},
         json("{'act':'recruit','entry':'orc-chief','count':2,'price':40,'fresh':3,"
              "'adjustment':'present of a friend'}")},
        {{Recruit{"figurant", 1, {}}, 3, {}},
         json("{'act':'recruit','entry':'figurant','count':1,'fresh':3}")},
        {{Give{"shield", {{{4}, 6}, {{5}, 1}}, 1, 20}, 9, {}},
         json("{'act':'give','entry':'shield','to':[{'member':4,'count':6},{'member':5,"
              "'count':1}],'count':1,'price':20,'fresh':9}")},
        {{Discard{{{{{4}, 6}, "shield", 1}, {{{5}, 2}, {}, 1}}}, 9, {}},
         json("{'act':'discard','things':[{'member':4,'figures':6,'entry':'shield',"
              "'count':1},{'member':5,'figures':2}],'fresh':9}")},
        {{Duplicate{{{{2}, 1}}}, 4, {}},
         json("{'act':'duplicate','figures':[{'member':2,'count':1}],'fresh':4}")},
        {{HandOver{{{{4}, 2}, "rifle", 1}, {{5}, 2}}, 4, {}},
         json("{'act':'hand-over','thing':{'member':4,'figures':2,'entry':'rifle','count':1},"
              "'to':{'member':5,'count':2},'fresh':4}")},
        {{MoveMembers{{{2}, {3}}, MemberId{1}}, 4, {}},
         json("{'act':'move','members':[2,3],'before':1,'fresh':4}")},
        {{MoveMembers{{{2}}, {}}, 4, {}}, json("{'act':'move','members':[2],'fresh':4}")},
        {{SetProperties{{{{2}, 3}}, {{"notes", std::string("a\nb")}}}, 4, {}},
         json("{'act':'set','of':[{'member':2,'count':3}],'settings':[{'property':'notes',"
              "'value':'a\\nb'}],'fresh':4}")},
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
        QVERIFY(refusal(json("{'act':'steal','fresh':1}")).code == ErrorCode::WrongChoice);
        QVERIFY(refusal(json("{'fresh':1}")).code == ErrorCode::MissingKey);
        QVERIFY(refusal(json("[]")).code == ErrorCode::WrongType);
        const Error key =
            refusal(json("{'act':'recruit','entry':'orc','count':1,'prise':3,'fresh':1}"));
        QVERIFY(key.code == ErrorCode::UnknownKey);
        QCOMPARE(key.hint, std::string("price"));
        QVERIFY(
            refusal(
                json("{'act':'discard','things':[{'member':1,'figures':1,'count':2}],'fresh':1}"))
                .code == ErrorCode::UnknownKey);
    }
    void refusesNumbersOutOfRange()
    {
        for (const std::string &text :
             {json("{'act':'move','members':[0],'fresh':1}"),
              json("{'act':'move','members':[1],'fresh':0}"),
              json("{'act':'move','members':[1],'fresh':2147483648}"),
              json("{'act':'recruit','entry':'orc','count':513,'fresh':1}"),
              json("{'act':'recruit','entry':'orc','count':1,'price':-1,'fresh':1}")})
            QVERIFY2(refusal(text).code == ErrorCode::NumberOutOfRange, text.c_str());
    }
    void namesThePlace()
    {
        const Error error = refusal(
            json("{'act':'give','entry':'Shield','to':[{'member':1,'count':1},{'member':2}],"
                 "'count':1,'fresh':1}"));
        QVERIFY(error.code == ErrorCode::ManyComplaints);
        QCOMPARE(error.more.size(), std::size_t{2});
        QCOMPARE(error.more[0].pointer, std::string("/entry"));
        QCOMPARE(error.more[1].pointer, std::string("/to/1"));
    }
    void refusesAnEmptyAdjustment()
    {
        QVERIFY(refusal(json("{'act':'move','members':[1],'fresh':1,'adjustment':''}")).code ==
                ErrorCode::TextTooShort);
    }
};

CORE_TEST(TestBandAct)

} // namespace tst_bandact

#include "tst_bandact.moc"
