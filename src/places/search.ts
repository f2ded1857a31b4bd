import { FieldRangeError } from './field-error.ts'
import { hasHan } from './fold.ts'
import { loadGazetteer } from './load-table.ts'
import { type Place, placeOfRow } from './place.ts'
import { type RegionIndex, createRegionIndex } from './region-index.ts'
import { type FitByRow, type RowRange, KeyFit, scanKeys } from './scan.ts'
import { type SearchIndex, isChineseRow, createSearchIndex } from './search-index.ts'
import { listQuerySplits } from './splits.ts'
import type { GazetteerTable } from './table.ts'
import { findSimilarNames } from './typos.ts'
import { listPinyinReadings } from './zhuyin.ts'

interface Search {
  readonly index: SearchIndex
  readonly regions: RegionIndex
}

async function opened(): Promise<Search> {
  const index = await createSearchIndex(await loadGazetteer())
  return { index, regions: createRegionIndex(index.table, index.fold) }
}

let search: Promise<Search> | undefined

/** Returns the shared promise of the index; discards a rejected promise, so that the next search retries. */
export function loadSearchIndex(): Promise<Search> {
  search ??= opened().catch((error: unknown) => {
    search = undefined
    throw error
  })
  return search
}

/** Preloads the gazetteer before the first search. Rejects if it is unavailable; a later call retries. */
export async function preloadPlaces(): Promise<void> {
  await loadSearchIndex()
}

const REGION_ONLY = (KeyFit.prefix + KeyFit.minorPrefix) / 2

/** Rank bonus worth three times the population: in home zones, and for Chinese places in Chinese queries (板桥: New Taipei, not Tokyo). */
const HOME = 16

function addHits(hits: FitByRow, more: FitByRow, handicap: number): void {
  for (const [row, fit] of more) if (fit + handicap < (hits.get(row) ?? Infinity)) hits.set(row, fit + handicap)
}

/** Administrative suffix that people add (纽约市) or that has changed (昌平县, now 昌平区). */
const RANK = /(?<=..)(?:(?:特别|广域|直辖)?市|地区|专区|[县区盟])$/u

/** Finds matches of a name; if none is exact, also of the name without its administrative suffix. */
function scanName({ table, latin, han }: SearchIndex, name: string, range: RowRange, isShort: boolean): FitByRow {
  const hits = scanKeys(hasHan(name) ? han : latin, name, range, isShort)
  if (!RANK.test(name) || [...hits.values()].includes(KeyFit.exact)) return hits
  for (const [row, fit] of scanKeys(han, name.replace(RANK, ''), range, true)) {
    if (fit <= KeyFit.minorExact && !hits.has(row) && (name.endsWith('市') || isChineseRow(table, row))) hits.set(row, fit)
  }
  return hits
}

function hitsOfReading({ index, regions }: Search, query: string): FitByRow {
  const { table, fold } = index
  const text = fold(query)
  const hits: FitByRow = new Map()
  if (text === '') return hits
  addHits(hits, scanName(index, text, { from: 0, to: table.rows }, text.length < (hasHan(text) ? 2 : 3)), 0)
  for (const { name, ranges } of listQuerySplits(query, fold, regions, table.rows)) {
    // A prefix match within a named region ranks above a longer name that begins like the query.
    for (const range of ranges) addHits(hits, scanName(index, name, range, true), 0.5)
  }
  // A region's name alone (新疆, Texas) lists its cities after the places of that name.
  for (const { from, to } of regions.get(text) ?? []) {
    for (let row = from; row < to; row++) if (!hits.has(row)) hits.set(row, REGION_ONLY)
  }
  if (hits.size === 0 && !hasHan(text)) addHits(hits, findSimilarNames(index.latin, text), KeyFit.inside + 1)
  return hits
}

function hitsOf(opened: Search, query: string): FitByRow {
  const [hits, ...others] = listPinyinReadings(query).map((reading) => hitsOfReading(opened, reading))
  for (const more of others) addHits(hits!, more, 0)
  return hits!
}

/** Returns a row's rank function: rank of the city named like the row's region (大安區 in 臺北市 before 臺中市); 0 outside home zones. */
function cityRanksOf({ region, regions, zh, rank }: GazetteerTable, isHome: (row: number) => boolean): (row: number) => number {
  const known = new Map<number, number>()
  return (row) => {
    if (!isHome(row)) return 0
    const at = region[row]!
    if (!known.has(at)) known.set(at, rank[zh.indexOf(regions[at]!.zh)] ?? 0)
    return known.get(at)!
  }
}

/**
 * Finds places by name in any script, pinyin or zhuyin, with or without a region; best match first. @param
 * options.zones the user's home zones, ranked first
 */
export async function searchPlaces(
  query: string,
  { limit = 8, zones = [] }: { readonly limit?: number; readonly zones?: readonly string[] } = {},
): Promise<readonly Place[]> {
  if (typeof query !== 'string') throw new FieldRangeError('query', 'not a text')
  const opened = await loadSearchIndex()
  const { table } = opened.index
  const isHan = hasHan(query)
  const isHome = (row: number) => zones.includes(table.zones[table.zone[row]!]!)
  const rank = (row: number): number => table.rank[row]! + (isHan && isChineseRow(table, row) ? HOME : 0) + (isHome(row) ? HOME : 0)
  const cityRank = cityRanksOf(table, isHome)
  const best = [...hitsOf(opened, query)].sort(
    ([a, fitA], [b, fitB]) => fitA - fitB || rank(b) - rank(a) || cityRank(b) - cityRank(a) || a - b,
  )
  return best.slice(0, Math.max(0, limit)).map(([row]) => placeOfRow(table, row))
}
