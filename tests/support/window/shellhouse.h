// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/library/awaited.h"
#include "app/words/shell.h"
#include "model/resources.h"

#include <QStandardPaths>
#include <QTemporaryDir>

#include <memory>
#include <stdexcept>

namespace escarmouche::tests {

/** The parts of a window over a library of its own: what the composition root makes, without
    asking anybody anything. Settings go where QStandardPaths' test mode puts them. */
class ShellHouse
{
public:
    explicit ShellHouse(rules::Language language = rules::Language::English,
                        const QString &file = QStringLiteral("test.library"))
        : m_language(language)
    {
        QStandardPaths::setTestModeEnabled(true);
        m_systems = need(model::loadSystems());
        m_book = need(app::RuleBook::load(m_systems));
        m_samples = app::sampleBands(m_systems, need(model::samples()), m_book);
        m_library =
            need(model::Library::open(m_folder.filePath(file), m_systems, model::OpenMode::Create));
        m_library->setWaiting(app::turnUntil);
        const auto person = need(m_library->people().add("Ada"));
        if (!m_library->people().setCurrent(person.id))
            throw std::runtime_error("person");
    }

    app::Shell shell() { return {*m_library, m_book, m_samples, m_language}; }
    model::Library &library() { return *m_library; }
    const rules::RuleSystems &systems() const { return m_systems; }
    const app::RuleBook &book() const { return m_book; }
    const std::vector<app::SampleBand> &samples() const { return m_samples; }
    app::UiLanguage &language() { return m_language; }
    QString folder() const { return m_folder.path(); }

    template<class T>
    static T need(rules::Result<T> result)
    {
        if (!result)
            throw std::runtime_error("refused with code " +
                                     std::to_string(static_cast<int>(result.error().code)) + ' ' +
                                     result.error().subject + ' ' + result.error().hint);
        return std::move(*result);
    }

private:
    QTemporaryDir m_folder;
    app::UiLanguage m_language;
    rules::RuleSystems m_systems;
    app::RuleBook m_book;
    std::vector<app::SampleBand> m_samples;
    std::unique_ptr<model::Library> m_library;
};

} // namespace escarmouche::tests
