// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/keepsakes.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "rules/core/campaign/past/career.h"
#include "rules/core/campaign/past/fame.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <QBuffer>

#include <algorithm>

namespace tst_keepsakes {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;
using rules::MemberId;

namespace {

/** A PNG of one pixel, with whatever bytes behind it. */
std::string portrait(std::size_t more = 0)
{
    const auto png = QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQV"
                                            "R42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=");
    return png.toStdString() + std::string(more, '\0');
}

const std::string kNote = "Owes Orin a beer.\nLimps; “Old Nail” to his friends.";

/** The example campaign in a library of its own. */
struct Sample : CampaignLibrary {
    std::unique_ptr<Library> library = open();
    std::string uuid = *library->campaigns().importText(*sampleCampaign());
    std::unique_ptr<CampaignSession> session = *library->campaigns().open(uuid);

    /** Whoever of that name is, or was, in a campaign. */
    static MemberId called(const CampaignSession &of, std::string_view name)
    {
        for (const rules::Entrant &band : of.campaign().bands) {
            const auto records = rules::recordsOf(of.rules(), of.campaign(), band.id);
            for (const rules::FigureGlance &each : rules::everybodyOf(records))
                if (each.name.en == name)
                    return each.member;
        }
        return {};
    }
    MemberId called(std::string_view name) const { return called(*session, name); }
    Keepsakes &keepsakes() const { return library->keepsakes(); }
};

std::string ledgerOf(const QString &path)
{
    std::string lines;
    const auto exported = exportLedger(path, [&](std::string_view line) {
        lines += line;
        return rules::Result<void>();
    });
    return exported ? lines : std::string("not exported");
}

rules::Result<Rebuilt> rebuilt(const std::string &ledger, const QString &path,
                               const rules::RuleSystems &systems)
{
    QByteArray bytes = QByteArray::fromStdString(ledger);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return rebuildLibrary(buffer, path, systems);
}

} // namespace

class KeepsakesTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsNotesAndPortraitsApart()
    {
        const Sample sample;
        const MemberId hero = sample.called("Brogg"), fallen = sample.called("Sous-fifre 5");
        QVERIFY(sample.keepsakes().areKept());
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, portrait()));
        QVERIFY(sample.keepsakes().setNote(sample.uuid, hero, kNote));
        QVERIFY(sample.keepsakes().setNote(sample.uuid, fallen, "Rest."));
        const Keepsake kept{sample.uuid, hero, kNote, portrait()};
        QCOMPARE(*sample.keepsakes().find(sample.uuid, hero), kept);
        QCOMPARE(sample.keepsakes().of(sample.uuid)->size(), std::size_t{2});
        QVERIFY(sample.keepsakes().setNote(sample.uuid, hero, ""));
        QCOMPARE(sample.keepsakes().find(sample.uuid, hero)->portrait, portrait());
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, ""));
        QCOMPARE(sample.keepsakes().of(sample.uuid)->size(), std::size_t{1}); // nothing is left
        QCOMPARE(sample.keepsakes().find(sample.uuid, fallen)->note, std::string("Rest."));
    }

    void refusesWhatItCannotKeep()
    {
        const Sample sample;
        const MemberId hero = sample.called("Brogg");
        Keepsakes &keepsakes = sample.keepsakes();
        QVERIFY(keepsakes.setNote(sample.uuid, hero, std::string(kLongestFigureNote, 'x')));
        QCOMPARE(keepsakes.setNote(sample.uuid, hero, std::string(kLongestFigureNote + 1, 'x'))
                     .error()
                     .code,
                 ErrorCode::TextTooLong);
        QCOMPARE(keepsakes.setNote(sample.uuid, hero, "a\u202eb").error().code,
                 ErrorCode::ForbiddenCharacter);
        QCOMPARE(keepsakes.setPortrait(sample.uuid, hero, "GIF89a").error().code,
                 ErrorCode::WrongType);
        QCOMPARE(keepsakes.setPortrait(sample.uuid, hero, portrait(kLargestPortrait)).error().code,
                 ErrorCode::FileTooLarge);
        QVERIFY(!keepsakes.setNote("no stream", hero, kNote));
        QCOMPARE(keepsakes.find(sample.uuid, hero)->note.size(), kLongestFigureNote);
        QVERIFY(keepsakes.find(sample.uuid, hero)->portrait.empty());
    }

    void isOfNoHistory()
    {
        const Sample sample;
        const auto acts = sample.session->history()->size();
        QVERIFY(sample.keepsakes().setNote(sample.uuid, sample.called("Brogg"), kNote));
        QCOMPARE(sample.session->history()->size(), acts);
        QVERIFY(sample.library->campaigns().check(sample.uuid)->faults.empty());
    }

    void othersSeeItAndWhoMayNotWriteIsRefused()
    {
        const Sample sample;
        const MemberId hero = sample.called("Brogg");
        const auto other = sample.open(OpenMode::Existing);
        bool isTold = false;
        connect(other.get(), &Library::changed, this, [&] { isTold = true; });
        QVERIFY(sample.keepsakes().setNote(sample.uuid, hero, kNote));
        QTRY_VERIFY(isTold);
        QCOMPARE(other->keepsakes().find(sample.uuid, hero)->note, kNote);
        const auto reader = sample.open(OpenMode::ReadOnly);
        QVERIFY(!reader->keepsakes().areKept());
        QCOMPARE(reader->keepsakes().find(sample.uuid, hero)->note, kNote);
        QCOMPARE(reader->keepsakes().setNote(sample.uuid, hero, "").error().code,
                 ErrorCode::PermissionDenied);
    }

    void aNewSeasonCarriesWhatBelongsToThoseWhoGoOn()
    {
        const Sample sample;
        const MemberId hero = sample.called("Brogg"), fallen = sample.called("Sous-fifre 5");
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, portrait()));
        QVERIFY(sample.keepsakes().setNote(sample.uuid, hero, kNote));
        QVERIFY(sample.keepsakes().setNote(sample.uuid, fallen, "Rest."));
        const auto second = *sample.library->campaigns().newSeason(sample.uuid, "Second");
        const auto session = *sample.library->campaigns().open(second);
        const auto kept = *sample.keepsakes().of(second);
        QCOMPARE(kept.size(), std::size_t{1});
        const MemberId heir = Sample::called(*session, "Brogg");
        QVERIFY(heir != hero);
        QCOMPARE(kept.at(heir), (Keepsake{second, heir, kNote, portrait()}));
        QCOMPARE(sample.keepsakes().of(sample.uuid)->size(), std::size_t{2}); // as before

        const auto third = *sample.library->campaigns().newSeason(second, "Third");
        auto seasons = *sample.library->campaigns().seasonsBefore(third);
        QCOMPARE(seasons.size(), std::size_t{2});
        QCOMPARE(seasons.front().name, sample.session->campaign().name);
        QCOMPARE(seasons.back().name, std::string("Second"));
        QVERIFY(sample.library->campaigns().seasonsBefore(sample.uuid)->empty());
    }

    void theHallOfFameTellsOfEveryoneOnce()
    {
        const Sample sample;
        const auto &rules = sample.session->rules();
        const std::vector alone{sample.session->campaign()};
        const auto before = rules::hallOfFame(rules, alone);
        const auto second = *sample.library->campaigns().newSeason(sample.uuid, "Second");
        auto seasons = *sample.library->campaigns().seasonsBefore(second);
        seasons.push_back((*sample.library->campaigns().open(second))->campaign());
        const auto hall = rules::hallOfFame(rules, seasons);
        QCOMPARE(hall.seasons.size(), std::size_t{2});
        QVERIFY(!hall.seasons.front().champions.empty());
        QVERIFY(hall.seasons.back().champions.empty()); // no game yet
        QCOMPARE(hall.lists.size(), before.lists.size());
        for (std::size_t i = 0; i < hall.lists.size(); ++i) {
            const auto counts = [](const rules::FameList &list) {
                std::vector<std::pair<std::string, int>> all;
                for (const auto &figure : list.best)
                    all.emplace_back(figure.band, figure.count);
                std::ranges::sort(all);
                return all;
            };
            if (before.lists[i].best.size() < rules::kMostFamous)
                QCOMPARE(counts(hall.lists[i]), counts(before.lists[i]));
            for (const auto &figure : hall.lists[i].best)
                QCOMPARE(figure.season, figure.serves ? 1 : 0);
            QVERIFY(std::ranges::is_sorted(hall.lists[i].best, std::greater(),
                                           &rules::FamousFigure::count));
        }
    }

    void aRebuiltLibraryHasThemAgain()
    {
        const Sample sample;
        const std::string bare = ledgerOf(sample.path);
        QVERIFY(bare.starts_with(R"({"format":"escarmouche-ledger","version":3,)")); // as ever
        const MemberId hero = sample.called("Brogg");
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, portrait()));
        QVERIFY(sample.keepsakes().setNote(sample.uuid, hero, kNote));
        const auto second = *sample.library->campaigns().newSeason(sample.uuid, "Second");
        const std::string ledger = ledgerOf(sample.path);
        QVERIFY(ledger.starts_with(R"({"format":"escarmouche-ledger","version":4,)"));
        const QString copy = sample.folder.filePath(QStringLiteral("copy"));
        QVERIFY(rebuilt(ledger, copy, sample.systems));
        QCOMPARE(ledgerOf(copy), ledger);
        const auto library = *Library::open(copy, sample.systems, OpenMode::Existing);
        QCOMPARE(library->keepsakes().find(sample.uuid, hero)->portrait, portrait());
        QCOMPARE(library->campaigns().seasonsBefore(second)->size(), std::size_t{1});
        const auto spoiled = [&](const char *from, const char *to) {
            QByteArray bytes = QByteArray::fromStdString(ledger);
            bytes.replace(from, to);
            return rebuilt(bytes.toStdString(), copy, sample.systems).has_value();
        };
        QVERIFY(spoiled("not there", ""));
        QVERIFY(!spoiled("\"portrait\":\"iVBOR", "\"portrait\":\"iVBxR"));
        QVERIFY(!spoiled("\"portrait\":\"iVBOR", "\"portrait\":\"?VBOR"));
        QVERIFY(!spoiled("\"keepsakes\":2", "\"keepsakes\":3"));
        QVERIFY(!spoiled("{\"keepsake\":{\"stream\":\"", "{\"keepsake\":{\"stream\":\"x"));
        QVERIFY(!spoiled("{\"season\":{\"campaign\":\"", "{\"season\":{\"campaign\":\"x"));
    }

    void theFileOfACampaignHasThem()
    {
        const Sample sample;
        const std::string bare = *sample.library->campaigns().exportText(sample.uuid);
        const MemberId hero = sample.called("Brogg");
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, portrait()));
        const std::string text = *sample.library->campaigns().exportText(sample.uuid);
        QVERIFY(bare.size() < text.size());
        const CampaignLibrary elsewhere;
        const auto library = elsewhere.open();
        QCOMPARE(*library->campaigns().importText(text), sample.uuid);
        QCOMPARE(library->keepsakes().find(sample.uuid, hero)->portrait, portrait());
        QCOMPARE(*library->campaigns().exportText(sample.uuid), text);
    }

    void aBackupHasThem()
    {
        const Sample sample;
        const MemberId hero = sample.called("Brogg");
        QVERIFY(sample.keepsakes().setPortrait(sample.uuid, hero, portrait()));
        const auto backup = Backups(sample.path, sample.systems).make();
        QVERIFY(backup);
        const auto library = *Library::open(backup->path, sample.systems, OpenMode::ReadOnly);
        QCOMPARE(library->keepsakes().find(sample.uuid, hero)->portrait, portrait());
    }
};

CORE_TEST(KeepsakesTest)

} // namespace tst_keepsakes

#include "tst_keepsakes.moc"
