import { useLingui } from '@lingui/react/macro'
import { NoteOverlay } from '../ui/note-overlay.tsx'
import { RowButton } from '../ui/row.tsx'
import { useShare } from '../ui/use-share.ts'
import { useBookMarksContext } from './book-marks-provider.tsx'
import type { MarkTarget } from './use-mark-actions.ts'
import type { Book } from '#contract/book.ts'
import { VERDICTS } from '#contract/life.ts'
import { saveParagraphVerdict, removeParagraphVerdict, getParagraphVerdict } from '#device/life/life.ts'
import { useStoreErrorMessage } from '../errors/use-store-error-message.ts'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from '../session/session.ts'
import { VERDICT_LABELS } from '../terms/verdicts.ts'
import { showToast } from '../ui/toast.ts'
import { useOpenBook } from './open-book.tsx'
import classes from './paragraph-actions.module.css'

export interface ParagraphActionsProps {
  target: MarkTarget
  text: string
  opened: boolean
  onClose: () => void
}

/** Actions for a whole paragraph: verdict, highlight, note, copy, share. */
export function ParagraphActions({ target, text, opened, onClose }: ParagraphActionsProps) {
  const { t } = useLingui()
  const layer = useBookMarksContext()
  const { copy, share } = useShare()
  if (!layer) return null
  const highlights = (layer.marks.get(target.paragraph) ?? []).filter(({ kind }) => kind === 'highlight')
  const doing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={t`标记这一段`}>
      <VerdictButtons paragraph={target.paragraph} onDone={onClose} />
      {highlights.length > 0 ? (
        <RowButton onClick={doing(() => highlights.forEach(layer.remove))}>{t`取消标亮`}</RowButton>
      ) : (
        <RowButton onClick={doing(() => layer.highlight(target))}>{t`标亮`}</RowButton>
      )}
      <RowButton onClick={doing(() => layer.write({ target }))}>{t`写笔记`}</RowButton>
      <RowButton onClick={doing(() => void copy(text))}>{t`复制`}</RowButton>
      <RowButton onClick={doing(() => share(text))}>{t`分享`}</RowButton>
    </NoteOverlay>
  )
}

/** Returns the share of all charts (in percent) to which a paragraph applies; undefined if the paragraph is not in the book. */
function findShare({ cards }: Book, id: string): number | undefined {
  const paragraphs = cards.flatMap(({ line, sections, todo }) => [line, ...sections.flatMap((section) => section.paragraphs), todo])
  return paragraphs.find((paragraph) => paragraph?.id === id)?.share
}

/** Buttons for the verdict on a paragraph; pressing the active one withdraws it. */
function VerdictButtons({ paragraph, onDone }: { paragraph: string; onDone: () => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { book } = useOpenBook()
  const userId = useUserId()
  const errorMessageOf = useStoreErrorMessage()
  const { archive_id, product_id, version } = book
  const current = useLive(getParagraphVerdict, userId, archive_id, product_id, paragraph)
  const share = findShare(book, paragraph)
  if (share === undefined) return null
  const toggle = async (verdict: (typeof VERDICTS)[number]) => {
    const isTakenBack = current?.verdict === verdict
    try {
      await (isTakenBack ? removeParagraphVerdict : saveParagraphVerdict)(userId, {
        archive_id,
        product_id,
        paragraph,
        version,
        share,
        verdict,
      })
      showToast(isTakenBack ? t`已收回` : t`已记进生平`)
      onDone()
    } catch (error) {
      showToast(errorMessageOf(error, t`保存失败`))
    }
  }
  return (
    <fieldset className={classes.verdicts}>
      <legend className={classes.legend}>{t`这一段说得如何`}</legend>
      {VERDICTS.map((verdict) => (
        <button
          key={verdict}
          type="button"
          className={classes.verdict}
          aria-pressed={current?.verdict === verdict}
          onClick={() => void toggle(verdict)}
        >
          {_(VERDICT_LABELS[verdict])}
        </button>
      ))}
    </fieldset>
  )
}
