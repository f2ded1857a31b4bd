import * as z from 'zod/mini'
import { RESEND_SECONDS, resendWait } from '#contract/session.ts'
import { ApiError } from '#device/wire/api.ts'
import { browserStorage } from '../browser/storage.ts'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** Resend wait of each address: start and end in ms since the epoch, and the code request's id. Survives a reload. */
const storedWaits = z.array(z.tuple([z.string(), z.object({ from: z.number(), until: z.number(), ask: z.optional(z.string()) })]))
type Wait = z.infer<typeof storedWaits>[number][1]
const waits = createExternalStore<ReadonlyMap<string, Wait>>(new Map(readWaits()))

const TICK_MS = 250

function readWaits() {
  try {
    return storedWaits.parse(JSON.parse(browserStorage.getCodeWaits() ?? '[]'))
  } catch {
    return []
  }
}

/** Starts or replaces the resend wait of an address. `seconds`: its length; `ask`: id of the code request, by default the last one. */
export function startResendWait(address: string, seconds: number, ask = getCodeRequestId(address)) {
  const from = Date.now()
  const next = new Map(waits.get()).set(address, { from, until: from + seconds * 1000, ask })
  browserStorage.setCodeWaits(JSON.stringify([...next]))
  waits.set(next)
}

/** Returns the id of this browser's code request for an address; the server counts failed attempts per request. */
export const getCodeRequestId = (address: string): string | undefined => waits.get().get(address)?.ask

/** Ends the resend wait of an address after its code was used. */
export function clearResendWait(address: string) {
  const next = new Map(waits.get())
  next.delete(address)
  browserStorage.setCodeWaits(JSON.stringify([...next]))
  waits.set(next)
}

/** Returns the remaining seconds, rounded up; -1 without a wait. */
function getSecondsLeft(wait: Wait | undefined): number {
  if (!wait) return -1
  // Limited to the length of the wait, in case the device clock was set back.
  const leftMs = Math.min(wait.until - Date.now(), wait.until - wait.from)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

const ticking = {
  get: waits.get,
  subscribe: (listener: () => void) => {
    const unsubscribe = waits.subscribe(listener)
    const timer = setInterval(listener, TICK_MS)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  },
}

/** Returns the remaining seconds until a code can be sent again, and whether one was sent to this address. Live. */
export function useResendWait(address: string): { seconds: number; wasSent: boolean } {
  const left = useStore(ticking, (all) => getSecondsLeft(all.get(address)))
  return { seconds: Math.max(0, left), wasSent: left >= 0 }
}

/** Returns the seconds to wait according to a `codeSentRecently` error; undefined for other errors. */
export function parseResendWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.codeName !== 'codeSentRecently') return undefined
  const data = z.safeParse(resendWait, error.data)
  return data.success ? data.data.resend_seconds : RESEND_SECONDS
}

/** Returns the first six digits of typed or pasted text; full-width digits are converted. */
export function parseCodeDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6)
}
