import type { Located } from './china.ts'
import { stemOf } from './divisions.ts'
import { romanised, traditional } from './han.ts'
import type { Row } from './row.ts'
import { handTable } from './tables.ts'

/** Fewer than any living division has: a name of today comes before the same name of the past. */
const PEOPLE = 20_000

/** Divisions that are no more, each beside the one it belongs to; `divisions` are the rows of `located`, in its order. */
export function formerRows(located: readonly Located[], divisions: readonly Row[]): readonly Row[] {
  const find = (province: string, now: string): Row => {
    const found = located.flatMap(({ division }, index) =>
      division.province.zh === province && (division.name === now || `${division.prefecture}${division.name}` === now)
        ? [divisions[index]!]
        : [],
    )
    if (found.length !== 1) throw new Error(`${found.length} divisions are ${province} ${now}`)
    return found[0]!
  }
  return handTable<'province' | 'name' | 'now' | 'lat' | 'lng'>('former').map(({ province, name, now, lat, lng }): Row => {
    const today = find(province, now)
    const stem = stemOf(name).length
    return {
      ...today,
      en: stem === 1 ? `${romanised(name, stem)} County` : romanised(name, stem),
      zh: name,
      zht: traditional(name),
      stem,
      aliases: [],
      alternates: [],
      ...(lat !== '' && { lat: Number(lat), lng: Number(lng) }),
      population: PEOPLE,
      today,
    }
  })
}
