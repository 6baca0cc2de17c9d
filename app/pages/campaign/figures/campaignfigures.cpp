// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/figures/campaignfigures.h"

#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/emptypage.h"
#include "app/look/portrait/portraitframe.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/figures/namingform.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/career/careerwords.h"
#include "app/words/language/uilanguage.h"
#include "model/drafts/draft.h"
#include "model/library/keepsakes.h"
#include "model/text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kFiguresLetters = 52; // of the list of figures

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

const rules::FigureRecord *recordOf(const rules::BandRecords &records, rules::MemberId member)
{
    if (const rules::FigureRecord *serving = rules::find(records, member))
        return serving;
    for (const auto *gone : {&records.fallen, &records.lost})
        for (const rules::FallenRecord &each : *gone)
            if (each.record.figure.member == member)
                return &each.record;
    return nullptr;
}

} // namespace

CampaignFigures::CampaignFigures(model::Keepsakes &keepsakes, QWidget *parent)
    : CampaignPart(parent), m_keepsakes(keepsakes)
{
}

void CampaignFigures::begin()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, kGap, 0, 0);
    m_stack = new QStackedWidget(this);
    outer->addWidget(m_stack);
    auto *both = new QWidget(m_stack);
    auto *layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kMargin);
    layout->addWidget(makeList());
    layout->addWidget(makePage(), 1);
    m_stack->addWidget(both);
    m_toBands = new QAction(lineIcon(QStringLiteral("band")), {}, this);
    m_empty = new EmptyPage(actButton(m_toBands, this), m_stack);
    m_stack->addWidget(m_empty);
    connect(m_toBands, &QAction::triggered, this, &CampaignFigures::bandsWanted);
    connect(m_bands, &QComboBox::currentIndexChanged, this, &CampaignFigures::readBand);
    connect(m_figures, &PlainTable::chosenChanged, this, &CampaignFigures::showChosen);
    connect(m_notes, &QPushButton::clicked, this, &CampaignFigures::writeNotes);
    connectPortrait();
    retranslate();
}

QWidget *CampaignFigures::makeList()
{
    auto *list = new QWidget(m_stack);
    list->setFixedWidth(kFiguresLetters * fontMetrics().averageCharWidth());
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    m_bandLabel = new QLabel(list);
    m_bands = new QComboBox(list);
    m_bandLabel->setBuddy(m_bands);
    head->addWidget(m_bandLabel);
    head->addWidget(m_bands, 1);
    layout->addLayout(head);
    m_figures = new PlainTable(list);
    layout->addWidget(m_figures, 1);
    return list;
}

QWidget *CampaignFigures::makePage()
{
    auto *page = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_career = new QLabel;
    m_career->setWordWrap(true);
    m_career->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_career->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_area = new QScrollArea(page);
    m_area->setWidget(m_career);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(makeHead(page));
    layout->addSpacing(kGap);
    layout->addWidget(m_area, 1);
    return page;
}

QWidget *CampaignFigures::makeHead(QWidget *page)
{
    m_head = new QWidget(page);
    auto *both = new QHBoxLayout(m_head);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(kMargin);
    m_portrait = new PortraitFrame(m_keepsakes, m_head);
    both->addWidget(m_portrait, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout;
    both->addLayout(layout, 1);
    m_name = plainLabel(m_head);
    makeHeading(m_name);
    m_facts = plainLabel(m_head);
    m_end = plainLabel(m_head);
    tint(m_end, Tone::Warning);
    m_fault = plainLabel(m_head);
    tint(m_fault, Tone::Warning);
    m_fault->hide();
    m_naming = new NamingForm(controller(), m_head);
    m_notes = new QPushButton(lineIcon(QStringLiteral("notes")), {}, m_head);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_name, m_facts, m_end, m_fault, m_naming})
        layout->addWidget(part);
    layout->addWidget(m_notes, 0, Qt::AlignLeading);
    layout->addStretch();
    return m_head;
}

void CampaignFigures::connectPortrait()
{
    connect(m_portrait, &PortraitFrame::changed, this, [this] {
        m_fault->hide();
        readKeepsake();
    });
    connect(m_portrait, &PortraitFrame::faulty, this, &CampaignFigures::tellFault);
    connect(m_portrait, &PortraitFrame::failed, this, &CampaignFigures::failed);
}

void CampaignFigures::tellFault(PictureFault fault)
{
    m_fault->setText(pictureFaultText(fault));
    m_fault->show();
}

void CampaignFigures::retranslate()
{
    m_bandLabel->setText(tr("Band:"));
    m_figures->setAccessibleName(tr("Figures of the band, including the fallen"));
    m_area->setAccessibleName(tr("Career of the figure"));
    m_empty->setTitle(tr("No figures yet"));
    m_empty->setText(tr("They appear here once a band has joined."));
    m_toBands->setText(tr("To the bands"));
    m_naming->retranslate();
    m_portrait->retranslate();
    m_notes->setText(tr("Notes…"));
    m_notes->setToolTip(tr("Whatever is worth remembering about the figure, in your own words"));
}

rules::BandId CampaignFigures::band() const
{
    return {m_bands->currentData().toInt()};
}

void CampaignFigures::choose(rules::MemberId member)
{
    for (const rules::Entrant &entrant : controller().campaign().bands) {
        if (entrant.band->called(member).empty())
            continue;
        m_bands->setCurrentIndex(m_bands->findData(entrant.id.value));
        m_figures->choose(member.value);
        m_figures->setFocus();
        return;
    }
}

void CampaignFigures::refresh()
{
    fillBands();
    readBand();
}

void CampaignFigures::fillBands()
{
    const QSignalBlocker blocker(m_bands);
    const int chosen = band().value;
    m_bands->clear();
    for (const rules::Entrant &entrant : controller().campaign().bands)
        m_bands->addItem(toQString(entrant.band->name()), entrant.id.value);
    m_bands->setCurrentIndex(std::max(0, m_bands->findData(chosen)));
    m_stack->setCurrentIndex(m_bands->count() == 0 ? 1 : 0);
}

void CampaignFigures::readBand()
{
    if (m_bands->count() == 0)
        return;
    m_records = rules::recordsOf(controller().rules(), controller().campaign(), band());
    fillFigures();
    showChosen();
}

void CampaignFigures::fillFigures()
{
    const rules::Campaign &campaign = controller().campaign();
    const auto nameless =
        rules::namelessHeroes(controller().bandRules(), m_records,
                              rules::find(campaign, band())->band->band(campaign.options));
    std::vector<TableRows::Row> rows;
    for (const rules::FigureGlance &figure : rules::everybodyOf(m_records)) {
        const rules::FigureRecord &record = *recordOf(m_records, figure.member);
        const bool isGone = rules::find(m_records, figure.member) == nullptr;
        const bool earned =
            std::ranges::count(nameless, figure.member, &rules::FigureGlance::member) > 0;
        rows.push_back(
            {figure.member.value,
             {toQString(figure.name.in(uiLanguage())), QString::number(record.tally.games),
              QString::number(record.tally.knockOuts)},
             lineIcon(earned ? QStringLiteral("rename") : QStringLiteral("person")),
             isGone,
             isGone   ? tr("No longer in the band")
             : earned ? tr("Has earned a name")
                      : QString()});
    }
    m_figures->fill({{tr("Figure")},
                     {tr("Games"), true},
                     {tr("KO", "knock-outs"), true, tr("Enemies put out of action")}},
                    std::move(rows));
}

void CampaignFigures::showChosen()
{
    const rules::MemberId member{m_figures->chosen()};
    const auto career =
        rules::careerOf(controller().rules(), controller().campaign(), band(), m_records, member);
    m_head->setVisible(career.has_value());
    m_area->setVisible(career.has_value());
    if (!career)
        return;
    if (m_keepsake.figure != member)
        m_fault->hide();
    const CareerWords words(m_records, controller().rules().phrases(), uiLanguage());
    const RecordWords &records = words.records();
    m_name->setText(records.text(career->record.figure.name));
    QStringList facts{QStringLiteral("%1 · %2").arg(records.rank(career->record.figure.rank),
                                                    records.tally(career->record)),
                      records.knockOuts(career->record)};
    facts.removeAll(QString());
    m_facts->setText(facts.join(u'\n'));
    m_end->setText(words.end(*career));
    m_end->setVisible(career->end != rules::CareerEnd::Serving);
    m_naming->setVisible(career->end == rules::CareerEnd::Serving);
    if (career->end == rules::CareerEnd::Serving)
        m_naming->show(band(), member, words.earned(*career));
    showKeepsake(m_name->text());
    careerMarkup(words, *career).showOn(*m_career);
    m_area->verticalScrollBar()->setValue(0);
}

void CampaignFigures::showKeepsake(const QString &name)
{
    const std::string &campaign = controller().session()->uuid();
    const rules::MemberId member{m_figures->chosen()};
    m_keepsake =
        m_keepsakes.find(campaign, member).value_or(model::Keepsake{campaign, member, {}, {}});
    m_portrait->show(campaign, member, name, m_keepsake.portrait, controller().isWritable());
    m_notes->setEnabled(controller().isWritable());
}

void CampaignFigures::readKeepsake()
{
    if (!isVisible() || m_head->isHidden())
        return;
    const auto now = m_keepsakes.find(m_keepsake.stream, m_keepsake.figure);
    if (now && *now != m_keepsake)
        showChosen();
}

void CampaignFigures::writeNotes()
{
    if (!m_notes->isEnabled() || m_head->isHidden())
        return;
    constexpr QSize kPage(640, 360); // some paragraphs are told without scrolling
    const rules::MemberId member = m_keepsake.figure;
    WordsDialog dialog(
        {tr("Notes"), tr("Notes on %1:").arg(m_name->text()), toQString(m_keepsake.note), kPage},
        controller().drafts(), controller().draftPlace(form::kFigure, std::to_string(member.value)),
        this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto kept = m_keepsakes.setNote(m_keepsake.stream, member, toUtf8(dialog.words()));
        !kept)
        return emit failed(kept.error());
    dialog.draft().enter();
    readKeepsake();
}

Markup CampaignFigures::careerMarkup(const CareerWords &words, const rules::Career &career) const
{
    QList<Markup> lines;
    if (!m_keepsake.note.empty())
        lines << Markup::bold(tr("Notes"));
    for (const QString &line : toQString(m_keepsake.note).split(u'\n', Qt::SkipEmptyParts))
        lines << Markup::indented(Markup(line));
    const QStringList before = words.before(career);
    if (!before.isEmpty())
        lines << Markup::bold(words.records().game({}));
    for (const QString &fact : before)
        lines << Markup::indented(Markup(fact));
    for (const rules::CareerGame &game : career.games) {
        lines << Markup::bold(words.game(game));
        for (const QString &fact : words.facts(game))
            lines << Markup::indented(Markup(fact));
    }
    if (lines.isEmpty())
        lines << Markup::coloured(tr("Has not played yet."), tone(Tone::Dim, palette()));
    return Markup::lines(lines);
}

} // namespace escarmouche::app
