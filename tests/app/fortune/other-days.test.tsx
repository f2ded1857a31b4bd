import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFortune } from '#device/documents/fortunes.ts'
import { IMAGES } from '#readings/daily/text/images.ts'
import { centre, openTheDay, openToday, waitForResult, startAt } from './at-noon.tsx'

beforeEach(() => startAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

/** Finds the heading of a day by its pair; 20 November 2026 is 戊戌. */
const day = (pair: string) =>
  waitForResult(() => screen.getByRole('heading', { level: 1, name: new RegExp(`^${IMAGES[pair]![0]!.zh_CN}`) }))

test('computes an unopened day of this month without storing it', async () => {
  const { userId, archive } = await openToday({}, '/fate/index#2026-11-18')
  await day('bing-shen')
  expect(screen.getByText('另看的一天，不是今日')).toBeVisible()
  expect(await getFortune(userId, archive.archive_id, '2026-11-18')).toBeNull()
})

test('moves to adjacent days by arrow keys and buttons', async () => {
  await openToday({}, '/fate/index#2026-11-18')
  await day('bing-shen')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await day('yi-wei')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  await day('bing-shen')
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await day('ding-you')
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await centre()
})

test('moves between today and tomorrow by key', async () => {
  await openToday()
  await centre()
  await openTheDay()
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  await day('ji-hai')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await day('wu-xu')
})

test('shows only the way to membership for a distant day', async () => {
  await openToday({}, '/fate/index#2026-12-22')
  await waitForResult(() => screen.getByText('今天前后三十天人人可看，其余的日子要有会员。'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('12.22 星期二')
  expect(screen.queryByText(/力量值/)).toBeNull()
  act(() => void screen.getByRole('button', { name: '回到今日' }).click())
  await centre()
})

test('stops at the last open day', async () => {
  await openToday({}, '/fate/index#2026-12-20')
  await day('wu-chen')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一日' }).disabled).toBe(true)
})
