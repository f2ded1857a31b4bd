/** East Asian wide and fullwidth characters, which take two terminal columns (UAX #11). */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** Returns the number of terminal columns that a text takes. */
export function terminalWidthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (WIDE.test(sign) ? 2 : 1), 0)
}

const GAP = 2

/** Aligns rows of cells: each column is as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const count = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => terminalWidthOf(row[i] ?? ''))) + GAP)
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat(widths[i]! - terminalWidthOf(cell)))
      .join('')
      .trimEnd(),
  )
}
