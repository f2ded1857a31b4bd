import { useCallback, useEffect, useRef } from 'react'

/** The same function at every drawing, which does what the last one meant; undefined where there is nothing to do. */
export function useSteady<Given extends unknown[], Done>(act: ((...given: Given) => Done) | undefined) {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  const steady = useCallback((...given: Given) => latest.current!(...given), [])
  return act && steady
}
