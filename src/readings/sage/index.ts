/**
 * Entry point of the built-in rules engine: deterministic, without clock, randomness or network (README). The app only
 * loads `modes/dt.ts`.
 */
import type { Locale } from '../reader/locale.ts'
import { getShareBaseNote } from '../facts/format-names.ts'
import type { SageQuestion, Mode } from './asked.ts'
import { parseQuestion } from './ask/index.ts'
import { LOT_QUESTION } from './ask/lot-question.ts'
import { normalizeQuestion } from './ask/normal.ts'
import type { Topic, ParsedQuestion } from './ask/understanding.ts'
import { composeBgAnswer } from './modes/bg.ts'
import { asksForVerdict } from './modes/bg-opener.ts'
import { addGlosses } from './gloss.ts'
import { composeCsAnswer } from './modes/cs.ts'
import { composeDtAnswer } from './modes/dt.ts'
import { composeFbAnswer } from './modes/fb.ts'
import { composeMsAnswer } from './modes/ms.ts'
import type { AnswerPiece } from './piece.ts'
import { localizeSageText } from './said.ts'
import { pairMissingNote } from './text/fb.ts'
import { unknownNotes } from './text/notes.ts'

export type { SageQuestion } from './asked.ts'
export type { Topic } from './ask/understanding.ts'
export type { AnswerPiece } from './piece.ts'

export interface SageAnswer {
  /** If false, the pieces say what can be asked, and the answer is free. */
  readonly understood: boolean
  readonly topic: Topic | undefined
  readonly pieces: readonly AnswerPiece[]
}

/** Words that relate a question without a topic to the user; `TWO`: to two people. */
const SELF = /我|自己|本人|命|运|\b(i|my|me|mine|myself|i['’]m|i['’]ll)\b/
const TWO = /我们|咱们|俩|两个?人|两人|他|她|ta|对方|彼此|\b(we|us|our|ours|he|she|they|him|her|them|each other|both|together|two of us)\b/

/** Topics of questions that only name a time; in `cs` they are about income. */
const TIMES: readonly (Topic | undefined)[] = ['timing', 'day', 'year']

/** Resolves the topic of a question within its mode: `cs` implies money, `fb` implies a couple. */
function topicIn(asked: SageQuestion, { topic, isInstruction, bound }: ParsedQuestion): Topic | undefined {
  if (isInstruction) return undefined
  if (asked.mode === 'cs' && TIMES.includes(topic)) return 'money-in'
  if (topic === 'between') return 'love-existing'
  const text = normalizeQuestion(asked.text)
  if (asked.mode === 'cs' && LOT_QUESTION.test(text)) return 'money-in'
  if (asked.mode === 'fb' && (topic === undefined || topic === 'decision') && TWO.test(text)) return topic ?? 'love-existing'
  if (topic !== undefined) return topic
  if (asked.mode === 'bg' && asksForVerdict(asked.text)) return 'decision'
  if (bound === undefined && !SELF.test(text) && !TWO.test(text)) return undefined
  return { bg: 'decision', cs: 'money-in', ms: 'self', fb: undefined, dt: undefined }[asked.mode] as Topic | undefined
}

const composers: Readonly<Record<Exclude<Mode, 'dt'>, (asked: SageQuestion, understanding: ParsedQuestion) => readonly AnswerPiece[]>> = {
  bg: composeBgAnswer,
  cs: composeCsAnswer,
  fb: composeFbAnswer,
  ms: composeMsAnswer,
}

function unknownAnswer(mode: Exclude<Mode, 'dt'>, { locale }: SageQuestion): SageAnswer {
  const { note, next } = unknownNotes[mode]
  const pieces: readonly AnswerPiece[] = [
    { kind: 'note', text: localizeSageText(note, locale), cites: [] },
    ...next.map((text) => ({ kind: 'next', text: localizeSageText(text, locale), cites: [] }) as const),
  ]
  return { understood: false, topic: undefined, pieces }
}

/** Removes the note on the base of family percentages except at its first occurrence in an answer. */
function withBaseOnce(pieces: readonly AnswerPiece[], locale: Locale): readonly AnswerPiece[] {
  const base = getShareBaseNote(locale)
  let isStated = false
  return pieces.map((piece) => {
    const [before, ...after] = piece.text.split(base)
    if (after.length === 0) return piece
    const text = isStated ? piece.text.replaceAll(base, '') : before + base + after.join('')
    isStated = true
    return { ...piece, text }
  })
}

/** Answers a question; equal inputs give equal answers. @throws BadInput for an invalid birth */
export function composeSageAnswer(asked: SageQuestion): SageAnswer {
  const { mode, locale } = asked
  if (mode === 'dt') {
    const { understood, pieces } = composeDtAnswer(asked)
    return { understood, topic: understood ? 'knowledge' : undefined, pieces }
  }
  const understanding = parseQuestion(asked.text, locale, asked.now, asked.earlier)
  const topic = topicIn(asked, understanding)
  if (topic === undefined) return unknownAnswer(mode, asked)
  const isAlone = asked.person === undefined || (mode === 'fb' && asked.other === undefined)
  if (isAlone) return { understood: false, topic, pieces: [{ kind: 'note', text: localizeSageText(pairMissingNote, locale), cites: [] }] }
  const composed = composers[mode](asked, { ...understanding, topic })
  const based = withBaseOnce(composed, locale)
  const pieces = locale === 'en_US' ? addGlosses(based) : based
  // Notes alone only refer the user elsewhere: that is no answer and is free.
  return { understood: pieces.some(({ kind }) => kind !== 'note'), topic, pieces }
}
