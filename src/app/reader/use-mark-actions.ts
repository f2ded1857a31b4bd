import { useLingui } from '@lingui/react/macro'
import type { BookMark } from '#contract/book.ts'
import { saveMark, removeMark } from '#device/books/marks.ts'
import { useStoreErrorMessage } from '../errors/use-store-error-message.ts'
import { useUserId } from '../session/session.ts'
import { offerToast } from '../ui/offer-toast.tsx'
import { toast } from '../ui/toast.ts'
import { useReading } from './reading.tsx'

/** Words of a book: a paragraph of a card, or what was chosen within it. */
export interface Target {
  readonly card: string
  readonly paragraph: string
  /** '' for all of the paragraph. */
  readonly quote: string
}

/** Leaves marks in the book that lies open, and takes them away; what could not be kept is said. */
export function useMarkActions() {
  const { t } = useLingui()
  const { book, locale } = useReading()
  const userId = useUserId()
  const troubleOf = useStoreErrorMessage()

  async function keep(left: Target & Pick<BookMark, 'kind'> & Partial<BookMark>): Promise<boolean> {
    try {
      await saveMark(userId, { archive_id: book.archive_id, product_id: book.product_id, locale, ...left })
      return true
    } catch (error) {
      toast(troubleOf(error, t`保存失败`))
      return false
    }
  }
  /** The way back leaves the same words again, as a mark of its own. */
  async function remove(mark: BookMark) {
    const { mark_id: _id, made_at: _at, made_over: _over, ...left } = mark
    try {
      await removeMark(userId, mark.archive_id, mark.mark_id)
      offerToast(mark.kind === 'note' ? t`已删除笔记` : t`已取消标亮`, { label: t`撤销`, run: () => void keep(left) })
    } catch (error) {
      toast(troubleOf(error, t`保存失败`))
    }
  }
  return { keep, remove }
}
