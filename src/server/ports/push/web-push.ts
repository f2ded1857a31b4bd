import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPushLibrary from 'web-push'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import { isAllowedEndpoint, isLoopback } from './endpoint.ts'
import { publicLookup } from './public-address.ts'
import type { PushMessage, PushPort, PushTarget } from './push.ts'

/** A push service answers in a moment. All addresses of a person are asked at once, so this is the limit for all of them. */
const ANSWER_MS = 5_000

interface Options {
  /** Both keys in base64url. */
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
  readonly isLoopbackAllowed: boolean
}

type Details = ReturnType<typeof webPushLibrary.generateRequestDetails>

/** The subscription is no more: it was ended by its browser, or has run out (RFC 8030 §7.3). */
const GONE = new Set([404, 410])
/** The status of the answer. What else is in it is read by nobody, and no redirection is followed. */
function posted({ endpoint, headers, body }: Details, signal: AbortSignal): Promise<number> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
  const options = { method: 'POST', headers: headers as Record<string, string>, signal: limit }
  return new Promise((resolve, reject) => {
    const sent = isLoopback(endpoint) ? requestHttp(endpoint, options) : requestHttps(endpoint, { ...options, lookup: publicLookup })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.resume().once('error', () => undefined)
    })
    sent.end(body)
  })
}

/** Keys that are no keys come from a browser that is none. */
function sealedFor(...given: Parameters<typeof webPushLibrary.generateRequestDetails>): Details {
  try {
    return webPushLibrary.generateRequestDetails(...given)
  } catch {
    throw new PortFailure('push-keys', { isFinal: true })
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreachable'

/** Web Push: sealed for the browser (RFC 8291), signed for its push service (RFC 8292). */
export function webPush({ publicKey, privateKey, subject, isLoopbackAllowed }: Options): PushPort {
  const vapidDetails = { subject, publicKey, privateKey }
  return {
    publicKey,
    isAllowed: (endpoint) => isAllowedEndpoint(endpoint, isLoopbackAllowed),
    async send({ endpoint, p256dh, auth }: PushTarget, { text, topic, ttlSeconds }: PushMessage, signal) {
      if (!isAllowedEndpoint(endpoint, isLoopbackAllowed)) throw new PortFailure('endpoint', { isFinal: true })
      const options = { vapidDetails, topic, TTL: ttlSeconds, urgency: 'normal' as const, contentEncoding: 'aes128gcm' as const }
      const sealed = sealedFor({ endpoint, keys: { p256dh, auth } }, text, options)
      let status: number
      try {
        status = await posted(sealed, signal)
      } catch (error) {
        signal.throwIfAborted()
        // An error of the network names the host: its code alone goes on.
        throw new PortFailure(`push-${codeOf(error)}`)
      }
      if (GONE.has(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PortFailure(`push-${status}`, { isFinal: isFinalStatus(status) })
      return 'taken'
    },
  }
}
