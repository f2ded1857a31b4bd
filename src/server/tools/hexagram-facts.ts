import type { Locale } from '#readings/reader/locale.ts'
import type { HexagramCast, Hexagram } from '#readings/changes/cast/index.ts'
import { deriveHexagrams, selectLeadingTexts } from '#readings/changes/cast/index.ts'
import { classicalTextOf, imageTextOf, textLabelOf, adviceOf, getTextWords } from '#readings/changes/said.ts'

const named = ({ number, name }: Hexagram, locale: Locale) => ({ hexagram: number, name: name[locale] })

/** Returns the facts of a cast of six line values: its hexagrams, and the leading texts in plain words. */
export function computeHexagramFacts(cast: HexagramCast, locale: Locale) {
  const read = deriveHexagrams(cast)
  const { original, changed, nuclear, opposite, reversed, moving } = read
  return {
    ...named(original, locale),
    judgement: classicalTextOf({ hexagram: original.number, line: 0 }, locale),
    image: imageTextOf(original.number, locale),
    moving_lines: moving,
    changed: changed && named(changed, locale),
    nuclear: named(nuclear, locale),
    opposite: named(opposite, locale),
    reversed: named(reversed, locale),
    leading: selectLeadingTexts(read).map((place) => ({
      hexagram: place.hexagram,
      place: textLabelOf(place, locale),
      text: classicalTextOf(place, locale),
      plain: getTextWords(place, locale).gist,
      answer: getTextWords(place, locale).decision,
      stand: adviceOf(place),
    })),
  }
}
