import { describe, expect, test } from 'vitest'
import { SolarDay } from 'tyme4ts'
import { almanacOf } from '#almanac/index.ts'
import { almanacPillarsOf, dayPillarOf, names } from '#bazi/index.ts'

function dateOf(text: string) {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
const pageOf = (text: string) => almanacOf(dateOf(text))
const lunarOf = (text: string) => {
  const { month, isLeap, day } = pageOf(text).lunar
  return `${isLeap ? '闰' : ''}${month}-${day}`
}
function datesFrom(first: string, count: number) {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, i) => new Date(start + i * 86_400_000).toISOString().slice(0, 10))
}

describe('20 November 2026', () => {
  const page = pageOf('2026-11-20')

  test('has the pillars 丙午 己亥 戊戌 and the lunar date 十月十二', () => {
    expect(Object.values(page.pillars).map((pillar) => pillar.ganzhi)).toEqual(['丙午', '己亥', '戊戌'])
    expect(page.lunar).toMatchObject({ month: 10, isLeap: false, day: 12, daysInMonth: 30 })
    expect(page.lunar.year.ganzhi).toBe('丙午')
  })

  test('has 闭, 金匮 on the yellow path, and the clash 辰', () => {
    expect(names.duties[page.duty]).toBe('闭')
    expect(names.pathGods[page.path.code]).toBe('金匮')
    expect(page.path.lucky).toBe(true)
    expect(names.branches[page.clash]).toBe('辰')
  })

  // Printed lists: 宜 合帐 裁衣 嫁娶 安床 入殓 移柩 破土 造畜稠; 忌 置产 造船 开光 掘井 作灶
  test('advises and warns like printed lists, without graves and boats', () => {
    expect(page.do).toEqual(['wedding', 'bed', 'clothes', 'animals'])
    expect(page.dont).toEqual(['property', 'altar', 'kitchen', 'water'])
    expect(page.nothing).toBe(false)
  })

  test('survives storage as JSON', () => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })
})

// Dates of the lunar New Year in printed calendars; in 2027 the new moon is only minutes from midnight.
test.each([
  '1900-01-31',
  '1912-02-18',
  '1949-01-29',
  '1968-01-30',
  '1985-02-20',
  '2000-02-05',
  '2008-02-07',
  '2020-01-25',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2033-01-31',
  '2034-02-19',
  '2100-02-09',
])('begins the lunar year on %s', (text) => {
  expect(lunarOf(text)).toBe('1-1')
  const dayBefore = new Date(Date.parse(`${text}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  expect(lunarOf(dayBefore)).toMatch(/^12-(29|30)$/)
})

test.each([
  ['2023-03-22', '闰2-1'],
  ['2023-04-19', '闰2-29'],
  ['2023-04-20', '3-1'],
  ['2025-07-25', '闰6-1'],
  ['2025-08-22', '闰6-29'],
  ['2025-08-23', '7-1'],
  ['2020-05-23', '闰4-1'],
  ['2033-12-22', '闰11-1'],
])('%s is lunar %s', (text, lunar) => {
  expect(lunarOf(text)).toBe(lunar)
})

test.each([
  ['2026-02-04', 'lichun'],
  ['2026-02-18', 'yushui'],
  ['2025-02-03', 'lichun'],
  ['2026-12-22', 'dongzhi'],
  ['2026-06-21', 'xiazhi'],
  ['2026-04-05', 'qingming'],
  ['2026-11-20', null],
  ['2026-02-05', null],
])('the solar term of %s is %s', (text, term) => {
  expect(pageOf(text).solarTerm).toBe(term)
})

test('lists each of the 24 solar terms once a year', () => {
  for (const year of [1900, 1917, 1954, 2000, 2026, 2099]) {
    const terms = datesFrom(`${year}-01-01`, 365)
      .map((text) => pageOf(text).solarTerm)
      .filter((term) => term !== null)
    expect([year, terms.length, new Set(terms).size]).toEqual([year, 24, 24])
  }
})

test('the day pillar equals tyme4ts on 20,000 days', () => {
  const dates = datesFrom('1960-01-01', 20_000)
  expect(dates).toHaveLength(20_000)
  const wrong = dates.filter((text) => {
    const { year, month, day } = dateOf(text)
    return dayPillarOf({ year, month, day }).ganzhi !== SolarDay.fromYmd(year, month, day).getSixtyCycleDay().getSixtyCycle().getName()
  })
  expect(wrong).toEqual([])
})

test('month, officer and path equal tyme4ts except on two days', () => {
  const dates = datesFrom('1900-01-01', 73_414)
  expect(dates.at(-1)).toBe('2100-12-31')
  const apart = dates.filter((text) => {
    const date = dateOf(text)
    const theirs = SolarDay.fromYmd(date.year, date.month, date.day).getSixtyCycleDay()
    return almanacPillarsOf(date).month.ganzhi !== theirs.getMonth().getName()
  })
  expect(apart).toEqual(['1917-12-07', '1927-09-08'])
  for (const text of datesFrom('2024-01-01', 1_095)) {
    const { year, month, day } = dateOf(text)
    const theirs = SolarDay.fromYmd(year, month, day).getSixtyCycleDay()
    const page = pageOf(text)
    expect(names.duties[page.duty]).toBe(theirs.getDuty().getName())
    expect(names.pathGods[page.path.code]).toBe(theirs.getTwelveStar().getName())
    expect(page.path.lucky).toBe(theirs.getTwelveStar().getEcliptic().getName() === '黄道')
  }
})

test('changes the month at 00:00 UTC+8 of its jie day', () => {
  // 立冬 2026 is on 7 November at 17:52 UTC+8
  expect(pageOf('2026-11-06').pillars.month.ganzhi).toBe('戊戌')
  expect(pageOf('2026-11-07').pillars.month.ganzhi).toBe('己亥')
  expect(pageOf('2026-11-07').solarTerm).toBe('lidong')
})

test.each([
  [{ year: 1849, month: 12, day: 31 }],
  [{ year: 2101, month: 1, day: 1 }],
  [{ year: 2026, month: 2, day: 29 }],
  [{ year: 2026, month: 13, day: 1 }],
  [{ year: 2026, month: 0, day: 1 }],
  [{ year: Number.NaN, month: 1, day: 1 }],
  [{ year: 2026.5, month: 1, day: 1 }],
])('rejects %o and names the field', (date) => {
  expect(() => almanacOf(date)).toThrow(RangeError)
  expect(() => almanacOf(date)).toThrow(expect.objectContaining({ field: 'date' }))
})

test('has a page for the first and the last day', () => {
  // 1 January 1850 is 道光二十九年十一月十九.
  expect(pageOf('1850-01-01').lunar).toMatchObject({ month: 11, isLeap: false, day: 19 })
  expect(pageOf('1850-01-01').lunar.year.ganzhi).toBe('己酉')
  expect(pageOf('1900-01-01').pillars.day.ganzhi).toBe('甲戌')
  expect(pageOf('2100-12-31').lunar).toMatchObject({ month: 12, day: 1 })
})
