// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/keypage.h"

#include "ui/settings/preferences.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keys/keyedit.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <optional>

namespace four {

namespace {
constexpr int visibleRows = 7; ///< of the keys, at least; the others are scrolled to

bool isKeyOfBoard(QKeyCombination key)
{
    if (key.keyboardModifiers() & ~Qt::ShiftModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default:
        return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    }
}

std::optional<Command> commandOf(const Commands &commands, const QAction *action)
{
    for (std::size_t i = 0; i < Commands::count; ++i) {
        if (commands[Command(i)] == action)
            return Command(i);
    }
    return {};
}

bool opensAMenu(QKeyCombination key)
{
    return key.keyboardModifiers() == Qt::AltModifier && key.key() < 0x10000 &&
           QChar(static_cast<char16_t>(key.key())).isLetter();
}
} // namespace

KeyPage::KeyPage(Preferences *preferences, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_preferences(preferences), m_commands(commands), m_find(new QLineEdit(this)),
      m_bounceCaption(new QLabel(this)), m_bounce(new QComboBox(this)), m_down(new WrappedCheckBox(this)),
      m_letters(new WrappedCheckBox(this)), m_message(new LiveLabel(this)), m_reset(new QPushButton(this))
{
    setObjectName("keyPage");
    m_find->setObjectName("findKey");
    m_find->setClearButtonEnabled(true);
    m_bounce->setObjectName("bounce");
    m_down->setObjectName("downDrops");
    m_letters->setObjectName("letterKeys");
    m_message->setObjectName("keyMessage");
    m_message->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_reset->setObjectName("resetKeys");
    m_reset->setAutoDefault(false);
    m_bounceCaption->setBuddy(m_bounce);
    m_bounce->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const int milliseconds : {0, 60, 200, 500, 1000})
        m_bounce->addItem(QString(), milliseconds);

    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_bounceCaption, m_bounce);
    form->addRow(m_down);
    form->addRow(m_letters);
    auto *last = new QHBoxLayout;
    last->addWidget(m_message, 1);
    last->addWidget(m_reset);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_find);
    column->addWidget(makeRows(), 1);
    column->addLayout(last);
    guardFromWheel(this);
    speakChoices(this);

    // Each one sets its own preference: the list of times may lack the one that the file has.
    connect(m_bounce, &QComboBox::activated, this,
            [this] { m_preferences->set(&PreferenceValues::bounce, m_bounce->currentData().toInt()); });
    connect(m_down, &QCheckBox::clicked, this,
            [this](bool on) { m_preferences->set(&PreferenceValues::downDrops, on); });
    connect(m_letters, &QCheckBox::clicked, this,
            [this](bool on) { m_preferences->set(&PreferenceValues::letterKeys, on); });
    connect(m_find, &QLineEdit::textChanged, this, &KeyPage::find);
    connect(m_reset, &QPushButton::clicked, this, &KeyPage::reset);
    connect(m_preferences, &Preferences::changed, this, &KeyPage::showChoices);
    connect(m_commands, &Commands::keysChanged, this, &KeyPage::showChoices);
    retranslate();
}

QWidget *KeyPage::makeRows()
{
    auto *rows = new QWidget(this);
    auto *grid = new QGridLayout(rows);
    for (const Commands::Menu menu : Commands::allMenus) {
        auto *heading = new QLabel(rows);
        setRole(heading, LabelRole::Section);
        heading->hide(); // without a row
        grid->addWidget(heading, grid->rowCount(), 0, 1, 2);
        m_headings[menu] = heading;
        for (const QAction *action : m_commands->menu(menu)) {
            const std::optional<Command> command = commandOf(*m_commands, action);
            if (!command || !Commands::hasOwnKey(*command) || !action->isVisible())
                continue;
            const Row row{new QLabel(rows), new KeyEdit(rows), heading};
            heading->show();
            row.key->setObjectName(Commands::id(*command) + QStringLiteral("Key"));
            row.caption->setBuddy(row.key);
            const int line = grid->rowCount();
            grid->addWidget(row.caption, line, 0);
            grid->addWidget(row.key, line, 1);
            connect(row.key, &KeyEdit::wanted, this,
                    [this, which = *command](const QKeySequence &key) { chooseKey(which, key); });
            m_rows.emplace(*command, row);
        }
    }
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(grid->rowCount(), 1); // below the rows that were found
    auto *area = new QScrollArea(this);
    area->setObjectName("keyRows");
    area->setWidget(rows);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumHeight(visibleRows * m_rows.begin()->second.key->sizeHint().height());
    return area;
}

void KeyPage::find(const QString &text)
{
    for (const auto &[menu, heading] : m_headings)
        heading->hide();
    for (const auto &[command, row] : m_rows) {
        const QString key = m_commands->key(command).toString(QKeySequence::NativeText);
        const bool isFound = row.caption->text().contains(text.trimmed(), Qt::CaseInsensitive) ||
                             key.compare(text.trimmed(), Qt::CaseInsensitive) == 0;
        row.caption->setVisible(isFound);
        row.key->setVisible(isFound);
        if (isFound)
            row.heading->show();
    }
}

void KeyPage::showChoices()
{
    const PreferenceValues &values = m_preferences->values();
    m_bounce->setCurrentIndex(m_bounce->findData(values.bounce));
    m_down->setChecked(values.downDrops);
    m_letters->setChecked(values.letterKeys);
    for (const auto &[command, row] : m_rows) {
        const QString name = m_commands->action(command)->text().remove(u'&');
        const QKeySequence key = m_commands->key(command);
        row.caption->setText(name);
        row.key->setKeySequence(key);
        // Which key, and what for: a screen reader knows nothing of such a field.
        const QString words =
            //: %1 is what a key does, %2 the key
            tr("%1: %2").arg(name, key.isEmpty() ? tr("no key") : key.toString(QKeySequence::NativeText));
        row.key->setAccessibleName(words);
        row.key->findChild<QLineEdit *>()->setAccessibleName(words); // Qt's, in which the key is written
    }
    allowUnless(m_reset, values.keys.isEmpty() ? tr("All commands have their usual keys.") : QString());
}

QString KeyPage::problem(Command command, const QKeySequence &key) const
{
    if (key.isEmpty())
        return {};
    const QString name = key.toString(QKeySequence::NativeText);
    if (!m_preferences->values().letterKeys && Commands::isLetter(key))
        return tr("Letters alone are switched off.");
    if (isKeyOfBoard(key[0]))
        return tr("%1 is a key of the board.").arg(name);
    if (opensAMenu(key[0]))
        return tr("Alt with a letter opens a menu.");
    for (const auto &[other, row] : m_rows) {
        if (other != command && m_commands->key(other) == key)
            return tr("%1 is already the key of “%2”.")
                .arg(name, m_commands->action(other)->text().remove(u'&'));
    }
    return {};
}

void KeyPage::chooseKey(Command command, const QKeySequence &key)
{
    const QString problem = this->problem(command, key);
    showAsRefusal(m_message, !problem.isEmpty());
    m_message->say(problem);
    if (!problem.isEmpty()) {
        m_message->sayAgain();
        return showChoices();
    }
    PreferenceValues values = m_preferences->values();
    if (key == Commands::usualKey(command))
        values.keys.remove(Commands::id(command));
    else
        values.keys.insert(Commands::id(command), key.toString(QKeySequence::PortableText));
    m_preferences->set(values);
    showChoices();
}

void KeyPage::reset()
{
    PreferenceValues values = m_preferences->values();
    values.keys.clear();
    m_preferences->set(values);
    showAsRefusal(m_message, false);
    m_message->say(tr("All commands have their usual keys."));
}

void KeyPage::retranslate()
{
    setWindowTitle(tr("&Keys"));
    m_find->setPlaceholderText(tr("Command or key"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_bounceCaption->setText(tr("&Ignore repeated presses of a key within:"));
    m_bounce->setItemText(0, tr("No time"));
    for (int i = 1; i < m_bounce->count(); ++i)
        m_bounce->setItemText(i, tr("%L1 seconds").arg(m_bounce->itemData(i).toInt() / 1000.0));
    m_down->setWords(tr("The &down arrow drops a disc (never with a screen reader)"));
    m_letters->setWords(
        tr("&Letters alone are keys, such as %1 for “%2”")
            .arg(Commands::usualKey(Command::Undo).toString(QKeySequence::NativeText), tr("Undo")));
    m_reset->setText(tr("&Usual keys"));
    for (const auto &[menu, heading] : m_headings)
        heading->setText(Commands::title(menu).remove(u'&'));
    m_message->say({});
    showAsRefusal(m_message, false);
    showChoices();
}

void KeyPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_keypage.cpp"
