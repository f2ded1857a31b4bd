/** Long enough for a browser to begin to read. */
const KEPT_MS = 60_000

/** Hands a file to the person, into the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
