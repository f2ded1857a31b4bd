import { useEffect, useState } from 'react'
import { FOCUS_SECONDS } from './focus-seconds.ts'

/** Seconds since the component was mounted, 0 to `FOCUS_SECONDS`: flowing, or in whole steps where motion is unwelcome. */
export function useFocusClock(isStill: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const passed = () => Math.min(FOCUS_SECONDS, (performance.now() - start) / 1000)
    return isStill ? tickBySeconds(passed, setSeconds) : tickByFrames(passed, setSeconds)
  }, [isStill])
  return seconds
}

type Tell = (seconds: number) => void

function tickByFrames(passed: () => number, tell: Tell): () => void {
  let frame = requestAnimationFrame(function next() {
    const seconds = passed()
    tell(seconds)
    if (seconds < FOCUS_SECONDS) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

function tickBySeconds(passed: () => number, tell: Tell): () => void {
  // A timer may come a moment early; the next whole second is never told before it is over.
  let timer = setTimeout(function next() {
    const seconds = passed()
    tell(Math.floor(seconds))
    if (seconds < FOCUS_SECONDS) timer = setTimeout(next, Math.ceil((1 - (seconds % 1)) * 1000))
  }, 1000)
  return () => clearTimeout(timer)
}
