// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

rules::Prompt::Kind kindOf(Prompt prompt)
{
    using Kind = rules::Prompt::Kind;
    switch (prompt) {
    case Prompt::ChooseZone:
    case Prompt::Deploy:
        return Kind::SetUp;
    case Prompt::Activate:
        return Kind::Choose;
    case Prompt::Act:
        return Kind::Act;
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
    case Prompt::Follow:
        return Kind::Answer;
    }
    return Kind::None;
}

class Asking
{
public:
    explicit Asking(const Outlook &outlook) : m_outlook(outlook), m_seen(outlook.seen()) {}

    Asked asked() const
    {
        Asked asked;
        asked.kind = kindOf(static_cast<Prompt>(m_seen.request.decision.prompt));
        const ActivationFrame *active = activation(m_seen);
        asked.able = active && isOwn(active->leader) ? unit(active->leader) : onOffer(asked.kind);
        if (asked.kind == rules::Prompt::Kind::Answer)
            asked.doer = doer();
        asked.quiet = quiet();
        return asked;
    }

private:
    bool isOwn(FigureId figure) const
    {
        return m_outlook.game().fighter(figure).seat() == m_outlook.seat();
    }

    /** Who acts and has something left, who leads them first. */
    std::vector<FigureId> unit(FigureId leader) const
    {
        std::vector<FigureId> unit;
        for (std::size_t at = 0; at < m_outlook.game().size(); ++at) {
            const FigureId figure{static_cast<std::uint8_t>(at)};
            if (isOwn(figure) && m_seen[figure].pa > 0)
                unit.push_back(figure);
        }
        std::ranges::stable_partition(unit, [leader](FigureId each) { return each == leader; });
        return unit;
    }

    /** Who can be placed or activated. */
    std::vector<FigureId> onOffer(rules::Prompt::Kind kind) const
    {
        std::vector<FigureId> able;
        for (const auto &[action, open] : m_outlook.options()) {
            const FigureId figure = concerned(action);
            if (!figure.valid() || !isOwn(figure) || std::ranges::find(able, figure) != able.end())
                continue;
            if (open || kind == rules::Prompt::Kind::Choose)
                able.push_back(figure);
        }
        return able;
    }

    /** Who would shoot or strike, were one of the answers given that are about an enemy. */
    FigureId doer() const
    {
        for (const auto &[action, open] : m_outlook.options()) {
            const FigureId foe = concerned(action);
            if (open || !foe.valid() || isOwn(foe))
                continue;
            const auto plan = m_outlook.plan(action);
            if (!plan)
                continue;
            ActionPreview preview;
            describe(m_outlook.game(), m_seen, *plan, preview);
            const FigureId figure = figureAt(m_outlook.game(), preview.token);
            if (figure.valid() && isOwn(figure))
                return figure;
        }
        return {};
    }

    /** The only answer that is about nobody; between Yes and No there is none. */
    std::optional<Action> quiet() const
    {
        std::optional<Action> only;
        for (const auto &[action, open] : m_outlook.options()) {
            if (open || concerned(action).valid())
                continue;
            if (only)
                return std::nullopt;
            only = action;
        }
        return only;
    }

    const Outlook &m_outlook;
    const State &m_seen;
};

} // namespace

Asked askedOf(const Outlook &outlook)
{
    return Asking(outlook).asked();
}

} // namespace escarmouche::rules::musg::play
