/** Byte range from 0; both ends are inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/** Parses a `Range` header (RFC 9110 §14): undefined for the whole file, also if the header may be ignored; null if no byte is in range. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return last === '0' || size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? null : { start, end: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}
