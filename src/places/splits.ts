import { type Fold, hasHan } from './fold.ts'
import type { RegionIndex } from './region-index.ts'
import type { Range } from './scan.ts'

/** A query read as a name within regions. */
export interface Split {
  readonly name: string
  readonly ranges: readonly Range[]
}

/** What two lists of ranges share; prefectures lie within provinces, provinces within countries. */
function within(a: readonly Range[], b: readonly Range[]): Range[] {
  return a.flatMap((x) =>
    b.flatMap((y) => {
      const range = { from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) }
      return range.from < range.to ? [range] : []
    }),
  )
}

const DEEPEST = 3
/** No region is called by more signs. */
const LONGEST = 40

/** 广东省深圳市南山区, `shanxipingyao`: regions in front, without spaces. */
function prefixSplits(text: string, regions: RegionIndex, everywhere: readonly Range[], depth: number): Split[] {
  if (depth === DEEPEST) return []
  const shortest = hasHan(text) ? 2 : 4
  const splits: Split[] = []
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

/** `Paris Texas`, `Perth, Western Australia`, `Texas Paris`: words at one end are the region. */
function wordSplits(words: readonly string[], regions: RegionIndex, everywhere: readonly Range[], depth: number): Split[] {
  if (depth === DEEPEST) return []
  const splits: Split[] = []
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

/** Every way to read a query as region and name. */
export function splitsOf(query: string, fold: Fold, regions: RegionIndex, rows: number): readonly Split[] {
  const everywhere = [{ from: 0, to: rows }]
  const words = query
    .split(/[\s,，、/]+/u)
    .map(fold)
    .filter((word) => word !== '')
  return [...wordSplits(words, regions, everywhere, 0), ...prefixSplits(words.join(''), regions, everywhere, 0)]
}
