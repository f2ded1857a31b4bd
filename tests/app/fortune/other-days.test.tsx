import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFortune } from '#device/documents/fortunes.ts'
import { IMAGES } from '#readings/daily/text/images.ts'
import { centre, openTheDay, openToday, seen, startAt } from './at-noon.tsx'

beforeEach(() => startAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

/** Heads of the days around 20 November 2026, 戊戌: the sixty pairs in order. */
const day = (pair: string) => seen(() => screen.getByRole('heading', { level: 1, name: new RegExp(`^${IMAGES[pair]![0]!.zh_CN}`) }))

test('a day of this month that was never opened is reckoned for a look, and kept nowhere', async () => {
  const { userId, archive } = await openToday({}, '/fate/index#2026-11-18')
  await day('bing-shen')
  expect(screen.getByText('另看的一天，不是今日')).toBeVisible()
  expect(await getFortune(userId, archive.archive_id, '2026-11-18')).toBeNull()
})

test('arrow keys and buttons lead to the days beside', async () => {
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

test('today and tomorrow are a key apart once today is open', async () => {
  await openToday()
  await centre()
  await openTheDay()
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  await day('ji-hai')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await day('wu-xu')
})

test('a day further away says what opens it, and nothing of itself', async () => {
  await openToday({}, '/fate/index#2026-12-22')
  await seen(() => screen.getByText('今天前后三十天人人可看，其余的日子要有会员。'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('12.22 星期二')
  expect(screen.queryByText(/力量值/)).toBeNull()
  act(() => void screen.getByRole('button', { name: '回到今日' }).click())
  await centre()
})

test('the last open day leads no further', async () => {
  await openToday({}, '/fate/index#2026-12-20')
  await day('wu-chen')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一日' }).disabled).toBe(true)
})
