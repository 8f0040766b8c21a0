// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rulesdialog.h"

#include "ui/board/drawing.h"
#include "ui/text/rulestext.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr QSize aroundRules(24, 48); ///< for the frame and the desktop's bars
} // namespace

RulesDialog::RulesDialog(const Ruleset &rules, const Match &match, Occasion occasion, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_match(match), m_text(new QTextBrowser(this)),
      m_notAgain(new QCheckBox(this))
{
    setObjectName("rulesDialog");
    resize(QSize(560, 520).boundedTo(screen()->availableSize() - aroundRules));
    m_text->setObjectName("rulesText");
    m_text->setOpenLinks(false);
    // A screen reader reads it line by line with the arrows.
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);

    auto *buttons = new QDialogButtonBox(this);
    m_notAgain->setObjectName("notAgain");
    m_notAgain->setVisible(occasion == Occasion::BeforeMatch);
    if (occasion == Occasion::BeforeMatch) {
        m_goOn = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
        m_goOn->setObjectName("goOn");
        m_goOn->setDefault(true);
        m_goOn->setFocus();
    } else {
        buttons->addButton(QDialogButtonBox::Close);
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(m_notAgain);
    column->addWidget(buttons);
    retranslate();
}

void RulesDialog::retranslate()
{
    setWindowTitle(tr("Rules: %1").arg(Words::matchTitle(m_match)));
    m_text->setAccessibleName(tr("Rules"));
    m_notAgain->setText(tr("Do not &show this again"));
    if (m_goOn)
        m_goOn->setText(tr("Start the game"));
    writeText();
}

void RulesDialog::writeText()
{
    const int place = m_text->verticalScrollBar()->value();
    addPictures();
    m_text->setHtml(RulesText::html(m_rules));
    m_text->verticalScrollBar()->setValue(place);
}

void RulesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        writeText();
}

bool RulesDialog::isUnwantedNextTime() const
{
    return m_notAgain->isChecked();
}

void RulesDialog::addPictures()
{
    const auto add = [this](const QString &name, const QStringList &rows) {
        const QPixmap picture = drawing::boardPicture(rows, Theme::of(palette()), devicePixelRatioF());
        m_text->document()->addResource(QTextDocument::ImageResource, QUrl("picture:" + name), picture);
    };
    // y and r are discs, capitals stand in a line, - is a gap between two boards.
    const int connect = m_rules.connect;
    QStringList lines;
    for (int row = 0; row < connect; ++row) {
        QString across(connect, u'.');
        QString slanting(connect, u'.');
        slanting[connect - 1 - row] = u'R';
        if (row == connect - 1)
            across.fill(u'Y');
        lines << across + u'-' + QStringLiteral("Y.") + u'-' + slanting;
    }
    add(QStringLiteral("lines"), lines);
    add(QStringLiteral("block"), {"....-....", ".r..-.r..", ".yy.-YYYY"});
    add(QStringLiteral("remove"), {"....-....", ".y..-....", "yryy-YYYY"});
}

} // namespace four

#include "moc_rulesdialog.cpp"
