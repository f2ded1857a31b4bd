/** Pace of a paragraph: it urges action or restraint. Paragraphs about the same weeks must not have opposite paces. */
import type { AnnualView } from '#bazi/index.ts'
import { listExtremes } from '../facts/score-extremes.ts'

/** `go`: begin, ask, sign. `wait`: postpone, take on nothing. Undefined: neutral. */
export type Pace = 'go' | 'wait' | undefined

/** Paces of season paragraphs by id, one letter for each month of the season: g go, w wait, - neutral. */
const SEASON_PACES: Readonly<Record<string, string>> = {
  'season.spring.use': 'gg-',
  'season.spring.joy': 'www',
  'season.spring.adverse': 'ww-',
  'season.spring.enemy': 'www',
  'season.spring.idle': '---',
  'season.summer.use': 'ggg',
  'season.summer.joy': 'ggg',
  'season.summer.adverse': 'ww-',
  'season.summer.enemy': 'www',
  'season.summer.idle': '--w',
  'season.autumn.use': 'ggw',
  'season.autumn.joy': '--g',
  'season.autumn.adverse': 'ww-',
  'season.autumn.enemy': 'ww-',
  'season.autumn.idle': '-w-',
  'season.winter.use': 'ggw',
  'season.winter.joy': 'www',
  'season.winter.adverse': '---',
  'season.winter.enemy': 'ww-',
  'season.winter.idle': '---',
  'season.spring.best': 'ggg',
  'season.spring.worst': 'www',
  'season.summer.best': 'ggg',
  'season.summer.worst': 'www',
  'season.autumn.best': 'ggg',
  'season.autumn.worst': 'www',
  'season.winter.best': 'ggg',
  'season.winter.worst': 'www',
  'season.spring.high': 'ggg',
  'season.spring.low': 'wwg',
  'season.summer.high': 'ggg',
  'season.summer.low': 'www',
  'season.autumn.high': 'gg-',
  'season.autumn.low': 'www',
  'season.winter.high': 'ggg',
  'season.winter.low': 'www',
  'season.spring.middle': '-w-',
  'season.summer.middle': '---',
  'season.autumn.middle': 'wwg',
  'season.winter.middle': '---',
  'season.child.spring-joy': 'www',
  'season.child.spring-enemy': 'www',
  'season.child.summer-use': 'ggg',
  'season.child.summer-joy': 'ggg',
  'season.child.summer-adverse': 'ww-',
  'season.child.autumn-use': 'ggw',
  'season.child.autumn-enemy': 'ww-',
  'season.child.autumn-idle': '-w-',
  'season.small.spring': '---',
  'season.small.summer': '---',
  'season.small.autumn': '---',
  'season.small.winter': '---',
  'season.late.spring-joy': 'www',
  'season.late.summer-use': 'ggg',
  'season.late.summer-adverse': 'ww-',
  'season.late.autumn-use': 'ggw',
  'season.late.autumn-enemy': 'ww-',
  'season.late.autumn-idle': '---',
  'season.spring.by-months': '---',
  'season.summer.by-months': '---',
  'season.autumn.by-months': '---',
  'season.winter.by-months': '---',
}

const GO_MONTHS =
  'bijian.high shishen.high shangguan.high piancai.high zhengcai.high qisha.high zhengguan.high zhengyin.high clash-day-high ' +
  'six-combine-day stem-combine-day-high three-combine-day tianyi tianyi-high tianyi.officer tianyi.resource tianyi.output tianyi.peer ' +
  'lushen guoyin guoyin.officer best-peer best-output best-wealth best-officer best-resource quiet-use quiet-score ' +
  'child.zhengyin-high child.best-wealth child.best-officer late.bijian-high late.best-wealth late.best-officer'
const WAIT_MONTHS =
  'shishen.low zhengyin.low clash-day-low self-punish-day stem-joins-day.tight half-day.tight quiet-adverse chou yin2 ' +
  'worst-peer worst-output worst-wealth worst-officer worst-resource child.worst-wealth'

const idsOf = (names: string) => names.split(' ').map((name) => `month.${name}`)
const MONTH_PACES: ReadonlyMap<string, Pace> = new Map([
  ...idsOf(GO_MONTHS).map((id) => [id, 'go'] as const),
  ...idsOf(WAIT_MONTHS).map((id) => [id, 'wait'] as const),
])

/** Every paragraph id that has a pace. */
export const PACED_PARAGRAPH_IDS: readonly string[] = [...Object.keys(SEASON_PACES), ...MONTH_PACES.keys()]

/** Returns the paces of a season's paragraph for the season's three months. */
export const getSeasonPaces = (id: string): readonly Pace[] =>
  [...(SEASON_PACES[id] ?? '---')].map((letter) => (letter === 'g' ? 'go' : letter === 'w' ? 'wait' : undefined))

export const getMonthPace = (id: string): Pace => MONTH_PACES.get(id)

export const arePacesOpposite = (one: Pace, other: Pace): boolean => one !== undefined && other !== undefined && one !== other

/** Computes a part's pace from the scores: `go` for every part with the highest score, `wait` for every part with the lowest. */
export function computePace<T extends { readonly score: number }>(parts: readonly T[], part: T): Pace {
  const [isBest, isWorst] = [listExtremes(parts, 'best').includes(part), listExtremes(parts, 'worst').includes(part)]
  return isBest === isWorst ? undefined : isBest ? 'go' : 'wait'
}

/** Whether a best month lies in a lowest season or a lowest month in a best season; texts on whole seasons then do not fit. */
export function hasCrossedExtremes({ months, seasons }: AnnualView): boolean {
  return months.some((month, i) => arePacesOpposite(computePace(months, month), computePace(seasons, seasons[Math.floor(i / 3)]!)))
}
