/**
 * A kept time as far as it says something: one that lies ahead was written while the clock was wrong, and what
 * happened then might have happened at any time. Null like one that was never written.
 */
export function knownTimeOf(kept: number | null | undefined): number | null {
  return kept == null || kept > Date.now() ? null : kept
}
