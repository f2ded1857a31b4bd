/// <reference lib="webworker" />
/**
 * The worker: wiring only. It keeps the app's own files and sends what waits in the outbox.
 * It never answers for `/fapi`: what the user sees of the server stands in Dexie.
 */
import { forgetOldShells, keepAssets, serveShell, warm } from './shell.ts'
import { onSync } from './sync-event.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: every file of the shell with its revision. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[]
}

serveShell(self.__WB_MANIFEST)
keepAssets()
forgetOldShells()

// The first page has its later requests kept, too. An update takes over only when its user says so.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { type, urls } = event.data ?? {}
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'WARM' && Array.isArray(urls)) event.waitUntil(warm(urls))
})

self.addEventListener('sync', onSync)
