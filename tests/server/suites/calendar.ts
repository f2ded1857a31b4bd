import { hash } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { solarTermsOf } from '#almanac/index.ts'
import { createArchiveInput, call, newId, signIn, type Account } from '../../support/server-client.ts'
import { buy } from '../../support/shop.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

export function calendarSuite(fixture: () => ServerFixture): void {
  async function someone(settings: object = {}) {
    const me = await signIn(fixture().server)
    await me.call('addArchive', createArchiveInput(), newId())
    await me.call('config', settings, newId())
    return me
  }

  const made = async (me: Account, zone = 'Asia/Shanghai') =>
    (await call(fixture().server, 'calendarMake', {}, { token: me.token, zone })).data.path
  const fetched = (path: string) => fetch(`${fixture().server.url}${path}`)
  const textOf = async (path: string) => (await fetched(path)).text()

  function eventsIn(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        date: event.startDate.toString(),
        isDay: event.startDate.isDate,
        url: component.getFirstPropertyValue('url'),
        alarms: component
          .getAllSubcomponents('valarm')
          .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
      }
    })
  }

  test('lists sixty local days once each, with sentences and solar terms', async () => {
    const me = await someone({ remindTurns: false })
    await buy(fixture(), me, 'vip_year')
    const answer = await fetched(await made(me, 'Pacific/Kiritimati'))
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const events = eventsIn(await answer.text())
    const today = new Date(fixture().clock.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const dates = Array.from({ length: 60 }, (_, days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10))
    const days = events.filter(({ uid }) => uid.includes('-day@'))
    expect(days.map(({ date }) => date)).toEqual(dates)
    expect(events.every(({ isDay }) => isDay)).toBe(true)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { summary, description } of days) expect([summary.length > 4, description.length > 4]).toEqual([true, true])
    const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))]
    const termDates = years
      .flatMap((year) => solarTermsOf(year))
      .map(({ utc }) => new Date(Date.parse(utc) + 8 * 3_600_000).toISOString().slice(0, 10))
      .filter((date) => dates.includes(date))
    expect(events.filter(({ uid }) => uid.includes('-term@')).map(({ date }) => date)).toEqual(termDates)
    expect(termDates.length).toBeGreaterThanOrEqual(3)
  })

  test('without membership only open days have sentences, all have terms', async () => {
    const events = eventsIn(await textOf(await made(await someone({ remindTurns: false }))))
    const [today, last] = [0, 30].map((days) =>
      new Date(fixture().clock.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10),
    )
    const dates = events.filter(({ uid }) => uid.includes('-day@')).map(({ date }) => date)
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([31, today, last])
    expect(events.some(({ uid, date }) => uid.includes('-term@') && date > last!)).toBe(true)
  })

  test("each event links to its day, the day's first has an alarm", async () => {
    const events = eventsIn(await textOf(await made(await someone({ remindAt: 450 }))))
    for (const { date, url } of events) expect(url).toMatch(new RegExp(`/fate/index#${date}$`))
    const byDay = Map.groupBy(events, ({ date }) => date)
    expect([...byDay.values()].some((day) => day.length > 1)).toBe(true)
    for (const day of byDay.values()) expect(day.map(({ alarms }) => alarms)).toEqual(day.map((_event, at) => (at === 0 ? [27_000] : [])))
  })

  test('the file follows RFC 5545: line ends, line lengths and stamps', async () => {
    for (const interface_language of ['zh_CN', 'zh_TW', 'en_US'] as const) {
      const text = await textOf(await made(await someone({ interface_language })))
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      const lines = text.split('\r\n')
      expect(lines.join('')).not.toMatch(/[\r\n]/)
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      for (const line of lines) expect(line).not.toContain('\uFFFD')
      expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
      expect(text).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/)
    }
  })

  test('the file contains no birth, name or address', async () => {
    const me = await someone()
    const path = await made(me)
    const text = await textOf(path)
    for (const word of ['王小明', '1984', '北京', me.address, me.userId, path.split('/').at(-1)!.slice(0, 43)])
      expect(text).not.toContain(word)
  })

  test('the file omits topics that the user disabled', async () => {
    const events = eventsIn(await textOf(await made(await someone({ remindDaily: false, remindTurns: false }))))
    expect(events.length).toBeGreaterThan(2)
    expect(events.every(({ uid }) => uid.includes('-term@'))).toBe(true)
  })

  test('revoked, replaced and unknown links get the same response', async () => {
    const me = await someone()
    expect((await me.call('calendarState')).data).toEqual({ made_at: null })
    const first = await made(me)
    expect((await fetched(first)).status).toBe(200)
    const second = await made(me)
    expect((await me.call('calendarState')).data.made_at).toEqual(expect.any(Number))
    const texts = [await textOf(first), await textOf(`/fapi/calendar/${'A'.repeat(43)}.ics`), await textOf('/fapi/calendar/x.ics')]
    expect((await me.call('calendarRevoke')).data).toEqual({ made_at: null })
    const gone = await fetched(second)
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(texts).toEqual([await gone.text(), ...texts.slice(1)])
    expect(new Set(texts).size).toBe(1)
  })

  test("revoking one's own link leaves another user's", async () => {
    const [me, other] = [await someone(), await someone()]
    const path = await made(other)
    await me.call('calendarRevoke')
    expect((await fetched(path)).status).toBe(200)
  })

  test('the database stores only the hash of the secret', async () => {
    const path = await made(await someone())
    const secret = path.split('/').at(-1)!.replace('.ics', '')
    const rows = await fixture().db.selectFrom('calendar_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows.map(({ secret_hash }) => secret_hash)).toContain(hash('sha256', secret, 'base64url'))
    const answers = await fixture().db.selectFrom('answers').selectAll().execute()
    expect(JSON.stringify(answers)).not.toContain(secret)
  })
}
