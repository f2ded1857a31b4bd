/** Formats code points as a CSS `unicode-range`; consecutive ones become a range. */
export function formatUnicodeRange(codes: Iterable<number>): string {
  const runs: [number, number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',')
}
