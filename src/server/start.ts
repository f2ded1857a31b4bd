import { mountApp, newServer } from './app.ts'
import type { Answering } from './deps/answering.ts'
import type { JobDeps } from './deps/deps.ts'
import { openDeps } from './deps/open-deps.ts'
import { answeringOf } from './features/chat/answerer.ts'
import { lockDataDir } from './db/sole-server.ts'
import type { Env } from './setup/env.ts'
import { cleanUpHourly } from './jobs/clean-up.ts'
import { kindsOf } from './jobs/kinds.ts'
import { wakePeriodically } from './jobs/wake.ts'
import { newWorker } from './jobs/worker.ts'

export interface RunningServer {
  /** Where it listens, `http://host:port`. */
  readonly url: string
  /** Answers what is under way, lets jobs end that run, then closes everything. */
  readonly stop: () => Promise<void>
}

interface Options {
  readonly now?: () => number
  /** Folder of the built web app. */
  readonly webRoot?: string
  /** Who answers in the chat; without it, as the settings say. */
  readonly answering?: Answering
  /** How often it looks for jobs that were laid back. */
  readonly pollMs?: number
}

/** Starts the whole server; rejects when a setting, the database or the port is not right. */
export async function startServer(env: Env, { now = Date.now, webRoot, answering, pollMs }: Options = {}): Promise<RunningServer> {
  const app = newServer(env)
  const release = env.databaseUrl === undefined ? lockDataDir(env.dataDir) : () => undefined
  const opened = await openDeps(env, app.log, now).catch((error: unknown) => {
    release()
    throw error
  })
  const deps: JobDeps = { ...opened, answering: answering ?? answeringOf(opened) }
  const worker = newWorker({ ...deps, log: app.log, kinds: kindsOf(deps), ...(pollMs !== undefined && { pollMs }) })
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
  const stopCleaning = cleanUpHourly(deps, app.log)
  const stopReminding = wakePeriodically({ ...deps, jobs: worker }, app.log)
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
