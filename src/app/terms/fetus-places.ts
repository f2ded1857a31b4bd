import type { FetusPlace, FetusPlaceCode } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'
import { DIRECTION_LABELS } from './directions.ts'

/* Separate labels, not from the almanac: its chunk includes a calendar library, for which the page must not wait. */
const PLACES: Record<Locale, Record<FetusPlaceCode, string>> = {
  zh_CN: {
    door: '门',
    mill: '碓磨',
    kitchen: '厨灶',
    store: '仓库',
    bedroom: '房床',
    mortar: '碓',
    privy: '厕',
    stove: '炉',
    roost: '栖',
    bed: '床',
  },

  zh_TW: {
    door: '門',
    mill: '碓磨',
    kitchen: '廚灶',
    store: '倉庫',
    bedroom: '房床',
    mortar: '碓',
    privy: '廁',
    stove: '爐',
    roost: '棲',
    bed: '床',
  },
  en_US: {
    door: 'Door',
    mill: 'Mill',
    kitchen: 'Kitchen',
    store: 'Store',
    bedroom: 'Bedroom',
    mortar: 'Mortar',
    privy: 'Privy',
    stove: 'Stove',
    roost: 'Roost',
    bed: 'Bed',
  },
}

const SIDES: Record<
  Locale,
  { inside: (direction: string) => string; outside: (direction: string) => string; centre: string; and: string }
> = {
  zh_CN: { inside: (direction) => `房内${direction}`, outside: (direction) => `房外${direction}`, centre: '中', and: '、' },
  zh_TW: { inside: (direction) => `房內${direction}`, outside: (direction) => `房外${direction}`, centre: '中', and: '、' },
  en_US: {
    inside: (direction) => `inside, ${direction.toLowerCase()}`,
    outside: (direction) => `outside, ${direction.toLowerCase()}`,
    centre: 'middle',
    and: ' and ',
  },
}

/** Formats the places and the direction of the fetus god 胎神: 门、碓 · 房外东南. */
export function formatFetusPlace({ _, locale }: Messages, { places, isInside, direction }: FetusPlace): string {
  const { inside, outside, centre, and } = SIDES[locale]
  const side = direction === 'centre' ? centre : _(DIRECTION_LABELS[direction])
  return `${places.map((place) => PLACES[locale][place]).join(and)} · ${isInside ? inside(side) : outside(side)}`
}
