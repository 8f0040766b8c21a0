// SPDX-License-Identifier: GPL-3.0-or-later
// A program that plays by a script and stores as the window does, to be killed: storage_player DATABASE SEED
// GAMES. It writes one byte for each thing that could be seen.
#include "tests/store/script.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"

#include <QCoreApplication>
#include <QFile>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return 2;
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 2;
    four::GameStore store(arguments[1]);
    four::Session session;
    const four::GameKeeper keeper(&session, &store);
    playScript(session, arguments[2].toULongLong(), arguments[3].toInt(), [&out] { out.write("."); });
    return 0;
}
