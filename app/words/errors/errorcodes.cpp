// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/errorcodes.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

using rules::ErrorCode;

// Of files, and of words of a call.
constexpr auto *kCorrectIt =
    QT_TRANSLATE_NOOP("Sentences", "Nothing was changed. Correct this and try again.");

} // namespace

int exitCode(ErrorCode code)
{
    switch (code) {
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
    case ErrorCode::UnwantedKey:
    case ErrorCode::NeedsOption:
    case ErrorCode::WrongType:
    case ErrorCode::WrongChoice:
    case ErrorCode::WrongPattern:
    case ErrorCode::TooManyEntries:
    case ErrorCode::TooFewEntries:
    case ErrorCode::TooManyFigures:
    case ErrorCode::UnknownEntry:
    case ErrorCode::OutlineCrosses:
    case ErrorCode::BadCsv:
    case ErrorCode::SumsDiffer:
    case ErrorCode::ManyComplaints:
    case ErrorCode::PartsDiffer:
    case ErrorCode::PartTwice:
    case ErrorCode::PartUnfinished:
    case ErrorCode::PartMissing:
        return 4;
    case ErrorCode::NewerFormat:
    case ErrorCode::NewerLibrary:
    case ErrorCode::OlderRevision: // it takes another version of the program as well
    case ErrorCode::NewerRevision:
        return 7;
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
    case ErrorCode::DiceStand:
    case ErrorCode::CampaignExists:
    case ErrorCode::RefusedByRule:
    case ErrorCode::NotYourTurn:
    case ErrorCode::DiceDoNotFit:
    case ErrorCode::MatchOver:
    case ErrorCode::UndoStopsHere:
    case ErrorCode::TakeBackNotAgreed:
    case ErrorCode::NoMachineThere:
    case ErrorCode::ModuleNotPlayed:
    case ErrorCode::TooManyGuns:
    case ErrorCode::TooManyBlades:
    case ErrorCode::NobodyComes:
    case ErrorCode::NoRoomOnTable:
    case ErrorCode::Internal:
    case ErrorCode::OutOfMemory:
        return 1;
    case ErrorCode::FileNotFound:
    case ErrorCode::FolderNotFound:
    case ErrorCode::BandNotFound:
    case ErrorCode::BandAmbiguous:
    case ErrorCode::CampaignNotFound:
    case ErrorCode::CampaignAmbiguous:
    case ErrorCode::EntryNotFound:
    case ErrorCode::RuleNotFound:
    case ErrorCode::LibraryNotFound:
    case ErrorCode::SystemNotFound:
    case ErrorCode::EventNotFound:
    case ErrorCode::MatchNotFound:
        return 3;
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

const char *nextStep(ErrorCode code)
{
    switch (code) {
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
    case ErrorCode::UnwantedKey:
    case ErrorCode::NeedsOption:
    case ErrorCode::WrongType:
    case ErrorCode::WrongChoice:
    case ErrorCode::WrongPattern:
    case ErrorCode::TooManyEntries:
    case ErrorCode::TooFewEntries:
    case ErrorCode::TooManyFigures:
    case ErrorCode::UnknownEntry:
    case ErrorCode::OutlineCrosses:
    case ErrorCode::BadCsv:
    case ErrorCode::SumsDiffer:
    case ErrorCode::ManyComplaints:
        return kCorrectIt;
    case ErrorCode::NewerFormat:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was imported and the library is unchanged. Update "
                                 "the program, or save the file from the older version.");
    case ErrorCode::PartsDiffer:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was merged. Name the parts of one simulation: "
                                 "the same set-up, seed, games and number of parts.");
    case ErrorCode::PartTwice:
        return QT_TRANSLATE_NOOP("Sentences", "Nothing was merged. Name each part once.");
    case ErrorCode::PartUnfinished:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was merged. Play that part again to its end.");
    case ErrorCode::PartMissing:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "Nothing was merged. Play what is missing with --shard, and name all parts.");
    case ErrorCode::NoSuchMember:
    case ErrorCode::MemberIdTaken:
    case ErrorCode::NotEnoughFigures:
    case ErrorCode::NotPossessed:
    case ErrorCode::NoSuchProperty:
    case ErrorCode::NotForThisRank:
        return QT_TRANSLATE_NOOP(
            "Sentences", "The band is as it was. Choose again from what the roster shows now.");
    case ErrorCode::NotEnoughTreasury:
    case ErrorCode::WouldBreakRule:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "Nothing was bought. Choose something else, or do it as an adjustment with a reason.");
    case ErrorCode::NothingToUndo:
    case ErrorCode::NothingToRedo:
        return QT_TRANSLATE_NOOP("Sentences", "Nothing was changed.");
    case ErrorCode::EmptyReason:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Write the reason and try again.");
    case ErrorCode::DiceStand:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Take back the line that used the dice; "
                                 "whoever comes to it again finds them. A crew is changed with "
                                 "a reason.");
    case ErrorCode::CampaignExists:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was imported. Open the one that is there, or "
                                 "restore it if it was removed.");
    case ErrorCode::RefusedByRule:
        return QT_TRANSLATE_NOOP("Sentences", "The match is as it was. Choose something else.");
    case ErrorCode::NotYourTurn:
        return QT_TRANSLATE_NOOP("Sentences", "The match is as it was. Answer what is asked now.");
    case ErrorCode::DiceDoNotFit:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Enter the dice that are asked for.");
    case ErrorCode::MatchOver:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "The match is as it was. Its report shows how it ended.");
    case ErrorCode::UndoStopsHere:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "The match is as it was. If all players agree, take the action back instead.");
    case ErrorCode::TakeBackNotAgreed:
        return QT_TRANSLATE_NOOP(
            "Sentences", "The match is as it was. Begin a match as practice to take actions back.");
    case ErrorCode::NoMachineThere:
        return QT_TRANSLATE_NOOP("Sentences", "The match is as it was. Let the player choose.");
    case ErrorCode::ModuleNotPlayed:
    case ErrorCode::TooManyGuns:
    case ErrorCode::TooManyBlades:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "No match was begun. Play it on a table, or choose another band.");
    case ErrorCode::NobodyComes:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "No match was begun. Choose another band, or count the game as "
                                 "forfeited.");
    case ErrorCode::NoRoomOnTable:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "No match was begun. Choose another table, smaller bases or "
                                 "smaller bands.");
    case ErrorCode::FileNotFound:
        return QT_TRANSLATE_NOOP("Sentences", "Nothing was changed. Check the name and try again.");
    case ErrorCode::FolderNotFound:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was written. Make the folder, or choose another one.");
    case ErrorCode::BandNotFound:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. The list of bands shows what there is.");
    case ErrorCode::BandAmbiguous:
    case ErrorCode::CampaignAmbiguous:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Name one by its id, or by the start of it.");
    case ErrorCode::CampaignNotFound:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. The list of campaigns shows what there is.");
    case ErrorCode::EntryNotFound:
    case ErrorCode::RuleNotFound:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "Nothing was changed. The lists of the catalogue and the rules show what there is.");
    case ErrorCode::LibraryNotFound:
        return QT_TRANSLATE_NOOP("Sentences", "Nothing was created. Open the window once, or "
                                              "create a band, to start a library there.");
    case ErrorCode::SystemNotFound:
        return QT_TRANSLATE_NOOP("Sentences", "Nothing was changed. Known systems: %1.");
    case ErrorCode::EventNotFound:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. The history shows what there is.");
    case ErrorCode::MatchNotFound:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Home shows the matches there are.");
    case ErrorCode::LibraryBusy:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "Nothing was lost. Close the other program or wait a moment, then try again.");
    case ErrorCode::StreamMoved:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "What is stored is shown now; your last act was not made. "
                                 "Make it again if it still fits.");
    case ErrorCode::NotALibrary:
        return QT_TRANSLATE_NOOP("Sentences", "The file was not touched. Choose another one.");
    case ErrorCode::LibraryDamaged:
    case ErrorCode::ForeignSchema:
    case ErrorCode::ChainBroken:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "The file was not touched. Restore the last good backup; the "
                                 "damaged file is kept beside it.");
    case ErrorCode::BackupDamaged:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "The library was not touched. Choose an older backup.");
    case ErrorCode::LibraryReplaced:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "What was stored before is in the file that was moved. Put it "
                                 "back or open it from its new place.");
    case ErrorCode::NewerLibrary:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "The file was not touched. Update the program to open it.");
    case ErrorCode::OlderRevision:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. The match can be shown as it was told, "
                                 "or played again by the version that played it.");
    case ErrorCode::NewerRevision:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. The match can be shown as it was told; "
                                 "update the program to play it again.");
    case ErrorCode::PermissionDenied:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "Nothing was changed. Give yourself the right to the file and "
                                 "its folder, or choose another place.");
    case ErrorCode::NetworkFileSystem:
        return QT_TRANSLATE_NOOP(
            "Sentences", "Nothing was changed. Copy the library to a disk of this machine.");
    case ErrorCode::DiskFull:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "What was stored before is safe; this was not stored. "
                                 "Free some space and try again.");
    case ErrorCode::InputOutput:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "What was stored before is safe; this was not stored. "
                                 "Check the disk and try again.");
    case ErrorCode::ReplayMismatch:
        return QT_TRANSLATE_NOOP(
            "Sentences",
            "Nothing was changed. The journal was altered or damaged; use another copy of it.");
    case ErrorCode::Internal:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "The act was refused and what was stored is safe. Please "
                                 "report this with the words in brackets.");
    case ErrorCode::OutOfMemory:
        return QT_TRANSLATE_NOOP("Sentences",
                                 "What was stored before is safe. Close other programs or raise "
                                 "the limit (ulimit -v), and look whether this was stored "
                                 "before you try again.");
    }
    return "";
}

} // namespace escarmouche::app
