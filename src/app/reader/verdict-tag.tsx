import { useLingui } from '@lingui/react/macro'
import { getParagraphVerdict } from '#device/life/life.ts'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from '../session/session.ts'
import { VERDICT_LABELS } from '../terms/verdicts.ts'
import { useOpenBook } from './open-book.tsx'
import classes from './verdict-tag.module.css'

export interface VerdictTagProps {
  paragraph: string
  onOpen: () => void
}

/** Tag with the user's verdict on a paragraph. A press opens the paragraph's actions, where the verdict can be changed. */
export function VerdictTag({ paragraph, onOpen }: VerdictTagProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { archive_id, product_id } = useOpenBook().book
  const current = useLive(getParagraphVerdict, useUserId(), archive_id, product_id, paragraph)
  if (!current) return null
  const word = _(VERDICT_LABELS[current.verdict])
  return (
    <button type="button" className={classes.root} aria-haspopup="dialog" aria-label={t`你的判断：${word}`} onClick={onOpen}>
      {word}
    </button>
  )
}
