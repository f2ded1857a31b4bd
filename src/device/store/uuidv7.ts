let lastMs = 0

/** Returns the current time (ms), but always later than the last result: later ids sort later, even within a millisecond. */
function nextMs(): number {
  lastMs = Math.max(Date.now(), lastMs + 1)
  return lastMs
}

/** Creates a version 7 UUID (RFC 9562 §5.7): 48 bits of Unix milliseconds, then 74 random bits besides version and variant. */
export function uuidv7(now = nextMs()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
