import type { Locale } from '../reader/locale.ts'
import type { AnsweredBoundaryKind } from './boundary-kinds.ts'
import { BOUNDARY_TEXTS } from './boundary-texts.ts'
import { detectBoundaryKind } from './boundary.ts'
import { createCarePiece, type CarePiece } from './care.ts'
import type { HelpLine } from './help-lines.ts'
import { formatRegionLines } from './line-texts.ts'
import { regionOfZone } from './regions.ts'

interface Help {
  readonly lines: readonly HelpLine['of'][]
  /** Emergency service to name first; absent if nothing is urgent. */
  readonly first?: 'ambulance' | 'police'
}

const HELP: Readonly<Record<AnsweredBoundaryKind, Help>> = {
  death: { lines: ['crisis'] },
  pregnancy: { lines: ['violence'], first: 'ambulance' },
  medical: { lines: [], first: 'ambulance' },
  blackmail: { lines: ['fraud', 'crisis'], first: 'police' },
  bailiff: { lines: ['law', 'crisis'] },
  'loan-shark': { lines: ['law', 'crisis'], first: 'police' },
  fraud: { lines: ['fraud', 'crisis'], first: 'police' },
  wages: { lines: ['wages', 'law'] },
  legal: { lines: ['law'], first: 'police' },
  gambling: { lines: ['gambling', 'crisis'] },
  investment: { lines: [] },
}

/** Pattern of pure follow-ups, which get the answer to the previous question's subject. */
const ASKS_ON =
  /^[^,，。.]{0,6}(?:怎么办|怎麼辦|咋办|该找谁|該找誰|找谁|找誰|还有.{0,4}办法|還有.{0,4}辦法)|^(?:so |but |and |then |ok )?(?:what (?:should|can|do) i do|what now|who (?:should|can) i (?:call|ask)|who can help)/i

function answeredOf(text: string, earlier: readonly string[]): AnsweredBoundaryKind | undefined {
  const before = earlier.at(-1)
  const kind = detectBoundaryKind(text) ?? (before !== undefined && ASKS_ON.test(text.trim()) ? detectBoundaryKind(before) : undefined)
  return kind === 'secret' || kind === 'leaving' ? undefined : kind
}

export interface NextPiece {
  readonly kind: 'next'
  readonly text: string
  readonly cites: readonly never[]
}

/**
 * Answers a subject that no chart answers: whom to ask, with help lines of the reader's region (`zone`, IANA). Undefined
 * for other messages.
 */
export function composeBoundaryAnswer(
  text: string,
  locale: Locale,
  zone: string,
  earlier: readonly string[],
): readonly (CarePiece | NextPiece)[] | undefined {
  const kind = answeredOf(text, earlier)
  if (kind === undefined) return undefined
  const { says, turn, next } = BOUNDARY_TEXTS[locale][kind]
  const { lines, first } = HELP[kind]
  const here = regionOfZone(zone, locale)
  const contact = here ? formatRegionLines(here, lines, first, locale) : ''
  return [
    ...[says, turn, contact].filter(Boolean).map(createCarePiece),
    ...(next ? [{ kind: 'next', text: next, cites: [] } as const] : []),
  ]
}
