import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SolarTerm as TheirTerm } from 'tyme4ts'
import { QI_HAN } from '#almanac/codes.ts'
import { almanacOf, solarTermsOf, solarTermsAround } from '#almanac/index.ts'
import { jieAround, names } from '#bazi/index.ts'
import { generateQiTableSource } from '#build/qi-table.ts'

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const source = JSON.parse(read('build/data/qi-tt.json')) as { readonly firstYear: number; readonly ms: readonly number[] }
const deltaT = JSON.parse(read('build/data/delta-t.json')) as { readonly firstYear: number; readonly seconds: readonly number[] }
const YEARS = Array.from({ length: 251 }, (_, i) => 1850 + i)
const hanOf: Readonly<Record<string, string>> = { ...names.jie, ...QI_HAN }

test('the committed middle terms equal the output of their script', () => {
  expect(read('almanac/data/qi-packed.ts')).toBe(generateQiTableSource())
})

/** IERS Bulletin C: the months from which TAI − UTC is 10, 11 … 37 s. */
const LEAPS = (
  '1972-01 1972-07 1973-01 1974-01 1975-01 1976-01 1977-01 1978-01 1979-01 1980-01 1981-07 1982-07 1983-07 1985-07 1988-01 1990-01 ' +
  '1991-01 1992-07 1993-07 1994-07 1996-01 1997-07 1999-01 2006-01 2009-01 2012-07 2015-07 2017-01'
).split(' ')

/** TT − UTC in seconds; before 1972 the USNO's half-yearly ΔT, interpolated linearly. */
function ttMinusUtcAt(ms: number): number {
  const leaps = LEAPS.filter((month) => Date.parse(`${month}-01T00:00:00Z`) <= ms).length
  if (leaps > 0) return 41.184 + leaps
  const date = new Date(ms)
  const year = date.getUTCFullYear()
  const part = (ms - Date.UTC(year, 0)) / (Date.UTC(year + 1, 0) - Date.UTC(year, 0))
  const halves = (year + part - deltaT.firstYear) * 2
  const [before, after] = [deltaT.seconds[Math.floor(halves)]!, deltaT.seconds[Math.floor(halves) + 1]!]
  return before + (after - before) * (halves % 1)
}

test('every middle term equals its source to the second', () => {
  expect([source.firstYear, source.ms.length]).toEqual([1849, 3036])
  let counted = 0
  for (const year of YEARS) {
    const qi = solarTermsOf(year).filter(({ code }) => code in QI_HAN)
    qi.forEach(({ utc }, month) => {
      const tt = Date.UTC(2000, 0, 1, 12) + source.ms[(year - 1849) * 12 + month]!
      const off = Math.abs(Date.parse(utc) - (tt - ttMinusUtcAt(Date.parse(utc)) * 1000))
      // Allows half a second for rounding; before 1972 there is a second rounding, and ΔT is given in hundredths.
      expect(off, utc).toBeLessThanOrEqual(Date.parse(utc) < Date.UTC(1972, 0) ? 1010 : 501)
      counted++
    })
  }
  expect(counted).toBe(3012)
})

describe('the 24 terms of a year', () => {
  test('alternate in order, about 15 days apart', () => {
    for (const year of YEARS) {
      const terms = solarTermsOf(year)
      expect(terms.map(({ code }) => hanOf[code]).join('')).toBe(
        '小寒大寒立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至',
      )
      const gaps = terms.slice(1).map(({ utc }, i) => (Date.parse(utc) - Date.parse(terms[i]!.utc)) / 86_400_000)
      expect(Math.min(...gaps)).toBeGreaterThan(14.6)
      expect(Math.max(...gaps)).toBeLessThan(15.9)
      expect(terms.every(({ utc }) => utc.startsWith(`${year}-`))).toBe(true)
    }
  })

  test('include the jie of the chart to the second', () => {
    for (const year of [1850, 1917, 1990, 2026, 2100])
      for (const { code, utc } of solarTermsOf(year).filter(({ code }) => code in names.jie))
        expect(jieAround(utc).prevJie).toMatchObject({ code, utc })
  })

  // Times as printed in calendars, at UTC+8 to the minute; some calendars round the seconds, some truncate them.
  test.each([
    ['2025-02-03 22:10', 'lichun'],
    ['2025-03-20 17:01', 'chunfen'],
    ['2025-06-21 10:42', 'xiazhi'],
    ['2025-09-23 02:19', 'qiufen'],
    ['2025-12-21 23:03', 'dongzhi'],
    ['2026-03-20 22:46', 'chunfen'],
    ['2026-06-21 16:24', 'xiazhi'],
    ['2026-09-23 08:05', 'qiufen'],
    ['2026-12-22 04:50', 'dongzhi'],
  ])('%s is the minute of %s', (minute, code) => {
    const term = solarTermsOf(Number(minute.slice(0, 4))).find((one) => one.code === code)!
    expect(Math.abs(Date.parse(term.utc) - Date.parse(`${minute.replace(' ', 'T')}:00+08:00`))).toBeLessThan(60_000)
  })

  test.each([1849, 2101, 2026.5, Number.NaN])('rejects the year %d and names the field', (year) => {
    expect(() => solarTermsOf(year)).toThrow(expect.objectContaining({ field: 'year', reason: 'range' }))
  })
})

/**
 * tyme4ts follows the calendars of that time, which used Beijing's mean time (UTC+7:46) before 1929; its ΔT for 2084 is
 * larger.
 */
test('days of terms equal tyme4ts in 1900–2100 but for six', () => {
  const apart = YEARS.filter((year) => year >= 1900).flatMap((year) =>
    solarTermsOf(year).flatMap(({ code, utc }, i) => {
      const theirs = TheirTerm.fromIndex(year, i + 1)
      const { year: y, month, day } = dateAtUtc8(utc)
      const isSame = theirs.getName() === hanOf[code] && theirs.getSolarDay().toString() === `${y}年${month}月${day}日`
      return isSame ? [] : [`${hanOf[code]} ${new Date(Date.parse(utc) + 8 * 3_600_000).toISOString().slice(0, 19)}`]
    }),
  )
  expect(apart).toEqual([
    '小雪 1912-11-22T23:48:08',
    '秋分 1913-09-23T23:52:43',
    '大雪 1917-12-08T00:00:59',
    '白露 1927-09-09T00:05:26',
    '夏至 1928-06-22T00:06:22',
    '春分 2084-03-20T00:00:47',
  ])
})

function dateAtUtc8(utc: string) {
  const at = new Date(Date.parse(utc) + 8 * 3_600_000)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

test('the almanac lists each term on its UTC+8 day only', () => {
  for (const year of [1900, 1912, 1927, 1984, 2026, 2084, 2100]) {
    const days = new Map(solarTermsOf(year).map(({ code, utc }) => [JSON.stringify(dateAtUtc8(utc)), code]))
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const date = dateAtUtc8(new Date(at).toISOString())
      expect(almanacOf(date).solarTerm, JSON.stringify(date)).toBe(days.get(JSON.stringify(date)) ?? null)
    }
  }
})

test('a day belongs to the term that began last', () => {
  const around = (year: number, month: number, day: number) => {
    const { present, next } = solarTermsAround({ year, month, day })
    return `${present.code} ${next.code}`
  }
  expect(around(2026, 11, 21)).toBe('lidong xiaoxue')
  expect(around(2026, 11, 22)).toBe('xiaoxue daxue')
  expect(around(2026, 1, 1)).toBe('dongzhi xiaohan')
  expect(around(2026, 12, 31)).toBe('dongzhi xiaohan')
  expect(around(1901, 1, 1)).toBe('dongzhi xiaohan')
  expect(around(2099, 12, 31)).toBe('dongzhi xiaohan')
})
