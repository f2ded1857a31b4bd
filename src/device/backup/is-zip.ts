/** Returns whether the first bytes are those of a non-empty zip. */
export function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4
}
