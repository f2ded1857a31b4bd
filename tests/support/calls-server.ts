import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointTable } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import type { LoginResult } from '#contract/session.ts'
import { mountApi, createHttpServer } from '#server/app.ts'
import { openDeps } from '#server/deps/open-deps.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { sendError } from '#server/http/errors.ts'
import type { EndpointHandlers } from '#server/http/handle.ts'
import { addSecurityHeaders } from '#server/http/security.ts'
import { openSession } from '#server/http/session.ts'
import { parseEnv } from '#server/setup/env.ts'
import { simulatedBuiltInAnswers } from './answering.ts'
import { newAddress } from './server-client.ts'

export interface CallsServer {
  readonly url: string
  /** URLs of all received requests, with their query strings. */
  readonly asked: readonly string[]
  readonly newUser: () => Promise<Pick<LoginResult, 'token' | 'api_tokens'> & { readonly userId: string }>
  readonly cutLines: () => void
  readonly stop: () => Promise<void>
}

/** Starts the real HTTP server with endpoints that a test defines, in place of the product's endpoints. */
export async function startCallsServer<Table extends EndpointTable>(
  table: Table,
  features: EndpointHandlers<Table>,
  settings: Readonly<Record<string, string>> = {},
): Promise<CallsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-calls-'))
  const env = parseEnv({ PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', DATA_DIR: folder, ...settings })
  const app = createHttpServer(env)
  const deps = await openDeps(env, app.log, Date.now)
  const asked: string[] = []
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  addSecurityHeaders(app, env.publicUrl)
  const jobs = { wake: () => undefined, begin: async () => undefined }
  await app.register((api) => mountApi(api, { ...deps, jobs, answering: simulatedBuiltInAnswers }, table, features), { prefix: API_PREFIX })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: app.listeningOrigin,
    asked,
    newUser: async () => {
      const userId = await ensureUserId(deps.db, newAddress(), 'zh_CN', Date.now())
      return { userId, ...(await openSession(deps.db, userId, '', Date.now())) }
    },
    cutLines: () => app.server.closeAllConnections(),
    stop: async () => {
      await app.close()
      await deps.db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
