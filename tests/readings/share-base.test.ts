/** Percentages of a book have one base, the whole chart. In an answer that of a ten-god family excludes the day stem, and says so once. */
import { expect, test } from 'vitest'
import { castChart, formatUtc } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { formatFateBook } from '#readings/fate-book/index.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { adaptTextToLevel, LEVELS } from '#readings/reader/levels.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import { composeBookBody } from '#server/features/books/book-body.ts'
import { chooseByLane } from '../support/lane.ts'
import { createSageQuestion } from './sage/asked-of.ts'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
type Locale = (typeof LOCALES)[number]
const BASE: Readonly<Record<Locale, RegExp>> = { zh_CN: /不计日干/g, zh_TW: /不計日干/g, en_US: /day stem left out/g }
const timesIn = (text: string, locale: Locale) => text.match(BASE[locale])?.length ?? 0

test('every percentage of a book is an element’s or the strength', () => {
  let figures = 0
  for (const person of randomPeople(chooseByLane(60, 600), 13)) {
    const { percent, strength } = person.analysis
    const known = new Set([...percent, strength.s].map((part) => part.toFixed(1)))
    for (const locale of LOCALES)
      for (const { sections } of formatFateBook(person, { locale, level: 'student' }))
        for (const { id, text } of sections.flatMap(({ paragraphs }) => paragraphs))
          for (const [, figure] of text.matchAll(/(\d+\.\d) ?%/g)) {
            figures++
            expect([id, figure, known.has(figure!)]).toEqual([id, figure, true])
          }
  }
  expect(figures).toBeGreaterThan(1000)
})

test('plain readers get no percentage in a book', () => {
  for (const person of randomPeople(chooseByLane(60, 600), 14))
    for (const locale of LOCALES)
      for (const { id, sections } of formatFateBook(person, { locale, level: 'plain' }))
        expect([id, sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => text.match(/\d+\.\d ?%/g) ?? []))]).toEqual([
          id,
          [],
        ])
})

test.each(['1990-05-15 08:30:00', '1977-11-02 19:10:00', '2001-08-23 03:45:00'])('the sold book equals the printed one: %s', (birthday) => {
  const zone = 'Asia/Shanghai'
  const place = { offset_seconds: 28_800, lat: 31.2, lng: 121.5, zone, disambiguation: 'earlier' } as const
  const birth = { ...place, birthday, gender: '1', zi: '23', hour_unknown: false, solar_time: true } as const
  const now = Date.parse('2026-11-22T04:00:00Z')
  const { cards } = composeBookBody(birth, 'fatebook', now)
  const person = new ChartPerson(castChart(toBirthInput(birth)), formatUtc(now / 1000))
  for (const locale of LOCALES)
    for (const level of LEVELS) {
      const printed = formatFateBook(person, { locale, level }).flatMap(({ line, sections, todo }) => [
        line,
        ...sections.flatMap(({ paragraphs }) => paragraphs),
        todo,
      ])
      const sold = cards.flatMap(({ line, sections, todo }) => [line!, ...sections.flatMap(({ paragraphs }) => paragraphs), todo!])
      expect(sold.map(({ text }) => adaptTextToLevel(text[locale], level))).toEqual(printed.map(({ text }) => text))
    }
})

const QUESTIONS: Readonly<Record<Locale, readonly string[]>> = {
  zh_CN: ['今年换工作好不好？', '我适合创业吗？', '我的财运怎么样？', '我有什么长处？', '我是不是太敏感？', '我的官杀多吗？'],
  zh_TW: ['今年換工作好不好？', '我適合創業嗎？', '我的財運怎麼樣？', '我有什麼長處？', '我是不是太敏感？', '我的官殺多嗎？'],
  en_US: [
    'Should I change jobs this year?',
    'Should I start a business?',
    'How is my money luck?',
    'What am I good at?',
    'Am I too sensitive?',
    'Do I have many officers?',
  ],
}
/** Matches a ten-god family with its percentage, as chat answers write it. */
const CITED: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /(?:比劫|食伤|财|官杀|印)(?:（[木火土金水]）)?(?:最多，)?占 ?\d+\.\d %/,
  zh_TW: /(?:比劫|食傷|財|官殺|印)(?:（[木火土金水]）)?(?:最多，)?[占佔] ?\d+\.\d %/,
  en_US: /\b(?:peers|output|wealth|officers|resource) (?:\(\w+\) )?(?:takes?|makes? up|(?:is|are) the largest part,) \d+\.\d%/i,
}

test('an answer with a family’s percentage states its base once', () => {
  let cited = 0
  for (const person of randomPeople(chooseByLane(40, 300), 19))
    for (const locale of LOCALES)
      for (const mode of ['ms', 'cs'] as const)
        for (const text of QUESTIONS[locale]) {
          const { pieces } = composeSageAnswer(
            createSageQuestion(mode, text, locale, { person: { name: '林知远', birth: person.chart.input } }),
          )
          const whole = pieces.map((piece) => piece.text).join('\n')
          if (!CITED[locale].test(whole)) continue
          cited++
          expect([text, whole, timesIn(whole, locale)]).toEqual([text, whole, 1])
        }
  expect(cited).toBeGreaterThan(100)
})
