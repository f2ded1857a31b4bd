import { useEffect, useState } from 'react'

type Almanac = typeof import('#almanac/index.ts')

export interface AlmanacHere {
  almanac: Almanac | undefined
  hasFailed: boolean
  retry: () => void
}

/** The almanac, once it is needed. It comes in a file of its own, from the worker's store when offline. */
export function useAlmanac(isNeeded = true): AlmanacHere {
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
