// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "model/drafts/drafts.h"
#include "tests/support/window/campaigndriver.h"

#include <QLabel>
#include <QPushButton>

#include <memory>

namespace escarmouche::tests {

inline constexpr int kInTime = 2000; // milliseconds: promise 11

/** What the form says became of its draft. */
inline QString told(const QWidget &form)
{
    return form.findChild<app::DraftBar *>()->findChild<QLabel *>()->text();
}

inline QPushButton &discardButton(const QWidget &form)
{
    return *form.findChild<app::DraftBar *>()->findChild<QPushButton *>();
}

/** Nothing can be typed there that no draft would have; a search is no part of an act. */
inline void verifyFieldsAreNamed(const QWidget &form)
{
    for (const auto *field : form.findChildren<QWidget *>()) {
        const bool isField = field->inherits("QLineEdit") || field->inherits("QPlainTextEdit") ||
                             field->inherits("QAbstractSpinBox") || field->inherits("QComboBox");
        const auto *around = field->parentWidget();
        const bool isPart = around->inherits("QAbstractSpinBox") || around->inherits("QComboBox");
        const bool isSearch = field->accessibleName() == QStringLiteral("Find a band");
        if (isField && !isPart && !isSearch)
            QVERIFY2(!field->objectName().isEmpty(), field->metaObject()->className());
    }
}

/** The grid of the next game of the example campaign. */
struct Results : SampleCampaignHouse {
    app::CampaignController &controller = page().controller();
    rules::FixtureId game = nextGame(controller);
    model::DraftPlace place = controller.draftPlace(app::form::kResult, std::to_string(game.value));

    explicit Results(rules::Language language = rules::Language::English)
        : SampleCampaignHouse(language)
    {
    }
    std::unique_ptr<app::ResultDialog> open()
    {
        auto dialog = std::make_unique<app::ResultDialog>(controller, game);
        dialog->show();
        return dialog;
    }
    bool isKept() { return drafts().find(place).value().has_value(); }
    model::Drafts drafts() { return house.library().drafts(); }
};

} // namespace escarmouche::tests
