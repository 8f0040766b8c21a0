// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace four {

/// A person's name in at most two lines. A longer name loses its middle, since its end is the given name in
/// Vietnamese and the family name in English; the tool tip has it whole.
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
    [[nodiscard]] QSize sizeHint() const override
    {
        return {QLabel::sizeHint().width(), heightAt(contentsRect().width())};
    }
    /// One line.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, fontMetrics().lineSpacing()}; }

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
