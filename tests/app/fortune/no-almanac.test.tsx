import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findOpenTodayButton, renderTodayAsUser, retryWithFakeClock, resetDeviceAt } from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

test('reports an almanac that failed to load and retries', async () => {
  vi.doMock('#almanac/index.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await renderTodayAsUser()
  await retryWithFakeClock(() => screen.getByText('历书没有取到。请联网后再试一次。'))
  expect(((await findOpenTodayButton()) as HTMLButtonElement).disabled).toBe(true)
  vi.doUnmock('#almanac/index.ts')
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  await retryWithFakeClock(() => screen.getByText('轻点圆心开始'))
  await retryWithFakeClock(() => screen.getByText('农历十月十二'))
})
