// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/findingspanel.h"

#include "app/forms/lists/findingtext.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/overview/findingsmodel.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "ui_findingspanel.h"

#include <algorithm>

namespace escarmouche::app {

FindingsPanel::FindingsPanel(QWidget *parent)
    : PagePart(parent), m_ui(std::make_unique<Ui::FindingsPanel>())
{
    m_ui->setupUi(this);
    m_ui->mend->setIcon(lineIcon(QStringLiteral("good")));
    m_ui->rule->setIcon(lineIcon(QStringLiteral("rules")));
    m_ui->sound->setPixmap(lineIcon(QStringLiteral("good"), Tone::Good)
                               .pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
}

FindingsPanel::~FindingsPanel() = default;

void FindingsPanel::begin()
{
    m_model = new FindingsModel(controller().rules(), this);
    m_ui->findings->setItemDelegate(new LinesDelegate(this));
    m_ui->findings->setModel(m_model);
    connect(m_ui->findings->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FindingsPanel::showCurrent);
    connect(m_ui->findings, &QListView::clicked, this, &FindingsPanel::chooseFigures);
    connect(m_ui->findings->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FindingsPanel::chooseFigures);
    connect(m_ui->findings, &QListView::activated, this, &FindingsPanel::mend);
    connect(m_ui->mend, &QPushButton::clicked, this, &FindingsPanel::mend);
    connect(m_ui->rule, &QPushButton::clicked, this, [this] {
        if (const rules::Finding *f = m_model->findingAt(m_ui->findings->currentIndex()))
            emit ruleWanted(toQString(f->rule.value), m_ui->rule);
    });
}

void FindingsPanel::refresh()
{
    const int row = m_ui->findings->currentIndex().row();
    {
        // Only a person's choice of a finding chooses figures.
        const QSignalBlocker quiet(m_ui->findings->selectionModel());
        m_model->setFindings(controller().view().findings, controller().view().roster);
        const int last = m_model->rowCount() - 1;
        m_ui->findings->setCurrentIndex(m_model->index(std::clamp(row, std::min(0, last), last)));
    }
    m_ui->findings->viewport()->update();
    m_ui->stack->setCurrentWidget(m_model->rowCount() > 0 ? m_ui->some : m_ui->none);
    m_ui->title->setText(summary());
    showCurrent();
}

QString FindingsPanel::summary() const
{
    QStringList parts;
    if (const int n = m_model->count(rules::Severity::Illegal))
        parts << tr("%n illegal", nullptr, n);
    if (const int n = m_model->count(rules::Severity::Warning))
        parts << tr("%n warning(s)", nullptr, n);
    if (const int n = m_model->count(rules::Severity::Note))
        parts << tr("%n note(s)", nullptr, n);
    return parts.join(QStringLiteral(" · "));
}

void FindingsPanel::showCurrent()
{
    const rules::Finding *finding = m_model->findingAt(m_ui->findings->currentIndex());
    m_ui->rule->setVisible(finding && !finding->rule.empty());
    m_ui->mend->setVisible(finding && finding->mend);
    if (!finding)
        return;
    m_ui->rule->setText(toQString(finding->rule.value));
    if (finding->mend)
        m_ui->mend->setText(buttonText(say(controller().rules(), finding->mend->label)));
}

void FindingsPanel::chooseFigures()
{
    const rules::Finding *finding = m_model->findingAt(m_ui->findings->currentIndex());
    if (!finding || finding->members.empty())
        return;
    std::vector<rules::Figures> figures;
    for (const rules::MemberId member : finding->members)
        if (const rules::RosterRow *row = rowOf(controller().view().roster, member))
            for (const rules::Figures &f : figuresOf(*row))
                if (f.member == member)
                    figures.push_back(f);
    controller().choose(std::move(figures));
}

void FindingsPanel::mend()
{
    const rules::Finding *finding = m_model->findingAt(m_ui->findings->currentIndex());
    if (finding && finding->mend)
        controller().perform(rules::BandAct(finding->mend->act));
}

void FindingsPanel::retranslate()
{
    m_ui->retranslateUi(this);
}

} // namespace escarmouche::app
