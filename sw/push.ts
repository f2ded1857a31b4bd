import type { PushMessage } from '#contract/push-message.ts'
import { isoDateOf } from './iso-date.ts'
import { type NotificationData, getNotificationPath } from './notification-path.ts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/monochrome-512.png'

/** Shows a push message. Messages of the same day have the same tag, so a duplicate silently replaces the first. */
export function onPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(show(message))
}

async function show(message: PushMessage): Promise<void> {
  const { title, body, lang } = message
  const [tag, data] = 'date' in message ? [message.date, { date: message.date }] : [message.tag, { path: message.path }]
  await self.registration.showNotification(title, { body, lang, tag, icon: ICON, badge: BADGE, data })
  // Sets the app badge; the page clears it when it shows the day.
  if ('date' in message) await self.navigator.setAppBadge?.()
}

/** Focuses a window that shows the notification's page; else navigates an open window to it; else opens a new window. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(openPath(getNotificationPath(event.notification.data as NotificationData, isoDateOf(new Date()))))
}

async function openPath(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const address = new URL(path, self.location.origin).href
  const there = windows.find(({ url }) => url === address)
  const shown = there ?? (await windows[0]?.navigate(path).catch(() => null))
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}

/** Reports to the server that the browser has changed or ended the push subscription. */
export function onSubscriptionChange(event: ExtendableEvent): void {
  event.waitUntil(syncSubscription())
}

async function syncSubscription(): Promise<void> {
  const { syncReminders: syncRegistration } = await import('#device/reminders/reminders.ts')
  await syncRegistration(self.registration)
}
