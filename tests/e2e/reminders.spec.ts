/** Reminders: a push shows a notification that opens its target; settings and browser permission; the calendar address. */
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { seedEarlierVisit } from './support/earlier-visit.ts'
import {
  expect,
  seedLogin,
  newAddress,
  test,
  untilWorkerControls,
  WITH_WORKER,
  WHOLE_BROWSER,
  VARIANT_WITH_WORKER,
} from './support/fixtures.ts'
import { completeQuietDialog } from './support/scenarios.ts'
import { addArchive, call } from './support/person.ts'
import type { TestServer } from './support/server.ts'

test.use(WHOLE_BROWSER)

// While offline, requests to the server fail.
test.use({ expectedErrors: /ERR_FAILED/ })

/**
 * Returns the date (`YYYY-MM-DD`) this many days ago in Shanghai, the page's zone; in the worker's zone it may be one day
 * earlier.
 */
const daysAgo = (days: number): string => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

const message = { title: '井水新汲　旧题重解', body: '周六，己亥。卡住的那一段，今天重写试试。', lang: 'zh-CN', date: daysAgo(2) }

/** Opens a page as a new user with an archive and waits until the worker controls the page. Returns the token. */
async function settled(page: Page, server: TestServer, path = '/setting/reminders'): Promise<string> {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(server.url + path)
  await untilWorkerControls(page)
  return token
}

/** Returns functions that deliver pushes and sync events to the worker, as the browser does. */
async function pusher(page: Page, context: BrowserContext, server: TestServer) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    /** Dispatches a Periodic Background Sync event. */
    wake: (tag: string) => session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin: server.url, registrationId, tag }),
    push: (data: object) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data: JSON.stringify(data) }),
    // Detaches: an open debugger session changes the page's network state.
    leave: () => session.detach(),
  }
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

/**
 * Simulates a click on a notification inside the worker: headless Chromium shows none. Unlike a real click it may not focus a
 * window.
 */
const tap = (worker: Worker, tag: string) =>
  worker.evaluate(async (of) => {
    // The type is declared here: the page's types do not include the worker's globals.
    const scope = globalThis as unknown as EventTarget & {
      readonly registration: ServiceWorkerRegistration
      readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: of })
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }))
  }, tag)

/** Simulates the browser's push subscriptions, because Chromium has no push service here; all other parts are real. */
async function withPushService(page: Page) {
  await page.addInitScript(() => {
    const KEY = 'played subscription'
    const bytes = (length: number) => new Uint8Array(length).fill(4).buffer
    const subscriptionFor = (key: string) =>
      ({
        endpoint: 'https://push.example.com/one',
        options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer, userVisibleOnly: true },
        getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY)
          return true
        },
      }) as unknown as PushSubscription
    const manager = PushManager.prototype
    manager.getSubscription = async () => {
      const key = sessionStorage.getItem(KEY)
      return key === null ? null : subscriptionFor(key)
    }
    manager.subscribe = async (options) => {
      const key = JSON.stringify([...(options!.applicationServerKey as Uint8Array)])
      sessionStorage.setItem(KEY, key)
      return subscriptionFor(key)
    }
  })
}

test('a push is shown once per day and opens its day offline', WITH_WORKER, async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await settled(page, server)
  const { push, leave } = await pusher(page, context, server)
  await push(message)
  const { title, body, lang, date } = message
  await expect.poll(() => shownOn(page)).toEqual([{ title, body, lang, tag: date }])
  await push(message)
  await expect.poll(() => shownOn(page)).toHaveLength(1)
  await push({ ...message, title: 'The boat is in the water', lang: 'en-US', date: daysAgo(3) })
  await expect.poll(() => shownOn(page).then((shown) => shown.map(({ tag }) => tag).toSorted())).toEqual([daysAgo(3), date])
  await leave()

  await context.setOffline(true)
  const [worker] = context.serviceWorkers()
  await tap(worker!, date).catch(() => undefined)
  await expect(page).toHaveURL(`${server.url}/fate/index#${date}`)
  await expect(page.getByText('另看的一天，不是今日')).toBeVisible()
  await expect.poll(() => shownOn(page)).toHaveLength(1)
})

test('a sync or push sets the badge; opening the day clears it', WITH_WORKER, async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  // Records the calls, because headless Chromium has no badge.
  await page.addInitScript(() => {
    navigator.clearAppBadge = async () => sessionStorage.setItem('mark', 'cleared')
  })
  await settled(page, server, '/fate/index')
  const { push, wake, leave } = await pusher(page, context, server)
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const marks: string[] = []
    Object.assign(globalThis, { marks })
    Object.defineProperty(navigator, 'setAppBadge', { value: async () => void marks.push('set') })
  })
  const marks = () => worker!.evaluate(() => (globalThis as unknown as { marks: string[] }).marks.length)
  await wake('mingshu-day')
  await expect.poll(marks).toBe(1)
  await push(message)
  await expect.poll(marks).toBe(2)
  await leave()
  expect(await page.evaluate(() => sessionStorage.getItem('mark'))).toBeNull()
  await completeQuietDialog(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mark'))).toBe('cleared')
})

test('reminders are off by default and registered only while they are on', WITH_WORKER, async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await withPushService(page)
  const token = await settled(page, server)
  const devices = async () =>
    (await call<{ reminders: { zone: string | null; devices: unknown[] } }>(server, '/user/export', undefined, token)).data.reminders
  const here = page.getByRole('switch', { name: '在本机提醒' })
  await expect(here).not.toBeChecked()
  expect(await devices()).toMatchObject({ devices: [], zone: null })
  await page.getByText('在本机提醒').click()
  await expect(here).toBeChecked()
  expect(await devices()).toMatchObject({ devices: [{ service: 'push.example.com' }], zone: 'Asia/Shanghai' })
  await page.getByText('在本机提醒').click()
  await expect(here).not.toBeChecked()
  await expect.poll(devices).toMatchObject({ devices: [] })
})

test('a logout ends reminders on this device', VARIANT_WITH_WORKER, async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await withPushService(page)
  await settled(page, server)
  await page.getByText('在本机提醒').click()
  await expect(page.getByRole('switch', { name: '在本机提醒' })).toBeChecked()
  await page.goto(`${server.url}/setting/account`)
  const isSubscribed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.pushManager.getSubscription()) !== null
    })
  expect(await isSubscribed()).toBe(true)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('已退出登录')).toBeVisible()
  await expect.poll(isSubscribed).toBe(false)
})

test('a denied permission is explained, and the calendar remains available', VARIANT_WITH_WORKER, async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await settled(page, server)
  await expect(page.getByText('浏览器不让命书发通知。')).toBeVisible()
  for (const name of ['在本机提醒', '每天的一句', '节气', '新的月、年与大运', '会员到期']) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
    await expect(page.getByRole('switch', { name })).toBeDisabled()
  }
  await expect(page.getByRole('button', { name: '生成地址' })).toBeEnabled()
})

test('time and kinds of reminders are set offline and sent later', WITH_WORKER, async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  const token = await settled(page, server)
  await context.setOffline(true)
  await page.getByLabel('时间').fill('07:30')
  await page.getByText('节气', { exact: true }).click()
  await expect(page.getByRole('switch', { name: '节气' })).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('时间')).toHaveValue('07:30')
  await context.setOffline(false)
  const settings = async () =>
    (await call<{ config: { settings: object } }>(server, '/user/user-info', undefined, token)).data.config.settings
  await expect.poll(settings).toMatchObject({ remindAt: 450, remindTerms: false, remindDaily: true })
})

test('a calendar address is created, copied and revoked', WITH_WORKER, async ({ page, context, server, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await settled(page, server)
  await page.getByRole('button', { name: '生成地址' }).click()
  await page.getByRole('button', { name: '复制地址' }).click()
  await expect(page.getByText('复制成功')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const calendar = await request.get(address)
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await page.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(page.getByRole('button', { name: '生成地址' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})

test('a link to reminders appears on the second visit until dismissed', WITH_WORKER, async ({ page, server }) => {
  await settled(page, server, '/fate/index')
  await completeQuietDialog(page)
  const row = page.getByRole('link', { name: /明天提醒我/ })
  await expect(page.getByText('推算仅供娱乐，不作决定的依据。')).toBeVisible()
  await expect(row).toBeHidden()
  // Stores a first visit of an hour ago: a start counts as a new visit only if the last one was longer ago than `VISIT_GAP_MS`.
  const visit = { visits: 1, last_at: Date.now() - 3_600_000, dismissed_at: null }
  await seedEarlierVisit(page, server.url, { rows: { settings: [{ key: 'install', value: visit }] }, local: {} })
  await page.goto(`${server.url}/fate/index`)
  await row.scrollIntoViewIfNeeded()
  await row.click()
  await expect(page).toHaveURL(/\/setting\/reminders$/)
  await page.goBack()
  await page.getByRole('button', { name: '不用了' }).last().click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(page.getByText('推算仅供娱乐，不作决定的依据。')).toBeVisible()
  await expect(row).toBeHidden()
})
