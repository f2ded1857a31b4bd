type Bytes = Uint8Array<ArrayBuffer>

/** Compresses with gzip; undefined if the browser has no CompressionStream. */
export async function gzip(bytes: Bytes): Promise<Bytes | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

/**
 * Decompresses gzip. Returns 'tooLarge' above `maxBytes`, since a few kilobytes can expand to gigabytes. @throws TypeError for invalid gzip
 * or trailing data
 */
export async function gunzip(bytes: Bytes, maxBytes: number): Promise<Blob | 'tooLarge'> {
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
