/** The door to the house sage: rules alone, no clock, no chance, no network (README). The page takes `modes/dt.ts` instead. */
import { shareBase } from '../facts/words.ts'
import type { Locale } from '../facts/written.ts'
import type { Asked, Mode } from './asked.ts'
import { understandingOf } from './ask/index.ts'
import { normal } from './ask/normal.ts'
import type { Topic, Understanding } from './ask/understanding.ts'
import { bgAnswer } from './modes/bg.ts'
import { glossed } from './gloss.ts'
import { csAnswer } from './modes/cs.ts'
import { dtAnswer } from './modes/dt.ts'
import { fbAnswer } from './modes/fb.ts'
import { msAnswer } from './modes/ms.ts'
import type { Piece } from './piece.ts'
import { textIn } from './said.ts'
import { pairMissing } from './text/fb.ts'
import { unknownNotes } from './text/notes.ts'

export type { Asked } from './asked.ts'
export type { Topic } from './ask/understanding.ts'
export type { Piece } from './piece.ts'

export interface SageAnswer {
  /** Else the pieces say what can be asked, and nobody pays. */
  readonly understood: boolean
  readonly topic: Topic | undefined
  readonly pieces: readonly Piece[]
}

/** Words by which a question without a topic still is of oneself, or of two people. */
const SELF = /我|自己|本人|命|运|\b(i|my|me|mine|myself|i['’]m|i['’]ll)\b/
const TWO = /我们|咱们|俩|两个?人|两人|他|她|ta|对方|彼此|\b(we|us|our|ours|he|she|they|him|her|them|each other|both|together|two of us)\b/

/** In `cs` a time alone is asked of income. */
const TIMES: readonly (Topic | undefined)[] = ['timing', 'day', 'year']

/** Money goes without saying in `cs`, and being a couple in `fb`: what is asked there beside is the topic. */
function topicIn(asked: Asked, { topic, isInstruction, bound }: Understanding): Topic | undefined {
  if (isInstruction) return undefined
  if (asked.mode === 'cs' && TIMES.includes(topic)) return 'money-in'
  if (topic === 'between') return 'love-existing'
  const text = normal(asked.text)
  if (asked.mode === 'fb' && (topic === undefined || topic === 'decision') && TWO.test(text)) return topic ?? 'love-existing'
  if (topic !== undefined) return topic
  if (bound === undefined && !SELF.test(text) && !TWO.test(text)) return undefined
  return { bg: 'decision', cs: 'money-in', ms: 'self', fb: undefined, dt: undefined }[asked.mode] as Topic | undefined
}

const composers: Readonly<Record<Exclude<Mode, 'dt'>, (asked: Asked, understanding: Understanding) => readonly Piece[]>> = {
  bg: bgAnswer,
  cs: csAnswer,
  fb: fbAnswer,
  ms: msAnswer,
}

function unknownAnswer(mode: Exclude<Mode, 'dt'>, { locale }: Asked): SageAnswer {
  const { note, next } = unknownNotes[mode]
  const pieces: readonly Piece[] = [
    { kind: 'note', text: textIn(note, locale), cites: [] },
    ...next.map((text) => ({ kind: 'next', text: textIn(text, locale), cites: [] }) as const),
  ]
  return { understood: false, topic: undefined, pieces }
}

/** What families' percents are counted of is told at the first of an answer. */
function withBaseOnce(pieces: readonly Piece[], locale: Locale): readonly Piece[] {
  const base = shareBase(locale)
  let isTold = false
  return pieces.map((piece) => {
    const [before, ...after] = piece.text.split(base)
    if (after.length === 0) return piece
    const text = isTold ? piece.text.replaceAll(base, '') : before + base + after.join('')
    isTold = true
    return { ...piece, text }
  })
}

/** The same question of the same chart on the same day is answered alike. @throws BadInput for a birth that is none */
export function sageAnswer(asked: Asked): SageAnswer {
  const { mode, locale } = asked
  if (mode === 'dt') {
    const { understood, pieces } = dtAnswer(asked)
    return { understood, topic: understood ? 'knowledge' : undefined, pieces }
  }
  const understanding = understandingOf(asked.text, locale, asked.now, asked.earlier)
  const topic = topicIn(asked, understanding)
  if (topic === undefined) return unknownAnswer(mode, asked)
  const isAlone = asked.person === undefined || (mode === 'fb' && asked.other === undefined)
  if (isAlone) return { understood: false, topic, pieces: [{ kind: 'note', text: textIn(pairMissing, locale), cites: [] }] }
  const composed = composers[mode](asked, { ...understanding, topic })
  const based = withBaseOnce(composed, locale)
  const pieces = locale === 'en_US' ? glossed(based) : based
  // What only says whom to ask instead is no answer, and nobody pays for it.
  return { understood: pieces.some(({ kind }) => kind !== 'note'), topic, pieces }
}
