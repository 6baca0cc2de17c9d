// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "tests/support/toys/toyband.h"
#include "tests/support/toys/toysystem.h"

#include <QTemporaryDir>

namespace escarmouche::tests {

/** A new library in a folder of its own, for bands of the made-up game. */
struct ToyLibrary {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("toy.library"));
    rules::RuleSystems systems = toySystems();

    std::unique_ptr<model::Library> open(model::OpenMode mode = model::OpenMode::Create) const
    {
        auto library = model::Library::open(path, systems, mode);
        return library ? std::move(*library) : nullptr;
    }
    static std::string createBand(model::Library &library, const std::string &name)
    {
        const auto made = library.bands().create("toy", rules::CreateBand{{{"name", name}}});
        return made ? *made : std::string();
    }
    /** A library with one band, open. */
    std::unique_ptr<model::BandSession> band(model::Library &library,
                                             const std::string &name = "Alley") const
    {
        auto session = library.bands().open(createBand(library, name));
        return session ? std::move(*session) : nullptr;
    }
};

inline Alley alleyOf(const model::BandDesk &session)
{
    return decodeAlley(session.state()).value();
}

inline rules::BandAct rename(const std::string &name)
{
    return rules::SetProperties{{}, {{"name", name}}};
}

} // namespace escarmouche::tests
