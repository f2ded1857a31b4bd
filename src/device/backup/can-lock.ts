/** Whether Web Crypto is available: only on https and localhost. */
export function canLock(): boolean {
  return globalThis.crypto?.subtle !== undefined
}
