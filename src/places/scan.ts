import { type Haystack, KeyMarker } from './search-index.ts'

/** How well a key matches; lower is better. Callers add half steps for their own criteria. */
export const KeyFit = { exact: 0, minorExact: 1, prefix: 2, minorPrefix: 3, inside: 4 } as const

/** Best (lowest) fit of each matching row. */
export type FitByRow = Map<number, number>

/** Rows from `from` up to, but without, `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

const FIRST_LETTER = 0x20

function rowAt(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle
  }
  return low
}

function note(hits: FitByRow, row: number, fit: number): void {
  if (fit < (hits.get(row) ?? Infinity)) hits.set(row, fit)
}

/** Finds a short text at the start of keys. Searches for marker + text, since a letter alone occurs almost everywhere. */
function scanStarts({ text, starts }: Haystack, query: string, range: RowRange): FitByRow {
  const hits: FitByRow = new Map()
  const end = starts[range.to]!
  const fits = [
    [KeyMarker.name, KeyFit.exact, KeyFit.prefix],
    [KeyMarker.minor, KeyFit.minorExact, KeyFit.minorPrefix],
    [KeyMarker.initials, KeyFit.exact, undefined],
  ] as const
  for (const [mark, whole, beginning] of fits) {
    const key = mark + query
    for (let at = text.indexOf(key, starts[range.from]); at !== -1 && at < end; at = text.indexOf(key, at + 1)) {
      const fit = text.charCodeAt(at + key.length) < FIRST_LETTER ? whole : beginning
      if (fit !== undefined) note(hits, rowAt(starts, at), fit)
    }
  }
  return hits
}

/** Finds a folded text in the keys of a range of rows. With `isShort` only starts of keys match. */
export function scanKeys(haystack: Haystack, query: string, range: RowRange, isShort: boolean): FitByRow {
  if (isShort) return scanStarts(haystack, query, range)
  const { text, starts } = haystack
  const hits: FitByRow = new Map()
  const end = starts[range.to]!
  for (let at = text.indexOf(query, starts[range.from]); at !== -1 && at < end; at = text.indexOf(query, at + 1)) {
    const before = text[at - 1]
    const isWhole = text.charCodeAt(at + query.length) < FIRST_LETTER
    if (before === KeyMarker.name) note(hits, rowAt(starts, at), isWhole ? KeyFit.exact : KeyFit.prefix)
    else if (before === KeyMarker.minor) note(hits, rowAt(starts, at), isWhole ? KeyFit.minorExact : KeyFit.minorPrefix)
    else if (before !== KeyMarker.initials) note(hits, rowAt(starts, at), KeyFit.inside)
    else if (isWhole) note(hits, rowAt(starts, at), KeyFit.exact)
  }
  return hits
}
