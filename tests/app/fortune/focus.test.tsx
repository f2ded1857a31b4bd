import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOCUS_SECONDS } from '#app/features/divination/focus.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { listFortunes } from '#device/documents/fortunes.ts'
import {
  findOpenTodayButton,
  completeQuietWait,
  renderTodayAsUser,
  advanceFakeTimers,
  retryWithFakeClock,
  resetDeviceAt,
  HEADLINE,
} from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

const listStoredDays = (userId: string, archiveId: string) => listFortunes(userId, archiveId, '1900-01-01', '2100-12-31')

test('opens the day only after seven seconds', async () => {
  expect(FOCUS_SECONDS).toBe(7)
  const { userId, archive } = await renderTodayAsUser()
  fireEvent.click(await findOpenTodayButton())
  await advanceFakeTimers(6900)
  const early = screen.getByRole('button', { name: '满七秒，轻点圆心' })
  expect(early.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(early)
  await advanceFakeTimers(50)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(await listStoredDays(userId, archive.archive_id)).toEqual([])
  await advanceFakeTimers(200)
  fireEvent.click(screen.getByRole('button', { name: '看今日' }))
  await retryWithFakeClock(() => screen.getByRole('heading', { level: 1, name: HEADLINE }))
  await retryWithFakeClock(async () =>
    expect((await listStoredDays(userId, archive.archive_id)).map(({ date }) => date)).toEqual(['2026-11-20']),
  )
})

test('stores nothing on an early exit and returns the focus', async () => {
  const { userId, archive } = await renderTodayAsUser()
  const start = await findOpenTodayButton()
  start.focus()
  fireEvent.click(start)
  await advanceFakeTimers(3000)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceFakeTimers(8000)
  expect(await findOpenTodayButton()).toBe(start)
  expect(await listStoredDays(userId, archive.archive_id)).toEqual([])
})

test('announces the seconds, as digits in English', async () => {
  await renderTodayAsUser()
  fireEvent.click(await findOpenTodayButton())
  const said: string[] = []
  for (let second = 1; second <= 6; second += 1) {
    await advanceFakeTimers(1000)
    await advanceFakeTimers(20)
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
  await renderTodayAsUser()
  fireEvent.click(await findOpenTodayButton())
  await advanceFakeTimers(2500)
  const dialog = screen.getByRole('dialog')
  expect(dialog.querySelector('[role="status"]')!.textContent).toBe('二')
  expect(dialog.querySelector('[stroke-dasharray]')).toBeNull()
})

test('holds the wake lock only during the focus', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  stubNavigator('wakeLock', { request })
  await renderTodayAsUser()
  fireEvent.click(await findOpenTodayButton())
  await advanceFakeTimers(1000)
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  expect(release).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  expect(release).toHaveBeenCalledOnce()
})

test('focuses the centre from the first second', async () => {
  await renderTodayAsUser()
  fireEvent.click(await findOpenTodayButton())
  await advanceFakeTimers(1000)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '满七秒，轻点圆心' }))
})

test('focuses the sentence of the opened day', async () => {
  await renderTodayAsUser()
  await findOpenTodayButton()
  const sentence = await completeQuietWait()
  expect(document.activeElement).toBe(sentence)
})
