import type { Book, BookStatus } from '#contract/book.ts'
import { annualYearOf } from '#contract/product.ts'
import type { Session } from '../session/session.ts'
import { callFor } from '../session/session.ts'

/** A book, or what may be read of a locked one; the current version unless one is named. @throws ApiError */
export function askBook(
  session: Session,
  archive_id: string,
  productId: string,
  { version, signal }: { version?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Book> {
  const year = annualYearOf(productId)
  return year === undefined
    ? callFor(session, 'fateBookInfo', { archive_id, version }, { signal })
    : callFor(session, 'annualInfo', { archive_id, version, year }, { signal })
}

/** How a book stands. @throws ApiError */
export function askStatus(session: Session, archive_id: string, productId: string): Promise<BookStatus> {
  const year = annualYearOf(productId)
  return year === undefined ? callFor(session, 'fateBookStatus', { archive_id }) : callFor(session, 'annualStatus', { archive_id, year })
}
