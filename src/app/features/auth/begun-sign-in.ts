import * as z from 'zod/mini'
import { storage } from '../../browser/storage.ts'

/** What the page that begins a sign-in keeps to itself until the answer comes. */
const begunSignIn = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), from: z.string() })
export type BegunSignIn = z.infer<typeof begunSignIn>

export function keepBegun(begun: BegunSignIn): void {
  storage.keepSignIn(JSON.stringify(begun))
}

/** The sign-in that this tab began last; it is forgotten by being read, so that an answer counts once. */
export function takeBegun(): BegunSignIn | undefined {
  const kept = storage.signIn()
  storage.keepSignIn(null)
  try {
    return begunSignIn.parse(JSON.parse(kept ?? 'null'))
  } catch {
    return undefined
  }
}
