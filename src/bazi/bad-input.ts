/** What is wrong with the field: absent or of a wrong type, malformed, out of range, or in conflict with another field. */
export type BadInputReason = 'missing' | 'format' | 'range' | 'mismatch'

/**
 * Thrown instead of returning a wrong chart. `field` is the key of the input (`local`, `utc`, `lng` …).
 * The message is for logs; the user interface words `field` and `reason` itself.
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

/** @throws BadInput unless the value is an object; outside input may not match its declared type */
export function checkObject(value: unknown, field: string): void {
  check(typeof value === 'object' && value !== null, field, 'missing')
}

/** The fields of a chart that are checked; structural, since the modules below the chart import this one. */
type ChartShape = Readonly<Record<'input' | 'pillars' | 'prevJie' | 'luck', unknown>>

/** @throws BadInput unless the value has the shape of a chart. Kept apart from chart.ts so that readers need not load the casting code. */
export function checkChart(chart: ChartShape): void {
  checkObject(chart, 'chart')
  for (const part of ['input', 'pillars', 'prevJie', 'luck'] as const) checkObject(chart[part], 'chart')
}

/** Number of a code in its table. @throws BadInput for an unknown code */
export function numberOf<C extends string>(numbers: Readonly<Record<C, number>>, code: C, field: string): number {
  check(typeof code === 'string' && Object.hasOwn(numbers, code), field, 'format')
  return numbers[code]
}

/** @throws BadInput unless `holds` is true */
export function check(holds: boolean, field: string, reason: BadInputReason, message?: string): asserts holds {
  if (!holds) throw new BadInput(field, reason, message)
}
