/** Returns an instant in this computer's time zone: local time `YYYY-MM-DDTHH:mm:ss` and offset in seconds east of UTC. */
export function toLocalInstant(moment: Date): { readonly local: string; readonly offsetSeconds: number } {
  const offsetSeconds = -moment.getTimezoneOffset() * 60
  return { local: new Date(moment.getTime() + offsetSeconds * 1000).toISOString().slice(0, 19), offsetSeconds }
}
