/** Whether this page may encrypt: browsers allow it on https, and on the device's own address. */
export function canLock(): boolean {
  return globalThis.crypto?.subtle !== undefined
}
