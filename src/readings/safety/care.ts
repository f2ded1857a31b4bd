import type { Locale } from '../reader/locale.ts'
import { CARE_TEXTS } from './care-texts.ts'
import { POISON_CONTROL, type HelpLine } from './help-lines.ts'
import { directoryText, formatOtherRegionLines, formatRegionLines } from './line-texts.ts'
import { regionOfZone } from './regions.ts'
import { detectHarm, reportsFriendsAttempt, type Harm } from './speech.ts'
import { formatEmergencyNumbers, URGENT_TEXTS } from './urgent-texts.ts'

/** Words that ask whether the harm is fated. */
const ASKS_FATE =
  /命|注定|註定|写好|寫好|劫|阳寿|陽壽|大限|盘|盤|八字|卦|天意|\b(?:fate|fated|chart|written|meant to|destin\w+|stars|bazi|hexagram|supposed to)\b/i

/** Question words. Together with `OF_THE_BOOK` they mark a regular question, which is answered as such even after a care answer. */
const ASKS =
  /[?？]|[吗嗎呢]|什么|什麼|怎么|怎麼|几时|幾時|为何|哪|何时|何時|\b(?:what|when|why|how|which|who|should|is|are|do|does|can|will)\b/i

/** A piece of an answer (`../sage/piece.ts`) of the kind that only this folder creates. */
export interface CarePiece {
  readonly kind: 'care'
  readonly text: string
  readonly cites: readonly never[]
}

export const createCarePiece = (text: string): CarePiece => ({ kind: 'care', text, cites: [] })

const kindsOf = (harms: readonly Harm[]): readonly HelpLine['of'][] => [
  ...new Set(harms.map((harm): HelpLine['of'] => (harm === 'violence' ? 'violence' : 'crisis'))),
]

/** Returns the emergency service to name first. */
const firstOf = (harm: Harm | HelpLine['of']) => (harm === 'violence' || harm === 'others' ? 'police' : 'ambulance')

/** Composes the help lines: of the reader's region, of other regions, and the directory (first if `regionOfZone` finds no region). */
function linesFor(harms: readonly Harm[], locale: Locale, zone: string): readonly CarePiece[] {
  const here = regionOfZone(zone, locale)
  const kinds = kindsOf(harms)
  const contacts = kinds.flatMap((of) => (here ? [formatRegionLines(here, [of], firstOf(of), locale)] : []))
  const away = formatOtherRegionLines(here, kinds[0] ?? 'crisis', locale)
  return (here ? [...contacts, away, directoryText[locale]] : [directoryText[locale], away]).map(createCarePiece)
}

/** Composes the region's help lines and emergency number (else the directory), for users who have already seen all lines. */
function shortLinesFor(harm: Harm, locale: Locale, zone: string): CarePiece {
  const here = regionOfZone(zone, locale)
  return createCarePiece(here ? formatRegionLines(here, kindsOf([harm]), firstOf(harm), locale) : directoryText[locale])
}

/** Words for subjects of regular questions; “what shall I do” alone names none. */
const OF_THE_BOOK =
  /[年月运運盘盤命卦财財星神干支柱]|八字|五行|大运|流年|工作|感情|婚|事业|事業|适合|適合|合不合|哪天|什么是|什麼是|\b(?:year|month|luck|chart|job|work|career|money|love|marry|match|hexagram|element|stem|branch|pillar|20\d\d|mean|means)\b/i

/** Finds the most serious harm in the last two earlier messages. */
const beforeOf = (earlier: readonly string[]): Harm | undefined => {
  const before = earlier.slice(-2).flatMap((one) => detectHarm(one))
  return before.find((harm) => harm === 'attempt') ?? before[0]
}

/** Composes the answer to an attempt or to intended harm to others: whom to call, without asking anything. */
function urgentAnswer(harm: 'attempt' | 'others', harms: readonly Harm[], locale: Locale, zone: string): readonly CarePiece[] {
  const here = regionOfZone(zone, locale)
  const { attempt, others } = URGENT_TEXTS[locale]
  const call = formatEmergencyNumbers(here, firstOf(harm), locale)
  if (harm === 'attempt') {
    const poison = here && POISON_CONTROL[here]
    return [attempt.first(call), ...(poison ? [attempt.poison(poison)] : []), attempt.near, directoryText[locale]].map(createCarePiece)
  }
  const lines = here ? kindsOf(harms).map((of) => formatRegionLines(here, [of], undefined, locale)) : []
  return [others.first, others.call(call), others.lines, ...lines, directoryText[locale], others.send].map(createCarePiece)
}

/** Composes the shorter answer to a further message about the same harm. */
function againAnswer(harm: Harm, locale: Locale, zone: string): readonly CarePiece[] {
  const { attempt, others } = URGENT_TEXTS[locale]
  if (harm === 'attempt') return [createCarePiece(attempt.again(formatEmergencyNumbers(regionOfZone(zone, locale), 'ambulance', locale)))]
  const { listening } = CARE_TEXTS[locale]
  const contacts = shortLinesFor(harm, locale, zone)
  return harm === 'others'
    ? [createCarePiece(others.again), contacts]
    : [createCarePiece(listening.first), contacts, createCarePiece(listening.end)]
}

/** Answers harm in a message, and any message without harm that follows an attempt; undefined for others. */
export function composeHarmAnswer(
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[],
): readonly CarePiece[] | undefined {
  const harms = detectHarm(text, earlier.slice(-2))
  const before = beforeOf(earlier)
  const texts = CARE_TEXTS[locale]
  const [harm] = harms
  if (harm === undefined) return before === 'attempt' ? againAnswer(before, locale, zone) : undefined
  // An attempt gets the urgent answer even if an earlier message has reported one.
  if (harm === 'attempt' || (harm === 'others' && before !== 'others')) return urgentAnswer(harm, harms, locale, zone)
  const opening = ASKS_FATE.test(text) && (harm === 'self' || harm === 'friend') ? [createCarePiece(texts.unwritten)] : []
  if (harm === 'others' || harm === before) return [...opening, ...againAnswer(harm, locale, zone)]
  const { first, heard, send, end } = texts[harm]
  const isNow = harm === 'friend' && reportsFriendsAttempt(text)
  const call = isNow
    ? [createCarePiece(URGENT_TEXTS[locale].friendFirst(formatEmergencyNumbers(regionOfZone(zone, locale), 'ambulance', locale)))]
    : []
  return [
    ...call,
    ...opening,
    createCarePiece(first),
    createCarePiece(heard),
    ...linesFor(harms, locale, zone),
    createCarePiece(send),
    createCarePiece(end),
  ]
}

/** Answers a message that follows a mention of harm, unless the message is a regular question. */
export function composeListeningAnswer(
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[],
): readonly CarePiece[] | undefined {
  const before = beforeOf(earlier)
  return before === undefined || (ASKS.test(text) && OF_THE_BOOK.test(text)) ? undefined : againAnswer(before, locale, zone)
}

/** Care answer in the reader's language, or undefined. Help lines are those of the zone (IANA), else of the locale's main region. */
export const composeCareAnswer = (
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[] = [],
): readonly CarePiece[] | undefined => composeHarmAnswer(text, locale, zone, earlier) ?? composeListeningAnswer(text, locale, zone, earlier)
