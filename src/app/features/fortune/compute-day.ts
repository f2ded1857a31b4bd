import type { ActivityCode } from '#almanac/codes.ts'
import { almanacOf } from '#almanac/index.ts'
import { castChart, type CivilDate, ganzhiOfText, type NatalPairs } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { toBirthInput } from '#birth/index.ts'
import {
  ageOn,
  getCounselText,
  type DayReading,
  createDayReading,
  type ActivityReason,
  explainActivity,
  luckPillarAtNoon,
} from '#readings/daily/index.ts'
import { parseIsoDate } from '../../calendar/civil-dates.ts'

/** Re-exported for lists of days, which show the same short texts. */
export { getCounselText }

/** Computes a day's view. In a lazy chunk with almanac, engine, rules and texts, which only opening a day needs. */
export function computeDayView(archive: ListedArchive, date: CivilDate): DayReading {
  return computeReading(archive, castChart(toBirthInput(archive)).pillars, date)
}

/** Recomputes a stored day from its stored pillars. @throws for data that no client writes */
export function recomputeDayView(archive: ListedArchive, { date, ganzhi }: DayFortune): DayReading {
  const on = parseIsoDate(date)
  if (!on) throw new Error('no such day')
  return computeReading(archive, parseNatalPairs(archive, ganzhi), on)
}

/** Finds why an entry is in a day's list, from the stored pillars. @throws for data that no client writes */
export function findActivityReason(
  archive: ListedArchive,
  ganzhi: string,
  on: CivilDate,
  side: 'do' | 'dont',
  code: ActivityCode,
): ActivityReason | null {
  return explainActivity(parseNatalPairs(archive, ganzhi), almanacOf(on), side, code)
}

function parseNatalPairs(archive: ListedArchive, ganzhi: string): NatalPairs {
  const [year, month, day, hour] = ganzhi.split(' ').map(ganzhiOfText)
  if (!year || !month || !day) throw new Error('no such day')
  const { school } = castChart(toBirthInput(archive)).pillars
  return { year, month, day, hour: hour ?? null, school }
}

function computeReading(archive: ListedArchive, natal: NatalPairs, on: CivilDate): DayReading {
  const age = ageOn(parseIsoDate(archive.birthday.slice(0, 10))!, on)
  return createDayReading(natal, almanacOf(on), { age, luck: luckPillarAtNoon(castChart(toBirthInput(archive)), on) })
}
