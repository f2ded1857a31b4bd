import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { EndpointTable } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { calls } from './calls.ts'
import type { Deps } from './deps/deps.ts'
import type { Env } from './setup/env.ts'
import { mountCalendar } from './features/push/calendar/route.ts'
import { mountPayPage } from './features/shop/pay-routes.ts'
import { mountWebhook } from './features/shop/webhook.ts'
import { BODY_LIMIT, readBodies } from './http/bodies.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { answerError, answerNotFound, answerUnreadable } from './http/errors.ts'
import { AppError } from './http/app-error.ts'
import { mountFeatures, type Features } from './http/handle.ts'
import { loggerOf } from './http/log.ts'
import { networkOf } from './http/network.ts'
import { openApi } from './http/openapi.ts'
import { headersOf, secure } from './http/security.ts'
import { serveWebApp } from './http/web.ts'
import { version } from './setup/version.ts'

/** The built web app, beside the sources. */
const WEB_ROOT = fileURLToPath(new URL('../../dist', import.meta.url))

/** An HTTP server with its logger and limits, and no routes yet. */
export function newServer(env: Env): FastifyInstance {
  return fastify({
    logger: loggerOf(env.logLevel),
    // One line a request, written below; Fastify's own two hold the address and the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof env.trustProxy === 'object' ? [...env.trustProxy] : env.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read runs through no hooks.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headersOf(env.publicUrl))),
    return503OnClosing: false,
  })
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url: route } = request.routeOptions
    request.log.info({ method: method ?? request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}

async function limitRequests(api: FastifyInstance, { rateLimit: max }: Env): Promise<void> {
  await api.register(rateLimit, {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // How much is left is nobody's business until nothing is.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new AppError('tooManyRequests', { retry_seconds: Math.ceil(ttl / 1000) }),
  })
}

/** Puts calls on a server with all that goes for every one of them: limits, bodies, their description. */
export async function mountApi<Table extends EndpointTable>(
  api: FastifyInstance,
  deps: Deps,
  table: Table,
  features: Features<Table>,
): Promise<void> {
  await limitRequests(api, deps.env)
  api.addHook('onRequest', (_request, reply, done) => {
    // By its date a device notices that its own clock is wrong.
    void reply.headers({ 'cache-control': 'no-store', date: new Date(deps.now()).toUTCString() })
    done()
  })
  const description = openApi(table)
  api.get('/openapi.json', async () => description)
  const mount = mountFeatures(api, deps, table, features)
  mount('GET', api)
  // Reads have no body, and do without the hooks of what takes one.
  await api.register(async (withBodies) => {
    await readBodies(withBodies)
    mount('POST', withBodies)
    // Routes, not a not-found handler: the web app's own routes would take these paths for screens.
    withBodies.all('/', answerNotFound)
    withBodies.all('/*', answerNotFound)
  })
}

function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(deps.db)
    return reply.header('cache-control', 'no-store').send({ ok: true, version })
  })
}

/** Puts the whole product on a server: the calls under `/fapi`, health, and the web app everywhere else. */
export async function mountApp(app: FastifyInstance, deps: Deps, webRoot: string = WEB_ROOT): Promise<void> {
  app.setErrorHandler(answerError)
  logRequests(app)
  secure(app, deps.env.publicUrl)
  refuseWhileClosing(app)
  mountHealth(app, deps)
  await app.register((api) => mountApi(api, deps, endpoints, calls), { prefix: API_PREFIX })
  await app.register((page) => mountPayPage(page, deps))
  await app.register((webhook) => mountWebhook(webhook, deps))
  await app.register(async (calendars) => {
    await limitRequests(calendars, deps.env)
    mountCalendar(calendars, deps)
  })
  await serveWebApp(app, webRoot, deps.env)
}
