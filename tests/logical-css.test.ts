/** Style sheets use logical sides, so that right-to-left languages need no other sheets. Vertical text has its own logical sides. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../src/', import.meta.url).pathname

/** Exceptions: physical sides that are intended or symmetrical. */
const exceptions: Record<string, string> = {
  'app/features/book/read/locked-band.module.css inset: 50% auto auto 50%': 'with the next it puts the seal into the middle',
  'app/features/book/read/locked-band.module.css transform: translate(-50%, -50%)': 'puts the seal into the middle',
  'app/features/chat/modes/mode-picker.module.css transform: translateX(4px)': 'a shake goes both ways',
  'app/features/chat/modes/mode-picker.module.css transform: translateX(-4px)': 'a shake goes both ways',
}

const SIDE = /(^|-)(left|right)(-|$)/
const SHORTHAND = /^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding))$/

/** Parts of a shorthand value; parentheses count as one part. */
function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ' ' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

function isPhysical(property: string, value: string): boolean {
  // A custom property has no side by itself.
  if (property.startsWith('--')) return false
  if (SIDE.test(property) || /\b(left|right)\b/.test(value.replace(/var\([^)]*\)/g, ''))) return true
  // Translations along a line must use `var(--forward)`.
  if (/\btranslate(X|3d)?\((?!calc\(var\(--forward\)|0\b)/.test(value) || (property === 'translate' && !/^0\b/.test(value))) return true
  const parts = partsOf(value)
  if (SHORTHAND.test(property)) return parts.length === 4 && parts[1] !== parts[3]
  return property === 'border-radius' && new Set(parts).size > 1
}

/** Declarations with a physical side, as `property: value`. */
function physicalIn(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
  return [...bare.matchAll(/(?<=[{;] ?)([\w-]+): ?([^;{}]+?) ?(?=[;}])/g)]
    .filter(([, property, value]) => isPhysical(property!, value!))
    .map(([, property, value]) => `${property}: ${value}`)
}

test.each([
  'margin-left: 4px',
  'right: 0',
  'border-left: 1px solid red',
  'border-top-left-radius: 2px',
  'text-align: right',
  'float: left',
  'padding: 0 4px 0 8px',
  'inset: 0 auto 0 0',
  'margin: 0 0 0 auto',
  'border-width: 0 1px 1px 0',
  'border-radius: 2px 0 0 2px',
  'background: linear-gradient(to right, red, blue)',
  'transform-origin: left top',
  'transform: translateX(12px)',
  'translate: -4px',
])('detects %s', (declaration) => {
  expect(physicalIn(`.a {\n  color: red;\n  ${declaration};\n}`)).toEqual([declaration])
  expect(physicalIn(`@media print { .a { ${declaration} } }`)).toEqual([declaration])
})

test.each([
  'margin-inline-start: 4px',
  'inset-inline: 0 auto',
  'padding: 0 4px 2px',
  'inset: 0 4px 8px 4px',
  'padding: 0 calc(4px + 1em) 0 calc(4px + 1em)',
  'text-align: start',
  'border-radius: 2px',
  'transform: translateY(4px)',
  'transform: translateX(calc(var(--forward) * 16px))',
  'color: var(--left-ink)',
])('accepts %s', (declaration) => {
  expect(physicalIn(`.a { ${declaration}; }`)).toEqual([])
})

test('no style sheet uses physical sides except where intended', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((name) => physicalIn(readFileSync(root + name, 'utf8')).map((each) => `${name} ${each}`))
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test('icons pointing along a line are mirrored in right-to-left text', () => {
  const parts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const pointing = parts.flatMap((name) =>
    [...readFileSync(root + name, 'utf8').matchAll(/<(?:Caret|Arrow)(?:Left|Right)\b[^>]*>/g)].map(([icon]) => `${name} ${icon}`),
  )
  expect(pointing.length).toBeGreaterThan(10)
  expect(pointing.filter((icon) => !icon.includes('data-forward'))).toEqual([])
})
