import { useEffect, useState } from 'react'

/** Length of the focus exercise before the day is opened, in seconds (P-07). */
export const FOCUS_SECONDS = 7

/** Returns the seconds since mount, 0 to `FOCUS_SECONDS`: continuous, or in whole steps with reduced motion. */
export function useFocusClock(reducesMotion: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const passed = () => Math.min(FOCUS_SECONDS, (performance.now() - start) / 1000)
    return reducesMotion ? tickBySeconds(passed, setSeconds) : tickByFrames(passed, setSeconds)
  }, [reducesMotion])
  return seconds
}

type OnTick = (seconds: number) => void

function tickByFrames(passed: () => number, onTick: OnTick): () => void {
  let frame = requestAnimationFrame(function next() {
    const seconds = passed()
    onTick(seconds)
    if (seconds < FOCUS_SECONDS) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

function tickBySeconds(passed: () => number, onTick: OnTick): () => void {
  // A timer may fire slightly early; rounding down never shows a second before it is over.
  let timer = setTimeout(function next() {
    const seconds = passed()
    onTick(Math.floor(seconds))
    if (seconds < FOCUS_SECONDS) timer = setTimeout(next, Math.ceil((1 - (seconds % 1)) * 1000))
  }, 1000)
  return () => clearTimeout(timer)
}
