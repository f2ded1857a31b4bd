import { mountApp, createHttpServer } from './app.ts'
import type { AnswerServices } from './deps/answering.ts'
import type { JobDeps } from './deps/deps.ts'
import { openDeps } from './deps/open-deps.ts'
import { createAnswerServices } from './features/chat/answerer.ts'
import { lockDataDir } from './db/lock-data-dir.ts'
import type { Env } from './setup/env.ts'
import { startHourlyCleanUp } from './jobs/clean-up.ts'
import { createJobKinds } from './jobs/kinds.ts'
import { startReminderPolling } from './jobs/reminder-poll.ts'
import { createJobWorker } from './jobs/worker.ts'

export interface RunningServer {
  /** Listening URL, `http://host:port`. */
  readonly url: string
  /** Finishes running requests and jobs, then closes all connections and files. */
  readonly stop: () => Promise<void>
}

interface Options {
  readonly now?: () => number
  /** Folder of the built web app. */
  readonly webRoot?: string
  /** Answerer of the chat; by default the configured one. */
  readonly answering?: AnswerServices
  /** Poll interval of the job workers (ms). */
  readonly pollMs?: number
}

/** Starts the server. Rejects if a setting, the database or the port cannot be used. */
export async function startServer(env: Env, { now = Date.now, webRoot, answering, pollMs }: Options = {}): Promise<RunningServer> {
  const app = createHttpServer(env)
  const release = env.databaseUrl === undefined ? lockDataDir(env.dataDir) : () => undefined
  const opened = await openDeps(env, app.log, now).catch((error: unknown) => {
    release()
    throw error
  })
  const deps: JobDeps = { ...opened, answering: answering ?? createAnswerServices(opened) }
  const worker = createJobWorker({ ...deps, log: app.log, kinds: createJobKinds(deps), ...(pollMs !== undefined && { pollMs }) })
  try {
    await mountApp(app, { ...deps, jobs: worker }, webRoot)
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await app.close()
    await deps.db.destroy()
    release()
    throw error
  }
  worker.start()
  const stopCleaning = startHourlyCleanUp(deps, app.log)
  const stopReminding = startReminderPolling({ ...deps, jobs: worker }, app.log)
  return {
    url: app.listeningOrigin,
    stop: async () => {
      await app.close()
      await stopCleaning()
      await stopReminding()
      await worker.stop()
      await deps.painter.stop()
      await deps.db.destroy()
      release()
    },
  }
}
