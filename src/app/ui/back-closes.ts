import { useEffect, useRef } from 'react'

/*
 * What lies over a page (a sheet, a question, the seven seconds) stands in the history as one more entry of the
 * same address, so that the way back takes it away and leaves the page. The router need not know: its own
 * state is carried along. An entry whose sheet was closed by hand stays behind, for going back takes a moment in
 * which the page may already have gone on; the way back passes over it later.
 */

/** Where the history stands: the router's number of the page, and how many things lay over it. */
interface Entry {
  readonly page: number
  readonly depth: number
  readonly id: number
}

interface Over {
  readonly id: number
  readonly depth: number
  readonly close: () => void
}

interface State {
  readonly __TSR_index?: number
  readonly over?: { readonly depth: number; readonly id: number }
}

const entryOf = (state: State | null): Entry => ({ page: state?.__TSR_index ?? 0, depth: 0, id: 0, ...state?.over })

let open: readonly Over[] = []
let current = entryOf(history.state as State | null)

/** What the router tells of its history (`history.subscribe`). */
interface Change {
  readonly location: { readonly state: object }
  readonly action: { readonly type: string }
}

/** Keeps up with where the history stands; gone back from something that lay over the page, closes it. */
export function followHistory({ location, action }: Change): void {
  const left = current
  current = entryOf(location.state)
  const isMoved = action.type !== 'PUSH' && action.type !== 'REPLACE'
  if (!isMoved || current.page !== left.page || current.depth >= left.depth) return
  const closing = open.filter(({ depth }) => depth > current.depth)
  if (closing.length === 0) history.back()
  closing.forEach(({ close }) => close())
}

/** @returns how it is told that it was closed by hand */
function layOver(close: () => void): () => void {
  const isOnClosed = current.depth > 0 && !open.some(({ id }) => id === current.id)
  const over = { depth: isOnClosed ? current.depth : current.depth + 1, id: Date.now() + Math.random() }
  const state: unknown = { ...(history.state as State | null), over }
  // The browser's own, past the router's: for the router nothing has happened.
  if (isOnClosed) History.prototype.replaceState.call(history, state, '')
  else History.prototype.pushState.call(history, state, '')
  current = { ...current, ...over }
  open = [...open, { ...over, close }]
  return () => void (open = open.filter(({ id }) => id !== over.id))
}

/** While it is open, the way back closes what lies over the page instead of leaving it. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => (isOpen ? layOver(() => latest.current()) : undefined), [isOpen])
}
