/**
 * A year of reminders for ten thousand people in forty zones, half of them at eight, with travels, changed clocks and kills: the real
 * sweeper, jobs and rows on SQLite, which is not asked to wait for the disk (a kill loses nothing by it). The pushes of one person in
 * a hundred are sealed, signed and sent over the loopback, and opened there; those of the others are counted where they would be sealed.
 * Run: `node tests/bench/reminders.ts [days] [people]`; a year takes an hour or more, and a line for each month tells how far it is.
 */
import { sql } from 'kysely'
import { liveReminders } from '../support/reminder-year.ts'
import { startDatabase } from '../support/test-database.ts'

const [days = 366, people = 10_000] = process.argv.slice(2).map(Number)
const database = await startDatabase('SQLite')
await sql`pragma synchronous = off`.execute(database.db)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const told = (day: number): void => {
  if (day % 30 === 0) console.log(`${day} days after ${seconds(performance.now())}`)
}
const lived = await liveReminders(database.db, { people, days, atEight: 5, onDay: told })
const { reminders, again, wallMs, cpuMs, turns, kills, sealed, missed, unasked, off } = lived
console.log(`${people} people in 40 zones, ${days} days: ${reminders} reminders, ${sealed} of them sealed and sent`)
console.log(`${missed.length} missed, ${unasked.length} told of a day that was not to be told, ${off.length} more than two minutes off`)
console.log(
  `the latest ${seconds(lived.latestMs)} after its minute; ${again} came again and were shown once; ${kills} kills in ${turns} turns`,
)
console.log(`${seconds(wallMs)}, CPU ${(cpuMs / reminders).toFixed(2)} ms each; the longest turn took ${seconds(lived.longestMs)}`)
console.log(`${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
for (const line of [...missed, ...unasked, ...off].slice(0, 10)) console.log(line)
await database.stop()
