import { useEffect } from 'react'

/**
 * Something that was read on the way to the first page, for its first render: live readings begin with
 * nothing, and each costs a slow phone a turn. Forgotten with the first live answer.
 */
export function knownAhead<T>() {
  let known: { readonly key: string; readonly value: T } | undefined
  return {
    know: (key: string, value: T) => {
      known = { key, value }
    },
    /** The live reading; until it has answered what is known under this key, else `undefined`. */
    useKnown: (key: string, live: T | undefined): T | undefined => {
      const hasAnswered = live !== undefined
      useEffect(() => {
        if (hasAnswered) known = undefined
      }, [hasAnswered])
      if (hasAnswered) return live
      return known?.key === key ? known.value : undefined
    },
  }
}
