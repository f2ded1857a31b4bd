import type { ConfigChange } from '#contract/settings.ts'
import { userDb } from '../store/db.ts'
import { deviceDb } from '../store/device-db.ts'
import { pendingOf } from '../intents/layers.ts'
import { enqueue, inOneStep } from '../intents/queue.ts'
import { configKind, SETTINGS } from './config-kind.ts'

/** Settings changed while nobody was logged in wait here for whoever logs in next. */
const UNCLAIMED = 'unclaimed'

/** Queues a change of the user's settings; unsent earlier ones become part of it, the latest wins. */
export async function queueConfig(userId: string, change: ConfigChange): Promise<void> {
  const db = userDb(userId)
  await inOneStep(db, async () => {
    const earlier = await pendingOf(db, SETTINGS)
    const input = Object.assign({}, ...earlier.map((intent) => intent.input), change) as ConfigChange
    await db.outbox.bulkDelete(earlier.map((intent) => intent.seq))
    await enqueue(db, configKind, { subject: SETTINGS, input, at: Date.now(), ahead: null })
  })
}

export async function keepUnclaimed(change: ConfigChange): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const earlier = (await deviceDb.settings.get(UNCLAIMED))?.value as ConfigChange | undefined
    await deviceDb.settings.put({ key: UNCLAIMED, value: { ...earlier, ...change } })
  })
}

/** What was chosen before the login becomes the user's. */
export async function handOverConfig(userId: string): Promise<void> {
  const unclaimed = await deviceDb.settings.get(UNCLAIMED)
  if (!unclaimed) return
  await queueConfig(userId, unclaimed.value as ConfigChange)
  await deviceDb.settings.delete(UNCLAIMED)
}
