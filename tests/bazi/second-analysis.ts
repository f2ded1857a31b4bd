import type { Fraction } from './fraction.ts'
import { compared, dividedBy, fractionOf, minus, plus, roundedTo, times, ZERO } from './fraction.ts'
import {
  findBranchRow,
  elementOf,
  HAN_ELEMENTS,
  sumPointsByElement,
  computeElementPoints,
  computeOraclePercentages,
  TABLES,
} from './second-points.ts'

/* Second implementation of strength, pattern, favour and roles (B-15 to B-20), from the texts of three or four pairs. */

export interface SecondAnalysis {
  readonly percent: readonly number[]
  readonly s: number
  readonly strength: string
  /** peer, output, wealth, officer, resource */
  readonly shares: readonly number[]
  readonly pattern: string
  readonly favour: readonly number[]
  /** Elements of the roles 用 喜 忌 仇 闲, in this order. */
  readonly names: string
}

const CLASSES = ['极弱', '身弱', '偏弱', '中和', '偏强', '身强', '极强']
const OWN = ['曲直格', '炎上格', '稼穑格', '从革格', '润下格']

/** Returns the element that is `steps` later in the generating cycle. */
const onFrom = (element: string, steps: number) => HAN_ELEMENTS[(HAN_ELEMENTS.indexOf(element) + steps) % 5]!
const makerOf = (element: string) => onFrom(element, 4)
const controls = (a: string, b: string) => onFrom(a, 2) === b

interface Read {
  readonly stems: readonly string[]
  readonly branches: readonly string[]
  readonly self: string
  readonly season: string
  readonly s: number
  readonly shares: readonly number[]
}

type Pattern = readonly [name: string, kind: 'turned' | 'ruling' | 'follows' | 'regular', element: string]

function patternOf(read: Read): Pattern {
  return turned(read) ?? ruling(read) ?? follows(read) ?? [byMonth(read), 'regular', read.self]
}

function turned({ stems, branches, self, season }: Read): Pattern | null {
  const made = (a: number, b: number) =>
    Object.entries(TABLES.stemCombine).find(
      ([pair]) => stems[a] !== undefined && stems[b] !== undefined && [stems[a] + stems[b], stems[b] + stems[a]].includes(pair),
    )?.[1]
  const pairs = [made(0, 1), made(1, 2), made(2, 3)]
  const withDay = pairs.slice(1).filter((one) => one !== undefined)
  const element = withDay[0]
  // Contended: the day stem is in two combinations, or its partner in the month also combines with the year.
  if (withDay.length !== 1 || element === undefined || (pairs[1] !== undefined && pairs[0] !== undefined)) return null
  const others = stems.filter((_, i) => i !== 2)
  const isRooted = branches.some((branch) =>
    findBranchRow(branch)
      .hidden.slice(0, 2)
      .some((stem) => elementOf(stem) === self),
  )
  if (season !== element || others.some((stem) => controls(elementOf(stem), element)) || (isRooted && self !== element)) return null
  return [`化${element}格`, 'turned', element]
}

function ruling({ self, s, shares: [peer, , wealth, officer, resource] }: Read): Pattern | null {
  if (s < 78 || officer! > 5) return null
  if (peer! >= 55) return [OWN[HAN_ELEMENTS.indexOf(self)]!, 'ruling', self]
  return resource! > peer! && wealth! <= 5 ? ['从强格', 'ruling', self] : null
}

function follows({ stems, self, season, s, shares }: Read): Pattern | null {
  const isHelped = [self, makerOf(self)].includes(season) || stems.some((stem, i) => i !== 2 && elementOf(stem) === self)
  if (s > 12 || shares[0]! > 8 || isHelped) return null
  const three = shares.slice(1, 4)
  const most = Math.max(...three)
  const which = three.indexOf(most)
  return [most < 45 ? '从势格' : ['从儿格', '从财格', '从杀格'][which]!, 'follows', onFrom(self, which + 1)]
}

function byMonth({ stems, branches, self }: Read): string {
  const day = stems[2]!
  const { hidden } = findBranchRow(branches[1]!)
  const others = stems.filter((_, i) => i !== 2)
  const shown = hidden.find((stem) => elementOf(stem) !== self && others.includes(stem))
  const god = (stem: string) => `${TABLES.tenGods[day]![stem]}格`
  if (elementOf(hidden[0]!) !== self) return god(shown ?? hidden[0]!)
  if (self === '土' && '辰戌丑未'.includes(branches[1]!) && shown !== undefined) return god(shown)
  if (TABLES.tenGods[day]![hidden[0]!] === '比肩') return '建禄格'
  return '甲丙庚壬'.includes(day) ? '羊刃格' : '月劫格'
}

type Favour = Map<string, Fraction>

function specialFavour([name, kind, e]: Pattern, self: string): Favour {
  const favour: Favour = new Map()
  const add = (element: string, points: string) => favour.set(element, plus(favour.get(element) ?? ZERO, fractionOf(points)))
  add(e, kind === 'ruling' ? '1.6' : '2')
  if (kind === 'follows') {
    add(makerOf(e) === self ? onFrom(e, 1) : makerOf(e), '1.2')
    add(onFrom(e, 1), '0.8')
    add(makerOf(self), '-2')
    add(self, name === '从儿格' ? '0.5' : '-1.5')
    return favour
  }
  const isTurned = kind === 'turned'
  add(makerOf(e), isTurned ? '1.2' : '1.3')
  add(onFrom(e, 1), isTurned ? '0.5' : '1.2')
  add(onFrom(e, 2), isTurned ? '-0.3' : '-1')
  add(onFrom(e, 3), '-2')
  return favour
}

function regularFavour({ stems, branches, self, s, shares }: Read, percent: readonly number[]): Favour {
  const favour: Favour = new Map()
  const add = (element: string, points: Fraction | string) =>
    favour.set(element, plus(favour.get(element) ?? ZERO, typeof points === 'string' ? fractionOf(points) : points))
  const [peer, output, wealth, officer, resource] = shares as [number, number, number, number, number]
  let k = dividedBy(minus(fractionOf(s), fractionOf(47)), fractionOf(25))
  if (compared(k, 1) > 0) k = fractionOf(1)
  if (compared(k, -1) < 0) k = fractionOf(-1)
  const [own, eaten, had, feared, mother] = [0, 1, 2, 3, 4].map((steps) => onFrom(self, steps)) as [string, string, string, string, string]
  if (compared(k, 0) >= 0) {
    const isPeer = peer >= resource
    add(feared, times(k, isPeer ? 1 : '0.6'))
    add(eaten, times(k, isPeer ? '0.95' : '0.7'))
    add(had, times(k, resource > peer ? '1.1' : '0.8'))
    add(own, times(k, -1))
    add(mother, times(k, '-0.95'))
  } else {
    const q = times(k, -1)
    const most = Math.max(officer, wealth, output)
    add(mother, times(q, most === officer ? '1.1' : most === output ? '1.05' : '0.7'))
    add(own, times(q, most === wealth ? '1.1' : '0.8'))
    add(feared, times(q, most === officer ? '-1.1' : '-0.8'))
    add(had, times(q, most === wealth ? '-1' : '-0.8'))
    add(eaten, times(q, most === output ? '-1' : '-0.7'))
  }
  const month = branches[1]!
  const climate = '亥子丑'.includes(month) ? '火' : '巳午未'.includes(month) ? '水' : null
  if (climate !== null)
    add(climate, times(fractionOf('亥巳'.includes(month) ? '0.5' : '0.9'), percent[HAN_ELEMENTS.indexOf(climate)]! < 12 ? 1 : '0.4'))
  TABLES.tiaohou[stems[2]!]![month]!.slice(0, 3).forEach((stem, i) => add(elementOf(stem), ['0.3', '0.2', '0.1'][i]!))
  const partOf = (element: string) => percent[HAN_ELEMENTS.indexOf(element)]!
  for (const a of HAN_ELEMENTS) {
    if (partOf(a) >= 28 && partOf(onFrom(a, 2)) >= 28) add(onFrom(a, 1), '0.6')
    if (partOf(a) > 45) add(a, '-0.5')
  }
  return favour
}

/** Assigns the roles by favour. @param self own element of a following day without peers (the element's helper is not 喜); else null */
function namesOf(favour: Favour, self: string | null): string {
  const of = (element: string) => favour.get(element) ?? ZERO
  const order = [...HAN_ELEMENTS].sort((a, b) => compared(of(b), of(a)) || HAN_ELEMENTS.indexOf(a) - HAN_ELEMENTS.indexOf(b)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const [useful, second, , , adverse] = order
  const maker = makerOf(useful)
  const joyful = compared(of(maker), 0) > 0 && maker !== adverse && maker !== self ? maker : second
  const two = order.filter((element) => ![useful, joyful, adverse].includes(element))
  const enemy = two.includes(makerOf(adverse)) ? makerOf(adverse) : two[1]!
  return [useful, joyful, adverse, enemy, two.find((element) => element !== enemy)!].join('')
}

export function secondAnalysisOf(pairs: readonly string[]): SecondAnalysis {
  const stems = pairs.map((pair) => pair[0]!)
  const branches = pairs.map((pair) => pair[1]!)
  const self = elementOf(stems[2]!)
  const portions = computeElementPoints(stems, branches)
  const percent = computeOraclePercentages(sumPointsByElement(portions))
  const five = sumPointsByElement(portions.filter(({ isStem, at }) => !(isStem && at === 2)))
  const total = plus(...five)
  const ofFive = [0, 1, 2, 3, 4].map((steps) => dividedBy(times(five[HAN_ELEMENTS.indexOf(onFrom(self, steps))]!, 100), total))
  const exact = plus(ofFive[0]!, ofFive[4]!)
  const s = roundedTo(1, exact)
  const shares = ofFive.map((share) => roundedTo(1, share))
  const read = { stems, branches, self, season: findBranchRow(branches[1]!).el, s, shares }
  const pattern = patternOf(read)
  const favour = pattern[1] === 'regular' ? regularFavour(read, percent) : specialFavour(pattern, self)
  return {
    percent,
    s,
    strength: CLASSES[[15, 32, 42, 52, 62, 80].filter((from) => compared(exact, from) >= 0).length]!,
    shares,
    pattern: pattern[0],
    favour: HAN_ELEMENTS.map((element) => roundedTo(2, favour.get(element) ?? ZERO)),
    names: namesOf(favour, pattern[1] === 'follows' && shares[0] === 0 ? self : null),
  }
}
