/** Where one browser takes messages, and with what they are sealed. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly text: string
  /** Of two that wait for one browser the later takes the earlier's place; 32 letters of base64url at most. */
  readonly topic: string
  /** How long it is of use to a browser that is away. */
  readonly ttlSeconds: number
}

/** Hands messages to the push services of browsers. */
export interface PushPort {
  /** Browsers subscribe for this key, and take messages that are signed with its other half alone. */
  readonly publicKey: string
  /** Whether an endpoint is an address that this server would send to. */
  readonly isAllowed: (endpoint: string) => boolean
  /** `gone`: there is no such subscription any more. Throws `PortFailure`. */
  readonly send: (target: PushTarget, message: PushMessage, signal: AbortSignal) => Promise<'taken' | 'gone'>
}
