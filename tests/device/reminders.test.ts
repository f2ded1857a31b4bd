import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { getCalendarUrlPath, fetchCalendarState, createCalendarUrl, revokeCalendarUrl } from '#device/reminders/calendar.ts'
import { PushUnavailableError } from '#device/reminders/push-manager.ts'
import { syncReminders, enableReminders, disableReminders } from '#device/reminders/reminders.ts'
import { readPushRegistration } from '#device/reminders/registration.ts'
import { logOut } from '#device/session/log-out.ts'
import { callAsUser, getSession, saveLogin } from '#device/session/session.ts'
import { newSubscription } from '../support/push-browser.ts'
import { call, signIn } from '../support/server-client.ts'
import { logInHere, useHostileServer } from './here.ts'

const server = useHostileServer()
beforeEach(() => vi.stubGlobal('Notification', { permission: 'granted' }))

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer

/** Creates a browser with a simulated push service; each subscription gets its own endpoint. */
function browser() {
  let present: PushSubscription | null = null
  const endpoints: string[] = []
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    const { endpoint, p256dh, auth } = newSubscription('https://push.example.com', '').told
    endpoints.push(endpoint)
    present = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer, userVisibleOnly: true },
      getKey: (name: string) => bytesOf(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => {
        present = null
        return true
      },
    } as unknown as PushSubscription
    return present
  }
  const registration = { pushManager: { subscribe, getSubscription: async () => present } } as unknown as ServiceWorkerRegistration
  return {
    registration,
    made: endpoints,
    isSubscribed: () => present !== null,
    /** Replaces the subscription, as a browser may at any time. */
    renew: () => subscribe({ applicationServerKey: new Uint8Array(present!.options.applicationServerKey!) }),
  }
}

const devices = async () => (await callAsUser('userExport', {})).reminders!.devices.length

test('registers a device once and sends nothing while nothing changes', async () => {
  await logInHere(server)
  const { registration, made: endpoints } = browser()
  await syncReminders(registration)
  expect([endpoints.length, await devices()]).toEqual([0, 0])
  await enableReminders(registration)
  expect([endpoints.length, await devices()]).toEqual([1, 1])
  server.writes.length = server.reads.length = 0
  await syncReminders(registration)
  await syncReminders(registration)
  expect([endpoints.length, server.writes, server.reads]).toEqual([1, [], []])
})

test('registers a renewed subscription and leaves the old one in place', async () => {
  await logInHere(server)
  const { registration, renew, made: endpoints } = browser()
  await enableReminders(registration)
  await renew()
  await syncReminders(registration)
  expect(await readPushRegistration()).toMatchObject({ endpoint: endpoints.at(-1) })
  expect(await devices()).toBe(2)
})

test('sends a changed time zone', async () => {
  await logInHere(server)
  const { registration } = browser()
  await enableReminders(registration)
  const zones = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zones.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions)
  await syncReminders(registration)
  zones.mockRestore()
  expect(await readPushRegistration()).toMatchObject({ zone: 'Asia/Tokyo' })
})

test('renews the subscription when the server key has changed', async () => {
  await logInHere(server)
  const { registration, made: endpoints } = browser()
  const { key } = newSubscription('', newSubscription('', '').told.p256dh).told
  // Simulates a subscription for a server key that no longer exists.
  await registration.pushManager.subscribe({ applicationServerKey: new Uint8Array(bytesOf(key)), userVisibleOnly: true })
  await enableReminders(registration)
  expect(endpoints).toHaveLength(2)
  server.writes.length = 0
  await syncReminders(registration, Date.now() + 2 * 86_400_000)
  expect(server.writes.length).toBeGreaterThan(0)
  expect(endpoints).toHaveLength(2)
})

test('renews the registration after a login of the same user', async () => {
  const { address } = await logInHere(server)
  const { registration } = browser()
  await enableReminders(registration)
  server.clock.pass({ minutes: 2 })
  const { token, userId: user_id, apiTokens: api_tokens } = await signIn(server.real, address)
  const before = await readPushRegistration()
  await call(server.real, 'logout', {}, { token: (await getSession())!.token })
  await saveLogin({ token, user_id, email: address, api_tokens })
  await syncReminders(registration)
  expect((await readPushRegistration())!.session_at).toBeGreaterThanOrEqual(before!.session_at)
  expect(await devices()).toBe(1)
})

test('a logout ends reminders on this device', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await logOut()
  await syncReminders(registration)
  expect([isSubscribed(), await readPushRegistration()]).toEqual([false, null])
})

test('reminders stay off for the next user of this device', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await logOut()
  await logInHere(server)
  await syncReminders(registration)
  expect([isSubscribed(), await devices()]).toEqual([false, 0])
})

test('disabling is sent to the server and works without a network', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await disableReminders(registration)
  expect([isSubscribed(), await readPushRegistration(), await devices()]).toEqual([false, null, 0])
  await enableReminders(registration)
  server.plan('down', 'down', 'down', 'down')
  await disableReminders(registration)
  expect([isSubscribed(), await readPushRegistration()]).toEqual([false, null])
})

test('sends nothing after the permission was revoked', async () => {
  await logInHere(server)
  const { registration, renew } = browser()
  await enableReminders(registration)
  await renew()
  vi.stubGlobal('Notification', { permission: 'denied' })
  server.writes.length = 0
  await syncReminders(registration)
  expect(server.writes).toEqual([])
})

test('the calendar address is stored on this device until revoked', async () => {
  const { userId } = await logInHere(server)
  expect(await fetchCalendarState()).toEqual({ made_at: null })
  await createCalendarUrl(userId)
  const path = await getCalendarUrlPath(userId)
  expect(path).toMatch(/^\/fapi\/calendar\/[\w-]{43}\.ics$/)
  await revokeCalendarUrl(userId)
  expect([await getCalendarUrlPath(userId), await fetchCalendarState()]).toEqual([null, { made_at: null }])
})

test('rejects when the push service does not answer in time', async () => {
  await logInHere(server)
  const manager = { getSubscription: () => new Promise(() => {}), subscribe: () => new Promise(() => {}) }
  const { setTimeout } = globalThis
  // Shortens only the timeout for the push service; the network library has its own timers.
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => setTimeout(run, ms === 4_000 ? 0 : ms))
  await expect(enableReminders({ pushManager: manager } as unknown as ServiceWorkerRegistration)).rejects.toThrow(PushUnavailableError)
  expect(await readPushRegistration()).toBeNull()
})
