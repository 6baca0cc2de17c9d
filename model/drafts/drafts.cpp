// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/drafts.h"

#include "model/drafts/draftrepository.h"
#include "model/library/ledger/ledger.h"
#include "model/library/store/librarystore.h"
#include "model/text.h"

#include <utility>

namespace escarmouche::model {

namespace {

LibraryWriter::Write writeOfDraft(const DraftPlace &place, const DraftWords &words)
{
    return [draft = Draft{place, nowUtc(), words}](Connection &connection) {
        DraftRepository drafts(connection);
        return draft.words.empty() ? drafts.remove(draft.place) : drafts.write(draft);
    };
}

} // namespace

Drafts::Drafts(std::shared_ptr<LibraryStore> store) : m_store(std::move(store)) {}

bool Drafts::areKept() const
{
    return m_store->writer != nullptr;
}

rules::Result<std::vector<Draft>> Drafts::list() const
{
    return DraftRepository(*m_store->reader).list();
}

rules::Result<std::optional<Draft>> Drafts::find(const DraftPlace &place) const
{
    return DraftRepository(*m_store->reader).find(place);
}

std::future<rules::Result<void>> Drafts::keep(const DraftPlace &place,
                                              const DraftWords &words) const
{
    const auto answered = std::make_shared<std::promise<rules::Result<void>>>();
    auto answer = answered->get_future();
    if (m_store->writer)
        m_store->writer->submit(writeOfDraft(place, words), [answered](rules::Result<void> done) {
            answered->set_value(std::move(done));
        });
    else
        answered->set_value(rules::fail(
            {.code = rules::ErrorCode::PermissionDenied, .subject = toUtf8(m_store->path)}));
    return answer;
}

rules::Result<void> Drafts::keepNow(const DraftPlace &place, const DraftWords &words) const
{
    return m_store->write(writeOfDraft(place, words));
}

rules::Result<void> Drafts::discard(const DraftPlace &place) const
{
    return keepNow(place, {});
}

} // namespace escarmouche::model
