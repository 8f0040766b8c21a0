// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/letterdialog.h"

#include "ui/board/drawing.h"
#include "ui/text/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

LetterDialog::LetterDialog(const Game &game, QWidget *parent) : QDialog(parent)
{
    setObjectName("letterDialog");
    setWindowTitle(tr("X or O?"));
    auto *question = new QLabel(Words::beginning(game), this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    question->setMinimumWidth(300);

    constexpr int side = 56;
    auto *row = new QHBoxLayout;
    for (const Letter letter : {Letter::X, Letter::O}) {
        auto *button = new QPushButton(Words::letter(letter), this);
        button->setObjectName("choose" + Words::letter(letter));
        button->setIcon(drawing::discPixmap(Theme::of(palette()).disc(game.starter()), letter, side,
                                            devicePixelRatioF()));
        button->setIconSize({side, side});
        button->setShortcut(letter == Letter::X ? Qt::Key_X : Qt::Key_O);
        button->setDefault(letter == Letter::X);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, letter] {
            m_letter = letter;
            accept();
        });
    }
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addLayout(row);
}

} // namespace four
