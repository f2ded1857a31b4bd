import type { FastifyInstance } from 'fastify'

/**
 * The content security policy; `nonce` is that of the one page's style tags. Scripts come from our
 * own files alone, never inline.
 */
export function policyOf(nonce?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // What is heard was fetched with the token, and plays from memory.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Of every answer; the pages replace the policy by one that holds their nonce. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf(),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Strict transport only where the product is reached by https. */
export function headersOf(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS
}

/** Security headers on every answer, given to Fastify as one list, which is cheaper than giving them to Node one by one. */
export function secure(app: FastifyInstance, publicUrl: string): void {
  const headers = headersOf(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
