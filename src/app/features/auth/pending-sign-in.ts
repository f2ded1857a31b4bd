import * as z from 'zod/mini'
import { browserStorage } from '../../browser/storage.ts'

/** Schema of a started sign-in, stored in the tab's session storage until the provider redirects back. */
const pendingSignIn = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), from: z.string() })
/** State, nonce, PKCE verifier and return path of a Google login that this tab has started. */
export type PendingGoogleLogin = z.infer<typeof pendingSignIn>

/** Stores the started Google login for this tab, for the return from Google. */
export function storePendingGoogleLogin(pending: PendingGoogleLogin): void {
  browserStorage.setSignIn(JSON.stringify(pending))
}

/** Returns and deletes the tab's pending sign-in, so that each can be completed only once; undefined if missing or invalid. */
export function consumePendingGoogleLogin(): PendingGoogleLogin | undefined {
  const stored = browserStorage.getSignIn()
  browserStorage.setSignIn(null)
  try {
    return pendingSignIn.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}
