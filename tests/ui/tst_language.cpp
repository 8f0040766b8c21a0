// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox.h"

#include "app/program.h"
#include "ui/board/boardview.h"
#include "ui/dialogs/playingdialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <functional>

using namespace four;

namespace {
/// Marks everything that is translated, so that what is not shows.
class Marking : public QTranslator
{
public:
    static constexpr QChar mark{0x27E6};

    explicit Marking(QObject *parent) : QTranslator(parent) {}
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        // Keys are read by Qt out of such texts, and style names are none.
        return mark + QString::fromUtf8(source);
    }
};

/// Every text of a window that a person reads.
QStringList textsOf(const QWidget &window)
{
    QStringList texts{window.windowTitle()};
    for (const auto *label : window.findChildren<QLabel *>()) {
        if (label->isVisible())
            texts << label->text();
    }
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            texts << button->text();
    }
    for (const auto *box : window.findChildren<QComboBox *>()) {
        for (int i = 0; box->isVisible() && i < box->count(); ++i)
            texts << box->itemText(i);
    }
    for (const auto *action : window.findChildren<QAction *>()) {
        if (!action->isSeparator())
            texts << action->text();
    }
    texts.removeIf([](const QString &text) {
        // Numbers are no words, and the languages are named in themselves.
        return text.isEmpty() || text == "Tiếng Việt" || text == "English" ||
               std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    });
    return texts;
}

QStringList without(const QStringList &texts, QChar mark, bool marked)
{
    QStringList left = texts;
    left.removeIf([=](const QString &text) { return text.contains(mark) == marked; });
    return left;
}
} // namespace

using Arrange = std::function<void(MainWindow &)>;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesBySystem_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("all");
        QTest::addColumn<QString>("lang");
        QTest::addColumn<QString>("expected");
        QTest::newRow("Vietnamese") << ""
                                    << "vi_VN.UTF-8"
                                    << ""
                                    << "vi";
        QTest::newRow("Vietnamese by LANG") << ""
                                            << ""
                                            << "vi_VN.UTF-8"
                                            << "vi";
        QTest::newRow("Vietnamese without a country") << ""
                                                      << "vi"
                                                      << ""
                                                      << "vi";
        QTest::newRow("American") << ""
                                  << "en_US.UTF-8"
                                  << ""
                                  << "en";
        QTest::newRow("British") << ""
                                 << "en_GB.UTF-8"
                                 << ""
                                 << "en";
        QTest::newRow("none") << ""
                              << "C"
                              << ""
                              << "en";
        QTest::newRow("POSIX") << ""
                               << "POSIX"
                               << ""
                               << "en";
        QTest::newRow("nothing said at all") << ""
                                             << ""
                                             << ""
                                             << "en";
        QTest::newRow("unknown: German") << ""
                                         << "de_DE.UTF-8"
                                         << ""
                                         << "en";
        QTest::newRow("unknown: Arabic") << ""
                                         << "ar_EG.UTF-8"
                                         << ""
                                         << "en";
        QTest::newRow("list: Vietnamese first") << "vi:en"
                                                << "en_US.UTF-8"
                                                << ""
                                                << "vi";
        QTest::newRow("list: English first") << "en:vi"
                                             << "vi_VN.UTF-8"
                                             << ""
                                             << "en";
        QTest::newRow("list: unknown, then Vietnamese") << "de:vi:en"
                                                        << "de_DE.UTF-8"
                                                        << ""
                                                        << "vi";
        QTest::newRow("list: with a country") << "de_AT:vi_VN"
                                              << "de_AT.UTF-8"
                                              << ""
                                              << "vi";
        QTest::newRow("garbage") << ""
                                 << "???"
                                 << ""
                                 << "en";
        // Begins like one of ours, but is another (Venda).
        QTest::newRow("a longer code") << ""
                                       << "ven_ZA.UTF-8"
                                       << ""
                                       << "en";
    }

    void choosesBySystem()
    {
        QFETCH(QString, language);
        QFETCH(QString, all);
        QFETCH(QString, lang);
        QFETCH(QString, expected);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"})
            environment.remove(name);
        const auto insert = [&environment](const char *name, const QString &value) {
            if (!value.isEmpty())
                environment.insert(name, value);
        };
        insert("LANGUAGE", language);
        insert("LC_ALL", all);
        insert("LANG", lang);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {"--system-language"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(), expected);
    }

    void resolvesChoices_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("language");
        QTest::newRow("Vietnamese") << "vi"
                                    << "vi";
        QTest::newRow("English") << "en"
                                 << "en";
        // The system here speaks C, that is English.
        QTest::newRow("as the system") << ""
                                       << "en";
        QTest::newRow("unknown") << "eo"
                                 << "en";
        QTest::newRow("garbage") << "../../vi"
                                 << "en";
    }

    void resolvesChoices()
    {
        QFETCH(QString, choice);
        QTEST(Language::resolved(choice), "language");
    }

    void switchesBothWays()
    {
        Language language;
        language.use("en");
        QCOMPARE(language.current(), QString("en"));
        const QString english = QCoreApplication::translate("QPlatformTheme", "Cancel");
        for (int i = 0; i < 3; ++i) {
            language.use("vi");
            QCOMPARE(language.current(), QString("vi"));
            QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != english);
            language.use("vi");
            QCOMPARE(language.current(), QString("vi"));
            language.use("en");
            QCOMPARE(language.current(), QString("en"));
            QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), english);
        }
        // Both are there, and the plurals of English too.
        QVERIFY(QFile::exists(":/i18n/fourinarow_vi.qm"));
        QVERIFY(QFile::exists(":/i18n/fourinarow_en.qm"));
        QVERIFY(QFile::exists(":/i18n/qtbase_vi.qm"));
    }

    void translatesQtsOwnStrings()
    {
        Language language;
        language.use("en");
        QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close |
                             QDialogButtonBox::Yes | QDialogButtonBox::No);
        const auto texts = [&box] {
            QStringList words;
            for (const auto button : {QDialogButtonBox::Cancel, QDialogButtonBox::Close,
                                      QDialogButtonBox::Yes, QDialogButtonBox::No})
                words << box.button(button)->text().remove(u'&');
            return words;
        };
        box.show();
        const QStringList english{"Cancel", "Close", "Yes", "No"};
        QTRY_COMPARE(texts(), english);
        language.use("vi");
        QTRY_COMPARE(texts(), (QStringList{"Hủy", "Đóng", "Có", "Không"}));
        language.use("en");
        QTRY_COMPARE(texts(), english);
    }

    void namesLanguagesInThemselves()
    {
        QCOMPARE(Language::available(), (QStringList{"vi", "en"}));
        QCOMPARE(Language::nativeName("vi"), QString("Tiếng Việt"));
        QCOMPARE(Language::nativeName("en"), QString("English"));
    }

    void formatsByLanguage()
    {
        Language language;
        language.use("vi");
        QCOMPARE(QLocale().language(), QLocale::Vietnamese);
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QString("1.234,5"));
        language.use("en");
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QString("1,234.5"));
    }

    void writesEnglishDatesByTheSystem_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("date"); // of 4 September 2026
        QTest::newRow("Vietnamese") << "vi_VN.UTF-8"
                                    << "04/09/2026";
        QTest::newRow("German") << "de_DE.UTF-8"
                                << "04/09/2026";
        QTest::newRow("none") << "C"
                              << "04/09/2026";
        QTest::newRow("British") << "en_GB.UTF-8"
                                 << "04/09/2026";
        QTest::newRow("American") << "en_US.UTF-8"
                                  << "9/4/26";
    }

    void writesEnglishDatesByTheSystem()
    {
        QFETCH(const QString, system);
        QFETCH(const QString, date);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"LC_MESSAGES", "LC_TIME", "LC_NUMERIC", "LANG", "LANGUAGE"})
            environment.remove(name);
        environment.insert("LC_ALL", system);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {"--english-date"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(), date);
    }

    void retranslatesTheWholeWindow_data()
    {
        QTest::addColumn<Arrange>("arrange");
        const auto prepare = [](MainWindow &window, Preset preset) {
            Match match = matchOf(preset);
            match.rules.starter = Starter::PlayerOne;
            window.session()->prepare(match, 1);
        };
        const auto begin = [prepare](MainWindow &window, Preset preset) {
            prepare(window, preset);
            window.session()->begin();
            window.session()->submit(action::ChooseLetter{Letter::X});
        };
        QTest::newRow("before a game")
            << Arrange([prepare](MainWindow &window) { prepare(window, Preset::Classic); });
        QTest::newRow("before a game by lot")
            << Arrange([](MainWindow &window) { window.session()->prepare(matchOf(Preset::PowerUps), 1); });
        QTest::newRow("in a game") << Arrange(
            [begin](MainWindow &window) { begin(window, Preset::Classic); });
        QTest::newRow("in the confirm step") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::PowerUps);
            window.session()->submit(action::Drop{3});
        });
        QTest::newRow("after a violation") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::ThreeStrikes);
            window.session()->submit(action::Drop{8});
        });
        QTest::newRow("while choosing a disc") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::PowerUps);
            window.session()->submit(action::Drop{3});
            window.session()->submit(action::EndTurn{});
            window.board()->toggleRemoving();
        });
        QTest::newRow("against the computer") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::VersusComputer);
            window.session()->submit(action::Drop{3});
        });
        QTest::newRow("after a win") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::Classic);
            for (const int column : {0, 1, 0, 1, 0, 1, 0})
                window.session()->submit(action::Drop{column});
        });
        QTest::newRow("after a resignation") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::VersusComputer);
            window.session()->submit(action::Resign{});
        });
        QTest::newRow("after violations") << Arrange([begin](MainWindow &window) {
            begin(window, Preset::ThreeStrikes);
            for (int i = 0; i < 3; ++i)
                window.session()->submit(action::Drop{8});
        });
        QTest::newRow("how to play, open") << Arrange([](MainWindow &window) {
            auto *dialog = new PlayingDialog(&window);
            dialog->open();
        });
        QTest::newRow("new tournament, open") << Arrange(
            [](MainWindow &window) { window.findChild<QAction *>("tournamentAction")->trigger(); });
        QTest::newRow("preferences open") << Arrange(
            [](MainWindow &window) { window.findChild<QAction *>("preferencesAction")->trigger(); });
    }

    void retranslatesTheWholeWindow()
    {
        QFETCH(Arrange, arrange);
        Program program;
        program.preferences()->set(&PreferenceValues::language, "en");
        MainWindow window(program.preferences(), program.wishes());
        window.show();
        arrange(window);
        QVERIFY(textsOf(window).size() > 15);
        QCOMPARE(without(textsOf(window), Marking::mark, false), QStringList());
        {
            Marking marking(&program);
            QSignalSpy destroyed(&marking, &QObject::destroyed);
            QVERIFY(QCoreApplication::installTranslator(&marking));
            QTRY_COMPARE(without(textsOf(window), Marking::mark, true), QStringList());
            QCoreApplication::removeTranslator(&marking);
        }
        QTRY_COMPARE(without(textsOf(window), Marking::mark, false), QStringList());
    }

    void switchesFromThePreferences()
    {
        Program program;
        program.preferences()->set(&PreferenceValues::language, "en");
        MainWindow window(program.preferences(), program.wishes());
        window.show();
        window.session()->begin();
        window.session()->submit(action::Drop{3});
        const Game before = window.model()->game();
        window.findChild<QAction *>("preferencesAction")->trigger();
        auto *dialog = window.findChild<PreferencesDialog *>();
        QVERIFY(dialog);
        auto *box = dialog->findChild<QComboBox *>("language");
        QVERIFY(box);
        for (const QString code : {"vi", "en", "vi", ""}) {
            const int index = box->findData(code);
            QVERIFY(index >= 0);
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
            QCOMPARE(program.language()->current(), Language::resolved(code));
            QCOMPARE(Preferences().values().language, code);
            QTRY_COMPARE(
                dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close)->text().remove(u'&'),
                program.language()->current() == "vi" ? QString("Đóng") : QString("Close"));
        }
        // In the middle of a game, which goes on.
        QVERIFY(window.model()->game() == before);
    }

    void insistsUntilAnotherIsChosen()
    {
        // As --language does: this time only, whatever the preferences say ...
        Preferences().set(&PreferenceValues::language, "en");
        Program program(QStringLiteral("vi"));
        Preferences &preferences = *program.preferences();
        Language &language = *program.language();
        QCOMPARE(language.current(), "vi");
        MainWindow window(program.preferences(), program.wishes());
        QCOMPARE(language.current(), "vi");
        // ... also when something else in them is changed ...
        preferences.set(&PreferenceValues::sound, !preferences.values().sound);
        QCOMPARE(language.current(), "vi");
        // ... but a language chosen then is used at once, and so is the other one again.
        for (const char *code : {"vi", "en", "vi", "en"}) {
            preferences.set(&PreferenceValues::language, code);
            QCOMPARE(language.current(), code);
        }
        language.setOverride("vi");
        language.use("en");
        QCOMPARE(language.current(), "vi");
        preferences.set(&PreferenceValues::language, "");
        QCOMPARE(language.current(), Language::resolved(""));
    }

private:
    Sandbox m_sandbox;
};

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (QCoreApplication::arguments().contains("--system-language")) {
        puts(qPrintable(Language::resolved({})));
        return 0;
    }
    if (QCoreApplication::arguments().contains("--english-date")) {
        Language language;
        language.use("en");
        puts(qPrintable(QLocale().toString(QDate(2026, 9, 4), QLocale::ShortFormat)));
        return 0;
    }
    TestLanguage test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_language.moc"
