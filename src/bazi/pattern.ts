import type { NatalNumbers } from './natal.ts'
import type { Shares, Strength } from './strength.ts'
import { godFamilyIndexOf, GOD_FAMILY_ORDER } from './strength.ts'
import { tenGodIndexOf } from './ten-gods.ts'

/** Patterns 格局: 化, 专旺, 从强, 从, 建禄 to 月劫 (month of the day's own element), and the eight of the month order, as the ten gods. */
export const PATTERN_HAN = {
  huamuge: '化木格',
  huahuoge: '化火格',
  huatuge: '化土格',
  huajinge: '化金格',
  huashuige: '化水格',
  quzhige: '曲直格',
  yanshangge: '炎上格',
  jiasege: '稼穑格',
  conggege: '从革格',
  runxiage: '润下格',
  congqiangge: '从强格',
  congerge: '从儿格',
  congcaige: '从财格',
  congshage: '从杀格',
  congshige: '从势格',
  jianluge: '建禄格',
  yangrenge: '羊刃格',
  yuejiege: '月劫格',
  shishenge: '食神格',
  shangguange: '伤官格',
  piancaige: '偏财格',
  zhengcaige: '正财格',
  qishage: '七杀格',
  zhengguange: '正官格',
  pianyinge: '偏印格',
  zhengyinge: '正印格',
} as const

export type PatternCode = keyof typeof PATTERN_HAN

const PATTERNS = /* @__PURE__ */ Object.keys(PATTERN_HAN) as readonly PatternCode[]
const [TRANSFORMED, DOMINANT, ALL_RESOURCE, FOLLOWING, ITS_OWN, MONTH_ORDER] = [0, 5, 10, 11, 15, 18]

/** Class of a pattern; selects the rule for its useful elements. */
export type PatternKind = 'transformed' | 'dominant' | 'following' | 'regular'

/** Index in PATTERNS, and the element transformed to or followed (other patterns: the day's own element). */
type Found = readonly [place: number, element: number]

export interface Pattern {
  readonly code: PatternCode
  /** Index among the regular patterns, 建禄 first; negative for special ones. */
  readonly regular: number
  readonly kind: PatternKind
  readonly element: number
}

/** Finds the pattern: special ones first [P thresholds], then the month order [C] (B-16). */
export function findPattern(natal: NatalNumbers, strength: Strength, shares: Shares): Pattern {
  const [place, element] = findTransformed(natal, strength) ??
    findDominant(natal, strength, shares) ??
    findFollowing(natal, strength, shares) ?? [monthOrderIndexOf(natal), natal.self]
  const kind = place < DOMINANT ? 'transformed' : place < FOLLOWING ? 'dominant' : place < ITS_OWN ? 'following' : 'regular'
  return { code: PATTERNS[place]!, regular: place - ITS_OWN, kind, element }
}

/** Finds 化气: the day stem combines with either the month or the hour stem, in the season of the resulting element. */
function findTransformed({ stems, self, season }: NatalNumbers, { isRooted }: Strength): Found | null {
  const isCombined = (i: number) => Math.abs(stems[i]! - stems[i + 1]!) === 5
  if (isCombined(1) === isCombined(2) || (isCombined(1) && isCombined(0))) return null
  const element = (stems[2]! + 2) % 5
  // The day's partner counts as well: 甲 and 癸 control the element that they would form with 己 or 戊.
  const isControlled = stems.some((stem, i) => i !== 2 && ((stem >> 1) + 2) % 5 === element)
  return element !== season || isControlled || (isRooted && element !== self) ? null : [TRANSFORMED + element, element]
}

/** Finds 专旺 or 从强. */
function findDominant({ self }: NatalNumbers, { s }: Strength, { peer, resource, wealth, officer }: Shares): Found | null {
  if (s < 78 || officer > 5) return null
  if (peer >= 55) return [DOMINANT + self, self]
  return resource > peer && wealth <= 5 ? [ALL_RESOURCE, self] : null
}

/** Finds 从儿, 从财 or 从杀 by the largest share of output, wealth and officer if it has 45 %, else 从势. */
function findFollowing({ stems, self, season }: NatalNumbers, { s }: Strength, shares: Shares): Found | null {
  const isAlone = !stems.some((stem, i) => i !== 2 && stem >> 1 === self)
  const month = godFamilyIndexOf(self, season)
  if (s > 12 || shares.peer > 8 || !isAlone || month === 0 || month === 4) return null
  const three = GOD_FAMILY_ORDER.slice(1, 4).map((share) => shares[share])
  const most = Math.max(...three)
  const place = three.indexOf(most)
  return [FOLLOWING + (most >= 45 ? place : 3), (self + 1 + place) % 5]
}

/** Index in PATTERNS by the month's hidden stems (month order). */
function monthOrderIndexOf({ stems, branches, hidden, self }: NatalNumbers): number {
  const day = stems[2]!
  const main = hidden[1]![0]!
  const shown = hidden[1]!.find((own) => own >> 1 !== self && stems.some((stem, i) => i !== 2 && stem === own))
  // For an earth day in 辰戌丑未, a hidden stem of another element that is also visible takes precedence over 建禄 and 月劫.
  const isEarthOfEarth = self === 2 && branches[1]! % 3 === 1
  if (main >> 1 !== self || (isEarthOfEarth && shown !== undefined)) return MONTH_ORDER - 2 + tenGodIndexOf(day, shown ?? main)
  if (main === day) return ITS_OWN
  // 羊刃 for the yang stems except 戊; 月劫 for the others.
  return ITS_OWN + (day % 2 === 0 && day !== 4 ? 1 : 2)
}
