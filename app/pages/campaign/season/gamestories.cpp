// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/gamestories.h"

#include "app/look/literal/markup.h"
#include "app/look/parts/fitting.h"
#include "model/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

constexpr int kOfAGame = 2; // level of the heading that begins one

/** What is told of a game, a line each. */
struct GameMarkup {
    QColor link;
    bool unfolded;
    QList<Markup> lines = {};

    void items(const std::vector<std::string> &texts)
    {
        for (const std::string &text : texts)
            lines << Markup::indented(Markup(toQString(text)));
    }
    void operator()(const model::Heading &heading)
    {
        lines << Markup::bold(toQString(heading.text));
    }
    void operator()(const model::Paragraph &paragraph)
    {
        for (const QString &line : toQString(paragraph.text).split(u'\n'))
            lines << Markup(line);
    }
    void operator()(const model::Bullets &bullets) { items(bullets.items); }
    void operator()(const model::Grid &grid)
    {
        for (const auto &row : grid.rows)
            items(row);
    }
    void operator()(const model::Aside &aside)
    {
        const QString sign = unfolded ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
        lines << Markup::link(QStringLiteral("fold"), sign + toQString(aside.title), link);
        if (unfolded)
            items(aside.items);
    }
};

} // namespace

GameStories::GameStories(const model::Document &story, QWidget *parent)
    : QDialog(parent), m_game(new QComboBox(this)), m_text(new QLabel)
{
    constexpr QSize kPage(640, 560);
    setWindowTitle(tr("The story, game by game"));
    for (const model::Block &block : story.blocks) {
        if (const auto *heading = std::get_if<model::Heading>(&block);
            heading != nullptr && heading->level == kOfAGame) {
            m_games.emplace_back();
            m_game->addItem(toQString(heading->text));
        } else if (!m_games.empty()) {
            m_games.back().push_back(block);
        }
    }
    auto *layout = new QVBoxLayout(this);
    m_game->setAccessibleName(tr("Game"));
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_game->setCurrentIndex(m_game->count() - 1);
    layout->addWidget(m_game);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto *area = new QScrollArea(this);
    area->setWidget(m_text);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("What happened in the game"));
    layout->addWidget(area, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_game, &QComboBox::currentIndexChanged, this, &GameStories::showGame);
    connect(m_text, &QLabel::linkActivated, this, [this] {
        m_unfolded = !m_unfolded;
        showGame();
    });
    resize(kPage.boundedTo(roomOnScreen(*this)));
    showGame();
}

void GameStories::showGame()
{
    GameMarkup told{palette().color(QPalette::Link), m_unfolded};
    if (m_game->currentIndex() >= 0)
        for (const model::Block &block : m_games[static_cast<std::size_t>(m_game->currentIndex())])
            std::visit(told, block);
    Markup::lines(told.lines).showOn(*m_text);
}

} // namespace escarmouche::app
