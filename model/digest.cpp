// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"

#include <QByteArray>

#define OPENSSL_SUPPRESS_DEPRECATED // the other interface needs all of the library
#include <openssl/sha.h>

namespace escarmouche::model {

// OpenSSL knows the processor's own instructions for it; Qt 6.4 does not.
std::string sha256(std::string_view text)
{
    SHA256_CTX context;
    SHA256_Init(&context);
    SHA256_Update(&context, text.data(), text.size());
    QByteArray digest(SHA256_DIGEST_LENGTH, Qt::Uninitialized);
    SHA256_Final(reinterpret_cast<unsigned char *>(digest.data()), &context);
    return digest.toHex().toStdString();
}

} // namespace escarmouche::model
