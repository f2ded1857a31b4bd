/** Time for the browser to start reading the object URL. */
const REVOKE_DELAY_MS = 60_000

/** Downloads a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS)
}
