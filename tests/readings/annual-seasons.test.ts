/** The annual book names the best and lowest season of a year by their three months and solar dates, and repeats no reason. */
import { expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { families } from '#readings/annual-book/families.ts'
import { listFactsWithReason } from '#readings/book/reasons.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { fillTextSlots } from '#readings/facts/slots.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'

const NAMED = {
  zh_CN: /^(寅、卯、辰|巳、午、未|申、酉、戌|亥、子、丑)三个月（\d+月\d+日至(?:\d{4}年)?\d+月\d+日）$/,
  zh_TW: /^(寅、卯、辰|巳、午、未|申、酉、戌|亥、子、丑)三個月（\d+月\d+日至(?:\d{4}年)?\d+月\d+日）$/,
  en_US:
    /^the (Tiger, Rabbit and Dragon|Snake, Horse and Goat|Monkey, Rooster and Dog|Pig, Rat and Ox) months \([A-Z]\w+ \d+ to [A-Z]\w+ \d+(?:, \d{4})?\)$/,
} as const

test('a season is named by its three months and dates', () => {
  for (const [i, person] of [...randomPeople(60, 3)].entries()) {
    const year = 2024 + (i % 12)
    const inYear = person.inYear(year)
    const { seasons, months } = inYear.annual!.view
    for (const which of ['best', 'worst'] as const) {
      const edge = (which === 'best' ? Math.max : Math.min)(...seasons.map(({ score }) => score))
      const at = 3 * seasons.findIndex(({ score }) => score === edge)
      expect(Math.round(months.slice(at, at + 3).reduce((sum, { score }) => sum + score, 0) / 3)).toBe(edge)
      for (const locale of ['zh_CN', 'zh_TW', 'en_US'] as const)
        expect(adaptTextToLevel(fillTextSlots(`{${which}-season}`, inYear, locale), 'student')).toMatch(NAMED[locale])
    }
  }
})

test('no text counts three months without naming the first', () => {
  for (const { paragraphs } of families)
    for (const { zh_CN, en_US } of paragraphs) {
      expect(zh_CN).not.toMatch(/月数起/)
      expect(en_US).not.toMatch(/\bmonths? counts? from\b/)
    }
})

test('the reasons of a paragraph are distinct', () => {
  for (const [i, person] of [...randomPeople(30, 9)].entries()) {
    const year = 2026 + (i % 5)
    const inYear = person.inYear(year)
    const annual = composeAnnualBook(person, year).card
    const paragraphs = [
      ...annual.sections.flatMap(({ paragraphs }) => paragraphs.map((one) => [inYear, one] as const)),
      ...composeFateBook(person).flatMap(({ sections }) =>
        sections.flatMap(({ paragraphs }) => paragraphs.map((one) => [person, one] as const)),
      ),
    ]
    for (const [of, { paragraph }] of paragraphs) {
      const words = listFactsWithReason(paragraph.because, of).map((fact) => formatFactReason(fact, of, 'zh_CN')!.plain)
      expect(new Set(words).size).toBe(words.length)
    }
  }
})

test('best and lowest season have different reasons', () => {
  for (const person of randomPeople(20, 4)) {
    const inYear = person.inYear(2026)
    const edges = inYear.annual!.view.seasons.map(({ season }) => season)
    for (const locale of ['zh_CN', 'en_US'] as const)
      expect(
        new Set((['best', 'worst'] as const).map((which) => formatFactReason(`y-${which}-season=${edges[0]!}`, inYear, locale)!.plain))
          .size,
      ).toBe(2)
  }
})
