import { solarTermOf } from '#almanac/index.ts'
import type { Locale } from '#contract/locale.ts'
import { ageOn, composeDaySummary } from '#readings/daily/index.ts'
import { getChart, type RemindedArchive } from './archive.ts'
import { parseCivilDate } from '../../deps/civil-date.ts'

export interface Sentence {
  readonly title: string
  /** Without weekday and pair, which precede it. */
  readonly body: string
}

const chinese = (image: string, counsel: string) => `${image}　${counsel}`

/** The headline as a title; in English only its image. */
const titles: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image) => image.replace(/\.$/, ''),
}

/** The day's sentence for a chart, for pushes and calendar entries; the day's page shows the same. */
export function composeDaySentence(archive: RemindedArchive, date: string, locale: Locale): Sentence {
  const on = parseCivilDate(date)
  const age = ageOn(parseCivilDate(archive.birthday.slice(0, 10)), on)
  const { image, counsel, work } = composeDaySummary(getChart(archive).pillars, { date: on, solarTerm: solarTermOf(on), age })
  return { title: titles[locale](image[locale], counsel[locale]), body: work[locale] }
}
