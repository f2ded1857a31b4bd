import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { enqueueDueReminders } from '../features/push/sweep.ts'

/** Poll interval (ms); short enough to send a reminder within its minute. */
const SWEEP_MS = 20_000

/** Polls for due reminders now and regularly. Returns a function that stops this. */
export function startReminderPolling(deps: Pick<Deps, 'db' | 'now' | 'jobs'>, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> | undefined
  async function poll(): Promise<void> {
    if ((await enqueueDueReminders(deps)) > 0) deps.jobs.wake()
  }
  // Skips a poll while the previous one is running.
  const begin = (): void => {
    running ??= poll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for reminders failed'))
      .finally(() => (running = undefined))
  }
  begin()
  const timer = setInterval(begin, SWEEP_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
