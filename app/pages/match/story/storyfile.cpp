// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/storyfile.h"

#include "app/forms/files/savedialog.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/document.h"
#include "model/exchange/filewriter.h"
#include "model/match/story/matchstory.h"
#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

/** The translation context of the dialog. */
class StoryFile
{
    Q_DECLARE_TR_FUNCTIONS(StoryFile)

public:
    static QString title() { return tr("Save the story of the match"); }
    static QStringList forms()
    {
        return tr("Web page (*.html);;Plain text (*.txt)").split(QStringLiteral(";;"));
    }
};

QString suggested(const MatchController &controller)
{
    std::string name;
    const model::MatchSession &session = controller.session();
    for (const rules::Text &side : sideNames(session.row(), &session.rules()))
        name += (name.empty() ? "" : " - ") + side.in(uiLanguage());
    return model::safeFileName(name);
}

} // namespace

rules::Result<QString> saveStory(QWidget *parent, const MatchController &controller)
{
    const QString path =
        askWhereToSave(parent, {StoryFile::title(), suggested(controller), StoryFile::forms()});
    if (path.isEmpty())
        return QString();
    const model::MatchSession &session = controller.session();
    const auto record = session.branches().record();
    std::optional<rules::BattleReport> report;
    if (session.row().isOver)
        report = controller.play().match().report();
    const model::Document story =
        model::tell({session.row(), *record, session.rules(), session.notes().list(),
                     controller.play().player(), report},
                    uiLanguage());
    const bool isPlain = path.endsWith(QStringLiteral(".txt"), Qt::CaseInsensitive);
    const auto written =
        model::writeFile(path, isPlain ? model::plainText(story) : model::html(story));
    if (!written)
        return rules::fail(written.error());
    return path;
}

} // namespace escarmouche::app
