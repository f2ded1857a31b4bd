import { describe, expect, test } from 'vitest'
import { almanacPillarsOf, type BranchCode, scoreDay, SIXTY, type ScorePart } from '#bazi/index.ts'
import { rateDays, computeMeanScore, type RatedDay, findDayRuns, rateBaziYearDays, getBaziYearBounds } from '#readings/daily/index.ts'
import fc from '../support/seeded-fast-check.ts'

const PILLARS = '庚午 辛巳 庚辰 庚辰'
const texts = PILLARS.split(' ')
const [year, month, day, hour] = texts.map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text)!)
const chart = { pillars: { year: year!, month: month!, day: day!, hour: hour! } }

const dateOf = (text: string) => {
  const [year, month, day] = text.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}
const textOf = ({ year, month, day }: RatedDay['date']) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Lists the dates that the almanac assigns to the Bazi year `year`, by a scan of two civil years. */
function findDatesOfYear(year: number): string[] {
  const pair = almanacPillarsOf({ year, month: 6, day: 1 }).year.ganzhi
  const dates: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 11, 31); time += 86_400_000) {
    const text = new Date(time).toISOString().slice(0, 10)
    if (almanacPillarsOf(dateOf(text)).year.ganzhi === pair) dates.push(text)
  }
  return dates
}

describe('a Bazi year', () => {
  // 立春 at UTC+8 (Purple Mountain Observatory): 2024-02-04 16:27, 2025-02-03 22:10, 2026-02-04 04:02, 2027-02-04 09:46.
  test.each([
    [2024, '2024-02-04', '2025-02-02', 365],
    [2025, '2025-02-03', '2026-02-03', 366],
    [2026, '2026-02-04', '2027-02-03', 365],
  ] as const)('%i spans %s to %s, %i days', (year, from, to, count) => {
    const span = getBaziYearBounds(year)
    expect([textOf(span.from), textOf(span.to)]).toEqual([from, to])
    expect(rateBaziYearDays(chart, year).flatMap(({ days }) => days)).toHaveLength(count)
  })

  test.each([1900, 1987, 2026, 2099])('%i has the almanac’s days, each in its month', (year) => {
    const months = rateBaziYearDays(chart, year)
    expect(months.flatMap(({ days }) => days.map(({ date }) => textOf(date)))).toEqual(findDatesOfYear(year))
    const order = 'yin2 mao chen si wu3 wei shen you xu hai zi chou'.split(' ') as BranchCode[]
    expect(months.map(({ month }) => month.branch)).toEqual(order)
    let first = 0
    for (const one of months) {
      expect(one.days.map(({ date }) => almanacPillarsOf(date).month.branch)).toEqual(one.days.map(() => one.month.branch))
      expect(one.first).toBe(first)
      first += one.days.length
    }
  })

  test('2100 ends with the last supported day', () => {
    expect(textOf(getBaziYearBounds(2100).to)).toBe('2100-12-31')
    expect(rateBaziYearDays(chart, 2100).at(-1)!.days).toEqual([])
  })

  test('each month has the mean of its daily scores', () => {
    for (const { month, days } of rateBaziYearDays(chart, 2026)) {
      let sum = 0
      for (const { date } of days) {
        const pillars = almanacPillarsOf(date)
        sum += scoreDay(texts, { dayPillar: pillars.day.ganzhi, monthPillar: pillars.month.ganzhi }).score
      }
      expect([month.branch, computeMeanScore(days)]).toEqual([month.branch, sum / days.length])
    }
  })

  test('an empty list has no mean', () => expect(computeMeanScore([])).toBeNull())
})

const anyDays = rateDays(chart, dateOf('2026-01-01'), dateOf('2026-02-28'))
/** Creates consecutive days with the given scores and score parts. */
const daysWith = (scores: readonly number[], parts: readonly (readonly ScorePart[])[] = []): RatedDay[] =>
  scores.map((score, i) => ({ ...anyDays[i]!, score, parts: parts[i] ?? [] }))
const datesOf = (run: { days: readonly RatedDay[] } | null | undefined) => run && [textOf(run.days[0]!.date), textOf(run.days.at(-1)!.date)]

describe('the runs of a year', () => {
  test('have five to fourteen days with the extreme means', () => {
    const runs = findDayRuns(daysWith([50, 50, 50, 50, 50, 50, 50, 80, 80, 80, 80, 80, 80, 50, 20, 20, 20, 20, 20, 50]))!
    expect([datesOf(runs.best), runs.best.mean]).toEqual([['2026-01-08', '2026-01-13'], 80])
    expect([datesOf(runs.quietest), runs.quietest!.mean]).toEqual([['2026-01-15', '2026-01-19'], 20])
  })

  test('never overlap, even when all days are equal', () => {
    const runs = findDayRuns(daysWith(Array.from({ length: 20 }, () => 60)))!
    expect(datesOf(runs.best)).toEqual(['2026-01-01', '2026-01-14'])
    expect(datesOf(runs.quietest)).toEqual(['2026-01-15', '2026-01-20'])
    expect(findDayRuns(daysWith([60, 60, 60, 60, 60, 60, 60, 60]))!.quietest).toBeNull()
  })

  test('skip missing days and need at least five days', () => {
    const days = daysWith([90, 90, 90, 90, 90, 90, 90, 90, 60, 60, 60, 60, 60])
    const known = days.map((day, i) => (i === 4 ? null : day))
    expect(datesOf(findDayRuns(known)!.best)).toEqual(['2026-01-06', '2026-01-10'])
    expect(findDayRuns(days.slice(0, 4))).toBeNull()
    expect(findDayRuns(days.map(() => null))).toBeNull()
  })

  test('equal a brute-force search for any scores', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 99 }), { minLength: 5, maxLength: 58 }), (scores) => {
        const means: number[] = []
        for (let from = 0; from < scores.length; from++)
          for (let end = from + 5; end <= Math.min(scores.length, from + 14); end++) {
            let sum = 0
            for (let i = from; i < end; i++) sum += scores[i]!
            means.push(sum / (end - from))
          }
        const { best, quietest } = findDayRuns(daysWith(scores))!
        expect(best.mean).toBe(Math.max(...means))
        expect(computeMeanScore(best.days)).toBe(best.mean)
        if (quietest) {
          expect(quietest.mean).toBeGreaterThanOrEqual(Math.min(...means))
          expect(best.days.filter((day) => quietest.days.includes(day))).toEqual([])
        }
      }),
    )
  })
})

describe('the reason of a run', () => {
  const stem = (points: number, of: 'geng' | 'bing'): ScorePart => ({
    code: points > 0 ? 'stem-fair' : 'stem-poor',
    points,
    pillar: null,
    natal: null,
    stem: of,
  })
  const clash: ScorePart = { code: 'clash', points: -10, pillar: 'day', natal: 'chen', stem: null }
  const path: ScorePart = { code: 'path-yellow', points: 2, pillar: null, natal: null, stem: null }

  test('is what raises it more than other days', () => {
    const scores = [50, 50, 50, 50, 50, 90, 90, 90, 90, 90]
    // Metal raises the score of all days alike, by 3; the yellow path raises only four of the five best days.
    const parts = scores.map((_, i) => [stem(3, 'geng'), ...(i > 5 ? [path] : [])])
    expect(findDayRuns(daysWith(scores, parts))!.best.reason).toEqual({ code: 'path-yellow', pillar: null, days: 4 })
  })

  test('is an element with all its parts, counted in days', () => {
    const scores = [50, 50, 50, 50, 50, 90, 90, 90, 90, 90]
    const parts = scores.map((_, i) => (i > 6 ? [stem(3, 'geng'), stem(1, 'geng')] : []))
    expect(findDayRuns(daysWith(scores, parts))!.best.reason).toEqual({ element: 'metal', days: 3 })
  })

  test('of the quietest is what lowers it, if anything does', () => {
    const scores = [90, 90, 90, 90, 90, 30, 30, 30, 30, 30]
    const lowered = scores.map((_, i) => (i === 7 ? [clash] : i > 4 ? [stem(-1, 'bing')] : []))
    expect(findDayRuns(daysWith(scores, lowered))!.quietest!.reason).toEqual({ code: 'clash', pillar: 'day', days: 1 })
    expect(findDayRuns(daysWith(scores))!.quietest!.reason).toBeNull()
  })

  test('exists for both runs of a real year', () => {
    const runs = findDayRuns(rateBaziYearDays(chart, 2026).flatMap(({ days }) => days))!
    expect([runs.best.reason, runs.quietest!.reason].includes(null)).toBe(false)
  })
})
