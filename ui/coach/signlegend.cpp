// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/signlegend.h"

#include "ui/board/judgementsign.h"
#include "ui/shell/fold.h"
#include "ui/shell/pageparts.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QGridLayout>
#include <QPainter>

namespace four {

namespace {
using coach::Oversight;
using coach::Weight;

constexpr int side = 16; ///< of a sign
} // namespace

const std::array<coach::Judgement, 4> judgementKinds{{{.oversight = Oversight::AllowedWin},
                                                      {.weight = Weight::Blunder},
                                                      {.weight = Weight::Mistake},
                                                      {.weight = Weight::FinePoint}}};

SignPicture::SignPicture(const coach::Judgement &judgement, QWidget *parent)
    : QWidget(parent), m_judgement(judgement)
{
    setFixedSize(side, side);
}

void SignPicture::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    judgementsign::paint(painter, QRectF(rect()).center(), side - 4, m_judgement, palette());
}

SignLegend::SignLegend(QWidget *parent) : QWidget(parent)
{
    auto *rows = page::make<QWidget>("signs", this);
    auto *grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (const coach::Judgement &judgement : judgementKinds) {
        const int row = static_cast<int>(m_texts.size());
        m_texts.push_back(page::makeText<WrappedLabel>("signMeaning", rows));
        grid->addWidget(new SignPicture(judgement, rows), row, 0, Qt::AlignTop);
        grid->addWidget(m_texts.back(), row, 1);
    }
    m_fold = new Fold("signLegend", rows, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_fold);
    page::keepTranslated(this, [this] { retranslate(); });
}

void SignLegend::retranslate()
{
    //: shows and hides what the signs of a review mean
    m_fold->caption()->setText(tr("Signs &and words"));
    const std::array meanings{
        tr("Oversight: it could be seen on the board. A line was missed or let through, two threats, or a "
           "forced win."),
        tr("Blunder: an oversight that changed the result, with the win at most 4 moves away."),
        tr("Mistake: the result changed, and the win was at most 12 moves away."),
        tr("Fine point: the result changed, but too far away to be seen. It does not count as a mistake.")};
    static_assert(meanings.size() == judgementKinds.size());
    QStringList all;
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        m_texts[i]->setText(meanings.at(i));
        all << meanings.at(i);
    }
    // A screen reader hears them without looking for them.
    m_fold->caption()->setAccessibleDescription(all.join(u' '));
}

} // namespace four

#include "moc_signlegend.cpp"
