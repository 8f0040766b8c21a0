// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/playingdialog.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr QSize aroundDialog(24, 48); ///< for the frame and the desktop's bars
constexpr int lettersPerLine = 95;
constexpr int shownLines = 38;
constexpr int cellPadding = 3; ///< in the tables, in logical pixels

/// As Markdown.
QString text()
{
    // Language sets the locale together with the translators.
    const bool isVietnamese = QLocale().language() == QLocale::Vietnamese;
    QFile file(isVietnamese ? QStringLiteral(":/help/PLAYING.vi.md") : QStringLiteral(":/help/PLAYING.md"));
    if (!file.open(QIODevice::ReadOnly))
        qWarning("%s cannot be read", qPrintable(file.fileName()));
    // Keys are bold, as in the other lists of keys: Qt shows code in the system's size.
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    return QString::fromUtf8(file.readAll()).replace(code, QStringLiteral("**\\1**"));
}

/// What the web pages of repositories make of a heading, and so the links in the text.
QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isSpace())
            anchor += u'-';
        else if (letter.isLetterOrNumber() || letter == u'-')
            anchor += letter;
    }
    return anchor;
}
} // namespace

PlayingDialog::PlayingDialog(QWidget *parent) : QDialog(parent), m_text(new QTextBrowser(this))
{
    setObjectName("playingDialog");
    const QSize wanted(lettersPerLine * fontMetrics().averageCharWidth(),
                       shownLines * fontMetrics().lineSpacing());
    resize(wanted.boundedTo(screen()->availableSize() - aroundDialog));
    m_text->setObjectName("playingText");
    m_text->setOpenLinks(false);
    // A caret, so that a screen reader can read line by line.
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    // The text never fits; a bar that appears late leaves the text laid out too wide.
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(m_text, &QTextBrowser::anchorClicked, this, &PlayingDialog::goToSection);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(buttons);
    retranslate();
}

void PlayingDialog::retranslate()
{
    setWindowTitle(tr("How to play"));
    m_text->setAccessibleName(tr("How to play"));
    showText();
}

void PlayingDialog::showText()
{
    const int place = m_text->verticalScrollBar()->value();
    m_text->setMarkdown(text());
    for (QTextFrame *frame : m_text->document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(cellPadding);
        format.setBorder(0);
        table->setFormat(format);
    }
    m_text->verticalScrollBar()->setValue(place);
}

void PlayingDialog::goToSection(const QUrl &link)
{
    const QTextDocument *document = m_text->document();
    const QString anchor = link.fragment(QUrl::FullyDecoded);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        m_text->setTextCursor(QTextCursor(block));
        const QRectF heading = document->documentLayout()->blockBoundingRect(block);
        m_text->verticalScrollBar()->setValue(qRound(heading.top()));
        return;
    }
}

void PlayingDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange) // the links have the palette's colour
        showText();
}

} // namespace four

#include "moc_playingdialog.cpp"
