// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/draftcodec.h"
#include "model/library/store/check.h"
#include "tests/fuzz/parser.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/musg/catalogue.h"

#include <QFile>

namespace escarmouche::fuzz {

namespace {

void write(const QString &path, std::string_view bytes)
{
    QFile file(path);
    holds(file.open(QIODevice::WriteOnly) &&
              file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
                  static_cast<qint64>(bytes.size()),
          "cannot write");
}

} // namespace

/** Opened and checked, and what it lists is opened too. */
void readLibrary(std::string_view bytes)
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("library"));
    write(path, bytes);
    (void)model::checkLibrary(path, systems());
    const auto library = model::Library::open(path, systems(), model::OpenMode::ReadOnly);
    if (!library)
        return;
    if (const auto bands = (*library)->bands().list())
        for (const auto &band : *bands)
            (void)(*library)->bands().open(band.uuid);
    if (const auto campaigns = (*library)->campaigns().list())
        for (const auto &campaign : *campaigns)
            (void)(*library)->campaigns().open(campaign.uuid);
}

std::vector<std::string> librarySeeds()
{
    std::vector<std::string> files{
        *tests::sourceFile("tests/golden/library-1.escarmouche"),
        *tests::sourceFile("tests/golden/library-3.escarmouche"),
    };
    const tests::GameLibrary home;
    {
        const auto library = home.open();
        (void)library->people().add("Zoé");
        (void)library->bands().create("musg", rules::AdoptBand{tests::sampleBand("karnash")});
    }
    files.push_back(*tests::fileText(home.path.toStdString()));
    return files;
}

void readDraft(std::string_view bytes)
{
    const auto words = model::decodeDraftWords(bytes);
    if (!words.empty())
        holds(model::decodeDraftWords(model::encodeDraftWords(words)) == words,
              "a draft that is written is read as another");
}

std::vector<std::string> draftSeeds()
{
    return {model::encodeDraftWords({{"words", "a half line\nand é"}, {"points.1", "12"}}),
            model::encodeDraftWords({})};
}

} // namespace escarmouche::fuzz
