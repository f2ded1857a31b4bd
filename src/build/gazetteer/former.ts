import type { LocatedDivision } from './china.ts'
import { stripAdministrativeSuffix } from './divisions.ts'
import { romaniseName, convertToTaiwanCharacters } from './han.ts'
import type { GazetteerRow } from './row.ts'
import { readHandTable } from './tables.ts'

/** Population for ranking, below that of any current division, so that a current name ranks before an equal former name. */
const PEOPLE = 20_000

/**
 * Builds the rows of former divisions, each with the current one that contains it. `divisions` are the rows of `located`, in the
 * same order.
 */
export function buildFormerRows(located: readonly LocatedDivision[], divisions: readonly GazetteerRow[]): readonly GazetteerRow[] {
  const find = (province: string, now: string): GazetteerRow => {
    const found = located.flatMap(({ division }, index) =>
      division.province.zh === province && (division.name === now || `${division.prefecture}${division.name}` === now)
        ? [divisions[index]!]
        : [],
    )
    if (found.length !== 1) throw new Error(`${found.length} divisions are ${province} ${now}`)
    return found[0]!
  }
  return readHandTable<'province' | 'name' | 'now' | 'lat' | 'lng'>('former').map(({ province, name, now, lat, lng }): GazetteerRow => {
    const today = find(province, now)
    const stem = stripAdministrativeSuffix(name).length
    return {
      ...today,
      en: stem === 1 ? `${romaniseName(name, stem)} County` : romaniseName(name, stem),
      zh: name,
      zht: convertToTaiwanCharacters(name),
      stem,
      aliases: [],
      alternates: [],
      ...(lat !== '' && { lat: Number(lat), lng: Number(lng) }),
      population: PEOPLE,
      today,
    }
  })
}
