// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/causes.h"

namespace escarmouche::rules::musg::play {

Cause causeOf(Reason reason)
{
    switch (reason) {
    case Reason::DeploymentOrder:
        return {{"MUSG-DEPLOY-04"}, "roll-deployment-order"};
    case Reason::Initiative:
        return {{"MUSG-TURN-02"}, "roll-initiative"};
    case Reason::FirstWave:
        return {{"MUSG-TURN-04"}, "roll-first-wave"};
    case Reason::Rally:
        return {{"MUSG-RALLY-01"}, "roll-rally"};
    case Reason::Rout:
        return {{"MUSG-ROUT-01"}, "roll-rout"};
    case Reason::WantToCharge:
        return {{"MUSG-REACT-03"}, "roll-want-to-charge"};
    case Reason::ReceiveCharge:
        return {{"MUSG-REACT-05"}, "roll-receive-charge"};
    case Reason::StepBack:
        return {{"MUSG-REACT-06"}, "roll-step-back"};
    case Reason::StepBackDistance:
        return {{"MUSG-REACT-06"}, "roll-step-back-distance"};
    case Reason::Spot:
        return {{"MUSG-REACT-07"}, "roll-spot"};
    case Reason::SpotDistance:
        return {{"MUSG-REACT-08"}, "roll-spot-distance"};
    case Reason::UnderFire:
        return {{"MUSG-REACT-09"}, "roll-under-fire"};
    case Reason::UnderFireDistance:
        return {{"MUSG-REACT-10"}, "roll-under-fire-distance"};
    case Reason::Cover:
        return {{"MUSG-COVER-02"}, "roll-cover"};
    case Reason::ToHit:
        return {{"MUSG-RANGED-07"}, "roll-to-hit"};
    case Reason::Damage:
        return {{"MUSG-DAMAGE-01"}, "roll-damage"};
    case Reason::Scatter:
        return {{"MUSG-RANGED-15"}, "roll-scatter"};
    case Reason::ScatterDistance:
        return {{"MUSG-RANGED-15"}, "roll-scatter-distance"};
    case Reason::Accident:
        return {{"MUSG-RANGED-19"}, "roll-accident"};
    case Reason::Stray:
        return {{"MUSG-RANGED-21"}, "roll-stray"};
    case Reason::Ammunition:
        return {{"MUSG-RANGED-18"}, "roll-ammunition"};
    case Reason::AllyInMelee:
        return {{"MUSG-RANGED-24"}, "roll-ally-in-melee"};
    case Reason::Blow:
        return {{"MUSG-MELEE-02"}, "roll-blow"};
    case Reason::BlowAgain:
        return {{"MUSG-MELEE-09"}, "roll-blow-again"};
    case Reason::DamageAgain:
        return {{"MUSG-CAMP-33"}, "roll-damage-again"};
    case Reason::BladeCaught:
        return {{"MUSG-CAMP-34"}, "roll-blade-caught"};
    case Reason::ClimberFalls:
        return {{"MUSG-EQUIP-10"}, "roll-climber-falls"};
    }
    return {};
}

bool isCommandTest(Reason reason)
{
    switch (reason) {
    case Reason::Rally:
    case Reason::Rout:
    case Reason::WantToCharge:
    case Reason::ReceiveCharge:
    case Reason::Spot:
    case Reason::UnderFire:
        return true;
    case Reason::DeploymentOrder:
    case Reason::Initiative:
    case Reason::FirstWave:
    case Reason::StepBack:
    case Reason::StepBackDistance:
    case Reason::SpotDistance:
    case Reason::UnderFireDistance:
    case Reason::Cover:
    case Reason::ToHit:
    case Reason::Damage:
    case Reason::Scatter:
    case Reason::ScatterDistance:
    case Reason::Accident:
    case Reason::Stray:
    case Reason::Ammunition:
    case Reason::AllyInMelee:
    case Reason::Blow:
    case Reason::BlowAgain:
    case Reason::DamageAgain:
    case Reason::BladeCaught:
    case Reason::ClimberFalls:
        return false;
    }
    return false;
}

Cause causeOf(Prompt prompt)
{
    switch (prompt) {
    case Prompt::ChooseZone:
        return {{"MUSG-DEPLOY-04"}, "ask-zone"};
    case Prompt::Deploy:
        return {{"MUSG-DEPLOY-04"}, "ask-deploy"};
    case Prompt::Activate:
        return {{"MUSG-TURN-04"}, "ask-activate"};
    case Prompt::Act:
        return {{"MUSG-ACT-01"}, "ask-act"};
    case Prompt::ChooseVictim:
        return {{"MUSG-RANGED-08"}, "ask-victim"};
    case Prompt::AttentionChef:
        return {{"MUSG-FREE-01"}, "ask-attention-chef"};
    case Prompt::TakeShot:
        return {{"MUSG-MERC-06"}, "ask-take-shot"};
    case Prompt::TakeCharge:
        return {{"MUSG-MERC-06"}, "ask-take-charge"};
    case Prompt::RerollDamage:
        return {{"MUSG-CAMP-33"}, "ask-reroll-damage"};
    case Prompt::CatchBlade:
        return {{"MUSG-CAMP-34"}, "ask-catch-blade"};
    case Prompt::StepBack:
        return {{"MUSG-REACT-06"}, "ask-step-back"};
    case Prompt::FreeShot:
        return {{"MUSG-REACT-07"}, "ask-free-shot"};
    case Prompt::GoOn:
        return {{"MUSG-REACT-07"}, "ask-go-on"};
    case Prompt::Follow:
        return {{"MUSG-ACT-07"}, "ask-follow"};
    }
    return {};
}

} // namespace escarmouche::rules::musg::play
