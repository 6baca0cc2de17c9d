// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"

#include <QByteArray>

#include <openssl/sha.h>

namespace escarmouche::model {

// OpenSSL knows the processor's own instructions for it; Qt 6.4 does not.
std::string sha256(std::string_view text)
{
    QByteArray digest(SHA256_DIGEST_LENGTH, Qt::Uninitialized);
    SHA256(reinterpret_cast<const unsigned char *>(text.data()), text.size(),
           reinterpret_cast<unsigned char *>(digest.data()));
    return digest.toHex().toStdString();
}

} // namespace escarmouche::model
