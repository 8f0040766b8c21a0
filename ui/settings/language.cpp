// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace four {

namespace {
/// How numbers and dates are written.
QLocale localeFor(const QString &language)
{
    const QLocale system = QLocale::system();
    if (system.name().section(u'_', 0, 0) == language)
        return system;
    // Qt takes English alone for American, whose dates have the month first, which misleads elsewhere.
    return QLocale(language == QStringLiteral("en") ? QStringLiteral("en_GB") : language);
}
} // namespace

Language::Language(QObject *parent)
    : QObject(parent), m_own(new QTranslator(this)), m_qt(new QTranslator(this))
{
}

QString Language::nativeName(const QString &code)
{
    // QLocale would call it "American English".
    return code == QStringLiteral("vi") ? QStringLiteral("Tiếng Việt") : QStringLiteral("English");
}

QString Language::resolved(const QString &code)
{
    if (available().contains(code))
        return code;
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString language = wanted.section(u'-', 0, 0);
        if (available().contains(language))
            return language;
    }
    return QStringLiteral("en");
}

void Language::use(const QString &code)
{
    if (m_wanted && *m_wanted != code)
        m_override.clear();
    m_wanted = code;
    const QString language = resolved(m_override.isEmpty() ? code : m_override);
    if (language == m_current)
        return;
    m_current = language;
    QCoreApplication::removeTranslator(m_own);
    QCoreApplication::removeTranslator(m_qt);
    // Before the translators: widgets format their numbers anew when these are installed.
    QLocale::setDefault(localeFor(language));
    // Qt speaks English by itself, and has no Vietnamese: that is translations/qtbase_vi.ts.
    if (m_qt->load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(language)))
        QCoreApplication::installTranslator(m_qt);
    if (m_own->load(QStringLiteral(":/i18n/fourinarow_%1.qm").arg(language)))
        QCoreApplication::installTranslator(m_own);
}

} // namespace four

#include "moc_language.cpp"
