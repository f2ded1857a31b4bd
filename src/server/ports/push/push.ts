/** A browser's push endpoint and encryption keys. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface OutgoingPush {
  readonly text: string
  /** A later message replaces a waiting one with the same topic; at most 32 base64url characters. */
  readonly topic: string
  /** How long the push service keeps it for an offline browser. */
  readonly ttlSeconds: number
}

/** Sends messages to the push services of browsers. */
export interface PushPort {
  /** The VAPID public key that browsers subscribe with. */
  readonly publicKey: string
  /** Whether this server would send to an endpoint. */
  readonly isAllowed: (endpoint: string) => boolean
  /** `gone`: the subscription no longer exists. Throws `PortFailure`. */
  readonly send: (target: PushTarget, message: OutgoingPush, signal: AbortSignal) => Promise<'taken' | 'gone'>
}
