// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentences.h"

#include "model/text.h"

#include <QCoreApplication>
#include <QLocale>

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
    static QString what(const Error &error);
    static QString next(const Error &error);

private:
    static QString bare(const Error &error);
    static QString complaints(const Error &error);
    static QString nearest(const Error &error);
    static QString held(const Error &error);
};

QString number(const Error &error)
{
    return QLocale().toString(static_cast<qlonglong>(error.number));
}

QString rule(const std::string &id)
{
    return id.empty() ? QString() : QStringLiteral(" (%1)").arg(toQString(id));
}

QString Sentences::nearest(const Error &error)
{
    if (error.hint.empty())
        return {};
    return QLatin1Char(' ') + tr("Did you mean “%1”?").arg(toQString(error.hint));
}

QString Sentences::held(const Error &error)
{
    const QString file = toQString(error.subject);
    if (error.hint.empty())
        return tr("“%1” is in use by another program.").arg(file);
    return tr("“%1” is in use by %2.").arg(file, toQString(error.hint));
}

QString Sentences::complaints(const Error &error)
{
    QStringList lines;
    const auto told = std::min(kComplaintsTold, qsizetype(error.more.size()));
    for (qsizetype i = 0; i < told; ++i)
        lines << what(error.more[std::size_t(i)]);
    const int left = int(qsizetype(error.more.size()) - told);
    if (left > 0)
        lines << tr("… and %n more", nullptr, left);
    return lines.join(QLatin1Char('\n'));
}

QString Sentences::what(const Error &error)
{
    if (error.pointer.empty() || error.code == ErrorCode::ManyComplaints)
        return bare(error);
    //: A place in a file, then what is wrong there: "/members/3/name: The text is too long."
    return tr("%1: %2").arg(toQString(error.pointer), bare(error));
}

// One line a code: a table, longer than a function should be because there are as many codes.
QString Sentences::bare(const Error &error)
{
    const QString subject = toQString(error.subject);
    const QString hint = toQString(error.hint);
    switch (error.code) {
    case ErrorCode::FileTooLarge:
        return tr("The file is larger than the %1 the program reads.")
            .arg(QLocale().formattedDataSize(error.number));
    case ErrorCode::NotUtf8:
        return tr("The text is not UTF-8 (byte %1).").arg(number(error));
    case ErrorCode::ForbiddenCharacter:
        return tr("The character %1 is not allowed (byte %2).").arg(subject, number(error));
    case ErrorCode::NotJson:
        return tr("This is not JSON: “%1” was met at byte %2.").arg(subject, number(error));
    case ErrorCode::TooDeep:
        return tr("The text is nested deeper than %1 levels.").arg(number(error));
    case ErrorCode::TextTooLong:
        return tr("The text is longer than %1.").arg(number(error));
    case ErrorCode::TextTooShort:
        return tr("The text is shorter than %1.").arg(number(error));
    case ErrorCode::NumberNotWhole:
        return tr("%1 is not a whole number.").arg(subject);
    case ErrorCode::NumberTooLarge:
        return tr("The number %1 is too large.").arg(subject);
    case ErrorCode::NumberOutOfRange:
        return tr("The number %1 is outside %2.").arg(subject, hint);
    case ErrorCode::DuplicateKey:
        return tr("The key “%1” stands there twice.").arg(subject);
    case ErrorCode::UnknownKey:
        return tr("The key “%1” is not known.").arg(subject) + nearest(error);
    case ErrorCode::MissingKey:
        return tr("The key “%1” is missing.").arg(subject);
    case ErrorCode::WrongType:
        return tr("Expected %1, met %2.").arg(hint, subject);
    case ErrorCode::WrongChoice:
        return tr("“%1” is not one of: %2.").arg(subject, hint);
    case ErrorCode::WrongPattern:
        return tr("“%1” does not have the form %2.").arg(subject, hint);
    case ErrorCode::TooManyEntries:
        return tr("There are more than %1 entries.").arg(number(error));
    case ErrorCode::TooFewEntries:
        return tr("There are fewer than %1 entries.").arg(number(error));
    case ErrorCode::UnknownEntry:
        return tr("The catalogue has no “%1”.").arg(subject) + nearest(error);
    case ErrorCode::NewerFormat:
        return tr("The file has format %1; this version of the program reads up to %2.")
            .arg(subject, hint);
    case ErrorCode::BadCsv:
        return tr("Line %1 of the table cannot be read: “%2”.").arg(number(error), subject);
    case ErrorCode::ManyComplaints:
        return complaints(error);
    case ErrorCode::NoSuchMember:
        return tr("The band has no figure number %1.").arg(number(error));
    case ErrorCode::MemberIdTaken:
        return tr("The band already has a figure number %1.").arg(number(error));
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
        return tr("A price or an adjustment by hand needs a reason.");
    case ErrorCode::RefusedByRule:
        return tr("The rules do not allow this%1.").arg(rule(error.subject));
    case ErrorCode::NotYourTurn:
        return error.number < 0 ? tr("Dice are awaited first.")
                                : tr("Player %1 has to answer first.").arg(error.number + 1);
    case ErrorCode::DiceDoNotFit:
        return tr("These are not the dice that are awaited.");
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
    case ErrorCode::FileNotFound:
        return tr("The file “%1” is not there.").arg(subject);
    case ErrorCode::BandNotFound:
        return tr("The library has no band “%1”.").arg(subject) + nearest(error);
    case ErrorCode::EntryNotFound:
        return tr("The catalogue has no entry “%1”.").arg(subject) + nearest(error);
    case ErrorCode::RuleNotFound:
        return tr("The reference has no rule “%1”.").arg(subject) + nearest(error);
    case ErrorCode::LibraryNotFound:
        return tr("There is no library at “%1”.").arg(subject);
    case ErrorCode::SystemNotFound:
        return tr("The program has no game system “%1”.").arg(subject);
    case ErrorCode::EventNotFound:
        return tr("The history has no act “%1”.").arg(subject);
    case ErrorCode::LibraryBusy:
        return held(error);
    case ErrorCode::StreamMoved:
        return tr("Someone else changed this band in the meantime.");
    case ErrorCode::NotALibrary:
        return tr("“%1” is not an Escarmouche library.").arg(subject);
    case ErrorCode::LibraryDamaged:
        return tr("The library “%1” is damaged: %2.").arg(subject, hint);
    case ErrorCode::ForeignSchema:
        return tr("The library holds “%1”, which the program did not put there.").arg(subject);
    case ErrorCode::ChainBroken:
        return tr("The record of “%1” is damaged at act %2.").arg(subject, number(error));
    case ErrorCode::BackupDamaged:
        return tr("The backup “%1” is damaged: %2.").arg(subject, hint);
    case ErrorCode::LibraryReplaced:
        return tr("The file “%1” was moved, deleted or replaced while it was open.").arg(subject);
    case ErrorCode::NewerLibrary:
        return tr("The library “%1” was written by a newer version of the program (version %2; "
                  "this one knows up to %3).")
            .arg(subject, number(error), hint);
    case ErrorCode::OlderRevision:
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
        return tr("“%1” could not be read or written: %2.").arg(subject, hint);
    case ErrorCode::ReplayMismatch:
        if (error.number == 0)
            return tr("Played again, the match begins otherwise than its journal says.");
        return tr("Played again, the match comes out otherwise than its journal says, first at "
                  "entry %1.")
            .arg(number(error));
    case ErrorCode::Internal:
        return tr("The program made a mistake (%1).").arg(hint);
    }
    return {};
}

QString Sentences::next(const Error &error)
{
    switch (error.code) {
    case ErrorCode::FileTooLarge:
    case ErrorCode::NotUtf8:
    case ErrorCode::ForbiddenCharacter:
    case ErrorCode::NotJson:
    case ErrorCode::TooDeep:
    case ErrorCode::TextTooLong:
    case ErrorCode::TextTooShort:
    case ErrorCode::NumberNotWhole:
    case ErrorCode::NumberTooLarge:
    case ErrorCode::NumberOutOfRange:
    case ErrorCode::DuplicateKey:
    case ErrorCode::UnknownKey:
    case ErrorCode::MissingKey:
    case ErrorCode::WrongType:
    case ErrorCode::WrongChoice:
    case ErrorCode::WrongPattern:
    case ErrorCode::TooManyEntries:
    case ErrorCode::TooFewEntries:
    case ErrorCode::UnknownEntry:
    case ErrorCode::BadCsv:
    case ErrorCode::ManyComplaints:
        return tr("Nothing was taken over and the library is unchanged. Correct this and try "
                  "again.");
    case ErrorCode::NewerFormat:
        return tr("Nothing was taken over and the library is unchanged. Update the program, or "
                  "save the file from the older version.");
    case ErrorCode::NoSuchMember:
    case ErrorCode::MemberIdTaken:
    case ErrorCode::NotEnoughFigures:
    case ErrorCode::NotPossessed:
    case ErrorCode::NoSuchProperty:
    case ErrorCode::NotForThisRank:
        return tr("The band is as it was. Choose again from what the roster shows now.");
    case ErrorCode::NotEnoughTreasury:
    case ErrorCode::WouldBreakRule:
        return tr("Nothing was bought. Choose something else, or do it as an adjustment with a "
                  "reason.");
    case ErrorCode::NothingToUndo:
    case ErrorCode::NothingToRedo:
        return tr("The band is as it was.");
    case ErrorCode::EmptyReason:
        return tr("Nothing was changed. Write the reason and try again.");
    case ErrorCode::RefusedByRule:
        return tr("The match is as it was. Choose something else.");
    case ErrorCode::NotYourTurn:
    case ErrorCode::DiceDoNotFit:
        return tr("The match is as it was. Answer what is asked now.");
    case ErrorCode::MatchOver:
        return tr("The match is as it was. Its report shows how it ended.");
    case ErrorCode::UndoStopsHere:
        return tr("The match is as it was. If all players agree, take the action back instead.");
    case ErrorCode::TakeBackNotAgreed:
        return tr("The match is as it was. Begin a match as practice to take actions back.");
    case ErrorCode::NoMachineThere:
        return tr("The match is as it was. Let the player choose.");
    case ErrorCode::ModuleNotPlayed:
        return tr("No match was begun. Play it on a table, or choose another band.");
    case ErrorCode::FileNotFound:
        return tr("Nothing was changed. Check the name and try again.");
    case ErrorCode::BandNotFound:
        return tr("Nothing was changed. The list of bands shows what there is.");
    case ErrorCode::EntryNotFound:
    case ErrorCode::RuleNotFound:
        return tr("Nothing was changed. The lists of the catalogue and the rules show what there "
                  "is.");
    case ErrorCode::LibraryNotFound:
        return tr("Nothing was made. Open the window once, or make a band, to begin a library "
                  "there.");
    case ErrorCode::SystemNotFound:
        return tr("Nothing was changed. Known systems: %1.").arg(toQString(error.hint));
    case ErrorCode::EventNotFound:
        return tr("Nothing was changed. The history shows what there is.");
    case ErrorCode::LibraryBusy:
        return tr("Nothing was lost. Close the other program or wait a moment, then try again.");
    case ErrorCode::StreamMoved:
        return tr("The band now shows what is stored; your last act was not made. Make it again "
                  "if it still fits.");
    case ErrorCode::NotALibrary:
        return tr("The file was not touched. Choose another one.");
    case ErrorCode::LibraryDamaged:
    case ErrorCode::ForeignSchema:
    case ErrorCode::ChainBroken:
        return tr("The file was not touched. Restore the last good backup; the damaged file is "
                  "kept beside it.");
    case ErrorCode::BackupDamaged:
        return tr("The library was not touched. Choose an older backup.");
    case ErrorCode::LibraryReplaced:
        return tr("What was stored before is in the file that was moved. Put it back or open it "
                  "from its new place.");
    case ErrorCode::NewerLibrary:
        return tr("The file was not touched. Update the program to open it.");
    case ErrorCode::OlderRevision:
        return tr("Nothing was changed. The match can be shown as it was told, or played again by "
                  "the version that played it.");
    case ErrorCode::PermissionDenied:
        return tr("Nothing was changed. Give yourself the right to the file and its folder, or "
                  "choose another place.");
    case ErrorCode::NetworkFileSystem:
        return tr("Nothing was changed. Copy the library to a disk of this machine.");
    case ErrorCode::DiskFull:
        return tr("What was stored before is safe; the last act was not stored. Free some space "
                  "and do it again.");
    case ErrorCode::InputOutput:
        return tr("What was stored before is safe; the last act was not stored. Check the disk and "
                  "do it again.");
    case ErrorCode::ReplayMismatch:
        return tr("Nothing was changed. The journal was altered or damaged; use another copy of "
                  "it.");
    case ErrorCode::Internal:
        return tr("The act was refused and what was stored is safe. Please report this with the "
                  "words in brackets.");
    }
    return {};
}

} // namespace

Explanation explain(const rules::Error &error)
{
    return {Sentences::what(error), Sentences::next(error)};
}

QString sentence(const rules::Error &error)
{
    const Explanation told = explain(error);
    const QChar joint =
        error.code == ErrorCode::ManyComplaints ? QLatin1Char('\n') : QLatin1Char(' ');
    return told.what + joint + told.next;
}

int exitCode(rules::ErrorCode code)
{
    switch (code) {
    case ErrorCode::NoSuchMember:
    case ErrorCode::MemberIdTaken:
    case ErrorCode::NotEnoughFigures:
    case ErrorCode::NotPossessed:
    case ErrorCode::NoSuchProperty:
    case ErrorCode::NotForThisRank:
    case ErrorCode::NotEnoughTreasury:
    case ErrorCode::WouldBreakRule:
    case ErrorCode::NothingToUndo:
    case ErrorCode::NothingToRedo:
    case ErrorCode::EmptyReason:
    case ErrorCode::RefusedByRule:
    case ErrorCode::NotYourTurn:
    case ErrorCode::DiceDoNotFit:
    case ErrorCode::MatchOver:
    case ErrorCode::UndoStopsHere:
    case ErrorCode::TakeBackNotAgreed:
    case ErrorCode::NoMachineThere:
    case ErrorCode::ModuleNotPlayed:
    case ErrorCode::Internal:
        return 1;
    case ErrorCode::FileNotFound:
    case ErrorCode::BandNotFound:
    case ErrorCode::EntryNotFound:
    case ErrorCode::RuleNotFound:
    case ErrorCode::LibraryNotFound:
    case ErrorCode::SystemNotFound:
    case ErrorCode::EventNotFound:
        return 3;
    case ErrorCode::FileTooLarge:
    case ErrorCode::NotUtf8:
    case ErrorCode::ForbiddenCharacter:
    case ErrorCode::NotJson:
    case ErrorCode::TooDeep:
    case ErrorCode::TextTooLong:
    case ErrorCode::TextTooShort:
    case ErrorCode::NumberNotWhole:
    case ErrorCode::NumberTooLarge:
    case ErrorCode::NumberOutOfRange:
    case ErrorCode::DuplicateKey:
    case ErrorCode::UnknownKey:
    case ErrorCode::MissingKey:
    case ErrorCode::WrongType:
    case ErrorCode::WrongChoice:
    case ErrorCode::WrongPattern:
    case ErrorCode::TooManyEntries:
    case ErrorCode::TooFewEntries:
    case ErrorCode::UnknownEntry:
    case ErrorCode::BadCsv:
    case ErrorCode::ManyComplaints:
        return 4;
    case ErrorCode::LibraryBusy:
    case ErrorCode::StreamMoved:
        return 5;
    case ErrorCode::NotALibrary:
    case ErrorCode::LibraryDamaged:
    case ErrorCode::ForeignSchema:
    case ErrorCode::ChainBroken:
    case ErrorCode::BackupDamaged:
    case ErrorCode::LibraryReplaced:
        return 6;
    case ErrorCode::NewerFormat:
    case ErrorCode::NewerLibrary:
    case ErrorCode::OlderRevision:
        return 7;
    case ErrorCode::PermissionDenied:
    case ErrorCode::NetworkFileSystem:
        return 8;
    case ErrorCode::DiskFull:
    case ErrorCode::InputOutput:
        return 9;
    case ErrorCode::ReplayMismatch:
        return 11;
    }
    return 1;
}

} // namespace escarmouche::app
