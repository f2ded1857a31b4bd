import type { Book, BookStatus } from '#contract/book.ts'
import { annualYearOf } from '#contract/product.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'

/** Fetches a book, or the preview of a locked one; the current version unless `version` is given. @throws ApiError */
export function requestBook(
  session: DeviceSession,
  archive_id: string,
  productId: string,
  { version, signal }: { version?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Book> {
  const year = annualYearOf(productId)
  return year === undefined
    ? callWithSession(session, 'fateBookInfo', { archive_id, version }, { signal })
    : callWithSession(session, 'annualInfo', { archive_id, version, year }, { signal })
}

/** Fetches a book's status. @throws ApiError */
export function requestBookStatus(session: DeviceSession, archive_id: string, productId: string): Promise<BookStatus> {
  const year = annualYearOf(productId)
  return year === undefined
    ? callWithSession(session, 'fateBookStatus', { archive_id })
    : callWithSession(session, 'annualStatus', { archive_id, year })
}
