import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPushLibrary from 'web-push'
import { isFinalStatus } from '../final-status.ts'
import { PortFailure } from '../port-failure.ts'
import { isAllowedEndpoint, isLoopbackHttpUrl } from './endpoint.ts'
import { lookupPublicAddress } from './public-address.ts'
import type { OutgoingPush, PushPort, PushTarget } from './push.ts'

/** Timeout per request (ms). A user's subscriptions are sent in parallel, so it also bounds the time for all of them. */
const ANSWER_MS = 5_000

interface Options {
  /** VAPID keys in base64url. */
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
  readonly isLoopbackAllowed: boolean
}

type Details = ReturnType<typeof webPushLibrary.generateRequestDetails>

/** Statuses of a subscription that the browser has ended or that has expired (RFC 8030 §7.3). */
const GONE = new Set([404, 410])
/** Sends the request and returns the status. Ignores the body and does not follow redirects. */
function postRequest({ endpoint, headers, body }: Details, signal: AbortSignal): Promise<number> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
  const options = { method: 'POST', headers: headers as Record<string, string>, signal: limit }
  return new Promise((resolve, reject) => {
    const sent = isLoopbackHttpUrl(endpoint)
      ? requestHttp(endpoint, options)
      : requestHttps(endpoint, { ...options, lookup: lookupPublicAddress })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.resume().once('error', () => undefined)
    })
    sent.end(body)
  })
}

/** Encrypts a message. Invalid keys are a final failure, as they cannot come from a real browser. */
function encryptFor(...given: Parameters<typeof webPushLibrary.generateRequestDetails>): Details {
  try {
    return webPushLibrary.generateRequestDetails(...given)
  } catch {
    throw new PortFailure('push-keys', { isFinal: true })
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreachable'

/** Creates a Web Push sender: encrypts for the browser (RFC 8291) and signs for its push service (RFC 8292). */
export function createPushSender({ publicKey, privateKey, subject, isLoopbackAllowed }: Options): PushPort {
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
        // Passes on only the code of a network error, whose message contains the host name.
        throw new PortFailure(`push-${codeOf(error)}`)
      }
      if (GONE.has(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PortFailure(`push-${status}`, { isFinal: isFinalStatus(status) })
      return 'taken'
    },
  }
}
