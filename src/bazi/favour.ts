import { BadInput } from './bad-input.ts'
import { wantedStemsAt } from './climate.ts'
import type { ElementCode, StemCode } from './cycle.ts'
import { ELEMENTS, STEMS } from './cycle.ts'
import type { Natal } from './natal.ts'
import type { Pattern } from './pattern.ts'
import type { ShareCode, Shares } from './strength.ts'
import { shareIndexOf, SHARES } from './strength.ts'

/**
 * Why an element is wanted or not: 扶抑 support the weak, drain the strong; 调候 the season's climate, and
 * the classical table of it; 通关 mediate; 病药 cure the excess. In a special pattern one element leads, the one
 * followed, turned to or ruling: 顺势 it is the leader; 生扶 generates it; 泄秀 lets it flow on; 耗气 is what it
 * spends itself on; 逆势 controls it; 转生 flows on in place of the day's own, which would generate the leader;
 * 扶身 helps a day that has given itself up.
 */
export const REASON_HAN = {
  fuyi: '扶抑',
  tiaohou: '调候',
  qiongtong: '穷通',
  tongguan: '通关',
  bingyao: '病药',
  shunshi: '顺势',
  xiexiu: '泄秀',
  haoqi: '耗气',
  nishi: '逆势',
  shengfu: '生扶',
  zhuansheng: '转生',
  fushen: '扶身',
} as const

export type ReasonCode = keyof typeof REASON_HAN

/** One reason for an element's favour, B-18. */
export interface Contribution {
  readonly element: ElementCode
  readonly points: number
  readonly reason: ReasonCode
  /**
   * 扶抑, 扶身: what the element is to the day stem; 穷通: the stem that is wanted; 通关: the element that presses
   * (on the next but one); 转生: the day's own element; the others of a special pattern: the leader; else null.
   */
  readonly by: ShareCode | StemCode | ElementCode | null
}

/** Favour is reckoned in whole units of this many to a point: a tenth of S is 1/250 of k, and factors have hundredths. */
const UNITS_PER_FAVOUR = 25_000

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const at = (element: number) => ELEMENTS[(element + 10) % 5]!

/** @param percent of the five elements, @param s of the strength; both to a tenth */
export function contributionsOf(natal: Natal, pattern: Pattern, s: number, shares: Shares, percent: readonly number[]): Contribution[] {
  if (pattern.kind !== 'regular') return special(natal.self, pattern)
  return [
    ...supporting(natal.self, s, shares),
    ...climatic(natal, percent),
    ...mediating(percent),
    ...percent.flatMap((part, e) => (part > 45 ? [because('bingyao', e, -0.5)] : [])),
  ]
}

function because(reason: ReasonCode, element: number, points: number, by: Contribution['by'] = null): Contribution {
  return { element: at(element), points: Math.round(points * UNITS_PER_FAVOUR) / UNITS_PER_FAVOUR, reason, by }
}

/** What the leader and the four elements after it are to it. */
const LED = ['shunshi', 'xiexiu', 'haoqi', 'nishi', 'shengfu'] as const

/** Points of the element `first`, the leader, and of those that follow in order. */
function special(self: number, { code, kind, element: first }: Pattern): Contribution[] {
  const go = (points: number, i: number) => because(LED[i]!, first + i, points, at(first))
  if (kind === 'transformed') return [2, 0.5, -0.3, -2, 1.2].map(go)
  if (kind === 'dominant') return [1.6, 1.2, -1, -2, 1.3].map(go)
  return [
    go(2, 0),
    // What generates 食伤 is the day itself, which is not to be helped.
    shareIndexOf(self, first) === 1 ? because('zhuansheng', first + 1, 1.2, at(self)) : go(1.2, 4),
    go(0.8, 1),
    because('fushen', self + 4, -2, 'resource'),
    code === 'congerge' ? go(0.5, 4) : because('fushen', self, -1.5, 'peer'),
  ]
}

/** 扶抑: `k` is how far the day is from the middle. */
function supporting(self: number, s: number, { peer, resource, output, wealth, officer }: Shares): Contribution[] {
  const k = clamp((s - 47) / 25, -1, 1)
  const most = Math.max(officer, wealth, output)
  const [isOfficer, isOutput, isWealth] = [most === officer, most === output, most === wealth]
  const isPeer = peer >= resource
  // In the order of the shares: peer, output, wealth, officer, resource.
  const factors =
    k >= 0
      ? [-1, isPeer ? 0.95 : 0.7, resource > peer ? 1.1 : 0.8, isPeer ? 1 : 0.6, -0.95]
      : [isWealth ? -1.1 : -0.8, isOutput ? 1 : 0.7, isWealth ? 1 : 0.8, isOfficer ? 1.1 : 0.8, isOfficer ? -1.1 : isOutput ? -1.05 : -0.7]
  return k === 0 ? [] : factors.map((factor, i) => because('fuyi', self + i, k * factor, SHARES[i]))
}

/** 调候: fire in winter, water in summer, and the first three stems of the table. */
function climatic({ stems, branches }: Natal, percent: readonly number[]): Contribution[] {
  const month = branches[1]!
  const place = (month + 1) % 12
  const isWinter = place < 3
  const isSummer = place >= 6 && place < 9
  const element = isWinter ? 1 : 4
  const season = place % 3 === 0 ? 0.5 : 0.9
  const wanted = wantedStemsAt(stems[2]!, month).slice(0, 3)
  return [
    ...(isWinter || isSummer ? [because('tiaohou', element, season * (percent[element]! < 12 ? 1 : 0.4))] : []),
    ...wanted.map((stem, i) => because('qiongtong', stem >> 1, [0.3, 0.2, 0.1][i]!, STEMS[stem])),
  ]
}

/** 通关: where one strong element controls another, the one between them. */
function mediating(percent: readonly number[]): Contribution[] {
  return percent.flatMap((part, e) => (part >= 28 && percent[(e + 2) % 5]! >= 28 ? [because('tongguan', e + 1, 0.6, at(e))] : []))
}

/** Sum of the contributions of each element, wood … water, in whole units. */
export function favourUnitsOf(contributions: readonly Contribution[]): number[] {
  return ELEMENTS.map((code) =>
    contributions.reduce((sum, { element, points }) => sum + (element === code ? Math.round(points * UNITS_PER_FAVOUR) : 0), 0),
  )
}

/** Favour to a hundredth, as it is shown and enters the day's score. */
export function favourOf(units: readonly number[]): number[] {
  return units.map((each) => Math.round(each / (UNITS_PER_FAVOUR / 100)) / 100 + 0)
}

export interface UsefulElements {
  /** 用神 */
  readonly useful: ElementCode
  /** 喜神 */
  readonly joyful: ElementCode
  /** 忌神 */
  readonly adverse: ElementCode
  /** 仇神 */
  readonly enemy: ElementCode
  /** 闲神 */
  readonly idle: ElementCode
}

/** What an element is to a chart. */
export type FavourRole = keyof UsefulElements

/**
 * The role of an element among the five.
 * @throws BadInput for what is none of them
 */
export function favourRoleOf({ useful, joyful, idle, enemy, adverse }: UsefulElements, element: ElementCode): FavourRole {
  const roles: UsefulElements = { useful, joyful, idle, enemy, adverse }
  const found = (Object.keys(roles) as FavourRole[]).find((role) => roles[role] === element)
  if (!found) throw new BadInput('element', 'range', `no element: ${element}`)
  return found
}

/**
 * Names by favour in whole units; of equals the first element. `gone` (or null) is the own element of a day that follows and
 * has not the least root: such a day has given itself up wholly, so what would help it is not 喜神.
 */
export function usefulElementsOf(favour: readonly number[], gone: number | null): UsefulElements {
  const order = [...favour.keys()].sort((a, b) => favour[b]! - favour[a]! || a - b)
  const [useful, second, , , adverse] = order as [number, number, number, number, number]
  const mother = (useful + 4) % 5
  const joyful = favour[mother]! > 0 && mother !== adverse && mother !== gone ? mother : second
  const left = order.filter((e) => e !== useful && e !== joyful && e !== adverse)
  const enemy = left.find((e) => e === (adverse + 4) % 5) ?? left[1]!
  const idle = left.find((e) => e !== enemy)!
  return { useful: at(useful), joyful: at(joyful), adverse: at(adverse), enemy: at(enemy), idle: at(idle) }
}
