import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inLane, share } from '../support/lane.ts'
import { liveReminders, zones } from '../support/reminder-year.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'

vi.setConfig({ testTimeout: 1_800_000 })

const PEOPLE = inLane(10, 200)
const within = share(zones, 4)

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase('SQLite')
  // What is tried is whose minute has come, not the disk.
  await sql`pragma synchronous = off`.execute(database.db)
})
afterAll(() => database.stop())

test(`people in ${within.length} zones are told once of each local day, within two minutes, for a year of travels, changed clocks and kills`, async () => {
  expect(within).toHaveLength(inLane(10, 40))
  const { reminders, missed, unasked, off, ...lived } = await liveReminders(database.db, { people: PEOPLE, within, days: 366, atEight: 0 })
  const { turns, kills, again, latestMs, sealed } = lived
  console.log(`${reminders} reminders, ${turns} turns, ${kills} kills, ${again} came again, the latest ${latestMs / 1000} s late`)
  expect([missed, unasked, off].map((lines) => lines.slice(0, 10))).toEqual([[], [], []])
  expect(reminders).toBeGreaterThan(PEOPLE * 350)
  expect(kills).toBeGreaterThan(PEOPLE)
  expect(sealed).toBeGreaterThan(PEOPLE * 3)
  // Otherwise nothing was ever sent twice, and that it is shown once would prove nothing.
  expect(again).toBeGreaterThan(PEOPLE / 10)
})
