// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

class QTranslator;

namespace four {

/// The language of the running program. A change reaches every window as QEvent::LanguageChange.
class Language : public QObject
{
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr);

    [[nodiscard]] static QStringList available() { return {QStringLiteral("vi"), QStringLiteral("en")}; }
    /// The language's name in itself.
    [[nodiscard]] static QString nativeName(const QString &code);
    /// The language of a choice: an empty or unknown one means the system's, and if that is missing, English.
    [[nodiscard]] static QString resolved(const QString &code);

    void use(const QString &code);
    /// Overrides use() until use() gets another code than the first time.
    void setOverride(const QString &code) { m_override = code; }
    [[nodiscard]] QString current() const { return m_current; }

private:
    QTranslator *m_own;
    QTranslator *m_qt; ///< Qt's own dialogs and menus
    QString m_current;
    QString m_override;              ///< by setOverride(); empty: none
    std::optional<QString> m_wanted; ///< of the last use()
};

} // namespace four
