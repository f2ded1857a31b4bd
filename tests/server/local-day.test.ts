import { expect, test } from 'vitest'
import { localDateOf } from '#server/ledger/local-day.ts'

/** A zone's id in ever other letters, as a header may hold it: the engine takes each. */
function* spellingsOf(zone: string, count: number): Generator<string> {
  const [area, city] = zone.split('/') as [string, string]
  for (let at = 1; at <= count; at++) {
    const letters = [...city].map((letter, place) => (((at >> place) & 1) === 1 ? letter.toUpperCase() : letter.toLowerCase()))
    yield `${area}/${letters[0]!.toUpperCase()}${letters.slice(1).join('')}`
  }
}

test('the date is that of the zone, on both sides of midnight', () => {
  const now = Date.UTC(2026, 10, 22, 15, 59, 59)
  expect(localDateOf('Asia/Shanghai', now)).toBe('2026-11-22')
  expect(localDateOf('Asia/Shanghai', now + 1000)).toBe('2026-11-23')
  expect(localDateOf('America/St_Johns', Date.UTC(2026, 10, 22, 3, 29))).toBe('2026-11-21')
  expect(localDateOf('UTC', now)).toBe('2026-11-22')
})

test('a zone that is spelled in thousands of ways takes the memory of one', () => {
  const dates = new Set<string>()
  const before = process.memoryUsage().rss
  for (const zone of ['America/Rankin_Inlet', 'America/Thunder_Bay', 'America/Scoresbysund', 'America/Punta_Arenas'])
    for (const spelling of spellingsOf(zone, 4096)) dates.add(localDateOf(spelling, 0))
  const grownMB = (process.memoryUsage().rss - before) / 1e6
  expect([...dates]).toEqual(['1969-12-31'])
  expect(grownMB).toBeLessThan(60)
})
