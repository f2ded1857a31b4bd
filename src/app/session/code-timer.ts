import * as z from 'zod/mini'
import { RESEND_SECONDS, resendWait } from '#contract/session.ts'
import { ApiError } from '#device/wire/api.ts'
import { storage } from '../browser/storage.ts'
import { externalStore, useStore } from '../live/external-store.ts'

/**
 * Until when an address must wait for its next code, in ms. Kept outside the form, because the wait
 * goes on when the form is left: back a step, to an agreement and back, or by a reload.
 */
const keptWaits = z.array(z.tuple([z.string(), z.object({ from: z.number(), until: z.number(), ask: z.optional(z.string()) })]))
type Wait = z.infer<typeof keptWaits>[number][1]
const waits = externalStore<ReadonlyMap<string, Wait>>(new Map(readWaits()))

const TICK_MS = 250

function readWaits() {
  try {
    return keptWaits.parse(JSON.parse(storage.codeWaits() ?? '[]'))
  } catch {
    return []
  }
}

/** Begins or replaces the wait of an address, in seconds; `ask` comes with a code that was sent from here. */
export function startWait(address: string, seconds: number, ask = askOf(address)) {
  const from = Date.now()
  const next = new Map(waits.get()).set(address, { from, until: from + seconds * 1000, ask })
  storage.keepCodeWaits(JSON.stringify([...next]))
  waits.set(next)
}

/** What makes this browser's tries its own. */
export const askOf = (address: string): string | undefined => waits.get().get(address)?.ask

/** The code of an address has done its work: the next one is a first one again. */
export function forgetWait(address: string) {
  const next = new Map(waits.get())
  next.delete(address)
  storage.keepCodeWaits(JSON.stringify([...next]))
  waits.set(next)
}

/** Whole seconds that are left; -1 where there never was a wait. */
function secondsLeftOf(wait: Wait | undefined): number {
  if (!wait) return -1
  // A clock that was set back must not make the wait longer than it was.
  const leftMs = Math.min(wait.until - Date.now(), wait.until - wait.from)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

const ticking = {
  get: waits.get,
  subscribe: (listener: () => void) => {
    const leave = waits.subscribe(listener)
    const timer = setInterval(listener, TICK_MS)
    return () => {
      leave()
      clearInterval(timer)
    }
  },
}

/** The wait of an address, counted down live, and whether a code was sent to it before. */
export function useWait(address: string): { seconds: number; wasSent: boolean } {
  const left = useStore(ticking, (all) => secondsLeftOf(all.get(address)))
  return { seconds: Math.max(0, left), wasSent: left >= 0 }
}

/** Seconds that the server wants an address to wait, when that is what the refusal says. */
export function remainingWaitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.codeName !== 'codeSentRecently') return undefined
  const data = z.safeParse(resendWait, error.data)
  return data.success ? data.data.resend_seconds : RESEND_SECONDS
}

/** Digits of what was typed or pasted, full-width ones too: no more than a code has. */
export function codeDigitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6)
}
