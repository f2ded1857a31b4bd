import { type Haystack, Mark } from './search-index.ts'

/** How well a key fits, best first; half steps are left to what the caller knows besides. */
export const Fit = { exact: 0, minorExact: 1, prefix: 2, minorPrefix: 3, inside: 4 } as const

/** The best fit of each row that has one. */
export type Hits = Map<number, number>

/** Rows `from` up to `to`. */
export interface Range {
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

function note(hits: Hits, row: number, fit: number): void {
  if (fit < (hits.get(row) ?? Infinity)) hits.set(row, fit)
}

/** Where keys begin with a short text: a letter alone stands nearly everywhere, a mark and a letter do not. */
function scanStarts({ text, starts }: Haystack, query: string, range: Range): Hits {
  const hits: Hits = new Map()
  const end = starts[range.to]!
  const fits = [
    [Mark.name, Fit.exact, Fit.prefix],
    [Mark.minor, Fit.minorExact, Fit.minorPrefix],
    [Mark.initials, Fit.exact, undefined],
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

/** Finds a folded text in the keys of a range of rows. Where `isShort`, only beginnings of keys count. */
export function scan(haystack: Haystack, query: string, range: Range, isShort: boolean): Hits {
  if (isShort) return scanStarts(haystack, query, range)
  const { text, starts } = haystack
  const hits: Hits = new Map()
  const end = starts[range.to]!
  for (let at = text.indexOf(query, starts[range.from]); at !== -1 && at < end; at = text.indexOf(query, at + 1)) {
    const before = text[at - 1]
    const isWhole = text.charCodeAt(at + query.length) < FIRST_LETTER
    if (before === Mark.name) note(hits, rowAt(starts, at), isWhole ? Fit.exact : Fit.prefix)
    else if (before === Mark.minor) note(hits, rowAt(starts, at), isWhole ? Fit.minorExact : Fit.minorPrefix)
    else if (before !== Mark.initials) note(hits, rowAt(starts, at), Fit.inside)
    else if (isWhole) note(hits, rowAt(starts, at), Fit.exact)
  }
  return hits
}
