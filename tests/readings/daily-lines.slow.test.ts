import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { type CivilDate, civilDateOf, scorerOf, SIXTY, tenGodOf } from '#bazi/index.ts'
import { lines, tables } from '#build/daily/lines.ts'
import { taiwanOf } from '#build/books/taiwan.ts'
import { FORBIDDEN } from '#readings/book/forbidden.ts'
import { hoursOf } from '#readings/daily/index.ts'
import { type SaidDay, saidDayOf } from '#readings/daily/said/said-day.ts'
import taiwan from '#readings/daily/data/zh-tw.json' with { type: 'json' }

const HEADLINE = /^(IMAGES|COUNSELS) /
const sentences = lines.filter(({ at }) => !HEADLINE.test(at)).map(({ line }) => line)

test('there are more than 600 distinct sentences in each language, and no line stands twice', () => {
  expect(lines).toHaveLength(1416)
  for (const locale of ['zh_CN', 'en_US'] as const) {
    expect(new Set(sentences.map((line) => line[locale])).size).toBe(sentences.length)
    expect(sentences.length).toBeGreaterThan(600)
  }
})

test('headlines are four characters, and one short sentence of English', () => {
  const halves = lines.filter(({ at }) => HEADLINE.test(at))
  expect(halves).toHaveLength(60 + 90)
  expect(Object.keys(tables.IMAGES!)).toEqual(SIXTY.map(({ stem, branch }) => `${stem}-${branch}`))
  for (const { line } of halves) {
    expect(line.zh_CN).toMatch(/^\p{Script=Han}{4}$/u)
    expect(line.en_US).toMatch(/^[A-Z].{5,52}\.$/)
  }
})

test('every line ends, keeps to the marks of its language, and says nothing that the guide forbids', () => {
  for (const { at, line } of lines) {
    if (!HEADLINE.test(at)) expect([at, line.zh_CN]).toEqual([at, expect.stringMatching(/[。”]$/)])
    expect([at, line.en_US]).toEqual([at, expect.stringMatching(/[.”]$/)])
    expect([at, line.zh_CN]).not.toEqual([at, expect.stringMatching(/[!?！？;"'—]|您/)])
    expect([at, line.en_US]).not.toEqual([at, expect.stringMatching(/[!?—–"']|\p{Script=Han}/u)])
    for (const locale of ['zh_CN', 'en_US'] as const)
      expect([at, FORBIDDEN[locale].filter((pattern) => pattern.test(line[locale]))]).toEqual([at, []])
  }
})

test('every line is there as it is read in Taiwan, and no other', () => {
  const made: Readonly<Record<string, string>> = taiwan
  expect(Object.keys(made)).toHaveLength(new Set(lines.map(({ line }) => line.zh_CN)).size)
  for (const { line } of lines) expect(made[line.zh_CN]).toBe(taiwanOf(line.zh_CN))
})

/** The same numbers at every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const chartOf = (random: (below: number) => number) => {
  const pair = () => SIXTY[random(60)]!
  return { natal: { year: pair(), month: pair(), day: pair(), hour: random(10) === 0 ? null : pair() }, luck: pair(), age: random(100) }
}
type AnyChart = ReturnType<typeof chartOf>

function saysOf({ natal, luck, age }: AnyChart, scorer: ReturnType<typeof scorerOf>, date: CivilDate, page = almanacOf(date)): SaidDay {
  const { day, month } = page.pillars
  const { band, parts } = scorer.dayOf(day, month.branch)
  const tenGod = tenGodOf(natal.day.stem, day.stem)
  return saidDayOf({ natal, almanac: page, age, luck, tenGod, band, parts, hours: hoursOf(natal, day) }).said
}

const sentencesOf = ({ image, counsel, text, topics, hours }: SaidDay) => [
  image.zh_CN,
  counsel.zh_CN,
  ...[...text, ...Object.values(topics), ...hours].map(({ words }) => words.zh_CN),
]

const FIRST = Date.UTC(1901, 0, 1) / 86_400_000
const DAYS = Date.UTC(2100, 0, 1) / 86_400_000 - FIRST

test('thirty days in a row never say a thing twice to any of 1000 charts', () => {
  const random = numbersFrom(20_261_122)
  let said = 0
  for (let round = 0; round < 40; round++) {
    const start = FIRST + random(DAYS - 30)
    const pages = Array.from({ length: 30 }, (_, i) => almanacOf(civilDateOf(start + i)))
    for (let i = 0; i < 25; i++) {
      const chart = chartOf(random)
      const scorer = scorerOf({ pillars: chart.natal })
      const all = pages.flatMap((page) => sentencesOf(saysOf(chart, scorer, page.date, page)))
      said += all.length
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
    }
  }
  expect(said).toBeGreaterThan(1000 * 30 * 20)
})

test('every day from 1901 to 2099 has an answer with no empty line and no open slot', () => {
  const random = numbersFrom(7)
  const charts = Array.from({ length: 100 }, () => chartOf(random)).map((chart) => ({ chart, scorer: scorerOf({ pillars: chart.natal }) }))
  let days = 0
  for (let day = 0; day < DAYS; day++) {
    const { chart, scorer } = charts[day % 100]!
    const said = saysOf(chart, scorer, civilDateOf(FIRST + day))
    days++
    for (const { words } of [...said.text, ...Object.values(said.topics), ...said.hours])
      for (const text of [words.zh_CN, words.zh_TW, words.en_US])
        if (text === '' || /[{}]|undefined/.test(text)) throw new Error(`${day}: ${text}`)
    if (said.text.length < 2 || said.hours.length !== 12) throw new Error(`${day}: ${said.text.length}`)
  }
  expect(days).toBe(72_684)
})
