// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace four {

/// A person's name in at most two lines, or one where the height has room for no more. A longer name loses
/// its middle and the tool tip shows it whole: the end is the given name in Vietnamese and the family name in
/// English.
class NameLabel : public QLabel
{
    Q_OBJECT

public:
    explicit NameLabel(QWidget *parent = nullptr);
    /// @param name with or without marks of isolation
    void setName(const QString &name);
    [[nodiscard]] QString name() const { return m_name; }

    /// How high the name is at a width, in logical pixels.
    [[nodiscard]] int heightAt(int width) const;
    /// The least width from `enough` on at which the whole name is seen, in two lines at most.
    [[nodiscard]] int leastWidth(int enough) const;

    /// All lines that the name wants at the present width.
    [[nodiscard]] QSize sizeHint() const override;
    /// One line.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Without marks of isolation. @param most lines
    [[nodiscard]] QStringList lines(qsizetype most, int width) const;
    void fitName();

    QString m_name;
};

} // namespace four
