import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPushLibrary from 'web-push'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import { isAllowedEndpoint, isLoopback } from './endpoint.ts'
import { publicLookup } from './public-address.ts'
import type { OutgoingPush, PushPort, PushTarget } from './push.ts'

/** Push services respond quickly. All subscriptions of a user are sent in parallel, so this limits them together (ms). */
const ANSWER_MS = 5_000

interface Options {
  /** Both keys in base64url. */
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
  readonly isLoopbackAllowed: boolean
}

type Details = ReturnType<typeof webPushLibrary.generateRequestDetails>

/** The subscription was ended by its browser or has expired (RFC 8030 §7.3). */
const GONE = new Set([404, 410])
/** Sends the request and returns the status. The body is ignored, and redirects are not followed. */
function postRequest({ endpoint, headers, body }: Details, signal: AbortSignal): Promise<number> {
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

/** Invalid keys cannot come from a real browser. */
function encryptFor(...given: Parameters<typeof webPushLibrary.generateRequestDetails>): Details {
  try {
    return webPushLibrary.generateRequestDetails(...given)
  } catch {
    throw new PortFailure('push-keys', { isFinal: true })
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreachable'

/** Web Push: encrypted for the browser (RFC 8291), signed for its push service (RFC 8292). */
export function webPush({ publicKey, privateKey, subject, isLoopbackAllowed }: Options): PushPort {
  const vapidDetails = { subject, publicKey, privateKey }
  return {
    publicKey,
    isAllowed: (endpoint) => isAllowedEndpoint(endpoint, isLoopbackAllowed),
    async send({ endpoint, p256dh, auth }: PushTarget, { text, topic, ttlSeconds }: OutgoingPush, signal) {
      if (!isAllowedEndpoint(endpoint, isLoopbackAllowed)) throw new PortFailure('endpoint', { isFinal: true })
      const options = { vapidDetails, topic, TTL: ttlSeconds, urgency: 'normal' as const, contentEncoding: 'aes128gcm' as const }
      const sealed = encryptFor({ endpoint, keys: { p256dh, auth } }, text, options)
      let status: number
      try {
        status = await postRequest(sealed, signal)
      } catch (error) {
        signal.throwIfAborted()
        // Network errors contain the host name, so only their code is passed on.
        throw new PortFailure(`push-${codeOf(error)}`)
      }
      if (GONE.has(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PortFailure(`push-${status}`, { isFinal: isFinalStatus(status) })
      return 'taken'
    },
  }
}
