import { useEffect, useState } from 'react'
import type { Book } from '#contract/book.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { listFontFiles, type BookOwner } from './book-fonts.ts'

/** Caches a book's font files. @returns whether all are cached */
async function cacheBookFiles(book: Book, owner: BookOwner): Promise<boolean> {
  const files = await listFontFiles(book, owner)
  if (await areCached(files)) return true
  await requestPersistence()
  await cacheFiles(files)
  return areCached(files)
}

/** True if the book is fully available offline: its text and all fonts it needs. False while unknown. */
export function useIsSavedOffline(book: Book | null | undefined, owner: BookOwner): boolean {
  const [saved, setSaved] = useState<string>()
  const isOffline = useConnectivity() === 'offline'
  const key = book && !book.is_locked ? `${book.archive_id} ${book.product_id} ${book.version} ${owner.user_name}` : undefined
  useEffect(() => {
    if (!book || key === undefined) return undefined
    let isWanted = true
    whenIdle(() => {
      if (isWanted) void cacheBookFiles(book, owner).then((areFilesCached) => isWanted && setSaved(areFilesCached ? key : undefined))
    })
    return () => void (isWanted = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a version is immutable; the key identifies it
  }, [key, isOffline])
  return key !== undefined && saved === key
}

/** True if the service worker's cache has all files. Not memoized, because the browser may evict them at any time. */
export async function areCached(urls: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
  return found.every((file) => file !== undefined)
}

/** Lets the service worker cache the missing files and waits for its answer; resolves at once without a controlling worker. */
function cacheFiles(urls: readonly string[]): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (!worker) return Promise.resolve()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    worker.postMessage({ type: 'WARM', urls }, [port2])
  })
}

/** Requests persistent storage; the browser asks the user at most once. */
async function requestPersistence(): Promise<void> {
  const { storage } = navigator
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
