/** Returns whether files can be locked: Web Crypto exists only on https and localhost. */
export function canLock(): boolean {
  return globalThis.crypto?.subtle !== undefined
}
