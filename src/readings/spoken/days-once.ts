/** A cycle's turn is told to the day wherever a page speaks of it; heard again within a chapter, the month is enough. */
import type { Locale } from './locale.ts'
import type { SpokenSentence } from './script.ts'

const CHINESE = /([〇零一二三四五六七八九]{4}年[一二三四五六七八九十]{1,2}月)([一二三四五六七八九十]{1,3}日)/g
const ENGLISH =
  /(\bon )?\b((?:January|February|March|April|May|June|July|August|September|October|November|December) )([a-z-]+(?:st|nd|rd|th), )(?=([a-z-]+ [a-z-]+))/g

/** Of a chapter: every date in full where it is first said. */
export function withDaysOnce(sentences: readonly SpokenSentence[], locale: Locale): SpokenSentence[] {
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
