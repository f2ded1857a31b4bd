import { Cloud } from '@phosphor-icons/react/dist/csr/Cloud'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { useLingui } from '@lingui/react/macro'
import { useState, useEffect } from 'react'
import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { runWhenIdle } from '../../../browser/when-idle.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { listFontFileUrls } from '../../../fonts/slices.ts'
import type { BookStorageSheetProps } from './book-storage-sheet.tsx'
import classes from './offline.module.css'

const OfflineSheet = lazyComponent<BookStorageSheetProps>(() => import('./book-storage-sheet.tsx').then((file) => file.BookStorageSheet), {
  isWanted: ({ opened }) => opened,
})

/** Fields of the archive that are shown on the book's pages. */
type BookOwner = Pick<ListedArchive, 'user_name' | 'place_name'>

/** Button that shows whether the book is fully available offline; opens a sheet with the book's storage size. */
export function OfflineStatusButton({ book, owner }: { book: Book; owner: BookOwner }) {
  const { t } = useLingui()
  const isSaved = useEnsureBookCached(book, owner)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isSaved ? <CloudCheck size={18} /> : <Cloud size={18} />}
        {isSaved ? t`已存，可离线阅读` : t`还没存全`}
      </button>
      <OfflineSheet opened={isOpen} onClose={() => setOpen(false)} book={book} isSaved={isSaved} />
    </>
  )
}

/** Returns true if text and fonts of an unlocked book are stored on the device, and caches missing fonts; false while unknown. */
function useEnsureBookCached(book: Book | null | undefined, owner: BookOwner): boolean {
  const [saved, setSaved] = useState<string>()
  const isOffline = useConnectivity() === 'offline'
  const key = book && !book.is_locked ? `${book.archive_id} ${book.product_id} ${book.version} ${owner.user_name}` : undefined
  useEffect(() => {
    if (!book || key === undefined) return undefined
    let isWanted = true
    runWhenIdle(() => {
      if (isWanted) void cacheBookFiles(book, owner).then((areFilesCached) => isWanted && setSaved(areFilesCached ? key : undefined))
    })
    return () => void (isWanted = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a version is immutable; the key identifies it
  }, [key, isOffline])
  return key !== undefined && saved === key
}

/** Caches the font files of a book. @returns whether all of them are cached */
async function cacheBookFiles(book: Book, owner: BookOwner): Promise<boolean> {
  const files = await listBookFontUrls(book, owner)
  if (await areUrlsCached(files)) return true
  await requestPersistence()
  await cacheFiles(files)
  return areUrlsCached(files)
}

/** Returns true if all files are in the service worker's cache. Not memoized, because the browser may evict files at any time. */
export async function areUrlsCached(urls: readonly string[]): Promise<boolean> {
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

/** Returns the URLs of the font files that the pages of a book need, in all languages. */
function listBookFontUrls(book: Book, { user_name, place_name }: BookOwner): Promise<string[]> {
  return listFontFileUrls((locale) => user_name + place_name[locale] + collectLocaleText(book, locale))
}

/** Concatenates all texts of a part of a book in one language, in no particular order; `part` is any JSON value. */
export function collectLocaleText(part: unknown, locale: Locale): string {
  if (typeof part !== 'object' || part === null) return ''
  const own = (part as Partial<Record<Locale, unknown>>)[locale]
  return typeof own === 'string'
    ? own
    : Object.values(part)
        .map((each) => collectLocaleText(each, locale))
        .join('')
}
