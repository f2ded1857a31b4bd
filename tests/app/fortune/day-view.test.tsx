import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { formatArchivePillars } from '#app/features/fortune/day-fortunes.ts'
import { DayTopBar } from '#app/features/fortune/day-top-bar.tsx'
import { DayDetail } from '#app/features/fortune/day-view.tsx'
import { FatePanel } from '#app/features/fortune/fate-panel.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { castChart, SCORE_BASE, SCORE_PER_POINT } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { createDayReading, type DayReading as View } from '#readings/daily/index.ts'
import { stubNavigator } from '../shell/navigator-has.ts'
import { birth, logIn, renderInApp } from '../shell/in-app.tsx'
import { retryWithFakeClock, resetDeviceAt } from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

const { pillars } = castChart(toBirthInput(birth))

function viewOf(year: number, month: number, day: number): View {
  return createDayReading(pillars, almanacOf({ year, month, day }), { age: 36, luck: null })
}

async function show(view: View, now: 'wei' | null = 'wei') {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archive_id))!
  const ganzhi = formatArchivePillars(archive)
  renderInApp(<DayDetail view={view} archive={archive} ganzhi={ganzhi} today={view.date} now={now} source="today" rises={false} />)
  return retryWithFakeClock(() => screen.getByRole('heading', { level: 1 }))
}

test('explains the current hour, and another one on tap', async () => {
  await show(viewOf(2026, 11, 20))
  // 戊 and 癸 days begin with 壬子 (五鼠遁): 未 is 己未, 申 is 庚申; for 庚, 己 is 正印 and 庚 is 比肩.
  expect(screen.getByText(/^己未时，正印/)).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: /^申时，15:00–17:00/ }))
  expect(screen.getByText(/^庚申时，比肩/)).toBeVisible()
  expect(screen.getByText(/^申时，15:00–17:00，力量值 \d+，\S+$/)).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(12)
})

test('shows hours in the twelve-hour clock in English', async () => {
  await activateLocale('en_US')
  await show(viewOf(2026, 11, 20))
  expect(screen.getByRole('radio', { name: /^Hour of the Dragon, 7:00–9:00\sAM, power \d+/ })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Hour of the Horse, 11:00\sAM–1:00\sPM, power \d+/ })).toBeVisible()
})

test('marks no current hour on another day', async () => {
  await show(viewOf(2026, 11, 20), null)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByText('点一个时辰，看它的干支与缘由。')).toBeVisible()
})

test('explains each list entry on tap', async () => {
  const view = viewOf(2026, 11, 20)
  await show(view)
  for (const side of ['宜', '忌']) {
    const list = screen.getByRole('region', { name: side })
    await retryWithFakeClock(() => expect(within(list).queryAllByRole('button', { name: /^[^宜忌]+$/ }).length).toBeGreaterThan(0))
    for (const item of within(list).getAllByRole('button', { name: /^[^宜忌]+$/ })) {
      fireEvent.click(item)
      const note = await retryWithFakeClock(() => screen.getByRole('dialog', { name: item.textContent }))
      expect(note.textContent).toMatch(/历书：己亥月的戊戌日，这一项列在|这天的戌冲你的日支|这天带[木火土金水]，/)
      fireEvent.keyDown(note, { key: 'Escape' })
      await retryWithFakeClock(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  }
})

test('states that a list is empty', async () => {
  await show({ ...viewOf(2024, 1, 17), do: [], dont: [] })
  expect(within(screen.getByRole('region', { name: '宜' })).getByText('今日无特别宜事')).toBeVisible()
  expect(within(screen.getByRole('region', { name: '忌' })).getByText('今日无须避忌')).toBeVisible()
})

// 宜 and 忌 contain one activity under two names; neither list shows the activity's main name.
test.each([
  ['zh_CN', '历书宜忌两说：装修'],
  ['zh_TW', '曆書宜忌兩說：裝潢'],
  ['en_US', 'The almanac is of two minds about this: Renovate'],
] as const)('states in %s what the almanac both advises and warns of', async (locale, note) => {
  await activateLocale(locale)
  const day = viewOf(2026, 5, 30)
  await show(day)
  expect(screen.getByText(note)).toBeVisible()
  cleanup()
  // A day stored by an app version without the field `conflicting`.
  const { conflicting: _, ...older } = day
  await show(older)
  expect(screen.queryByText(note)).toBeNull()
  await activateLocale('zh_CN')
})

test('omits conflicts about entries that do not suit a child', () => {
  expect(viewOf(2026, 5, 30).conflicting).toEqual(['renovate'])
  expect(createDayReading(pillars, almanacOf({ year: 2026, month: 5, day: 30 }), { age: 9, luck: null }).conflicting).toEqual([])
})

test('shows 诸事不宜 on a day when the almanac rests', async () => {
  const day = viewOf(2024, 1, 8)
  expect(day.nothing).toBe(true)
  await show({ ...day, dont: [] })
  expect(within(screen.getByRole('region', { name: '忌' })).getByText('诸事不宜，静养为上')).toBeVisible()
})

test('shows 诸事不宜 before the chart’s own warnings', async () => {
  const day = viewOf(2024, 1, 8)
  expect(day.dont).toEqual(['hard-words'])
  await show(day)
  const items = within(screen.getByRole('region', { name: '忌' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['诸事不宜', '说重话'])
})

test('sums the reasons to the value on every day', () => {
  let days = 0
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
    const date = new Date(at)
    const view = viewOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    const sum = view.parts.reduce((total, { points }) => total + points, 0)
    expect(view.score).toBe(Math.min(99, Math.max(5, Math.round(SCORE_BASE + SCORE_PER_POINT * sum))))
    days += 1
  }
  expect(days).toBe(3653)
})

test('lists base, every part with points, and the value', async () => {
  const view = viewOf(2026, 11, 20)
  await show(view)
  const section = (await retryWithFakeClock(() => screen.getByRole('heading', { name: '为什么是 38' }))).closest('section')!
  const rowsIn = (side: Element) => [...side.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rowsIn(within(section).getByRole('region', { name: '加分' }))).toEqual(['戌藏丁火为喜神+0.3', '戌半合年支午+2', '黄道：金匮+2'])
  expect(rowsIn(within(section).getByRole('region', { name: '减分' }))).toEqual([
    '天干戊土为仇神−1.4',
    '戌藏戊土为仇神−1.3',
    '戌藏辛金为忌神−1.7',
    '戌冲日支辰−10',
    '值日从缓：闭−3',
  ])
  const rows = rowsIn(section)
  expect([rows[0], rows[9]]).toEqual(['人人的起点62', '合计 −13.1 点，每点折 1.838'])
})

test('shows value and band as text and as accessible name', async () => {
  await show(viewOf(2026, 11, 20))
  expect(screen.getByRole('img', { name: '力量值 38，宜静' })).toBeVisible()
  expect(screen.getByText('力量值 · 宜静')).toBeVisible()
})

test('hides the month link in English', async () => {
  await logIn()
  renderInApp(
    <>
      <DayTopBar switcher={null} steps={null} view={undefined} />
      <FatePanel />
    </>,
  )
  expect(await retryWithFakeClock(() => screen.getAllByRole('link', { name: /^月运/ }))).toHaveLength(2)
  await activateLocale('en_US')
  expect(await retryWithFakeClock(() => screen.getAllByRole('link', { name: /^Today/ }))).toHaveLength(1)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).not.toContain('/fate/month')
})

test('shows the month of the shown day with its open days', async () => {
  await logIn()
  renderInApp(<FatePanel />, '/fate/index#2026-12-05')
  expect(await retryWithFakeClock(() => screen.getByRole('heading', { name: '十二月' }))).toBeVisible()
  const days = within(screen.getByRole('list'))
  const open = () => days.queryAllByRole('link').map((link) => link.getAttribute('href'))
  // Days are open until 30 days after 20 November.
  expect(open()).toEqual(Array.from({ length: 20 }, (_, i) => `/fate/index#2026-12-${String(i + 1).padStart(2, '0')}`))
  expect(days.getAllByRole('listitem')).toHaveLength(31)
})

test('copies the day without a name when sharing is unavailable', async () => {
  const written: string[] = []
  stubNavigator('clipboard', { writeText: (text: string) => Promise.resolve(void written.push(text)) })
  await logIn()
  renderInApp(<DayTopBar switcher={null} steps={null} view={viewOf(2026, 11, 20)} />)
  fireEvent.click(await retryWithFakeClock(() => screen.getByRole('button', { name: '分享今日' })))
  fireEvent.click(await retryWithFakeClock(() => screen.getByRole('button', { name: '复制文字' })))
  await retryWithFakeClock(() => screen.getByText('文字已复制'))
  const { image, counsel } = viewOf(2026, 11, 20).said
  expect(written[0]).toContain(`${image.zh_CN}，${counsel.zh_CN}。\n力量值 38，宜静`)
  expect(written[0]).not.toContain('林知远')
  // The copied text contains the date in both calendars and the site's origin.
  expect(written[0]).toMatch(/^11\.20 星期五 · .*十月十二\n/)
  expect(written[0]).toMatch(new RegExp(`\n${location.origin}$`))
})

test('reports a clipboard that refuses', async () => {
  stubNavigator('clipboard', { writeText: () => Promise.reject(new Error('denied')) })
  await logIn()
  renderInApp(<DayTopBar switcher={null} steps={null} view={viewOf(2026, 11, 20)} />)
  fireEvent.click(await retryWithFakeClock(() => screen.getByRole('button', { name: '分享今日' })))
  fireEvent.click(await retryWithFakeClock(() => screen.getByRole('button', { name: '复制文字' })))
  await retryWithFakeClock(() => screen.getByText('复制失败'))
})
