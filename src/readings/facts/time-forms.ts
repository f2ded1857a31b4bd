/** Facts about luck cycles and the ten years ahead, relative to the instant at which the book is made. */
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import type { FactDefinition } from './fact-form.ts'
import { defineFact, meetsLimit } from './fact-form.ts'
import { ELEMENT_REGEX_GROUP, GOD_REGEX_GROUP, matchesGod, PILLAR_REGEX_GROUP, idPattern } from './natal-forms.ts'
import type { LuckCycle, ChartPerson } from './chart-person.ts'
import { RELATION_REGEX_GROUP, STAR_REGEX_GROUP } from './relation-forms.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'
import { layerHasStar, pairHasElement, isEntirelyOfElement, relatesToPillar, getYearFilter } from './year-filters.ts'

const YEAR_MS = 366 * 86_400_000

const findCycle = (person: ChartPerson, which: string): LuckCycle | null => (which === 'now' ? person.now : person.next)
const CYCLE = 'luck:(now|next)'

const onCycle =
  (is: (cycle: LuckCycle, person: ChartPerson, ...caught: string[]) => boolean): FactDefinition['make'] =>
  (which, ...caught) =>
  (person) => {
    const cycle = findCycle(person, which)
    return cycle !== null && is(cycle, person, ...caught)
  }

/**
 * Creates a function that counts the years until the first of the ten that matches; Infinity if none does. @throws Error
 * for an unknown filter
 */
function createYearDistance(choice: string): (person: ChartPerson) => number {
  const is = getYearFilter(choice)
  if (is === undefined) throw new Error(`no such choice of years: ${choice}`)
  return (person) => {
    const year = person.years.find((one) => is(one, person))
    return year === undefined ? Infinity : year.year - person.thisYear
  }
}

export const timeFactDefinitions: readonly FactDefinition[] = [
  // The present and the next cycle
  defineFact(
    idPattern(CYCLE, '=', GOD_REGEX_GROUP),
    onCycle(({ pillar }, _, god) => matchesGod(pillar.tenGod, god)),
  ),
  defineFact(
    idPattern(CYCLE, '-branch=', GOD_REGEX_GROUP),
    onCycle(({ pillar }, _, god) => matchesGod(pillar.hidden[0]!.tenGod, god)),
  ),
  defineFact(
    idPattern(CYCLE, '-element=', ELEMENT_REGEX_GROUP),
    onCycle(({ pillar }, _, element) => elementOfBranch(pillar.branch) === element),
  ),
  defineFact(
    idPattern(CYCLE, '-star=', STAR_REGEX_GROUP),
    onCycle((cycle, _, star) => layerHasStar(cycle, star)),
  ),
  defineFact(
    idPattern(CYCLE, '-', RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP),
    onCycle((cycle, _, type, place) => relatesToPillar(cycle, type, place)),
  ),
  defineFact(
    idPattern(CYCLE, '-', ROLE_REGEX_GROUP),
    onCycle(({ pillar }, person, role) => elementOfBranch(pillar.branch) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern(CYCLE, '-', ROLE_REGEX_GROUP, '-stem'),
    onCycle(({ pillar }, person, role) => elementOfStem(pillar.stem) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern(CYCLE, '-', ROLE_REGEX_GROUP, '-both'),
    onCycle((cycle, person, role) => isEntirelyOfElement(cycle, elementOfRole(person, role))),
  ),
  defineFact(
    idPattern(CYCLE, '-', ROLE_REGEX_GROUP, '-stem-alone'),
    onCycle(({ luck }, person, role) => {
      const element = elementOfRole(person, role)
      return elementOfStem(luck.stem) === element && elementOfBranch(luck.branch) !== element
    }),
  ),
  defineFact(
    idPattern('luck:now-no-', ROLE_REGEX_GROUP),
    (role) => (person) => person.now !== null && !pairHasElement(person.now.luck, elementOfRole(person, role)),
  ),
  defineFact(
    idPattern(CYCLE, '-void'),
    onCycle((cycle) => layerHasStar(cycle, 'kongwang')),
  ),
  defineFact(
    idPattern(CYCLE, '-score(>=|<=)(\\d+)'),
    onCycle(({ pillar }, person, sign, n) => meetsLimit(person.scoreOf(pillar).score, sign, n)),
  ),
  defineFact(
    idPattern('luck:none-yet'),
    () =>
      ({ chart, today }) =>
        today.slice(0, 10) < chart.luck.startDate,
  ),
  defineFact(
    idPattern('luck:turns-within-a-year'),
    () =>
      ({ next, today }) =>
        next !== null && Date.parse(next.luck.startDate) - Date.parse(today) < YEAR_MS,
  ),
  // Months left of the present cycle: a cycle that is nearly over is not recommended
  defineFact(
    idPattern('luck:now-left>=(\\d+)'),
    (months) =>
      ({ next, today }) =>
        next === null || Date.parse(next.luck.startDate) - Date.parse(today) >= (Number(months) * YEAR_MS) / 12,
  ),
  defineFact(
    idPattern('luck:(forward|backward)'),
    (way) =>
      ({ chart }) =>
        chart.luck.forward === (way === 'forward'),
  ),
  defineFact(
    idPattern('luck:starts(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ chart }) =>
        meetsLimit(chart.luck.years, sign, n),
  ),
  defineFact(
    idPattern('luck:now-at(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ currentCycleIndex }) =>
        currentCycleIndex >= 0 && meetsLimit(currentCycleIndex, sign, n),
  ),
  defineFact(
    idPattern('luck:first-two=', GOD_REGEX_GROUP),
    (god) => (person) => [0, 1].every((i) => matchesGod(person.cycle(i)!.pillar.tenGod, god)),
  ),
  defineFact(idPattern('luck:', ROLE_REGEX_GROUP, '-(past|later)'), (role, when) => (person) => {
    const element = elementOfRole(person, role)
    const places = person.chart.luck.pillars.flatMap((one, i) => (pairHasElement(one, element) ? [i] : []))
    // False if the present cycle has the element: then the element is neither past nor later.
    if (person.currentCycleIndex < 0 || places.length === 0 || places.includes(person.currentCycleIndex)) return false
    return when === 'past' ? places.every((i) => i < person.currentCycleIndex) : places.some((i) => i > person.currentCycleIndex)
  }),
  defineFact(
    idPattern('luck:', ROLE_REGEX_GROUP, '-later<=(\\d+)'),
    (role, n) => (person) =>
      person.currentCycleIndex >= 0 &&
      person.chart.luck.pillars.some(
        (one, i) =>
          i > person.currentCycleIndex &&
          pairHasElement(one, elementOfRole(person, role)) &&
          Date.parse(one.startDate) - Date.parse(person.today) <= Number(n) * YEAR_MS,
      ),
  ),
  defineFact(idPattern('luck:best-(past|now|ahead)'), (when) => (person) => {
    const scores = person.chart.luck.pillars.map((one) => person.scoreOf(one).score)
    const best = scores.indexOf(Math.max(...scores))
    return (
      person.currentCycleIndex >= 0 &&
      when === (best < person.currentCycleIndex ? 'past' : best === person.currentCycleIndex ? 'now' : 'ahead')
    )
  }),
  // The ten years ahead: whether any matches, and within how many years
  defineFact(/^years:([^<>]+)$/, (choice) => {
    const distanceOf = createYearDistance(choice)
    return (person) => distanceOf(person) < Infinity
  }),
  defineFact(/^years:(.+)<=(\d+)$/, (choice, n) => {
    const distanceOf = createYearDistance(choice)
    return (person) => distanceOf(person) <= Number(n)
  }),
  defineFact(
    idPattern('best-year=', GOD_REGEX_GROUP),
    (god) =>
      ({ yearsByScore }) =>
        matchesGod(yearsByScore[0]!.pillar.tenGod, god),
  ),
  defineFact(
    idPattern('best-year-(', Object.keys(names.branches).join('|'), ')'),
    (branch) =>
      ({ yearsByScore }) =>
        yearsByScore[0]!.pillar.branch === branch,
  ),
  defineFact(
    idPattern('tight-year=', GOD_REGEX_GROUP),
    (god) =>
      ({ yearsByScore }) =>
        matchesGod(yearsByScore.at(-1)!.pillar.tenGod, god),
  ),
  defineFact(
    idPattern('tight-year-', RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP),
    (type, place) =>
      ({ yearsByScore }) =>
        relatesToPillar(yearsByScore.at(-1)!, type, place),
  ),
  defineFact(
    idPattern('best-year-', RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP),
    (type, place) =>
      ({ yearsByScore }) =>
        relatesToPillar(yearsByScore[0]!, type, place),
  ),
  // Age, e.g. so that a child gets no paragraph about a job
  defineFact(
    idPattern('age(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ chart, today }) =>
        meetsLimit(
          Math.floor((Date.parse(today) - Date.parse(`${chart.input.local.slice(0, 10)}T00:00:00Z`)) / (365.2425 * 86_400_000)),
          sign,
          n,
        ),
  ),
]
