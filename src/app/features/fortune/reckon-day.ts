import { almanacOf } from '#almanac/index.ts'
import { castChart, type CivilDate, ganzhiOfText } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { castInputOf } from '#birth/index.ts'
import { ageOn, type DayView, dayOf } from '#readings/daily/index.ts'
import { dateOfIso } from '../../calendar/civil-dates.ts'

/** The reading of a day for an archive. With the almanac, the engine and the rules in one file: only opening a day needs it. */
export function reckonDay(archive: ListedArchive, date: CivilDate): DayView {
  return dayOf(castChart(castInputOf(archive)).pillars, almanacOf(date), ageOf(archive, date))
}

const ageOf = ({ birthday }: ListedArchive, on: CivilDate) => ageOn(dateOfIso(birthday.slice(0, 10))!, on)

/** The same reading of a day that was opened elsewhere, by the pillars that stood then. @throws for what no device writes */
export function reckonAgain(archive: ListedArchive, { date, ganzhi }: DayFortune): DayView {
  const [year, month, day, hour] = ganzhi.split(' ').map(ganzhiOfText)
  const on = dateOfIso(date)
  if (!year || !month || !day || !on) throw new Error('no such day')
  return dayOf({ year, month, day, hour: hour ?? null }, almanacOf(on), ageOf(archive, on))
}
