import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { ThumbsDown } from '@phosphor-icons/react/dist/csr/ThumbsDown'
import { ThumbsUp } from '@phosphor-icons/react/dist/csr/ThumbsUp'
import { withMessages } from '../../../language/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShare } from '../../../ui/use-share.ts'
import { isModelAnswer, type ChatMessage } from '../message.ts'
import classes from './answer-footer.module.css'
import { useAnswerMessages } from '../hooks/use-share-content.ts'
import { useAnswerDisclaimer } from '../hooks/use-answer-disclaimer.ts'

interface AnswerFooterProps {
  message: ChatMessage
  /** Name of the character that answered. */
  title: string
  onRate?: ((rating: 1 | 0 | -1) => void) | undefined
}

/** Footer of an answer: its author, and buttons to copy, share and rate it. */
export function AnswerFooter({ message, title, onRate }: AnswerFooterProps) {
  const { t } = useLingui()
  const { copy, share } = useShare()
  const { text, card } = useAnswerMessages(message, title)
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
