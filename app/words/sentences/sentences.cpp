// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/sentences.h"

#include "app/words/errors/errorcodes.h"
#include "app/words/language/uilanguage.h"
#include "app/words/language/visible.h"
#include "app/words/sentences/reasons.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"
#include "rules/core/band/band.h"
#include "rules/core/journal/journal.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace escarmouche::app {

namespace {

using rules::Error;
using rules::ErrorCode;

constexpr qsizetype kComplaintsTold = 12;

/** The translation context of the sentences. */
class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(Sentences)

public:
    explicit Sentences(const EntryNames &names) : m_names(names) {}
    QString what(const Error &error) const;
    static QString next(const Error &error);

private:
    QString bare(const Error &error) const;
    QString complaints(const Error &error) const;
    QString nearest(const Error &error) const;
    static QString held(const Error &error);
    static QString notJson(const Error &error);
    static QString outOfRange(const QString &met, const QString &range);
    static QString noSystem(const QString &met, const QString &known);

    const EntryNames &m_names;
};

/** A history that somebody gave to the program; else it is one of the library's own. */
bool isOfFile(const Error &error)
{
    return !error.file.empty() &&
           (error.code == ErrorCode::LibraryDamaged || error.code == ErrorCode::ChainBroken);
}

QString number(const Error &error)
{
    return QLocale().toString(static_cast<qlonglong>(error.number));
}

/** The figure that is named in both languages. */
QString figure(const Error &error)
{
    return toQString(rules::Text{error.subject, error.hint}.in(uiLanguage()));
}

/** A word that an error carries: the names of files are among them. */
QString shown(const std::string &word)
{
    return visible(toQString(word));
}

QString rule(const std::string &id)
{
    return id.empty() ? QString() : QStringLiteral(" (%1)").arg(toQString(id));
}

/** "-" is how standard input is given. */
QString fileText(const std::string &file)
{
    return file == "-" ? Sentences::tr("Standard input") : shown(file);
}

/** "orcs.band.json /members/3/name", as much of it as is known and not told anyway. */
QString placeOf(const Error &error)
{
    QStringList parts;
    if (error.file != error.subject)
        parts << fileText(error.file);
    parts << shown(error.pointer);
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString Sentences::nearest(const Error &error) const
{
    if (error.hint.empty())
        return {};
    const QString hint = shown(error.hint);
    const QString name = m_names ? m_names(error.hint) : QString();
    if (name.isEmpty() || foldedKey(toUtf8(name)) == foldedKey(error.hint))
        return QLatin1Char(' ') + tr("Did you mean “%1”?").arg(hint);
    //: The id of an entry, and in brackets its name.
    return QLatin1Char(' ') + tr("Did you mean “%1” (%2)?").arg(hint, name);
}

/** A line of a file of lines has its number before it, a value in one file a pointer. */
QString Sentences::notJson(const Error &error)
{
    const bool isLine = !error.pointer.empty() && error.pointer.front() != '/';
    if (!error.subject.empty())
        return tr("This is not JSON: “%1” was met at byte %2.")
            .arg(shown(error.subject), number(error));
    if (error.number == 0)
        return isLine ? tr("The line is empty.") : tr("The file is empty.");
    return isLine ? tr("The line ends in the middle, after byte %1.").arg(number(error))
                  : tr("The file ends in the middle, after byte %1.").arg(number(error));
}

QString Sentences::outOfRange(const QString &met, const QString &range)
{
    const QString only = range.section(QStringLiteral(".."), 0, 0);
    if (range == only + QStringLiteral("..") + only)
        return tr("The number %1 stands where %2 belongs.").arg(met, only);
    return tr("The number %1 is outside %2.").arg(met, range);
}

/** Known are those that could be named instead. */
QString Sentences::noSystem(const QString &met, const QString &known)
{
    if (met.isEmpty())
        return tr("No game of this program can do this.");
    return known.isEmpty() ? tr("The program has no game system “%1”.").arg(met)
                           : tr("The program has no game system “%1” for this.").arg(met);
}

QString Sentences::held(const Error &error)
{
    const QString file = shown(error.subject);
    if (error.hint.empty())
        return tr("“%1” is in use by another program.").arg(file);
    return tr("“%1” is in use by %2.").arg(file, shown(error.hint));
}

QString Sentences::complaints(const Error &error) const
{
    QStringList lines;
    if (!error.file.empty())
        //: The name of a file; what is wrong in it follows line by line.
        lines << tr("%1:").arg(shown(error.file));
    const auto told = std::min(kComplaintsTold, qsizetype(error.more.size()));
    for (qsizetype i = 0; i < told; ++i)
        lines << what(error.more[std::size_t(i)]);
    const int left = int(qsizetype(error.more.size()) - told);
    if (left > 0)
        lines << tr("… and %n more", nullptr, left);
    return lines.join(QLatin1Char('\n'));
}

QString Sentences::what(const Error &error) const
{
    const QString place = placeOf(error);
    if (place.isEmpty() || error.code == ErrorCode::ManyComplaints)
        return bare(error);
    //: A place in a file, then what is wrong there: "/members/3/name: The text is too long."
    return tr("%1: %2").arg(place, bare(error));
}

// One line a code: a table, longer than a function should be because there are as many codes.
QString Sentences::bare(const Error &error) const
{
    const QString subject = shown(error.subject);
    const QString hint = shown(error.hint);
    switch (error.code) {
    case ErrorCode::FileTooLarge:
        return (error.pointer.empty() ? tr("The file is larger than the %1 the program reads.")
                                      : tr("This part is larger than the %1 the program reads."))
            .arg(QLocale().formattedDataSize(error.number));
    case ErrorCode::NotUtf8:
        return tr("The text is not UTF-8 (byte %1).").arg(number(error));
    case ErrorCode::ForbiddenCharacter:
        return tr("The character %1 is not allowed (byte %2).").arg(subject, number(error));
    case ErrorCode::NotJson:
        return notJson(error);
    case ErrorCode::TooDeep:
        return tr("The text is nested more than %1 levels deep.").arg(number(error));
    case ErrorCode::TextTooLong:
        return tr("The text is longer than %1.").arg(number(error));
    case ErrorCode::TextTooShort:
        return tr("The text is shorter than %1.").arg(number(error));
    case ErrorCode::NumberNotWhole:
        return tr("%1 is not a whole number.").arg(subject);
    case ErrorCode::NumberTooLarge:
        return tr("The number %1 is too large.").arg(subject);
    case ErrorCode::NumberOutOfRange:
        return outOfRange(subject, hint);
    case ErrorCode::DuplicateKey:
        return tr("The key “%1” stands there twice.").arg(subject);
    case ErrorCode::UnknownKey:
        return tr("The key “%1” is not known.").arg(subject) + nearest(error);
    case ErrorCode::MissingKey:
        return tr("The key “%1” is missing.").arg(subject);
    case ErrorCode::UnwantedKey:
        return tr("This scenario has no use for “%1”. Leave it out.").arg(subject);
    case ErrorCode::NeedsOption:
        return tr("“%1” counts only together with “%2”, which is off.").arg(subject, hint);
    case ErrorCode::WrongType:
        return tr("Expected %1, met %2.").arg(reasonText(error.hint), reasonText(error.subject));
    case ErrorCode::WrongChoice:
        return tr("“%1” is not one of: %2.").arg(subject, hint);
    case ErrorCode::WrongPattern:
        if (error.hint.empty())
            return tr("“%1” is not understood here.").arg(subject);
        return tr("“%1” does not have the form %2.").arg(subject, reasonText(error.hint));
    case ErrorCode::TooManyEntries:
        if (error.subject == rules::kAMatch)
            return tr("A match can have %1 entries at most, and this one has reached that with no "
                      "end "
                      "in sight, as happens when machines play at random. It can be viewed and "
                      "printed, but not continued.")
                .arg(number(error));
        if (error.subject == rules::kAJournal)
            return tr("The journal is longer than the %1 entries that a match can have.")
                .arg(number(error));
        return tr("There are more than %1 entries.").arg(number(error));
    case ErrorCode::TooFewEntries:
        return tr("There are fewer than %1 entries.").arg(number(error));
    case ErrorCode::TooManyFigures:
        return tr("The bands have more than %1 figures together.").arg(number(error));
    case ErrorCode::UnknownEntry:
        return tr("The catalogue has no “%1”.").arg(subject) + nearest(error);
    case ErrorCode::NewerFormat:
        if (error.hint.empty())
            return tr("Only a newer version of the program knows “%1”.").arg(subject);
        return tr("The file has format %1; this version of the program reads up to %2.")
            .arg(subject, hint);
    case ErrorCode::OutlineCrosses:
        return tr("The outline of this piece of terrain crosses or touches itself.");
    case ErrorCode::BadCsv:
        return tr("Line %1 of the table cannot be read: “%2”.").arg(number(error), subject);
    case ErrorCode::SumsDiffer:
        return tr("The numbers here add up to %1, not to %2.").arg(subject, hint);
    case ErrorCode::ManyComplaints:
        return complaints(error);
    case ErrorCode::PartsDiffer:
        return tr("This part and “%1” differ in %2: they are not of one simulation.")
            .arg(subject, reasonText(error.hint));
    case ErrorCode::PartTwice:
        return tr("Part %1 is there twice; the other one is “%2”.").arg(subject, hint);
    case ErrorCode::PartUnfinished:
        return tr("Part %1 was interrupted: it holds %2 of its %3 games.")
            .arg(subject, number(error), hint);
    case ErrorCode::PartMissing:
        return tr("Parts that are missing: %1.").arg(subject);
    case ErrorCode::NoSuchMember:
        return tr("That figure is not in the band.");
    case ErrorCode::MemberIdTaken:
        return tr("That figure is already in the band.");
    case ErrorCode::NotEnoughFigures:
        return tr("There are only %n figure(s) on that line.", nullptr, int(error.number));
    case ErrorCode::NotPossessed:
        return tr("The figure does not have “%1”.").arg(subject);
    case ErrorCode::NoSuchProperty:
        return tr("There is no property “%1” to set.").arg(subject);
    case ErrorCode::NotForThisRank:
        return tr("“%1” is not for a figure of this rank%2.").arg(subject, rule(error.hint));
    case ErrorCode::NotEnoughTreasury:
        return tr("The treasury lacks %n point(s)%1.", nullptr, int(error.number))
            .arg(rule(error.hint));
    case ErrorCode::WouldBreakRule:
        return tr("The purchase would break the rule %1.").arg(subject);
    case ErrorCode::NothingToUndo:
        return tr("There is nothing to undo.");
    case ErrorCode::NothingToRedo:
        return tr("There is nothing to redo.");
    case ErrorCode::EmptyReason:
        return tr("An adjustment, a price by hand or a roll taken back needs a reason.");
    case ErrorCode::DiceStand:
        return tr("Dice that the program threw and crews that it drew cannot be taken back.");
    case ErrorCode::CampaignExists:
        return tr("The library already holds the campaign “%1”.").arg(subject);
    case ErrorCode::RefusedByRule:
        return tr("The rules do not allow this%1.").arg(rule(error.subject));
    case ErrorCode::NotYourTurn:
        return error.number < 0 ? tr("A roll or a draw comes first.")
                                : tr("Player %1 has to answer first.").arg(error.number + 1);
    case ErrorCode::DiceDoNotFit:
        return tr("These are not the dice needed.");
    case ErrorCode::MatchOver:
        return tr("The match is over.");
    case ErrorCode::UndoStopsHere:
        return tr("Since then dice were thrown or something was revealed.");
    case ErrorCode::TakeBackNotAgreed:
        return tr("A machine takes nothing back outside a practice match.");
    case ErrorCode::NoMachineThere:
        return tr("No machine plays for player %1.").arg(error.number + 1);
    case ErrorCode::ModuleNotPlayed:
        return tr("The band “%1” needs rules that the board does not play yet: %2.")
            .arg(subject, hint);
    case ErrorCode::TooManyGuns:
        return tr("“%1” carries more shooting weapons than a match knows: %2 at most.")
            .arg(figure(error), number(error));
    case ErrorCode::TooManyBlades:
        return tr("“%1” carries more melee weapons than a match knows: %2 at most.")
            .arg(figure(error), number(error));
    case ErrorCode::NobodyComes:
        return tr("Nobody from “%1” is coming.").arg(subject);
    case ErrorCode::NoRoomOnTable:
        return tr("On this table there is no room for %n figure(s).", nullptr, int(error.number));
    case ErrorCode::FileNotFound:
        return tr("The file “%1” is not there.").arg(subject) + nearest(error);
    case ErrorCode::FolderNotFound:
        return tr("There is no folder “%1”.").arg(subject);
    case ErrorCode::BandNotFound:
        return tr("The library has no band “%1”.").arg(subject) + nearest(error);
    case ErrorCode::BandAmbiguous:
        return tr("“%1” fits %n band(s): %2.", nullptr, int(error.number)).arg(subject, hint);
    case ErrorCode::CampaignNotFound:
        return tr("The library has no campaign “%1”.").arg(subject) + nearest(error);
    case ErrorCode::CampaignAmbiguous:
        return tr("“%1” fits %n campaign(s): %2.", nullptr, int(error.number)).arg(subject, hint);
    case ErrorCode::EntryNotFound:
        return tr("The catalogue has no entry “%1”.").arg(subject) + nearest(error);
    case ErrorCode::RuleNotFound:
        return tr("The reference has no rule “%1”.").arg(subject) + nearest(error);
    case ErrorCode::LibraryNotFound:
        return tr("There is no library at “%1”.").arg(subject);
    case ErrorCode::SystemNotFound:
        return noSystem(subject, hint);
    case ErrorCode::EventNotFound:
        return tr("The history has no act “%1”.").arg(subject);
    case ErrorCode::MatchNotFound:
        return tr("The library has no match “%1”.").arg(subject);
    case ErrorCode::LibraryBusy:
        return held(error);
    case ErrorCode::StreamMoved:
        return tr("Someone else changed this in the meantime.");
    case ErrorCode::NotALibrary:
        return hint.isEmpty() ? tr("“%1” is not an Escarmouche library.").arg(subject)
                              : tr("“%1” is not an Escarmouche library: %2.")
                                    .arg(subject, reasonText(error.hint));
    case ErrorCode::LibraryDamaged:
        if (isOfFile(error))
            return tr("The library would be damaged: %1.").arg(reasonText(error.hint));
        return tr("The library “%1” is damaged: %2.").arg(subject, reasonText(error.hint));
    case ErrorCode::ForeignSchema:
        return tr("The library holds “%1”, which the program did not put there.").arg(subject);
    case ErrorCode::ChainBroken:
        return tr("The record of “%1” is damaged at act %2.").arg(subject, number(error));
    case ErrorCode::BackupDamaged:
        return tr("The backup “%1” is damaged: %2.").arg(subject, reasonText(error.hint));
    case ErrorCode::LibraryReplaced:
        return tr("The file “%1” was moved, deleted or replaced while it was open.").arg(subject);
    case ErrorCode::NewerLibrary:
        return tr("The library “%1” was written by a newer version of the program (version %2; "
                  "this one knows up to %3).")
            .arg(subject, number(error), hint);
    case ErrorCode::OlderRevision:
    case ErrorCode::NewerRevision:
        return tr("The match was played with revision %1 of the rules; this version of the program "
                  "plays revision %2.")
            .arg(number(error), hint);
    case ErrorCode::PermissionDenied:
        return tr("The system does not let the program use “%1”.").arg(subject);
    case ErrorCode::NetworkFileSystem:
        return tr("“%1” is on a network drive (%2), where a library cannot be written safely.")
            .arg(subject, hint);
    case ErrorCode::DiskFull:
        return tr("The disk is full: “%1” could not be written.").arg(subject);
    case ErrorCode::InputOutput:
        if (model::isDone(error))
            return tr("“%1” is written, but the disk does not confirm that it will keep it: %2.")
                .arg(subject, reasonText(error.hint));
        return tr("“%1” could not be read or written: %2.").arg(subject, reasonText(error.hint));
    case ErrorCode::ReplayMismatch:
        if (error.number == 0)
            return tr("The header of the journal was altered: the match did not begin as it says.");
        if (!error.subject.empty())
            return tr("Entry %1 of the journal breaks the rules%2.")
                .arg(number(error), rule(error.subject));
        return tr("Replayed, the match differs from its journal, first at entry %1.")
            .arg(number(error));
    case ErrorCode::Internal:
        return tr("The program made a mistake (%1).").arg(hint);
    case ErrorCode::OutOfMemory:
        return tr("There is not enough memory.");
    }
    return {};
}

QString Sentences::next(const Error &error)
{
    if (model::isDone(error))
        return tr("There is nothing to repeat. Check the disk: a power cut could still bring back "
                  "what was there before.");
    if (error.code == ErrorCode::SystemNotFound && error.hint.empty())
        return tr("Nothing was changed.");
    if (isOfFile(error))
        return tr("Nothing was imported and the library is unchanged. Take another copy of the "
                  "file.");
    return tr(nextStep(error.code)).replace(QStringLiteral("%1"), shown(error.hint));
}

} // namespace

EntryNames entryNames(const rules::BandRules &rules)
{
    return [&rules](const std::string &entry) {
        for (const rules::CatalogueSection &section : rules.catalogue()) {
            for (const rules::CatalogueItem &item : section.items) {
                if (item.entry == entry)
                    return toQString(item.name.in(uiLanguage()));
            }
        }
        return QString();
    };
}

EntryNames entryNames(const rules::RuleSystems &systems)
{
    return [&systems](const std::string &entry) {
        for (const rules::RuleSystem &system : systems) {
            const QString name = system.bands ? entryNames(*system.bands)(entry) : QString();
            if (!name.isEmpty())
                return name;
        }
        return QString();
    };
}

rules::Error named(rules::Error error, const rules::BandRules &rules)
{
    if (error.code != ErrorCode::NotPossessed && error.code != ErrorCode::NotForThisRank)
        return error;
    if (const QString name = entryNames(rules)(error.subject); !name.isEmpty())
        error.subject = toUtf8(name);
    return error;
}

Explanation explain(const rules::Error &error, const EntryNames &names)
{
    return {Sentences(names).what(error), Sentences::next(error)};
}

QString sentence(const rules::Error &error, const EntryNames &names)
{
    const Explanation told = explain(error, names);
    const QChar joint =
        error.code == ErrorCode::ManyComplaints ? QLatin1Char('\n') : QLatin1Char(' ');
    return told.what + joint + told.next;
}

int exitCode(const rules::Error &error)
{
    if (model::isDone(error))
        return 1;
    return isOfFile(error) ? exitCode(ErrorCode::WrongPattern) : exitCode(error.code);
}

} // namespace escarmouche::app
