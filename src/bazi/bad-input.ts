import type { Chart } from './chart.ts'

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

/** @throws BadInput unless it is an object: one from outside may be none, whatever its type says */
export function checkObject(value: unknown, field: string): void {
  check(typeof value === 'object' && value !== null, field, 'missing')
}

/** @throws BadInput unless it looks like a chart. Here, since a first screen that looks at charts need not cast one. */
export function checkChart(chart: Chart): void {
  checkObject(chart, 'chart')
  for (const part of ['input', 'pillars', 'prevJie', 'luck'] as const) checkObject(chart[part], 'chart')
}

/** Number of a code in its table. @throws BadInput for what is no code of it */
export function numberOf<C extends string>(numbers: Readonly<Record<C, number>>, code: C, field: string): number {
  check(typeof code === 'string' && Object.hasOwn(numbers, code), field, 'format')
  return numbers[code]
}

/** @throws BadInput unless it holds */
export function check(holds: boolean, field: string, reason: BadInputReason, message?: string): asserts holds {
  if (!holds) throw new BadInput(field, reason, message)
}
