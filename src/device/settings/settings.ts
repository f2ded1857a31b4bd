import type { ChosenConfig, ConfigChange } from '#contract/settings.ts'
import { storeUnclaimedConfig, queueConfig } from './config-queue.ts'
import { showHere } from './shown-config.ts'
import { keepTold, showConfig } from './server-config.ts'
import { withTransaction } from '../intents/transaction.ts'
import { readIfOpen } from '../store/db.ts'
import { openSession } from '../session/session.ts'

export { readLanguage, readSettings } from './shown-config.ts'

/** Changes settings or language at once; the server hears of it, at the next login when nobody is logged in. */
export async function changeConfig(change: ConfigChange): Promise<void> {
  const session = await openSession()
  // The intent first: a crash in between shows the change late instead of losing it.
  if (session) await queueConfig(session.user_id, change)
  else await storeUnclaimedConfig(change)
  await showHere(change)
}

/** Takes over what the server has, value by value: what was chosen later here stays. */
export async function adoptConfig(userId: string, config: ChosenConfig): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => {
    await withTransaction(db, (db) => keepTold(db, config))
    await showConfig(db)
  })
}
