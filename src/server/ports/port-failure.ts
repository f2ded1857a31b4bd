interface Options {
  /** Whether a retry would fail as well. */
  readonly isFinal?: boolean
  readonly cause?: unknown
}

/** Failure of another service. Its short code may be logged; the service's own message may contain personal data. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure'
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, { isFinal = false, cause }: Options = {}) {
    super(code, { cause })
    this.code = code
    this.isFinal = isFinal
  }
}
