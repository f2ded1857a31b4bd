/**
 * Child process: formats a date in four zones under thousands of spellings; prints the dates and how many formatters were not
 * garbage-collected.
 */
import { setImmediate } from 'node:timers/promises'
import { localDateOf } from '#server/ledger/local-day.ts'

const ZONES = ['America/Rankin_Inlet', 'America/Thunder_Bay', 'America/Scoresbysund', 'America/Punta_Arenas']
const SPELLINGS_EACH = 1150

/** Yields `count` spellings of a zone id that differ only in letter case; `Intl` accepts each of them. */
function* spellingsOf(zone: string, count: number): Generator<string> {
  for (let at = 0; at < count; at += 1) {
    let rest = at
    yield zone.toLowerCase().replaceAll(/[a-z]/g, (letter, place: number) => {
      if (place === 0 || zone[place - 1] === '/') return letter.toUpperCase()
      const isCapital = rest % 2 === 1
      rest >>= 1
      return isCapital ? letter.toUpperCase() : letter
    })
  }
}

const made: WeakRef<Intl.DateTimeFormat>[] = []
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct(target, given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
    const formatter = new target(...given)
    made.push(new WeakRef(formatter))
    return formatter
  },
})

const spellings = new Set(ZONES.flatMap((zone) => [...spellingsOf(zone, SPELLINGS_EACH)]))
const dates = new Set([...spellings].map((spelling) => localDateOf(spelling, 0)))
// Ends the current task first: until then, the targets of weak references stay alive.
await setImmediate()
globalThis.gc!()
const alive = made.filter((formatter) => formatter.deref() !== undefined).length
console.log(JSON.stringify({ spellings: spellings.size, dates: [...dates], made: made.length, alive }))
