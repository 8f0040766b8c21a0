// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/letterdialog.h"

#include "ui/board/drawing.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/fittingarea.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int side = 56; ///< of a disc, in logical pixels
} // namespace

LetterDialog::LetterDialog(const Game &game, QWidget *parent)
    : QDialog(parent), m_game(game), m_question(new QLabel(this))
{
    setObjectName("letterDialog");
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_question->setMinimumWidth(300);

    auto *row = new QHBoxLayout;
    for (const Letter letter : {Letter::X, Letter::O}) {
        auto *button = m_buttons[letter] = new QPushButton(Words::letter(letter), this);
        button->setObjectName("choose" + Words::letter(letter));
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
    // Before it is measured for the first time.
    drawDiscs();
    retranslate();
    column->addWidget(new FittingArea(m_question, this));
    column->addLayout(row);
}

void LetterDialog::retranslate()
{
    setWindowTitle(tr("X or O?"));
    m_question->setText(Words::beginning(m_game));
}

void LetterDialog::drawDiscs()
{
    // The letter is what is being chosen, whatever else the faces have.
    Theme::Disc colours = Theme::of(palette()).disc(m_game.colour(m_game.starter()));
    colours.faces = Theme::Faces::Letters;
    for (const auto &[letter, button] : m_buttons)
        button->setIcon(drawing::discPixmap(colours, letter, side, devicePixelRatioF()));
}

void LetterDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        drawDiscs();
}

} // namespace four

#include "moc_letterdialog.cpp"
