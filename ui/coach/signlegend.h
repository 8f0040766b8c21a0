// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;

namespace four {

class Fold;

/// The sign of a judgement, in the colours of the palette.
class SignPicture : public QWidget
{
public:
    SignPicture(const coach::Judgement &judgement, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    coach::Judgement m_judgement;
};

/// An oversight, a blunder, a mistake and a fine point, for their signs.
extern const std::array<coach::Judgement, 4> judgementKinds;

/// What the signs of a review mean, each with its shape; folded until a person asks for it.
class SignLegend : public QWidget
{
    Q_OBJECT

public:
    explicit SignLegend(QWidget *parent = nullptr);

private:
    void retranslate();

    Fold *m_fold;
    std::vector<QLabel *> m_texts; ///< in the order of the signs
};

} // namespace four
