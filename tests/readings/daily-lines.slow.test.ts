import { expect, test, vi } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { civilDateOf, SIXTY } from '#bazi/index.ts'
import { dayLines, dayLineTables } from '#build/daily/lines.ts'
import { convertToTaiwanText } from '#build/books/taiwan.ts'
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import { composeDaySummary } from '#readings/daily/index.ts'
import taiwan from '#readings/daily/data/zh-tw.json' with { type: 'json' }
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { randomChart, checkDayTexts, DAY_COUNT, everyDay, FIRST_DAY, seededIntegers, sentencesOf } from '../support/said-days.ts'

vi.setConfig({ testTimeout: 600_000 })

const HEADLINE = /^(IMAGE_PHRASES|EVENT_PHRASES|COUNSELS) /
const sentences = dayLines.filter(({ at }) => !HEADLINE.test(at)).map(({ line }) => line)

test('has more than 600 distinct sentences in each language', () => {
  expect(dayLines).toHaveLength(1441)
  for (const locale of ['zh_CN', 'en_US'] as const) {
    expect(new Set(sentences.map((line) => line[locale])).size).toBe(sentences.length)
    expect(sentences.length).toBeGreaterThan(600)
  }
})

test('headlines have four characters, or one short English sentence', () => {
  const halves = dayLines.filter(({ at }) => HEADLINE.test(at))
  expect(halves).toHaveLength(60 + 25 + 90)
  expect(Object.keys(dayLineTables.IMAGE_PHRASES!)).toEqual(SIXTY.map(({ stem, branch }) => `${stem}-${branch}`))
  for (const { line } of halves) {
    expect(line.zh_CN).toMatch(/^\p{Script=Han}{4}$/u)
    expect(line.en_US).toMatch(/^[A-Z].{5,52}\.$/)
  }
})

test('every line follows the punctuation and wording rules of its language', () => {
  for (const { at, line } of dayLines) {
    if (!HEADLINE.test(at)) expect([at, line.zh_CN]).toEqual([at, expect.stringMatching(/[。”]$/)])
    expect([at, line.en_US]).toEqual([at, expect.stringMatching(/[.”]$/)])
    expect([at, line.zh_CN]).not.toEqual([at, expect.stringMatching(/[!?！？;"'—]|您/)])
    expect([at, line.en_US]).not.toEqual([at, expect.stringMatching(/[!?—–"']|\p{Script=Han}/u)])
    for (const locale of ['zh_CN', 'en_US'] as const)
      expect([at, FORBIDDEN_PATTERNS[locale].filter((pattern) => pattern.test(line[locale]))]).toEqual([at, []])
  }
})

test('every line has its Taiwan text, and no other', () => {
  const made: Readonly<Record<string, string>> = taiwan
  expect(Object.keys(made)).toHaveLength(new Set(dayLines.map(({ line }) => line.zh_CN)).size)
  for (const { line } of dayLines) expect(made[line.zh_CN]).toBe(convertToTaiwanText(line.zh_CN))
})

const STARTS = chooseByLane(10, 40)

test(`no sentence repeats within thirty days for ${STARTS * 25} charts`, () => {
  const random = seededIntegers(20_261_122)
  let count = 0
  for (let round = 0; round < STARTS; round++) {
    const start = FIRST_DAY + random(DAY_COUNT - 30)
    const pages = Array.from({ length: 30 }, (_, i) => almanacOf(civilDateOf(start + i)))
    for (let i = 0; i < 25; i++) {
      const { age, said } = randomChart(random)
      const all = pages.flatMap((page) => sentencesOf(said(page, age)))
      count += all.length
      const seen = new Set<string>()
      expect(all.filter((text) => seen.size === seen.add(text).size)).toEqual([])
    }
  }
  expect(count).toBeGreaterThan(STARTS * 25 * 30 * 20)
})

test('every sampled day has complete texts for every chart', () => {
  const each = chooseByLane(1, 11)
  const { days, answers, audiences } = checkDayTexts(each, takeSeededShare(everyDay, 7))
  expect([days, answers]).toEqual(chooseByLane([10_384, 10_384], [72_684, 72_684 * 11]))
  expect([...audiences].toSorted()).toEqual(['elder', 'grown', 'young'])
})

test('the summary of a day equals the day’s page', () => {
  const random = seededIntegers(13)
  for (let i = 0; i < 2000; i++) {
    const { natal, age, said } = randomChart(random)
    const page = almanacOf(civilDateOf(FIRST_DAY + random(DAY_COUNT)))
    const { image, counsel, topics } = said(page, age)
    expect(composeDaySummary(natal, { date: page.date, solarTerm: page.solarTerm, age, isLuckTurn: false })).toEqual({
      image,
      counsel,
      work: topics.work.words,
    })
  }
})
