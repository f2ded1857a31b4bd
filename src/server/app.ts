import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { EndpointTable } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Deps } from './deps/deps.ts'
import type { Env } from './setup/env.ts'
import { config, userInfo } from './features/account/config.ts'
import { exportOf } from './features/account/export.ts'
import { productTimes } from './features/account/product-times.ts'
import { sessionEnd, userSessions } from './features/account/sessions.ts'
import { addArchive } from './features/archives/add-archive.ts'
import { imageAvatar } from './features/archives/choose-avatar.ts'
import { exportedArchives } from './features/archives/exported-archives.ts'
import { getArchive } from './features/archives/get-archive.ts'
import { markPinned } from './features/archives/mark-pinned.ts'
import { openDay } from './features/archives/open-day.ts'
import { exportedDays, openedDays, openedIn } from './features/archives/opened-days.ts'
import { removeArchive } from './features/archives/remove-archive.ts'
import { restoreArchive } from './features/archives/restore-archive.ts'
import { updateArchive } from './features/archives/update-archive.ts'
import { podcastCreateOf } from './features/audio/create.ts'
import { podcastFileOf, podcastSampleOf } from './features/audio/file.ts'
import { exportedPodcasts, podcastStatusOf } from './features/audio/status.ts'
import { deactivate } from './features/auth/deactivate.ts'
import { emailVerification } from './features/auth/email-verification.ts'
import { loginByEmail } from './features/auth/login-by-email.ts'
import { loginByLink } from './features/auth/login-by-link.ts'
import { logout } from './features/auth/logout.ts'
import { oauthLogin } from './features/auth/oauth-login.ts'
import { oauthStart } from './features/auth/oauth-start.ts'
import { archiveOf, birthOf, ganzhiTextOf } from './features/books/archive.ts'
import { exportedBooks } from './features/books/exported-books.ts'
import { annualBase, annualInfo, annualMonths, fateBookInfo } from './features/books/infos.ts'
import { bookMark } from './features/books/mark.ts'
import { bookMarks, exportedMarks } from './features/books/marks.ts'
import { shelf } from './features/books/shelf.ts'
import { spokenBooks } from './features/books/spoken-books.ts'
import { annualStatusOf, fateBookStatusOf } from './features/books/status.ts'
import { bookUnlockOf } from './features/books/unlock.ts'
import { bookUpgrade } from './features/books/upgrade.ts'
import { chatRate, chatRemove, chatRename, chatRestore } from './features/chat/change.ts'
import { exportedChats } from './features/chat/exported.ts'
import { chatFollow } from './features/chat/follow.ts'
import { chatLog, chatLogs } from './features/chat/logs.ts'
import { chatQuestions } from './features/chat/questions.ts'
import { chatRemainingOf } from './features/chat/remaining.ts'
import { chatSendOf } from './features/chat/send.ts'
import { chatStop } from './features/chat/stop.ts'
import type { Archives } from './features/fortune/archives.ts'
import { dayYunOf } from './features/fortune/day-yun.ts'
import { yunOf } from './features/fortune/yun.ts'
import { exportedImages } from './features/images/exported.ts'
import { imageFile } from './features/images/file.ts'
import { imageGenerateOf } from './features/images/generate.ts'
import { imageList } from './features/images/list.ts'
import { imageRemove } from './features/images/remove.ts'
import { placeComplete } from './features/places/place-complete.ts'
import { calendarMake, calendarRevoke, calendarState } from './features/push/calendar/link.ts'
import { mountCalendar } from './features/push/calendar/route.ts'
import { exportedReminders } from './features/push/exported.ts'
import { pushKey } from './features/push/key.ts'
import { pushSubscribe } from './features/push/subscribe.ts'
import { pushUnsubscribe } from './features/push/unsubscribe.ts'
import { annualOrderStatus } from './features/shop/annual-order-status.ts'
import { catalogue } from './features/shop/catalogue.ts'
import { checkout } from './features/shop/checkout.ts'
import { redeemedBy } from './features/shop/exchange-codes.ts'
import { freeGrantsOf } from './features/shop/free-grants.ts'
import { ordersOf } from './features/shop/order-rows.ts'
import { orderList, orderShow } from './features/shop/orders.ts'
import { mountPayPage } from './features/shop/pay-routes.ts'
import { redeem } from './features/shop/redeem.ts'
import { redeemCheck } from './features/shop/redeem-check.ts'
import { mountWebhook } from './features/shop/webhook.ts'
import { BODY_LIMIT, readBodies } from './http/bodies.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { answerError, answerNotFound, answerUnreadable } from './http/errors.ts'
import { Fail } from './http/fail.ts'
import { mountFeatures, type Features } from './http/handle.ts'
import { loggerOf } from './http/log.ts'
import { networkOf } from './http/network.ts'
import { openApi } from './http/openapi.ts'
import { headersOf, secure } from './http/security.ts'
import { serveWebApp } from './http/web.ts'
import { version } from './setup/version.ts'

/** What days and questions of an archive rest on. */
const ofArchives: Archives = { archiveOf, birthOf, ganzhiTextOf, openedIn }

/** Every call of the contract and what it does; a call without its function does not compile. */
const features: Features<typeof endpoints> = {
  emailVerification,
  loginByEmail,
  loginByLink,
  oauthStart,
  oauthLogin,
  logout,
  userInfo,
  userSessions,
  sessionEnd,
  deactivate,
  userExport: exportOf({
    archives: exportedArchives,
    days: exportedDays,
    books: exportedBooks,
    marks: exportedMarks,
    chats: exportedChats,
    podcasts: exportedPodcasts,
    images: exportedImages,
    orders: ordersOf,
    codes: redeemedBy,
    reminders: exportedReminders,
  }),
  getArchive,
  addArchive,
  updateArchive,
  removeArchive,
  restoreArchive,
  markPinned,
  openDay,
  openedDays,
  config,
  placeComplete,
  productTimes,
  catalogue,
  checkout,
  orderList,
  orderShow,
  redeemCheck,
  redeem,
  fateBookStatus: fateBookStatusOf(freeGrantsOf),
  fateBookInfo,
  annualStatus: annualStatusOf(freeGrantsOf),
  annualInfo,
  annualBase,
  annualMonths,
  annualOrderStatus,
  yun: yunOf(ofArchives),
  dayYun: dayYunOf(ofArchives),
  bookUpgrade,
  bookUnlock: bookUnlockOf(freeGrantsOf),
  shelf,
  bookMark,
  bookMarks,
  podcastCreate: podcastCreateOf(spokenBooks),
  podcastStatus: podcastStatusOf(spokenBooks),
  podcastSample: podcastSampleOf(spokenBooks),
  podcastFile: podcastFileOf(spokenBooks),
  imageGenerate: imageGenerateOf(archiveOf),
  imageList,
  imageFile,
  imageRemove,
  imageAvatar,
  chatSend: chatSendOf(ofArchives),
  chatFollow,
  chatStop,
  chatLogs,
  chatLog,
  chatRename,
  chatRemove,
  chatRestore,
  chatRate,
  chatQuestions,
  chatRemaining: chatRemainingOf(ofArchives),
  pushKey,
  pushSubscribe,
  pushUnsubscribe,
  calendarState,
  calendarMake,
  calendarRevoke,
}

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
    errorResponseBuilder: (_request, { ttl }) => new Fail('tooManyRequests', { retry_seconds: Math.ceil(ttl / 1000) }),
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
    void reply.header('cache-control', 'no-store')
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
  await app.register((api) => mountApi(api, deps, endpoints, features), { prefix: API_PREFIX })
  await app.register((page) => mountPayPage(page, deps))
  await app.register((webhook) => mountWebhook(webhook, deps))
  await app.register(async (calendars) => {
    await limitRequests(calendars, deps.env)
    mountCalendar(calendars, deps)
  })
  await serveWebApp(app, webRoot, deps.env)
}
