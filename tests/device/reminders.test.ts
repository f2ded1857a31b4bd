import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { getCalendarPath, fetchCalendarState, createCalendar, revokeCalendar } from '#device/reminders/calendar.ts'
import { PushUnavailable } from '#device/reminders/push-manager.ts'
import { syncReminders, enableReminders, disableReminders } from '#device/reminders/reminders.ts'
import { readRegistration } from '#device/reminders/registration.ts'
import { logOut } from '#device/session/log-out.ts'
import { callAsUser, getSession, saveLogin } from '#device/session/session.ts'
import { newSubscription } from '../support/push-browser.ts'
import { call, signIn } from '../support/server-client.ts'
import { logInHere, useHostileServer } from './here.ts'

const server = useHostileServer()
beforeEach(() => vi.stubGlobal('Notification', { permission: 'granted' }))

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer

/** A browser whose push service is played: each subscription has an address of its own. */
function browser() {
  let present: PushSubscription | null = null
  const made: string[] = []
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    const { endpoint, p256dh, auth } = newSubscription('https://push.example.com', '').told
    made.push(endpoint)
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
    made,
    isSubscribed: () => present !== null,
    /** The browser makes its subscription anew, as it may at any time. */
    renew: () => subscribe({ applicationServerKey: new Uint8Array(present!.options.applicationServerKey!) }),
  }
}

const devices = async () => (await callAsUser('userExport', {})).reminders!.devices.length

test('a device that reminds has told the server, once for all starts that find everything as it was', async () => {
  await logInHere(server)
  const { registration, made } = browser()
  await syncReminders(registration)
  expect([made.length, await devices()]).toEqual([0, 0])
  await enableReminders(registration)
  expect([made.length, await devices()]).toEqual([1, 1])
  server.asked.length = server.looked.length = 0
  await syncReminders(registration)
  await syncReminders(registration)
  expect([made.length, server.asked, server.looked]).toEqual([1, [], []])
})

test('a subscription that the browser made anew is told, and the one before is left to its service', async () => {
  await logInHere(server)
  const { registration, renew, made } = browser()
  await enableReminders(registration)
  await renew()
  await syncReminders(registration)
  expect(await readRegistration()).toMatchObject({ endpoint: made.at(-1) })
  expect(await devices()).toBe(2)
})

test('another zone is told', async () => {
  await logInHere(server)
  const { registration } = browser()
  await enableReminders(registration)
  const zones = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zones.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions)
  await syncReminders(registration)
  zones.mockRestore()
  expect(await readRegistration()).toMatchObject({ zone: 'Asia/Tokyo' })
})

test('another key of the server has the subscription made anew, with the first start of a later day', async () => {
  await logInHere(server)
  const { registration, made } = browser()
  const { key } = newSubscription('', newSubscription('', '').told.p256dh).told
  // As if it had been made for a key that is no more.
  await registration.pushManager.subscribe({ applicationServerKey: new Uint8Array(bytesOf(key)), userVisibleOnly: true })
  await enableReminders(registration)
  expect(made).toHaveLength(2)
  server.asked.length = 0
  await syncReminders(registration, Date.now() + 2 * 86_400_000)
  expect(server.asked.length).toBeGreaterThan(0)
  expect(made).toHaveLength(2)
})

test('a new login of the same person is told, for the subscription ends with its session', async () => {
  const { address } = await logInHere(server)
  const { registration } = browser()
  await enableReminders(registration)
  server.clock.pass({ minutes: 2 })
  const { token, userId: user_id, apiTokens: api_tokens } = await signIn(server.real, address)
  const before = await readRegistration()
  await call(server.real, 'logout', {}, { token: (await getSession())!.token })
  await saveLogin({ token, user_id, email: address, api_tokens })
  await syncReminders(registration)
  expect((await readRegistration())!.session_at).toBeGreaterThanOrEqual(before!.session_at)
  expect(await devices()).toBe(1)
})

test('who logged out is reminded here no more', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await logOut()
  await syncReminders(registration)
  expect([isSubscribed(), await readRegistration()]).toEqual([false, null])
})

test('nor is who logs in after them', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await logOut()
  await logInHere(server)
  await syncReminders(registration)
  expect([isSubscribed(), await devices()]).toEqual([false, 0])
})

test('turned off it is told, and without a network it is off here all the same', async () => {
  await logInHere(server)
  const { registration, isSubscribed } = browser()
  await enableReminders(registration)
  await disableReminders(registration)
  expect([isSubscribed(), await readRegistration(), await devices()]).toEqual([false, null, 0])
  await enableReminders(registration)
  server.plan('down', 'down', 'down', 'down')
  await disableReminders(registration)
  expect([isSubscribed(), await readRegistration()]).toEqual([false, null])
})

test('a permission that was taken away asks nothing of anybody', async () => {
  await logInHere(server)
  const { registration, renew } = browser()
  await enableReminders(registration)
  await renew()
  vi.stubGlobal('Notification', { permission: 'denied' })
  server.asked.length = 0
  await syncReminders(registration)
  expect(server.asked).toEqual([])
})

test('a calendar’s address stays where it was made, and goes with it', async () => {
  const { userId } = await logInHere(server)
  expect(await fetchCalendarState()).toEqual({ made_at: null })
  await createCalendar(userId)
  const path = await getCalendarPath(userId)
  expect(path).toMatch(/^\/fapi\/calendar\/[\w-]{43}\.ics$/)
  await revokeCalendar(userId)
  expect([await getCalendarPath(userId), await fetchCalendarState()]).toEqual([null, { made_at: null }])
})

test('a push service that never answers is given up within five seconds', async () => {
  await logInHere(server)
  const manager = { getSubscription: () => new Promise(() => {}), subscribe: () => new Promise(() => {}) }
  const { setTimeout } = globalThis
  // The time that the service is given; the network library has timers of its own.
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => setTimeout(run, ms === 4_000 ? 0 : ms))
  await expect(enableReminders({ pushManager: manager } as unknown as ServiceWorkerRegistration)).rejects.toThrow(PushUnavailable)
  expect(await readRegistration()).toBeNull()
})
