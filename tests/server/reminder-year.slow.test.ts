import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { randomFrom } from '../bazi/random-births.ts'
import { type Person, reminderWorld, type Stay } from '../support/reminder-world.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'
import { momentsOf, wallMinutesOf } from '../support/wall-clocks.ts'

vi.setConfig({ testTimeout: 900_000 })

const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 20)
const UNTIL = FROM + 366 * DAY_MS

/** Clocks that are put on and back in either half of the world, by an hour and by half of one, at midnight and at three, and that never are. */
const ZONES =
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/St_Johns America/Halifax America/Havana America/Santiago ' +
  'America/Asuncion America/Sao_Paulo America/Bogota Atlantic/Azores Europe/London Europe/Dublin Europe/Lisbon Europe/Berlin Europe/Paris ' +
  'Europe/Athens Europe/Chisinau Europe/Moscow Africa/Cairo Africa/Casablanca Africa/Lagos Asia/Beirut Asia/Jerusalem Asia/Tehran ' +
  'Asia/Kolkata Asia/Kathmandu Asia/Dhaka Asia/Shanghai Asia/Taipei Asia/Tokyo Australia/Adelaide Australia/Sydney Australia/Lord_Howe ' +
  'Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Honolulu Pacific/Marquesas'
const zones = ZONES.split(' ')

/** Seven minutes past a quarter: nobody lands in the very minute in which they are told. */
const landing = (random: () => number): number => FROM + Math.floor(random() * 365 * 96) * 900_000 + 7 * 60_000

/** Every zone has three people: one stays, two travel up to six times, and one of these changes the hour. */
function staysOf(index: number, random: () => number): readonly Stay[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const minute = Math.floor(random() * 96) * 15
  const first = { at: FROM + 7 * 60_000, zone: zones[index % zones.length]!, minute }
  if (index < zones.length) return [first]
  const times = Array.from({ length: 1 + Math.floor(random() * 6) }, () => landing(random)).toSorted((a, b) => a - b)
  const hour = (): number => (index >= zones.length * 2 ? Math.floor(random() * 96) * 15 : minute)
  return [first, ...times.map((at) => ({ at, zone: pick(zones), minute: hour() }))]
}

const shownBy = new Map(zones.map((zone) => [zone, wallMinutesOf(zone, FROM, UNTIL)]))

/** What a person is to be shown, reckoned from the clocks of where they are; no date twice, and none that lies before one they had. */
function expectedOf({ stays }: Person): { date: string; at: number }[] {
  const expected: { date: string; at: number }[] = []
  for (const [i, { at: since, zone, minute }] of stays.entries()) {
    const leaves = stays[i + 1]?.at ?? UNTIL
    for (const moment of momentsOf(shownBy.get(zone)!, FROM, minute))
      if (moment.at >= since && moment.at < leaves && moment.date > (expected.at(-1)?.date ?? '')) expected.push(moment)
  }
  return expected
}

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase('SQLite')
  // What is tried is whose minute has come, not the disk.
  await sql`pragma synchronous = off`.execute(database.db)
})
afterAll(() => database.stop())

test('a hundred and twenty people in forty zones are told once of each local day, within two minutes, for a year of travels, changed clocks and kills', async () => {
  const random = randomFrom(20_261_120)
  const { join, live } = await reminderWorld(database.db, FROM)
  const people: Person[] = []
  for (let i = 0; i < zones.length * 3; i += 1) people.push(await join(staysOf(i, random)))
  const { turns, kills } = await live(UNTIL, random)
  const wrong: string[] = []
  let [reminders, again, latest] = [0, 0, 0]
  for (const person of people) {
    const expected = expectedOf(person).filter(({ at }) => at < UNTIL - 300_000)
    const { shown } = person
    for (let i = 0; i < Math.max(expected.length, shown.length); i += 1) {
      const [want, got] = [expected[i], shown[i]]
      // The last moments of the year are not over yet.
      if (want === undefined && got!.at >= UNTIL - 300_000) continue
      const late = (got?.at ?? Infinity) - (want?.at ?? 0)
      if (want?.date !== got?.date || Math.abs(late) > 120_000)
        wrong.push(
          `${person.stays.map(({ zone }) => zone).join('>')} ${want?.date} ${want && new Date(want.at).toISOString()} / ${got?.date} ${got && new Date(got.at).toISOString()}`,
        )
      else latest = Math.max(latest, late)
    }
    reminders += shown.length
    again += person.again
  }
  console.log(`${reminders} reminders, ${turns} turns, ${kills} kills, ${again} came again, the latest ${latest / 1000} s late`)
  expect(wrong.slice(0, 10)).toEqual([])
  expect(reminders).toBeGreaterThan(120 * 350)
  expect(kills).toBeGreaterThan(200)
  // Otherwise nothing was ever sent twice, and that it is shown once would prove nothing.
  expect(again).toBeGreaterThan(20)
})
