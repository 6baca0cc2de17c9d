// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/figure/registerpanel.h"

#include "app/forms/lists/findingtext.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/figure/recordcard.h"
#include "app/pages/band/figure/registermodel.h"
#include "ui_registerpanel.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

Markup ruled(const QString &sentence, const std::string &rule, const QPalette &palette)
{
    const Markup text(sentence);
    return rule.empty() ? text : text + ruleLink({rule}, palette);
}

} // namespace

RegisterPanel::RegisterPanel(QWidget *parent)
    : PagePart(parent), m_ui(std::make_unique<Ui::RegisterPanel>())
{
    m_ui->setupUi(this);
}

RegisterPanel::~RegisterPanel() = default;

bool RegisterPanel::hasAnybody() const
{
    const auto &records = controller().records();
    return records &&
           !(records->hirelings.empty() && records->lost.empty() && records->fallen.empty());
}

void RegisterPanel::begin()
{
    m_model = new RegisterModel(controller().session().phrases(), this);
    m_ui->people->setItemDelegate(new LinesDelegate(this));
    m_ui->people->setModel(m_model);
    connect(m_ui->people->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RegisterPanel::showCurrent);
    connect(m_ui->aboutPerson, &QLabel::linkActivated, this, [this](const QString &target) {
        if (const auto member = figureLinked(target))
            emit figureWanted(*member);
        else
            emit ruleWanted(target, m_ui->aboutPerson);
    });
}

void RegisterPanel::refresh()
{
    const int row = std::max(1, m_ui->people->currentIndex().row()); // the first is a heading
    m_model->setRecords(controller().records().value_or(rules::BandRecords{}));
    QModelIndex at = m_model->index(std::min(row, m_model->rowCount() - 1));
    if (!(m_model->flags(at) & Qt::ItemIsEnabled))
        at = m_model->index(1);
    m_ui->people->setCurrentIndex(at);
    showCurrent();
}

Markup RegisterPanel::about() const
{
    const QModelIndex at = m_ui->people->currentIndex();
    const RecordWords &words = m_model->words();
    if (const rules::Hireling *hireling = m_model->hirelingAt(at)) {
        QList<Markup> lines{Markup::bold(words.text(hireling->figure.name)),
                            ruled(words.say(hireling->sentence), hireling->rule, palette())};
        if (const auto *record = rules::find(m_model->records(), hireling->figure.member))
            lines << recordMarkup(words, *record, palette());
        return Markup::lines(lines);
    }
    const rules::FallenRecord *gone = m_model->goneAt(at);
    if (!gone)
        return {};
    QList<Markup> lines{Markup::bold(words.text(gone->record.figure.name))};
    if (const QString by = words.by(*gone); !by.isEmpty())
        lines << Markup(by);
    lines << recordMarkup(words, gone->record, palette());
    return Markup::lines(lines);
}

void RegisterPanel::showCurrent()
{
    about().showOn(*m_ui->aboutPerson);
}

void RegisterPanel::retranslate()
{
    m_ui->retranslateUi(this);
}

} // namespace escarmouche::app
