/** Bytes of a file, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The range that a `Range` header asks for, of so many bytes (RFC 9110 §14): `undefined` for the whole, also where the header is
 * another thing or asks for several ranges, which a server may pass by; `null` where there is nothing of it.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return last === '0' || size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? null : { start, end: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}
