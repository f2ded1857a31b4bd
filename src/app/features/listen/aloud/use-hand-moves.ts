import { useCallback, useEffect, useRef } from 'react'

/** Who has moved the text by hand looks for something; for so long it is left alone. */
const LOOKS_MS = 8_000
const MOVES = ['wheel', 'touchmove'] as const

/** Tells whether somebody has moved the page, or what scrolls on it, by hand just now. */
export function useHandMoves(): () => boolean {
  const movedAt = useRef(0)
  useEffect(() => {
    const move = () => void (movedAt.current = Date.now())
    for (const name of MOVES) addEventListener(name, move, { passive: true })
    return () => {
      for (const name of MOVES) removeEventListener(name, move)
    }
  }, [])
  return useCallback(() => Date.now() - movedAt.current <= LOOKS_MS, [])
}
