import { useEffect, useRef } from 'react'

/*
 * Each overlay adds a history entry, so that Back closes it. An overlay closed otherwise leaves its entry (`history.back()` is
 * async); Back skips it.
 */

/** A history entry: the router's page index, the number of overlays on the page, and the id of the top overlay. */
interface Entry {
  readonly page: number
  readonly depth: number
  readonly id: number
}

interface Overlay {
  readonly id: number
  readonly depth: number
  readonly close: () => void
}

interface State {
  readonly __TSR_index?: number
  readonly over?: { readonly depth: number; readonly id: number }
}

const parseEntry = (state: State | null): Entry => ({ page: state?.__TSR_index ?? 0, depth: 0, id: 0, ...state?.over })

let open: readonly Overlay[] = []
let current = parseEntry(history.state as State | null)

/** Argument of a listener of the router's `history.subscribe`. */
interface Change {
  readonly location: { readonly state: object }
  readonly action: { readonly type: string }
}

/** Tracks the current history entry, and closes the overlays whose entries a Back navigation has left. */
export function closeOverlaysOnBack({ location, action }: Change): void {
  const left = current
  current = parseEntry(location.state)
  const isMoved = action.type !== 'PUSH' && action.type !== 'REPLACE'
  if (!isMoved || current.page !== left.page || current.depth >= left.depth) return
  const closing = open.filter(({ depth }) => depth > current.depth)
  if (closing.length === 0) history.back()
  closing.forEach(({ close }) => close())
}

/** Adds a history entry for an overlay, or reuses a left-over one. Returns a function to call when the overlay has closed. */
function pushOverlay(close: () => void): () => void {
  const reusesEntry = current.depth > 0 && !open.some(({ id }) => id === current.id)
  const over = { depth: reusesEntry ? current.depth : current.depth + 1, id: Date.now() + Math.random() }
  const state: unknown = { ...(history.state as State | null), over }
  // Calls the native methods, because the router patches `history` and must not see this entry.
  if (reusesEntry) History.prototype.replaceState.call(history, state, '')
  else History.prototype.pushState.call(history, state, '')
  current = { ...current, ...over }
  open = [...open, { ...over, close }]
  return () => void (open = open.filter(({ id }) => id !== over.id))
}

/** Makes Back call `close` instead of leaving the page while `isOpen`. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => (isOpen ? pushOverlay(() => latest.current()) : undefined), [isOpen])
}
