import { useLingui } from '@lingui/react/macro'
import type { Book } from '#contract/book.ts'
import { VERDICTS } from '#contract/life.ts'
import { judge, unjudge, verdictOn } from '#device/life/life.ts'
import { useStoreErrorMessage } from '../errors/use-store-error-message.ts'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from '../session/session.ts'
import { VERDICT_LABELS } from '../terms/verdicts.ts'
import { toast } from '../ui/toast.ts'
import { useReading } from './reading.tsx'
import classes from './verdict-choice.module.css'

/** Of all charts that meet a paragraph, in percent; undefined for what is none of the book's. */
function shareIn({ cards }: Book, id: string): number | undefined {
  const paragraphs = cards.flatMap(({ line, sections, todo }) => [line, ...sections.flatMap((section) => section.paragraphs), todo])
  return paragraphs.find((paragraph) => paragraph?.id === id)?.share
}

/** Whether a paragraph is so: pressed once it is said, pressed again it is taken back. */
export function VerdictChoice({ paragraph, onSaid }: { paragraph: string; onSaid: () => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { book } = useReading()
  const userId = useUserId()
  const troubleOf = useStoreErrorMessage()
  const { archive_id, product_id, version } = book
  const said = useLive(verdictOn, userId, archive_id, product_id, paragraph)
  const share = shareIn(book, paragraph)
  if (share === undefined) return null
  const say = async (verdict: (typeof VERDICTS)[number]) => {
    const isTakenBack = said?.verdict === verdict
    try {
      await (isTakenBack ? unjudge : judge)(userId, { archive_id, product_id, paragraph, version, share, verdict })
      toast(isTakenBack ? t`已收回` : t`已记进生平`)
      onSaid()
    } catch (error) {
      toast(troubleOf(error, t`保存失败`))
    }
  }
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t`这一段说得如何`}</legend>
      {VERDICTS.map((verdict) => (
        <button
          key={verdict}
          type="button"
          className={classes.choice}
          aria-pressed={said?.verdict === verdict}
          onClick={() => void say(verdict)}
        >
          {_(VERDICT_LABELS[verdict])}
        </button>
      ))}
    </fieldset>
  )
}
