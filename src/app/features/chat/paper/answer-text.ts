import type { ChatPiece } from '#contract/chat.ts'

/** Words that stand before a piece where it is read as text. */
export type PieceLabels = Partial<Record<ChatPiece['kind'], string>>

/** An answer as plain text, its reasons numbered; what may be asked next is no part of it. */
export function answerTextOf(pieces: readonly ChatPiece[], labels: PieceLabels): string {
  let reasons = 0
  const lines = pieces.flatMap(({ kind, text }) => {
    if (kind === 'next') return []
    if (kind === 'reason') return [`${++reasons}. ${text}`]
    const label = labels[kind]
    return [label ? `${label} ${text}` : text]
  })
  return lines.join('\n')
}
