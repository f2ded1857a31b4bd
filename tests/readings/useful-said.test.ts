/** Statements of a book about the useful element: whether there is enough of it, and which cycle has it next. */
import { expect, test } from 'vitest'
import { castChart, ELEMENTS, elementOfBranch, elementOfStem, luckPillarAt } from '#bazi/index.ts'
import { SAMPLE_DATE, randomPeople } from '#build/books/sample.ts'
import { claimsHold } from '#readings/book/claims.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { fillTextSlots } from '#readings/facts/slots.ts'
import { formatPair } from '#readings/facts/format-names.ts'
import { localizeText } from '#readings/facts/source-text.ts'
import { families } from '#readings/fate-book/families.ts'
import { formatFateBook } from '#readings/fate-book/index.ts'
import { LEVELS } from '#readings/reader/levels.ts'
import { chooseByLane } from '../support/lane.ts'

const CHARTS = chooseByLane(600, 4000)
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
type Locale = (typeof LOCALES)[number]

const paragraphs = families.flatMap(({ when = [], paragraphs: all }) => all.map((one) => ({ ...one, facts: [...when, ...one.because] })))
type Paragraph = (typeof paragraphs)[number]
const isSaidOf = (person: ChartPerson, { facts, claims }: Paragraph) =>
  facts.every((fact) => hasFact(person, fact)) && claimsHold(person, claims)
const textOf = (one: Paragraph, person: ChartPerson, locale: Locale) => fillTextSlots(localizeText(one, locale), person, locale)

const usefulPercentOf = ({ analysis }: ChartPerson) => analysis.percent[ELEMENTS.indexOf(analysis.useful)]!
type Pair = ChartPerson['chart']['luck']['pillars'][number]
const hasUseful = (person: ChartPerson, { stem, branch }: Pair) =>
  [elementOfStem(stem), elementOfBranch(branch)].includes(person.analysis.useful)
/** Returns the present luck cycle and the later ones; empty before luck begins. */
function remainingCyclesOf({ chart, today }: ChartPerson) {
  const now = luckPillarAt(chart, today)
  return now === null ? [] : chart.luck.pillars.filter(({ startDate }) => startDate >= now.startDate)
}

/** Chart of a regression: earth is its weakest and its useful element, and the element of its present cycle's stem. */
const reader = new ChartPerson(
  castChart({
    local: '1990-07-15T14:30:00',
    utc: '1990-07-15T18:30:00Z',
    offsetSeconds: -14_400,
    lng: -74.006,
    lat: 40.7128,
    gender: 'female',
    zi: '23',
    solarTime: true,
    hourUnknown: false,
  }),
  SAMPLE_DATE,
)
const charts = () => [reader, ...randomPeople(CHARTS, 41)]

const PLENTY: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /不愁没有|给足|用不完|有的是/,
  zh_TW: /不愁沒有|給足|用不完|有的是/,
  en_US: /\bnever run short\b|\bmore than enough\b|\bno end of\b/,
}

test('no chart is promised plenty of a scarce useful element', () => {
  const ofUse = paragraphs.filter(({ facts }) => facts.some((fact) => /^use[:-]/.test(fact)))
  let [promised, thin] = [0, 0]
  for (const person of charts())
    for (const one of ofUse.filter((each) => isSaidOf(person, each)))
      for (const locale of LOCALES) {
        const text = textOf(one, person, locale)
        const percent = usefulPercentOf(person)
        if (one.id === 'useful.where.month-main-thin') {
          thin++
          expect(elementOfBranch(person.chart.pillars.month.branch)).toBe(person.analysis.useful)
          expect(percent).toBeLessThan(15)
          expect(text).toContain(percent.toFixed(1))
        }
        if (!PLENTY[locale].test(text)) continue
        promised++
        expect([one.id, percent >= 15 && percent > Math.min(...person.analysis.percent)]).toEqual([one.id, true])
      }
  expect(promised).toBeGreaterThan(0)
  expect(thin).toBeGreaterThan(0)
})

test('the next useful cycle is the first that has the element', () => {
  let [waiting, past] = [0, 0]
  for (const person of charts()) {
    const cycles = remainingCyclesOf(person)
    const first = cycles.find((one) => hasUseful(person, one))
    for (const one of paragraphs.filter((each) => isSaidOf(person, each))) {
      if (one.facts.includes('luck:use-past')) {
        past++
        expect([one.id, first]).toEqual([one.id, undefined])
      }
      if (!one.facts.includes('luck:use-later') && !one.zh_CN.includes('{luck:use')) continue
      waiting++
      expect([one.id, first !== undefined && first !== cycles[0]]).toEqual([one.id, true])
      for (const locale of LOCALES) {
        if (one.zh_CN.includes('{luck:use}')) expect(textOf(one, person, locale)).toContain(formatPair(first!, locale))
        expect(formatFactReason('luck:use-later', person, locale)!.detail).toContain(formatPair(first!, locale))
      }
    }
  }
  expect(waiting).toBeGreaterThan(CHARTS / 4)
  expect(past).toBeGreaterThan(0)
})

test('waiting for the next cycle requires that the present lacks it', () => {
  let met = 0
  for (const person of charts())
    for (const { id } of paragraphs.filter((one) => one.says?.includes('self.tide=next') && isSaidOf(person, one))) {
      met++
      const [now, next] = remainingCyclesOf(person)
      expect([id, hasUseful(person, now!), elementOfBranch(next!.branch)]).toEqual([id, false, person.analysis.useful])
    }
  expect(met).toBeGreaterThan(0)
})

test('a useful element only in the cycle stem has its paragraphs', () => {
  const own = paragraphs.filter(({ facts }) => facts.includes('luck:now-use-stem-alone'))
  let met = 0
  for (const person of charts()) {
    const [now] = remainingCyclesOf(person)
    const is =
      now !== undefined && elementOfStem(now.stem) === person.analysis.useful && elementOfBranch(now.branch) !== person.analysis.useful
    const said = own.filter((one) => isSaidOf(person, one))
    if (!is) expect(said).toEqual([])
    else if (hasFact(person, 'age>=16') && hasFact(person, 'kind:regular')) {
      met++
      expect(said.map(({ id }) => id.split('.')[0])).toContain('useful')
      for (const one of said) for (const locale of LOCALES) expect(textOf(one, person, locale)).toContain(formatPair(now, locale))
    }
  }
  expect(met).toBeGreaterThan(CHARTS / 20)
})

test('the chart with a useful present cycle need not wait', () => {
  expect(reader.analysis.useful).toBe('earth')
  expect(usefulPercentOf(reader)).toBe(Math.min(...reader.analysis.percent))
  for (const locale of LOCALES)
    for (const level of LEVELS) {
      const book = JSON.stringify(formatFateBook(reader, { locale, level }))
      expect(book).not.toMatch(PLENTY[locale])
      expect(book).not.toContain(locale === 'en_US' ? 'Ding Chou' : '丁丑')
    }
})
