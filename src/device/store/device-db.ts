/**
 * `mingshu`: what belongs to the device and not to one user.
 * session: at most one row, who is logged in · settings: key → value (display, language, install)
 * users: who has logged in here and not out · leases: stands in for Web Locks where there are none
 */
import type { EntityTable } from 'dexie'
import { Dexie } from 'dexie'
import type { ApiTokenName } from '#contract/session.ts'
import { abortOnLeave } from './leave.ts'

export interface Session {
  readonly user_id: string
  readonly email: string
  readonly token: string
  readonly api_tokens: Readonly<Partial<Record<ApiTokenName, string>>>
  /** The server said 10011: offline reading goes on, sending waits for a login. */
  readonly is_expired: boolean
  readonly at: number
}

export const SESSION_KEY = 'current'

type DeviceDb = Dexie & {
  session: EntityTable<Session & { key: string }, 'key'>
  settings: EntityTable<{ key: string; value: unknown }, 'key'>
  users: EntityTable<{ user_id: string; email: string; at: number }, 'user_id'>
  leases: EntityTable<{ name: string; holder: string; until: number }, 'name'>
}

export const deviceDb = new Dexie('mingshu') as DeviceDb

// Only what is searched by is declared. Old versions stay declared when new ones come.
deviceDb.version(1).stores({ session: '&key', settings: '&key', users: '&user_id', leases: '&name' })
abortOnLeave(deviceDb)
