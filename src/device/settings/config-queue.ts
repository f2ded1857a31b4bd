import type { ChosenConfig, ConfigChange, ConfigName, SentConfig } from '#contract/settings.ts'
import { userDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { readPending } from '../intents/overlay.ts'
import { enqueue, withTransaction } from '../intents/transaction.ts'
import { configKind } from './config-kind.ts'
import { readKnownTimes, SETTINGS, applyServerConfig, readUnsentConfig } from './server-config.ts'

/** Settings changed while logged out, for the next user who logs in. */
const UNCLAIMED = 'unclaimed'

/** Stamps a change with the current time, or later than the known times of its values: the clock may have been ahead. */
function stampConfig(change: ConfigChange, known: ChosenConfig['chosen_at'] = {}): SentConfig {
  const names = Object.keys(change) as ConfigName[]
  const now = Date.now()
  return { ...change, chosen_at: Object.fromEntries(names.map((name) => [name, Math.max(now, (known[name] ?? 0) + 1)])) }
}

const together = (earlier: SentConfig | undefined, later: SentConfig): SentConfig => ({
  ...earlier,
  ...later,
  chosen_at: { ...earlier?.chosen_at, ...later.chosen_at },
})

/** Queues a change of the user's settings and merges earlier pending ones into it; the latest value wins. */
export async function queueConfig(userId: string, change: ConfigChange): Promise<void> {
  await queue(userId, (known) => stampConfig(change, known))
}

async function queue(userId: string, sentAfter: (known: ChosenConfig['chosen_at']) => SentConfig): Promise<void> {
  const db = userDb(userId)
  await withTransaction(db, async (db) => {
    const input = together(await readUnsentConfig(db), sentAfter(await readKnownTimes(db)))
    await db.outbox.bulkDelete((await readPending(db, SETTINGS)).map(({ seq }) => seq))
    await enqueue(db, configKind, { subject: SETTINGS, input, at: Date.now(), ahead: null })
  })
}

export async function storeUnclaimedConfig(change: ConfigChange): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const earlier = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
    await deviceDb.settings.put({ key: UNCLAIMED, value: together(earlier, stampConfig(change, earlier?.chosen_at)) })
  })
}

/** Settings chosen before the login become the user's. */
export async function claimConfig(userId: string): Promise<void> {
  const unclaimed = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
  if (!unclaimed) return
  await queue(userId, () => (unclaimed.chosen_at ? unclaimed : stampConfig(unclaimed)))
  await deviceDb.settings.delete(UNCLAIMED)
  await applyServerConfig(userDb(userId))
}
