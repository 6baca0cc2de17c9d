// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/memberjson.h"
#include "rules/core/values/checksum.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_members {

using namespace escarmouche::rules;
using json::Cursor;

enum class Colour : std::uint8_t { Red, Green };

struct Wheel {
    int spokes = 12;
    int studs = 0;
    Colour colour = Colour::Red;
    bool operator==(const Wheel &) const = default;
};
struct Cart {
    std::int32_t load = 0;
    std::int32_t hidden = 0; // counts in the checksum alone
    std::array<std::int16_t, 2> at{};
    bool operator==(const Cart &) const = default;
};
/** A cart before somebody gave it a driver. */
struct OlderCart {
    std::int32_t load = 0;
    std::int32_t hidden = 0;
};
struct Train {
    std::string name;
    std::optional<int> speed;
    std::vector<Wheel> wheels;
    bool operator==(const Train &) const = default;
};
struct Stop {
    int minutes = 0;
};
struct Whistle {
    int times = 1;
};
using Step = std::variant<Stop, Whistle>;

ESCARMOUCHE_WORDS(Colour, "red", "green")
ESCARMOUCHE_MEMBERS(Wheel, named("spokes", &T::spokes, json::Whole{1, 99}),
                    unlessUsual("studs", &T::studs, json::Whole{1, 99}),
                    named("colour", &T::colour))
ESCARMOUCHE_MEMBERS(Cart, named("load", &T::load), &T::hidden, named("at", &T::at))
ESCARMOUCHE_MEMBERS(OlderCart, named("load", &T::load), &T::hidden)
ESCARMOUCHE_MEMBERS(Train, always("name", &T::name, json::Line{8, 1}),
                    unlessUsual("speed", &T::speed, json::Whole{0, 300}),
                    shown("wheels", &T::wheels, json::Each{2}))
ESCARMOUCHE_MEMBERS(Stop, named("minutes", &T::minutes))
ESCARMOUCHE_MEMBERS(Whistle, named("times", &T::times))

struct Full : json::Format<nlohmann::ordered_json, false, 4> {
};
struct Sparse : json::Format<nlohmann::ordered_json, true, 4> {
};

namespace {

template<class T, class F>
Result<T> readFrom(std::string_view text, F format)
{
    return json::decode(text, [&](const Cursor &at) {
        T value;
        json::read(format, at, value);
        return value;
    });
}

template<class T, class F>
std::string textOf(const T &value, F format)
{
    return json::written(format, value).dump();
}

} // namespace

class TestMembers : public QObject
{
    Q_OBJECT

private slots:
    void writesMembersInTheirOrderAndReadsThemBack()
    {
        const Train train{"Tom", 80, {{10, 0, Colour::Green}}};
        const std::string text =
            "{\"name\":\"Tom\",\"speed\":80,\"wheels\":[{\"spokes\":10,\"colour\":\"green\"}]}";
        QCOMPARE(textOf(train, Full{}), text);
        QVERIFY(readFrom<Train>(text, Full{}) == train);
    }

    void leavesOutWhatIsUsualWhereTheFormatDoes()
    {
        QCOMPARE(textOf(Wheel{}, Full{}), std::string("{\"spokes\":12,\"colour\":\"red\"}"));
        QCOMPARE(textOf(Wheel{}, Sparse{}), std::string("{}"));
        QVERIFY(readFrom<Wheel>("{}", Sparse{}) == Wheel{});
        QCOMPARE(textOf(Wheel{0, 12, Colour::Red}, Sparse{}),
                 std::string("{\"spokes\":0,\"studs\":12}"));
        // What a list says of a member comes before what its format does.
        QCOMPARE(textOf(Train{"Tom", {}, {}}, Full{}),
                 std::string("{\"name\":\"Tom\",\"wheels\":[]}"));
        QCOMPARE(textOf(Train{"Tom", {}, {}}, Sparse{}),
                 std::string("{\"name\":\"Tom\",\"wheels\":[]}"));
        QVERIFY(readFrom<Train>("{\"name\":\"Tom\"}", Full{}) == (Train{"Tom", {}, {}}));
    }

    void pointsAtWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<int>("code");

        const auto row = [](const char *name, const char *text, const char *pointer,
                            ErrorCode code) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(pointer)
                                << static_cast<int>(code);
        };
        row("no object", "[]", "", ErrorCode::WrongType);
        row("a wrong type", "{\"name\":\"a\",\"wheels\":[{\"spokes\":\"x\",\"colour\":\"red\"}]}",
            "/wheels/0/spokes", ErrorCode::WrongType);
        row("beyond the form", "{\"name\":\"a\",\"speed\":301}", "/speed",
            ErrorCode::NumberOutOfRange);
        row("an unknown key", "{\"name\":\"a\",\"sped\":1}", "", ErrorCode::UnknownKey);
        row("a missing member", "{\"name\":\"a\",\"wheels\":[{\"colour\":\"red\"}]}", "/wheels/0",
            ErrorCode::MissingKey);
        row("a missing name", "{}", "", ErrorCode::MissingKey);
        row("too long a list",
            "{\"name\":\"a\",\"wheels\":[{\"spokes\":1,\"colour\":\"red\"},"
            "{\"spokes\":1,\"colour\":\"red\"},{\"spokes\":1,\"colour\":\"red\"}]}",
            "/wheels", ErrorCode::TooManyEntries);
        row("another word", "{\"name\":\"a\",\"wheels\":[{\"spokes\":1,\"colour\":\"blue\"}]}",
            "/wheels/0/colour", ErrorCode::WrongChoice);
    }
    void pointsAtWhatIsWrong()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, pointer);
        QFETCH(const int, code);
        const auto train = readFrom<Train>(text.toStdString(), Full{});
        QVERIFY(!train);
        QCOMPARE(QString::fromStdString(train.error().pointer), pointer);
        QCOMPARE(static_cast<int>(train.error().code), code);
    }

    void putsAMemberAddedInChecksumAndJsonAtOnce()
    {
        const OlderCart older{3, 4};
        const Cart cart{3, 4, {5, 6}};
        QCOMPARE(textOf(older, Full{}), std::string("{\"load\":3}"));
        QCOMPARE(textOf(cart, Full{}), std::string("{\"load\":3,\"at\":[5,6]}"));
        QVERIFY(checksumOf(cart) != checksumOf(older));
        QVERIFY(checksumOf(cart) != checksumOf(Cart{3, 4, {5, 7}}));
    }

    void countsAMemberWithoutANameInTheChecksumAlone()
    {
        const Cart cart{3, 4, {5, 6}};
        const Cart other{3, 5, {5, 6}};
        QVERIFY(checksumOf(cart) != checksumOf(other));
        QCOMPARE(textOf(cart, Full{}), textOf(other, Full{}));
        const auto named = readFrom<Cart>("{\"load\":3,\"at\":[5,6],\"hidden\":4}", Full{});
        QVERIFY(!named);
        QCOMPARE(static_cast<int>(named.error().code), static_cast<int>(ErrorCode::UnknownKey));
    }

    void tellsAlternativesByTheirFirstMember()
    {
        const auto kindOf = [](std::string_view text) {
            return json::decode(text, [](const Cursor &at) {
                const auto step =
                    json::readKind<Step>(Full{}, at, json::kindIn<Step>(at, 1), {"kind"});
                return static_cast<int>(step.index());
            });
        };
        QCOMPARE(kindOf("{\"minutes\":2,\"kind\":0}").value(), 0);
        QCOMPARE(kindOf("{\"times\":2}").value(), 1);
        QVERIFY(!kindOf("{\"minutes\":2,\"times\":2}"));
        QVERIFY(!kindOf("{}"));
    }
};

PLAIN_TEST(TestMembers)

} // namespace tst_members

#include "tst_members.moc"
