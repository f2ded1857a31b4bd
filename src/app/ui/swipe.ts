/** How far a finger goes before it turns the page, in px. */
const TURNS_AT = 64
/** So far it may mean anything. */
const BEGINS_AT = 12

/** What a finger means that has moved so far: nothing yet, reading on, or turning. */
export function meaningOf(dx: number, dy: number): 'none' | 'scroll' | 'pan' {
  if (Math.hypot(dx, dy) < BEGINS_AT) return 'none'
  return Math.abs(dx) > 1.4 * Math.abs(dy) ? 'pan' : 'scroll'
}

/** Whither a finger turns that lets go there: 1 on, −1 back. */
export function turnOf(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < TURNS_AT) return 0
  return dx < 0 ? 1 : -1
}
