import type { Answerer, AnswerServices } from '#server/deps/answering.ts'
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'

/** Builds an answer piece without citations. */
export const answerPiece = (text: string, kind: AnswerPiece['kind'] = 'line'): AnswerPiece => ({ kind, text, cites: [] })

/** Returns the pieces of the simulated built-in answer. The same question always gives the same pieces. */
export function createSimulatedPieces({
  text,
  mode,
  locale,
  cast,
  lot,
  card,
  person,
  other,
  earlier,
}: SageQuestion): readonly AnswerPiece[] {
  return [
    answerPiece(`${mode} ${locale} ${text}`),
    { kind: 'reason', text: JSON.stringify([cast, lot, card, earlier]), cites: [{ to: 'chart', ref: '', label: person?.name ?? '' }] },
    answerPiece(JSON.stringify([person?.birth.local, other?.birth.local]), 'text'),
    answerPiece('.', 'deed'),
  ]
}

type Answer = Answerer['answer']

const builtInAnswer: Answer = async function* builtInAnswer(asked, { written }) {
  yield* createSimulatedPieces(asked).slice(written.length)
  return { by: 'house', isUnderstood: true }
}

/**
 * Creates a simulated answerer: texts with `即` are instant, with `？？` not understood, with `救` (or `嗯` after it) get care. `play`
 * sets an answer.
 */
export function createSimulatedAnswers(): AnswerServices & { readonly play: (text: string, answer: Answer) => void } {
  const played = new Map<string, Answer>()
  return {
    play: (text, answer) => void played.set(text, answer),
    care: (text, _locale, _zone, earlier) =>
      text.includes('救') || (text === '嗯' && earlier.some((one) => one.includes('救'))) ? [answerPiece('care', 'care')] : undefined,
    answerer: {
      by: 'house',
      isKnowledgeFree: true,
      answerInstantly: async (asked) => {
        if (asked.text.includes('？？')) return { pieces: [answerPiece('what can be asked', 'note')], isFree: true }
        if (asked.mode === 'dt') return { pieces: createSimulatedPieces(asked), isFree: true }
        return asked.text.startsWith('即') ? { pieces: createSimulatedPieces(asked), isFree: false } : undefined
      },
      answer: (asked, hand) => (played.get(asked.text) ?? builtInAnswer)(asked, hand),
    },
  }
}

export const simulatedBuiltInAnswers: AnswerServices = createSimulatedAnswers()
