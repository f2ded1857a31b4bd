/** Claims of the paragraphs in books of all ages and both hemispheres, recomputed from chart and analysis alone. */
import { expect, test } from 'vitest'
import { ELEMENTS, elementOfStem, scorerOf, type ElementCode } from '#bazi/index.ts'
import { SAMPLE_DATE } from '#build/books/sample.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { families as annual } from '#readings/annual-book/families.ts'
import type { CandidateParagraph } from '#readings/book/candidates.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { chooseByLane } from '../support/lane.ts'
import { anyPeople } from './any-people.ts'

const PEOPLE = chooseByLane(300, 20_000)
const ROLES = { use: 'useful', joy: 'joyful', adverse: 'adverse', enemy: 'enemy', idle: 'idle' } as const
const FAMILIES = ['peer', 'output', 'wealth', 'officer', 'resource']
/** Youngest and oldest reader of whose life something can be presumed. */
const AGES: Readonly<Record<string, readonly [number, number]>> = {
  school: [6, 22],
  work: [18, 74],
  career: [16, 59],
  partner: [16, 200],
  parent: [20, 200],
  money: [12, 200],
  household: [16, 200],
  adult: [16, 200],
  drinks: [18, 200],
  phone: [12, 200],
  reading: [7, 200],
  friends: [4, 200],
  past: [30, 200],
}

function elementOf({ analysis, chart }: ChartPerson, subject: string): ElementCode {
  if (subject in ROLES) return analysis[ROLES[subject as keyof typeof ROLES]]
  const own = ELEMENTS.indexOf(elementOfStem(chart.pillars.day.stem))
  return FAMILIES.includes(subject) ? ELEMENTS[(own + FAMILIES.indexOf(subject)) % 5]! : (subject as ElementCode)
}

/** Full years on the day of the sample, by calendar. */
function ageOf({ chart }: ChartPerson): number {
  const [born, now] = [chart.input.local.slice(0, 10), SAMPLE_DATE.slice(0, 10)]
  return Number(now.slice(0, 4)) - Number(born.slice(0, 4)) - (now.slice(5) < born.slice(5) ? 1 : 0)
}

/** Whether a claim is true; undefined for kinds that this test does not recompute. */
function isTrue(person: ChartPerson, claim: string): boolean | undefined {
  const [kind, value = ''] = claim.split(/=(.*)/s) as [string, string | undefined]
  const { analysis, chart } = person
  const [subject, amount] = value.split(':') as [string, string | undefined]
  const percent = () => analysis.percent[ELEMENTS.indexOf(elementOf(person, subject))]!
  switch (kind) {
    case 'helps':
      return elementOf(person, subject) !== analysis.adverse && elementOf(person, subject) !== analysis.enemy
    case 'burdens':
      return elementOf(person, subject) !== analysis.useful && elementOf(person, subject) !== analysis.joyful
    case 'most':
      return analysis.percent.every((other) => other <= percent())
    case 'least':
      return analysis.percent.every((other) => other >= percent())
    case 'about':
      return Math.abs(percent() - Number(amount)) <= 5
    case 'good':
    case 'hard': {
      const now = chart.luck.pillars.findLast(({ startDate }) => startDate <= SAMPLE_DATE.slice(0, 10))
      if (value !== 'luck:now' || !now) return undefined
      const { score } = scorerOf(chart).pairOf(now)
      return kind === 'good' ? score >= 50 : score <= 60
    }
    case 'self':
      return value === 'strong' ? analysis.strength.s >= 47 : analysis.strength.s <= 47
    case 'north':
      return (chart.input.lat ?? 0) >= 0
    case 'presumes': {
      const [from, to] = AGES[value]!
      const age = ageOf(person)
      // Birthdays are counted in mean years by the facts, in calendar years here.
      return age >= from - 1 && age <= to + 1
    }
    default:
      return undefined
  }
}

const fateParagraphs = (person: ChartPerson) =>
  composeFateBook(person).flatMap(({ line, sections, todo }) => [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo])
function annualParagraphs(person: ChartPerson, year: number): readonly CandidateParagraph[] {
  const { card, seasons, months } = composeAnnualBook(person, year)
  const parts = [...seasons, ...months].map(({ paragraph }) => paragraph)
  return [card.line, ...card.sections.flatMap(({ paragraphs }) => paragraphs), card.todo, ...parts]
}

test('every claim of a book is true of its chart', () => {
  const [untrue, checked] = [new Map<string, number>(), new Map<string, number>()]
  let i = 0
  for (const person of anyPeople(PEOPLE, 37)) {
    const said = [...fateParagraphs(person), ...annualParagraphs(person, 2024 + (i++ % 12))]
    for (const { paragraph } of said)
      for (const claim of paragraph.claims ?? []) {
        const is = isTrue(person, claim)
        if (is === undefined) continue
        const [kind] = claim.split('=')
        checked.set(kind!, (checked.get(kind!) ?? 0) + 1)
        if (!is) untrue.set(`${paragraph.id} ${claim}`, (untrue.get(`${paragraph.id} ${claim}`) ?? 0) + 1)
      }
  }
  expect([...untrue]).toEqual([])
  for (const kind of ['helps', 'presumes']) expect(checked.get(kind) ?? 0).toBeGreaterThan(PEOPLE)
}, 3_600_000)

test('most paragraphs of both books declare claims or forms', () => {
  const all = [...fate, ...annual].flatMap(({ role, paragraphs }) => (typeof role === 'string' ? [] : paragraphs))
  const declared = all.filter(({ claims, form }) => claims !== undefined || form !== undefined)
  expect(declared.length / all.length).toBeGreaterThan(0.9)
})
