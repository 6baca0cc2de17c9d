// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/bandpage.h"
#include "model/library/library.h"
#include "model/resources.h"
#include "tests/support/window/toypage.h"

#include <QLineEdit>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace escarmouche::tests {

/** A library of its own and Band pages on its M.U.S.G. bands. */
struct MusgPages {
    QTemporaryDir folder;
    rules::RuleSystems systems = model::loadSystems().value();
    std::unique_ptr<model::Library> library =
        model::Library::open(folder.filePath(QStringLiteral("m.library")), systems,
                             model::OpenMode::Create)
            .value();

    const rules::BandRules &rules() const { return *systems.front().bands; }
    std::unique_ptr<app::BandPage> open(const rules::BandAct &first)
    {
        const auto uuid = library->bands().create("musg", first);
        auto page =
            std::make_unique<app::BandPage>(std::move(*library->bands().open(*uuid)), app::Units{});
        page->resize(1280, 680);
        page->show();
        QApplication::setActiveWindow(page.get());
        return page;
    }
    std::unique_ptr<app::BandPage> openNew()
    {
        return open(rules::CreateBand{
            {{"race", std::string("goblin")}, {"name", std::string("Marsh fangs")}}});
    }
};

inline void recruit(app::BandPage &page, const std::string &entry, int count)
{
    for (int i = 0; i < count; ++i)
        QVERIFY(page.session().perform(rules::Recruit{entry, 1, {}}));
}

/** By its name in the shop's filter. */
inline void buy(app::BandPage &page, const char *name)
{
    auto *filter = page.findChild<QLineEdit *>(QStringLiteral("filter"));
    filter->setText(QString::fromLatin1(name));
    QTest::keyClick(filter, Qt::Key_Return);
}

} // namespace escarmouche::tests
