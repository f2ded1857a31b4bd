import type { ChosenConfig, ConfigValues } from '#contract/settings.ts'
import { storeUnclaimedConfig, queueConfig } from './config-queue.ts'
import { applyConfig } from './shown-config.ts'
import { storeServerConfig, applyServerConfig } from './server-config.ts'
import { withTransaction } from '../intents/transaction.ts'
import { readIfOpen } from '../store/db.ts'
import { getSession } from '../session/session.ts'

export { readLanguage, readSettings } from './shown-config.ts'

/** Changes settings or language on this device and queues the change; while logged out, stores it for the next login. */
export async function changeConfig(change: ConfigValues): Promise<void> {
  const session = await getSession()
  // Queues first: after a crash in between, the change appears late instead of being lost.
  if (session) await queueConfig(session.user_id, change)
  else await storeUnclaimedConfig(change)
  await applyConfig(change)
}

/** Adopts the server's values one by one, except those chosen later on this device. */
export async function adoptConfig(userId: string, config: ChosenConfig): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => {
    await withTransaction(db, (db) => storeServerConfig(db, config))
    await applyServerConfig(db)
  })
}
