import type { Session } from '../store/device-db.ts'
import { readStored } from '../store/read-stored.ts'

/** Reads the session row through the native API, where Dexie is not loaded yet or must not be disturbed. */
export async function readSessionRow(): Promise<Session | undefined> {
  return (await readStored('mingshu', 'session', 'current').catch(() => undefined)) as Session | undefined
}
