/** Texts of the 64 hexagrams, received and plain. For the server and the command line only; the browser uses `cast/`. */
import type { Locale } from '../reader/locale.ts'
import type { TextPlace } from './cast/index.ts'
import { ALL_LINES_NUMBER, hexagramOfNumber } from './cast/index.ts'
import received from './data/received.json' with { type: 'json' }
import receivedCn from './data/received-cn.json' with { type: 'json' }
import taiwan from './data/zh-tw.json' with { type: 'json' }
import english from './text/en-us.json' with { type: 'json' }
import { ADVICE_ROWS } from './text/advice.ts'
import mainland from './text/zh-cn.json' with { type: 'json' }

/** Answers of a text to “shall I?”: go; in steps; on a condition; wait; refrain. */
export const TEXT_ADVICE_CODES = ['go', 'steps', 'terms', 'wait', 'leave'] as const
export type TextAdvice = (typeof TEXT_ADVICE_CODES)[number]

/** Areas of life that the plain texts cover. */
export const LIFE_AREAS = ['decision', 'work', 'money', 'love', 'study', 'travel'] as const

/** One of the 450 plain texts: its image, its answer to “shall I?”, and a sentence for each of five areas. */
type Words = Readonly<Record<'gist' | (typeof LIFE_AREAS)[number], string>>

const WORDS: Readonly<Record<Locale, readonly (Words & { readonly lines: readonly Words[] })[]>> = {
  zh_CN: mainland,
  zh_TW: taiwan,
  en_US: english,
}
const ADVICE_BY_PLACE = ADVICE_ROWS.map((row) => row.split(' ') as TextAdvice[])

/** Places of all texts: 64 judgements, 384 lines, 用九 and 用六. */
export const TEXT_PLACES: readonly TextPlace[] = ADVICE_BY_PLACE.flatMap((row, i) => row.map((_, line) => ({ hexagram: i + 1, line })))

export const adviceOf = ({ hexagram, line }: TextPlace): TextAdvice => ADVICE_BY_PLACE[hexagram - 1]![line]!

/** Returns this product's plain wording of a judgement or line in a language. */
export function getTextWords({ hexagram, line }: TextPlace, locale: Locale): Words {
  const words = WORDS[locale][hexagram - 1]!
  return line === 0 ? words : words.lines[line - 1]!
}

/** Returns the received (classical) text; in English this product's own translation. */
export function classicalTextOf({ hexagram, line }: TextPlace, locale: Locale): string {
  if (locale === 'en_US') return line === 0 ? english[hexagram - 1]!.judgement : english[hexagram - 1]!.lines[line - 1]!.classic
  const text = (locale === 'zh_TW' ? received.hexagrams : receivedCn)[hexagram - 1]!
  return line === 0 ? text.judgement : text.lines[line - 1]!.text
}

/** Returns 大象, the image text of a hexagram. */
export function imageTextOf(hexagram: number, locale: Locale): string {
  if (locale === 'en_US') return english[hexagram - 1]!.image
  return (locale === 'zh_TW' ? received.hexagrams : receivedCn)[hexagram - 1]!.image
}

const ENGLISH_LINES = [
  'at the beginning',
  'in the second place',
  'in the third place',
  'in the fourth place',
  'in the fifth place',
  'at the top',
]

/** Returns the label of a text: 卦辞, 初六, 用九; Judgement, Six at the beginning, All nines. */
export function textLabelOf({ hexagram, line }: TextPlace, locale: Locale): string {
  if (line === 0) return { zh_CN: '卦辞', zh_TW: '卦辭', en_US: 'Judgement' }[locale]
  if (locale !== 'en_US') return received.hexagrams[hexagram - 1]!.lines[line - 1]!.label
  const nine = hexagramOfNumber(hexagram).bits[(line - 1) % 6] === '1'
  if (line === ALL_LINES_NUMBER) return nine ? 'All nines' : 'All sixes'
  return `${nine ? 'Nine' : 'Six'} ${ENGLISH_LINES[line - 1]}`
}
