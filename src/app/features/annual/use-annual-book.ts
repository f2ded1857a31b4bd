import { useEffect, useState } from 'react'
import type { Book } from '#contract/book.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { bringBook, bringStatus, getBook, getStatus } from './device-books.ts'

export const productIdOf = (year: number) => `annual:${year}`

const bookOf = (userId: string, archiveId: string, productId: string) =>
  userId ? getBook(userId, archiveId, productId) : Promise.resolve(null)

/** Years whose book is this archive's own, of those asked about. */
async function ownedOf(userId: string, archiveId: string, years: string): Promise<readonly number[]> {
  const asked = years.split(' ').map(Number)
  const states = await Promise.all(asked.map((year) => getStatus(userId, archiveId, productIdOf(year))))
  return asked.filter((_, i) => states[i]?.is_unlocked)
}

/** What this device knows to be unlocked. Live. */
export function useOwnedYears(archiveId: string, years: readonly number[]): readonly number[] {
  return useLive(ownedOf, useUserId(), archiveId, years.join(' ')) ?? []
}

/** How the book stands, and the book itself where the kept one is no longer what the server has. */
async function bring(userId: string, archiveId: string, productId: string): Promise<void> {
  const status = await bringStatus(userId, archiveId, productId)
  const kept = await getBook(userId, archiveId, productId)
  if (!kept || kept.is_locked || status?.is_stale || status?.version !== kept.version) await bringBook(userId, archiveId, productId)
}

interface AnnualBook {
  /** As it is kept here; `undefined` while it is being read, null when nothing is. */
  readonly book: Book | null | undefined
  /** It was asked for and did not come. */
  readonly hasFailed: boolean
}

/** A year's book, or what may be read of it while it is locked: what is kept at once, and what the server has as soon as it answers. */
export function useAnnualBook(archiveId: string, year: number): AnnualBook {
  const userId = useUserId()
  const productId = productIdOf(year)
  const book = useLive(bookOf, userId, archiveId, productId)
  const asked = `${userId} ${archiveId} ${productId}`
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (userId) bring(userId, archiveId, productId).catch(() => setFailed(asked))
  }, [userId, archiveId, productId, asked])
  return { book, hasFailed: failed === asked }
}
