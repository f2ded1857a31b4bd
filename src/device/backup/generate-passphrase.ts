/** Crockford's 32 characters: none is confused with another when read aloud or written by hand. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5

/** Generates a random passphrase: 20 characters of 5 bits each, like `7K2M-Q9XD-…`. */
export function generatePassphrase(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(4 * GROUPS))].map((byte) => SIGNS[byte % SIGNS.length])
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(4 * at, 4 * at + 4).join('')).join('-')
}
