import * as z from 'zod/mini'
import { deactivated, deactivation, openedSessions, sessionRef } from './account.ts'
import { archive, archiveInput, archiveRef, archiveUpdate, removedArchive } from './archive.ts'
import { serverExport } from './export-file.ts'
import { oauthLogin, oauthPage, oauthStart } from './oauth.ts'
import { place, placeQuery } from './place.ts'
import { codeRequest, codeSent, emailLogin, login, productTimes, userInfo } from './session.ts'
import { config, configChange } from './settings.ts'
import { catalogue, catalogueQuery, checkout, checkoutInput, order, orderList, orderRef, redeemed, redeemInput } from './shop.ts'

/**
 * One call: where it lives, who may make it, what goes in and what comes out.
 * `change` calls take an `Idempotency-Key`.
 */
export interface Endpoint<In extends z.core.$ZodType = z.core.$ZodType, Out extends z.core.$ZodType = z.core.$ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly access: 'public' | 'session'
  readonly kind: 'read' | 'change'
  readonly input: In
  readonly output: Out
}

function endpoint<const E extends Endpoint>(value: E): E {
  return value
}

const nothing = z.object({})

export const endpoints = {
  emailVerification: endpoint({
    method: 'POST',
    path: '/auth/email-verification',
    access: 'public',
    kind: 'read',
    input: codeRequest,
    output: codeSent,
  }),
  loginByEmail: endpoint({
    method: 'POST',
    path: '/auth/login-by-email',
    access: 'public',
    kind: 'read',
    input: emailLogin,
    output: login,
  }),
  oauthStart: endpoint({ method: 'POST', path: '/auth/oauth-start', access: 'public', kind: 'read', input: oauthStart, output: oauthPage }),
  oauthLogin: endpoint({ method: 'POST', path: '/auth/oauth-login', access: 'public', kind: 'read', input: oauthLogin, output: login }),
  logout: endpoint({ method: 'POST', path: '/auth/logout', access: 'session', kind: 'read', input: nothing, output: nothing }),
  userInfo: endpoint({ method: 'GET', path: '/user/user-info', access: 'session', kind: 'read', input: nothing, output: userInfo }),
  userSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    access: 'session',
    kind: 'read',
    input: nothing,
    output: openedSessions,
  }),
  sessionEnd: endpoint({
    method: 'POST',
    path: '/user/session-end',
    access: 'session',
    kind: 'change',
    input: sessionRef,
    output: sessionRef,
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/user/deactivate',
    access: 'session',
    kind: 'read',
    input: deactivation,
    output: deactivated,
  }),
  userExport: endpoint({ method: 'GET', path: '/user/export', access: 'session', kind: 'read', input: nothing, output: serverExport }),
  getArchive: endpoint({
    method: 'GET',
    path: '/user/get-archive',
    access: 'session',
    kind: 'read',
    input: nothing,
    output: z.object({ archives: z.array(archive), removed: z.array(removedArchive) }),
  }),
  addArchive: endpoint({
    method: 'POST',
    path: '/user/add-archive',
    access: 'session',
    kind: 'change',
    input: archiveInput,
    output: archive,
  }),
  updateArchive: endpoint({
    method: 'POST',
    path: '/user/update-archive',
    access: 'session',
    kind: 'change',
    input: archiveUpdate,
    output: archive,
  }),
  removeArchive: endpoint({
    method: 'POST',
    path: '/user/remove-archive',
    access: 'session',
    kind: 'change',
    input: archiveRef,
    output: archiveRef,
  }),
  restoreArchive: endpoint({
    method: 'POST',
    path: '/user/restore-archive',
    access: 'session',
    kind: 'change',
    input: archiveRef,
    output: archive,
  }),
  markPinned: endpoint({
    method: 'POST',
    path: '/user/mark-pinned',
    access: 'session',
    kind: 'change',
    input: archiveRef,
    output: archive,
  }),
  config: endpoint({ method: 'POST', path: '/user/config', access: 'session', kind: 'change', input: configChange, output: config }),
  placeComplete: endpoint({
    method: 'POST',
    path: '/user/place-complete',
    access: 'session',
    kind: 'read',
    input: placeQuery,
    output: z.object({ places: z.array(place) }),
  }),
  productTimes: endpoint({
    method: 'GET',
    path: '/user/product-times',
    access: 'session',
    kind: 'read',
    input: nothing,
    output: z.array(productTimes),
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/shop/catalogue',
    access: 'session',
    kind: 'read',
    input: catalogueQuery,
    output: catalogue,
  }),
  checkout: endpoint({ method: 'POST', path: '/order/checkout', access: 'session', kind: 'read', input: checkoutInput, output: checkout }),
  orderList: endpoint({ method: 'GET', path: '/order/list', access: 'session', kind: 'read', input: nothing, output: orderList }),
  orderShow: endpoint({ method: 'GET', path: '/order/show', access: 'session', kind: 'read', input: orderRef, output: order }),
  redeem: endpoint({ method: 'POST', path: '/exchange/redeem', access: 'session', kind: 'change', input: redeemInput, output: redeemed }),
} as const

export type EndpointName = keyof typeof endpoints
/** What a caller passes (before defaults and trimming). */
export type InputOf<N extends EndpointName> = z.input<(typeof endpoints)[N]['input']>
/** What the server's function receives. */
export type ParsedInputOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['input']>
export type OutputOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['output']>
