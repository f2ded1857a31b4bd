/** A stored time if it is plausible. Null for a future time, which a wrong clock wrote and which says nothing, as for a missing one. */
export function knownTimeOf(stored: number | null | undefined): number | null {
  return stored == null || stored > Date.now() ? null : stored
}
