/** Asks for a date in four zones under thousands of names, as a header may hold them; says what it found and how many formatters outlive it. */
import { setImmediate } from 'node:timers/promises'
import { localDateOf } from '#server/ledger/local-day.ts'

const ZONES = ['America/Rankin_Inlet', 'America/Thunder_Bay', 'America/Scoresbysund', 'America/Punta_Arenas']
const SPELLINGS_EACH = 1150

/** A zone's id in ever other letters, the first of each word a capital: the engine takes each. */
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
// What a weak reference led to lives on until the task ends.
await setImmediate()
globalThis.gc!()
const kept = made.filter((formatter) => formatter.deref() !== undefined).length
console.log(JSON.stringify({ spellings: spellings.size, dates: [...dates], made: made.length, kept }))
