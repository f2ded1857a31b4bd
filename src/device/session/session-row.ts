import type { Session } from '../store/device-db.ts'
import { readRows } from '../store/read-rows.ts'

/** Who is logged in, asked of the browser's own database: where the library is not there yet, or must not be disturbed. */
export async function readSessionRow(): Promise<Session | undefined> {
  const [row] = await readRows('mingshu', [{ store: 'session', key: 'current' }]).catch(() => [])
  return row as Session | undefined
}
