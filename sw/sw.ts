/// <reference lib="webworker" />
/**
 * The worker: wiring only. It keeps the app's own files, sends what waits in the outbox and shows what the day's push says.
 * It never answers for `/fapi`: what the user sees of the server stands in Dexie.
 */
import '#device/browser/group-by.ts'
import { answer, forgetOldFiles, freshenPage, isOwn, makeWhole, warm } from './shell.ts'
import { onNotificationClick, onPush, onSubscriptionChange } from './push.ts'
import { lookOnce } from './look-once.ts'
import { onPeriodicSync, onSync } from './sync-event.ts'

declare const self: ServiceWorkerGlobalScope

// A version that is not whole is no version: it fails, and the page has it tried again.
self.addEventListener('install', (event) => event.waitUntil(makeWhole()))

// The first page has its later requests kept, too. An update takes over only when its user says so.
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  if (isOwn(event.request)) event.respondWith(answer(event.request))
  lookOnce(event)
})

self.addEventListener('message', (event) => {
  const { type, urls } = event.data ?? {}
  // The browser may have cleared since what was whole when it was installed.
  if (type === 'SKIP_WAITING') event.waitUntil(makeWhole().then(() => self.skipWaiting()))
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (type === 'WARM' && Array.isArray(urls))
    event.waitUntil(
      makeWhole()
        .then(freshenPage)
        .finally(() => warm(urls))
        // Whoever asked looks for itself what is here now.
        .finally(() => event.ports[0]?.postMessage('done')),
    )
})

self.addEventListener('sync', onSync)
self.addEventListener('periodicsync', onPeriodicSync)

self.addEventListener('push', onPush)
self.addEventListener('notificationclick', onNotificationClick)
self.addEventListener('pushsubscriptionchange', onSubscriptionChange)
