type Bytes = Uint8Array<ArrayBuffer>

/** Bytes by gzip; `undefined` where the browser has none. */
export async function gzipped(bytes: Bytes): Promise<Bytes | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

/**
 * The bytes that were packed, read no further than they may go: a few kilobytes can unpack to gigabytes.
 * @throws TypeError for what is no gzip, or has something behind it
 */
export async function gunzipped(bytes: Bytes, maxBytes: number): Promise<Blob | 'tooLarge'> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Bytes[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      return 'tooLarge'
    }
    parts.push(value)
  }
}
