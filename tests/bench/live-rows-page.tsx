/** Page of `live-rows.ts`, with as many components and rows as a card of a book. */
import { Dexie, type EntityTable } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useLive } from '#app/live/use-live.ts'

/**
 * Names of the rows. Numbers of rows and components are as counted on `/archive/index?card=self`, where most components read the
 * session row.
 */
const ROWS = ['session', ...Array.from({ length: 24 }, (_, i) => `row ${i}`)]
const COMPONENT_ROWS = [...Array.from({ length: 41 }, () => 'session'), ...ROWS]

const db = new Dexie('bench') as Dexie & { rows: EntityTable<{ name: string; value: number }, 'name'> }
db.version(1).stores({ rows: '&name' })
const valueOf = async (name: string) => (await db.rows.get(name))!.value

const ways = {
  shared: (name: string) => useLive(valueOf, name),
  own: (name: string) => useLiveQuery(() => valueOf(name), [name]),
}
export type LiveRowsVariant = keyof typeof ways

/** Callback that every component calls with the value that it shows. */
let onShown: (value: number | undefined) => void

function Row({ way, name }: { way: LiveRowsVariant; name: string }) {
  const value = ways[way](name)
  useLayoutEffect(() => onShown(value), [value])
  return <p>{value}</p>
}

/** Returns the milliseconds until `count` components show this value, and how many rendered without a value first. */
async function measureRender(count: number, value: number, act: () => unknown) {
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

/** Measures three steps: a first page, the page that replaces it, and a change of the session row. */
export async function measureLiveRows(way: LiveRowsVariant) {
  await db.rows.bulkPut(ROWS.map((name) => ({ name, value: round })))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const page = (key: string) => (
    <section key={key}>
      {COMPONENT_ROWS.map((name, i) => (
        <Row key={i} way={way} name={name} />
      ))}
    </section>
  )
  const first = await measureRender(COMPONENT_ROWS.length, round, () => root.render(page('first')))
  const next = await measureRender(COMPONENT_ROWS.length, round, () => root.render(page('next')))
  round += 1
  const change = await measureRender(COMPONENT_ROWS.filter((name) => name === 'session').length, round, () =>
    db.rows.put({ name: 'session', value: round }),
  )
  root.unmount()
  return { first, next, change }
}
