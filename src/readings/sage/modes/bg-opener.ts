/** First sentences of an answer to a cast: each answers the form of a clause of the question. */
import type { Locale } from '../../reader/locale.ts'
import type { CastHexagrams, TextPlace } from '../../changes/cast/index.ts'
import { HEXAGRAMS } from '../../changes/cast/index.ts'
import type { TextAdvice } from '../../changes/said.ts'
import { getTextWords } from '../../changes/said.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import { amountTexts, dateTexts, lengthTexts, meaningTexts, trigramFrames, trigramTexts, whyText } from '../text/verdicts.ts'
import type { AskedFor } from './spoken.ts'
import { listAskedClauses, readAskedFor, readVerdictForm, splitClauses } from './spoken.ts'
import { composeTwoVerdict, composeVerdict, PARTING } from './verdicts.ts'
import { normalizeQuestion } from '../ask/normal.ts'

/** What an opener is composed from. */
export interface OpenerSource {
  readonly text: string
  readonly read: CastHexagrams
  readonly lead: TextPlace
  readonly lineName: string
  readonly advice: TextAdvice
  /** Name of the topic; undefined for a decision without another topic. */
  readonly thing: string | undefined
  /** Date on which to act; undefined without a chart. */
  readonly date: string | undefined
  /** Whether the cast decides nothing (a parting, an investment). */
  readonly isOpen: boolean
  readonly isLost: boolean
  readonly isAnimal: boolean
  /** Whether the question is about a declined subject, such as another's thoughts; then nothing is predicted. */
  readonly isBound: boolean
  readonly locale: Locale
}

/** Forms that a cast answers even if it decides nothing. */
const WITHOUT_VERDICT: readonly AskedFor[] = ['meaning', 'when', 'why', 'how', 'amount']
/** Questions whose yes is a warning: is it too late. */
const EXCESS = /\btoo \w+|是不是太|会不会太/
const CHANGED = /变卦|之卦|\bchanged\b/
const MOVING = /动爻|变爻|爻|\b(moving|lines?)\b/

function composeMeaning(text: string, { read, lead, lineName, locale }: OpenerSource): string {
  const { original, changed, moving } = read
  const gist = (hexagram: number) => getTextWords({ hexagram, line: 0 }, locale).gist
  const about = normalizeQuestion(text)
  const named = HEXAGRAMS.find(({ name }) =>
    locale === 'en_US' ? about.includes(`does ${name.en_US.toLowerCase()}`) : text.includes(`${name[locale]}卦`),
  )
  if (named !== undefined) return formatSageText(meaningTexts.named, locale, { name: named.name[locale], gist: gist(named.number) })
  if (CHANGED.test(about))
    return changed === null
      ? formatSageText(meaningTexts.unchanged, locale, { name: original.name[locale], gist: gist(original.number) })
      : formatSageText(meaningTexts.changed, locale, { name: changed.name[locale], gist: gist(changed.number) })
  if (MOVING.test(about))
    return moving.length === 0 || lead.line === 0
      ? formatSageText(meaningTexts.still, locale, { name: original.name[locale], gist: gist(original.number) })
      : formatSageText(meaningTexts.line, locale, { line: lineName, gist: getTextWords(lead, locale).gist })
  return formatSageText(meaningTexts.whole, locale, { name: original.name[locale], gist: gist(original.number) })
}

function composeOne(clause: string, asks: AskedFor, source: OpenerSource): string | undefined {
  const { read, lead, advice, thing, date, isOpen, isLost, isAnimal, isBound, locale } = source
  if ((isOpen || (isBound && asks !== 'two')) && !WITHOUT_VERDICT.includes(asks)) return undefined
  const texts = trigramTexts[read.original.bits.slice(3)]!
  const trigram = (key: keyof typeof trigramFrames) => {
    const slots = Object.fromEntries(
      (['person', 'trait', 'direction', 'place'] as const).map((slot) => [slot, localizeSageText(texts[slot], locale)]),
    )
    const names = { trigram: localizeSageText(texts.name, locale), name: read.original.name[locale] }
    return formatSageText(trigramFrames[key], locale, { ...slots, ...names })
  }
  switch (asks) {
    case 'meaning':
      return composeMeaning(clause, source)
    case 'amount':
      return localizeSageText(amountTexts.cast, locale)
    case 'length':
      return date === undefined ? undefined : formatSageText(lengthTexts.cast, locale, { date })
    case 'person':
      return trigram('person')
    case 'who':
      return trigram('who')
    case 'place':
      return trigram(isLost ? (isAnimal ? 'animal' : 'find') : 'way')
    case 'when':
      return date === undefined ? undefined : formatSageText(dateTexts[isOpen ? 'go' : advice], locale, { date })
    case 'why':
      return formatSageText(whyText, locale, { gist: getTextWords(lead, locale).gist })
    case 'two':
      return composeTwoVerdict(clause, advice, locale, true)
    case 'whether':
      if (PARTING.test(normalizeQuestion(clause)) || (EXCESS.test(normalizeQuestion(clause)) && readVerdictForm(clause) === undefined))
        return undefined
      return isLost && readVerdictForm(clause, locale) === undefined ? undefined : composeVerdict(clause, advice, thing, locale)
    default:
      return undefined
  }
}

/** Composes the sentences that open an answer, one for each form asked; undefined if the hexagram's text answers by itself. */
export function composeOpener(source: OpenerSource): { readonly text: string; readonly asks: readonly AskedFor[] } | undefined {
  const asked = listAskedClauses(source.text)
  const clauses =
    asked.length > 0 || source.isOpen || source.isBound
      ? asked
      : [{ clause: splitClauses(source.text).at(-1) ?? '', asks: 'whether' as const }]
  const answered = clauses.map(({ clause, asks }) => composeOne(clause, asks, source))
  const isFound = source.isLost && !clauses.some(({ asks }) => asks === 'place')
  const said = [...answered, isFound ? composeOne(source.text, 'place', source) : undefined].filter((text) => text !== undefined)
  if (said.length === 0) return undefined
  return { text: said.join(source.locale === 'en_US' ? ' ' : ''), asks: clauses.map(({ asks }) => asks) }
}

const STANDSTILL = /最近|总是|老是|都不|\b(lately|nothing|everything|always)\b/

/** Whether a question without a topic asks for a decision, or why nothing moves. */
export const asksForVerdict = (text: string): boolean =>
  splitClauses(text).some((clause) => {
    const kind = readVerdictForm(clause)?.kind
    return kind === 'act' || kind === 'other-act' || (readAskedFor(clause) === 'why' && STANDSTILL.test(normalizeQuestion(clause)))
  })
