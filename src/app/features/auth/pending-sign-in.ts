import * as z from 'zod/mini'
import { browserStorage } from '../../browser/storage.ts'

/** Schema of a started sign-in, stored in the tab's session storage until the provider redirects back. */
const pendingSignIn = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), from: z.string() })
export type PendingSignIn = z.infer<typeof pendingSignIn>

export function storePendingSignIn(pending: PendingSignIn): void {
  browserStorage.setSignIn(JSON.stringify(pending))
}

/** Returns and deletes the tab's pending sign-in, so that each can be completed only once; undefined if missing or invalid. */
export function consumePendingSignIn(): PendingSignIn | undefined {
  const stored = browserStorage.getSignIn()
  browserStorage.setSignIn(null)
  try {
    return pendingSignIn.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}
