// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/contenderregister.h"

#include "ui/session/names.h"

namespace four {

int ContenderRegister::numberOf(const Contender &who, Moment when)
{
    if (who.kind != Contender::Kind::Named) {
        int &number = m_nameless[std::pair(who.kind, who.level)];
        if (number == 0)
            number = add(who) + 1;
        return number - 1;
    }
    auto spelling = m_spellings.constFind(who.name);
    // Telling names apart costs more than all the rest.
    if (spelling == m_spellings.constEnd()) {
        const QString identity = Names::identity(who.name);
        auto number = m_numbers.constFind(identity);
        if (number == m_numbers.constEnd())
            number = m_numbers.insert(identity, add(who));
        spelling = m_spellings.insert(who.name, *number);
    }
    const auto place = std::size_t(*spelling);
    if (when >= m_spelt[place]) {
        m_spelt[place] = when;
        m_contenders[place].name = who.name;
    }
    return *spelling;
}

int ContenderRegister::add(const Contender &who)
{
    m_contenders.push_back(who);
    m_spelt.push_back({});
    return int(m_contenders.size()) - 1;
}

} // namespace four
