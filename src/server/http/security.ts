import helmet from '@fastify/helmet'
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
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Security headers on every answer. Strict transport only where the product is reached by https. */
export async function secure(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    // Set below: the page replaces it with one that holds its nonce.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policyOf())
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}
