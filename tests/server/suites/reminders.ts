import { importJWK, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { DayMessage } from '#contract/push-message.ts'
import { enqueueDueReminders } from '#server/features/push/sweep.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newSubscription, decryptPushMessage, type PushBrowser } from '../../support/push-browser.ts'
import type { PushService } from '../../support/push-service.ts'
import { subscribeToReminders } from '../../support/reminded.ts'
import { createArchiveInput, call, newId, signIn, type Account } from '../../support/server-client.ts'
import { silentLogger } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { depsOf } from '../../support/shop.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

export function reminderSuite(fixture: () => ServerFixture, service: () => PushService): void {
  /** Creates a user with an archive and a subscribed browser, whose reminder is due in two minutes (UTC). */
  async function someone(settings: object = {}): Promise<{ me: Account; browser: PushBrowser }> {
    awayFromMidnight()
    const me = await signIn(fixture().server)
    await me.call('addArchive', createArchiveInput(), newId())
    await me.call('config', { remindAt: minuteIn(2), ...settings }, newId())
    return { me, browser: await subscribeToReminders(me, { service: service().url }) }
  }

  /** Less than an hour before midnight, moves the clock to the next day, so that later minutes have the same date. */
  function awayFromMidnight(): void {
    const left = DAY_MS - (fixture().clock.now() % DAY_MS)
    if (left < 60 * MINUTE_MS) fixture().clock.pass({ ms: left + MINUTE_MS })
  }
  const minuteIn = (minutes: number): number => Math.floor((fixture().clock.now() + minutes * MINUTE_MS) / MINUTE_MS) % 1440
  const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
  const sweep = () => enqueueDueReminders({ db: fixture().db, now: fixture().clock.now })
  const came = ({ told }: PushBrowser) => service().deliveriesTo(told.endpoint)
  const textsOf = (browser: PushBrowser) => came(browser).map(({ body }) => JSON.parse(decryptPushMessage(browser, body)) as DayMessage)
  const jobsOf = (me: Account) => fixture().db.selectFrom('jobs').selectAll().where('user_id', '=', me.userId).execute()
  const rowsOf = (me: Account) => fixture().db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', me.userId).execute()

  /** Moves the clock past the due minute and waits until no job of these users is pending. */
  async function minuteComes(...people: readonly Account[]): Promise<void> {
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    for (const me of people) await expect.poll(async () => (await jobsOf(me)).filter(({ state }) => state !== 'exhausted')).toEqual([])
  }

  test('a reminder is localized, encrypted and signed with the subscribed key', async () => {
    const { me, browser } = await someone({ interface_language: 'en_US' })
    await minuteComes(me)
    const [delivery, ...more] = came(browser)
    expect(more).toEqual([])
    const [text] = textsOf(browser)
    const date = dateOf(fixture().clock.now())
    expect(text).toMatchObject({ lang: 'en-US', date })
    const weekday = new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
    expect(text!.body.startsWith(weekday)).toBe(true)
    expect(delivery!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: date, urgency: 'normal' })
    const [, jwt = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(delivery!.headers.authorization ?? '') ?? []
    expect(key).toBe(browser.told.key)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string]
    const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
    expect(payload).toMatchObject({ aud: service().url, sub: 'mailto:support@mingshu.example' })
    // RFC 8292 §2 allows at most 24 hours.
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(86_400)
    // The push message expires at the end of the user's local day.
    const left = (Date.parse(date) + 86_400_000 - fixture().clock.now()) / 1000
    expect(Math.abs(Number(delivery!.headers['ttl']) - left)).toBeLessThan(60)
  })

  test('a reminder contains no personal data and no score', async () => {
    const { me, browser } = await someone()
    await minuteComes(me)
    const [text] = textsOf(browser)
    expect(JSON.stringify(text)).not.toMatch(/王小明|1984|@|北京|分$/)
    expect(Object.keys(text!).toSorted()).toEqual(['body', 'date', 'lang', 'title'])
  })

  test('a date is sent once despite repeated and concurrent sweeps', async () => {
    const { me, browser } = await someone()
    fixture().clock.pass({ minutes: 3 })
    await Promise.all([sweep(), sweep(), sweep()])
    await minuteComes(me)
    fixture().clock.pass({ minutes: 20 })
    await minuteComes(me)
    expect(came(browser)).toHaveLength(1)
    fixture().clock.pass({ days: 1 })
    await minuteComes(me)
    expect(textsOf(browser).map(({ date }) => date)).toHaveLength(2)
    expect(new Set(textsOf(browser).map(({ date }) => date)).size).toBe(2)
  })

  test('an expired subscription is removed and other browsers are notified', async () => {
    for (const status of [404, 410]) {
      const { me, browser } = await someone()
      const other = await subscribeToReminders(me, { service: service().url })
      service().answer(browser.told.endpoint, status)
      await minuteComes(me)
      expect((await rowsOf(me)).map(({ endpoint }) => endpoint)).toEqual([other.told.endpoint])
      expect(came(other)).toHaveLength(1)
    }
  })

  test('a busy service is retried without notifying other browsers twice', async () => {
    const { me, browser } = await someone()
    const other = await subscribeToReminders(me, { service: service().url })
    service().answer(browser.told.endpoint, 503)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(async () => (await jobsOf(me)).map(({ state, last_error }) => [state, last_error])).toEqual([['waiting', 'push-503']])
    service().answer(browser.told.endpoint, 201)
    await minuteComes(me)
    expect([came(browser).length, came(other).length]).toEqual([1, 1])
  })

  test('a final refusal exhausts the job and clears its payload', async () => {
    const { me, browser } = await someone()
    service().answer(browser.told.endpoint, 403)
    await minuteComes(me)
    expect(await jobsOf(me)).toMatchObject([{ state: 'exhausted', payload: null, last_error: 'push-403' }])
    expect(await rowsOf(me)).toHaveLength(1)
  })

  /** Subscribes `count` more browsers at a push service that never responds; returns a function that counts their open requests. */
  async function addSilent(me: Account, browser: PushBrowser, count: number): Promise<() => number> {
    const added = Array.from({ length: count }, () => newSubscription(service().url, browser.told.key).told)
    for (const subscription of added) {
      service().answer(subscription.endpoint, 'silent')
      await me.call('pushSubscribe', subscription)
    }
    // Lets the service respond after the test, because the retries run during later tests.
    onTestFinished(() => added.forEach(({ endpoint }) => service().answer(endpoint, 410)))
    return () =>
      service()
        .unanswered()
        .filter((endpoint) => added.some((subscription) => subscription.endpoint === endpoint)).length
  }

  test('sends to all addresses of a person at once', async () => {
    const { me, browser } = await someone()
    const open = await addSilent(me, browser, 16)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(open).toBe(16)
    await expect.poll(() => came(browser).length).toBe(1)
  })

  test('gives silent addresses five seconds in all, then retries them alone', async () => {
    const { me, browser } = await someone()
    const open = await addSilent(me, browser, 16)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(open).toBeGreaterThan(0)
    await expect.poll(async () => (await jobsOf(me)).map(({ last_error }) => last_error)).toEqual(['push-ABORT_ERR'])
    expect(await rowsOf(me)).toHaveLength(17)
    fixture().clock.pass({ minutes: 1 })
    await expect.poll(open).toBe(16)
    expect(came(browser)).toHaveLength(1)
  })

  test('a redirect is not followed', async () => {
    const { me, browser } = await someone()
    service().answer(browser.told.endpoint, 307)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(async () => (await jobsOf(me)).map(({ last_error }) => last_error)).toEqual(['push-307'])
    expect(service().deliveriesTo(`${service().url}/elsewhere`)).toEqual([])
  })

  test('logging out ends reminders on that device only', async () => {
    const { me, browser } = await someone()
    fixture().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(fixture().server, me.address)
    const other = await subscribeToReminders(elsewhere, { service: service().url })
    await me.call('config', { remindAt: minuteIn(2) })
    expect((await me.call('logout')).code).toBe(0)
    await minuteComes(me)
    expect([came(browser).length, came(other).length]).toEqual([0, 1])
    expect(await rowsOf(me)).toHaveLength(1)
  })

  test('an expired session takes its subscriptions with it', async () => {
    const { me } = await someone()
    await fixture()
      .db.updateTable('sessions')
      .set({ expires_at: fixture().clock.now() - 1 })
      .where('user_id', '=', me.userId)
      .execute()
    await cleanUp(depsOf(fixture()), silentLogger)
    expect(await rowsOf(me)).toEqual([])
  })

  test('unsubscribing ends reminders and reveals nothing to others', async () => {
    const [{ me, browser }, anonymous] = [await someone(), await signIn(fixture().server)]
    const { endpoint } = browser.told
    const answers = [
      await anonymous.call('pushUnsubscribe', { endpoint }),
      await anonymous.call('pushUnsubscribe', { endpoint: `${endpoint}0` }),
    ]
    expect(answers.map(({ text }) => text)).toEqual([answers[0]!.text, answers[0]!.text])
    expect(await rowsOf(me)).toHaveLength(1)
    expect((await me.call('pushUnsubscribe', { endpoint })).code).toBe(0)
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('taking over a subscription needs its keys', async () => {
    const [{ me, browser }, next] = [await someone(), await signIn(fixture().server)]
    const heard = { ...newSubscription(service().url, browser.told.key).told, endpoint: browser.told.endpoint }
    expect((await next.call('pushSubscribe', heard)).code).toBe(0)
    expect(await rowsOf(me)).toHaveLength(1)
    expect((await next.call('pushSubscribe', browser.told)).code).toBe(0)
    expect(await rowsOf(me)).toEqual([])
    expect(await rowsOf(next)).toHaveLength(1)
  })

  test('refuses addresses of no push service, and a foreign key', async () => {
    const { me, browser } = await someone()
    for (const endpoint of [
      'http://push.example.com/a',
      'https://10.0.0.1/a',
      'https://[::1]/a',
      'https://localhost/a',
      'ftp://a.example/',
      'x',
    ])
      expect([endpoint, (await me.call('pushSubscribe', { ...browser.told, endpoint })).code]).toEqual([endpoint, 10001])
    const { told } = newSubscription(service().url, newSubscription('', '').told.p256dh)
    expect((await me.call('pushSubscribe', told)).code).toBe(10001)
  })

  test('a subscription for another server key gets no messages', async () => {
    const { me, browser } = await someone()
    await fixture().db.updateTable('push_subscriptions').set({ server_key: 'x' }).where('user_id', '=', me.userId).execute()
    await minuteComes(me)
    expect(came(browser)).toEqual([])
    expect(await jobsOf(me)).toEqual([])
  })

  test('stores the latest twenty browsers of a user', async () => {
    const { me, browser } = await someone()
    for (let count = 0; count < 20; count += 1) {
      fixture().clock.pass({ ms: 1 })
      await me.call('pushSubscribe', newSubscription(service().url, browser.told.key).told)
    }
    const rows = await rowsOf(me)
    expect(rows).toHaveLength(20)
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(browser.told.endpoint)
  })

  test('sends nothing when only absent topics are wanted', async () => {
    const { me, browser } = await someone({ remindDaily: false, remindTerms: false, remindTurns: false })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('sends nothing without an archive', async () => {
    const me = await signIn(fixture().server)
    await me.call('config', { remindAt: minuteIn(2) })
    const browser = await subscribeToReminders(me, { service: service().url })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('a time already past waits for the next day', async () => {
    const { me, browser } = await someone()
    await me.call('config', { remindAt: minuteIn(-30) })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('the zone named by the device applies', async () => {
    const { me, browser } = await someone()
    // The minute is two minutes ahead on a clock of UTC+14, which is the zone of the next call.
    await me.call('config', { remindAt: (minuteIn(2) + 14 * 60) % 1440 })
    expect((await call(fixture().server, 'pushSubscribe', browser.told, { token: me.token, zone: 'Pacific/Kiritimati' })).code).toBe(0)
    await minuteComes(me)
    expect(textsOf(browser).map(({ date }) => date)).toEqual([dateOf(fixture().clock.now() + 14 * 3_600_000)])
  })

  test('the export lists push services but no secrets', async () => {
    const { me, browser } = await someone()
    const { data, text } = await me.call('userExport')
    expect(data.reminders).toEqual({
      zone: 'UTC',
      devices: [{ service: '127.0.0.1', created_at: expect.any(Number) as number }],
      calendar: { made_at: expect.any(Number) as number },
    })
    for (const secret of [browser.told.endpoint, browser.told.p256dh, browser.told.auth]) expect(text).not.toContain(secret)
  })
}
