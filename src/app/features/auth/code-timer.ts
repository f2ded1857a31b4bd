import { useEffect, useState } from 'react'

/**
 * Until when an address must wait for its next code, in ms. Kept outside the form, because the wait
 * goes on when the form is left: back a step, or to an agreement and back.
 */
const waits = new Map<string, { from: number; until: number }>()

/** Begins or replaces the wait of an address; seconds. */
export function startWait(address: string, seconds: number) {
  const from = Date.now()
  waits.set(address, { from, until: from + seconds * 1000 })
}

/** Whole seconds that are left, and whether a code was sent to the address before. */
export function waitOf(address: string, now: number): { seconds: number; wasSent: boolean } {
  const wait = waits.get(address)
  if (!wait) return { seconds: 0, wasSent: false }
  // A clock that was set back must not make the wait longer than it was.
  const left = Math.min(wait.until - now, wait.until - wait.from)
  return { seconds: Math.max(0, Math.ceil(left / 1000)), wasSent: true }
}

/** `waitOf`, counted down live. */
export function useWait(address: string) {
  const [now, setNow] = useState(() => Date.now())
  const wait = waitOf(address, now)
  const isRunning = waitOf(address, Date.now()).seconds > 0
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [address, isRunning])
  return wait
}
