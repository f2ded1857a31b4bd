import { listBookSizes, findVersionContaining, getBook, getBookStatus, isDownloadRemoved } from '#device/books/books.ts'
import { listMarks } from '#device/books/marks.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const loadBook = async (userId: string, archiveId: string, productId: string, version?: string) =>
  userId ? await getBook(userId, archiveId, productId, version === undefined ? undefined : Number(version)) : null
const loadStatus = async (userId: string, archiveId: string, productId: string) =>
  userId ? await getBookStatus(userId, archiveId, productId) : null
const loadMarks = async (userId: string, archiveId: string, productId: string) =>
  userId ? await listMarks(userId, archiveId, productId) : []
const loadSpace = async (userId: string) => (userId ? await listBookSizes(userId) : [])

/** Returns a stored version of a book, by default the newest; null if it is not on this device. Live. */
export function useBook(archiveId: string, productId: string, version?: number) {
  return useLive(loadBook, useUserId(), archiveId, productId, version?.toString())
}

const loadVersionWith = async (userId: string, archiveId: string, productId: string, card: string, paragraph: string) =>
  userId && paragraph ? await findVersionContaining(userId, archiveId, productId, card, paragraph) : null

/** Returns the latest stored version that has this paragraph on this card; null if none has or `paragraph` is empty. Live. */
export function useVersionWithParagraph(archiveId: string, productId: string, card: string, paragraph: string) {
  return useLive(loadVersionWith, useUserId(), archiveId, productId, card, paragraph)
}

/** Returns the last known status of a book. Live. */
export function useBookStatus(archiveId: string, productId: string) {
  return useLive(loadStatus, useUserId(), archiveId, productId)
}

/** Returns the user's marks in a book. Live. */
export function useBookMarks(archiveId: string, productId: string) {
  return useLive(loadMarks, useUserId(), archiveId, productId)
}

/** Returns the storage used by each book on this device. Live. */
export function useBookStorageUsage() {
  return useLive(loadSpace, useUserId())
}

const loadIsRemoved = async (userId: string, archiveId: string, productId: string) =>
  userId ? await isDownloadRemoved(userId, archiveId, productId) : false

/** Returns whether the user has removed the book's download from this device. Live. */
export function useIsDownloadRemoved(archiveId: string, productId: string): boolean {
  return useLive(loadIsRemoved, useUserId(), archiveId, productId) ?? false
}
