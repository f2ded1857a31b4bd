import type { Answerer, Answering } from '#server/deps/answering.ts'
import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'

/** A sentence. */
export const line = (text: string, kind: Piece['kind'] = 'line'): Piece => ({ kind, text, cites: [] })

/** What the played house answers, the same for the same question. */
export function piecesFor({ text, mode, locale, cast, lot, card, person, other, earlier }: Asked): readonly Piece[] {
  return [
    line(`${mode} ${locale} ${text}`),
    { kind: 'reason', text: JSON.stringify([cast, lot, card, earlier]), cites: [{ to: 'chart', ref: '', label: person?.name ?? '' }] },
    line(JSON.stringify([person?.birth.local, other?.birth.local]), 'text'),
    line('.', 'deed'),
  ]
}

type Answer = Answerer['answer']

const asTheHouse: Answer = async function* asTheHouse(asked, { written }) {
  yield* piecesFor(asked).slice(written.length)
  return { by: 'house', isUnderstood: true }
}

/** Plays who takes time to answer: not for `即…`; `？？` is not understood, and `救` is answered with care, as is `嗯` after it. A test may play the answer of a question itself. */
export function playedAnswers(): Answering & { readonly play: (text: string, answer: Answer) => void } {
  const played = new Map<string, Answer>()
  return {
    play: (text, answer) => void played.set(text, answer),
    care: (text, _locale, _zone, earlier) =>
      text.includes('救') || (text === '嗯' && earlier.some((one) => one.includes('救'))) ? [line('care', 'care')] : undefined,
    answerer: {
      by: 'house',
      isKnowledgeFree: true,
      answerInstantly: async (asked) => {
        if (asked.text.includes('？？')) return { pieces: [line('what can be asked', 'note')], isFree: true }
        if (asked.mode === 'dt') return { pieces: piecesFor(asked), isFree: true }
        return asked.text.startsWith('即') ? { pieces: piecesFor(asked), isFree: false } : undefined
      },
      answer: (asked, hand) => (played.get(asked.text) ?? asTheHouse)(asked, hand),
    },
  }
}

export const playedHouse: Answering = playedAnswers()
