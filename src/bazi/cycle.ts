import { checkCondition, numberOfCode } from './bad-input.ts'

/* Codes are pinyin, or English words for elements and relations; each has one meaning in all tables (wu 戊, wu3 午). */

/** The five elements; each generates the next and controls the one after that. */
export const ELEMENT_HAN = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' } as const
export const STEM_HAN = {
  jia: '甲',
  yi: '乙',
  bing: '丙',
  ding: '丁',
  wu: '戊',
  ji: '己',
  geng: '庚',
  xin: '辛',
  ren: '壬',
  gui: '癸',
} as const
export const BRANCH_HAN = {
  zi: '子',
  chou: '丑',
  yin2: '寅',
  mao: '卯',
  chen: '辰',
  si: '巳',
  wu3: '午',
  wei: '未',
  shen: '申',
  you: '酉',
  xu: '戌',
  hai: '亥',
} as const
export const POLARITY_HAN = { yang: '阳', yin: '阴' } as const

export type ElementCode = keyof typeof ELEMENT_HAN
export type StemCode = keyof typeof STEM_HAN
export type BranchCode = keyof typeof BRANCH_HAN
export type Polarity = keyof typeof POLARITY_HAN

/** Codes in classical order; a code's index in its list is its number in all formulas. */
export const ELEMENTS = Object.keys(ELEMENT_HAN) as readonly ElementCode[]
export const STEMS = Object.keys(STEM_HAN) as readonly StemCode[]
export const BRANCHES = Object.keys(BRANCH_HAN) as readonly BranchCode[]

/** One of the sixty pairs of stem and branch. `index` 0 is 甲子. */
export interface Ganzhi {
  readonly index: number
  readonly ganzhi: string
  readonly stem: StemCode
  readonly branch: BranchCode
}

function indexOf<C extends string>(codes: readonly C[]): Readonly<Record<C, number>> {
  return Object.fromEntries(codes.map((code, i) => [code, i])) as Record<C, number>
}

export const STEM_INDEX = indexOf(STEMS)
export const BRANCH_INDEX = indexOf(BRANCHES)

/** Checks a stem (below: a branch) from outside and returns its number. @throws BadInput */
export const stemNumberOf = (stem: StemCode, field = 'stem') => numberOfCode(STEM_INDEX, stem, field)
export const branchNumberOf = (branch: BranchCode, field = 'branch') => numberOfCode(BRANCH_INDEX, branch, field)

/** Element numbers (0 wood … 4 water) of the twelve branches. */
const BRANCH_ELEMENTS = [4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4]

/** Stems come in pairs by element: 甲乙 wood … 壬癸 water. */
export function elementOfStem(stem: StemCode): ElementCode {
  return ELEMENTS[stemNumberOf(stem) >> 1]!
}

export function elementOfBranch(branch: BranchCode): ElementCode {
  return ELEMENTS[BRANCH_ELEMENTS[branchNumberOf(branch)]!]!
}

/** Even indexes (甲, 丙 …) are yang. */
export function polarityOfStem(stem: StemCode): Polarity {
  return stemNumberOf(stem) % 2 === 0 ? 'yang' : 'yin'
}

export function polarityOfBranch(branch: BranchCode): Polarity {
  return branchNumberOf(branch) % 2 === 0 ? 'yang' : 'yin'
}

function ganzhiOf(index: number): Ganzhi {
  const stem = STEMS[index % 10]!
  const branch = BRANCHES[index % 12]!
  return Object.freeze({ index, ganzhi: STEM_HAN[stem] + BRANCH_HAN[branch], stem, branch })
}

/** The sixty pairs in order, frozen: charts share them. */
export const SIXTY: readonly Ganzhi[] = Object.freeze(Array.from({ length: 60 }, (_, i) => ganzhiOf(i)))

/** Returns the pair with index `number` modulo sixty; any whole number. */
export function ganzhiAt(number: number): Ganzhi {
  return SIXTY[((number % 60) + 60) % 60]!
}

/** The pair written `ganzhi` (甲子), or null if there is no such pair. */
export function ganzhiOfText(ganzhi: string): Ganzhi | null {
  return SIXTY.find((pair) => pair.ganzhi === ganzhi) ?? null
}

/** Checks that `pair` is one of the sixty pairs; additional fields are allowed. @throws BadInput */
export function checkPair(pair: Ganzhi, field: string): void {
  const own = SIXTY[(pair as Ganzhi | null)?.index ?? -1]
  checkCondition(own !== undefined && own.ganzhi === pair.ganzhi, field, 'format')
}

/**
 * Void branches 空亡 of a pair: the two branches that do not occur in its decade of ten pairs (B-07: 甲子 to 癸酉 lack 戌亥).
 * @throws BadInput
 */
export function voidsOf(pair: Ganzhi): readonly [BranchCode, BranchCode] {
  checkPair(pair, 'pair')
  const decade = Math.floor(pair.index / 10)
  const first = (22 - decade * 2) % 12
  return [BRANCHES[first]!, BRANCHES[first + 1]!]
}
