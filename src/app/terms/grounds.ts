import { msg } from '@lingui/core/macro'
import type { FavourRole, Ganzhi } from '#bazi/index.ts'
import type { ActivityReason } from '#readings/daily/index.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'
import { formatList } from './list.ts'
import { NATAL_PILLAR_LABELS } from './power-parts.ts'
import { formatBranchWithNoun, pairTextOf } from './stems-branches.ts'

const ALMANAC = {
  do: msg({ message: '历书：{month}月的{day}日，这一项列在宜。' }),
  dont: msg({ message: '历书：{month}月的{day}日，这一项列在忌。' }),
}
const CLASH = {
  do: msg({ message: '这天的{branch}冲你的{pillars}支，新的事先放一放。' }),
  dont: msg({ message: '这天的{branch}冲你的{pillars}支，历书本来列在宜，对你先缓一缓。' }),
}
const NOTHING = msg({ message: '历书这天诸事不宜，安静的事正好。' })
const ELEMENT = {
  do: msg({ message: '这天带{element}，{element}是你的{role}，这一项属{element}。' }),
  dont: msg({ message: '这天带{element}，{element}是你的{role}，这一项容易过头。' }),
}
/** Used if the day's element counts only by its weight, and its role would suggest the opposite list. */
const ELEMENT_ALONE = {
  do: msg({ message: '这天带{element}，这一项属{element}。' }),
  dont: msg({ message: '这天带{element}，这一项容易过头。' }),
}
const SPEAKING: Readonly<Record<keyof typeof ELEMENT, readonly FavourRole[]>> = { do: ['useful', 'joyful'], dont: ['adverse', 'enemy'] }
const UNKNOWN = msg({ message: '这一天是按以前的规则存下的，没有留下这一项的缘由。' })

/** Formats as a sentence why an entry is in 宜 or 忌. `ground` is null in days stored by an older version of the rules. */
export function formatActivityReason(
  { _, locale }: Pick<Messages, '_' | 'locale'>,
  side: 'do' | 'dont',
  ground: ActivityReason | null,
  { month, day }: { readonly month: Ganzhi; readonly day: Ganzhi },
): string {
  switch (ground?.id) {
    case 'almanac':
      return _({ ...ALMANAC[side], values: { month: pairTextOf(_, month), day: pairTextOf(_, day) } })
    case 'clash': {
      const pillars = formatList(
        locale,
        ground.places.map((place) => _(NATAL_PILLAR_LABELS[place])),
      )
      return _({ ...CLASH[side], values: { branch: formatBranchWithNoun(_, day.branch), pillars } })
    }
    case 'nothing':
      return _(NOTHING)
    case 'element':
      return _({
        ...(SPEAKING[side].includes(ground.role) ? ELEMENT : ELEMENT_ALONE)[side],
        values: { element: _(ELEMENT_LABELS[ground.element]), role: _(FAVOUR_ROLE_LABELS[ground.role]) },
      })
    case undefined:
      return _(UNKNOWN)
  }
}
