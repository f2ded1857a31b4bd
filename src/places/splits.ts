import { type FoldText, hasHan } from './fold.ts'
import type { RegionIndex } from './region-index.ts'
import type { RowRange } from './scan.ts'

/** A query split into a place name and the regions (ranges of rows) in which to search it. */
export interface QuerySplit {
  readonly name: string
  readonly ranges: readonly RowRange[]
}

/** Intersects two lists of ranges; a prefecture's range is within its province's, a province's within its country's. */
function within(a: readonly RowRange[], b: readonly RowRange[]): RowRange[] {
  return a.flatMap((x) =>
    b.flatMap((y) => {
      const range = { from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) }
      return range.from < range.to ? [range] : []
    }),
  )
}

const DEEPEST = 3
/** Upper bound of the length of region names, in characters. */
const LONGEST = 40

/** Splits off leading regions in a text without spaces, e.g. 广东省深圳市南山区, `shanxipingyao`. */
function prefixSplits(text: string, regions: RegionIndex, everywhere: readonly RowRange[], depth: number): QuerySplit[] {
  if (depth === DEEPEST) return []
  const shortest = hasHan(text) ? 2 : 4
  const splits: QuerySplit[] = []
  for (let length = shortest; length < Math.min(text.length, LONGEST); length++) {
    const found = regions.get(text.slice(0, length))
    if (found === undefined) continue
    const ranges = within(everywhere, found)
    if (ranges.length === 0) continue
    const name = text.slice(length)
    splits.push({ name, ranges }, ...prefixSplits(name, regions, ranges, depth + 1))
  }
  return splits
}

/** Splits off words at either end as the region, e.g. `Paris Texas`, `Perth, Western Australia`, `Texas Paris`. */
function wordSplits(words: readonly string[], regions: RegionIndex, everywhere: readonly RowRange[], depth: number): QuerySplit[] {
  if (depth === DEEPEST) return []
  const splits: QuerySplit[] = []
  for (let cut = 1; cut < words.length && words.length < LONGEST; cut++) {
    const [head, tail] = [words.slice(0, cut), words.slice(cut)]
    for (const [name, region] of [
      [head, tail],
      [tail, head],
    ] as const) {
      const found = regions.get(region.join(''))
      const ranges = found === undefined ? [] : within(everywhere, found)
      if (ranges.length > 0) splits.push({ name: name.join(''), ranges }, ...wordSplits(name, regions, ranges, depth + 1))
    }
  }
  return splits
}

/** Lists every way to split a query into region and name. */
export function listQuerySplits(query: string, fold: FoldText, regions: RegionIndex, rows: number): readonly QuerySplit[] {
  const everywhere = [{ from: 0, to: rows }]
  const words = query
    .split(/[\s,，、/]+/u)
    .map(fold)
    .filter((word) => word !== '')
  return [...wordSplits(words, regions, everywhere, 0), ...prefixSplits(words.join(''), regions, everywhere, 0)]
}
