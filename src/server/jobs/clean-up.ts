import type { FastifyBaseLogger } from 'fastify'
import { deleteOldResponses } from '../db/idempotency-keys.ts'
import type { Deps } from '../deps/deps.ts'
import { purgeRemovedArchives } from '../features/archives/purge.ts'
import { purgeRemovedConversations } from '../features/chat/change.ts'
import { deleteOldCodes } from '../features/auth/codes.ts'
import { deleteOldHits } from '../features/auth/limits.ts'
import { expireOldOrders, deleteUnpaidOrders } from '../features/shop/order-rows.ts'
import { deleteOldSessions } from '../http/session.ts'
import { deleteOldJobs } from './job-list.ts'
import { deleteStrayBlobs } from './sweep-blobs.ts'

const HOUR_MS = 3_600_000
const MAIL_RETENTION_MS = 24 * HOUR_MS

/** Deletes expired data of all features, and stored files without a row. */
export async function cleanUp(deps: Pick<Deps, 'db' | 'now' | 'mail' | 'blobs'>, log: FastifyBaseLogger): Promise<void> {
  await purgeRemovedArchives(deps)
  await purgeRemovedConversations(deps)
  await deleteOldSessions(deps.db, deps.now())
  await deleteOldCodes(deps.db, deps.now())
  await deleteOldHits(deps)
  await deleteOldResponses(deps.db, deps.now())
  await expireOldOrders(deps)
  await deleteUnpaidOrders(deps)
  await deleteOldJobs(deps)
  await deps.mail.forget({ sentBefore: deps.now() - MAIL_RETENTION_MS })
  await deleteStrayBlobs(deps, log)
}

/** Cleans up now and every hour. Returns a function that stops this. */
export function startHourlyCleanUp(deps: Pick<Deps, 'db' | 'now' | 'mail' | 'blobs'>, log: FastifyBaseLogger): () => Promise<void> {
  const tidy = (): Promise<void> => cleanUp(deps, log).catch((error: unknown) => log.error({ err: error }, 'cleaning up failed'))
  let running = tidy()
  const timer = setInterval(() => void (running = tidy()), HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
