/** Path of the day page. */
const DAY = '/fate/index'

/** Data of a notification: a local date (`YYYY-MM-DD`), or the app path of a finished result. */
export type NotificationData = { readonly date: string } | { readonly path: string }

/** Returns the path that a notification opens. For `today` (local date) the path has no hash. */
export function getNotificationPath(data: NotificationData, today: string): string {
  if ('path' in data) return data.path
  return data.date === today ? DAY : `${DAY}#${data.date}`
}
