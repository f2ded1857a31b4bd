import type { Locale } from '#readings/reader/locale.ts'
import type { Cast, Hexagram } from '#readings/changes/cast/index.ts'
import { readCast, selectLeadingTexts } from '#readings/changes/cast/index.ts'
import { classicOf, imageOf, labelOf, adviceOf, getTextWords } from '#readings/changes/said.ts'

const named = ({ number, name }: Hexagram, locale: Locale) => ({ hexagram: number, name: name[locale] })

/** Returns the facts of a cast of six line values: its hexagrams, and the leading texts in plain words. */
export function hexagramFacts(cast: Cast, locale: Locale) {
  const read = readCast(cast)
  const { original, changed, nuclear, opposite, reversed, moving } = read
  return {
    ...named(original, locale),
    judgement: classicOf({ hexagram: original.number, line: 0 }, locale),
    image: imageOf(original.number, locale),
    moving_lines: moving,
    changed: changed && named(changed, locale),
    nuclear: named(nuclear, locale),
    opposite: named(opposite, locale),
    reversed: named(reversed, locale),
    leading: selectLeadingTexts(read).map((place) => ({
      hexagram: place.hexagram,
      place: labelOf(place, locale),
      text: classicOf(place, locale),
      plain: getTextWords(place, locale).gist,
      answer: getTextWords(place, locale).decision,
      stand: adviceOf(place),
    })),
  }
}
