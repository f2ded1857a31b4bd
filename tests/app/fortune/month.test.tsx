import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ArchiveMonthView } from '#app/features/fortune/month/month-page.tsx'
import { parseIsoMonth, formatIsoMonth } from '#app/calendar/months.ts'
import { useCurrentArchive } from '#app/session/archives.ts'
import { computeFortune } from '#app/features/fortune/day-fortunes.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { storeFortune } from '#device/documents/open-day.ts'
import { useState } from 'react'
import { COUNSELS } from '#readings/daily/text/counsels.ts'
import { birth, logIn, renderInApp, stubResponse } from '../shell/in-app.tsx'
import { retryWithFakeClock, resetDeviceAt } from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

/** Renders the page with the state that its route would provide. */
function Month({ first }: { first: string | undefined }) {
  const archive = useCurrentArchive()
  const [month, setMonth] = useState(first)
  if (!archive) return null
  return (
    <ArchiveMonthView
      archive={archive}
      asked={month ? parseIsoMonth(month) : undefined}
      onMonthChange={(to) => setMonth(formatIsoMonth(to))}
      switcher={null}
    />
  )
}

async function openMonth({ month, ...change }: Partial<ArchiveProfile> & { month?: string } = {}) {
  const { user_id } = await logIn()
  const archive = await addArchive(user_id, { ...birth, ...change })
  const shown = renderInApp(<Month first={month} />, '/fate/month')
  await retryWithFakeClock(() => screen.getByRole('heading', { level: 1 }))
  return { userId: user_id, archive, ...shown }
}

const member = (is_vip: boolean) =>
  stubResponse(0, {
    user_id: 'me',
    email: 'me@example.com',
    is_vip,
    is_month_vip: is_vip,
    is_year_vip: false,
    is_big_member: false,
    interface_language: 'zh_CN',
    config: { interface_language: 'zh_CN', settings: defaultSettings },
  })

const cell = (iso: string) => document.querySelector<HTMLButtonElement>(`[data-day="${iso}"]`)!
const figureIn = (day: Element) => /力量值 (\d+)/.exec(day.querySelector('.visually-hidden')!.textContent)?.[1] ?? ''
const figureOf = (iso: string) => figureIn(cell(iso))
const figures = () => [...document.querySelectorAll('[data-day]')].filter((day) => figureIn(day) !== '')

// Days from the design's examples: 20 to 26 November 2026, for Lin Zhiyuan.
test('shows values, pillars and the change of the current month', async () => {
  await openMonth()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('十一月')
  expect(screen.getByText('丙午年戊戌月，7日起己亥月')).toBeVisible()
  expect([20, 21, 22, 23, 24, 25, 26].map((day) => figureOf(`2026-11-${day}`))).toEqual(['38', '70', '66', '63', '69', '66', '60'])
  expect(cell('2026-11-07').querySelector('.visually-hidden')?.textContent).toContain('立冬 17:52')
  expect(document.querySelectorAll('[data-day]')).toHaveLength(30)
})

test('shows a day’s number, pair or term and strength bar', async () => {
  await openMonth()
  const lines = (iso: string) => [...cell(iso).querySelector('[aria-hidden]')!.children].map((line) => line.textContent)
  expect([lines('2026-11-21'), lines('2026-11-07')]).toEqual([
    ['21', '己亥', ''],
    ['7', '立冬', ''],
  ])
  // The days have the values 38, 70 and 60.
  expect(['20', '21', '26'].map((day) => cell(`2026-11-${day}`).dataset['strength'])).toEqual(['faint', 'strong', 'even'])
})

test('names the month score and the day values differently', async () => {
  await openMonth()
  const part = within(
    (await retryWithFakeClock(() => screen.getByRole('heading', { level: 3, name: '己亥月，7–30 日' }))).closest('section')!,
  )
  expect(part.getByText('月柱得分')).toBeVisible()
  expect(part.queryByText('力量值')).toBeNull()
  expect(screen.getByText(/^每日力量值整月平均 \d+/)).toBeVisible()
})

test('adds lunar dates and the middle term of the almanac', async () => {
  await openMonth()
  await retryWithFakeClock(() => expect(cell('2026-11-20').textContent).toContain('十二'))
  expect(cell('2026-11-22').textContent).toContain('小雪')
  expect(cell('2026-11-20').querySelector('.visually-hidden')?.textContent).toBe('11.20、星期五、戊戌日、农历十月十二、力量值 38，宜静')
})

test('opens a day’s line by tap and its page by another', async () => {
  const { router } = await openMonth()
  const line = () => screen.getAllByRole('link', { name: /力量值/ })[0]!
  const counsels = COUNSELS['pianyin-hold']!.map(({ zh_CN }) => zh_CN)
  await retryWithFakeClock(() => expect(line().textContent).toMatch(new RegExp(counsels.join('|'))))
  expect(line().textContent).toContain('戌冲日支辰')
  fireEvent.click(cell('2026-11-25'))
  expect(cell('2026-11-25').getAttribute('aria-expanded')).toBe('true')
  expect(line().getAttribute('href')).toBe('/fate/index#2026-11-25')
  expect(line().closest('li')!.previousElementSibling).toBe(cell('2026-11-28').closest('li'))
  await act(async () => fireEvent.click(cell('2026-11-25')))
  await retryWithFakeClock(() => expect(router.state.location).toMatchObject({ pathname: '/fate/index', hash: '2026-11-25' }))
})

test('explains both pillars of the month', async () => {
  await openMonth()
  const before = within(screen.getByRole('heading', { level: 3, name: '戊戌月，1–6 日' }).closest('section')!)
  expect(before.getByText('住处和作息容易动；要动，自己先挑日子。').textContent).toContain('戌冲日支辰')
  const after = within(screen.getByRole('heading', { level: 3, name: '己亥月，7–30 日' }).closest('section')!)
  expect(after.getByText('月干己为正印')).toBeVisible()
  expect(after.getByText('己亥带水，为用神')).toBeVisible()
})

test('locks a distant month for non-members, with a shop link', async () => {
  member(false)
  await openMonth({ month: '2027-01' })
  await retryWithFakeClock(() => screen.getByText('今天前后三十天人人可看，其余日子的力量值随会员开放。'))
  expect(screen.getByRole('link', { name: '看会员' }).getAttribute('href')).toBe('/setting/shop')
  expect(figures()).toHaveLength(0)
  expect(document.body.innerHTML).not.toMatch(/力量值 \d/)
  expect(cell('2027-01-05').textContent).toContain('小寒')
  for (const _tap of ['first', 'second']) {
    fireEvent.click(cell('2027-01-12'))
    const line = screen.getByText(/在今天前后三十天以外，力量值随会员开放$/).closest('li')!
    expect(within(line).getByRole('link', { name: '看会员' }).getAttribute('href')).toBe('/setting/shop')
  }
})

test('opens thirty days of the next month without its summary', async () => {
  member(false)
  await openMonth({ month: '2026-12' })
  await retryWithFakeClock(() => expect(figures()).toHaveLength(20))
  expect([figureOf('2026-12-20'), figureOf('2026-12-21')]).toEqual([expect.stringMatching(/^\d+$/), ''])
  expect(screen.queryByRole('heading', { level: 2, name: '这个月' })).toBeNull()
})

test('names best and quietest day only in the future', async () => {
  member(true)
  await openMonth()
  const of = (title: string) => screen.getByText(title).closest('a')!.querySelector('[class*=day]')!.textContent
  expect([Number(of('今天起最旺')), Number(of('今天起最静'))].every((day) => day >= 20)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '上一个月' }))
  await retryWithFakeClock(() => screen.getByText(/整月平均/))
  expect(screen.queryByText(/最旺$/)).toBeNull()
})

test('shows every month to a member', async () => {
  member(true)
  await openMonth({ month: '2027-02' })
  await retryWithFakeClock(() => expect(figures()).toHaveLength(28))
  expect(screen.getByText('丙午年辛丑月，4日起丁未年壬寅月')).toBeVisible()
  expect(screen.queryByRole('link', { name: '看会员' })).toBeNull()
})

test('keeps an opened day visible in a locked month', async () => {
  const { userId, archive } = await openMonth()
  const listed = (await getArchive(userId, archive.archive_id))!
  await act(async () => storeFortune(userId, await computeFortune(listed, { year: 2026, month: 10, day: 20 })))
  fireEvent.click(screen.getByRole('button', { name: '上一个月' }))
  await retryWithFakeClock(() => expect(figureOf('2026-10-20')).toMatch(/^\d+$/))
  expect(figureOf('2026-10-19')).toBe('')
})

test('changes months by buttons and keys and returns to today', async () => {
  await openMonth()
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(screen.queryByRole('button', { name: '今天' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '下一个月' }))
  expect(title()).toBe('十二月')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(title()).toBe('一月')
  fireEvent.click(screen.getByRole('button', { name: '今天' }))
  expect(title()).toBe('十一月')
  cell('2026-11-20').focus()
  fireEvent.keyDown(cell('2026-11-20'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(cell('2026-11-27'))
  fireEvent.keyDown(cell('2026-11-27'), { key: 'PageDown' })
  expect(title()).toBe('十二月')
  expect(document.activeElement).toBe(cell('2026-12-01'))
})

test('stops at the first and the last month', async () => {
  member(true)
  await openMonth({ month: '1901-01' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一个月' }).disabled).toBe(true)
  cleanup()
  await openMonth({ month: '2099-12' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一个月' }).disabled).toBe(true)
  expect([parseIsoMonth('1900-12'), parseIsoMonth('2100-01'), parseIsoMonth('2026-13'), parseIsoMonth('x')]).toEqual(
    Array(4).fill(undefined),
  )
})

test('computes the month of a birth without an hour', async () => {
  await openMonth({ hour_unknown: true, birthday: '1990-05-15 12:00:00' })
  expect(figureOf('2026-11-20')).toBe('47')
})
