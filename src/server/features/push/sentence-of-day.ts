import { solarTermOf } from '#almanac/index.ts'
import type { Locale } from '#contract/locale.ts'
import { ageOn, composeDaySummary, isLuckTurn, luckPillarAtNoon } from '#readings/daily/index.ts'
import { getReminderChart, type RemindedArchive } from './archive.ts'
import { parseCivilDate } from '../../deps/civil-date.ts'

/** Title and text of the day's sentence for a chart. */
export interface ReminderSentence {
  readonly title: string
  /** Body without weekday and stem-branch pair, which callers may put before it. */
  readonly body: string
}

const chinese = (image: string, counsel: string) => `${image}　${counsel}`

/** Builds the title from the headline; in English only from its image. */
const titles: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image) => image.replace(/\.$/, ''),
}

/** Composes the day's sentence for a chart, as in the day's page, for push notices and calendar entries. */
export function composeDaySentence(archive: RemindedArchive, date: string, locale: Locale): ReminderSentence {
  const on = parseCivilDate(date)
  const age = ageOn(parseCivilDate(archive.birthday.slice(0, 10)), on)
  const chart = getReminderChart(archive)
  const { image, counsel, work } = composeDaySummary(chart.pillars, {
    date: on,
    solarTerm: solarTermOf(on),
    age,
    isLuckTurn: isLuckTurn(chart.pillars, luckPillarAtNoon(chart, on), on),
  })
  return { title: titles[locale](image[locale], counsel[locale]), body: work[locale] }
}
