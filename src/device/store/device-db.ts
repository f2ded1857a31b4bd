/** `mingshu`: data of the device rather than of a user. Tables: `src/device/README.md`. */
import type { EntityTable } from 'dexie'
import { Dexie } from 'dexie'
import type { ApiTokenName } from '#contract/session.ts'
import { trackOpenTransactions } from './abort-on-leave.ts'

export interface DeviceSession {
  readonly user_id: string
  readonly email: string
  readonly token: string
  readonly api_tokens: Readonly<Partial<Record<ApiTokenName, string>>>
  /** True after the server returned 10011: offline reading continues, sending waits for a login. */
  readonly is_expired: boolean
  readonly at: number
}

/** Primary key of the only session row. */
export const SESSION_KEY = 'current'

type DeviceDb = Dexie & {
  session: EntityTable<DeviceSession & { key: string }, 'key'>
  settings: EntityTable<{ key: string; value: unknown }, 'key'>
  users: EntityTable<{ user_id: string; email: string; at: number }, 'user_id'>
  leases: EntityTable<{ name: string; holder: string; until: number }, 'name'>
}

export const deviceDb = new Dexie('mingshu') as DeviceDb

// Declares indexed fields only. Versions already released stay declared when new ones are added.
deviceDb.version(1).stores({ session: '&key', settings: '&key', users: '&user_id', leases: '&name' })
trackOpenTransactions(deviceDb)
