/** A text cut where a speaker takes breath: the pieces joined are the text again, to the character. */
import type { Locale } from './locale.ts'
import { isAbbreviation } from './english/abbreviations.ts'

const OPENERS = '“「『（《【(['
const CLOSERS = '”」』）》】)]'
const ENDS = /[。！？!?…]/
const ENGLISH_ENDS = /[.!?…]/
/** After a quotation that ends within itself these go on with the sentence around it. */
const GOES_ON = /[，、；：的地得]/
/** What the next English sentence begins with. */
const BEGINS = /[\p{Lu}\p{N}“(*$]/u

/**
 * An utterance is at most so long, in characters: some ten seconds. Browsers break off what takes longer than fifteen, and a listener
 * who goes back a sentence wants to hear a sentence.
 */
const MOST: Readonly<Record<Locale, number>> = { zh_CN: 56, zh_TW: 56, en_US: 190 }

/** Where a sentence that is too long may be cut, the best first; a place is right after its sign. */
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

/** A sentence in pieces that are short enough, cut at the best place that is nearest to its middle. */
function parted(sentence: string, locale: Locale): string[] {
  if (sentence.trimEnd().length <= MOST[locale]) return [sentence]
  const middle = sentence.length / 2
  for (const sign of BREAKS[locale === 'en_US' ? 'english' : 'chinese']) {
    const places = [...sentence.matchAll(sign)]
      .map(({ index, 0: { length } }) => index + length)
      // A piece of a few characters is no phrase.
      .filter((place) => Math.min(place, sentence.trimEnd().length - place) >= MOST[locale] / 8)
    if (places.length === 0) continue
    const place = places.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
    return [...parted(sentence.slice(0, place), locale), ...parted(sentence.slice(place), locale)]
  }
  return [sentence]
}

/** One sentence, or a part of a long one. */
export interface Piece {
  readonly text: string
  /** The sentence ends with it. */
  readonly isEnd: boolean
}

const WORDS = /[\p{L}\p{N}]/u

/** A paragraph as it is read on the page, cut. Signs that stand alone go with what is before them. */
export function piecesOf(text: string, locale: Locale): Piece[] {
  const pieces: Piece[] = []
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
