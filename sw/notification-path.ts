/** Path of a day's page. */
const DAY = '/fate/index'

/** Data of a notification: a local date (`YYYY-MM-DD`), or the path of something that is ready. */
export type NotificationData = { readonly date: string } | { readonly path: string }

/** The address a notification opens; `today` (local date) has no hash. */
export function getNotificationPath(data: NotificationData, today: string): string {
  if ('path' in data) return data.path
  return data.date === today ? DAY : `${DAY}#${data.date}`
}
