import { useLingui } from '@lingui/react/macro'
import type { BookMark } from '#contract/book.ts'
import { saveMark, removeMark } from '#device/books/marks.ts'
import { useStoreErrorMessage } from '../errors/use-store-error-message.ts'
import { useUserId } from '../session/session.ts'
import { showActionToast } from '../ui/offer-toast.tsx'
import { showToast } from '../ui/toast.ts'
import { useOpenBook } from './open-book.tsx'

/** Target of a mark: a paragraph of a card, or text selected within it. */
export interface MarkTarget {
  readonly card: string
  readonly paragraph: string
  /** Selected text; '' for the whole paragraph. */
  readonly quote: string
}

/** Returns functions that save and remove marks in the open book; failures are shown as a toast. */
export function useMarkActions() {
  const { t } = useLingui()
  const { book, locale } = useOpenBook()
  const userId = useUserId()
  const errorMessageOf = useStoreErrorMessage()

  async function save(fields: MarkTarget & Pick<BookMark, 'kind'> & Partial<BookMark>): Promise<boolean> {
    try {
      await saveMark(userId, { archive_id: book.archive_id, product_id: book.product_id, locale, ...fields })
      return true
    } catch (error) {
      showToast(errorMessageOf(error, t`保存失败`))
      return false
    }
  }
  /** Removes a mark and offers to undo: undo saves the same content as a new mark. */
  async function remove(mark: BookMark) {
    const { mark_id: _id, made_at: _at, made_over: _over, ...fields } = mark
    try {
      await removeMark(userId, mark.archive_id, mark.mark_id)
      showActionToast(mark.kind === 'note' ? t`已删除笔记` : t`已取消标亮`, { label: t`撤销`, run: () => void save(fields) })
    } catch (error) {
      showToast(errorMessageOf(error, t`保存失败`))
    }
  }
  return { save, remove }
}
