/** The page of `live-rows.ts`: as many components as stand on a card of the book, which follow the rows that those follow. */
import { Dexie, type EntityTable } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useLive } from '#app/live/use-live.ts'

/** Counted on `/archive/index?card=self`: who is logged in is asked by most. */
const ROWS = ['session', ...Array.from({ length: 24 }, (_, i) => `row ${i}`)]
const ASKED = [...Array.from({ length: 41 }, () => 'session'), ...ROWS]

const db = new Dexie('bench') as Dexie & { rows: EntityTable<{ name: string; value: number }, 'name'> }
db.version(1).stores({ rows: '&name' })
const valueOf = async (name: string) => (await db.rows.get(name))!.value

const ways = {
  shared: (name: string) => useLive(valueOf, name),
  own: (name: string) => useLiveQuery(() => valueOf(name), [name]),
}
export type Way = keyof typeof ways

/** Told by every component what it shows. */
let onShown: (value: number | undefined) => void

function Row({ way, name }: { way: Way; name: string }) {
  const value = ways[way](name)
  useLayoutEffect(() => onShown(value), [value])
  return <p>{value}</p>
}

/** Milliseconds until so many components have shown this value, and how many of them first showed nothing. */
async function shown(count: number, value: number, act: () => unknown) {
  const start = performance.now()
  let left = count
  let empty = 0
  const all = new Promise<void>((resolve) => {
    onShown = (found) => {
      if (found === undefined) empty += 1
      if (found === value && --left === 0) resolve()
    }
  })
  await act()
  await all
  return { ms: performance.now() - start, empty }
}

let round = 0

/** A first page, the next one in its place, and a change of the row that most follow. */
export async function measure(way: Way) {
  await db.rows.bulkPut(ROWS.map((name) => ({ name, value: round })))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const page = (key: string) => (
    <section key={key}>
      {ASKED.map((name, i) => (
        <Row key={i} way={way} name={name} />
      ))}
    </section>
  )
  const first = await shown(ASKED.length, round, () => root.render(page('first')))
  const next = await shown(ASKED.length, round, () => root.render(page('next')))
  round += 1
  const change = await shown(ASKED.filter((name) => name === 'session').length, round, () => db.rows.put({ name: 'session', value: round }))
  root.unmount()
  return { first, next, change }
}
