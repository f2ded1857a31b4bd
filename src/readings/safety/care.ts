import type { Locale } from '../facts/written.ts'
import { CARE_TEXTS } from './care-texts.ts'
import type { HelpLine } from './help-lines.ts'
import { directoryText, elsewhereText, hereText } from './line-texts.ts'
import { regionOf } from './regions.ts'
import { harmsIn, type Harm } from './speech.ts'

/** Whether it is asked if fate wants it so. */
const ASKS_FATE =
  /命|注定|註定|写好|寫好|劫|阳寿|陽壽|大限|盘|盤|八字|卦|天意|\b(?:fate|fated|chart|written|meant to|destin\w+|stars|bazi|hexagram|supposed to)\b/i

/** After a caring answer: what asks something of the book is answered as what it is. */
const ASKS =
  /[?？]|[吗嗎呢]|什么|什麼|怎么|怎麼|几时|幾時|为何|哪|何时|何時|\b(?:what|when|why|how|which|who|should|is|are|do|does|can|will)\b/i

/** A piece of an answer, as the sage has them (`../sage/piece.ts`), of the kind that this room alone writes. */
export interface CarePiece {
  readonly kind: 'care'
  readonly text: string
  readonly cites: readonly never[]
}

export const care = (text: string): CarePiece => ({ kind: 'care', text, cites: [] })

/** Lines for a harm: where the reader is, elsewhere, and the directory, which comes first in a place without lines. */
function linesFor(harms: readonly Harm[], locale: Locale, zone: string): readonly CarePiece[] {
  const here = regionOf(zone, locale)
  const kinds = [...new Set(harms.map((harm): HelpLine['of'] => (harm === 'violence' ? 'violence' : 'crisis')))]
  const told = kinds.flatMap((of) => (here ? [hereText(here, [of], of === 'violence' ? 'police' : 'ambulance', locale)] : []))
  const away = elsewhereText(here, kinds[0] ?? 'crisis', locale)
  return (here ? [...told, away, directoryText[locale]] : [directoryText[locale], away]).map(care)
}

/** What the book is asked about; “what shall I do” alone is not. */
const OF_THE_BOOK =
  /[年月运運盘盤命卦财財星神干支柱]|八字|五行|大运|流年|工作|感情|婚|事业|事業|适合|適合|合不合|哪天|什么是|什麼是|\b(?:year|month|luck|chart|job|work|career|money|love|marry|match|hexagram|element|stem|branch|pillar|20\d\d|mean|means)\b/i

/** Whether one of the last messages spoke of harm and this one asks nothing of the book. */
const goesOn = (text: string, earlier: readonly string[]) =>
  !(ASKS.test(text) && OF_THE_BOOK.test(text)) && earlier.slice(-2).some((one) => harmsIn(one).length > 0)

/**
 * The answer that comes before every other rule, or nothing. It is written in the reader's language, whatever the message is written
 * in; the lines are those of the zone (IANA), else of where the locale is read. `earlier`: what was asked before in the conversation.
 */
export function careAnswer(text: string, locale: Locale, zone: string, earlier: readonly string[] = []): readonly CarePiece[] | undefined {
  const harms = harmsIn(text)
  const texts = CARE_TEXTS[locale]
  const [harm] = harms
  if (harm === undefined) {
    if (!goesOn(text, earlier)) return undefined
    return [care(texts.listening.first), ...linesFor(['self'], locale, zone), care(texts.listening.end)]
  }
  const { first, heard, send, end } = texts[harm]
  const opening = ASKS_FATE.test(text) && harm !== 'violence' && harm !== 'loss' ? [care(texts.unwritten)] : []
  return [...opening, care(first), care(heard), ...linesFor(harms, locale, zone), care(send), care(end)]
}
