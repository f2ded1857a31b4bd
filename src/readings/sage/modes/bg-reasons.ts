/** Reasons of an answer to a cast: the leading text, the second text, and the hexagrams around them. */
import type { Locale } from '../../reader/locale.ts'
import type { CastHexagrams, Hexagram, TextPlace } from '../../changes/cast/index.ts'
import { ALL_LINES_NUMBER, hexagramOfNumber } from '../../changes/cast/index.ts'
import type { TextAdvice } from '../../changes/said.ts'
import { classicalTextOf, imageTextOf, textLabelOf, adviceOf, getTextWords } from '../../changes/said.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { composeElementPiece } from './bg-chart.ts'
import type { AdviceDirection } from './bg-frames.ts'
import { fillFrame, bgFramesOf } from './bg-texts.ts'

/** From this number of reasons on, the trigrams are left out. */
const MOST_REASONS = 4

const say = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

export const directionOf = (advice: TextAdvice): AdviceDirection =>
  advice === 'terms' ? 'terms' : advice === 'go' || advice === 'steps' ? 'yes' : 'no'

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** Composes the reason on the leading text. */
export function composeLeadPiece(read: CastHexagrams, lead: TextPlace, locale: Locale): AnswerPiece {
  const { original, changed, moving } = read
  const key = lead.line === ALL_LINES_NUMBER ? 'all' : COUNTS[moving.length]!
  const variants = bgFramesOf(locale).lead[key]
  const slots = {
    name: original.name[locale],
    changed: changed?.name[locale] ?? '',
    line: formatLineName(lead, locale),
    gist: getTextWords(lead, locale).gist,
  }
  return say('reason', fillFrame(variants[(original.number + moving.length) % 2]!, slots), [citeText(lead, locale)])
}

/** Composes the reasons on the texts and hexagrams of a cast. */
export function composeCastReasons(
  read: CastHexagrams,
  lead: TextPlace,
  second: TextPlace | undefined,
  person: ChartPerson | undefined,
  locale: Locale,
  hasOpposite = true,
): readonly AnswerPiece[] {
  const frames = bgFramesOf(locale)
  const { original, changed, nuclear, opposite } = read
  const direction = directionOf(adviceOf(lead))
  const usedHexagrams = new Set(lead.line === 0 ? [lead.hexagram] : [])
  const judgement = (hexagram: Hexagram): TextPlace => ({ hexagram: hexagram.number, line: 0 })
  const ahead = (place: TextPlace) => directionOf(adviceOf(place))
  const meeting = (place: TextPlace) => {
    const other = ahead(place)
    return other === direction ? 'same' : other === 'terms' || direction === 'terms' ? 'open' : 'other'
  }
  /** Puts a hexagram's gist into a frame; returns nothing for a hexagram that has been used. */
  const picture = (frame: string, hexagram: Hexagram): readonly AnswerPiece[] => {
    if (usedHexagrams.has(hexagram.number)) return []
    usedHexagrams.add(hexagram.number)
    const place = judgement(hexagram)
    const slots = { name: hexagram.name[locale], changed: changed?.name[locale] ?? '', gist: getTextWords(place, locale).gist }
    return [say('reason', fillFrame(frame, slots), [citeText(place, locale)])]
  }
  const isElsewhere = lead.hexagram !== original.number
  const beside: readonly AnswerPiece[] =
    second === undefined || second.line === 0
      ? []
      : [
          say(
            'reason',
            fillFrame(frames.second[meeting(second)], { line: formatLineName(second, locale), gist: getTextWords(second, locale).gist }),
            [citeText(second, locale)],
          ),
        ]
  const image = changed === null ? [say('classic', imageTextOf(original.number, locale), [citeText(judgement(original), locale)])] : []
  const whole = picture(frames.whole[isElsewhere ? 'from' : meeting(judgement(original))], original)
  const goes = changed === null || isElsewhere ? [] : picture(frames.goes[`${direction}-${ahead(judgement(changed))}`], changed)
  const inside =
    nuclear === original
      ? [say('reason', fillFrame(frames.inside.self, { name: nuclear.name[locale] }))]
      : picture(frames.inside[`${direction}-${ahead(judgement(nuclear))}`], nuclear)
  const reasons = [composeLeadPiece(read, lead, locale), ...beside, ...whole, ...inside, ...goes]
  const element = person && reasons.length < MOST_REASONS ? composeElementPiece(person, read, locale) : undefined
  return [...image, ...reasons, ...(element ? [element] : []), ...(hasOpposite ? picture(frames.opposite, opposite) : [])]
}

/** Formats a classical text with its label: 初六：不永所事，小有言，终吉。 */
export function formatClassicText(place: TextPlace, locale: Locale): string {
  const label = locale !== 'en_US' && place.line === 0 ? hexagramOfNumber(place.hexagram).name[locale] : textLabelOf(place, locale)
  return `${label}${locale === 'en_US' ? ': ' : '：'}${classicalTextOf(place, locale)}`
}

/** Formats the name of a line for use within a sentence: 初六; six at the beginning. */
export function formatLineName(place: TextPlace, locale: Locale): string {
  const label = textLabelOf(place, locale)
  return locale === 'en_US' ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export function citeText(place: TextPlace, locale: Locale): Citation {
  const name = hexagramOfNumber(place.hexagram).name[locale]
  if (place.line === 0) return { to: 'hexagram', ref: String(place.hexagram), label: name }
  const label = `${name}${locale === 'en_US' ? ', ' : ' '}${formatLineName(place, locale)}`
  return { to: 'hexagram', ref: `${place.hexagram}.${place.line}`, label }
}
