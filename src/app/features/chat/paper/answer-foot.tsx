import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { ThumbsDown } from '@phosphor-icons/react/dist/csr/ThumbsDown'
import { ThumbsUp } from '@phosphor-icons/react/dist/csr/ThumbsUp'
import { withMessages } from '../../../language/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShare } from '../../../ui/use-share.ts'
import { isByModel, type ShownTurn } from '../shown-turn.ts'
import classes from './answer-foot.module.css'
import { useAnswerMessages } from './use-answer-messages.ts'
import { useOriginNotes } from './use-origin-notes.ts'

interface AnswerFootProps {
  turn: ShownTurn
  /** Who answered. */
  title: string
  onRate?: ((rating: 1 | 0 | -1) => void) | undefined
}

/** Under an answer: who wrote it, and what can be done with it. */
export function AnswerFoot({ turn, title, onRate }: AnswerFootProps) {
  const { t } = useLingui()
  const { copy, share } = useShare()
  const { text, card } = useAnswerMessages(turn, title)
  const { by, rating } = turn.answer
  const note = useOriginNotes()(turn.answer)
  const pictureOf = async () => (await withMessages(import('./answer-picture.ts'))).answerPictureOf(card)
  const rate = (to: 1 | -1) => onRate?.(rating === to ? 0 : to)
  return (
    <div className={classes.root}>
      <p className={classes.by}>{isByModel(turn.answer) ? `${note} · ${t`由 ${by} 写成`}` : note}</p>
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
