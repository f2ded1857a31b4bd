/** Facts of the four pillars: stems, branches, ten gods, hidden stems, shares. */
import type { ElementCode, Pillar, ShareCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names, polarityOfStem } from '#bazi/index.ts'
import type { Form, Predicate } from './condition.ts'
import { form, isWithin } from './condition.ts'
import { FAMILIES, familyOf, type Person, type Place } from './person.ts'

export const PLACE = '(year|month|day|hour)'
export const ELEMENT = `(${ELEMENTS.join('|')})`
export const STEM = `(${Object.keys(names.stems).join('|')})`
export const BRANCH = `(${Object.keys(names.branches).join('|')})`
export const FAMILY = `(${FAMILIES.join('|')})`
export const GOD = `(${Object.keys(names.tenGods).join('|')}|${FAMILIES.join('|')})`
const STAGE = `(${Object.keys(names.stages).join('|')})`
const NAYIN = `(${Object.keys(names.nayin).join('|')})`
const LIMIT = '(>=|<=)(\\d+)'

const re = (...parts: string[]) => new RegExp(`^${parts.join('')}$`)

/** Branches of the four seasons; the last of each is its earth. */
const SEASONS: Readonly<Record<string, readonly string[]>> = {
  spring: ['yin2', 'mao', 'chen'],
  summer: ['si', 'wu3', 'wei'],
  autumn: ['shen', 'you', 'xu'],
  winter: ['hai', 'zi', 'chou'],
}
const STORES = ['chen', 'xu', 'chou', 'wei']

const at = (person: Person, place: string): Pillar | undefined => person.at(place as Place)
/** Whether a branch hides a stem of the day stem's own element. */
const isRootedAt = (person: Person, place: string): boolean =>
  at(person, place)?.hidden.some(({ tenGod }) => isGod(tenGod, 'peer')) ?? false

/** Whether a god is the one asked for, or of the family asked for. */
export function isGod(god: Pillar['tenGod'] | undefined, asked: string): boolean {
  return god !== null && god !== undefined && (god === asked || familyOf(god) === asked)
}

/** The ten gods of the stems of year, month and hour. */
export function shownGodsOf(person: Person) {
  return person.pillars.flatMap(({ tenGod }) => tenGod ?? [])
}

export function hasGod(person: Person, asked: string): boolean {
  return (
    shownGodsOf(person).some((god) => isGod(god, asked)) ||
    person.pillars.some(({ hidden }) => hidden.some((one) => isGod(one.tenGod, asked)))
  )
}

const elementsOfStems = ({ pillars }: Person) => pillars.map(({ stem }) => elementOfStem(stem))
const countOf = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

const ofDay =
  (is: (person: Person) => boolean): Predicate =>
  (person) =>
    is(person)

export const natalForms: readonly Form[] = [
  // The day and the season
  form(re('day:', STEM), (stem) => ofDay(({ day }) => day === stem)),
  form(re('day:', ELEMENT), (element) => ofDay(({ dayElement }) => dayElement === element)),
  form(
    re('day:(yang|yin)'),
    (side) =>
      ({ day }) =>
        polarityOfStem(day) === side,
  ),
  form(
    re('pillar:day=', STEM, '-', BRANCH),
    (stem, branch) =>
      ({ chart: { pillars } }) =>
        pillars.day.stem === stem && pillars.day.branch === branch,
  ),
  form(re(PLACE, ':', BRANCH), (place, branch) => (person) => at(person, place)?.branch === branch),
  form(re(PLACE, ':store'), (place) => (person) => STORES.includes(at(person, place)?.branch ?? '')),
  form(
    re('month:(spring|summer|autumn|winter)'),
    (season) =>
      ({ chart: { pillars } }) =>
        SEASONS[season]!.includes(pillars.month.branch),
  ),
  form(
    re('month:', ELEMENT),
    (element) =>
      ({ chart: { pillars } }) =>
        elementOfBranch(pillars.month.branch) === element,
  ),
  form(re('hour:(known|unknown)'), (kind) => (person) => (at(person, 'hour') === undefined) === (kind === 'unknown')),
  // Ten gods
  form(re('god:', PLACE, '=', GOD), (place, god) => (person) => isGod(at(person, place)?.tenGod, god)),
  form(re('main:', PLACE, '=', GOD), (place, god) => (person) => isGod(at(person, place)?.hidden[0]!.tenGod, god)),
  form(
    re('hidden:', PLACE, '=', GOD),
    (place, god) => (person) => at(person, place)?.hidden.some(({ tenGod }) => isGod(tenGod, god)) ?? false,
  ),
  form(re('has:', GOD), (god) => (person) => hasGod(person, god)),
  form(re('no:', GOD), (god) => (person) => !hasGod(person, god)),
  // What shows in the stems
  form(re('stems:no-', FAMILY), (family) => (person) => !shownGodsOf(person).some((god) => isGod(god, family))),
  form(re('stems:', GOD), (god) => (person) => shownGodsOf(person).some((one) => isGod(one, god))),
  form(
    re('stems:', GOD, LIMIT),
    (god, sign, n) => (person) =>
      isWithin(
        countOf(shownGodsOf(person), (one) => isGod(one, god)),
        sign,
        n,
      ),
  ),
  form(
    re('stems:', ELEMENT, LIMIT),
    (element, sign, n) => (person) =>
      isWithin(
        countOf(elementsOfStems(person), (one) => one === element),
        sign,
        n,
      ),
  ),
  form(
    re('stems:', STEM, LIMIT),
    (stem, sign, n) =>
      ({ pillars }) =>
        isWithin(
          countOf(pillars, (one) => one.stem === stem),
          sign,
          n,
        ),
  ),
  form(re('stems:peers-only'), () => (person) => shownGodsOf(person).every((god) => isGod(god, 'peer'))),
  form(
    re('stems:(one|two|three|four)-elements?'),
    (count) => (person) => new Set(elementsOfStems(person)).size === ['one', 'two', 'three', 'four'].indexOf(count) + 1,
  ),
  form(
    re('stems:all-(yang|yin)'),
    (side) =>
      ({ pillars }) =>
        pillars.every(({ stem }) => polarityOfStem(stem) === side),
  ),
  // Branches
  form(
    re('branches:', BRANCH, LIMIT),
    (branch, sign, n) =>
      ({ pillars }) =>
        isWithin(
          countOf(pillars, (one) => one.branch === branch),
          sign,
          n,
        ),
  ),
  form(
    re('branches:', ELEMENT, LIMIT),
    (element, sign, n) =>
      ({ pillars }) =>
        isWithin(
          countOf(pillars, (one) => elementOfBranch(one.branch) === element),
          sign,
          n,
        ),
  ),
  form(
    re('branches:stores', LIMIT),
    (sign, n) =>
      ({ pillars }) =>
        isWithin(
          countOf(pillars, (one) => STORES.includes(one.branch)),
          sign,
          n,
        ),
  ),
  form(
    re('branches:five-elements'),
    () =>
      ({ pillars }) =>
        new Set(pillars.flatMap(({ hidden }) => hidden.map(({ stem }) => elementOfStem(stem)))).size === 5,
  ),
  form(re('root:', PLACE), (place) => (person) => isRootedAt(person, place)),
  form(re('root:none-early'), () => (person) => !isRootedAt(person, 'year') && !isRootedAt(person, 'month')),
  form(re('stage:', PLACE, '=', STAGE), (place, stage) => (person) => at(person, place)?.stage === stage),
  // Nayin
  form(re('nayin:', PLACE, '=', NAYIN), (place, nayin) => (person) => at(person, place)?.nayin === nayin),
  form(re('nayin:(two|three)-alike'), (count) => ({ pillars }) => {
    const most = Math.max(...pillars.map((one) => countOf(pillars, ({ nayin }) => nayin === one.nayin)))
    return count === 'two' ? most === 2 : most >= 3
  }),
  form(re(`pillar:${PLACE}=${PLACE}`), (a, b) => (person) => at(person, b) !== undefined && at(person, a)!.index === at(person, b)!.index),
  // Shares
  form(
    re('share:', FAMILY, LIMIT),
    (family, sign, n) =>
      ({ analysis }) =>
        isWithin(analysis.shares[family as ShareCode], sign, n),
  ),
  form(
    re('share:most=', FAMILY),
    (family) =>
      ({ analysis: { shares } }) =>
        FAMILIES.every((one) => shares[one] <= shares[family as ShareCode]),
  ),
  form(
    re('share:least=', FAMILY),
    (family) =>
      ({ analysis: { shares } }) =>
        FAMILIES.every((one) => shares[one] >= shares[family as ShareCode]),
  ),
  form(
    re('pct:one', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        isWithin(Math.max(...analysis.percent), sign, n),
  ),
  form(
    re('pct:least', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        isWithin(Math.min(...analysis.percent), sign, n),
  ),
  form(re('pct:', ELEMENT, '<=0'), (element) => (person) => !person.holds(element as ElementCode)),
  form(re('pct:', ELEMENT, LIMIT), (element, sign, n) => (person) => isWithin(person.percentOf(element as ElementCode), sign, n)),
  form(
    re('pct:most=', ELEMENT),
    (element) => (person) => person.analysis.percent.every((one) => one <= person.percentOf(element as ElementCode)),
  ),
  form(
    re('pct:least=', ELEMENT),
    (element) => (person) => person.analysis.percent.every((one) => one >= person.percentOf(element as ElementCode)),
  ),
]

export { re }
