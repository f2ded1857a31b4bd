import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** File of a sliced font, and the code points it contains. */
export interface FontSlice {
  readonly file: string
  readonly codes: ReadonlySet<number>
}

/** Lists the slices in a font package's style sheet, with the code points of their `unicode-range`. */
export function listSlices(styleSheet: string): FontSlice[] {
  const path = fileURLToPath(import.meta.resolve(styleSheet))
  const rules = readFileSync(path, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return rules.map((rule) => {
    const url = /url\(['"]?([^'")]+\.woff2)/.exec(rule)?.[1]
    const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1]
    if (!url || !range) throw new Error(`${styleSheet}: a rule without file or range`)
    return { file: join(dirname(path), url), codes: parseCodePointRange(range) }
  })
}

/** Parses a `unicode-range`, such as `U+4e00-4e03, U+4e07`, to code points. */
export function parseCodePointRange(range: string): Set<number> {
  const codes = new Set<number>()
  for (const part of range.split(',')) {
    const [from, to] = part.trim().replace(/^u\+/i, '').split('-')
    for (let code = parseInt(from!, 16); code <= parseInt(to ?? from!, 16); code++) codes.add(code)
  }
  return codes
}
