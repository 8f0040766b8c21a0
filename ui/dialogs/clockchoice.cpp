// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/clockchoice.h"

#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/segments.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace four {

namespace {
/// A number of seconds as minutes and seconds: `4:30`. Seconds alone may be typed as well.
class TimeBox : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

protected:
    [[nodiscard]] QString textFromValue(int value) const override
    {
        return QStringLiteral("%1:%2").arg(value / 60).arg(value % 60, 2, 10, QLatin1Char('0'));
    }
    [[nodiscard]] int valueFromText(const QString &text) const override
    {
        const QStringList parts = text.trimmed().split(u':');
        return parts.size() == 2 ? parts[0].toInt() * 60 + parts[1].toInt() : parts[0].toInt();
    }
    [[nodiscard]] QValidator::State validate(QString &text, int & /*at*/) const override
    {
        static const QRegularExpression time(QStringLiteral("^ *\\d{0,4}(:\\d{0,2})? *$"));
        if (!time.match(text).hasMatch())
            return QValidator::Invalid;
        const int value = valueFromText(text);
        return value >= minimum() && value <= maximum() && !text.trimmed().endsWith(u':')
                   ? QValidator::Acceptable
                   : QValidator::Intermediate;
    }
};

constexpr TimeControl usualTurn{.kind = TimeControl::Kind::Turn, .seconds = 30};
constexpr TimeControl usualGame{.kind = TimeControl::Kind::Game, .seconds = 300, .increment = 3};

/// A field with its caption, which stay together where the row is too narrow for all.
QWidget *beside(QLabel *caption, QWidget *field, QWidget *parent)
{
    auto *pair = new QWidget(parent);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins({});
    caption->setBuddy(field);
    row->addWidget(caption);
    row->addWidget(field);
    return pair;
}
} // namespace

ClockChoice::ClockChoice(QWidget *parent)
    : QWidget(parent), m_kind(new Segments(QStringLiteral("clock"), this)), m_details(new QWidget(this)),
      m_timeCaption(new QLabel(this)), m_time(new TimeBox(this)), m_incrementCaption(new QLabel(this)),
      m_increment(new QSpinBox(this)), m_timeUpCaption(new QLabel(this)), m_timeUp(new QComboBox(this))
{
    m_time->setObjectName("time");
    m_increment->setObjectName("increment");
    m_increment->setSuffix(QStringLiteral(" s"));
    m_increment->setRange(limits::increment.least, limits::increment.most);
    m_timeUp->setObjectName("timeUp");
    m_timeUp->addItem(QString(), false);
    m_timeUp->addItem(QString(), true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_kind);
    column->addWidget(m_details);
    auto *row = new FlowLayout(m_details);
    row->setAlignment(Qt::AlignLeading);
    row->addWidget(beside(m_timeCaption, m_time, m_details));
    row->addWidget(beside(m_incrementCaption, m_increment, m_details));
    row->addWidget(beside(m_timeUpCaption, m_timeUp, m_details));
    setFocusProxy(m_kind);

    connect(m_kind, &Segments::chosen, this,
            [this](int kind) { choose(static_cast<TimeControl::Kind>(kind)); });
    connect(m_time, &QSpinBox::valueChanged, this, [this](int seconds) {
        m_clock.seconds = seconds;
        Q_EMIT changed();
    });
    connect(m_increment, &QSpinBox::valueChanged, this, [this](int seconds) {
        m_clock.increment = seconds;
        Q_EMIT changed();
    });
    connect(m_timeUp, &QComboBox::activated, this, [this] {
        m_clock.losesGame = m_timeUp->currentData().toBool();
        Q_EMIT changed();
    });
}

void ClockChoice::setClock(const TimeControl &clock)
{
    if (clock == m_clock && m_kind->value() >= 0)
        return; // while a time is typed, its text stays as it is
    m_clock = clock;
    refresh();
}

void ClockChoice::choose(TimeControl::Kind kind)
{
    switch (kind) {
    case TimeControl::Kind::None:
        m_clock = {};
        break;
    case TimeControl::Kind::Turn:
        m_clock = usualTurn;
        break;
    case TimeControl::Kind::Game:
        m_clock = usualGame;
        break;
    }
    refresh();
    Q_EMIT changed();
}

void ClockChoice::refresh()
{
    const bool isOfTurn = m_clock.kind == TimeControl::Kind::Turn;
    const bool isOfGame = m_clock.kind == TimeControl::Kind::Game;
    m_kind->select(static_cast<int>(m_clock.kind));
    m_details->setVisible(isOfTurn || isOfGame);
    m_incrementCaption->parentWidget()->setVisible(isOfGame);
    m_timeUpCaption->parentWidget()->setVisible(isOfTurn); // only such a clock leaves the choice
    if (!isOfTurn && !isOfGame)
        return;
    const Range range = isOfTurn ? limits::turnSeconds : limits::gameSeconds;
    constexpr int stepOfTurn = 5;
    constexpr int stepOfGame = 30;
    const QSignalBlocker timeBlocker(m_time);
    const QSignalBlocker incrementBlocker(m_increment);
    m_time->setRange(range.least, range.most);
    m_time->setSingleStep(isOfTurn ? stepOfTurn : stepOfGame);
    m_time->setValue(m_clock.seconds);
    m_increment->setValue(m_clock.increment);
    m_timeUp->setCurrentIndex(m_clock.endsGame() ? 1 : 0);
}

void ClockChoice::setCaption(const QString &caption)
{
    m_kind->setCaption(caption);
}

void ClockChoice::retranslate()
{
    m_kind->setChoices({{tr("None"), static_cast<int>(TimeControl::Kind::None)},
                        {tr("Each turn"), static_cast<int>(TimeControl::Kind::Turn)},
                        {tr("Game"), static_cast<int>(TimeControl::Kind::Game)}});
    m_timeCaption->setText(tr("How long:"));
    m_incrementCaption->setText(tr("A&dded each turn:"));
    m_timeUpCaption->setText(tr("When time is u&p:"));
    m_timeUp->setItemText(0, tr("the turn is lost"));
    m_timeUp->setItemText(1, tr("the game is lost"));
    refresh();
}

} // namespace four

#include "moc_clockchoice.cpp"
