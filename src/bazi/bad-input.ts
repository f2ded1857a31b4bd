/** What is wrong with the field: absent or of a wrong type, malformed, out of range, or in conflict with another field. */
export type BadInputReason = 'missing' | 'format' | 'range' | 'mismatch'

/** Thrown instead of returning a wrong chart; `field` is a key of the input. The message is for logs, not for users. */
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

/** Checks that outside input is an object, whatever its declared type. @throws BadInput */
export function checkObject(value: unknown, field: string): void {
  checkCondition(typeof value === 'object' && value !== null, field, 'missing')
}

/** Chart fields that are checked. A structural type, since an import of `Chart` would be circular. */
type ChartShape = Readonly<Record<'input' | 'pillars' | 'prevJie' | 'luck', unknown>>

/** Checks that a value has the shape of a chart. Separate from chart.ts, so that callers do not load the casting code. @throws BadInput */
export function checkChart(chart: ChartShape): void {
  checkObject(chart, 'chart')
  for (const part of ['input', 'pillars', 'prevJie', 'luck'] as const) checkObject(chart[part], 'chart')
}

/** Returns the number of a code in the table `numbers`. @throws BadInput for an unknown code */
export function numberOfCode<C extends string>(numbers: Readonly<Record<C, number>>, code: C, field: string): number {
  checkCondition(typeof code === 'string' && Object.hasOwn(numbers, code), field, 'format')
  return numbers[code]
}

/** Asserts that `holds` is true. @throws BadInput with `field` and `reason` otherwise */
export function checkCondition(holds: boolean, field: string, reason: BadInputReason, message?: string): asserts holds {
  if (!holds) throw new BadInput(field, reason, message)
}
