/** Fixture for tests of the page of a day: the device time is 14:20 on 20 November 2026. */
import { act, screen } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { vi } from 'vitest'
import { FateIndexPage } from '#app/routes/pages/fate-index-page.tsx'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { COUNSELS } from '#readings/daily/text/counsels.ts'
import { IMAGE_PHRASES } from '#readings/daily/text/images.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

// `setImmediate` stays real, because fake-indexeddb depends on it.
const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const

const realNow = performance.now.bind(performance)
const PATIENCE_MS = 4000

export async function resetDeviceAt(local: string) {
  await resetDevice()
  vi.useFakeTimers({ toFake: [...toFake], now: new Date(local) })
  ;(window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width: 390, height: 844 })
}

/**
 * Retries until `look` succeeds, while the clock is fake and `findBy…` would never time out. Each attempt advances it by 1 ms for live
 * queries.
 */
export async function retryWithFakeClock<T>(look: () => T | Promise<T>): Promise<T> {
  for (const end = realNow() + PATIENCE_MS; ;) {
    try {
      return await look()
    } catch (error) {
      if (realNow() > end) throw error
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve))
        await vi.advanceTimersByTimeAsync(1)
      })
    }
  }
}

export async function advanceFakeTimers(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Logs a new user in with one archive and renders the page of the day. */
export async function renderTodayAsUser(change: Partial<ArchiveProfile> = {}, path = '/fate/index') {
  const { user_id } = await logIn()
  const archive = await addArchive(user_id, { ...birth, ...change })
  return { userId: user_id, archive, ...renderInApp(<FateIndexPage />, path) }
}

export const findOpenTodayButton = () => retryWithFakeClock(() => screen.getByRole('button', { name: '静心七秒，打开今日' }))

/** Heading of the day 戊戌, a 偏印 day of low value: the day's image, and one of the counsels for such days. */
const [picture] = IMAGE_PHRASES['wu-xu']!
/** Pattern of the opened day's headline, with any of the counsels that it may end with. */
export const HEADLINE = new RegExp(`^${picture!.zh_CN}.*(${COUNSELS['pianyin-hold']!.map(({ zh_CN }) => zh_CN).join('|')})$`)

/** Completes the seven seconds of waiting and opens the day. */
export async function completeQuietWait() {
  act(() => void document.querySelector<HTMLButtonElement>('[aria-label="静心七秒，打开今日"]')!.click())
  await advanceFakeTimers(7100)
  act(() => void screen.getByRole('button', { name: '看今日' }).click())
  return retryWithFakeClock(() => screen.getByRole('heading', { level: 1, name: HEADLINE }))
}
