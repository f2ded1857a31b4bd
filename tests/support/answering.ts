import type { Answering } from '#server/deps/answering.ts'
import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'

/** A sentence. */
export const line = (text: string, kind: Piece['kind'] = 'line'): Piece => ({ kind, text, cites: [] })

/** What the stand-in answers, the same for the same question. */
export function piecesFor({ text, mode, locale, cast, lot, card, person, other, earlier }: Asked): readonly Piece[] {
  return [
    line(`${mode} ${locale} ${text}`),
    { kind: 'reason', text: JSON.stringify([cast, lot, card, earlier]), cites: [{ to: 'chart', ref: '', label: person?.name ?? '' }] },
    line(JSON.stringify([person?.birth.local, other?.birth.local]), 'text'),
    line('.', 'deed'),
  ]
}

const isUnderstood = ({ text }: Asked): boolean => !text.includes('？？')

/** Plays the house: what it answers is told by the question, `？？` is not understood, and `救` is answered with care. */
export const playedHouse: Answering = {
  care: (text) => (text.includes('救') ? [line('care', 'care')] : undefined),
  answerer: {
    by: 'house',
    isKnowledgeFree: true,
    forNothing: async (asked) => {
      if (!isUnderstood(asked)) return [line('what can be asked', 'note')]
      return asked.mode === 'dt' ? piecesFor(asked) : undefined
    },
    async *answer(asked, { written }) {
      yield* piecesFor(asked).slice(written.length)
      return { by: 'house', isUnderstood: true }
    },
  },
}
