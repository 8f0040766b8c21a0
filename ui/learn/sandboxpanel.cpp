// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sandboxpanel.h"

#include "core/rules/setup.h"
#include "ui/learn/sandbox.h"
#include "ui/learn/sandboxwords.h"
#include "ui/learn/sketchview.h"
#include "ui/text/words.h"
#include "ui/widgets/keys/mnemonickey.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int person = -1; ///< in the list of levels

LiveLabel *makeSaying(const char *name, QWidget *parent)
{
    auto *label = new LiveLabel(parent);
    label->setObjectName(name);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}
} // namespace

SandboxPanel::SandboxPanel(Sandbox *sandbox, QWidget *parent)
    : QWidget(parent), m_sandbox(sandbox), m_welcome(new WrappedLabel(this)), m_one(makeTool("sandboxOne")),
      m_two(makeTool("sandboxTwo")), m_none(makeTool("sandboxNone")), m_view(new SketchView(sandbox, this)),
      m_verdict(makeSaying("sandboxVerdict", this)), m_levelCaption(new QLabel(this)),
      m_level(new QComboBox(this)), m_begins(new QCheckBox(this)), m_play(makeButton("sandboxPlay")),
      m_stop(makeButton("sandboxStop")), m_clear(makeButton("sandboxClear")),
      m_take(makeButton("sandboxTake")), m_copy(makeButton("sandboxCopy")),
      m_paste(makeButton("sandboxPaste")), m_all(makeButton("sandboxAll")),
      m_answer(makeSaying("sandboxAnswer", this)), m_values(makeSaying("sandboxValues", this))
{
    setObjectName("sandboxPanel");
    m_level->setObjectName("sandboxLevel");
    m_level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_levelCaption->setBuddy(m_level);
    m_begins->setObjectName("sandboxBegins");
    m_one->setChecked(true);
    connect(m_one, &QRadioButton::clicked, this, [this] { m_view->setTool(Player::One); });
    connect(m_two, &QRadioButton::clicked, this, [this] { m_view->setTool(Player::Two); });
    connect(m_none, &QRadioButton::clicked, this, [this] { m_view->setTool(std::nullopt); });
    connect(m_play, &QPushButton::clicked, this, &SandboxPanel::play);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_sandbox->stop();
        Q_EMIT boardWanted();
    });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_sandbox->clear(); });
    connect(m_take, &QPushButton::clicked, this, &SandboxPanel::takeFromBoard);
    connect(m_copy, &QPushButton::clicked, this, &SandboxPanel::copy);
    connect(m_paste, &QPushButton::clicked, this, &SandboxPanel::paste);
    connect(m_all, &QPushButton::clicked, this, &SandboxPanel::listWanted);
    connect(m_sandbox, &Sandbox::changed, this, &SandboxPanel::refresh);
    layOut();
    guardFromWheel(this);
    speakChoices(this);
    retranslate();
}

QRadioButton *SandboxPanel::makeTool(const char *name)
{
    auto *tool = new QRadioButton(this);
    tool->setObjectName(name);
    return tool;
}

QPushButton *SandboxPanel::makeButton(const char *name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    return button;
}

void SandboxPanel::layOut()
{
    const auto makeRow = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new FlowLayout;
        row->setAlignment(Qt::AlignLeading);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        return row;
    };
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_welcome);
    column->addLayout(makeRow({m_one, m_two, m_none}));
    column->addWidget(m_view);
    // What is said grows and shrinks: no button moves under the pointer.
    m_verdict->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    column->addWidget(m_verdict);
    auto *level = new QHBoxLayout;
    level->addWidget(m_levelCaption);
    level->addWidget(m_level);
    auto *opponent = new FlowLayout;
    opponent->setAlignment(Qt::AlignLeading);
    opponent->addLayout(level);
    opponent->addWidget(m_begins);
    column->addLayout(opponent);
    column->addLayout(makeRow({m_play, m_stop}));
    column->addLayout(makeRow({m_clear, m_take, m_copy, m_paste}));
    column->addLayout(makeRow({m_all}));
    column->addWidget(m_answer);
    column->addWidget(m_values);
    column->addStretch();
}

void SandboxPanel::takeFocus()
{
    m_view->takeFocus();
    const auto nameOf = [](QKeySequence key) { return key.toString(QKeySequence::NativeText); };
    //: of a position that somebody sets up; %1 to %4 are keys
    const QString keys = tr("Set up a position: the arrows choose a cell, %1 and %2 set a disc, %3 takes it "
                            "away. %4 plays from there.");
    Announcer::of(this)->say(
        keys.arg(nameOf(Qt::Key_X), nameOf(Qt::Key_O), nameOf(Qt::Key_Delete), mnemonicKey(m_play)));
}

void SandboxPanel::play()
{
    if (!m_sandbox->canPlay())
        return;
    const int chosen = m_level->currentData().toInt();
    const std::optional<Level> level =
        chosen == person ? std::nullopt : std::optional(static_cast<Level>(chosen));
    m_sandbox->play(level, m_begins->isChecked());
    Q_EMIT boardWanted();
}

void SandboxPanel::copy()
{
    const QString columns = m_sandbox->columns();
    QGuiApplication::clipboard()->setText(columns);
    answer(tr("Copied as the columns of its drops: %1").arg(columns));
}

void SandboxPanel::paste()
{
    if (m_sandbox->setColumns(QGuiApplication::clipboard()->text()))
        answer(QString());
    else
        answer(
            tr("There is no position on the clipboard. It would be written as the columns of its drops, as "
               "in 4435."));
}

void SandboxPanel::takeFromBoard()
{
    answer(m_sandbox->takeFromBoard()
               ? QString()
               : tr("The board of this game has another size: here it has 7 columns and 6 rows."));
}

void SandboxPanel::answer(const QString &text)
{
    m_answer->say(text);
    m_answer->setVisible(!text.isEmpty());
}

void SandboxPanel::retranslate()
{
    m_welcome->setText(tr("Set up a position: choose a disc, then the cells."));
    //: the choice of what is set in the sandbox: %1 is a colour, with a capital letter, %2 a letter
    const QString tool = tr("%1 (%2)");
    m_one->setText(tool.arg(Words::capitalised(Words::colour(Player::One)), Words::letter(Letter::X)));
    m_two->setText(tool.arg(Words::capitalised(Words::colour(Player::Two)), Words::letter(Letter::O)));
    m_none->setText(tr("Empty cell"));
    m_view->setAccessibleName(tr("Position"));
    m_levelCaption->setText(tr("Opponent:"));
    m_begins->setText(tr("The opponent drops first"));
    m_play->setText(tr("&Play from here"));
    m_stop->setText(tr("Back to the game"));
    m_clear->setText(tr("Clear"));
    m_take->setText(tr("From the board"));
    m_copy->setText(tr("Copy"));
    m_paste->setText(tr("Paste"));
    m_all->setText(tr("&All lessons"));
    fillLevels();
    answer(QString());
    m_sandbox->retranslate();
    refresh();
}

void SandboxPanel::fillLevels()
{
    const QVariant chosen = m_level->count() > 0 ? m_level->currentData() : int(Level::Medium);
    m_level->clear();
    m_level->addItem(tr("another person"), person);
    for (const Level level : allLevels)
        m_level->addItem(Words::level(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(chosen));
}

void SandboxPanel::refresh()
{
    const bool isPossible = !m_sandbox->impossible();
    m_verdict->say(SandboxWords::verdict(*m_sandbox));
    showAsRefusal(m_verdict, !isPossible);
    const QString values = SandboxWords::values(m_sandbox->marks());
    // It is long: who has heard enough of it goes on.
    m_values->say(values.isEmpty() && m_sandbox->isThinking() ? tr("Working it out …") : values, {},
                  Announcer::Order::AfterOthers);
    m_values->setVisible(m_sandbox->canPlay());
    m_play->setEnabled(m_sandbox->canPlay());
    m_stop->setEnabled(m_sandbox->isRunning());
    m_clear->setEnabled(!m_sandbox->sketch().isEmpty());
    m_copy->setEnabled(isPossible && !m_sandbox->sketch().isEmpty());
}

void SandboxPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SandboxPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_sandbox->setWanted(true);
}

void SandboxPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // No values are worked out for a page that is not seen.
    if (!event->spontaneous())
        m_sandbox->setWanted(false);
}

} // namespace four

#include "moc_sandboxpanel.cpp"
