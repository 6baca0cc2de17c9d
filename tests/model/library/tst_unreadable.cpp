// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/database/connection.h"
#include "model/library/store/check.h"
#include "tests/support/library/alteredevents.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <algorithm>

namespace tst_unreadable {

using namespace escarmouche;
using namespace escarmouche::model;
using tests::chainAnew;
using Events = std::vector<LedgerEvent>;

namespace {

CampaignFile played()
{
    const tests::CampaignLibrary files;
    const auto library = files.open();
    if (const auto fault = tests::fillCampaign(*library, 1, 7); !fault.empty())
        qFatal("%s", fault.c_str());
    const auto uuid = library->campaigns().list()->front().uuid;
    return std::move(*readCampaign(*library->campaigns().exportText(uuid)));
}

/** A figure comes to an experience below nothing, which no state may hold. */
void makeUnreadable(Events &events)
{
    const std::string gained = "{\"experience\":1,\"member\":";
    for (LedgerEvent &event : events) {
        auto &text = event.payload;
        for (auto at = text.find(gained); at != text.npos; at = text.find(gained))
            text.replace(at, gained.size(), "{\"experience\":-500,\"member\":");
    }
    chainAnew(events);
}

} // namespace

/** Campaigns whose acts can be read one by one, but not what they make. */
class TestUnreadable : public QObject
{
    Q_OBJECT

private slots:
    /** Its chain is sound and its outcomes are read one by one, but not what they make. */
    void aCampaignThatCouldNotBeOpenedIsNotTakenIn()
    {
        CampaignFile file = played();
        makeUnreadable(file.events);
        const tests::CampaignLibrary files;
        const auto library = files.open();
        const auto taken = importCampaign(*library, std::move(file));
        QVERIFY(!taken);
        QVERIFY(library->campaigns().list()->empty());
    }
    /** One that stands in a library already is damage, and nothing is said of an import. */
    void aStoredCampaignThatCouldNotBeOpenedIsDamage()
    {
        const tests::CampaignLibrary files;
        CampaignFile file = played();
        QVERIFY(importCampaign(*files.open(), file));
        QVERIFY(checkLibrary(files.path, files.systems)->faults.empty());
        Events events = std::move(file.events);
        makeUnreadable(events);
        {
            const auto connection = Connection::open(files.path, Connection::Access::Write);
            for (const LedgerEvent &event : events)
                QVERIFY((*connection)
                            ->prepare("UPDATE ledger_event SET payload = ?, prev_hash = ?, "
                                      "hash = ? WHERE uuid = ?")
                            .bind(event.payload)
                            .bind(event.prevHash)
                            .bind(event.hash)
                            .bind(event.uuid)
                            .step());
            QVERIFY((*connection)
                        ->prepare("UPDATE stream SET head_hash = ? WHERE uuid = ?")
                        .bind(events.back().hash)
                        .bind(events.back().stream)
                        .step());
        }
        const auto report = checkLibrary(files.path, files.systems);
        QVERIFY(report);
        const auto unreadable = std::ranges::find_if(report->faults, [](const rules::Error &fault) {
            return fault.hint.starts_with("a campaign whose state cannot be read");
        });
        QVERIFY(unreadable != report->faults.end());
        QCOMPARE(unreadable->code, rules::ErrorCode::LibraryDamaged);
    }
};

CORE_TEST(TestUnreadable)

} // namespace tst_unreadable

#include "tst_unreadable.moc"
