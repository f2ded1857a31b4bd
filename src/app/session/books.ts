import { bookSpace, findVersionWith, getBook, getStatus, isDownloadRemoved } from '#device/books/books.ts'
import { listMarks } from '#device/books/marks.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const bookOf = async (userId: string, archiveId: string, productId: string, version?: string) =>
  userId ? await getBook(userId, archiveId, productId, version === undefined ? undefined : Number(version)) : null
const statusOf = async (userId: string, archiveId: string, productId: string) =>
  userId ? await getStatus(userId, archiveId, productId) : null
const marksOf = async (userId: string, archiveId: string, productId: string) =>
  userId ? await listMarks(userId, archiveId, productId) : []
const spaceOf = async (userId: string) => (userId ? await bookSpace(userId) : [])

/** A book as it is kept here, the newest version unless one is named; null while nothing of it is. Live. */
export function useBook(archiveId: string, productId: string, version?: number) {
  return useLive(bookOf, useUserId(), archiveId, productId, version?.toString())
}

const versionWithOf = async (userId: string, archiveId: string, productId: string, card: string, paragraph: string) =>
  userId && paragraph ? await findVersionWith(userId, archiveId, productId, card, paragraph) : null

/** The latest version kept here that has a paragraph on that card; null where none has, or without a paragraph. Live. */
export function useVersionWith(archiveId: string, productId: string, card: string, paragraph: string) {
  return useLive(versionWithOf, useUserId(), archiveId, productId, card, paragraph)
}

/** How a book stands, as far as this device has heard. Live. */
export function useBookStatus(archiveId: string, productId: string) {
  return useLive(statusOf, useUserId(), archiveId, productId)
}

/** What the reader has left in a book. Live. */
export function useBookMarks(archiveId: string, productId: string) {
  return useLive(marksOf, useUserId(), archiveId, productId)
}

/** What every book takes up on this device. Live. */
export function useBookSpace() {
  return useLive(spaceOf, useUserId())
}

const isOffOf = async (userId: string, archiveId: string, productId: string) =>
  userId ? await isDownloadRemoved(userId, archiveId, productId) : false

/** Whether the person has taken a book off this device. Live. */
export function useIsTakenOff(archiveId: string, productId: string): boolean {
  return useLive(isOffOf, useUserId(), archiveId, productId) ?? false
}
