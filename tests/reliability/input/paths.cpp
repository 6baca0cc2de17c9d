// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/reliability/tracelines.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace escarmouche::reliability {

namespace {

std::vector<QByteArray> hostileNames(int n, std::uint64_t seed)
{
    const std::vector<QByteArray> names{"../outside/x",
                                        "../../x",
                                        "../../../x",
                                        "..",
                                        ".",
                                        "",
                                        "/etc/escarmouche-x",
                                        "//x",
                                        "..\\outside\\x",
                                        "C:\\x",
                                        "\\\\server\\x",
                                        "CON",
                                        "nul.txt",
                                        "COM1",
                                        "LPT9.x",
                                        "aux",
                                        "link",
                                        "folderlink/x",
                                        "~root/x",
                                        "~",
                                        "$HOME/x",
                                        "-rf",
                                        ".bashrc",
                                        "a/../../outside/y",
                                        "x\ny",
                                        QByteArray("x\0y", 3),
                                        "%2e%2e%2fx",
                                        "..%c0%afx",
                                        "\xE2\x80\xA5/x",
                                        "\xEF\xBC\x8E\xEF\xBC\x8E\xEF\xBC\x8Fx",
                                        QByteArray(300, 'x'),
                                        QByteArray("\xC3\xA9").repeated(300),
                                        QByteArray("../").repeated(100) + "tmp/x",
                                        " ",
                                        "x.",
                                        "x ",
                                        "file:///etc/x",
                                        "|id",
                                        "*",
                                        "a:b",
                                        "\xE2\x80\xAEtxt.x"};
    std::vector<QByteArray> all(names);
    tests::RandomPlayer player(seed);
    while (all.size() < static_cast<std::size_t>(n))
        all.push_back(names[player.below(names.size())] + (player.below(2) ? "/" : "") +
                      names[player.below(names.size())]);
    all.resize(static_cast<std::size_t>(n));
    return all;
}

/** Every file below a folder with its bytes, but for what the chosen folder holds. */
QStringList outsideOf(const QString &root, const QString &chosen)
{
    QStringList found;
    QDirIterator files(root, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto path = files.next();
        if (path.startsWith(chosen + u'/'))
            continue;
        const bool file = files.fileInfo().isFile();
        found << path + u'=' + (file ? QString::fromLatin1(contents(path).toHex()) : QString());
    }
    found.sort();
    return found;
}

} // namespace

Outcome stayInFolder(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    // Deep, so that even the control stays within the temporary folder where it can.
    const auto root = folder.path();
    const auto chosen = folder.filePath(QStringLiteral("a/b/c/chosen"));
    const auto outside = folder.filePath(QStringLiteral("a/b/c/outside"));
    QDir().mkpath(chosen);
    QDir().mkpath(outside);
    overwrite(outside + QStringLiteral("/secret"), "secret");
    QFile::link(outside + QStringLiteral("/secret"), chosen + QStringLiteral("/link"));
    QFile::link(outside, chosen + QStringLiteral("/folderlink"));

    const auto list = folder.filePath(QStringLiteral("names"));
    constexpr std::size_t kAtOnce = 8;
    const auto names = hostileNames(trial.n, trial.seed);
    for (std::size_t i = 0; i < names.size(); i += kAtOnce) {
        QByteArrayList some;
        for (std::size_t k = i; k < std::min(i + kAtOnce, names.size()); ++k) {
            some << names[k].toHex();
            outcome.count();
        }
        overwrite(list, some.join('\n'));
        const auto before = outsideOf(root, chosen);
        const QStringList child{QStringLiteral("names"), chosen, list,
                                trial.control ? QStringLiteral("raw") : QStringLiteral("safe")};
        if (canTrace()) {
            const auto traced = trace({QStringLiteral("-e"), QStringLiteral("trace=%file")}, child);
            outcome.expect(traced.code == 0, "the child does not run");
            for (const auto &path : writtenPaths(traced.lines))
                outcome.expect(path.startsWith(chosen.toUtf8() + '/') || path == "/dev/null",
                               "written: " + path.toStdString());
        } else {
            outcome.note("ptrace is refused here: files compared before and after instead");
            (void)performAsChild(child);
        }
        outcome.expect(outsideOf(root, chosen) == before,
                       "outside changed by one from " + std::to_string(i) + " on");
    }
    return outcome;
}

} // namespace escarmouche::reliability
