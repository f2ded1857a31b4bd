import { importJWK, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { DayMessage } from '#contract/push-message.ts'
import { sweepReminders } from '#server/features/push/sweep.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newSubscription, opened, type PushBrowser } from '../../support/push-browser.ts'
import type { PushService } from '../../support/push-service.ts'
import { reminded } from '../../support/reminded.ts'
import { birth, call, newId, signIn, type Account } from '../../support/server-client.ts'
import { silence } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { depsOf } from '../../support/shop.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

export function reminderSuite(fixture: () => ServerFixture, service: () => PushService): void {
  /** Somebody with an archive whose browser is subscribed, to be told in two minutes by the clock of UTC. */
  async function someone(settings: object = {}): Promise<{ me: Account; browser: PushBrowser }> {
    awayFromMidnight()
    const me = await signIn(fixture().server)
    await me.call('addArchive', birth(), newId())
    await me.call('config', { remindAt: minuteIn(2), ...settings }, newId())
    return { me, browser: await reminded(me, { service: service().url }) }
  }

  /** What is told in some minutes is told on the same day, whatever time it is and however much of it earlier tests let pass. */
  function awayFromMidnight(): void {
    const left = DAY_MS - (fixture().clock.now() % DAY_MS)
    if (left < 60 * MINUTE_MS) fixture().clock.pass({ ms: left + MINUTE_MS })
  }
  const minuteIn = (minutes: number): number => Math.floor((fixture().clock.now() + minutes * MINUTE_MS) / MINUTE_MS) % 1440
  const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
  const sweep = () => sweepReminders({ db: fixture().db, now: fixture().clock.now })
  const came = ({ told }: PushBrowser) => service().deliveriesTo(told.endpoint)
  const textsOf = (browser: PushBrowser) => came(browser).map(({ body }) => JSON.parse(opened(browser, body)) as DayMessage)
  const jobsOf = (me: Account) => fixture().db.selectFrom('jobs').selectAll().where('user_id', '=', me.userId).execute()
  const rowsOf = (me: Account) => fixture().db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', me.userId).execute()

  /** Lets the minute come, and waits until nothing of theirs is under way. */
  async function minuteComes(...people: readonly Account[]): Promise<void> {
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    for (const me of people) await expect.poll(async () => (await jobsOf(me)).filter(({ state }) => state !== 'exhausted')).toEqual([])
  }

  test('a browser is told of its day in the person’s language, sealed for it and signed by the key it subscribed for', async () => {
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
    // RFC 8292 §2: no more than a day ahead.
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(86_400)
    // Of use until the local day is over.
    const left = (Date.parse(date) + 86_400_000 - fixture().clock.now()) / 1000
    expect(Math.abs(Number(delivery!.headers['ttl']) - left)).toBeLessThan(60)
  })

  test('nothing that says whose it is, and no score, goes with it', async () => {
    const { me, browser } = await someone()
    await minuteComes(me)
    const [text] = textsOf(browser)
    expect(JSON.stringify(text)).not.toMatch(/王小明|1984|@|北京|分$/)
    expect(Object.keys(text!).toSorted()).toEqual(['body', 'date', 'lang', 'title'])
  })

  test('a date is told once, however often and by however many it is looked at', async () => {
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

  test('a subscription that its service does not know any more is removed, and the person’s others are told', async () => {
    for (const status of [404, 410]) {
      const { me, browser } = await someone()
      const other = await reminded(me, { service: service().url })
      service().answer(browser.told.endpoint, status)
      await minuteComes(me)
      expect((await rowsOf(me)).map(({ endpoint }) => endpoint)).toEqual([other.told.endpoint])
      expect(came(other)).toHaveLength(1)
    }
  })

  test('a service that is busy is asked again, and a browser that took the message is not told twice', async () => {
    const { me, browser } = await someone()
    const other = await reminded(me, { service: service().url })
    service().answer(browser.told.endpoint, 503)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(async () => (await jobsOf(me)).map(({ state, last_error }) => [state, last_error])).toEqual([['waiting', 'push-503']])
    service().answer(browser.told.endpoint, 201)
    await minuteComes(me)
    expect([came(browser).length, came(other).length]).toEqual([1, 1])
  })

  test('what a service refuses for good is given up, and forgets what it was told', async () => {
    const { me, browser } = await someone()
    service().answer(browser.told.endpoint, 403)
    await minuteComes(me)
    expect(await jobsOf(me)).toMatchObject([{ state: 'exhausted', payload: null, last_error: 'push-403' }])
    expect(await rowsOf(me)).toHaveLength(1)
  })

  /** Subscribes more browsers of a person, at a push service that never answers; answers with how many requests to them are open. */
  async function addSilent(me: Account, browser: PushBrowser, count: number): Promise<() => number> {
    const added = Array.from({ length: count }, () => newSubscription(service().url, browser.told.key).told)
    for (const told of added) {
      service().answer(told.endpoint, 'silent')
      await me.call('pushSubscribe', told)
    }
    // What is left of them is retried while later tests run.
    onTestFinished(() => added.forEach(({ endpoint }) => service().answer(endpoint, 410)))
    return () =>
      service()
        .unanswered()
        .filter((endpoint) => added.some((told) => told.endpoint === endpoint)).length
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

  test('a redirection is not followed', async () => {
    const { me, browser } = await someone()
    service().answer(browser.told.endpoint, 307)
    fixture().clock.pass({ minutes: 3 })
    await sweep()
    await expect.poll(async () => (await jobsOf(me)).map(({ last_error }) => last_error)).toEqual(['push-307'])
    expect(service().deliveriesTo(`${service().url}/elsewhere`)).toEqual([])
  })

  test('who logs out, or is logged out from elsewhere, is told nothing there and keeps what others have', async () => {
    const { me, browser } = await someone()
    fixture().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(fixture().server, me.address)
    const other = await reminded(elsewhere, { service: service().url })
    await me.call('config', { remindAt: minuteIn(2) })
    expect((await me.call('logout')).code).toBe(0)
    await minuteComes(me)
    expect([came(browser).length, came(other).length]).toEqual([0, 1])
    expect(await rowsOf(me)).toHaveLength(1)
  })

  test('what a session took goes with it when it runs out', async () => {
    const { me } = await someone()
    await fixture()
      .db.updateTable('sessions')
      .set({ expires_at: fixture().clock.now() - 1 })
      .where('user_id', '=', me.userId)
      .execute()
    await cleanUp(depsOf(fixture()), silence)
    expect(await rowsOf(me)).toEqual([])
  })

  test('who unsubscribes is told nothing, and one who never did is answered the same', async () => {
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

  test('a browser that another person takes over is theirs alone; whoever only heard of its address takes nothing over', async () => {
    const [{ me, browser }, next] = [await someone(), await signIn(fixture().server)]
    const heard = { ...newSubscription(service().url, browser.told.key).told, endpoint: browser.told.endpoint }
    expect((await next.call('pushSubscribe', heard)).code).toBe(0)
    expect(await rowsOf(me)).toHaveLength(1)
    expect((await next.call('pushSubscribe', browser.told)).code).toBe(0)
    expect(await rowsOf(me)).toEqual([])
    expect(await rowsOf(next)).toHaveLength(1)
  })

  test('addresses that are no push service’s, and another key, are refused', async () => {
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

  test('a subscription for another key of the server is not sent to', async () => {
    const { me, browser } = await someone()
    await fixture().db.updateTable('push_subscriptions').set({ server_key: 'x' }).where('user_id', '=', me.userId).execute()
    await minuteComes(me)
    expect(came(browser)).toEqual([])
    expect(await jobsOf(me)).toEqual([])
  })

  test('of one person no more than twenty browsers are kept, the latest', async () => {
    const { me, browser } = await someone()
    for (let count = 0; count < 20; count += 1) {
      fixture().clock.pass({ ms: 1 })
      await me.call('pushSubscribe', newSubscription(service().url, browser.told.key).told)
    }
    const rows = await rowsOf(me)
    expect(rows).toHaveLength(20)
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(browser.told.endpoint)
  })

  test('who wants only what the day does not have is told nothing', async () => {
    const { me, browser } = await someone({ remindDaily: false, remindTerms: false, remindTurns: false })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('who has no archive is told nothing', async () => {
    const me = await signIn(fixture().server)
    await me.call('config', { remindAt: minuteIn(2) })
    const browser = await reminded(me, { service: service().url })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('an hour that has passed when it is chosen waits for the next day', async () => {
    const { me, browser } = await someone()
    await me.call('config', { remindAt: minuteIn(-30) })
    await minuteComes(me)
    expect(came(browser)).toEqual([])
  })

  test('the zone that a device names is the one whose clock counts', async () => {
    const { me, browser } = await someone()
    // 14 hours ahead of UTC: the minute of that clock is to come, the one of UTC is not.
    await me.call('config', { remindAt: (minuteIn(2) + 14 * 60) % 1440 })
    expect((await call(fixture().server, 'pushSubscribe', browser.told, { token: me.token, zone: 'Pacific/Kiritimati' })).code).toBe(0)
    await minuteComes(me)
    expect(textsOf(browser).map(({ date }) => date)).toEqual([dateOf(fixture().clock.now() + 14 * 3_600_000)])
  })

  test('the export tells where reminders go, and nothing that could be sent to', async () => {
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
