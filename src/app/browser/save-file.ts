/** Delay in ms before the object URL is revoked: time for the browser to start reading it. */
const REVOKE_DELAY_MS = 60_000

/** Saves a file as a browser download with this file name. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS)
}
