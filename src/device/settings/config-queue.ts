import type { ChosenConfig, ConfigChange, ConfigName, SentConfig } from '#contract/settings.ts'
import { userDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { pendingOf } from '../intents/overlay.ts'
import { enqueue, withTransaction } from '../intents/transaction.ts'
import { configKind } from './config-kind.ts'
import { knownTimes, SETTINGS, showConfig, unsentConfig } from './server-config.ts'

/** Settings changed while nobody was logged in wait here for whoever logs in next. */
const UNCLAIMED = 'unclaimed'

/** The change was chosen now, and after all that is known of its values: the clock may have been ahead, or be behind. */
function chosenNow(change: ConfigChange, known: ChosenConfig['chosen_at'] = {}): SentConfig {
  const names = Object.keys(change) as ConfigName[]
  const now = Date.now()
  return { ...change, chosen_at: Object.fromEntries(names.map((name) => [name, Math.max(now, (known[name] ?? 0) + 1)])) }
}

const together = (earlier: SentConfig | undefined, later: SentConfig): SentConfig => ({
  ...earlier,
  ...later,
  chosen_at: { ...earlier?.chosen_at, ...later.chosen_at },
})

/** Queues a change of the user's settings; unsent earlier ones become part of it, the latest wins. */
export async function queueConfig(userId: string, change: ConfigChange): Promise<void> {
  await queue(userId, (known) => chosenNow(change, known))
}

async function queue(userId: string, sentAfter: (known: ChosenConfig['chosen_at']) => SentConfig): Promise<void> {
  const db = userDb(userId)
  await withTransaction(db, async (db) => {
    const input = together(await unsentConfig(db), sentAfter(await knownTimes(db)))
    await db.outbox.bulkDelete((await pendingOf(db, SETTINGS)).map(({ seq }) => seq))
    await enqueue(db, configKind, { subject: SETTINGS, input, at: Date.now(), ahead: null })
  })
}

export async function storeUnclaimedConfig(change: ConfigChange): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const earlier = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
    await deviceDb.settings.put({ key: UNCLAIMED, value: together(earlier, chosenNow(change, earlier?.chosen_at)) })
  })
}

/** What was chosen before the login becomes the user's. */
export async function claimConfig(userId: string): Promise<void> {
  const unclaimed = (await deviceDb.settings.get(UNCLAIMED))?.value as SentConfig | undefined
  if (!unclaimed) return
  await queue(userId, () => (unclaimed.chosen_at ? unclaimed : chosenNow(unclaimed)))
  await deviceDb.settings.delete(UNCLAIMED)
  await showConfig(userDb(userId))
}
