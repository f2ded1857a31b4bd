import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { downloadBook } from '#device/books/books.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useBook } from '../../../session/books.ts'
import { useUserId } from '../../../session/session.ts'

/** A book to read: as it is kept here, else it is brought. */
export function useBroughtBook(archiveId: string, productId: string, version?: number) {
  const userId = useUserId()
  const kept = useBook(archiveId, productId, version)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => downloadBook(userId, archiveId, productId, version) })
  const isMissing = userId !== '' && kept === null
  useEffect(() => {
    if (isMissing) mutate()
  }, [isMissing, mutate])
  return {
    book: kept ?? undefined,
    trouble: isMissing && !isPending && error instanceof ApiError ? error : undefined,
    bring: () => mutate(),
  }
}
