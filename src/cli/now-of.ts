/** A moment on this computer's clock: `YYYY-MM-DDTHH:mm:ss`, and its offset from UTC in seconds. */
export function nowOf(moment: Date): { readonly local: string; readonly offsetSeconds: number } {
  const offsetSeconds = -moment.getTimezoneOffset() * 60
  return { local: new Date(moment.getTime() + offsetSeconds * 1000).toISOString().slice(0, 19), offsetSeconds }
}
