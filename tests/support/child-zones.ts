/** Asks for a date in one zone under thousands of names, as a header may hold them; says what it found and how much larger it became. */
import { localDateOf } from '#server/ledger/local-day.ts'

/** A zone's id in ever other letters: the engine takes each. */
function* spellingsOf(zone: string, count: number): Generator<string> {
  const [area, city] = zone.split('/') as [string, string]
  for (let at = 1; at <= count; at += 1) {
    const letters = [...city].map((letter, place) => (((at >> place) & 1) === 1 ? letter.toUpperCase() : letter.toLowerCase()))
    yield `${area}/${letters[0]!.toUpperCase()}${letters.slice(1).join('')}`
  }
}

const dates = new Set<string>()
const before = process.memoryUsage().rss
for (const zone of ['America/Rankin_Inlet', 'America/Thunder_Bay', 'America/Scoresbysund', 'America/Punta_Arenas'])
  for (const spelling of spellingsOf(zone, 4096)) dates.add(localDateOf(spelling, 0))
console.log(JSON.stringify({ dates: [...dates], grownMB: (process.memoryUsage().rss - before) / 1e6 }))
