/** A fraction of whole numbers of any length: what is equal on paper is equal here. The denominator is above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** `0.35`, `-1.5`, `7` or a number that is written so. */
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

/** Below 0, 0 or above 0 as `a` is below, equal to or above `b`. */
export function compared(a: Fraction, b: Fraction | string | number): number {
  const { over } = minus(a, typeof b === 'object' ? b : fractionOf(b))
  return over < 0n ? -1 : over > 0n ? 1 : 0
}

/** The whole number below, or the number itself. */
export function floorOf({ over, under }: Fraction): bigint {
  return over / under - (over % under < 0n ? 1n : 0n)
}

/** Rounded to so many decimals, a half upwards. */
export function roundedTo(decimals: number, value: Fraction): number {
  const scale = 10 ** decimals
  return Number(floorOf(plus(times(value, scale), fractionOf('0.5')))) / scale
}
