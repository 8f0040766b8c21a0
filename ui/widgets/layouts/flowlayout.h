// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

#include <vector>

namespace four {

/// The base of FlowLayout and BesideLayout: keeps items in the order in which they were added.
class ItemLayout : public QLayout
{
    Q_OBJECT

public:
    using QLayout::QLayout;
    ~ItemLayout() override;

    void addItem(QLayoutItem *item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override
    {
        return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
    }
    QLayoutItem *takeAt(int index) override;

protected:
    [[nodiscard]] const std::vector<QLayoutItem *> &items() const { return m_items; }

private:
    std::vector<QLayoutItem *> m_items;
};

/// Widgets in as many rows as the width needs; Qt::AlignLeading or centred. Hidden ones take no room.
class FlowLayout : public ItemLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);

    /// Items that stay together in one row, or as their own layout arranges them in a narrow one.
    void addLayout(QLayout *layout);
    /// Where a row has room, each of its items may grow by so much.
    void setGrowth(int width) { m_growth = width; }
    /// Sets of its widgets that are seen together at times: it is as high as the highest of them needs.
    void reserve(const QList<QWidgetList> &sets) { m_reserved = sets; }

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the widest of them, and one row high: how many rows it takes depends on the width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Row
    {
        std::vector<QLayoutItem *> items;
        int width = 0;
        int height = 0;
    };
    [[nodiscard]] std::vector<Row> rows(int width) const;
    void addTo(std::vector<Row> &rows, QLayoutItem *item, QSize wish, int width) const;
    /// The item's size in a row of this width.
    [[nodiscard]] static QSize wishOf(const QLayoutItem *item, int most);
    /// Without the margins.
    [[nodiscard]] int heightOf(const std::vector<Row> &rows) const;

    QList<QWidgetList> m_reserved;
    int m_growth = 0;
};

/// What can be done, in a grid of two columns that are filled from side to side; in one where two have no
/// room. The last of an odd number has both. Hidden items take no room.
class PairLayout : public ItemLayout
{
    Q_OBJECT

public:
    explicit PairLayout(QWidget *parent = nullptr);

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return placeItems(QRect(), nullptr); }
    /// As narrow as the widest of them: how high it is then depends on the width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    using Place = void (*)(QLayoutItem *item, const QRect &where);
    /// @param rect without width: as wide as two columns need  @param place nullptr: only measures
    /// @return what it takes
    QSize placeItems(const QRect &rect, Place place) const;
};

/// A text that wraps and its companion, beside it where that is not higher than below it.
class BesideLayout : public ItemLayout
{
    Q_OBJECT

public:
    /// Both become children of the widget that has the layout.
    BesideLayout(QWidget *text, QWidget *companion);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Side by side, as is the rule.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the wider of them: how high it is then depends on the width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] bool isBeside(int width) const;
    /// Of the text beside its companion.
    [[nodiscard]] int besideIt(int width) const { return width - spacing() - items()[1]->sizeHint().width(); }
};

} // namespace four
