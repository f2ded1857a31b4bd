import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES, localeOfTag, type Locale } from '#contract/locale.ts'
import { renderInvalidPayPage, type InvalidPayUrlReason } from './dead-end-page.ts'

/** Returns a content security policy that allows only the page's own style and form. */
const policyOf = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Sends a page with a strict content security policy. `page` gets the nonce for its style element. */
export function sendPage(reply: FastifyReply, status: number, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .header('content-security-policy', policyOf(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}

const statuses: Readonly<Record<InvalidPayUrlReason, number>> = { paid: 410, used: 410, gone: 410, busy: 503 }

/** Sends the page for an invalid payment URL. */
export function sendInvalidPayPage(reply: FastifyReply, locale: Locale, why: InvalidPayUrlReason, orderId?: string): FastifyReply {
  return sendPage(reply, statuses[why], (nonce) => renderInvalidPayPage(locale, why, nonce, orderId))
}

/** Returns the browser's first language if supported, else the default. For pages without an order, whose user is unknown. */
export function requestLocaleOf({ headers }: FastifyRequest): Locale {
  return localeOfTag(headers['accept-language'] ?? '') ?? LOCALES[0]
}
