import { BRANCH_INDEX, STEM_INDEX, STEMS } from './cycle.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { Natal } from './natal.ts'
import { stemRelationOf } from './relations.ts'
import type { Shares, Strength } from './strength.ts'
import { shareIndexOf, SHARES } from './strength.ts'
import { TEN_GODS, tenGodOf } from './ten-gods.ts'

/**
 * Patterns 格局: transformations (by element), dominance (by element), 从强, following, the month's own
 * kind, and the eight of the month order, in the order of the ten gods.
 */
export const PATTERN_HAN = {
  huamuge: '化木格', huahuoge: '化火格', huatuge: '化土格', huajinge: '化金格', huashuige: '化水格',
  quzhige: '曲直格', yanshangge: '炎上格', jiasege: '稼穑格', conggege: '从革格', runxiage: '润下格', congqiangge: '从强格',
  congerge: '从儿格', congcaige: '从财格', congshage: '从杀格', congshige: '从势格',
  jianluge: '建禄格', yangrenge: '羊刃格', yuejiege: '月劫格',
  shishenge: '食神格', shangguange: '伤官格', piancaige: '偏财格', zhengcaige: '正财格',
  qishage: '七杀格', zhengguange: '正官格', pianyinge: '偏印格', zhengyinge: '正印格',
} as const

export type PatternCode = keyof typeof PATTERN_HAN

const PATTERNS = /* @__PURE__ */ Object.keys(PATTERN_HAN) as readonly PatternCode[]
const [TRANSFORMED, DOMINANT, ALL_RESOURCE, FOLLOWING, ITS_OWN, MONTH_ORDER] = [0, 5, 10, 11, 15, 18]

/** How the useful elements follow from a pattern. */
export type PatternKind = 'transformed' | 'dominant' | 'following' | 'regular'

export interface Pattern {
  readonly code: PatternCode
  readonly kind: PatternKind
  /** Element that is turned to or followed; the day's own for the others. */
  readonly element: number
}

/** Special patterns first [P thresholds], then the month order [C] (bazi rules §11). */
export function patternOf(natal: Natal, { s }: Strength, shares: Shares): Pattern {
  return transformed(natal) ?? dominant(natal, s, shares) ?? following(natal, s, shares) ?? regular(natal, monthOrder(natal))
}

const combineOf = ({ pairs }: Natal, i: number, k: number) => {
  const relation = pairs[i] && pairs[k] ? stemRelationOf(pairs[i].stem, pairs[k].stem) : null
  return relation?.type === 'stem-combine' ? relation : null
}

/** 化气: the day stem with the month's or the hour's, neither wanted by a third, in the season of what they make. */
function transformed(natal: Natal): Pattern | null {
  const { pairs, stems, self, season } = natal
  const [month, hour] = [combineOf(natal, 1, 2), combineOf(natal, 2, 3)]
  if ((month === null) === (hour === null) || (month !== null && combineOf(natal, 0, 1) !== null)) return null
  const element = ((stems[2]! % 5) + 2) % 5
  // The partner counts too: 甲 and 癸 control what they would make of a 己 or a 戊.
  const isControlled = stems.some((stem, i) => i !== 2 && ((stem >> 1) + 2) % 5 === element)
  const isRooted = pairs.some(({ branch }) => HIDDEN_STEMS[branch].slice(0, 2).some(({ stem }) => STEM_INDEX[stem] >> 1 === self))
  if (element !== season || isControlled || (isRooted && element !== self)) return null
  return { code: PATTERNS[TRANSFORMED + element]!, kind: 'transformed', element }
}

/** 专旺 and 从强. */
function dominant({ self }: Natal, s: number, { peer, resource, wealth, officer }: Shares): Pattern | null {
  if (s < 78 || officer > 5) return null
  if (peer >= 55) return { code: PATTERNS[DOMINANT + self]!, kind: 'dominant', element: self }
  return resource > peer && wealth <= 5 ? { code: PATTERNS[ALL_RESOURCE]!, kind: 'dominant', element: self } : null
}

/** 从儿, 从财, 从杀 by the largest of the three if it has 45 %, else 从势. */
function following({ stems, self, season }: Natal, s: number, shares: Shares): Pattern | null {
  const isAlone = !stems.some((stem, i) => i !== 2 && stem >> 1 === self)
  const month = shareIndexOf(self, season)
  if (s > 12 || shares.peer > 8 || !isAlone || month === 0 || month === 4) return null
  const three = SHARES.slice(1, 4).map((share) => shares[share])
  const most = Math.max(...three)
  const place = three.indexOf(most)
  return { code: PATTERNS[FOLLOWING + (most >= 45 ? place : 3)]!, kind: 'following', element: (self + 1 + place) % 5 }
}

function regular({ self }: Natal, place: number): Pattern {
  return { code: PATTERNS[place]!, kind: 'regular', element: self }
}

/** Place in the list of patterns by the month's hidden stems. */
function monthOrder({ pairs, stems, self }: Natal): number {
  const { branch } = pairs[1]!
  const others = HIDDEN_STEMS[branch].map(({ stem }) => STEM_INDEX[stem]).filter((stem) => stem >> 1 !== self)
  const shown = others.find((stem) => stems.some((other, i) => i !== 2 && other === stem))
  const main = STEM_INDEX[HIDDEN_STEMS[branch][0]!.stem]
  const godOf = (stem: number) => TEN_GODS.indexOf(tenGodOf(pairs[2]!.stem, STEMS[stem]!))
  // An earth day in 辰戌丑未 takes a revealed stem before its own kind.
  const isEarthOfEarth = self === 2 && BRANCH_INDEX[branch] % 3 === 1
  if (main >> 1 !== self || (isEarthOfEarth && shown !== undefined)) return MONTH_ORDER - 2 + godOf(shown ?? main)
  if (godOf(main) === 0) return ITS_OWN
  // 羊刃 of the yang stems but 戊; 月劫 of the others.
  return ITS_OWN + (stems[2]! % 2 === 0 && stems[2] !== 4 ? 1 : 2)
}
