import { listUnlockedBooks } from '#device/books/books.ts'
import { annualYearOf } from '#contract/product.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'

const unlockedOf = async (userId: string, archiveId: string) => (userId ? await listUnlockedBooks(userId, archiveId) : [])

/** Years whose book is open for this archive, as far as this device has heard. Live. */
export function useOwnedYears(archiveId: string): readonly number[] {
  const unlocked = useLive(unlockedOf, useUserId(), archiveId) ?? []
  return unlocked.flatMap(({ product_id }) => annualYearOf(product_id) ?? [])
}
