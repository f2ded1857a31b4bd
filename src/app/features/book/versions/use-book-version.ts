import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { downloadBook } from '#device/books/books.ts'
import type { BookVersion } from '#contract/book.ts'
import { useBook } from '../../../session/books.ts'
import { createQueryKey } from '../../../session/user-query.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

/** Returns the stored version of a book and downloads it if missing. `isUnavailable`: neither stored nor downloadable now. */
export function useBookVersion(archiveId: string, productId: string, version: number | undefined) {
  const userId = useUserId()
  const isOffline = useConnectivity() === 'offline'
  const stored = useBook(archiveId, productId, version)
  const isWanted = version !== undefined && stored === null
  const { isError } = useQuery({
    queryKey: createQueryKey<string | number | undefined>('book-version', userId, archiveId, productId, version),
    // Downloads into the database, from which the book is read; the query result is only the version number.
    queryFn: async () => (await downloadBook(userId, archiveId, productId, version)).version,
    enabled: isWanted && userId !== '' && !isOffline,
    gcTime: 0,
  })
  return { book: stored, isUnavailable: isWanted && (isOffline || isError) }
}

/** Returns a function that formats the reason for which a version was created. */
export function useFormatVersionReason() {
  const { t } = useLingui()
  const reasons: Record<BookVersion['made_for'], string> = {
    first: t`第一次写成`,
    texts: t`照新的文字更新`,
    edit: t`照改过的生辰另写`,
    hand: t`由语言模型重写`,
  }
  return (madeFor: BookVersion['made_for']) => reasons[madeFor]
}
