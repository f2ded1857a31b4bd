import { type Haystack, KeyMarker } from './search-index.ts'
import type { FitByRow } from './scan.ts'

/** Optimal string alignment distance (swapping two neighbours counts as one); any value above `limit` if the distance exceeds it. */
export function countTypos(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}

/** Finds rows with a name one typo away (two for queries of nine letters or more). The first letter must match. */
export function findSimilarNames({ text, starts }: Haystack, query: string): FitByRow {
  const hits: FitByRow = new Map()
  const limit = query.length < 4 ? 0 : query.length < 9 ? 1 : 2
  if (limit === 0) return hits
  const start = KeyMarker.name + query.charAt(0)
  let row = 0
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    let end = at + 1
    while (text.charCodeAt(end) >= 0x20 && end - at <= query.length + limit + 1) end++
    const key = text.slice(at + 1, end)
    const slips = countTypos(query, key, limit)
    if (slips > limit) continue
    while (starts[row + 1]! <= at) row++
    if (slips < (hits.get(row) ?? Infinity)) hits.set(row, slips)
  }
  return hits
}
