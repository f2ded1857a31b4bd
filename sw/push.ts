import type { PushMessage } from '#contract/push-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Where a day is read. */
const DAY = '/fate/index'
const ICON = '/icons/icon-192.png'
const BADGE = '/icons/monochrome-512.png'

/** Shows what came. One of a day takes the place of another of that day, quietly: what came twice is shown once. */
export function onPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(show(message))
}

async function show({ title, body, lang, date }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, { body, lang, tag: date, icon: ICON, badge: BADGE, data: { date } })
  // The page takes it away again with the day that it shows.
  await self.navigator.setAppBadge?.()
}

/** Opens the day: in a window that shows it already, else in one that is open, else in a new one. The worker has the page, offline too. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(openDay())
}

async function openDay(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === DAY)
  const shown = there ?? (await windows[0]?.navigate(DAY).catch(() => null))
  if (shown) await shown.focus()
  else await self.clients.openWindow(DAY)
}

/** The browser has made the subscription anew, or ended it: the server is told of the one that holds now. */
export function onSubscriptionChange(event: ExtendableEvent): void {
  event.waitUntil(keep())
}

async function keep(): Promise<void> {
  const { keepReminding } = await import('#device/reminders/reminders.ts')
  await keepReminding(self.registration)
}
