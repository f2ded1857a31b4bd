/** Annual books over many random charts and years: main sentence, first effects, four seasons, twelve months, advice. */
import { expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { composeAnnualBook, formatAnnualBook } from '#readings/annual-book/index.ts'
import { getFactPredicate } from '#readings/facts/has-facts.ts'

const BOOKS = 2000
const FIRST_YEAR = 2025

test('random Annual Books are complete and free of contradictions', () => {
  const faults = new Map<string, number>()
  const note = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1)
  let i = 0
  for (const person of randomPeople(BOOKS, 5)) {
    const year = FIRST_YEAR + (i++ % 60)
    const { card, seasons, months } = composeAnnualBook(person, year)
    const body = card.sections.flatMap(({ paragraphs }) => paragraphs)
    const all = [card.line, ...body, card.todo, ...seasons.map(({ paragraph }) => paragraph), ...months.map(({ paragraph }) => paragraph)]
    if (body.length < 3) note('under three paragraphs')
    if (seasons.length !== 4 || months.length !== 12) note('a season or a month is missing')
    if (new Set(all.map(({ paragraph }) => paragraph.id)).size !== all.length) note('a paragraph twice')
    const statements = new Map<string, string>()
    for (const { paragraph, text } of all) {
      if (/[{}]/.test(text.zh_CN + text.en_US)) note(`${paragraph.id}: an open slot`)
      for (const statement of paragraph.says ?? []) {
        const [axis, value] = statement.split('=') as [string, string]
        if ((statements.get(axis) ?? value) !== value) note(`${axis}: ${value} and ${statements.get(axis)!}`)
        statements.set(axis, value)
      }
    }
  }
  expect([...faults]).toEqual([])
  expect(i).toBe(BOOKS)
}, 300_000)

test('a year with a luck change or clash says so first', () => {
  const FIRST = ['y-turn', 'y-clash@day', 'y-clash@year']
  let asked = 0
  for (const person of randomPeople(150, 8)) {
    const inYear = person.inYear(2027)
    if (!FIRST.some((fact) => getFactPredicate(fact)(inYear))) continue
    asked++
    const [first] = formatAnnualBook(person, 2027, { locale: 'zh_CN', level: 'plain' }).sections
    expect(first!.id).toBe('first')
    expect(first!.paragraphs.length).toBeGreaterThan(0)
  }
  expect(asked).toBeGreaterThan(20)
})
