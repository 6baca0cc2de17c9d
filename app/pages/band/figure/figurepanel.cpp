// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/figure/figurepanel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/portrait/portraitframe.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/figure/belongingsmodel.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/library/keepsakes.h"
#include "model/text.h"
#include "ui_figurepanel.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kSmallFrame = 64; // pixels: beside the record

} // namespace

FigurePanel::FigurePanel(QWidget *parent)
    : PagePart(parent), m_ui(std::make_unique<Ui::FigurePanel>())
{
    m_ui->setupUi(this);
    m_ui->rule->setIcon(lineIcon(QStringLiteral("rules")));
    m_ui->take->setIcon(lineIcon(QStringLiteral("remove")));
    tint(m_ui->fault, Tone::Warning);
    m_ui->fault->hide();
}

FigurePanel::~FigurePanel() = default;

void FigurePanel::begin()
{
    m_model = new BelongingsModel(this);
    auto *delegate = new LinesDelegate(this);
    m_ui->things->setItemDelegate(delegate);
    m_ui->things->setModel(m_model);
    m_ui->things->installEventFilter(this);
    connect(delegate, &LinesDelegate::buttonClicked, this, [this](const QModelIndex &index) {
        m_ui->things->setCurrentIndex(index);
        takeAway();
    });
    connectSignals();
}

void FigurePanel::connectSignals()
{
    connect(&controller(), &BandController::chosenChanged, this, &FigurePanel::refreshIfSeen);
    connect(m_ui->things->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FigurePanel::showThing);
    connect(m_ui->take, &QPushButton::clicked, this, &FigurePanel::takeAway);
    connect(m_ui->handOver, &QPushButton::clicked, this, &FigurePanel::offerHandOver);
    connect(m_ui->rule, &QPushButton::clicked, this, [this] {
        if (const Belongs *thing = m_model->thingAt(m_ui->things->currentIndex()))
            emit ruleWanted(toQString(thing->thing.rule.value), m_ui->rule);
    });
    connect(m_ui->record, &RecordCard::ruleWanted, this, &FigurePanel::ruleWanted);
    connect(m_ui->record, &RecordCard::figureWanted, this, &FigurePanel::figureWanted);
    connect(m_ui->properties, &PropertyEditor::entered, this,
            [this](const rules::Setting &setting) { controller().set(m_of, setting); });
    connect(m_ui->properties, &PropertyEditor::typing, this,
            [this](const rules::Setting &setting) { controller().drafts().type(m_of, setting); });
    connect(m_ui->properties, &PropertyEditor::settled, this,
            [this] { controller().drafts().settle(); });
}

void FigurePanel::showPortraits(model::Keepsakes &keepsakes)
{
    m_keepsakes = &keepsakes;
    m_portrait = new PortraitFrame(keepsakes, m_ui->page, kSmallFrame);
    m_ui->head->insertWidget(0, m_portrait, 0, Qt::AlignTop);
    connect(m_portrait, &PortraitFrame::changed, this, [this] {
        m_ui->fault->hide();
        readPortrait();
    });
    connect(m_portrait, &PortraitFrame::faulty, this, &FigurePanel::tellFault);
    connect(m_portrait, &PortraitFrame::failed, this, &FigurePanel::failed);
    refreshIfSeen();
}

void FigurePanel::tellFault(PictureFault fault)
{
    m_ui->fault->setText(pictureFaultText(fault));
    m_ui->fault->show();
}

void FigurePanel::readPortrait()
{
    if (m_portrait == nullptr || m_of.empty() || !isVisible())
        return;
    m_portrait->setVisible(m_of.size() == 1);
    if (m_of.size() != 1)
        return;
    const std::string &stream = controller().session().uuid();
    const rules::MemberId member = m_of.front().member;
    const auto kept = m_keepsakes->find(stream, member);
    m_portrait->show(stream, member, m_ui->title->text(), kept ? kept->portrait : std::string(),
                     true);
}

void FigurePanel::send()
{
    m_ui->properties->send();
}

void FigurePanel::refresh()
{
    const std::vector<rules::Figures> &chosen = controller().chosen();
    if (m_of != chosen) {
        send(); // still to those it was typed for
        m_ui->fault->hide();
    }
    m_of = controller().chosen();
    m_ui->stack->setCurrentWidget(m_of.empty() ? m_ui->nobody : m_ui->somebody);
    if (m_of.empty())
        return;
    m_ui->title->setText(title());
    const int row = m_ui->things->currentIndex().row();
    m_model->setThings(belongings(controller().view().roster, m_of), headCount(m_of));
    const int last = m_model->rowCount() - 1;
    m_ui->things->setCurrentIndex(m_model->index(std::clamp(row, std::min(0, last), last)));
    m_ui->properties->setProperties(controller().properties(m_of));
    readPortrait();
    showRecord();
    showThing();
}

void FigurePanel::showRecord()
{
    const auto &records = controller().records();
    const rules::FigureRecord *record =
        records && headCount(m_of) == 1 ? rules::find(*records, m_of.front().member) : nullptr;
    m_ui->record->setVisible(record != nullptr);
    if (record)
        recordMarkup({*records, controller().session().phrases(), uiLanguage()}, *record, palette())
            .showOn(*m_ui->record);
}

QString FigurePanel::title() const
{
    const rules::Roster &roster = controller().view().roster;
    const rules::RosterRow *row = rowOf(roster, m_of.front().member);
    const int figures = headCount(m_of);
    if (!row)
        return {};
    if (figures == 1) {
        const QString name = nameOf(*row, m_of.front().member);
        const QString kind = inUiLanguage(row->kind);
        return name.startsWith(kind) ? name : QStringLiteral("%1 · %2").arg(name, kind);
    }
    const bool alike = std::all_of(m_of.begin(), m_of.end(), [&](const rules::Figures &f) {
        return rowOf(roster, f.member) == row;
    });
    return alike ? QStringLiteral("%1 × %2").arg(figures).arg(inUiLanguage(row->kind))
                 : tr("%n figure(s)", nullptr, figures);
}

void FigurePanel::showThing()
{
    const Belongs *thing = m_model->thingAt(m_ui->things->currentIndex());
    m_ui->take->setEnabled(thing && thing->removable());
    m_ui->handOver->setEnabled(thing && thing->passesOn());
    m_ui->rule->setVisible(thing && !thing->thing.rule.empty());
    if (thing)
        m_ui->rule->setText(toQString(thing->thing.rule.value));
}

void FigurePanel::takeAway()
{
    const Belongs *thing = m_model->thingAt(m_ui->things->currentIndex());
    if (thing && thing->removable())
        controller().takeAway(std::string(thing->thing.entry));
}

void FigurePanel::offerHandOver()
{
    const Belongs *thing = m_model->thingAt(m_ui->things->currentIndex());
    if (!thing || !thing->passesOn())
        return;
    QMenu menu(this);
    for (const rules::RosterGroup &group : controller().view().roster.groups)
        for (const rules::RosterRow &row : group.rows)
            for (const rules::Figures &f : figuresOf(row)) {
                const auto chosen = [&](const auto &own) { return own.member == f.member; };
                if (std::any_of(m_of.begin(), m_of.end(), chosen))
                    continue;
                QAction *action = menu.addAction(buttonText(nameOf(row, f.member)));
                action->setData(f.member.value);
            }
    const std::string entry = thing->thing.entry;
    const QAction *taken =
        menu.exec(m_ui->handOver->mapToGlobal(m_ui->handOver->rect().bottomLeft()));
    if (taken)
        controller().handOver(entry, {taken->data().toInt()});
}

bool FigurePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Minus) {
            takeAway();
            return true;
        }
    }
    return PagePart::eventFilter(watched, event);
}

void FigurePanel::retranslate()
{
    m_ui->retranslateUi(this);
    if (m_portrait)
        m_portrait->retranslate();
}

} // namespace escarmouche::app
