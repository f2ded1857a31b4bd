import { almanacOf } from '#almanac/index.ts'
import { castInputOf } from '#birth/index.ts'
import { castChart } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import { ageOn, dayOf } from '#readings/daily/index.ts'
import { pairName, termOf } from '#readings/facts/words.ts'
import type { RemindedArchive } from './archive.ts'
import { civilDateOf } from './civil-date.ts'

export interface Sentence {
  readonly title: string
  /** Without the weekday and the pair, which stand before it. */
  readonly body: string
}

const bodies: Readonly<Record<Locale, string>> = {
  zh_CN: '今天的一页，等你翻开。',
  zh_TW: '今天的一頁，等你翻開。',
  en_US: 'Today’s page is here when you want it.',
}

const titles: Readonly<Record<Locale, (pair: string, god: string) => string>> = {
  zh_CN: (pair, god) => `${pair}日　${god}当值`,
  zh_TW: (pair, god) => `${pair}日　${god}當值`,
  en_US: (pair, god) => `A ${pair} day, with the ${god}`,
}

/** The day's sentence for a chart: what a push and a calendar entry are made of. */
export function sentenceOfDay(archive: RemindedArchive, date: string, locale: Locale): Sentence {
  const on = civilDateOf(date)
  const age = ageOn(civilDateOf(archive.birthday.slice(0, 10)), on)
  const { pillars, tenGod } = dayOf(castChart(castInputOf(archive)).pillars, almanacOf(on), age)
  return { title: titles[locale](pairName(pillars.day, locale), termOf(`god-${tenGod}`, locale)), body: bodies[locale] }
}
