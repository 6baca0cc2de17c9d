// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/notices/noticebar.h"

#include <functional>

namespace escarmouche::app {

class CampaignController;

/** Tells in a dialog why what was typed there is refused, in place of the page behind it. What the
    rules refuse is done all the same by the dialog, with what is typed there by then. */
class RefusalBar : public NoticeBar
{
    Q_OBJECT

public:
    using Again = std::function<void(const QString &reason)>;

    RefusalBar(const CampaignController &controller, Again again, QWidget *parent = nullptr);

    void complain(const QString &text);

private:
    void hear(Refusal refusal);

    Again m_again;
};

} // namespace escarmouche::app
