/// <reference lib="webworker" />
/** Service worker entry, which only registers event handlers. It never handles `/fapi`: server data is in Dexie. */
import '#device/browser/group-by.ts'
import { respondFromCache, deleteOldCaches, refreshCachedPage, isHandledRequest, completePrecache, cacheUrls } from './shell.ts'
import { onNotificationClick, onPush, onSubscriptionChange } from './push.ts'
import { checkPrecacheOnce } from './check-precache.ts'
import { onPeriodicSync, onSync } from './sync-event.ts'

declare const self: ServiceWorkerGlobalScope

// Fails the installation if the precache is incomplete; the page retries it.
self.addEventListener('install', (event) => event.waitUntil(completePrecache()))

// Claims the first page, so that its later requests are cached. An update is activated only after the user accepts it.
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  if (isHandledRequest(event.request)) event.respondWith(respondFromCache(event.request))
  checkPrecacheOnce(event)
})

self.addEventListener('message', (event) => {
  const { type, urls } = event.data ?? {}
  // Completes the precache before activation: the browser may have evicted files since the installation.
  if (type === 'SKIP_WAITING') event.waitUntil(completePrecache().then(() => self.skipWaiting()))
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (type === 'WARM' && Array.isArray(urls))
    event.waitUntil(
      completePrecache()
        .then(refreshCachedPage)
        .finally(() => cacheUrls(urls))
        // Responds after a failure too, because the page checks the cache itself.
        .finally(() => event.ports[0]?.postMessage('done')),
    )
})

self.addEventListener('sync', onSync)
self.addEventListener('periodicsync', onPeriodicSync)

self.addEventListener('push', onPush)
self.addEventListener('notificationclick', onNotificationClick)
self.addEventListener('pushsubscriptionchange', onSubscriptionChange)
