// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/purchasedialog.h"

#include "app/look/literal/literal.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostBought = 99;
constexpr int kPurchaserRole = Qt::UserRole;

} // namespace

PurchaseDialog::PurchaseDialog(const CampaignController &then, const rules::ActOnBand &act,
                               QWidget *parent)
    : QDialog(parent), m_act(act.act), m_entries(new QComboBox(this)), m_count(new QSpinBox(this))
{
    setWindowTitle(tr("Correct a purchase"));
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->addRow(tr("&Bought"), m_entries);
    const auto *give = std::get_if<rules::Give>(&m_act);
    m_count->setRange(1, kMostBought);
    form->addRow(give ? tr("For &each") : tr("How &many"), m_count);
    layout->addLayout(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("&What follows…"));
    if (give) {
        m_figures = new QListWidget(this);
        m_figures->setAccessibleName(tr("For whom"));
        layout->addWidget(m_figures, 1);
        connect(m_figures, &QListWidget::itemChanged, this,
                [this, ok] { ok->setEnabled(!figures().empty()); });
    }
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (const rules::Entrant *band = rules::find(then.campaign(), act.band)) {
        if (give)
            fillFigures(*band);
        fillEntries(then, band->band->band(then.campaign().options));
    }
    resize(460, give ? 420 : 140);
    fitToScreen(*this);
    m_entries->setFocus();
}

/** What could be bought that is of the kind of what was. */
void PurchaseDialog::fillEntries(const CampaignController &then, const std::string &band)
{
    const auto shop = then.bandRules().shop(band, figures());
    if (!shop)
        return;
    const auto *recruit = std::get_if<rules::Recruit>(&m_act);
    const auto *give = std::get_if<rules::Give>(&m_act);
    const std::string bought = recruit ? recruit->entry : give ? give->entry : std::string();
    m_count->setValue(recruit ? recruit->count : give ? give->count : 1);
    for (const rules::ShopTab &tab : shop->tabs)
        for (const rules::ShopEntry &each : tab.entries)
            if (each.act.index() == m_act.index())
                //: a thing of the shop, its price in points
                m_entries->addItem(
                    tr("%1 (%n point(s))", nullptr, each.price).arg(inUiLanguage(each.name)),
                    toQString(each.entry));
    m_entries->setCurrentIndex(m_entries->findData(toQString(bought)));
}

void PurchaseDialog::fillFigures(const rules::Entrant &band)
{
    const auto &to = std::get<rules::Give>(m_act).to;
    for (const rules::FigureGlance &figure : band.band->figures()) {
        const bool isMeant = std::ranges::count(to, figure.member, &rules::Figures::member) > 0;
        auto *item = new QListWidgetItem(inUiLanguage(figure.name), m_figures);
        item->setData(kPurchaserRole, figure.member.value);
        item->setCheckState(isMeant ? Qt::Checked : Qt::Unchecked);
    }
}

std::string PurchaseDialog::entry() const
{
    return toUtf8(m_entries->currentData().toString());
}

std::vector<rules::Figures> PurchaseDialog::figures() const
{
    std::vector<rules::Figures> chosen;
    if (m_figures == nullptr)
        return chosen;
    const auto &before = std::get<rules::Give>(m_act).to;
    for (int row = 0; row < m_figures->count(); ++row) {
        const QListWidgetItem *item = m_figures->item(row);
        if (item->checkState() != Qt::Checked)
            continue;
        const rules::MemberId member{item->data(kPurchaserRole).toInt()};
        const auto same = std::ranges::find(before, member, &rules::Figures::member);
        chosen.push_back(same != before.end() ? *same : rules::Figures{member, 1});
    }
    return chosen;
}

rules::BandAct PurchaseDialog::act() const
{
    rules::BandAct act = m_act;
    const auto buy = [this](auto &purchase) {
        if (purchase.entry != entry())
            purchase.price.reset(); // it was that of the other
        purchase.entry = entry();
        purchase.count = m_count->value();
    };
    if (auto *recruit = std::get_if<rules::Recruit>(&act))
        buy(*recruit);
    if (auto *give = std::get_if<rules::Give>(&act)) {
        buy(*give);
        give->to = figures();
    }
    return act;
}

} // namespace escarmouche::app
