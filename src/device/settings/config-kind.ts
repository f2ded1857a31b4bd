import type { Kind } from '../intents/kind.ts'
import { pendingOf } from '../intents/layers.ts'
import type { UserDb } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'

/** What every change of the settings is about. */
export const SETTINGS = 'settings'

const SENT_AT = 'configSentAt'

/** Display and language belong to the device and hold there before the change is queued, so nothing is laid over anything. */
export const configKind: Kind<'config', 'config', null, null> = {
  name: 'config',
  endpoint: 'config',
  layers: null,
  show: () => null,
  confirm: async (db) => void (await db.state.put({ key: SENT_AT, value: Date.now() })),
  refuse: async () => 'alone',
  isEnd: false,
  nameOf: async () => '',
  versioned: null,
}

/** Whether settings wait to be sent, or were sent at `ms` or later: what the server said then is older. */
export async function hasConfigSince(db: UserDb, ms: number): Promise<boolean> {
  if ((await pendingOf(db, SETTINGS)).length > 0) return true
  return (knownTimeOf((await db.state.get(SENT_AT))?.value as number | undefined) ?? 0) >= ms
}
