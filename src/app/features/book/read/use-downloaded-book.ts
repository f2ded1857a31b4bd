import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { downloadBook } from '#device/books/books.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useBook } from '../../../session/books.ts'
import { useUserId } from '../../../session/session.ts'

/** Returns the stored book; downloads it first if it is not stored. */
export function useDownloadedBook(archiveId: string, productId: string, version?: number) {
  const userId = useUserId()
  const stored = useBook(archiveId, productId, version)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => downloadBook(userId, archiveId, productId, version) })
  const isMissing = userId !== '' && stored === null
  useEffect(() => {
    if (isMissing) mutate()
  }, [isMissing, mutate])
  return {
    book: stored ?? undefined,
    error: isMissing && !isPending && error instanceof ApiError ? error : undefined,
    retry: () => mutate(),
  }
}
