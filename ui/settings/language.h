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

    [[nodiscard]] static QStringList available();
    /// The language's name in itself.
    [[nodiscard]] static QString nativeName(const QString &code);
    /// The language that a choice leads to: an empty or unknown one means the system's, and, if that is none
    /// of ours, English.
    [[nodiscard]] static QString resolved(const QString &code);

    void use(const QString &code);
    /// Speaks this language whatever use() is told, until it is told another than the first.
    void insistOn(const QString &code) { m_insisted = code; }
    [[nodiscard]] QString current() const { return m_current; }

private:
    QTranslator *m_own;
    QTranslator *m_qt; ///< Qt's own dialogs and menus
    QString m_current;
    QString m_insisted;              ///< empty: nothing special
    std::optional<QString> m_wanted; ///< what use() was told last
};

} // namespace four
