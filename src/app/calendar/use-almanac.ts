import { useEffect, useState } from 'react'

type Almanac = typeof import('#almanac/index.ts')

export interface AlmanacState {
  almanac: Almanac | undefined
  hasFailed: boolean
  retry: () => void
}

/** Loads the almanac once `isNeeded`, and returns it. The almanac is a lazy chunk, served from the service worker's cache when offline. */
export function useAlmanac(isNeeded = true): AlmanacState {
  const [almanac, setAlmanac] = useState<Almanac>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    setFailed(false)
    import('#almanac/index.ts').then(
      (come) => isWanted && setAlmanac(come),
      () => isWanted && setFailed(true),
    )
    return () => void (isWanted = false)
  }, [isNeeded, attempt])
  return { almanac, hasFailed, retry: () => setAttempt(attempt + 1) }
}
