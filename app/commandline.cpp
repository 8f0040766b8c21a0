// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "ui/settings/language.h"
#include "ui/settings/lastmatch.h"

#include <QCommandLineParser>

#include <algorithm>

namespace four {

namespace {
/// Without the options that QApplication takes for itself, since it does not exist yet. A session manager
/// that starts the program again gives -session, for example.
QStringList withoutQtOptions(const QStringList &arguments)
{
    static const QStringList withValue{"platform",      "platformpluginpath",
                                       "platformtheme", "plugin",
                                       "qwindowtitle",  "qwindowgeometry",
                                       "qwindowicon",   "geometry",
                                       "title",         "icon",
                                       "display",       "name",
                                       "session",       "style",
                                       "stylesheet",    "fn",
                                       "font",          "fontengine",
                                       "dialogs",       "qmljsdebugger"};
    static const QStringList alone{"reverse", "nograb", "dograb", "sync"};
    QStringList rest;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == u"--") {
            rest += arguments.mid(i);
            break;
        }
        QString name;
        if (i > 0 && argument.startsWith(u'-'))
            name = argument.mid(argument.startsWith(u"--") ? 2 : 1);
        if (withValue.contains(name))
            ++i;
        else if (!alone.contains(name) && !withValue.contains(name.section(u'=', 0, 0)))
            rest << argument;
    }
    return rest;
}

bool isMoves(const QString &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

std::optional<Preset> presetOf(const QString &name)
{
    for (const Preset preset : allPresets)
        if (settings::presetId(preset) == name)
            return preset;
    return {};
}

/// The options with their descriptions, in the present language.
struct Options
{
    Q_DECLARE_TR_FUNCTIONS(four::CommandLineReader)

public:
    Options()
    {
        QStringList presets;
        for (const Preset known : allPresets)
            presets << settings::presetId(known);
        //: %1 lists the names of the games
        preset.setDescription(tr("Set up this game: %1.").arg(presets.join(QStringLiteral(", "))));
        moves.setDescription(
            tr("Begin with these moves already played: columns as digits, 0 is the tenth, as in "
               "4435261. The game is classic unless --preset says otherwise."));
        //: what stands for the name of a game in the list of options
        preset.setValueName(tr("NAME"));
        //: what stands for the digits of columns in the list of options
        moves.setValueName(tr("COLUMNS"));
        seed.setDescription(tr("Seed for all random choices (coin toss, letters), to repeat a game."));
        startNew.setDescription(tr("Set up a new game instead of going on with the last one."));
        language.setDescription(tr("Use Vietnamese (vi) or English (en), this time only."));
        help.setDescription(tr("Show this help."));
        version.setDescription(tr("Show the program’s version."));
        parser.setApplicationDescription(tr("Four in a Row – games with falling discs for two."));
        for (QCommandLineOption *option : {&preset, &moves, &seed, &startNew, &language, &help, &version})
            parser.addOption(*option);
        //: what stands for a file in the list of options
        const QString file = tr("FILE");
        parser.addPositionalArgument(file, tr("A game to open; each file gets its own window."),
                                     QStringLiteral("[%1…]").arg(file));
    }

    QCommandLineOption preset{QStringLiteral("preset"), {}, QStringLiteral("?")};
    QCommandLineOption moves{QStringLiteral("moves"), {}, QStringLiteral("?")};
    QCommandLineOption seed{QStringLiteral("seed"), {}, QStringLiteral("N")};
    QCommandLineOption startNew{QStringLiteral("new")};
    QCommandLineOption language{QStringLiteral("language"), {}, QStringLiteral("vi|en")};
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")}};
    QCommandLineParser parser;
};
} // namespace

QString CommandLineReader::language(const QStringList &arguments)
{
    Options options;
    options.parser.parse(withoutQtOptions(arguments));
    const QString code = options.parser.value(options.language);
    return Language::available().contains(code) ? code : QString();
}

std::variant<CommandLine, UsageError> CommandLineReader::read(const QStringList &arguments)
{
    Options options;
    QCommandLineParser &parser = options.parser;
    if (!parser.parse(withoutQtOptions(arguments)))
        return UsageError{parser.errorText()};

    CommandLine line;
    if (parser.isSet(options.help))
        line.answer = parser.helpText();
    else if (parser.isSet(options.version))
        line.answer = QStringLiteral("fourinarow %1\n").arg(QCoreApplication::applicationVersion());
    if (!line.answer.isEmpty())
        return line;

    if (parser.isSet(options.language)) {
        line.language = parser.value(options.language);
        if (!Language::available().contains(line.language))
            return UsageError{tr("There is no language “%1”; there are vi and en.").arg(line.language)};
    }
    if (parser.isSet(options.preset)) {
        const QString name = parser.value(options.preset);
        line.preset = presetOf(name);
        if (!line.preset)
            return UsageError{tr("There is no game “%1”; --help lists the six.").arg(name)};
    }
    if (parser.isSet(options.moves)) {
        line.moves = parser.value(options.moves);
        if (!isMoves(line.moves))
            return UsageError{tr("“%1” is not a list of moves: columns are written as digits, as in 4435261.")
                                  .arg(line.moves)};
    }
    if (parser.isSet(options.seed)) {
        const QString text = parser.value(options.seed);
        bool isNumber = false;
        line.seed = text.toULongLong(&isNumber);
        if (!isNumber)
            return UsageError{tr("“%1” is not a valid seed: it must be a whole number from 0 to %2.")
                                  .arg(text, QString::number(UINT64_MAX))};
    }
    line.startNew = parser.isSet(options.startNew);
    line.files = parser.positionalArguments();
    if (!line.files.isEmpty() && line.wantsNewGame())
        return UsageError{tr("Open files or set up a new game, not both.")};
    return line;
}

} // namespace four
