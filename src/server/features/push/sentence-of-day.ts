import { solarTermOf } from '#almanac/index.ts'
import type { Locale } from '#contract/locale.ts'
import { ageOn, saidInShort } from '#readings/daily/index.ts'
import { chartOf, type RemindedArchive } from './archive.ts'
import { civilDateOf } from '../../deps/civil-date.ts'

export interface Sentence {
  readonly title: string
  /** Without the weekday and the pair, which stand before it. */
  readonly body: string
}

const chinese = (image: string, counsel: string) => `${image}　${counsel}`

/** The headline as a title; in English its picture alone. */
const titles: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image) => image.replace(/\.$/, ''),
}

/** The day's sentence for a chart: what a push and a calendar entry are made of. Its page says the same. */
export function sentenceOfDay(archive: RemindedArchive, date: string, locale: Locale): Sentence {
  const on = civilDateOf(date)
  const age = ageOn(civilDateOf(archive.birthday.slice(0, 10)), on)
  const { image, counsel, work } = saidInShort(chartOf(archive).pillars, { date: on, solarTerm: solarTermOf(on), age })
  return { title: titles[locale](image[locale], counsel[locale]), body: work[locale] }
}
