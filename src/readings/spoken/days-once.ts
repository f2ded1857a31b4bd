/** Shortens repeated dates: after its first mention in a chapter, a date is spoken as month and year only. */
import type { Locale } from '../reader/locale.ts'
import type { SpokenSentence } from './script.ts'

const CHINESE = /([〇零一二三四五六七八九]{4}年[一二三四五六七八九十]{1,2}月)([一二三四五六七八九十]{1,3}日)/g
const ENGLISH =
  /(\bon )?\b((?:January|February|March|April|May|June|July|August|September|October|November|December) )([a-z-]+(?:st|nd|rd|th), )(?=([a-z-]+ [a-z-]+))/g

/** Shortens dates within a chapter; the first mention stays complete. */
export function shortenRepeatedDates(sentences: readonly SpokenSentence[], locale: Locale): SpokenSentence[] {
  const known = new Set<string>()
  const isNew = (date: string) => known.size < known.add(date).size
  return sentences.map((sentence) => ({
    ...sentence,
    spoken:
      locale === 'en_US'
        ? sentence.spoken.replaceAll(ENGLISH, (whole, on: string | undefined, month: string, day: string, year: string) =>
            isNew(month + day + year) ? whole : (on ? 'in ' : '') + month,
          )
        : sentence.spoken.replaceAll(CHINESE, (whole, month: string) => (isNew(whole) ? whole : month)),
  }))
}
