/** What is wrong with the field: absent or of another kind, badly written, out of range, or at odds with another field. */
export type BadInputReason = 'missing' | 'format' | 'range' | 'mismatch'

/**
 * Thrown in place of a wrong chart. `field` is the key of the input (`local`, `utc`, `lng` …).
 * The message is for logs; screens word `field` and `reason` themselves.
 */
export class BadInput extends RangeError {
  override readonly name = 'BadInput'
  declare readonly field: string
  declare readonly reason: BadInputReason

  constructor(field: string, reason: BadInputReason, message: string = reason) {
    super(`${field}: ${message}`)
    this.field = field
    this.reason = reason
  }
}

/** @throws BadInput unless it holds */
export function check(holds: boolean, field: string, reason: BadInputReason, message?: string): asserts holds {
  if (!holds) throw new BadInput(field, reason, message)
}
