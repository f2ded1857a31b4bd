/**
 * Compares the committed gazetteer with an independent one by country and name. `node src/build/gazetteer/compare.ts
 * <reference.tsv>`
 */
import { readFileSync } from 'node:fs'
import { loadGazetteer } from '#places/load-table.ts'
import { kilometresBetween } from './geonames.ts'
import { reduceToPlainLetters } from './han.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('usage: compare.ts <reference.tsv>')

const table = await loadGazetteer()
const ccOf = (row: number): string => table.countries[table.regions[table.region[row]!]!.country]![0]
const byName = new Map<string, number[]>()
for (let row = 0; row < table.rows; row++) {
  const spellings = [table.en[row]!, ...table.aliases[row]!.split('|')].map(reduceToPlainLetters)
  for (const name of new Set([...spellings, table.zh[row]!])) {
    if (name === '') continue
    const key = ccOf(row) + name
    byName.set(key, [...(byName.get(key) ?? []), row])
  }
}

const [header = '', ...lines] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
const columns = header.split('\t')
const tally = { reference: lines.length, paired: 0, near: 0, zone: 0, chinese: 0, sameChinese: 0, sameTraditional: 0 }
const divisions = { reference: 0, paired: 0, near: 0 }
const far: string[] = []
const zones: string[] = []
for (const line of lines) {
  const values = line.split('\t')
  const value = (column: string): string => values[columns.indexOf(column)] ?? ''
  const point = { lat: Number(value('lat')), lng: Number(value('lng')) }
  const isDivision = ['CN', 'TW'].includes(value('cc')) && value('kind') !== 'town'
  if (isDivision) divisions.reference++
  const names = isDivision ? [value('name_zh')] : [value('name_zh'), reduceToPlainLetters(value('name_en'))]
  const rows = names.filter((name) => name !== '').flatMap((name) => byName.get(value('cc') + name) ?? [])
  const distanceOf = (row: number): number => kilometresBetween(point, { lat: table.lat[row]! / 1000, lng: table.lng[row]! / 1000 })
  const row = rows.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
  // Skips places over 100 km away (others of the same name, unless they are divisions) and reference points that are only the prefecture's.
  if (row === undefined || (!isDivision && distanceOf(row) > 100) || value('coord_src') === 'pref') continue
  const isNear = distanceOf(row) <= 20
  tally.paired++
  if (isDivision) divisions.paired++
  if (isNear) tally.near++
  if (isNear && isDivision) divisions.near++
  if (!isNear) far.push(`${value('cc')} ${value('name_zh') || value('name_en')} ${Math.round(distanceOf(row))} km`)
  const zone = table.zones[table.zone[row]!]!
  if (zone === value('tz')) tally.zone++
  else zones.push(`${value('cc')} ${value('name_en')}: ${zone}, not ${value('tz')}`)
  if (value('name_zh') === '' || table.zh[row] === '') continue
  tally.chinese++
  if (table.zh[row] === value('name_zh')) tally.sameChinese++
  if (table.zht[row] === value('name_zht')) tally.sameTraditional++
}
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`
console.log(
  `${tally.paired} of ${tally.reference} paired; within 20 km ${share(tally.near, tally.paired)}; same zone ${share(tally.zone, tally.paired)}`,
)
console.log(
  `Chinese divisions: ${divisions.paired} of ${divisions.reference} paired, within 20 km ${share(divisions.near, divisions.paired)}`,
)
console.log(
  `Chinese names on both sides: ${tally.chinese}; the same ${share(tally.sameChinese, tally.chinese)}, Traditional the same ${share(tally.sameTraditional, tally.chinese)}`,
)
console.log(`Far apart: ${far.length}\n${far.slice(0, 40).join('\n')}`)
console.log(`Other zone: ${zones.length}\n${zones.slice(0, 100).join('\n')}`)
