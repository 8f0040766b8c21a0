// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/gamesource.h"

#include <QFileInfo>

#include <string_view>
#include <utility>

namespace four {

GameSource GameSource::ofFile(const QString &path)
{
    GameSource source;
    source.m_path = path;
    source.m_size = QFileInfo(path).size();
    return source;
}

GameSource GameSource::ofText(const QByteArray &text)
{
    GameSource source;
    source.m_size = text.size();
    source.read(text);
    return source;
}

void GameSource::read(const QByteArray &text)
{
    m_text = std::make_unique<const QByteArray>(text);
    m_reader.emplace(std::string_view(m_text->constData(), static_cast<std::size_t>(m_text->size())));
}

std::optional<GameSource::Found> GameSource::next()
{
    if (m_isRefused)
        return {};
    if (!m_reader) {
        if (!m_file)
            m_file = std::make_unique<recordfile::Content>(m_path);
        if (m_file->readOn())
            return Found();
        const std::unique_ptr<recordfile::Content> file = std::exchange(m_file, nullptr);
        m_isRefused = file->problem().has_value();
        if (m_isRefused)
            return *file->problem();
        read(file->take());
    }
    std::optional<std::variant<RecordedGame, RecordError>> read = m_reader->next();
    if (!read)
        return {};
    if (auto *game = std::get_if<RecordedGame>(&*read))
        return std::move(*game);
    return std::get<RecordError>(std::move(*read));
}

} // namespace four
