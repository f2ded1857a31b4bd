/** Push endpoint of a browser, and its encryption keys. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface OutgoingPush {
  readonly text: string
  /** A message replaces an undelivered one with the same topic; at most 32 base64url characters. */
  readonly topic: string
  /** Seconds for which the push service stores the message for an offline browser. */
  readonly ttlSeconds: number
}

/** Sends messages to browsers through their push services. */
export interface PushPort {
  /** VAPID public key with which browsers subscribe. */
  readonly publicKey: string
  /** Whether this server sends to an endpoint. */
  readonly isAllowed: (endpoint: string) => boolean
  /** Sends a message: `taken` if the push service accepted it, `gone` if the subscription no longer exists. Throws `PortFailure`. */
  readonly send: (target: PushTarget, message: OutgoingPush, signal: AbortSignal) => Promise<'taken' | 'gone'>
}
