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

/** Finds a folded text in the keys of a range of rows. Short texts match only where a key begins. */
export function scan({ text, starts }: Haystack, query: string, range: Range, allowInside: boolean): Hits {
  const hits: Hits = new Map()
  const end = starts[range.to]!
  for (let at = text.indexOf(query, starts[range.from]); at !== -1 && at < end; at = text.indexOf(query, at + 1)) {
    const before = text[at - 1]
    const isWhole = text.charCodeAt(at + query.length) < FIRST_LETTER
    let fit: number | undefined
    if (before === Mark.name) fit = isWhole ? Fit.exact : Fit.prefix
    else if (before === Mark.minor) fit = isWhole ? Fit.minorExact : Fit.minorPrefix
    else if (before === Mark.initials) fit = isWhole ? Fit.exact : undefined
    else if (allowInside) fit = Fit.inside
    if (fit === undefined) continue
    const row = rowAt(starts, at)
    if (fit < (hits.get(row) ?? Infinity)) hits.set(row, fit)
  }
  return hits
}
