import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceCapabilityRows } from '#app/features/device-check/device-capability-rows.tsx'
import { type DeviceCapabilityName, checkDeviceCapabilities } from '#app/features/device-check/conditions.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { reportServerDate } from '#device/wire/server-clock.ts'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'

beforeEach(resetDevice)
afterEach(() => reportServerDate(new Date().toUTCString()))

const DAY_MS = 86_400_000
const best = { worksOffline: true, isInstalled: true, voices: 2 }
const worst = { worksOffline: false, isInstalled: false, voices: 0 }

/** Returns a service worker container without a controller. */
const workerOf = (registration: object | undefined) =>
  Object.assign(new EventTarget(), { controller: null, getRegistration: async () => registration })

/** Stubs a browser with every feature of the app. */
function fullBrowser() {
  stubNavigator('storage', { estimate: async () => ({ quota: 2e9, usage: 5e7 }), persisted: async () => true })
  stubNavigator('serviceWorker', workerOf({ sync: {}, pushManager: {} }))
  stubNavigator('locks', {})
  stubNavigator('share', async () => {})
  vi.stubGlobal('Notification', { permission: 'granted' })
}

/** Stubs a browser that refuses every optional feature. */
function poorBrowser() {
  stubNavigator('storage', { estimate: async () => ({ quota: 6e7, usage: 1e6 }), persisted: async () => false })
  stubNavigator('serviceWorker', workerOf(undefined))
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    removeItem: () => {},
    // The cleanup between tests clears local storage before the stub is removed.
    clear: () => {},
  })
}

test('reports every condition as met and leaves no test data', async () => {
  fullBrowser()
  expect(Object.entries(await checkDeviceCapabilities(best)).filter(([, holds]) => holds !== 'yes')).toEqual([])
  expect(await deviceDb.settings.get('device-check')).toBeUndefined()
  expect(localStorage.getItem('mingshu-probe')).toBeNull()
})

test('distinguishes refused from unknown conditions', async () => {
  poorBrowser()
  reportServerDate(new Date(Date.now() + 2 * DAY_MS).toUTCString())
  const refused: DeviceCapabilityName[] = [
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
  expect(await checkDeviceCapabilities(worst)).toMatchObject(Object.fromEntries(refused.map((name) => [name, 'no'])))
  stubNavigator('storage', {})
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(await checkDeviceCapabilities({ ...worst, voices: undefined })).toMatchObject({
    room: 'unknown',
    kept: 'unknown',
    notifications: 'unknown',
    voices: 'unknown',
  })
})

test('detects a database that refuses writes', async () => {
  fullBrowser()
  vi.spyOn(deviceDb.settings, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await checkDeviceCapabilities(best)).toMatchObject({ database: 'no' })
})

test('names thirteen conditions, with help only for unmet ones', async () => {
  fullBrowser()
  renderInApp(
    <main>
      <DeviceCapabilityRows voices={1} />
    </main>,
  )
  expect((await screen.findByTestId('room')).textContent).toBe('可以')
  expect(document.querySelectorAll('data')).toHaveLength(13)
  expect(screen.getByTestId('worker').textContent).toBe('不行')
  expect(screen.getByText(/^页面没有存进这个浏览器/)).toBeVisible()
  expect(screen.queryByText(/^留给本站的空间不到/)).toBeNull()
})
