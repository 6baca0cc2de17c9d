// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/librarycare.h"

#include <QCoreApplication>
#include <QFileDialog>

#include <algorithm>

namespace escarmouche::app {

namespace {

/** The translation context of these dialogs. */
class LibraryCare
{
    Q_DECLARE_TR_FUNCTIONS(LibraryCare)

public:
    static QString openTitle() { return tr("Open library"); }
    static QString openFilter() { return tr("Libraries (*.library);;All files (*)"); }
};

} // namespace

rules::Result<void> becomePerson(model::Library &library, const std::string &name)
{
    const auto people = library.people();
    if (!people)
        return rules::fail(people.error());
    const auto known = std::ranges::find(*people, name, &model::Person::name);
    if (known != people->end())
        return library.setCurrentPerson(known->id);
    const auto added = library.addPerson(name);
    return added ? library.setCurrentPerson(added->id) : rules::fail(added.error());
}

QString chooseLibraryFile(QWidget *parent)
{
    return QFileDialog::getOpenFileName(parent, LibraryCare::openTitle(), {},
                                        LibraryCare::openFilter());
}

} // namespace escarmouche::app
