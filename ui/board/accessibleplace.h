// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QPointer>

namespace four {

class BoardView;
class GameModel;

/// A child of AccessibleBoard that can have the focus, and be pressed. A list item, since a screen reader
/// says of one its name and nothing else, where it would read out the whole row of a table's cell.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    explicit AccessiblePlace(BoardView *view) : m_view(view) {}

    [[nodiscard]] bool isValid() const override { return m_view; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    [[nodiscard]] BoardView *view() const { return m_view; }
    /// Whether the board still has it.
    [[nodiscard]] virtual bool isThere() const = 0;
    [[nodiscard]] virtual QRectF sceneRect() const = 0;
    virtual void press() = 0;

private:
    QPointer<BoardView> m_view;
};

} // namespace four
