// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardfront.h"
#include "ui/board/drawing.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QTest>

using namespace four;

namespace {

const Theme::Board colours{.front = QColor(0x1d, 0x4f, 0xb5),
                           .light = QColor(0x4a, 0x82, 0xe6),
                           .edge = QColor(0x12, 0x36, 0x80),
                           .hole = Qt::white,
                           .numbers = Qt::white,
                           .landingOne = Qt::white,
                           .landingTwo = Qt::white};

/// What the front is to look like: one shape with all its holes, filled at once, between its shade and its
/// edges. Without the numbers.
void paintAtOnce(QPainter &painter, const BoardFront &front)
{
    std::vector<QPointF> holes;
    for (int column = 0; column < front.columns(); ++column) {
        for (int row = 0; row < front.rows(); ++row)
            holes.push_back(QPointF(column + 0.5, row + 0.5) * drawing::cell);
    }
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addRoundedRect(front.boundingRect().adjusted(2, 2, -2, -2), 15, 15);
    for (const QPointF hole : holes)
        path.addEllipse(hole, drawing::holeRadius, drawing::holeRadius);
    for (const QPointF hole : holes)
        front.paintShade(&painter, hole);
    painter.fillPath(path, front.lit());
    front.paintOutline(&painter);
    for (const QPointF hole : holes)
        front.paintEdges(&painter, hole);
}

/// The front without its foot, on nothing, in device pixels.
template <typename Paint>
QImage picture(const BoardFront &front, double scale, double ratio, QPointF offset, Paint paint)
{
    const QRectF area = front.boundingRect().adjusted(0, 0, 0, -BoardFront::foot);
    QImage image((area.size() * scale * ratio).toSize() + QSize(2, 2), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(offset);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    paint(painter);
    return image;
}

int largestDifference(const QImage &one, const QImage &other)
{
    int largest = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            largest = std::max({largest, std::abs(qAlpha(a) - qAlpha(b)), std::abs(qRed(a) - qRed(b)),
                                std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        }
    }
    return largest;
}

} // namespace

class tst_BoardFront : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksLikeOneShape_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<QPointF>("offset");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
            for (const double scale : {0.31, 0.5, 0.777, 1.0, 1.313}) {
                QTest::addRow("7 by 6, scale %g, ratio %g", scale, ratio)
                    << QSize(7, 6) << scale << ratio << QPointF();
                QTest::addRow("7 by 6, scale %g, ratio %g, between pixels", scale, ratio)
                    << QSize(7, 6) << scale << ratio << QPointF(0.37, 0.61);
            }
        }
        QTest::newRow("10 by 10") << QSize(10, 10) << 0.613 << 1.0 << QPointF();
        QTest::newRow("4 by 4") << QSize(4, 4) << 1.7 << 1.0 << QPointF();
    }

    void looksLikeOneShape()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(double, ratio);
        QFETCH(QPointF, offset);
        BoardFront front(size.width(), size.height(), colours);
        const QImage now = picture(front, scale, ratio, offset,
                                   [&front](QPainter &painter) { front.paint(&painter, nullptr, nullptr); });
        const QImage wanted = picture(front, scale, ratio, offset,
                                      [&front](QPainter &painter) { paintAtOnce(painter, front); });
        const int difference = largestDifference(now, wanted);
        if (difference > 2) {
            now.save(QStringLiteral("front-now.png"));
            wanted.save(QStringLiteral("front-wanted.png"));
        }
        QCOMPARE_LE(difference, 2);
    }
};

QTEST_MAIN(tst_BoardFront)
#include "tst_boardfront.moc"
