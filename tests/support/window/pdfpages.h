// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QRectF>
#include <QString>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

namespace escarmouche::tests {

/** Leaves the PDF for a person to look at where KEEP_SHEETS names a folder. */
inline void keepSheet(const QByteArray &bytes, const QString &name)
{
    if (!qEnvironmentVariableIsSet("KEEP_SHEETS"))
        return;
    QFile file(qEnvironmentVariable("KEEP_SHEETS") + u'/' + name + QStringLiteral(".pdf"));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

/** A word as poppler reads it back, in points from the top left. */
struct PdfWord {
    int page = 0;
    QRectF box;
    QString text;
};

/** A PDF read back by the programs of poppler. */
struct PdfPages {
    std::vector<QSizeF> sizes;
    std::vector<PdfWord> words; // in reading order

    /** Page of every occurrence of a word. */
    std::vector<int> pagesOf(const QString &word) const
    {
        std::vector<int> found;
        for (const PdfWord &met : words) {
            if (met.text == word)
                found.push_back(met.page);
        }
        return found;
    }
    /** All letters, without spaces. */
    QString letters() const
    {
        QString all;
        for (const PdfWord &word : words)
            all += word.text;
        return all;
    }
};

inline QString runOnPdf(const QByteArray &pdf, const QString &program, const QStringList &options)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("sheet.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size() || !file.flush())
        return {};
    QStringList arguments = options;
    arguments << file.fileName();
    if (program == QLatin1String("pdftotext"))
        arguments << QStringLiteral("-");
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

inline PdfPages readBack(const QByteArray &pdf)
{
    PdfPages pages;
    QXmlStreamReader xml(
        runOnPdf(pdf, QStringLiteral("pdftotext"), {QStringLiteral("-bbox-layout")}));
    const auto number = [&](const char *name) {
        return xml.attributes().value(QLatin1String(name)).toDouble();
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("page")) {
            pages.sizes.emplace_back(number("width"), number("height"));
        } else if (xml.name() == QLatin1String("word")) {
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            pages.words.push_back(
                {static_cast<int>(pages.sizes.size()) - 1, box, xml.readElementText()});
        }
    }
    return pages;
}

/** What is wrong with the layout: words over each other, words outside the margin (points). */
inline QStringList layoutFaults(const PdfPages &pages, double margin)
{
    QStringList faults;
    const double slack = 0.5;
    for (std::size_t i = 0; i < pages.words.size(); ++i) {
        const PdfWord &one = pages.words[i];
        const QSizeF size = pages.sizes[static_cast<std::size_t>(one.page)];
        const QRectF inside =
            QRectF({0, 0}, size)
                .adjusted(margin - slack, margin - slack, slack - margin, slack - margin);
        if (!inside.contains(one.box))
            faults
                << QStringLiteral("outside the margins: %1 on page %2").arg(one.text).arg(one.page);
        for (std::size_t j = i + 1; j < pages.words.size(); ++j) {
            const PdfWord &other = pages.words[j];
            const QRectF both = one.box.intersected(other.box);
            // Boxes reach from a font's ascent to its descent: neighbours may touch, no more.
            if (one.page == other.page && both.width() > slack &&
                both.height() > 0.25 * std::min(one.box.height(), other.box.height()))
                faults << QStringLiteral("overlapping: %1 and %2 on page %3")
                              .arg(one.text, other.text)
                              .arg(one.page);
        }
    }
    return faults;
}

/** Fonts that `pdffonts` does not call embedded; a complaint when it lists none. */
inline QStringList fontsNotEmbedded(const QByteArray &pdf)
{
    QStringList lines =
        runOnPdf(pdf, QStringLiteral("pdffonts"), {}).split(u'\n', Qt::SkipEmptyParts);
    if (lines.size() < 3)
        return {QStringLiteral("no fonts")};
    QStringList bare;
    for (const QString &line : lines.mid(2)) {
        // name type encoding emb sub uni object ID: the fifth field from the end.
        const QStringList fields = line.simplified().split(u' ');
        if (fields.value(fields.size() - 5) != QLatin1String("yes"))
            bare << line;
    }
    return bare;
}

} // namespace escarmouche::tests
