import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOCUS_SECONDS } from '#app/features/divination/focus.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { listFortunes } from '#device/documents/fortunes.ts'
import { centre, openTheDay, openToday, pass, waitForResult, startAt, HEADLINE } from './at-noon.tsx'

beforeEach(() => startAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

const listStoredDays = (userId: string, archiveId: string) => listFortunes(userId, archiveId, '1900-01-01', '2100-12-31')

test('opens the day only after seven seconds', async () => {
  expect(FOCUS_SECONDS).toBe(7)
  const { userId, archive } = await openToday()
  fireEvent.click(await centre())
  await pass(6900)
  const early = screen.getByRole('button', { name: '满七秒，轻点圆心' })
  expect(early.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(early)
  await pass(50)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(await listStoredDays(userId, archive.archive_id)).toEqual([])
  await pass(200)
  fireEvent.click(screen.getByRole('button', { name: '看今日' }))
  await waitForResult(() => screen.getByRole('heading', { level: 1, name: HEADLINE }))
  await waitForResult(async () =>
    expect((await listStoredDays(userId, archive.archive_id)).map(({ date }) => date)).toEqual(['2026-11-20']),
  )
})

test('stores nothing on an early exit and returns the focus', async () => {
  const { userId, archive } = await openToday()
  const start = await centre()
  start.focus()
  fireEvent.click(start)
  await pass(3000)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await pass(8000)
  expect(await centre()).toBe(start)
  expect(await listStoredDays(userId, archive.archive_id)).toEqual([])
})

test('announces the seconds, as digits in English', async () => {
  await openToday()
  fireEvent.click(await centre())
  const said: string[] = []
  for (let second = 1; second <= 6; second += 1) {
    await pass(1000)
    await pass(20)
    said.push(screen.getByRole('dialog').querySelector('[role="status"]')!.textContent)
  }
  expect(said).toEqual(['一', '二', '三', '四', '五', '六'])
  await act(() => activateLocale('en_US'))
  expect(screen.getByRole('dialog').querySelector('[role="status"]')!.textContent).toBe('6')
})

test('fills rings without growth under reduced motion', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await openToday()
  fireEvent.click(await centre())
  await pass(2500)
  const dialog = screen.getByRole('dialog')
  expect(dialog.querySelector('[role="status"]')!.textContent).toBe('二')
  expect(dialog.querySelector('[stroke-dasharray]')).toBeNull()
})

test('holds the wake lock only during the focus', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  stubNavigator('wakeLock', { request })
  await openToday()
  fireEvent.click(await centre())
  await pass(1000)
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  expect(release).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  expect(release).toHaveBeenCalledOnce()
})

test('focuses the centre from the first second', async () => {
  await openToday()
  fireEvent.click(await centre())
  await pass(1000)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '满七秒，轻点圆心' }))
})

test('focuses the sentence of the opened day', async () => {
  await openToday()
  await centre()
  const sentence = await openTheDay()
  expect(document.activeElement).toBe(sentence)
})
