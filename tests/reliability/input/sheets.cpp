// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/paperoutput.h"
#include "app/print/sheets/rostersheet.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/reliability/tracelines.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextDocument>

namespace escarmouche::reliability {

namespace {

using model::BandFormat;

const auto &bandRules()
{
    return *tests::systems().front().bands;
}

std::string exported(const std::string &band, BandFormat format)
{
    return exportBand(bandRules(), band, format).value_or("");
}

/** Letters and signs alone: renderers set spaces as they like. */
QString withoutSpaces(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (!c.isSpace() && c != QChar::SoftHyphen)
            out += c;
    }
    return out;
}

/** As a reader's program shows it, by a renderer that is not ours. */
QString shown(const std::string &text, BandFormat format)
{
    QTextDocument document;
    if (format == BandFormat::Html)
        document.setHtml(toQString(text));
    else
        document.setMarkdown(toQString(text), QTextDocument::MarkdownDialectGitHub);
    return withoutSpaces(document.toPlainText());
}

QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

void expectLiteral(Outcome &outcome, const std::string &text, const std::string &band, bool control)
{
    const auto wanted = withoutSpaces(toQString(text));
    for (const auto format : {BandFormat::Html, BandFormat::Markdown}) {
        auto file = exported(band, format);
        if (control) {
            // The name as a program without care would put it.
            file = format == BandFormat::Html ? "<h1>" + text + "</h1>" : "# " + text;
        }
        outcome.expect(shown(file, format).contains(wanted),
                       (format == BandFormat::Html ? "html: " : "markdown: ") + text);
    }
    outcome.expect(exported(band, BandFormat::Text).find(text) != std::string::npos,
                   "text: " + text);
}

QByteArrayList traceOf(Outcome &outcome, const QStringList &child)
{
    const auto traced =
        trace({QStringLiteral("-e"), QStringLiteral("trace=openat,open,connect")}, child);
    outcome.expect(traced.code == 0, "the child does not run");
    return traced.lines;
}

/** No access to the net, and to no file that the same sheets with plain names do not open too. */
void expectNoForeignAccess(Outcome &outcome, const QString &folder, const Trial &trial)
{
    const QStringList child{QStringLiteral("sheets"), folder, QString::number(trial.n),
                            QString::number(trial.seed)};
    if (!canTrace()) {
        outcome.skip(trial.n, "ptrace is refused here: what the sheets open was not watched");
        (void)performAsChild(child);
        return;
    }
    const auto plain = traceOf(outcome, child + QStringList{QStringLiteral("plain")});
    const auto lines = traceOf(outcome, child);
    for (const auto &access : foreignAccess(lines, plain, folder.toUtf8()))
        outcome.expect(false, access.toStdString());
    // The trace is worth something only if it saw the sheets themselves.
    const auto sheets = std::ranges::count_if(openedPaths(lines), [&](const QByteArray &path) {
        return path.startsWith(folder.toUtf8() + '/');
    });
    outcome.expect(sheets >= 3 * trial.n, "the trace shows no sheets");
}

} // namespace

/** sheets FOLDER N SEED [plain]: every sheet of a band for each hostile text, or as many of a band
    with a plain name. */
int printSheets(const QStringList &arguments)
{
    const QDir folder(arguments.value(0));
    QDir::setCurrent(folder.path()); // where a relative name would be looked for
    const auto texts = hostileTexts(arguments.value(1).toInt(), arguments.value(2).toULongLong());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto band = bandNamed(arguments.size() > 3 ? "Plain" : texts[i]);
        const auto sheet = bandRules().sheet(band);
        if (!sheet)
            return 1;
        const auto path = [&](const char *suffix) {
            return folder.filePath(QStringLiteral("%1.%2").arg(i).arg(QLatin1String(suffix)));
        };
        const auto pdf = app::pdf(
            app::rosterSheet(*sheet, bandRules().phrases(), noRule, rules::Language::French, {}),
            app::Paper::A4);
        if (!model::writeFile(path("pdf"), pdf.toStdString()) ||
            !model::writeFile(path("html"), exported(band, BandFormat::Html)) ||
            !model::writeFile(path("md"), exported(band, BandFormat::Markdown)))
            return 1;
    }
    return 0;
}

Outcome printLiterally(const Trial &trial)
{
    Outcome outcome;
    const auto texts = hostileTexts(trial.n, trial.seed);
    for (const auto &text : texts) {
        outcome.count();
        const auto band = bandNamed(text);
        outcome.expect(!band.empty(), "the rules refuse " + text);
        expectLiteral(outcome, text, band, trial.control);
    }
    if (trial.control)
        return outcome;

    const QTemporaryDir folder;
    overwrite(folder.filePath(QStringLiteral("secret.png")), "never to be read");
    expectNoForeignAccess(outcome, folder.path(), trial);
    for (int i = 0; i < trial.n; ++i) {
        const auto pdf = folder.filePath(QStringLiteral("%1.pdf").arg(i));
        const auto images = output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pdf});
        // Two lines of heading are all that a PDF without pictures lists.
        outcome.expect(images.trimmed().count(u'\n') == 1, "a picture in " + std::to_string(i));
        const auto words = withoutSpaces(output(
            QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")}));
        const auto &text = texts[static_cast<std::size_t>(i)];
        // Reading a PDF back loses what a font has no letter for; the rest must stand there.
        const bool simple = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
        if (simple && text.size() <= 40)
            outcome.expect(words.contains(withoutSpaces(toQString(text))), "pdf: " + text);
    }
    return outcome;
}

} // namespace escarmouche::reliability
