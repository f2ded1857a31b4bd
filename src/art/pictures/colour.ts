/** Blends a `share` (0 to 1) of `other` into `colour`; arguments and result are #rrggbb. */
export function blendHexColours(colour: string, other: string, share: number): string {
  const from = Number.parseInt(colour.slice(1), 16)
  const to = Number.parseInt(other.slice(1), 16)
  const channel = (shift: number) => {
    const a = (from >> shift) & 255
    const b = (to >> shift) & 255
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, share))) << shift
  }
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`
}
