// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/clearstyle.h"

#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/widgets/actionbutton.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialogButtonBox>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace four {

namespace {
/// Windows' own style paints light buttons also where everything else is dark; elsewhere that of the desktop.
QString styleBelow()
{
    return QGuiApplication::platformName() == QStringLiteral("windows") ? QStringLiteral("Fusion")
                                                                        : QString();
}

/// The rows between rows as a shade of the others. In Windows' dark colours, as Qt has them, they are those
/// of what is selected, darkened: every second row looks as if it were.
void calmRows(QPalette &palette)
{
    constexpr int colourful = 100; // of 255: all that is grey, or has a touch of a colour, is less
    constexpr double shade = 0.06; // of the text's colour
    const QColor base = palette.color(QPalette::Base);
    if (palette.color(QPalette::AlternateBase).saturation() < base.saturation() + colourful)
        return;
    const QColor text = palette.color(QPalette::Text);
    const auto mixed = [](int part, int other) { return qRound(part + (other - part) * shade); };
    QColor row = base;
    row.setRed(mixed(base.red(), text.red()));
    row.setGreen(mixed(base.green(), text.green()));
    row.setBlue(mixed(base.blue(), text.blue()));
    palette.setColor(QPalette::AlternateBase, row);
}

/// A style is asked about every button there is, also in Qt's own dialogs.
class ClearStyle : public QProxyStyle
{
public:
    explicit ClearStyle(bool largeButtons) : QProxyStyle(styleBelow()), m_largeButtons(largeButtons) {}

    [[nodiscard]] bool hasLargeButtons() const { return m_largeButtons; }

    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        // Else styles show the keyboard's place only after Tab was pressed in the window.
        if (widget->isWindow())
            widget->setAttribute(Qt::WA_KeyboardFocusChange);
    }
    void polish(QPalette &palette) override
    {
        QProxyStyle::polish(palette);
        calmRows(palette);
    }
    using QProxyStyle::polish;

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool isPush = element == CE_PushButton && button;
        const bool hasPrimaryFace = isPush && isPrimary(widget) && button->state.testFlag(State_Enabled);
        if (hasPrimaryFace || (isPush && qobject_cast<const TurnButton *>(widget)))
            drawTurnButton(*button, painter, widget, hasPrimaryFace);
        else
            QProxyStyle::drawControl(element, option, painter, widget);
        if (!option->state.testFlag(State_HasFocus))
            return;
        const QColor highlight = option->palette.color(QPalette::Highlight);
        if (element == CE_PushButton)
            drawRing(*option, painter, 3, hasPrimaryFace ? shades::onPrimary() : highlight);
        else if (element == CE_ShapedFrame && hasFrame(widget))
            drawRing(*option, painter, 0, highlight);
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override
    {
        const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
        if (!m_largeButtons)
            return usual;
        switch (type) {
        case CT_PushButton:
        case CT_ToolButton:
            return usual.expandedTo({largeButton, largeButton});
        case CT_SpinBox:
            return usual.expandedTo({0, largeButton}) + QSize(2 * largeButton, 0);
        case CT_CheckBox:
        case CT_RadioButton:
        case CT_ComboBox:
        case CT_LineEdit:
        case CT_MenuBarItem:
        case CT_TabBarTab:
        case CT_HeaderSection:
        case CT_ItemViewItem:
            return usual.expandedTo({0, largeButton});
        case CT_MenuItem:
            if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
                item && item->menuItemType == QStyleOptionMenuItem::Separator)
                return usual;
            return usual.expandedTo({0, largeButton});
        default:
            return usual;
        }
    }

    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override
    {
        QRect usual = QProxyStyle::subElementRect(element, option, widget);
        // Elsewhere it is as high as its words, however high the control is.
        if (m_largeButtons && (element == SE_CheckBoxClickRect || element == SE_RadioButtonClickRect)) {
            usual.setTop(option->rect.top());
            usual.setBottom(option->rect.bottom());
        }
        return usual;
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override
    {
        const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
        if (!m_largeButtons || control != CC_SpinBox)
            return usual;
        // Its arrows side by side, since one above the other they would have half the height each.
        const QRect whole = option->rect;
        const QRect up(whole.right() + 1 - largeButton, whole.top(), largeButton, whole.height());
        const auto placed = [&](const QRect &rect) { return visualRect(option->direction, whole, rect); };
        switch (part) {
        case SC_SpinBoxUp:
            return placed(up);
        case SC_SpinBoxDown:
            return placed(up.translated(-largeButton, 0));
        case SC_SpinBoxEditField:
            return placed(whole.adjusted(3, 3, -2 * largeButton, -3));
        default:
            return usual;
        }
    }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        if (!m_largeButtons)
            return usual;
        switch (metric) {
        case PM_TabBarScrollButtonWidth:
            return std::max(usual, largeButton);
        case PM_LineEditIconSize: // and a margin around it
            return std::max(usual, largeButton - 2);
        default:
            return usual;
        }
    }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        // The button that is most likely wanted stands at the lower right, on every desktop.
        if (hint == SH_DialogButtonLayout)
            return QDialogButtonBox::GnomeLayout;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    /// What has none, such as the board, shows in its own way that it has the keyboard.
    static bool hasFrame(const QWidget *widget)
    {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
        return area && area->frameShape() != QFrame::NoFrame;
    }

    /// Styles ignore the colours that a button asks for.
    void drawTurnButton(QStyleOptionButton button, QPainter *painter, const QWidget *widget,
                        bool hasPrimaryFace) const
    {
        constexpr int pressed = 120; // per cent of darkness
        constexpr int below = 105;   // ... under the pointer
        const QPalette &palette = button.palette;
        const bool isUsable = button.state.testFlag(State_Enabled);
        const bool isChosen =
            isUsable && !hasPrimaryFace && (four::isChosen(widget) || button.state.testFlag(State_On));
        QColor face = hasPrimaryFace ? shades::primary(palette)
                      : isChosen     ? shades::chosen(palette)
                                     : shades::button(palette);
        if (button.state.testFlag(State_Sunken))
            face = face.darker(pressed);
        else if (isUsable && button.state.testFlag(State_MouseOver))
            face = face.darker(below);
        const int width = isChosen ? 2 : shades::frameWidth(palette);
        const QColor frame = isChosen   ? shades::focus(palette)
                             : isUsable ? shades::frame(palette)
                                        : shades::line(palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(hasPrimaryFace ? QPen(Qt::NoPen) : QPen(frame, width));
        painter->setBrush(face);
        const double inside = width / 2.0;
        painter->drawRoundedRect(QRectF(button.rect).adjusted(inside, inside, -inside, -inside),
                                 tokens::radius::control, tokens::radius::control);
        painter->restore();
        if (hasPrimaryFace)
            button.palette.setColor(QPalette::ButtonText, shades::onPrimary());
        proxy()->drawControl(CE_PushButtonLabel, &button, painter, widget);
    }

    static void drawRing(const QStyleOption &option, QPainter *painter, double inside, const QColor &colour)
    {
        constexpr double half = 0.5; // of a pixel: where a thin line is sharp
        constexpr double corner = 2;
        const double away = inside + half;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(colour);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(away, away, -away, -away), corner, corner);
        painter->restore();
    }

    bool m_largeButtons;
};
} // namespace

int leastButton()
{
    const auto *style = dynamic_cast<ClearStyle *>(QApplication::style());
    return style && style->hasLargeButtons() ? largeButton : 0;
}

void useClearStyle(bool largeButtons)
{
    const auto *now = dynamic_cast<ClearStyle *>(QApplication::style());
    if (!now || now->hasLargeButtons() != largeButtons)
        QApplication::setStyle(new ClearStyle(largeButtons));
}

} // namespace four
