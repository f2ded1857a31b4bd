import { type Person, reminderFixture, type ZoneStay } from './reminder-fixture.ts'
import type { Db } from '#server/db/open.ts'
import { createNumberGenerator } from '../bazi/random-births.ts'
import { momentsOf, wallMinutesOf } from './wall-clocks.ts'

const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 20)
/** Reminders due in the last five minutes of the run may arrive after it, so they are not reported as missed. */
const END_MS = 300_000
/** Tolerance between the due minute of a reminder and its arrival. */
const LATE_MS = 120_000

/** Zones of both hemispheres: with clock changes of an hour or half an hour, at midnight or at other hours, and without any. */
const ZONES =
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/St_Johns America/Halifax America/Havana America/Santiago ' +
  'America/Asuncion America/Sao_Paulo America/Bogota Atlantic/Azores Europe/London Europe/Dublin Europe/Lisbon Europe/Berlin Europe/Paris ' +
  'Europe/Athens Europe/Chisinau Europe/Moscow Africa/Cairo Africa/Casablanca Africa/Lagos Asia/Beirut Asia/Jerusalem Asia/Tehran ' +
  'Asia/Kolkata Asia/Kathmandu Asia/Dhaka Asia/Shanghai Asia/Taipei Asia/Tokyo Australia/Adelaide Australia/Sydney Australia/Lord_Howe ' +
  'Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Honolulu Pacific/Marquesas'
export const zones: readonly string[] = ZONES.split(' ')

export interface ReminderYearOptions {
  readonly people: number
  /** Zones in which the people live; by default all. */
  readonly within?: readonly string[]
  /** Number of simulated days from 20 November 2026; 366 include every clock change. */
  readonly days: number
  /** Number of people in ten who choose eight o'clock; the others choose any quarter of an hour. */
  readonly atEight: number
  /** Called after each simulated day with the number of days so far. */
  readonly onDay?: (days: number) => void
}

type Random = () => number

/** Returns a random time seven minutes past a quarter of an hour, so that nobody arrives in a minute in which a reminder is due. */
const arrivalTime = (random: Random, days: number): number => FROM + Math.floor(random() * (days - 1) * 96) * 900_000 + 7 * 60_000

/**
 * Returns where a person lives and when: one in three stays, two travel one to six times, and one of these changes the hour at
 * each move.
 */
function staysOf(index: number, random: Random, { days, atEight, within = zones }: ReminderYearOptions): readonly ZoneStay[] {
  const hour = (): number => (random() * 10 < atEight ? 480 : Math.floor(random() * 96) * 15)
  const minute = hour()
  const first = { at: FROM + 7 * 60_000, zone: within[index % within.length]!, minute }
  const kind = (index + Math.floor(index / within.length)) % 3
  if (kind === 0) return [first]
  const times = Array.from({ length: 1 + Math.floor(random() * 6) }, () => arrivalTime(random, days)).toSorted((a, b) => a - b)
  const zone = (): string => within[Math.floor(random() * within.length)]!
  return [first, ...times.map((at) => ({ at, zone: zone(), minute: kind === 2 ? hour() : minute }))]
}

/** Returns a function that lists the reminders that a person should get, from local clocks only; dates strictly increase. */
function expectations(until: number) {
  const clocks = new Map(zones.map((zone) => [zone, wallMinutesOf(zone, FROM, until)]))
  const known = new Map<string, ReturnType<typeof momentsOf>>()
  function momentsIn(zone: string, minute: number): ReturnType<typeof momentsOf> {
    const key = `${zone} ${minute}`
    if (!known.has(key)) known.set(key, momentsOf(clocks.get(zone)!, FROM, minute))
    return known.get(key)!
  }
  return ({ stays }: Person): ReturnType<typeof momentsOf> => {
    const expected: ReturnType<typeof momentsOf> = []
    for (const [i, { at: since, zone, minute }] of stays.entries()) {
      const leaves = stays[i + 1]?.at ?? until
      for (const moment of momentsIn(zone, minute))
        if (moment.at >= since && moment.at < leaves && moment.date > (expected.at(-1)?.date ?? '')) expected.push(moment)
    }
    return expected
  }
}

const momentOf = (at: number | undefined): string => (at === undefined ? 'never' : new Date(at).toISOString())

/** Lists a person's deviations as text; `latestMs` is the greatest delay within the tolerance. */
function compared({ stays, shown }: Person, expected: ReturnType<typeof momentsOf>, until: number) {
  const wanted = new Map(expected.map(({ date, at }) => [date, at]))
  const [missed, unasked, off]: [string[], string[], string[]] = [[], [], []]
  const where = stays.map(({ zone }) => zone).join('>')
  let latestMs = 0
  for (const [date, at] of wanted) {
    const came = shown.get(date)
    if (came === undefined && at >= until - END_MS) continue
    const line = `${where} ${date} ${momentOf(at)} / ${momentOf(came)}`
    if (came === undefined) missed.push(line)
    else if (Math.abs(came - at) > LATE_MS) off.push(line)
    else latestMs = Math.max(latestMs, came - at)
  }
  for (const [date, at] of shown) if (!wanted.has(date)) unasked.push(`${where} ${date} ${momentOf(at)}`)
  return { missed, unasked, off, latestMs }
}

/** Simulates people in forty zones and compares the shown reminders with those that their local clocks require. */
export async function simulateReminderYear(db: Db, wish: ReminderYearOptions) {
  const until = FROM + wish.days * DAY_MS
  const random = createNumberGenerator(20_261_120)
  const { join, live } = await reminderFixture(db, FROM)
  const people: Person[] = []
  for (let i = 0; i < wish.people; i += 1) people.push(await join(staysOf(i, random, wish)))
  const [began, used] = [performance.now(), process.cpuUsage()]
  const lived = await live({ until, random, onDay: wish.onDay })
  const wallMs = performance.now() - began
  const { user, system } = process.cpuUsage(used)
  const expectedOf = expectations(until)
  const each = people.map((person) => compared(person, expectedOf(person), until))
  return {
    ...lived,
    wallMs,
    cpuMs: (user + system) / 1000,
    reminders: people.reduce((sum, { shown }) => sum + shown.size, 0),
    /** Number of repeated messages, which replaced the first message of a date. */
    again: people.reduce((sum, person) => sum + person.again, 0),
    missed: each.flatMap(({ missed }) => missed),
    unasked: each.flatMap(({ unasked }) => unasked),
    off: each.flatMap(({ off }) => off),
    latestMs: Math.max(...each.map(({ latestMs }) => latestMs)),
  }
}
