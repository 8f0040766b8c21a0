// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferencesdialog.h"

#include "ui/settings/language.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedcheckbox.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

namespace four {

PreferencesDialog::PreferencesDialog(Preferences *preferences, QWidget *parent)
    : QDialog(parent), m_preferences(preferences), m_language(new QComboBox(this)),
      m_theme(new QComboBox(this)), m_faces(new QComboBox(this)), m_animations(new QComboBox(this)),
      m_endTurn(new QComboBox(this)), m_pause(new WrappedCheckBox(this)),
      m_followMotion(new WrappedCheckBox(this)), m_celebrate(new WrappedCheckBox(this)),
      m_largeButtons(new WrappedCheckBox(this)), m_pages(new QTabWidget(this))
{
    setObjectName("preferencesDialog");
    auto *general = new QWidget(this);
    auto *form = new QFormLayout(general);
    // Large letters on a small screen: a list goes below its caption before anybody scrolls sideways.
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto addChoice = [&](QComboBox *choice, const char *name) {
        choice->setObjectName(name);
        auto *caption = new QLabel(this);
        form->addRow(caption, choice);
        caption->setBuddy(choice);
        connect(choice, &QComboBox::activated, this, &PreferencesDialog::readChoices);
        return caption;
    };
    m_languageCaption = addChoice(m_language, "language");
    m_themeCaption = addChoice(m_theme, "theme");
    m_facesCaption = addChoice(m_faces, "faces");
    m_animationsCaption = addChoice(m_animations, "animations");
    const auto addSwitch = [&](QCheckBox *box, const char *name) {
        box->setObjectName(name);
        form->addRow(box);
        connect(box, &QCheckBox::clicked, this, &PreferencesDialog::readChoices);
    };
    addSwitch(m_followMotion, "followMotion");
    addSwitch(m_celebrate, "celebrate");
    m_endTurnCaption = addChoice(m_endTurn, "endTurn");
    addSwitch(m_pause, "pause");
    addSwitch(m_largeButtons, "largeButtons");

    m_language->addItem(QString(), QString());
    for (const QString &code : Language::available())
        m_language->addItem(Language::nativeName(code), code);
    m_theme->addItem(QString(), QString());
    for (const Theme *theme : Theme::all())
        m_theme->addItem(QString(), QString::fromLatin1(theme->id));
    for (const Theme::Faces faces : Theme::allFaces)
        m_faces->addItem(QString(), static_cast<int>(faces));
    for (const AnimationSpeed speed : {AnimationSpeed::Full, AnimationSpeed::Short, AnimationSpeed::Off})
        m_animations->addItem(QString(), static_cast<int>(speed));
    for (const int seconds : {0, 3, 5, 10})
        m_endTurn->addItem(QString(), seconds);
    showChoices();
    // Another window may have chosen meanwhile.
    connect(m_preferences, &Preferences::changed, this, &PreferencesDialog::showChoices);

    m_pages->setObjectName("pages");
    m_pages->addTab(general, QString());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    guardFromWheel(this);
    speakChoices(this);
    // Before it is measured for the first time.
    retranslate();
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(m_pages, this));
    column->addWidget(buttons);
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

void PreferencesDialog::readChoices()
{
    PreferenceValues values = m_preferences->values();
    values.language = m_language->currentData().toString();
    // An id that this version does not know stays, as long as no other theme is chosen.
    if (m_theme->currentIndex() != std::max(0, m_theme->findData(values.theme)))
        values.theme = m_theme->currentData().toString();
    values.faces = static_cast<Theme::Faces>(m_faces->currentData().toInt());
    values.followMotion = m_followMotion->isChecked();
    values.celebrate = m_celebrate->isChecked();
    values.animations = static_cast<AnimationSpeed>(m_animations->currentData().toInt());
    values.endTurnSeconds = m_endTurn->currentData().toInt();
    values.pauseBeforeComputer = m_pause->isChecked();
    values.largeButtons = m_largeButtons->isChecked();
    m_preferences->set(values);
}

void PreferencesDialog::showChoices()
{
    const PreferenceValues &values = m_preferences->values();
    m_language->setCurrentIndex(std::max(0, m_language->findData(values.language)));
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(values.theme)));
    m_faces->setCurrentIndex(m_faces->findData(static_cast<int>(values.faces)));
    m_followMotion->setChecked(values.followMotion);
    m_celebrate->setChecked(values.celebrate);
    m_animations->setCurrentIndex(m_animations->findData(static_cast<int>(values.animations)));
    m_endTurn->setCurrentIndex(std::max(0, m_endTurn->findData(values.endTurnSeconds)));
    m_pause->setChecked(values.pauseBeforeComputer);
    m_largeButtons->setChecked(values.largeButtons);
}

QString PreferencesDialog::systemTheme()
{
    return tr("System theme");
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_languageCaption->setText(tr("&Language:"));
    m_themeCaption->setText(tr("&Theme:"));
    const std::vector<const Theme *> themes = Theme::all();
    m_theme->setItemText(0, systemTheme());
    for (int i = 1; i < m_theme->count(); ++i)
        m_theme->setItemText(i, Words::theme(*themes[std::size_t(i) - 1]));
    m_facesCaption->setText(tr("&Discs:"));
    for (const Theme::Faces faces : Theme::allFaces)
        m_faces->setItemText(static_cast<int>(faces), Words::faces(faces));
    m_followMotion->setWords(tr("No animations when the &system asks for fewer"));
    m_celebrate->setWords(tr("&Celebrate when a person wins"));
    m_animationsCaption->setText(tr("&Animations:"));
    m_endTurnCaption->setText(tr("&End turns automatically:"));
    m_pause->setWords(tr("&Pause for half a second before the computer moves"));
    m_language->setItemText(0, tr("System language"));
    m_animations->setItemText(0, tr("Full"));
    m_animations->setItemText(1, tr("Short"));
    m_animations->setItemText(2, tr("Off"));
    m_endTurn->setItemText(0, tr("Never"));
    for (int i = 1; i < m_endTurn->count(); ++i)
        m_endTurn->setItemText(i, tr("After %n second(s)", nullptr, m_endTurn->itemData(i).toInt()));
    m_largeButtons->setWords(tr("La&rge buttons"));
    m_pages->setTabText(0, tr("&General"));
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
