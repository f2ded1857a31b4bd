/** Where a day is read. */
const DAY = '/fate/index'

/** What a notification carries: the local day that it speaks of, or where something is ready. */
export type NotificationData = { readonly date: string } | { readonly path: string }

/** Address that a notification opens; `today` is the device's own day, which has the plain address. */
export function pathOf(data: NotificationData, today: string): string {
  if ('path' in data) return data.path
  return data.date === today ? DAY : `${DAY}#${data.date}`
}
