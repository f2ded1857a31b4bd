import { useLingui } from '@lingui/react/macro'
import type { ChatPiece } from '#contract/chat.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { hexagramNameFormatters } from '../../../terms/hexagrams.ts'
import { readCast } from '#readings/changes/cast/index.ts'
import type { ChatMessage } from '../message.ts'
import { type AnswerCard } from '../components/answer-picture.ts'
import { useAnswerDisclaimer } from './use-answer-disclaimer.ts'

/** Returns an answer for sharing, without names of people: as plain text, and as the content of its picture. */
export function useAnswerMessages(message: ChatMessage, title: string): { text: string; card: AnswerCard } {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { text, cast, lot, answer } = message
  const note = useAnswerDisclaimer()(answer)
  const { colon } = writingSystems[locale]
  const labels = { when: `${t`时间`}${colon}`, unless: `${t`什么会改这个答案`}${colon}`, deed: `${t`做一件事`}${colon}` }
  const found = cast && readCast(cast)
  const names = found && [found.original, ...(found.changed ? [found.changed] : [])].map(hexagramNameFormatters[locale])
  const drawn = names?.join(' → ') ?? (lot === null ? '' : t`第 ${lot} 签`)
  const body = formatAnswerText(answer.pieces, labels)
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

/** Label that precedes a piece of each kind in plain text. */
export type PieceLabels = Partial<Record<ChatPiece['kind'], string>>

/** Formats an answer as plain text with numbered reasons; follow-up questions are left out. */
export function formatAnswerText(pieces: readonly ChatPiece[], labels: PieceLabels): string {
  let reasons = 0
  const lines = pieces.flatMap(({ kind, text }) => {
    if (kind === 'next') return []
    if (kind === 'reason') return [`${++reasons}. ${text}`]
    const label = labels[kind]
    return [label ? `${label} ${text}` : text]
  })
  return lines.join('\n')
}
