/** Returns whether files can be locked: Web Crypto exists only on https and localhost. */
export function canEncryptFiles(): boolean {
  return globalThis.crypto?.subtle !== undefined
}
