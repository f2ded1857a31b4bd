interface Options {
  /** Trying again would come to the same. */
  readonly isFinal?: boolean
  readonly cause?: unknown
}

/** What another service did not do, by a short code that may be shown: its own words may quote a person's address. */
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
