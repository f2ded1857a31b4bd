import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { EndpointTable } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { endpointHandlers } from './calls.ts'
import type { Deps } from './deps/deps.ts'
import type { Env } from './setup/env.ts'
import { mountCalendar } from './features/push/calendar/route.ts'
import { mountPayPage } from './features/shop/pay-routes.ts'
import { mountWebhook } from './features/shop/webhook.ts'
import { BODY_LIMIT, addBodyParsers } from './http/bodies.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { sendError, sendNotFound, handleClientError } from './http/errors.ts'
import { AppError } from './http/app-error.ts'
import { createEndpointMounter, type EndpointHandlers } from './http/handle.ts'
import { createLoggerOptions } from './http/log.ts'
import { clientKeyOf } from './http/network.ts'
import { createOpenApiDocument } from './http/openapi.ts'
import { securityHeadersOf, addSecurityHeaders } from './http/security.ts'
import { serveWebApp } from './http/web.ts'
import { version } from './setup/version.ts'

/** Folder of the built web app. */
const WEB_ROOT = fileURLToPath(new URL('../../dist', import.meta.url))

/** Creates an HTTP server with logger and limits, but without routes. */
export function createHttpServer(env: Env): FastifyInstance {
  return fastify({
    logger: createLoggerOptions(env.logLevel),
    // `logRequests` logs one line per request; Fastify's own lines would contain the URL with its query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof env.trustProxy === 'object' ? [...env.trustProxy] : env.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: handleClientError,
    // Sets the security headers here, because Fastify runs no hooks for a URL that it cannot parse.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(securityHeadersOf(env.publicUrl))),
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
    keyGenerator: ({ ip }) => clientKeyOf(ip),
    // Does not reveal the remaining quota before it is exhausted.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new AppError('tooManyRequests', { retry_seconds: Math.ceil(ttl / 1000) }),
  })
}

/** Mounts endpoints with what they share: rate limit, body parsing, OpenAPI description. */
export async function mountApi<Table extends EndpointTable>(
  api: FastifyInstance,
  deps: Deps,
  table: Table,
  features: EndpointHandlers<Table>,
): Promise<void> {
  await limitRequests(api, deps.env)
  api.addHook('onRequest', (_request, reply, done) => {
    // Sends the server's time, with which devices compare their clock.
    void reply.headers({ 'cache-control': 'no-store', date: new Date(deps.now()).toUTCString() })
    done()
  })
  const description = createOpenApiDocument(table)
  api.get('/openapi.json', async () => description)
  const mount = createEndpointMounter(api, deps, table, features)
  mount('GET', api)
  // Mounts GET routes outside this scope: they have no body and skip the hooks for bodies.
  await api.register(async (withBodies) => {
    await addBodyParsers(withBodies)
    mount('POST', withBodies)
    // Routes instead of a not-found handler: without them, the web app would serve these paths as screens.
    withBodies.all('/', sendNotFound)
    withBodies.all('/*', sendNotFound)
  })
}

function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(deps.db)
    return reply.header('cache-control', 'no-store').send({ ok: true, version })
  })
}

/** Mounts everything on a server: the API under `/fapi`, the health check, and the web app for all other paths. */
export async function mountApp(app: FastifyInstance, deps: Deps, webRoot: string = WEB_ROOT): Promise<void> {
  app.setErrorHandler(sendError)
  logRequests(app)
  addSecurityHeaders(app, deps.env.publicUrl)
  refuseWhileClosing(app)
  mountHealth(app, deps)
  await app.register((api) => mountApi(api, deps, endpoints, endpointHandlers), { prefix: API_PREFIX })
  await app.register((page) => mountPayPage(page, deps))
  await app.register((webhook) => mountWebhook(webhook, deps))
  await app.register(async (calendars) => {
    await limitRequests(calendars, deps.env)
    mountCalendar(calendars, deps)
  })
  await serveWebApp(app, webRoot, deps.env)
}
