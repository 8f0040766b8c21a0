// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesource.h"

#include <QFileInfo>

#include <algorithm>
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
    source.setText(text);
    return source;
}

void GameSource::setText(const QByteArray &text)
{
    QByteArray games = text;
    m_training = trainingtext::extractTrainings(games);
    // nextTraining() gives the last ones first.
    std::ranges::reverse(m_training.trainings);
    std::ranges::reverse(m_training.errors);
    const bool isTraining = !m_training.trainings.empty() || !m_training.errors.empty();
    const bool isNothingElse = isTraining && games.trimmed().isEmpty();
    m_text = std::make_unique<const QByteArray>(std::move(games));
    if (!isNothingElse)
        m_reader.emplace(std::string_view(m_text->constData(), static_cast<std::size_t>(m_text->size())));
}

std::optional<GameSource::Found> GameSource::next()
{
    if (m_ahead.empty())
        return readNext();
    Found found = std::move(m_ahead.front());
    m_ahead.pop_front();
    return found;
}

std::optional<GameSource::Found> GameSource::findFault()
{
    std::optional<Found> first;
    while (std::optional<Found> found = readNext()) {
        m_ahead.push_back(*found);
        if (std::holds_alternative<RecordedGame>(*found) || std::holds_alternative<Training>(*found))
            return {};
        if (std::holds_alternative<FileProblem>(*found))
            return found;
        if (!first && !std::holds_alternative<std::monostate>(*found))
            first = std::move(found);
    }
    return first ? first : Found(RecordError());
}

std::optional<GameSource::Found> GameSource::readNext()
{
    if (m_isRefused)
        return {};
    if (!m_text) {
        if (!m_file)
            m_file = std::make_unique<recordfile::Content>(m_path);
        if (m_file->readOn())
            return Found();
        const std::unique_ptr<recordfile::Content> file = std::exchange(m_file, nullptr);
        m_isRefused = file->problem().has_value();
        if (m_isRefused)
            return *file->problem();
        setText(file->takeBytes());
    }
    auto read = m_reader ? m_reader->next() : std::nullopt;
    if (!read)
        return nextTraining();
    if (auto *game = std::get_if<RecordedGame>(&*read))
        return std::move(*game);
    return std::get<RecordError>(std::move(*read));
}

std::optional<GameSource::Found> GameSource::nextTraining()
{
    const auto takeLast = [](auto &entries) {
        auto last = std::move(entries.back());
        entries.pop_back();
        return last;
    };
    if (!m_training.trainings.empty())
        return takeLast(m_training.trainings);
    if (!m_training.errors.empty())
        return takeLast(m_training.errors);
    return {};
}

} // namespace four
