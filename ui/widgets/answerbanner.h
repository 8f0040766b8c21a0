// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <cstdint>

class QLabel;

namespace four {

/// Whether the last answer to an exercise was right: a sign, a word, and a line of what comes of it. It keeps
/// its place while nothing has been answered yet. Shape and word tell the same as the colours.
class AnswerBanner : public QFrame
{
    Q_OBJECT

public:
    enum class Answer : std::uint8_t {
        Nothing, ///< is asked or answered now
        Asked,
        Right,
        Wrong,
    };

    explicit AnswerBanner(QWidget *parent = nullptr);

    /// @param detail of an answer, in a line  @param word of an answer; empty: the usual one
    void setAnswer(Answer answer, const QString &detail = {}, const QString &word = {});
    /// What to do while it is Asked; else a column is to be chosen.
    void setAsked(const QString &words);
    [[nodiscard]] Answer answer() const { return m_answer; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    QLabel *m_word;
    QLabel *m_detail;
    QString m_asked;
    Answer m_answer = Answer::Nothing;
    QString m_ownWord; ///< empty: the usual one
};

} // namespace four
