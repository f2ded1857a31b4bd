/** Crockford's 32 signs: none is taken for another when it is read aloud or written by hand. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5

/** A passphrase by chance: 20 signs of 5 bits each, like `7K2M-Q9XD-…`. */
export function madePassphrase(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(4 * GROUPS))].map((byte) => SIGNS[byte % SIGNS.length])
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(4 * at, 4 * at + 4).join('')).join('-')
}
