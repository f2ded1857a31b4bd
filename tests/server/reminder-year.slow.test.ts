import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { simulateReminderYear, zones } from '../support/reminder-year.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'

vi.setConfig({ testTimeout: 1_800_000 })

const PEOPLE = chooseByLane(10, 200)
const within = takeSeededShare(zones, 4)

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase('SQLite')
  // Turns disk syncs off for speed: the test is about due times.
  await sql`pragma synchronous = off`.execute(database.db)
})
afterAll(() => database.stop())

test(`reminders in ${within.length} zones arrive once a day for a year`, async () => {
  expect(within).toHaveLength(chooseByLane(10, 40))
  const { reminders, missed, unasked, off, ...lived } = await simulateReminderYear(database.db, {
    people: PEOPLE,
    within,
    days: 366,
    atEight: 0,
  })
  const { turns: ticks, kills, again, latestMs, sealed } = lived
  console.log(`${reminders} reminders, ${ticks} ticks, ${kills} kills, ${again} came again, the latest ${latestMs / 1000} s late`)
  expect([missed, unasked, off].map((lines) => lines.slice(0, 10))).toEqual([[], [], []])
  expect(reminders).toBeGreaterThan(PEOPLE * 350)
  expect(kills).toBeGreaterThan(PEOPLE)
  expect(sealed).toBeGreaterThan(PEOPLE * 3)
  // Expects repeated deliveries, without which the check for duplicates would prove nothing.
  expect(again).toBeGreaterThan(PEOPLE / 10)
})
