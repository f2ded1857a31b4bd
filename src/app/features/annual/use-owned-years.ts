import { listUnlockedBooks } from '#device/books/books.ts'
import { annualYearOf } from '#contract/product.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'

const loadUnlocked = async (userId: string, archiveId: string) => (userId ? await listUnlockedBooks(userId, archiveId) : [])

/** Live query of the years whose book is unlocked for this archive, as known on this device. */
export function useOwnedYears(archiveId: string): readonly number[] {
  const unlocked = useLive(loadUnlocked, useUserId(), archiveId) ?? []
  return unlocked.flatMap(({ product_id }) => annualYearOf(product_id) ?? [])
}
