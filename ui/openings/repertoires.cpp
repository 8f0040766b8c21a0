// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/repertoires.h"

#include "ui/analysis/builtin.h"

#include <QDir>

#include <algorithm>
#include <variant>

namespace four {

const std::vector<coach::Repertoire> &repertoires()
{
    static const std::vector<coach::Repertoire> all = [] {
        std::vector<coach::Repertoire> found;
        const QDir folder(QStringLiteral(":/learn/repertoires"));
        for (const QString &name : folder.entryList(QDir::Files)) {
            const auto opened = coach::Repertoire::open(builtIn(folder.filePath(name)));
            if (const auto *repertoire = std::get_if<coach::Repertoire>(&opened))
                found.push_back(*repertoire);
            else
                qWarning("The repertoire cannot be read: %s", qPrintable(name));
        }
        std::ranges::sort(found, {}, &coach::Repertoire::kind);
        return found;
    }();
    return all;
}

} // namespace four
