import { FieldRangeError } from './field-error.ts'
import { hasHan } from './fold.ts'
import { loadTable } from './load-table.ts'
import { type Place, placeOf } from './place.ts'
import { type RegionIndex, regionIndexOf } from './region-index.ts'
import { type Hits, type Range, Fit, scan } from './scan.ts'
import { type SearchIndex, isChineseRow, searchIndexOf } from './search-index.ts'
import { splitsOf } from './splits.ts'
import type { Table } from './table.ts'
import { similar } from './typos.ts'
import { pinyinReadingsOf } from './zhuyin.ts'

interface Search {
  readonly index: SearchIndex
  readonly regions: RegionIndex
}

async function opened(): Promise<Search> {
  const index = await searchIndexOf(await loadTable())
  return { index, regions: regionIndexOf(index.table, index.fold) }
}

let search: Promise<Search> | undefined

/** One load for everyone; a failed one is forgotten, so that the next search tries again. */
export function openedSearch(): Promise<Search> {
  search ??= opened().catch((error: unknown) => {
    search = undefined
    throw error
  })
  return search
}

/** Fetches the gazetteer ahead of the first search, say after the first paint. Rejects when it cannot be had; calling again tries again. */
export async function preloadPlaces(): Promise<void> {
  await openedSearch()
}

const REGION_ONLY = (Fit.prefix + Fit.minorPrefix) / 2

/** A place where whoever asks is at home stands as if it had three times the people; and in Chinese signs 板桥 is the district of New Taipei before the ward of Tokyo. */
const HOME = 16

function keep(hits: Hits, more: Hits, handicap: number): void {
  for (const [row, fit] of more) if (fit + handicap < (hits.get(row) ?? Infinity)) hits.set(row, fit + handicap)
}

/** People write 纽约市, and 昌平县 of what is 昌平区 today. */
const RANK = /(?<=..)(?:(?:特别|广域|直辖)?市|地区|专区|[县区盟])$/u

/** What fits a name; where no place bears it in full, also what bears it without its rank. */
function scanned({ table, latin, han }: SearchIndex, name: string, range: Range, isShort: boolean): Hits {
  const hits = scan(hasHan(name) ? han : latin, name, range, isShort)
  if (!RANK.test(name) || [...hits.values()].includes(Fit.exact)) return hits
  for (const [row, fit] of scan(han, name.replace(RANK, ''), range, true)) {
    if (fit <= Fit.minorExact && !hits.has(row) && (name.endsWith('市') || isChineseRow(table, row))) hits.set(row, fit)
  }
  return hits
}

function hitsOfReading({ index, regions }: Search, query: string): Hits {
  const { table, fold } = index
  const text = fold(query)
  const hits: Hits = new Map()
  if (text === '') return hits
  keep(hits, scanned(index, text, { from: 0, to: table.rows }, text.length < (hasHan(text) ? 2 : 3)), 0)
  for (const { name, ranges } of splitsOf(query, fold, regions, table.rows)) {
    // A name within a region that was named is worth more than a longer name that begins like the query.
    for (const range of ranges) keep(hits, scanned(index, name, range, true), 0.5)
  }
  // A region alone (新疆, Texas) offers its cities, after the places that bear its name.
  for (const { from, to } of regions.get(text) ?? []) {
    for (let row = from; row < to; row++) if (!hits.has(row)) hits.set(row, REGION_ONLY)
  }
  if (hits.size === 0 && !hasHan(text)) keep(hits, similar(index.latin, text), Fit.inside + 1)
  return hits
}

function hitsOf(opened: Search, query: string): Hits {
  const [hits, ...others] = pinyinReadingsOf(query).map((reading) => hitsOfReading(opened, reading))
  for (const more of others) keep(hits!, more, 0)
  return hits!
}

/** Of a place at home the rank of the city that its region is called after: 大安區 of 臺北市 before that of 臺中市. 0 elsewhere. */
function cityRanksOf({ region, regions, zh, rank }: Table, isHome: (row: number) => boolean): (row: number) => number {
  const known = new Map<number, number>()
  return (row) => {
    if (!isHome(row)) return 0
    const at = region[row]!
    if (!known.has(at)) known.set(at, rank[zh.indexOf(regions[at]!.zh)] ?? 0)
    return known.get(at)!
  }
}

/**
 * Places for what a person types: English, Simplified, Traditional, pinyin or zhuyin or their initials, former
 * names, with a region or country before or after. Best first: whole names before beginnings before
 * the rest, then by people. The table is loaded at the first call; see `preloadPlaces` for errors.
 * @param options.zones zones where whoever asks is at home: of two places of one name the one there comes first
 */
export async function searchPlaces(
  query: string,
  { limit = 8, zones = [] }: { readonly limit?: number; readonly zones?: readonly string[] } = {},
): Promise<readonly Place[]> {
  if (typeof query !== 'string') throw new FieldRangeError('query', 'not a text')
  const opened = await openedSearch()
  const { table } = opened.index
  const isHan = hasHan(query)
  const isHome = (row: number) => zones.includes(table.zones[table.zone[row]!]!)
  const rank = (row: number): number => table.rank[row]! + (isHan && isChineseRow(table, row) ? HOME : 0) + (isHome(row) ? HOME : 0)
  const cityRank = cityRanksOf(table, isHome)
  const best = [...hitsOf(opened, query)].sort(
    ([a, fitA], [b, fitB]) => fitA - fitB || rank(b) - rank(a) || cityRank(b) - cityRank(a) || a - b,
  )
  return best.slice(0, Math.max(0, limit)).map(([row]) => placeOf(table, row))
}
