/** Exact fraction of big integers; the denominator is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** Parses a decimal such as `0.35`, `-1.5` or `7`. */
export function fractionOf(decimal: string | number): Fraction {
  const [whole, rest = ''] = String(decimal).split('.') as [string, string?]
  return { over: BigInt(whole + rest), under: 10n ** BigInt(rest.length) }
}

export const ZERO = fractionOf(0)

export function plus(...all: readonly Fraction[]): Fraction {
  return all.reduce((a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }), ZERO)
}

export function times(a: Fraction, b: Fraction | string | number): Fraction {
  const other = typeof b === 'object' ? b : fractionOf(b)
  return { over: a.over * other.over, under: a.under * other.under }
}

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, times(b, -1))

export function dividedBy(a: Fraction, b: Fraction): Fraction {
  const sign = b.over < 0n ? -1n : 1n
  return { over: sign * a.over * b.under, under: sign * a.under * b.over }
}

/** Compares for sorting: −1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compared(a: Fraction, b: Fraction | string | number): number {
  const { over } = minus(a, typeof b === 'object' ? b : fractionOf(b))
  return over < 0n ? -1 : over > 0n ? 1 : 0
}

/** Largest integer not above the value. */
export function floorOf({ over, under }: Fraction): bigint {
  return over / under - (over % under < 0n ? 1n : 0n)
}

/** Rounds to `decimals` decimal places, halves upwards. */
export function roundedTo(decimals: number, value: Fraction): number {
  const scale = 10 ** decimals
  return Number(floorOf(plus(times(value, scale), fractionOf('0.5')))) / scale
}
