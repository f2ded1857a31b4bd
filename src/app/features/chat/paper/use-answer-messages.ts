import { useLingui } from '@lingui/react/macro'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { hexagramNameFormatters } from '../../../terms/hexagrams.ts'
import { readCast } from '#readings/changes/cast/index.ts'
import type { ShownTurn } from '../shown-turn.ts'
import { type AnswerCard } from './answer-picture.ts'
import { answerTextOf } from './answer-text.ts'
import { useOriginNotes } from './use-origin-notes.ts'

/** An answer as it is passed on, without anybody's name: a text in a few lines, and what its picture says. */
export function useAnswerMessages(turn: ShownTurn, title: string): { text: string; card: AnswerCard } {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { text, cast, lot, answer } = turn
  const note = useOriginNotes()(answer)
  const { colon } = writingSystems[locale]
  const labels = { when: `${t`时间`}${colon}`, unless: `${t`什么会改这个答案`}${colon}`, deed: `${t`做一件事`}${colon}` }
  const found = cast && readCast(cast)
  const names = found && [found.original, ...(found.changed ? [found.changed] : [])].map(hexagramNameFormatters[locale])
  const drawn = names?.join(' → ') ?? (lot === null ? '' : t`第 ${lot} 签`)
  const body = answerTextOf(answer.pieces, labels)
  return {
    text: [text, drawn, body, t`命书，${note}`].filter(Boolean).join('\n'),
    card: {
      title,
      question: text,
      drawn,
      cast,
      line: answer.pieces.find(({ kind }) => kind === 'line' || kind === 'text')?.text ?? '',
      deed: answer.pieces.find(({ kind }) => kind === 'deed')?.text ?? '',
      name: t({ message: '命书', context: 'product' }),
      note,
    },
  }
}
