// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferencesdialog.h"

#include "ui/board/drawing.h"
#include "ui/settings/language.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QTabWidget>

#include <algorithm>
#include <type_traits>

namespace four {

namespace {
template <typename Value>
QVariant dataOf(const Value &value)
{
    if constexpr (std::is_enum_v<Value>)
        return static_cast<int>(value);
    else
        return value;
}
} // namespace

PreferencesDialog::PreferencesDialog(Preferences *preferences, bool hasSound, QWidget *parent)
    : QDialog(parent), m_preferences(preferences), m_pages(new QTabWidget(this))
{
    setObjectName("preferencesDialog");
    m_pages->setObjectName("pages");
    addTabKeys(m_pages->tabBar(), this);
    makeGeneral(hasSound);
    makeBoard();
    makeGame();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    guardFromWheel(this);
    speakChoices(this);
    // Before it is measured for the first time.
    page::keepTranslated(this, [this] { retranslate(); });
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(m_pages, this));
    column->addWidget(buttons);
}

void PreferencesDialog::makeGeneral(bool hasSound)
{
    makePage([] { return tr("&General"); });
    std::vector<Choice<QString>> languages{{{}, [] { return tr("System language"); }}};
    for (const QString &code : Language::available())
        languages.push_back({code, [code] { return Language::nativeName(code); }});
    addChoices(
        "language", &PreferenceValues::language, [] { return tr("&Language:"); }, languages);
    if (hasSound)
        addSwitch("sound", &PreferenceValues::sound, [] { return tr("S&ound"); });
    addSwitch("largeButtons", &PreferenceValues::largeButtons, [] { return tr("La&rge buttons"); });
    addSwitch("showPowerUpRules", &PreferenceValues::showPowerUpRules,
              [] { return tr("Show the r&ules before a game with power-ups"); });
}

void PreferencesDialog::makeBoard()
{
    makePage([] { return tr("&Board"); });
    std::vector<Choice<QString>> themes{{{}, &PreferencesDialog::systemTheme}};
    for (const Theme *theme : Theme::all())
        themes.push_back({QString::fromLatin1(theme->id), [theme] { return Words::theme(*theme); }});
    addChoices(
        "theme", &PreferenceValues::theme, [] { return tr("&Theme:"); }, themes);
    std::vector<Choice<Theme::Faces>> faces;
    for (const Theme::Faces each : Theme::allFaces)
        faces.push_back({each, [each] { return Words::faces(each); }});
    addChoices(
        "faces", &PreferenceValues::faces, [] { return tr("&Discs:"); }, faces);
    m_sample = new QLabel(this);
    m_sample->setObjectName("sample");
    m_sample->setAlignment(Qt::AlignCenter);
    m_form->addRow(m_sample);
    // After the program has put the theme in use.
    connect(m_preferences, &Preferences::changed, this, &PreferencesDialog::showSample, Qt::QueuedConnection);
    showSample();
    addChoices<AnimationSpeed>("animations", &PreferenceValues::animations, [] { return tr("&Animations:"); },
                               {{AnimationSpeed::Full, [] { return tr("Full"); }},
                                {AnimationSpeed::Short, [] { return tr("Short"); }},
                                {AnimationSpeed::Off, [] { return tr("Off"); }}});
    addSwitch("followMotion", &PreferenceValues::followMotion,
              [] { return tr("No animations when the &system asks for fewer"); });
    addSwitch("celebrate", &PreferenceValues::celebrate, [] { return tr("&Celebrate when a person wins"); });
}

void PreferencesDialog::makeGame()
{
    //: a page of the preferences: what happens in a game
    makePage([] { return tr("Ga&me"); });
    std::vector<Choice<int>> waits{{0, [] { return tr("Never"); }}};
    for (const int seconds : {3, 5, 10})
        waits.push_back({seconds, [seconds] { return tr("After %n second(s)", nullptr, seconds); }});
    addChoices(
        "endTurn", &PreferenceValues::endTurnSeconds, [] { return tr("&End turns automatically:"); }, waits);
    addSwitch("pause", &PreferenceValues::pauseBeforeComputer,
              [] { return tr("&Pause for half a second before the computer moves"); });
    addSwitch("tellTime", &PreferenceValues::tellTime,
              //: of clocks in games
              [] { return tr("Tell &when 30 and 10 seconds are left"); });
    addSwitch("finePoints", &PreferenceValues::countFinePoints,
              [] { return tr("Count &fine points in the review"); });
}

void PreferencesDialog::makePage(const Text &title)
{
    auto *page = new QWidget(this);
    m_form = new QFormLayout(page);
    // Large letters on a small screen: a list goes below its caption rather than to be scrolled sideways.
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const int index = m_pages->addTab(page, QString());
    m_retranslate.emplace_back([this, index, title] { m_pages->setTabText(index, title()); });
}

void PreferencesDialog::showSample()
{
    m_sample->setPixmap(drawing::boardPicture({".......", ".......", "...y...", "..rry..", ".rryyr."},
                                              Theme::of(palette()), devicePixelRatioF()));
}

void PreferencesDialog::addSwitch(const char *name, bool PreferenceValues::*field, const Text &text)
{
    auto *box = new WrappedCheckBox(this);
    box->setObjectName(name);
    m_form->addRow(box);
    const auto show = [this, box, field] { box->setChecked(m_preferences->values().*field); };
    show();
    connect(m_preferences, &Preferences::changed, box, show);
    connect(box, &QCheckBox::clicked, this, [this, field](bool isOn) { m_preferences->set(field, isOn); });
    m_retranslate.emplace_back([box, text] { box->setWords(text()); });
}

template <typename Value>
void PreferencesDialog::addChoices(const char *name, Value PreferenceValues::*field, const Text &caption,
                                   const std::vector<Choice<Value>> &choices)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    auto *label = new QLabel(this);
    label->setBuddy(box);
    m_form->addRow(label, box);
    for (const Choice<Value> &choice : choices)
        box->addItem(QString(), dataOf(choice.value));
    const auto index = [this, box, field] {
        return std::max(0, box->findData(dataOf(m_preferences->values().*field)));
    };
    const auto show = [box, index] { box->setCurrentIndex(index()); };
    show();
    connect(m_preferences, &Preferences::changed, box, show);
    connect(box, &QComboBox::activated, this, [this, field, index, choices](int chosen) {
        // The value of a later version, which is shown as the first choice, stays if that is chosen again.
        if (chosen != index())
            m_preferences->set(field, choices[std::size_t(chosen)].value);
    });
    m_retranslate.emplace_back([box, label, caption, choices] {
        label->setText(caption());
        for (std::size_t i = 0; i < choices.size(); ++i)
            box->setItemText(static_cast<int>(i), choices[i].text());
    });
}

void PreferencesDialog::addPage(QWidget *page)
{
    const auto say = [this, page](const QString &title) {
        m_pages->setTabText(m_pages->indexOf(page), title);
    };
    m_pages->addTab(page, QString());
    say(page->windowTitle());
    connect(page, &QWidget::windowTitleChanged, this, say);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_sample)
        showSample();
}

QString PreferencesDialog::systemTheme()
{
    return tr("System theme");
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    for (const auto &retranslate : m_retranslate)
        retranslate();
}

} // namespace four

#include "moc_preferencesdialog.cpp"
