import type { Book, BookStatus } from '#contract/book.ts'

/* Stands in for `#device/books` until it has come. */
type Asked = [userId: string, archiveId: string, productId: string]
export const getBook = (..._: Asked): Promise<Book | null> => Promise.resolve(null)
export const getStatus = (..._: Asked): Promise<BookStatus | null> => Promise.resolve(null)
export const bringBook = (..._: Asked): Promise<void> => Promise.resolve()
export const bringStatus = (..._: Asked): Promise<BookStatus | null> => Promise.resolve(null)
