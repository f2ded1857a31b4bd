/** Compares the facts of two people with those of the exemplar (`exemplar-facts.json`), which an independent program computed. */
import { describe, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import { getFactPredicate } from '#readings/facts/has-facts.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import exemplar from '../fixtures/readings/exemplar-facts.json' with { type: 'json' }

const WRITTEN = '2026-11-20T04:00:00Z'
const people = Object.fromEntries(
  Object.entries(exemplar.people).map(([name, { input }]) => [name, new ChartPerson(castChart(input as BirthInput), WRITTEN)]),
) as Record<'lin' | 'hart', ChartPerson>

/** Converts the exemplar's notation for a fact of a year or month to the notation of this project. */
function oursOf(id: string, person: ChartPerson): { fact: string; of: ChartPerson } {
  const year = id.match(/^y(\d{4})([-=].+)$/)
  if (year) return { fact: `y${year[2]!}`, of: person.inYear(Number(year[1])) }
  const edge = id.match(/^m(\d{4}):(best|worst)=(\w+)$/)
  const month = edge ? [id, edge[1]!, edge[3]!, `-${edge[2]!}`] : id.match(/^m(\d{4}):(\w+?)(>=\d+|[-=].+)$/)
  if (month) {
    const in2026 = person.inYear(Number(month[1]))
    const one = in2026.annual!.view.months.find(({ branch }) => branch === month[2])!
    return { fact: `m${month[3]!.replace(/^(>=|<=)/, '-score$1')}`, of: in2026.inMonth(one) }
  }
  const season = id.match(/^s(\d{4}):(best|worst)=(\w+)$/)
  if (season) return { fact: `y-${season[2]!}-season=${season[3]!}`, of: person.inYear(Number(season[1])) }
  return { fact: OTHER_NAMES[id] ?? id, of: person }
}

/** Facts with another name in the exemplar. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'month:officer': 'main:month=officer',
  'hour-stem:useful': 'use-stem:hour',
  'why:useful=3': 'why:use>=3',
  'no:wenchang': 'star:no-wenchangguiren',
  'luck:first-two-output': 'luck:first-two=output',
  'luck:now-strikes-day': 'luck:now-stem-clash@day',
  'luck:now-palace-meeting': 'luck:now-three-meeting@day',
  'luck:now-useless-void': 'luck:now-void',
  'luck:next-joins-day': 'luck:next-stem-combine@day',
  'luck:next-adverse-branch': 'luck:next-adverse',
  'luck:next-wealth': 'luck:next=wealth',
  'luck:best-behind': 'luck:best-past',
}
/** Facts only in the exemplar: combinations of several, or used by no paragraph here. */
const NOT_OURS = new Set([
  'luck:best-ahead-useful',
  'luck:first-three-adverse',
  'luck:next-contended',
  'luck:second-noble',
  'luck:useful-season-later',
  'outputs:2032+2033',
  'seals:2028+2029',
  'star:virtue=4',
  'y2026:fair',
  'years:best=2027+2032',
  'years:worst=2030',
])
const rows = exemplar.facts.filter(({ id }) => !NOT_OURS.has(id))

describe('facts of two people', () => {
  test('have the expected number', () => {
    expect(exemplar.facts).toHaveLength(159)
    expect(rows).toHaveLength(148)
  })
  test.each(rows.map(({ id, of }) => ({ id, of })))('$id holds for $of', ({ id, of }) => {
    const found = (['lin', 'hart'] as const).filter((name) => {
      const { fact, of: person } = oursOf(id, people[name])
      return getFactPredicate(fact)(person)
    })
    expect(found).toEqual(of)
  })
  test('an unknown fact is rejected', () => {
    expect(() => getFactPredicate('day:tin')).toThrow('no such fact: day:tin')
    expect(() => getFactPredicate('years:luckiest')).toThrow('no such choice of years: luckiest')
  })
})
