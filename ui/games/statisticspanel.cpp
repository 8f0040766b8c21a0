// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/statisticspanel.h"

#include "ui/games/historywords.h"
#include "ui/settings/theme.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace four {

namespace {
constexpr int any = -1;
constexpr int mostBars = 5;
enum Column { Who, Against, Played, Won, Drawn, Lost, Share, Longest, Streak, Length, Time, OnTime };

template <typename Enum>
std::optional<Enum> chosen(const QComboBox *box)
{
    const int value = box->currentData().toInt();
    return value == any ? std::nullopt : std::optional(static_cast<Enum>(value));
}

constexpr int gap = 8;

std::array<int, 3> parts(const Tally &tally)
{
    return {tally.won, tally.drawn, tally.lost};
}

QString numbers(const Tally &tally)
{
    const QLocale locale;
    return QStringLiteral("%1 – %2 – %3")
        .arg(locale.toString(tally.won), locale.toString(tally.drawn), locale.toString(tally.lost));
}
} // namespace

/// Bars of won, drawn and lost games, as long as there are games. Their parts differ by sign or fill, and by
/// number, not by colour alone.
class TallyChart : public QWidget
{
public:
    struct Bar
    {
        QString name;
        Tally tally;
        QString count; ///< of its games, in words
    };
    /// The meanings of the parts, from the left.
    struct Legend
    {
        QString won;
        QString drawn;
        QString lost;
        bool isOfColours = false; ///< won by yellow and by red, which is neither good nor bad
    };

    explicit TallyChart(QWidget *parent = nullptr);

    /// Shows as many bars as fit.
    void setBars(std::vector<Bar> bars, const Legend &legend);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int lineHeight() const;
    void paintBar(QPainter &painter, const QRect &line, const Bar &bar) const;
    void paintLegend(QPainter &painter, const QRect &line) const;
    void paintPart(QPainter &painter, const QRectF &part, int outcome, const QString &inside = {}) const;

    std::vector<Bar> m_bars;
    Legend m_legend;
};

TallyChart::TallyChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TallyChart::setBars(std::vector<Bar> bars, const Legend &legend)
{
    m_bars = std::move(bars);
    m_legend = legend;
    updateGeometry();
    update();
}

int TallyChart::lineHeight() const
{
    return fontMetrics().height() + 6;
}

QSize TallyChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, (mostBars + 1) * lineHeight()};
}

QSize TallyChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, sizeHint().height()};
}

void TallyChart::paintEvent(QPaintEvent * /*event*/)
{
    if (m_bars.empty())
        return;
    QPainter painter(this);
    const int room = height() / lineHeight() - 1;
    QRect line(0, 0, width(), lineHeight());
    for (const Bar &bar : m_bars) {
        if (line.top() / lineHeight() >= room)
            break;
        paintBar(painter, line, bar);
        line.translate(0, lineHeight());
    }
    paintLegend(painter, line);
}

void TallyChart::paintPart(QPainter &painter, const QRectF &part, int outcome, const QString &inside) const
{
    if (!m_legend.isOfColours) {
        const Theme::Values &colours = Theme::of(palette()).values;
        painter.fillRect(part, outcome == 0 ? colours.win : outcome == 1 ? colours.draw : colours.loss);
        // The colours of values stand out from the window as text does, and the window's from them.
        painter.setPen(palette().color(QPalette::Window));
        const QRectF text = part.adjusted(gap / 2, 0, -gap / 2, 0);
        const QString sign = outcome == 0   ? QStringLiteral("▲")
                             : outcome == 1 ? QString()
                                            : QStringLiteral("▼");
        if (inside.isEmpty()) {
            painter.drawText(part, Qt::AlignCenter | Qt::TextSingleLine, sign);
        } else if (fontMetrics().horizontalAdvance(sign + inside) + gap <= part.width()) {
            painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, sign);
            painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, inside);
        }
        return;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    if (outcome == 0) {
        painter.fillRect(part, palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
    } else if (outcome == 1) {
        painter.setBrush(QBrush(palette().color(QPalette::WindowText), Qt::BDiagPattern));
    } else {
        painter.setBrush(palette().color(QPalette::Base));
    }
    painter.drawRect(part);
}

void TallyChart::paintBar(QPainter &painter, const QRect &line, const Bar &bar) const
{
    const QFontMetrics metrics = fontMetrics();
    const auto beside = [this](const Bar &one) {
        return m_legend.isOfColours ? numbers(one.tally) : one.count;
    };
    int nameWidth = 0;
    int numbersWidth = 0;
    int most = 1;
    for (const Bar &each : m_bars) {
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(each.name) + 1);
        numbersWidth = std::max(numbersWidth, metrics.horizontalAdvance(beside(each)));
        most = std::max(most, each.tally.played());
    }
    nameWidth = std::min(nameWidth, line.width() / 3) + gap;
    const QRect name(line.left(), line.top(), nameWidth - gap, line.height());
    QRectF whole(nameWidth + 0.5, line.top() + 2.5, line.width() - nameWidth - numbersWidth - gap - 1,
                 line.height() - 5);
    whole.setWidth(whole.width() * bar.tally.played() / most);
    const QRectF text(whole.right() + gap, line.top(), numbersWidth + 1, line.height());

    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(bar.name, Qt::ElideRight, name.width()));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, beside(bar));
    qreal left = whole.left();
    const std::array<int, 3> counts = parts(bar.tally);
    for (int outcome = 0; outcome < 3; ++outcome) {
        const int count = counts[std::size_t(outcome)];
        const qreal width = whole.width() * count / std::max(1, bar.tally.played());
        // Beside each other, with a line of the window between them.
        if (width > 0)
            paintPart(painter, {left, whole.top(), std::max(1.0, width - 1), whole.height()}, outcome,
                      number(count));
        left += width;
    }
}

void TallyChart::paintLegend(QPainter &painter, const QRect &line) const
{
    const std::array<QString, 3> words{m_legend.won, m_legend.drawn, m_legend.lost};
    const int side = line.height() - 8;
    int left = 0;
    for (int outcome = 0; outcome < 3; ++outcome) {
        paintPart(painter, {left + 0.5, line.top() + 4.5, qreal(side), qreal(side)}, outcome);
        const QString &word = words[std::size_t(outcome)];
        const int width = fontMetrics().horizontalAdvance(word) + 1;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(left + side + gap / 2 + 2, line.top(), width, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, word);
        left += side + gap / 2 + width + 2 * gap;
    }
}

StatisticsPanel::StatisticsPanel(GameList *list, QWidget *parent)
    : CountPanel(list, parent), m_by(new QComboBox(this)), m_preset(new QComboBox(this)),
      m_level(new QComboBox(this)), m_chart(new TallyChart(this))
{
    setObjectName("statisticsPanel");
    m_by->setObjectName("by");
    for (const TallyBy by : {TallyBy::People, TallyBy::Pairs, TallyBy::Computers, TallyBy::Presets})
        m_by->addItem(QString(), static_cast<int>(by));
    m_preset->setObjectName("ofPreset");
    m_preset->addItem(QString(), any);
    for (const Preset preset : allPresets)
        m_preset->addItem(QString(), static_cast<int>(preset));
    m_level->setObjectName("withLevel");
    m_level->addItem(QString(), any);
    for (const Level level : offeredLevels)
        m_level->addItem(QString(), static_cast<int>(level));
    m_table->setObjectName("statistics");
    m_nothing->setObjectName("nothingCounted");
    m_chart->setObjectName("chart");

    auto *choices = new FlowLayout;
    choices->setAlignment(Qt::AlignLeading);
    const auto addChoice = [choices](QLabel *caption, QComboBox *box) {
        auto *choice = new QHBoxLayout;
        choice->addWidget(caption);
        choice->addWidget(box);
        choices->addLayout(choice);
    };
    for (QComboBox *box : {m_by, m_preset, m_level}) {
        // As wide as the words of the current language.
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        auto *caption = m_captions.emplace_back(new QLabel(this));
        caption->setBuddy(box);
        addChoice(caption, box);
        connect(box, &QComboBox::activated, this, [this] { showRows(); });
    }
    addChoice(m_helpCaption, m_help);
    // Tab visits all choices before the table.
    setTabOrder(m_level, m_help);
    setTabOrder(m_help, m_table);
    auto *column = new QVBoxLayout(this);
    column->addLayout(choices);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing);
    column->addWidget(m_chart);
    setUp(Played);
}

void StatisticsPanel::retranslate()
{
    const QStringList kinds{tr("Players"), tr("Pairs of players"), tr("Computer levels"), tr("Games")};
    for (int i = 0; i < m_by->count(); ++i)
        m_by->setItemText(i, kinds.at(i));
    m_preset->setItemText(0, tr("All games"));
    for (int i = 1; i < m_preset->count(); ++i)
        m_preset->setItemText(i, Words::preset(static_cast<Preset>(m_preset->itemData(i).toInt())));
    m_level->setItemText(0, tr("All opponents"));
    for (int i = 1; i < m_level->count(); ++i) {
        const QString level = Words::level(static_cast<Level>(m_level->itemData(i).toInt()));
        m_level->setItemText(i, tr("Computer: %1").arg(level));
    }
    m_captions[0]->setText(tr("Count:"));
    m_captions[1]->setText(tr("Games:"));
    m_captions[2]->setText(tr("Against:"));
    m_table->setAccessibleName(tr("Statistics"));
    m_nothing->setText(tr("No finished game to count."));
    CountPanel::retranslate();
}

TallyBy StatisticsPanel::by() const
{
    return static_cast<TallyBy>(m_by->currentData().toInt());
}

void StatisticsPanel::countRows()
{
    m_rows = tallies(m_games, by(),
                     {.preset = chosen<Preset>(m_preset), .level = chosen<Level>(m_level), .help = help()});
}

QString StatisticsPanel::contender(std::optional<int> number) const
{
    return number ? HistoryWords::contender(m_games.contenders[std::size_t(*number)]) : QString();
}

QString StatisticsPanel::name(const TallyRow &row) const
{
    if (!row.contender)
        return Words::preset(row.preset);
    if (!row.against)
        return contender(row.contender);
    //: two players who met
    return tr("%1 – %2").arg(contender(row.contender), contender(row.against));
}

std::vector<CountModel::Column> StatisticsPanel::columns() const
{
    const bool ofPresets = by() == TallyBy::Presets;
    const auto number = [this](const QString &title, const QString &meaning, auto count, int decimals = 0) {
        const auto value = [this, count](int row) {
            return double(std::invoke(count, m_rows[std::size_t(row)].tally));
        };
        return CountModel::Column{
            .title = title,
            .meaning = meaning,
            .text = [value, decimals](int row) { return QLocale().toString(value(row), 'f', decimals); },
            .number = value};
    };
    const auto wonBy = [](Colour colour) {
        //: %1 is a colour; the text gets a capital letter first
        return Words::capitalised(tr("%1 won").arg(Words::colour(colour)));
    };
    std::vector<CountModel::Column> columns{
        {.title = ofPresets ? tr("Game") : tr("Player"),
         .meaning = {},
         .text =
             [this](int row) {
                 const TallyRow &shown = m_rows[std::size_t(row)];
                 return shown.contender ? contender(shown.contender) : Words::preset(shown.preset);
             }},
        {.title = tr("Against"),
         .meaning = {},
         .text = [this](int row) { return contender(m_rows[std::size_t(row)].against); },
         .isShown = by() == TallyBy::Pairs},
        number(tr("Played"), tr("Finished games"), &Tally::played),
        number(ofPresets ? wonBy(Colour::Yellow) : tr("Won"), {}, &Tally::won),
        number(tr("Drawn"), {}, &Tally::drawn),
        number(ofPresets ? wonBy(Colour::Red) : tr("Lost"), {}, &Tally::lost),
        number(tr("Win %"), tr("Percentage of games won"), &Tally::share),
        number(tr("Best streak"), tr("The longest series of wins in a row"), &Tally::longestStreak),
        number(tr("Current streak"), tr("Wins in a row up to the last game"), &Tally::streak),
        number(tr("Average discs"), tr("Discs on the board at the end, on average"), &Tally::averageDiscs, 1),
        number(tr("Time a move"),
               ofPresets ? tr("Time for a turn, on average, in games with a clock")
                         : tr("Time for one's own turn, on average, in games with a clock"),
               [](const Tally &tally) { return tally.turns == 0 ? -1 : tally.secondsATurn(); }),
        number(tr("Lost on time"),
               ofPresets ? tr("Games that one of the players lost because time was up")
                         : tr("Games lost because time was up"),
               &Tally::lostOnTime),
    };
    columns[Share].text = [this](int row) { return percent(m_rows[std::size_t(row)].tally.share(), 1); };
    for (const int column : {Share, Longest, Streak})
        columns[std::size_t(column)].isShown = !ofPresets;
    columns[Time].text = [this](int row) {
        const Tally &tally = m_rows[std::size_t(row)].tally;
        return tally.turns == 0 ? QStringLiteral("–")
                                //: a time in seconds, such as 4.2 s
                                : tr("%1 s").arg(QLocale().toString(tally.secondsATurn(), 'f', 1));
    };
    for (const int column : {Time, OnTime}) {
        columns[std::size_t(column)].isMeaningSpoken = true; // the headings are as short as can be
        columns[std::size_t(column)].isShown = std::ranges::any_of(
            m_rows, [](const TallyRow &row) { return row.tally.turns > 0 || row.tally.lostOnTime > 0; });
    }
    return columns;
}

void StatisticsPanel::refreshChart()
{
    const bool ofPresets = by() == TallyBy::Presets;
    std::vector<TallyChart::Bar> bars;
    QStringList sentences;
    for (int row = 0; row < std::min(mostBars, m_sorted->rowCount()); ++row) {
        const TallyRow &shown = m_rows[std::size_t(sourceRow(row))];
        //: how many games a bar of a chart is of
        const QString games = tr("%Ln game(s)", nullptr, shown.tally.played());
        bars.push_back({.name = name(shown), .tally = shown.tally, .count = games});
        sentences.append(HistoryWords::sentence(name(shown), shown.tally, ofPresets));
    }
    m_nothing->setVisible(bars.empty());
    m_chart->setVisible(!bars.empty());
    m_chart->setAccessibleName(tr("Bar chart of the first rows"));
    m_chart->setAccessibleDescription(Words::plain(sentences.join(u'\n')));
    //: %1 is a colour
    const QString colourWon = tr("%1 won");
    m_chart->setBars(std::move(bars),
                     {.won = ofPresets ? colourWon.arg(Words::colour(Colour::Yellow)) : tr("won"),
                      .drawn = tr("drawn"),
                      .lost = ofPresets ? colourWon.arg(Words::colour(Colour::Red)) : tr("lost"),
                      .isOfColours = ofPresets});
}

} // namespace four

#include "moc_statisticspanel.cpp"
