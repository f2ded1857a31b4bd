import { useEffect, useState } from 'react'
import type { Book } from '#contract/book.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { listFontFiles, type BookOwner } from './book-fonts.ts'

/** Caches the font files of a book. @returns whether all of them are cached */
async function cacheBookFiles(book: Book, owner: BookOwner): Promise<boolean> {
  const files = await listFontFiles(book, owner)
  if (await areCached(files)) return true
  await requestPersistence()
  await cacheFiles(files)
  return areCached(files)
}

/** Returns true if text and fonts of an unlocked book are stored on the device, and caches missing fonts; false while unknown. */
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

/** Returns true if all files are in the service worker's cache. Not memoized, because the browser may evict files at any time. */
export async function areCached(urls: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
  return found.every((file) => file !== undefined)
}

/** Asks the service worker to cache the missing files and waits for its reply; resolves at once if no worker controls the page. */
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

/** Requests persistent storage if it is not granted; the browser asks the user at most once. */
async function requestPersistence(): Promise<void> {
  const { storage } = navigator
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
