import type { Session } from '../store/device-db.ts'
import { readKept } from '../store/read-kept.ts'

/** Who is logged in, asked of the browser's own database: where the library is not there yet, or must not be disturbed. */
export async function readSessionRow(): Promise<Session | undefined> {
  return (await readKept('mingshu', 'session', 'current').catch(() => undefined)) as Session | undefined
}
