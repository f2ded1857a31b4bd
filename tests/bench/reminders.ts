/**
 * A year of reminders for ten thousand people in forty zones, half of them at eight: the real sweeper, jobs and rows on SQLite with
 * its disk; the push service is played. Run: `node tests/bench/reminders.ts [days] [people]`; a year takes some hours.
 */
import { reminderWorld } from '../support/reminder-world.ts'
import { startDatabase } from '../support/test-database.ts'
import { randomFrom } from '../bazi/random-births.ts'

const [days = 366, people = 10_000] = process.argv.slice(2).map(Number)
const FROM = Date.UTC(2026, 10, 20)
const zones = Intl.supportedValuesOf('timeZone')
  .filter((zone) => zone.includes('/'))
  .filter((_zone, i, all) => i % Math.floor(all.length / 40) === 0)

const database = await startDatabase('SQLite')
const random = randomFrom(1)
const world = await reminderWorld(database.db, FROM)
const joined = performance.now()
const all = []
for (let i = 0; i < people; i += 1) {
  const minute = random() < 0.5 ? 480 : Math.floor(random() * 96) * 15
  all.push(await world.join([{ at: FROM, zone: zones[i % zones.length]!, minute }]))
}
const began = performance.now()
const { turns, longestMs } = await world.live(FROM + days * 86_400_000, random, 0)
const ms = performance.now() - began
const reminders = all.reduce((count, { shown, again }) => count + shown.length + again, 0)
const twice = all.filter(({ shown, again }) => again > 0 || new Set(shown.map(({ date }) => date)).size < shown.length).length
console.log(`${people} people in ${zones.length} zones joined in ${((began - joined) / 1000).toFixed(1)} s`)
console.log(`${days} days: ${reminders} reminders in ${(ms / 1000).toFixed(1)} s, ${(ms / reminders).toFixed(2)} ms each, ${turns} turns`)
console.log(`the longest turn took ${(longestMs / 1000).toFixed(1)} s; ${twice} people were told of a day twice`)
console.log(`${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
await database.stop()
