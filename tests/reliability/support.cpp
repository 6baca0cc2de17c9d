// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/support.h"

#include "model/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

namespace escarmouche::reliability {

using namespace std::string_literals;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

namespace {

/** The band after an act; the same where the rules refuse it. */
std::string after(const std::string &band, const rules::BandAct &act, int fresh)
{
    const auto &rules = *tests::systems().front().bands;
    const auto outcome = rules.decide(band, encode(rules::BandInput{act, fresh, {}}));
    if (!outcome)
        return band;
    return rules.evolve(band, *outcome).value_or(band);
}

} // namespace

std::string randomBand(tests::RandomPlayer &player, int acts)
{
    const auto &rules = *tests::systems().front().bands;
    auto band = after({}, player.newBand(rules), 1);
    for (int i = 0; i < acts; ++i) {
        if (const auto act = player.act(rules, band))
            band = after(band, *act, 100 + 10 * i);
    }
    return band;
}

std::string bandNamed(const std::string &text)
{
    static const auto base = [] {
        tests::RandomPlayer player(5);
        return randomBand(player, 12);
    }();
    return bandNamed(text, base);
}

std::string bandNamed(const std::string &text, const std::string &base)
{
    const auto &rules = *tests::systems().front().bands;
    auto band = after(base, rules::SetProperties{{}, {{"name", text}}}, 900);
    if (rules.summary(band).value_or(rules::BandSummary{}).name != text)
        return {};
    band = after(band, rules::SetProperties{{}, {{"notes", text}}}, 901);
    const auto roster = rules.roster(band);
    int fresh = 902;
    for (const auto &group : roster->groups) {
        for (const auto &row : group.rows) {
            const auto member = row.figures.front().member;
            band = after(band, rules::SetProperties{{{member, 1}}, {{"name", text}}}, fresh);
            band = after(band, rules::SetProperties{{{member, 1}}, {{"notes", text}}}, fresh + 50);
            ++fresh;
        }
    }
    return band;
}

std::vector<std::string> hostileTexts(int n, std::uint64_t seed)
{
    static const std::vector<std::string> kSeeds{
        "'; DROP TABLE band; --",
        "\" OR 1=1 --",
        "'); DELETE FROM ledger_event; --",
        "Robert'); DROP TABLE person;--",
        "?1 :name @x $y",
        "%s%n%1%2",
        "\\",
        "''",
        "\"\"",
        "'||(SELECT hash FROM ledger_event)||'",
        "1; ATTACH 'x' AS y",
        "/* */ --",
        "<img src=secret.png>",
        "<img src=\"file:///etc/passwd\">",
        "<script>alert(1)</script>",
        "<a href=\"http://127.0.0.1:9/x\">x</a>",
        "</td></tr></table>",
        "&lt;b&gt; &amp; &#60;",
        "<link rel=stylesheet href=http://127.0.0.1:9/a.css>",
        "<!-- x",
        "]]>",
        "<b>gras</b>",
        "![x](secret.png)",
        "[x](http://127.0.0.1:9/)",
        "a | b | c",
        "`code` ``x``",
        "**fort**",
        "_x_ ~~y~~",
        "# titre",
        "- liste",
        "1. liste",
        "> cite",
        "---",
        "http://127.0.0.1:9/x",
        "<http://127.0.0.1:9/>",
        "\\*x\\*",
        "=1+1",
        "+1+1",
        "-1+1",
        "@SUM(A1)",
        "=HYPERLINK(\"http://127.0.0.1:9\")",
        "=cmd|' /C calc'!A0",
        "{{name}} {n|one|many}",
        "$(id) `id` ;id",
        "Les Écumeurs d'Ø-Zürich",
        "日本の小鬼",
        "🐉 dragon",
        "e\u0301",
        "{\"a\": [1]}",
        "a,b;c",
        "null",
        "true",
        "12",
        "-3",
        "1e9",
        "''''",
        "'=1",
        "....//"};
    std::vector<std::string> texts(kSeeds);
    tests::RandomPlayer player(seed);
    while (texts.size() < static_cast<std::size_t>(n)) {
        const auto &first = kSeeds[player.below(kSeeds.size())];
        const auto &second = kSeeds[player.below(kSeeds.size())];
        texts.push_back(first + (player.below(2) ? " "s : ""s) + second);
    }
    texts.resize(static_cast<std::size_t>(n));
    return texts;
}

void killWithin(const QStringList &child, unsigned long microseconds)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  QStringList{QStringLiteral("--child")} + child);
    process.waitForStarted();
    QThread::usleep(microseconds);
    process.kill();
    process.waitForFinished();
}

Traced trace(const QStringList &straceOptions, const QStringList &child)
{
    const QTemporaryDir folder;
    const auto log = folder.filePath(QStringLiteral("trace"));
    QProcess process;
    QStringList arguments{QStringLiteral("-f"), QStringLiteral("-qq"), QStringLiteral("-o"), log,
                          QStringLiteral("-s"), QStringLiteral("4096")};
    arguments << straceOptions << QCoreApplication::applicationFilePath()
              << QStringLiteral("--child") << child;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral("strace"), arguments);
    process.closeWriteChannel();
    Traced traced;
    if (!process.waitForStarted() || !process.waitForFinished(120'000))
        return traced;
    traced.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -9;
    traced.output = process.readAllStandardOutput();
    traced.lines = contents(log).split('\n');
    return traced;
}

bool canTrace()
{
    static const bool can = [] {
        QProcess process;
        process.start(QStringLiteral("strace"),
                      {QStringLiteral("-f"), QStringLiteral("-o"), QStringLiteral("/dev/null"),
                       QStringLiteral("true")});
        return process.waitForStarted() && process.waitForFinished() &&
               process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    }();
    return can;
}

} // namespace escarmouche::reliability
