/** Facts of the four pillars: stems, branches, ten gods, hidden stems, shares. */
import type { ElementCode, Pillar, ShareCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names, polarityOfStem } from '#bazi/index.ts'
import type { FactForm, Predicate } from './fact-form.ts'
import { factForm, meetsLimit } from './fact-form.ts'
import { GOD_FAMILIES, godFamilyOf, type ChartPerson, type PillarName } from './chart-person.ts'

export const PILLAR_GROUP = '(year|month|day|hour)'
export const ELEMENT_GROUP = `(${ELEMENTS.join('|')})`
export const STEM_GROUP = `(${Object.keys(names.stems).join('|')})`
export const BRANCH_GROUP = `(${Object.keys(names.branches).join('|')})`
export const FAMILY_GROUP = `(${GOD_FAMILIES.join('|')})`
export const GOD_GROUP = `(${Object.keys(names.tenGods).join('|')}|${GOD_FAMILIES.join('|')})`
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

export function hasGod(person: ChartPerson, asked: string): boolean {
  return (
    listStemGods(person).some((god) => matchesGod(god, asked)) ||
    person.pillars.some(({ hidden }) => hidden.some((one) => matchesGod(one.tenGod, asked)))
  )
}

const elementsOfStems = ({ pillars }: ChartPerson) => pillars.map(({ stem }) => elementOfStem(stem))
const countOf = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

const ofDay =
  (is: (person: ChartPerson) => boolean): Predicate =>
  (person) =>
    is(person)

export const natalForms: readonly FactForm[] = [
  // The day and the season
  factForm(idPattern('day:', STEM_GROUP), (stem) => ofDay(({ day }) => day === stem)),
  factForm(idPattern('day:', ELEMENT_GROUP), (element) => ofDay(({ dayElement }) => dayElement === element)),
  factForm(
    idPattern('day:(yang|yin)'),
    (side) =>
      ({ day }) =>
        polarityOfStem(day) === side,
  ),
  factForm(
    idPattern('pillar:day=', STEM_GROUP, '-', BRANCH_GROUP),
    (stem, branch) =>
      ({ chart: { pillars } }) =>
        pillars.day.stem === stem && pillars.day.branch === branch,
  ),
  factForm(idPattern(PILLAR_GROUP, ':', BRANCH_GROUP), (place, branch) => (person) => at(person, place)?.branch === branch),
  factForm(idPattern(PILLAR_GROUP, ':store'), (place) => (person) => STORES.includes(at(person, place)?.branch ?? '')),
  factForm(
    idPattern('month:(spring|summer|autumn|winter)'),
    (season) =>
      ({ chart: { pillars } }) =>
        SEASONS[season]!.includes(pillars.month.branch),
  ),
  factForm(
    idPattern('month:', ELEMENT_GROUP),
    (element) =>
      ({ chart: { pillars } }) =>
        elementOfBranch(pillars.month.branch) === element,
  ),
  factForm(idPattern('hour:(known|unknown)'), (kind) => (person) => (at(person, 'hour') === undefined) === (kind === 'unknown')),
  // Ten gods
  factForm(idPattern('god:', PILLAR_GROUP, '=', GOD_GROUP), (place, god) => (person) => matchesGod(at(person, place)?.tenGod, god)),
  factForm(
    idPattern('main:', PILLAR_GROUP, '=', GOD_GROUP),
    (place, god) => (person) => matchesGod(at(person, place)?.hidden[0]!.tenGod, god),
  ),
  factForm(
    idPattern('hidden:', PILLAR_GROUP, '=', GOD_GROUP),
    (place, god) => (person) => at(person, place)?.hidden.some(({ tenGod }) => matchesGod(tenGod, god)) ?? false,
  ),
  factForm(idPattern('has:', GOD_GROUP), (god) => (person) => hasGod(person, god)),
  factForm(idPattern('no:', GOD_GROUP), (god) => (person) => !hasGod(person, god)),
  // Ten gods of the visible stems
  factForm(idPattern('stems:no-', FAMILY_GROUP), (family) => (person) => !listStemGods(person).some((god) => matchesGod(god, family))),
  factForm(idPattern('stems:', GOD_GROUP), (god) => (person) => listStemGods(person).some((one) => matchesGod(one, god))),
  factForm(
    idPattern('stems:', GOD_GROUP, LIMIT),
    (god, sign, n) => (person) =>
      meetsLimit(
        countOf(listStemGods(person), (one) => matchesGod(one, god)),
        sign,
        n,
      ),
  ),
  factForm(
    idPattern('stems:', ELEMENT_GROUP, LIMIT),
    (element, sign, n) => (person) =>
      meetsLimit(
        countOf(elementsOfStems(person), (one) => one === element),
        sign,
        n,
      ),
  ),
  factForm(
    idPattern('stems:', STEM_GROUP, LIMIT),
    (stem, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => one.stem === stem),
          sign,
          n,
        ),
  ),
  factForm(idPattern('stems:peers-only'), () => (person) => listStemGods(person).every((god) => matchesGod(god, 'peer'))),
  factForm(
    idPattern('stems:(one|two|three|four)-elements?'),
    (count) => (person) => new Set(elementsOfStems(person)).size === ['one', 'two', 'three', 'four'].indexOf(count) + 1,
  ),
  factForm(
    idPattern('stems:all-(yang|yin)'),
    (side) =>
      ({ pillars }) =>
        pillars.every(({ stem }) => polarityOfStem(stem) === side),
  ),
  // Branches
  factForm(
    idPattern('branches:', BRANCH_GROUP, LIMIT),
    (branch, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => one.branch === branch),
          sign,
          n,
        ),
  ),
  factForm(
    idPattern('branches:', ELEMENT_GROUP, LIMIT),
    (element, sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => elementOfBranch(one.branch) === element),
          sign,
          n,
        ),
  ),
  factForm(
    idPattern('branches:stores', LIMIT),
    (sign, n) =>
      ({ pillars }) =>
        meetsLimit(
          countOf(pillars, (one) => STORES.includes(one.branch)),
          sign,
          n,
        ),
  ),
  factForm(
    idPattern('branches:five-elements'),
    () =>
      ({ pillars }) =>
        new Set(pillars.flatMap(({ hidden }) => hidden.map(({ stem }) => elementOfStem(stem)))).size === 5,
  ),
  factForm(idPattern('root:', PILLAR_GROUP), (place) => (person) => isRootedAt(person, place)),
  factForm(idPattern('root:none-early'), () => (person) => !isRootedAt(person, 'year') && !isRootedAt(person, 'month')),
  factForm(idPattern('stage:', PILLAR_GROUP, '=', STAGE), (place, stage) => (person) => at(person, place)?.stage === stage),
  // Nayin
  factForm(idPattern('nayin:', PILLAR_GROUP, '=', NAYIN), (place, nayin) => (person) => at(person, place)?.nayin === nayin),
  factForm(idPattern('nayin:(two|three)-alike'), (count) => ({ pillars }) => {
    const most = Math.max(...pillars.map((one) => countOf(pillars, ({ nayin }) => nayin === one.nayin)))
    return count === 'two' ? most === 2 : most >= 3
  }),
  factForm(
    idPattern(`pillar:${PILLAR_GROUP}=${PILLAR_GROUP}`),
    (a, b) => (person) => at(person, b) !== undefined && at(person, a)!.index === at(person, b)!.index,
  ),
  // Shares
  factForm(
    idPattern('share:', FAMILY_GROUP, LIMIT),
    (family, sign, n) =>
      ({ analysis }) =>
        meetsLimit(analysis.shares[family as ShareCode], sign, n),
  ),
  factForm(
    idPattern('share:most=', FAMILY_GROUP),
    (family) =>
      ({ analysis: { shares } }) =>
        GOD_FAMILIES.every((one) => shares[one] <= shares[family as ShareCode]),
  ),
  factForm(
    idPattern('share:least=', FAMILY_GROUP),
    (family) =>
      ({ analysis: { shares } }) =>
        GOD_FAMILIES.every((one) => shares[one] >= shares[family as ShareCode]),
  ),
  factForm(
    idPattern('pct:one', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        meetsLimit(Math.max(...analysis.percent), sign, n),
  ),
  factForm(
    idPattern('pct:least', LIMIT),
    (sign, n) =>
      ({ analysis }) =>
        meetsLimit(Math.min(...analysis.percent), sign, n),
  ),
  factForm(idPattern('pct:', ELEMENT_GROUP, '<=0'), (element) => (person) => !person.hasElement(element as ElementCode)),
  factForm(
    idPattern('pct:', ELEMENT_GROUP, LIMIT),
    (element, sign, n) => (person) => meetsLimit(person.percentOf(element as ElementCode), sign, n),
  ),
  factForm(
    idPattern('pct:most=', ELEMENT_GROUP),
    (element) => (person) => person.analysis.percent.every((one) => one <= person.percentOf(element as ElementCode)),
  ),
  factForm(
    idPattern('pct:least=', ELEMENT_GROUP),
    (element) => (person) => person.analysis.percent.every((one) => one >= person.percentOf(element as ElementCode)),
  ),
]
