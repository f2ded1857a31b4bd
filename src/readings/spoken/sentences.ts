/** Splitting of a text into utterances; the joined pieces equal the text. */
import type { Locale } from '../reader/locale.ts'
import { isAbbreviation } from './english/abbreviations.ts'

const OPENERS = '“「『（《【(['
const CLOSERS = '”」』）》】)]'
const ENDS = /[。！？!?…]/
const ENGLISH_ENDS = /[.!?…]/
/** Characters after a closing quotation mark that continue the surrounding sentence. */
const GOES_ON = /[，、；：的地得]/
/** Characters that can begin an English sentence. */
const BEGINS = /[\p{Lu}\p{N}“(*$]/u

/**
 * Maximum length of an utterance in characters, about ten seconds. Browsers stop after fifteen seconds, and stepping back should
 * replay about one sentence.
 */
const MOST: Readonly<Record<Locale, number>> = { zh_CN: 56, zh_TW: 56, en_US: 190 }

/** Patterns of break points in a long sentence, best kind first; the sentence is split after the match. */
const BREAKS: Readonly<Record<'chinese' | 'english', readonly RegExp[]>> = {
  chinese: [/[。！？…][”」』）]?/g, /；/g, /：/g, /[，—]/g, /、/g],
  english: [
    /[.!?…][”)]?\s+(?=[\p{Lu}“])/gu,
    /;\s+/g,
    /:\s+/g,
    /,\s+(?=(?:and|but|so|or|which|who|where|while|because|as|when|if|with|until|from)\b)/g,
    /,\s+/g,
    /\s+/g,
  ],
}

function endsOf(text: string, isEnglish: boolean): number[] {
  const ends: number[] = []
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    let isEnd = sign === '\n'
    if (OPENERS.includes(sign)) depth++
    else if (CLOSERS.includes(sign)) {
      depth = Math.max(0, depth - 1)
      isEnd = depth === 0 && !')）'.includes(sign) && isEndAt(text, i - 1, isEnglish) && !GOES_ON.test(text[i + 1] ?? '')
    } else if (depth === 0 && isEndAt(text, i, isEnglish)) isEnd = true
    if (!isEnd) continue
    let after = i + 1
    while (after < text.length && (CLOSERS.includes(text[after]!) || (isEnglish ? ENGLISH_ENDS : ENDS).test(text[after]!))) after++
    const space = /^\s*/.exec(text.slice(after))![0].length
    if (isEnglish && after < text.length && sign !== '\n' && (space === 0 || !BEGINS.test(text[after + space] ?? '\n'))) continue
    ends.push(after + space)
    i = after + space - 1
  }
  return ends.at(-1) === text.length ? ends : [...ends, text.length]
}

function isEndAt(text: string, i: number, isEnglish: boolean): boolean {
  if (!isEnglish) return ENDS.test(text[i]!)
  return ENGLISH_ENDS.test(text[i] ?? '') && !(text[i] === '.' && isAbbreviation(text.slice(0, i + 1)))
}

/** Splits a sentence into short enough pieces at the best break point nearest to its middle. */
function parted(sentence: string, locale: Locale): string[] {
  if (sentence.trimEnd().length <= MOST[locale]) return [sentence]
  const middle = sentence.length / 2
  for (const sign of BREAKS[locale === 'en_US' ? 'english' : 'chinese']) {
    const places = [...sentence.matchAll(sign)]
      .map(({ index, 0: { length } }) => index + length)
      // No pieces of only a few characters.
      .filter((place) => Math.min(place, sentence.trimEnd().length - place) >= MOST[locale] / 8)
    if (places.length === 0) continue
    const place = places.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
    return [...parted(sentence.slice(0, place), locale), ...parted(sentence.slice(place), locale)]
  }
  return [sentence]
}

/** A sentence or a part of a long one. */
export interface SpokenUtterance {
  readonly text: string
  /** Whether the piece ends the sentence. */
  readonly isEnd: boolean
}

const WORDS = /[\p{L}\p{N}]/u

/** Splits a paragraph into utterances. A piece without letters or digits is added to the preceding piece. */
export function splitUtterances(text: string, locale: Locale): SpokenUtterance[] {
  const pieces: SpokenUtterance[] = []
  let from = 0
  for (const to of endsOf(text, locale === 'en_US')) {
    const sentence = text.slice(from, to)
    from = to
    if (sentence === '') continue
    const last = pieces.at(-1)
    if (!WORDS.test(sentence) && last) pieces[pieces.length - 1] = { text: last.text + sentence, isEnd: true }
    else {
      const parts = parted(sentence, locale)
      pieces.push(...parts.map((part, i) => ({ text: part, isEnd: i === parts.length - 1 })))
    }
  }
  return pieces
}
