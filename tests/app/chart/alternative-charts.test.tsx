import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { ChartUncertaintyLines } from '#app/features/chart/chart-uncertainty-lines.tsx'
import { castWithReceipt } from '#app/features/chart/use-chart.ts'
import { listUndecidedCharts } from '#app/features/chart/boundary.ts'
import type { Archive } from '#contract/archive.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

beforeEach(() => activateLocale('zh_CN'))

const xinjiang = { lat: 39.47, lng: 75.99, zone: 'Asia/Shanghai', solar_time: true } as const
const clock = { solar_time: false, offset_seconds: 28_800 } as const

/** Returns the lines on uncertainty under a chart; by default without true solar time. */
function linesOf(born: Partial<ArchiveProfile>): string[] {
  const archive = { ...shanghai, ...clock, ...born } as Archive
  const { unmount } = renderPage(
    <ChartUncertaintyLines
      archive={archive}
      cast={castWithReceipt(toBirthInput(archive))}
      others={listUndecidedCharts(archive)}
      onOpen={() => {}}
      onCompare={() => {}}
    />,
  )
  const lines = screen.queryAllByRole('button').map((line) => line.textContent)
  unmount()
  return lines.filter((line) => !line.startsWith('此盘按'))
}

// 立春 2024: 4 February 16:27:07 in UTC+8 (Purple Mountain Observatory to the minute; the engine gives :08).
// It separates the years 癸卯 and 甲辰 and the months 乙丑 and 丙寅.
test('names the pillars on the other side of 立春', () => {
  expect(linesOf({ birthday: '2024-02-04 16:27:00' })).toEqual(['再晚 8 秒 就过了立春，年柱变甲辰和月柱变丙寅。'])
  expect(linesOf({ birthday: '2024-02-04 16:29:00' })).toEqual(['再早 1 分 52 秒 还没到立春，年柱变癸卯和月柱变乙丑。'])
})

test('shows no border once a side was chosen', () => {
  for (const birthday of ['2024-02-04 16:27:08', '2024-03-10 06:59:00', '2024-03-10 22:59:30'])
    expect(linesOf({ birthday, told_within: 0 })).toEqual([])
  expect(linesOf({ birthday: '2024-02-04 16:27:08', told_within: 60 })).toHaveLength(1)
})

test('still shows the second clock once a side was chosen', () => {
  const kashgar = { ...xinjiang, birthday: '2000-05-15 08:30:00', told_within: 0 }
  expect(linesOf(kashgar)).toEqual([expect.stringMatching(/^当地两种钟并用/)])
})

test('shows nothing three minutes away from a border', () => {
  expect(linesOf({ birthday: '2024-02-04 16:31:00' })).toEqual([])
})

// Kashgar, 15 May 2000, 癸酉: 08:30 Beijing time is 05:37 true solar time. Read as Xinjiang time the birth is two hours later,
// and 癸 days begin with 壬子 (五鼠遁). By the civil clock both readings give the same hour.
test.each([
  ['zh_CN', '当地两种钟并用，此盘按北京时间；按新疆时间，时柱变丙辰。'],
  ['zh_TW', '當地兩種鐘並用，此盤按北京時間；按新疆時間，時柱變丙辰。'],
  ['en_US', 'Two clocks are in use there, and this chart goes by Beijing time. By Xinjiang time, the hour pillar becomes Bing Chen.'],
] as const)('states the chart by the second clock in %s', async (locale, line) => {
  await activateLocale(locale)
  const kashgar = { ...xinjiang, birthday: '2000-05-15 08:30:00' }
  expect(linesOf(kashgar)).toContain(line)
  expect(linesOf({ ...kashgar, zone: 'Asia/Urumqi', offset_seconds: 21_600 })).not.toContain(line)
})

test('states second clock and uncertain zone in Xinjiang before 1949', () => {
  const [second, uncertain] = linesOf({ ...xinjiang, birthday: '1935-05-15 08:30:00' })
  expect(second).toMatch(/^当地两种钟并用，此盘按北京时间；按新疆时间，/)
  expect(uncertain).toBe('一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。')
})

// Counted from 2000-01-07 = 甲子: 10 March 2024 is 癸酉, the 11th 甲戌, whose 子 hour is 甲子.
test('shows the day change at 23:00 only if days change then', () => {
  expect(linesOf({ birthday: '2024-03-10 22:59:00' })).toEqual(['再晚 1 分 0 秒 就是子时，日柱变甲戌和时柱变甲子。'])
  expect(linesOf({ birthday: '2024-03-10 23:01:00' })).toEqual(['再早 1 分 0 秒 还是亥时，日柱变癸酉和时柱变癸亥。'])
  expect(linesOf({ zi: '24', birthday: '2024-03-10 22:59:00' })).toEqual(['再晚 1 分 0 秒 就是子时，时柱变甲子。'])
  expect(linesOf({ zi: '24', birthday: '2024-03-11 00:01:00' })).toEqual(['再早 1 分 0 秒 还没到零点，日柱变癸酉。'])
  expect(linesOf({ birthday: '2024-03-11 00:01:00' })).toEqual([])
})

test('shows jie and day change for an unknown hour', () => {
  const unknown = { hour_unknown: true, birthday: '2024-02-04 12:00:00' } as const
  expect(linesOf(unknown)).toEqual(['立春就在这一天 16:27，时辰未详，年柱和月柱可能不同。', '时辰未详，若生在 23:00 之后，日柱变己亥。'])
  expect(linesOf({ ...unknown, birthday: '2024-02-06 12:00:00' })).toHaveLength(1)
})

// 1990-07-10 is 丙子, 1941-07-10 己未 (counted from 2000-01-07 = 甲子). Detroit's summer clock is 1 h 37 min ahead of solar
// time (83.05° W: 5 h 32 min; equation of time: 5 min), Birmingham's double summer time 2 h 13 min (1.89° W).
test('names the day before where an unknown hour allows it', () => {
  const detroit = {
    hour_unknown: true,
    solar_time: true,
    birthday: '1990-07-10 12:00:00',
    offset_seconds: -14_400,
    zone: 'America/Detroit',
    lat: 42.33,
    lng: -83.0458,
  } as const
  expect(linesOf(detroit)).toEqual(['时辰未详，若生在 00:37 之前，日柱变乙亥。'])
  const birmingham = {
    ...detroit,
    birthday: '1941-07-10 12:00:00',
    offset_seconds: 7200,
    zone: 'Europe/London',
    lat: 52.48,
    lng: -1.8904,
  } as const
  expect(linesOf(birmingham)).toEqual([expect.stringMatching(/^时辰未详，若生在 01:1[23] 之前，日柱变戊午。$/)])
})

// On 14 September 1986 Shanghai's clock went back from 02:00 to 01:00: 01:30 occurred twice, both 丑 by the civil clock.
// In true solar time the first was 00:39 (子), the second 01:39 (丑).
test('shows the other reading of a repeated hour until answered', () => {
  const twice = { solar_time: true, offset_seconds: 32_400, birthday: '1986-09-14 01:30:00' } as const
  expect(linesOf(twice)).toContainEqual(expect.stringMatching(/^这个钟点那天有过两次，按另一次，时柱变.丑。$/))
  expect(linesOf({ ...twice, disambiguation: 'earlier' })).toEqual([])
})
