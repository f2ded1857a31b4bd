import type { PushMessage } from '#contract/push-message.ts'
import { isoDateOf } from './iso-date.ts'
import { type NotificationData, pathOf } from './push-path.ts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/monochrome-512.png'

/** Shows what came. One of a day takes the place of another of that day, quietly: what came twice is shown once. */
export function onPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(show(message))
}

async function show(message: PushMessage): Promise<void> {
  const { title, body, lang } = message
  const [tag, data] = 'date' in message ? [message.date, { date: message.date }] : [message.tag, { path: message.path }]
  await self.registration.showNotification(title, { body, lang, tag, icon: ICON, badge: BADGE, data })
  // The page takes it away again with the day that it shows.
  if ('date' in message) await self.navigator.setAppBadge?.()
}

/** Opens the day that it speaks of, or what is ready: in a window that shows it already, else in one that is open, else in a new one. The worker has the page, offline too. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(openAt(pathOf(event.notification.data as NotificationData, isoDateOf(new Date()))))
}

async function openAt(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const address = new URL(path, self.location.origin).href
  const there = windows.find(({ url }) => url === address)
  const shown = there ?? (await windows[0]?.navigate(path).catch(() => null))
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}

/** The browser has made the subscription anew, or ended it: the server is told of the one that holds now. */
export function onSubscriptionChange(event: ExtendableEvent): void {
  event.waitUntil(keep())
}

async function keep(): Promise<void> {
  const { syncReminders: keepReminding } = await import('#device/reminders/reminders.ts')
  await keepReminding(self.registration)
}
