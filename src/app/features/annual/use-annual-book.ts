import { useEffect, useState } from 'react'
import { bringStatus } from '#device/books/book-states.ts'
import { bringBook, getBook, listUnlocked } from '#device/books/books.ts'
import type { Book } from '#contract/book.ts'
import { annualYearOf } from '#contract/product.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { useReach } from '../../session/use-reach.ts'
import { productIdOf } from './year-cards.ts'

const bookOf = async (userId: string, archiveId: string, productId: string) =>
  userId ? await getBook(userId, archiveId, productId) : undefined
const unlockedOf = async (userId: string, archiveId: string) => (userId ? await listUnlocked(userId, archiveId) : [])

/** Years whose book is open for this archive, as far as this device has heard. Live. */
export function useOwnedYears(archiveId: string): readonly number[] {
  const unlocked = useLive(unlockedOf, useUserId(), archiveId) ?? []
  return unlocked.flatMap(({ product_id }) => annualYearOf(product_id) ?? [])
}

/** How the book stands, and the book itself where the kept one is no longer what the server has. */
async function bring(userId: string, archiveId: string, productId: string): Promise<void> {
  const { version, is_stale } = await bringStatus(userId, archiveId, productId)
  const kept = await getBook(userId, archiveId, productId)
  if (!kept || kept.is_locked || is_stale || version !== kept.version) await bringBook(userId, archiveId, productId)
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
  const isOffline = useReach() === 'offline'
  const asked = `${userId} ${archiveId} ${productId}`
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (userId && !isOffline) bring(userId, archiveId, productId).catch(() => setFailed(asked))
  }, [userId, archiveId, productId, asked, isOffline])
  return { book, hasFailed: isOffline || failed === asked }
}
