import type { Session } from '../store/device-db.ts'
import { readStored } from '../store/read-stored.ts'

/** Who is logged in, asked of the browser's own database: where the library is not there yet, or must not be disturbed. */
export async function readSessionRow(): Promise<Session | undefined> {
  return (await readStored('mingshu', 'session', 'current').catch(() => undefined)) as Session | undefined
}
