import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { ThumbsDown } from '@phosphor-icons/react/dist/csr/ThumbsDown'
import { ThumbsUp } from '@phosphor-icons/react/dist/csr/ThumbsUp'
import type { ChatPiece } from '#contract/chat.ts'
import { deriveHexagrams } from '#readings/changes/cast/index.ts'
import { withMessages } from '../../../language/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShare } from '../../../ui/use-share.ts'
import type { Turn } from '#device/store/chat-rows.ts'
import { isModelAnswer, useAnswerDisclaimer } from '../message.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { hexagramNameFormatters } from '../../../terms/hexagrams.ts'
import classes from './answer-footer.module.css'
import type { AnswerPictureContent } from './answer-picture.ts'

interface AnswerFooterProps {
  message: Turn
  /** Name of the character that answered. */
  title: string
  onRate?: ((rating: 1 | 0 | -1) => void) | undefined
}

/** Footer of an answer: its author, and buttons to copy, share and rate it. */
export function AnswerFooter({ message, title, onRate }: AnswerFooterProps) {
  const { t } = useLingui()
  const { copy, share } = useShare()
  const { text, card } = useAnswerShareContent(message, title)
  const { by, rating } = message.answer
  const note = useAnswerDisclaimer()(message.answer)
  const pictureOf = async () => (await withMessages(import('./answer-picture.ts'))).paintAnswerPicture(card)
  const rate = (to: 1 | -1) => onRate?.(rating === to ? 0 : to)
  return (
    <div className={classes.root}>
      <p className={classes.by}>{isModelAnswer(message.answer) ? `${note} · ${t`由 ${by} 写成`}` : note}</p>
      <div className={classes.actions}>
        <IconButton label={t`复制这一答`} onClick={() => void copy(text)}>
          <Copy size={20} weight="light" />
        </IconButton>
        <IconButton label={t`分享这一答`} onClick={() => share(text, pictureOf)}>
          <Export size={20} weight="light" />
        </IconButton>
        {onRate && (
          <>
            <IconButton label={t`有用`} aria-pressed={rating === 1} className={classes.rate} onClick={() => rate(1)}>
              <ThumbsUp size={20} weight={rating === 1 ? 'fill' : 'light'} />
            </IconButton>
            <IconButton label={t`没用`} aria-pressed={rating === -1} className={classes.rate} onClick={() => rate(-1)}>
              <ThumbsDown size={20} weight={rating === -1 ? 'fill' : 'light'} />
            </IconButton>
          </>
        )}
      </div>
    </div>
  )
}

/** Returns an answer for sharing, without names of people: as plain text, and as the content of its picture. */
function useAnswerShareContent(message: Turn, title: string): { text: string; card: AnswerPictureContent } {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { text, cast, lot, answer } = message
  const note = useAnswerDisclaimer()(answer)
  const { colon } = writingSystems[locale]
  const labels = { when: `${t`时间`}${colon}`, unless: `${t`什么会改这个答案`}${colon}`, deed: `${t`做一件事`}${colon}` }
  const found = cast && deriveHexagrams(cast)
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
type PieceLabels = Partial<Record<ChatPiece['kind'], string>>

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
