// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QBoxLayout;
class QButtonGroup;

namespace four {

/// A radio button that looks like a button, framed by itself or as a part of a row.
class ChoiceTile : public QRadioButton
{
    Q_OBJECT

public:
    explicit ChoiceTile(QWidget *parent = nullptr) : QRadioButton(parent) {}

    void setFramed(bool isFramed) { m_isFramed = isFramed; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override { return rect().contains(place); }
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isFramed = true;
};

/// A choice among few things that stand side by side in one frame, or below each other where the screen is
/// too narrow for their words: radio buttons, which arrows choose.
class Segments : public QWidget
{
    Q_OBJECT

public:
    /// @param name of the widget; its buttons are called by it and their value, as `clock1`
    explicit Segments(const QString &name, QWidget *parent = nullptr);

    /// The words and values from left to right. For another language the same values come again.
    void setChoices(const std::vector<std::pair<QString, int>> &choices);
    /// What is chosen here, for screen readers.
    void setCaption(const QString &caption);
    /// -1: none was selected yet.
    [[nodiscard]] int value() const;
    /// @pre it is one of the choices
    void select(int value);

Q_SIGNALS:
    /// A person has chosen it.
    void chosen(int value);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fitScreen();

    QButtonGroup *m_group;
    QBoxLayout *m_row;
};

} // namespace four
