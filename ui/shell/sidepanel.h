// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace four {

/// The names of the pages, as the settings have them.
namespace pagename {
inline constexpr auto coach = "coach";
inline constexpr auto moves = "moves";
inline constexpr auto review = "review";
inline constexpr auto learn = "learn";
inline constexpr auto lessons = "lessons";
inline constexpr auto openings = "openings";
inline constexpr auto byHeart = "byHeart";
inline constexpr auto twoComputers = "twoComputers";
inline constexpr auto tournament = "tournament";
} // namespace pagename

/// Beside the board: pages, of which one is seen. A page is made when it is opened first. Above are the tabs:
/// each with its icon, and with its word where there is room; in a narrow panel a list of the pages stands
/// there instead. GUI thread only.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    struct Page
    {
        QString name;                   ///< by which it is opened; stands in the settings and never changes
        std::function<QString()> title; ///< of its tab, in the interface's language of the moment
        std::function<QWidget *(QWidget *parent)> make;
        const char *symbol = ""; ///< see symbolIcon()
        bool isHidden = false;   ///< it has no tab until it is opened
    };

    explicit SidePanel(QWidget *parent = nullptr);

    /// Adds a page in its place among those that are there: in the order of pagename, others at the end.
    void addPage(const Page &page);
    /// Shows the page in the panel; the Shell shows and hides the panel itself.
    /// @pre it was added
    void openPage(const QString &name);
    /// The page that was opened last, also the last time; the first one if none was.
    [[nodiscard]] QString page() const;

    /// Around the page: less in a small window.
    void setPadding(int padding);
    /// The same for each padding, so that the room for the panel does not depend on itself.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another page is open now.
    void pageChanged();
    void closeRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyPadding();
    struct Slot
    {
        Page page;
        QString title;             ///< as the tab has it
        QWidget *widget = nullptr; ///< when it has been opened
    };
    [[nodiscard]] int indexOf(const QString &name) const; ///< -1: there is none
    void open(int index);
    /// Gives the tabs the words that they have room for.
    void fitTabs();
    /// The list with the pages that have tabs.
    void fillChoice();
    void applyPalette();
    void retranslate();

    std::vector<Slot> m_pages; ///< as many as tabs, in their order
    QTabBar *m_tabs;
    QComboBox *m_choice; ///< in place of the tabs
    QToolButton *m_close;
    QStackedWidget *m_stack;
    QWidget *m_body;   ///< the stack, and what is kept free around it
    int m_padding = 0; ///< of that, in pixels
    QString m_page;    ///< opened last, perhaps one that was added by another version of the program
};

} // namespace four
