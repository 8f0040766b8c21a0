// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/drawing.h"
#include "ui/language.h"
#include "ui/mainwindow.h"

#include <QApplication>
#include <QPixmapCache>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QApplication::setApplicationName("fourinarow");
    QApplication::setOrganizationName("fourinarow");
    QApplication::setApplicationVersion(FOUR_VERSION);
    // The pictures of discs and board overflow the usual 10 MB at scale factor 2, and would be drawn anew
    // each time.
    QPixmapCache::setCacheLimit(128 * 1024);

    QApplication::setWindowIcon(four::drawing::icon());

    four::Language language;
    four::MainWindow window(&language);
    window.resumeLastGame();
    window.show();
    return QApplication::exec();
}
