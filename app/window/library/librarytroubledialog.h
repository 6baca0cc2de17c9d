// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QDialog>
#include <QString>

#include <memory>
#include <optional>

namespace Ui {
class LibraryTroubleDialog;
}

namespace escarmouche::app {

/** What can be done when a library does not open. */
enum class TroubleAnswer { Retry, Restore, ReadOnly, Other, Quit };

/** A library that cannot be opened: why, and every way on that makes sense for that reason. */
class LibraryTroubleDialog : public QDialog
{
    Q_OBJECT

public:
    /** `backup`: when the last good backup was made; none: there is none to offer. */
    LibraryTroubleDialog(const rules::Error &error, const std::optional<QString> &backup,
                         QWidget *parent = nullptr);
    ~LibraryTroubleDialog() override;

    TroubleAnswer answer() const { return m_answer; }

private:
    void offer(class QPushButton *button, TroubleAnswer answer, bool sensible);

    std::unique_ptr<Ui::LibraryTroubleDialog> m_ui;
    TroubleAnswer m_answer = TroubleAnswer::Quit;
};

} // namespace escarmouche::app
