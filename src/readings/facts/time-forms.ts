/** Facts of luck cycles and of the ten years ahead, as they stand when the book is made. */
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import type { Form } from './condition.ts'
import { form, isWithin } from './condition.ts'
import { ELEMENT, GOD, isGod, PLACE, re } from './natal-forms.ts'
import type { Cycle, Person } from './person.ts'
import { RELATION, STAR } from './relation-forms.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'
import { brings, carries, isWholly, meets, yearsThat } from './year-choices.ts'

const YEAR_MS = 366 * 86_400_000

const cycleOf = (person: Person, which: string): Cycle | null => (which === 'now' ? person.now : person.next)
const CYCLE = 'luck:(now|next)'

const onCycle =
  (is: (cycle: Cycle, person: Person, ...caught: string[]) => boolean): Form['make'] =>
  (which, ...caught) =>
  (person) => {
    const cycle = cycleOf(person, which)
    return cycle !== null && is(cycle, person, ...caught)
  }

/** How many years until the first such year; Infinity without one among the ten. @throws Error for no such choice */
function distanceTo(choice: string): (person: Person) => number {
  const is = yearsThat(choice)
  if (is === undefined) throw new Error(`no such choice of years: ${choice}`)
  return (person) => {
    const year = person.years.find((one) => is(one, person))
    return year === undefined ? Infinity : year.year - person.thisYear
  }
}

export const timeForms: readonly Form[] = [
  // The present and the next cycle
  form(
    re(CYCLE, '=', GOD),
    onCycle(({ pillar }, _, god) => isGod(pillar.tenGod, god)),
  ),
  form(
    re(CYCLE, '-branch=', GOD),
    onCycle(({ pillar }, _, god) => isGod(pillar.hidden[0]!.tenGod, god)),
  ),
  form(
    re(CYCLE, '-element=', ELEMENT),
    onCycle(({ pillar }, _, element) => elementOfBranch(pillar.branch) === element),
  ),
  form(
    re(CYCLE, '-star=', STAR),
    onCycle((cycle, _, star) => brings(cycle, star)),
  ),
  form(
    re(CYCLE, '-', RELATION, '@', PLACE),
    onCycle((cycle, _, type, place) => meets(cycle, type, place)),
  ),
  form(
    re(CYCLE, '-', ROLE),
    onCycle(({ pillar }, person, role) => elementOfBranch(pillar.branch) === elementOfRole(person, role)),
  ),
  form(
    re(CYCLE, '-', ROLE, '-stem'),
    onCycle(({ pillar }, person, role) => elementOfStem(pillar.stem) === elementOfRole(person, role)),
  ),
  form(
    re(CYCLE, '-', ROLE, '-both'),
    onCycle((cycle, person, role) => isWholly(cycle, elementOfRole(person, role))),
  ),
  form(
    re(CYCLE, '-', ROLE, '-stem-alone'),
    onCycle(({ luck }, person, role) => {
      const element = elementOfRole(person, role)
      return elementOfStem(luck.stem) === element && elementOfBranch(luck.branch) !== element
    }),
  ),
  form(re('luck:now-no-', ROLE), (role) => (person) => person.now !== null && !carries(person.now.luck, elementOfRole(person, role))),
  form(
    re(CYCLE, '-void'),
    onCycle((cycle) => brings(cycle, 'kongwang')),
  ),
  form(
    re(CYCLE, '-score(>=|<=)(\\d+)'),
    onCycle(({ pillar }, person, sign, n) => isWithin(person.scoreOf(pillar).score, sign, n)),
  ),
  form(
    re('luck:none-yet'),
    () =>
      ({ chart, today }) =>
        today.slice(0, 10) < chart.luck.startDate,
  ),
  form(
    re('luck:turns-within-a-year'),
    () =>
      ({ next, today }) =>
        next !== null && Date.parse(next.luck.startDate) - Date.parse(today) < YEAR_MS,
  ),
  // A cycle that is all but over is not told to be used
  form(
    re('luck:now-left>=(\\d+)'),
    (months) =>
      ({ next, today }) =>
        next === null || Date.parse(next.luck.startDate) - Date.parse(today) >= (Number(months) * YEAR_MS) / 12,
  ),
  form(
    re('luck:(forward|backward)'),
    (way) =>
      ({ chart }) =>
        chart.luck.forward === (way === 'forward'),
  ),
  form(
    re('luck:starts(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ chart }) =>
        isWithin(chart.luck.years, sign, n),
  ),
  form(
    re('luck:now-at(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ nowAt }) =>
        nowAt >= 0 && isWithin(nowAt, sign, n),
  ),
  form(re('luck:first-two=', GOD), (god) => (person) => [0, 1].every((i) => isGod(person.cycle(i)!.pillar.tenGod, god))),
  form(re('luck:', ROLE, '-(past|later)'), (role, when) => (person) => {
    const element = elementOfRole(person, role)
    const places = person.chart.luck.pillars.flatMap((one, i) => (carries(one, element) ? [i] : []))
    // Nobody waits for what the present cycle has.
    if (person.nowAt < 0 || places.length === 0 || places.includes(person.nowAt)) return false
    return when === 'past' ? places.every((i) => i < person.nowAt) : places.some((i) => i > person.nowAt)
  }),
  form(
    re('luck:', ROLE, '-later<=(\\d+)'),
    (role, n) => (person) =>
      person.nowAt >= 0 &&
      person.chart.luck.pillars.some(
        (one, i) =>
          i > person.nowAt &&
          carries(one, elementOfRole(person, role)) &&
          Date.parse(one.startDate) - Date.parse(person.today) <= Number(n) * YEAR_MS,
      ),
  ),
  form(re('luck:best-(past|now|ahead)'), (when) => (person) => {
    const scores = person.chart.luck.pillars.map((one) => person.scoreOf(one).score)
    const best = scores.indexOf(Math.max(...scores))
    return person.nowAt >= 0 && when === (best < person.nowAt ? 'past' : best === person.nowAt ? 'now' : 'ahead')
  }),
  // The ten years ahead: whether one is such, and how near the first
  form(/^years:([^<>]+)$/, (choice) => {
    const distanceOf = distanceTo(choice)
    return (person) => distanceOf(person) < Infinity
  }),
  form(/^years:(.+)<=(\d+)$/, (choice, n) => {
    const distanceOf = distanceTo(choice)
    return (person) => distanceOf(person) <= Number(n)
  }),
  form(
    re('best-year=', GOD),
    (god) =>
      ({ yearsByScore }) =>
        isGod(yearsByScore[0]!.pillar.tenGod, god),
  ),
  form(
    re('best-year-(', Object.keys(names.branches).join('|'), ')'),
    (branch) =>
      ({ yearsByScore }) =>
        yearsByScore[0]!.pillar.branch === branch,
  ),
  form(
    re('tight-year=', GOD),
    (god) =>
      ({ yearsByScore }) =>
        isGod(yearsByScore.at(-1)!.pillar.tenGod, god),
  ),
  form(
    re('tight-year-', RELATION, '@', PLACE),
    (type, place) =>
      ({ yearsByScore }) =>
        meets(yearsByScore.at(-1)!, type, place),
  ),
  form(
    re('best-year-', RELATION, '@', PLACE),
    (type, place) =>
      ({ yearsByScore }) =>
        meets(yearsByScore[0]!, type, place),
  ),
  // Ages, so that a child is not told of its office
  form(
    re('age(>=|<=)(\\d+)'),
    (sign, n) =>
      ({ chart, today }) =>
        isWithin(
          Math.floor((Date.parse(today) - Date.parse(`${chart.input.local.slice(0, 10)}T00:00:00Z`)) / (365.2425 * 86_400_000)),
          sign,
          n,
        ),
  ),
]
