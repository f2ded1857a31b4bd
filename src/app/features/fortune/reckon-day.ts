import type { ActivityCode } from '#almanac/codes.ts'
import { almanacOf } from '#almanac/index.ts'
import { castChart, type CivilDate, ganzhiOfText, type NatalPairs } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { castInputOf } from '#birth/index.ts'
import { ageOn, counselWordsOf, type DayView, dayOf, type Ground, groundOf, luckOn } from '#readings/daily/index.ts'
import { dateOfIso } from '../../calendar/civil-dates.ts'

/** What a list of days says of one comes with the same lines. */
export { counselWordsOf }

/** The reading of a day for an archive. With the almanac, the engine, the rules and the lines in one file: only opening a day needs it. */
export function reckonDay(archive: ListedArchive, date: CivilDate): DayView {
  return readingOf(archive, castChart(castInputOf(archive)).pillars, date)
}

/** The same reading of a day that was opened elsewhere, by the pillars that stood then. @throws for what no device writes */
export function reckonAgain(archive: ListedArchive, { date, ganzhi }: DayFortune): DayView {
  const on = dateOfIso(date)
  if (!on) throw new Error('no such day')
  return readingOf(archive, natalOf(archive, ganzhi), on)
}

/** Why an entry stands in a day's list, by the pillars that stood then. @throws for what no device writes */
export function groundOfItem(
  archive: ListedArchive,
  ganzhi: string,
  on: CivilDate,
  side: 'do' | 'dont',
  code: ActivityCode,
): Ground | null {
  return groundOf(natalOf(archive, ganzhi), almanacOf(on), side, code)
}

function natalOf(archive: ListedArchive, ganzhi: string): NatalPairs {
  const [year, month, day, hour] = ganzhi.split(' ').map(ganzhiOfText)
  if (!year || !month || !day) throw new Error('no such day')
  const { school } = castChart(castInputOf(archive)).pillars
  return { year, month, day, hour: hour ?? null, school }
}

function readingOf(archive: ListedArchive, natal: NatalPairs, on: CivilDate): DayView {
  const age = ageOn(dateOfIso(archive.birthday.slice(0, 10))!, on)
  return dayOf(natal, almanacOf(on), { age, luck: luckOn(castChart(castInputOf(archive)), on) })
}
