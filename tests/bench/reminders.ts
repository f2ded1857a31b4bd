/**
 * Simulates a year of reminders for many users with travel, clock changes and kills. Run: `node tests/bench/reminders.ts [days]
 * [people]`.
 */
import { sql } from 'kysely'
import { simulateReminderYear } from '../support/reminder-year.ts'
import { startDatabase } from '../support/test-database.ts'

// By default a whole year, which takes an hour or more.
const [days = 366, people = 10_000] = process.argv.slice(2).map(Number)
const database = await startDatabase('SQLite')
// Turns disk syncs off for speed: without them, a kill of the process loses no data.
await sql`pragma synchronous = off`.execute(database.db)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const printProgress = (day: number): void => {
  if (day % 30 === 0) console.log(`${day} days after ${seconds(performance.now())}`)
}
const lived = await simulateReminderYear(database.db, { people, days, atEight: 5, onDay: printProgress })
const { reminders, again, wallMs, cpuMs, turns, kills, sealed, missed, unasked, off } = lived
console.log(`${people} people in 40 zones, ${days} days: ${reminders} reminders, ${sealed} of them sealed and sent`)
console.log(`${missed.length} missed, ${unasked.length} sent for a day without a reminder, ${off.length} more than two minutes off`)
console.log(
  `the latest ${seconds(lived.latestMs)} after its minute; ${again} came again and were shown once; ${kills} kills in ${turns} turns`,
)
console.log(`${seconds(wallMs)}, CPU ${(cpuMs / reminders).toFixed(2)} ms each; the longest turn took ${seconds(lived.longestMs)}`)
console.log(`${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
for (const line of [...missed, ...unasked, ...off].slice(0, 10)) console.log(line)
await database.stop()
