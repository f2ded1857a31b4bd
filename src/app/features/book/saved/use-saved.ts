import { useEffect, useState } from 'react'
import type { Book } from '#contract/book.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { filesOf, type Owner } from './book-faces.ts'
import { areKept, askToPersist, keepFiles } from './keep-files.ts'

/** Whether a book's files are here, after what can be done that they are. */
async function keepBookFiles(book: Book, owner: Owner): Promise<boolean> {
  const files = await filesOf(book, owner)
  if (await areKept(files)) return true
  await askToPersist()
  await keepFiles(files)
  return areKept(files)
}

/** Whether an open book can be read without a network: its texts are here, and every face that they need. False until that is known. */
export function useSaved(book: Book | null | undefined, owner: Owner): boolean {
  const [saved, setSaved] = useState<string>()
  const isOffline = useConnectivity() === 'offline'
  const key = book && !book.is_locked ? `${book.archive_id} ${book.product_id} ${book.version} ${owner.user_name}` : undefined
  useEffect(() => {
    if (!book || key === undefined) return undefined
    let isWanted = true
    whenIdle(() => {
      if (isWanted) void keepBookFiles(book, owner).then((isKept) => isWanted && setSaved(isKept ? key : undefined))
    })
    return () => void (isWanted = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a version says the same for ever
  }, [key, isOffline])
  return key !== undefined && saved === key
}
