/** Facts of the four pillars: stems, branches, ten gods, hidden stems, shares. */
import type { ElementCode, Pillar, ShareCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names, polarityOfStem } from '#bazi/index.ts'
import type { FactDefinition, FactPredicate } from './fact-form.ts'
import { defineFact, meetsLimit } from './fact-form.ts'
import { GOD_FAMILIES, godFamilyOf, type ChartPerson, type PillarName } from './chart-person.ts'

export const PILLAR_REGEX_GROUP = '(year|month|day|hour)'
export const ELEMENT_REGEX_GROUP = `(${ELEMENTS.join('|')})`
export const STEM_REGEX_GROUP = `(${Object.keys(names.stems).join('|')})`
export const BRANCH_REGEX_GROUP = `(${Object.keys(names.branches).join('|')})`
export const FAMILY_REGEX_GROUP = `(${GOD_FAMILIES.join('|')})`
export const GOD_REGEX_GROUP = `(${Object.keys(names.tenGods).join('|')}|${GOD_FAMILIES.join('|')})`
const STAGE = `(${Object.keys(names.stages).join('|')})`
const NAYIN = `(${Object.keys(names.nayin).join('|')})`
const LIMIT = '(>=|<=)(\\d+)'

/** Builds a pattern that matches a whole fact or slot id. */
export const idPattern = (...parts: string[]) => new RegExp(`^${parts.join('')}$`)

/** Branches of the four seasons; the last branch of each season is an earth branch. */
const SEASONS: Readonly<Record<string, readonly string[]>> = {
  spring: ['yin2', 'mao', 'chen'],
  summer: ['si', 'wu3', 'wei'],
  autumn: ['shen', 'you', 'xu'],
  winter: ['hai', 'zi', 'chou'],
}
const STORES = ['chen', 'xu', 'chou', 'wei']

const at = (person: ChartPerson, place: string): Pillar | undefined => person.pillarAt(place as PillarName)
/** Whether the branch of a pillar hides a stem of the day stem's element. */
const isRootedAt = (person: ChartPerson, place: string): boolean =>
  at(person, place)?.hidden.some(({ tenGod }) => matchesGod(tenGod, 'peer')) ?? false

/** Whether a ten god equals the code `asked` or belongs to the family `asked`. */
export function matchesGod(god: Pillar['tenGod'] | undefined, asked: string): boolean {
  return god !== null && god !== undefined && (god === asked || godFamilyOf(god) === asked)
}

/** Lists the ten gods of the year, month and hour stems. */
export function listStemGods(person: ChartPerson) {
  return person.pillars.flatMap(({ tenGod }) => tenGod ?? [])
}

/** Whether a stem of the chart, visible or hidden, is the ten god `asked` or of the family `asked`. */
export function hasGod(person: ChartPerson, asked: string): boolean {
  return (
    listStemGods(person).some((god) => matchesGod(god, asked)) ||
    person.pillars.some(({ hidden }) => hidden.some((one) => matchesGod(one.tenGod, asked)))
  )
}

const elementsOfStems = ({ pillars }: ChartPerson) => pillars.map(({ stem }) => elementOfStem(stem))
const countOf = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

const ofDay =
  (is: (person: ChartPerson) => boolean): FactPredicate =>
  (person) =>
    is(person)

export const natalFactDefinitions: readonly FactDefinition[] = [
  // The day and the season
  defineFact(idPattern('day:', STEM_REGEX_GROUP), (stem) => ofDay(({ day }) => day === stem)),
  defineFact(idPattern('day:', ELEMENT_REGEX_GROUP), (element) => ofDay(({ dayElement }) => dayElement === element)),
  defineFact(
    idPattern('day:(yang|yin)'),
    (side) =>
      ({ day }) =>
        polarityOfStem(day) === side,
  ),
  defineFact(
    idPattern('pillar:day=', STEM_REGEX_GROUP, '-', BRANCH_REGEX_GROUP),
    (stem, branch) =>
      ({ chart: { pillars } }) =>
        pillars.day.stem === stem && pillars.day.branch === branch,
  ),
  defineFact(idPattern(PILLAR_REGEX_GROUP, ':', BRANCH_REGEX_GROUP), (place, branch) => (person) => at(person, place)?.branch === branch),
  defineFact(idPattern(PILLAR_REGEX_GROUP, ':store'), (place) => (person) => STORES.includes(at(person, place)?.branch ?? '')),
  defineFact(
    idPattern('month:(spring|summer|autumn|winter)'),
    (season) =>
      ({ chart: { pillars } }) =>
        SEASONS[season]!.includes(pillars.month.branch),
  ),
  defineFact(
    idPattern('month:', ELEMENT_REGEX_GROUP),
    (element) =>
      ({ chart: { pillars } }) =>
        elementOfBranch(pillars.month.branch) === element,
  ),
  defineFact(idPattern('hour:(known|unknown)'), (kind) => (person) => (at(person, 'hour') === undefined) === (kind === 'unknown')),
  // Ten gods
  defineFact(
    idPattern('god:', PILLAR_REGEX_GROUP, '=', GOD_REGEX_GROUP),
    (place, god) => (person) => matchesGod(at(person, place)?.tenGod, god),
  ),
  defineFact(
    idPattern('main:', PILLAR_REGEX_GROUP, '=', GOD_REGEX_GROUP),
    (place, god) => (person) => matchesGod(at(person, place)?.hidden[0]!.tenGod, god),
  ),
  defineFact(
    idPattern('hidden:', PILLAR_REGEX_GROUP, '=', GOD_REGEX_GROUP),
    (place, god) => (person) => at(person, place)?.hidden.some(({ tenGod }) => matchesGod(tenGod, god)) ?? false,
  ),
  defineFact(idPattern('has:', GOD_REGEX_GROUP), (god) => (person) => hasGod(person, god)),
  defineFact(idPattern('no:', GOD_REGEX_GROUP), (god) => (person) => !hasGod(person, god)),
  // Ten gods of the visible stems
  defineFact(
    idPattern('stems:no-', FAMILY_REGEX_GROUP),
    (family) => (person) => !listStemGods(person).some((god) => matchesGod(god, family)),
  ),
  defineFact(idPattern('stems:', GOD_REGEX_GROUP), (god) => (person) => listStemGods(person).some((one) => matchesGod(one, god))),
  defineFact(
    idPattern('stems:', GOD_REGEX_GROUP, LIMIT),
    (god, sign, n) => (person) =>
      meetsLimit(
        countOf(listStemGods(person), (one) => matchesGod(one, god)),
        sign,
        n,
      ),
  ),
  defineFact(
    idPattern('stems:', ELEMENT_REGEX_GROUP, LIMIT),
    (element, sign, n) => (person) =>
      meetsLimit(
        countOf(elementsOfStems(person), (one) => one === element),
        sign,
        n,
      ),
  ),
  defineFact(
    idPattern('stems:', STEM_REGEX_GROUP, LIMIT),
    (stem, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => one.stem === stem),
          sign,
          n,
        ),
  ),
  defineFact(idPattern('stems:peers-only'), () => (person) => listStemGods(person).every((god) => matchesGod(god, 'peer'))),
  defineFact(
    idPattern('stems:(one|two|three|four)-elements?'),
    (count) => (person) => new Set(elementsOfStems(person)).size === ['one', 'two', 'three', 'four'].indexOf(count) + 1,
  ),
  defineFact(
    idPattern('stems:all-(yang|yin)'),
    (side) =>
      ({ pillars }) =>
        pillars.every(({ stem }) => polarityOfStem(stem) === side),
  ),
  // Branches
  defineFact(
    idPattern('branches:', BRANCH_REGEX_GROUP, LIMIT),
    (branch, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => one.branch === branch),
          sign,
          n,
        ),
  ),
  defineFact(
    idPattern('branches:', ELEMENT_REGEX_GROUP, LIMIT),
    (element, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => elementOfBranch(one.branch) === element),
          sign,
          n,
        ),
  ),
  defineFact(
    idPattern('branches:stores', LIMIT),
    (sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => STORES.includes(one.branch)),
          sign,
          n,
        ),
  ),
  defineFact(
    idPattern('branches:five-elements'),
    () =>
      ({ pillars }) =>
        new Set(pillars.flatMap(({ hidden }) => hidden.map(({ stem }) => elementOfStem(stem)))).size === 5,
  ),
  defineFact(idPattern('root:', PILLAR_REGEX_GROUP), (place) => (person) => isRootedAt(person, place)),
  defineFact(idPattern('root:none-early'), () => (person) => !isRootedAt(person, 'year') && !isRootedAt(person, 'month')),
  defineFact(idPattern('stage:', PILLAR_REGEX_GROUP, '=', STAGE), (place, stage) => (person) => at(person, place)?.stage === stage),
  // Nayin
  defineFact(idPattern('nayin:', PILLAR_REGEX_GROUP, '=', NAYIN), (place, nayin) => (person) => at(person, place)?.nayin === nayin),
  defineFact(idPattern('nayin:(two|three)-alike'), (count) => ({ pillars }) => {
    const most = Math.max(...pillars.map((one) => countOf(pillars, ({ nayin }) => nayin === one.nayin)))
    return count === 'two' ? most === 2 : most >= 3
  }),
  defineFact(
    idPattern(`pillar:${PILLAR_REGEX_GROUP}=${PILLAR_REGEX_GROUP}`),
    (a, b) => (person) => at(person, b) !== undefined && at(person, a)!.index === at(person, b)!.index,
  ),
  // Shares
  defineFact(
    idPattern('share:', FAMILY_REGEX_GROUP, LIMIT),
    (family, sign, n) =>
      ({ analysis }) =>
        meetsLimit(analysis.shares[family as ShareCode], sign, n),
  ),
  defineFact(
    idPattern('share:most=', FAMILY_REGEX_GROUP),
    (family) =>
      ({ analysis: { shares } }) =>
        GOD_FAMILIES.every((one) => shares[one] <= shares[family as ShareCode]),
  ),
  defineFact(
    idPattern('share:least=', FAMILY_REGEX_GROUP),
    (family) =>
      ({ analysis: { shares } }) =>
        GOD_FAMILIES.every((one) => shares[one] >= shares[family as ShareCode]),
  ),
  defineFact(
    idPattern('pct:one', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        meetsLimit(Math.max(...analysis.percent), sign, n),
  ),
  defineFact(
    idPattern('pct:least', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        meetsLimit(Math.min(...analysis.percent), sign, n),
  ),
  defineFact(idPattern('pct:', ELEMENT_REGEX_GROUP, '<=0'), (element) => (person) => !person.hasElement(element as ElementCode)),
  defineFact(
    idPattern('pct:', ELEMENT_REGEX_GROUP, LIMIT),
    (element, sign, n) => (person) => meetsLimit(person.percentOf(element as ElementCode), sign, n),
  ),
  defineFact(
    idPattern('pct:most=', ELEMENT_REGEX_GROUP),
    (element) => (person) => person.analysis.percent.every((one) => one <= person.percentOf(element as ElementCode)),
  ),
  defineFact(
    idPattern('pct:least=', ELEMENT_REGEX_GROUP),
    (element) => (person) => person.analysis.percent.every((one) => one >= person.percentOf(element as ElementCode)),
  ),
]
