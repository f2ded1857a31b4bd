/**
 * Style sheets name sides by the direction in which a language is read, so that one that is read from the right needs no
 * sheets of its own. Upright text counts its own sides: its lines run down, and follow each other from the right.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../src/', import.meta.url).pathname

/** Where left or right is meant, or is the same both ways. */
const meant: Record<string, string> = {
  'app/features/book/read/locked-band.module.css inset: 50% auto auto 50%': 'with the next it puts the seal into the middle',
  'app/features/book/read/locked-band.module.css transform: translate(-50%, -50%)': 'puts the seal into the middle',
  'app/features/chat/modes/locked-scrolls.module.css transform: translateX(4px)': 'a shake goes both ways',
  'app/features/chat/modes/locked-scrolls.module.css transform: translateX(-4px)': 'a shake goes both ways',
}

const SIDE = /(^|-)(left|right)(-|$)/
const SHORTHAND = /^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding))$/

/** The parts of a shorthand; what stands in brackets is one. */
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
  // A custom property says nothing of sides.
  if (property.startsWith('--')) return false
  if (SIDE.test(property) || /\b(left|right)\b/.test(value.replace(/var\([^)]*\)/g, ''))) return true
  // How far along a line: as `var(--forward)` says.
  if (/\btranslate(X|3d)?\((?!calc\(var\(--forward\)|0\b)/.test(value) || (property === 'translate' && !/^0\b/.test(value))) return true
  const parts = partsOf(value)
  if (SHORTHAND.test(property)) return parts.length === 4 && parts[1] !== parts[3]
  return property === 'border-radius' && new Set(parts).size > 1
}

/** Declarations that name a side of the screen, `property: value`. */
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
])('%s is found', (declaration) => {
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
])('%s says nothing of left and right', (declaration) => {
  expect(physicalIn(`.a { ${declaration}; }`)).toEqual([])
})

test('no style sheet names a side of the screen but where it is meant', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((name) => physicalIn(readFileSync(root + name, 'utf8')).map((each) => `${name} ${each}`))
  expect(found.toSorted()).toEqual(Object.keys(meant).toSorted())
})

test('an icon that points along the line is turned where lines run the other way', () => {
  const parts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const pointing = parts.flatMap((name) =>
    [...readFileSync(root + name, 'utf8').matchAll(/<(?:Caret|Arrow)(?:Left|Right)\b[^>]*>/g)].map(([icon]) => `${name} ${icon}`),
  )
  expect(pointing.length).toBeGreaterThan(10)
  expect(pointing.filter((icon) => !icon.includes('data-forward'))).toEqual([])
})
