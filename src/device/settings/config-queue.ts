import type { ChosenConfig, ConfigValues, ConfigName, SentConfig } from '#contract/settings.ts'
import { getUserDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import { enqueueIntent, withTransaction } from '../intents/transaction.ts'
import { configChangeKind } from './config-kind.ts'
import { readKnownTimes, SETTINGS_SUBJECT, applyServerConfig, readUnsentConfig } from './server-config.ts'

/** Key of the settings changed while logged out; the next user who logs in gets them. */
const UNCLAIMED = 'unclaimed'

/** Adds the time of choice to each changed value: now, or later than its known time, since the clock may have been ahead then. */
function stampConfig(change: ConfigValues, known: ChosenConfig['chosen_at'] = {}): SentConfig {
  const names = Object.keys(change) as ConfigName[]
  const now = Date.now()
  return { ...change, chosen_at: Object.fromEntries(names.map((name) => [name, Math.max(now, (known[name] ?? 0) + 1)])) }
}

const together = (earlier: SentConfig | undefined, later: SentConfig): SentConfig => ({
  ...earlier,
  ...later,
  chosen_at: { ...earlier?.chosen_at, ...later.chosen_at },
})

/** Queues a change of the user's settings, merged with earlier pending changes; the latest value wins. */
export async function queueConfig(userId: string, change: ConfigValues): Promise<void> {
  await queue(userId, (known) => stampConfig(change, known))
}

async function queue(userId: string, sentAfter: (known: ChosenConfig['chosen_at']) => SentConfig): Promise<void> {
  const db = getUserDb(userId)
  await withTransaction(db, async (db) => {
    const input = together(await readUnsentConfig(db), sentAfter(await readKnownTimes(db)))
    await db.outbox.bulkDelete((await readPendingChanges(db, SETTINGS_SUBJECT)).map(({ seq }) => seq))
    await enqueueIntent(db, configChangeKind, { subject: SETTINGS_SUBJECT, input, at: Date.now(), ahead: null })
  })
}

/** Stores settings chosen while logged out, for the next login on this device. */
export async function storeUnclaimedConfig(change: ConfigValues): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const earlier = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
    await deviceDb.settings.put({ key: UNCLAIMED, value: together(earlier, stampConfig(change, earlier?.chosen_at)) })
  })
}

/** Queues the settings chosen before the login as changes of this user. */
export async function queueUnclaimedConfig(userId: string): Promise<void> {
  const unclaimed = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
  if (!unclaimed) return
  await queue(userId, () => (unclaimed.chosen_at ? unclaimed : stampConfig(unclaimed)))
  await deviceDb.settings.delete(UNCLAIMED)
  await applyServerConfig(getUserDb(userId))
}
