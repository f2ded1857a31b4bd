import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFortune } from '#device/documents/fortunes.ts'
import { IMAGE_PHRASES } from '#readings/daily/text/images.ts'
import { findOpenTodayButton, completeQuietWait, renderTodayAsUser, retryWithFakeClock, resetDeviceAt } from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

/** Finds the heading of a day by its pair; 20 November 2026 is 戊戌. */
const day = (pair: string) =>
  retryWithFakeClock(() => screen.getByRole('heading', { level: 1, name: new RegExp(`^${IMAGE_PHRASES[pair]![0]!.zh_CN}`) }))

test('computes an unopened day of this month without storing it', async () => {
  const { userId, archive } = await renderTodayAsUser({}, '/fate/index#2026-11-18')
  await day('bing-shen')
  expect(screen.getByText('另看的一天，不是今日')).toBeVisible()
  expect(await getFortune(userId, archive.archive_id, '2026-11-18')).toBeNull()
})

test('moves to adjacent days by arrow keys and buttons', async () => {
  await renderTodayAsUser({}, '/fate/index#2026-11-18')
  await day('bing-shen')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await day('yi-wei')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  await day('bing-shen')
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await day('ding-you')
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await findOpenTodayButton()
})

test('moves between today and tomorrow by key', async () => {
  await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  await day('ji-hai')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await day('wu-xu')
})

test('shows only the way to membership for a distant day', async () => {
  await renderTodayAsUser({}, '/fate/index#2026-12-22')
  await retryWithFakeClock(() => screen.getByText('今天前后三十天人人可看，其余的日子要有会员。'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('12.22 星期二')
  expect(screen.queryByText(/力量值/)).toBeNull()
  act(() => void screen.getByRole('button', { name: '回到今日' }).click())
  await findOpenTodayButton()
})

test('stops at the last open day', async () => {
  await renderTodayAsUser({}, '/fate/index#2026-12-20')
  await day('wu-chen')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一日' }).disabled).toBe(true)
})
