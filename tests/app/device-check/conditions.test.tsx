import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConditionRows } from '#app/features/device-check/condition-rows.tsx'
import { type ConditionName, checkConditions } from '#app/features/device-check/conditions.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { reportServerDate } from '#device/wire/server-clock.ts'
import { freshDevice, renderInApp } from '../shell/in-app.tsx'
import { navigatorHas } from '../shell/navigator-has.ts'

beforeEach(freshDevice)
afterEach(() => reportServerDate(new Date().toUTCString()))

const DAY_MS = 86_400_000
const best = { worksOffline: true, isInstalled: true, voices: 2 }
const worst = { worksOffline: false, isInstalled: false, voices: 0 }

/** The worker's container: no worker has this page. */
const workerOf = (registration: object | undefined) =>
  Object.assign(new EventTarget(), { controller: null, getRegistration: async () => registration })

/** A browser with all that the app uses. */
function fullBrowser() {
  navigatorHas('storage', { estimate: async () => ({ quota: 2e9, usage: 5e7 }), persisted: async () => true })
  navigatorHas('serviceWorker', workerOf({ sync: {}, pushManager: {} }))
  navigatorHas('locks', {})
  navigatorHas('share', async () => {})
  vi.stubGlobal('Notification', { permission: 'granted' })
}

/** One that gives nothing it can refuse. */
function poorBrowser() {
  navigatorHas('storage', { estimate: async () => ({ quota: 6e7, usage: 1e6 }), persisted: async () => false })
  navigatorHas('serviceWorker', workerOf(undefined))
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    removeItem: () => {},
    // What runs between tests empties it while it still stands in for the browser's.
    clear: () => {},
  })
}

test('where the browser gives all, all holds, and nothing of the look stays', async () => {
  fullBrowser()
  expect(Object.entries(await checkConditions(best)).filter(([, holds]) => holds !== 'yes')).toEqual([])
  expect(await deviceDb.settings.get('device-check')).toBeUndefined()
  expect(localStorage.getItem('mingshu-probe')).toBeNull()
})

test('what a browser refuses, has no room for or does not know is told apart', async () => {
  poorBrowser()
  reportServerDate(new Date(Date.now() + 2 * DAY_MS).toUTCString())
  const refused: ConditionName[] = [
    'worker',
    'preferences',
    'room',
    'kept',
    'clock',
    'backgroundSync',
    'push',
    'notifications',
    'voices',
    'installed',
  ]
  expect(await checkConditions(worst)).toMatchObject(Object.fromEntries(refused.map((name) => [name, 'no'])))
  navigatorHas('storage', {})
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(await checkConditions({ ...worst, voices: undefined })).toMatchObject({
    room: 'unknown',
    kept: 'unknown',
    notifications: 'unknown',
    voices: 'unknown',
  })
})

test('a database that takes nothing is found out', async () => {
  fullBrowser()
  vi.spyOn(deviceDb.settings, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await checkConditions(best)).toMatchObject({ database: 'no' })
})

test('each of the thirteen is named, and what helps stands only where it does not hold', async () => {
  fullBrowser()
  renderInApp(
    <main>
      <ConditionRows voices={1} />
    </main>,
  )
  expect((await screen.findByTestId('room')).textContent).toBe('可以')
  expect(document.querySelectorAll('data')).toHaveLength(13)
  expect(screen.getByTestId('worker').textContent).toBe('不行')
  expect(screen.getByText(/^页面没有存进这个浏览器/)).toBeVisible()
  expect(screen.queryByText(/^留给本站的空间不到/)).toBeNull()
})
