/** Answers never advise action in a day or month that the app rates `careful` or `quiet`. */
import { expect, test } from 'vitest'
import { bandOf } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { deriveHexagrams, selectLeadingTexts } from '#readings/changes/cast/index.ts'
import { adviceOf } from '#readings/changes/said.ts'
import { parseDate } from '#readings/sage/modes/matter.ts'
import { bgFramesOf } from '#readings/sage/modes/bg-texts.ts'
import { composeCastAnswer } from '#readings/sage/modes/bg.ts'
import { evaluatePairWindow } from '#readings/sage/modes/fb-when.ts'
import type { NamedSpan, ParsedQuestion } from '#readings/sage/ask/understanding.ts'
import { listMonthParts } from '#readings/sage/outlook/parts.ts'
import { evaluateTimeWindow } from '#readings/sage/outlook/window.ts'
import { rateDays } from '#readings/daily/index.ts'
import { chooseByLane } from '../../support/lane.ts'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const TODAY = '2026-11-22'
const charts = [...randomPeople(chooseByLane(60, 300), 41)]
const understood: ParsedQuestion = {
  topic: 'decision',
  part: undefined,
  asking: 'whether',
  named: undefined,
  isTight: false,
  span: undefined,
  placed: undefined,
  about: 'self',
  bound: undefined,
  isFollowUp: false,
  isInstruction: false,
}
/** One cast for each stance. */
const casts = new Map(
  Array.from({ length: 4 ** 6 }, (_, i) => Array.from({ length: 6 }, (_line, line) => 6 + ((i >> (2 * line)) & 3))).map((cast) => [
    adviceOf(selectLeadingTexts(deriveHexagrams(cast))[0]!),
    cast,
  ]),
)
const spanOf = (from: string, to: string, of: NamedSpan['of']): NamedSpan => ({
  from: parseDate(from),
  to: parseDate(to),
  of,
  isPast: false,
})
const SPANS = [
  undefined,
  spanOf('2026-12-01', '2026-12-01', 'day'),
  spanOf('2026-12-03', '2026-12-03', 'day'),
  spanOf('2026-12-05', '2026-12-07', 'days'),
  spanOf('2026-12-01', '2026-12-31', 'month'),
  spanOf('2026-12-07', '2027-01-25', 'days'),
  spanOf('2027-01-01', '2027-12-31', 'year'),
]
const MATTERS = [{ topic: 'decision' }, { topic: 'love-existing' }, { topic: 'break-up' }, { topic: 'partner-venture' }] as const
const isLow = (score: number) => bandOf(score) === 'careful' || bandOf(score) === 'quiet'

/** Sentences that advise against the times they name, or say that the best of several times is low. */
const HONEST = {
  zh_CN: /不签字|不谈大事|不添新事|先不定|算不上平稳|算得上平稳|不定，过了那天/,
  zh_TW: /不簽字|不談大事|不添新事|先不定|算不上平穩|算得上平穩|不定，過了那天/,
  en_US: /no signatures|leave large subjects alone|begin nothing new|Nothing to settle yet|even steady|a steady one|Settle nothing on/,
} as const
const SCORE = { zh_CN: /力量值 (\d+)/g, zh_TW: /力量值 (\d+)/g, en_US: /power (\d+)/g } as const

test('a cast names no low month or day for acting', () => {
  let [asked, low] = [0, 0]
  for (const person of charts)
    for (const cast of casts.values())
      for (const span of SPANS)
        for (const matter of MATTERS)
          for (const locale of LOCALES) {
            const when = composeCastAnswer(cast, { ...understood, ...matter, span }, person, locale).find(
              ({ kind }) => kind === 'when',
            )!.text
            asked++
            // A sentence that advises against one time names the better time after its comma.
            for (const sentence of when.split(locale === 'en_US' ? /(?<=\.) / : /(?<=。)/)) {
              const scores = [...sentence.matchAll(SCORE[locale])].map(([, score]) => Number(score))
              if (HONEST[locale].test(sentence)) low++
              else for (const score of scores) if (isLow(score)) expect.fail(`${locale} ${when}`)
            }
          }
  expect(asked).toBe(charts.length * casts.size * SPANS.length * MATTERS.length * LOCALES.length)
  expect(low).toBeGreaterThan(100)
})

test('the better day after a low one is even', () => {
  let found = 0
  for (const person of charts)
    for (const span of SPANS.slice(1, 4)) {
      const piece = composeCastAnswer(casts.get('go')!, { ...understood, span }, person, 'zh_CN').find(({ kind }) => kind === 'when')!
      if (piece.cites.length < 2) continue
      found++
      const [first, next] = piece.cites.map(({ ref }) => rateDays(person.chart, parseDate(ref), parseDate(ref))[0]!.score) as [
        number,
        number,
      ]
      expect([isLow(first), isLow(next)]).toEqual([true, false])
    }
  expect(found).toBeGreaterThan(10)
})

test('every frame for a low time says so', () => {
  for (const locale of LOCALES)
    for (const [key, text] of Object.entries(bgFramesOf(locale).when))
      if (/low/.test(key) && !/low-after/.test(key)) expect(text).toMatch(HONEST[locale])
})

const ASKING = ['whether', 'when', 'what'] as const

test('a chart names no low time for acting', () => {
  let waiting = 0
  for (const person of charts)
    for (const span of SPANS)
      for (const asking of ASKING) {
        const { advice, best, later } = evaluateTimeWindow(person, TODAY, { asking, span, placed: undefined })
        if (advice === 'wait') waiting++
        else expect(isLow(best.score.score)).toBe(false)
        expect(isLow(later.score.score)).toBe(false)
      }
  expect(waiting).toBeGreaterThan(20)
})

test('two charts name no low time for acting', () => {
  for (const [i, person] of charts.entries())
    for (const span of SPANS) {
      const both = [person, charts[(i + 1) % charts.length]!] as const
      const { window } = evaluatePairWindow([...both], '', { ...understood, span }, 'decision', TODAY)
      if (window.advice !== 'wait') expect(isLow(window.best.score.score)).toBe(false)
      expect(isLow(window.later.score.score)).toBe(false)
    }
})

test('the sample contains low months', () => {
  expect(
    charts.flatMap(({ chart }) => listMonthParts(chart, TODAY, '2027-11-21')).filter(({ score }) => isLow(score.score)).length,
  ).toBeGreaterThan(100)
})
