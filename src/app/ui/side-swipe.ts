/** Minimum distance of a swipe, in px. */
const MIN_SWIPE = 64
/** Minimum distance in px at which a gesture is classified. */
const MIN_MOVE = 12

/** Classifies a movement by `dx` and `dy` px: undecided (`none`), vertical scroll or horizontal pan. */
export function classifySwipe(dx: number, dy: number): 'none' | 'scroll' | 'pan' {
  if (Math.hypot(dx, dy) < MIN_MOVE) return 'none'
  return Math.abs(dx) > 1.4 * Math.abs(dy) ? 'pan' : 'scroll'
}

/** Returns the direction of a finished pan of `dx` px: 1 to the next page, −1 to the previous, 0 if the pan is too short. */
export function getSwipeDirection(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_SWIPE) return 0
  return dx < 0 ? 1 : -1
}
