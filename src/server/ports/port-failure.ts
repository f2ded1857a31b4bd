interface Options {
  /** A retry would fail as well. */
  readonly isFinal?: boolean
  readonly cause?: unknown
}

/** A failure of another service, with a short code that may be logged: its own message may contain personal data. */
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
