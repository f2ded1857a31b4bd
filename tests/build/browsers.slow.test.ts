/** The build uses no feature that the oldest supported browsers lack, except for optional ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { minimumBrowsers } from '#build/browsers.ts'
import { readBuildFile, firstLoadOf } from './first-load.ts'
import { featureAt, Needs } from './needs.ts'
import { browserNeedsOfScript } from './script-needs.ts'
import { browserNeedsOfCss } from './style-needs.ts'

/** Reason why a feature is safe → features that the build uses although some supported browser lacks them. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'checked before use': [
    '.checkVisibility()',
    '.readText()',
    '.setAppBadge()',
    '.skipTransition()',
    'AbortSignal.any',
    'CSS.highlights',
    'Error.captureStackTrace',
    'Highlight',
    'Intl.Segmenter',
    'Symbol.asyncDispose',
    'TouchEvent',
    'URL.canParse',
    'document.startViewTransition',
    'indexedDB.databases',
    'navigation',
    'navigator.canShare',
    'navigator.clearAppBadge',
    'navigator.connection',
    'navigator.share',
    'navigator.userAgentData',
    'navigator.wakeLock',
    'requestIdleCallback',
    'setImmediate',
  ],
  'replaced by src/device/browser/group-by.ts': ['Map.groupBy'],
  'on failure, text is copied instead of the picture': ['ClipboardItem'],
  'a method of the app or of a library': [
    '.adopt()',
    '.canGoBack()',
    '.createContext()',
    '.dispose()',
    '.startViewTransition()',
    '.toArray()',
    '.use()',
  ],
  'for a mouse, which phones lack': ['cursor: default', 'cursor: grabbing', 'cursor: not-allowed', 'cursor: pointer', 'resize'],
  'resets the style of one engine': [
    '-webkit-tap-highlight-color',
    '::-webkit-inner-spin-button',
    '::-webkit-scrollbar',
    '::-webkit-search-cancel-button',
    '::-webkit-search-results-button',
    'forced-color-adjust',
    'scrollbar-width',
  ],
  'for print': ['@page', 'break-after: avoid', 'orphans', 'widows'],
  'optional refinement': [
    '::highlight',
    '::selection',
    '::view-transition',
    '::view-transition-group',
    '::view-transition-new',
    '::view-transition-old',
    ':active-view-transition-type',
    '@media prefers-reduced-transparency',
    'contain-intrinsic-block-size',
    'content-visibility',
    'field-sizing',
    'float: inline-start',
    'text-autospace',
    'text-box-edge',
    'text-box-trim',
    'text-spacing-trim',
    'text-wrap',
    'view-transition-name',
    'zoom',
  ],
}

/** Returns the missing features, without values of properties that are missing themselves. */
function lacking(needs: Needs): string[] {
  const names = needs.missingIn()
  return names.filter((name) => !names.includes(name.split(': ').slice(0, -1).join()))
}

const needsOf = (file: string, code: string) => (file.endsWith('.css') ? browserNeedsOfCss(code) : browserNeedsOfScript(code))

test('no script or style of the build needs a newer browser', () => {
  const dist = new URL('../../dist/', import.meta.url)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(200)
  const found = new Set(files.flatMap((file) => lacking(needsOf(file, readFileSync(new URL(file, dist), 'utf8')))))
  // Compares both ways: an exception that is no longer needed must be removed from the list.
  expect([...found].toSorted()).toEqual(Object.values(allowed).flat().toSorted())
})

test.each([
  ['a.js', 'Map.groupBy([], String)', 'Map.groupBy'],
  ['a.js', 'Array.fromAsync(x)', 'Array.fromAsync'],
  ['a.js', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.js', 'new Intl.Segmenter()', 'Intl.Segmenter'],
  ['a.js', 'globalThis.scheduler', 'scheduler'],
  ['a.js', 'new Temporal.Instant(0n)', 'Temporal'],
  ['a.js', 'x.map.entries().toArray()', '.entries().toArray()'],
  ['a.js', 'new Map().values().map(f)', '.values().map()'],
  ['a.js', 'f(x).isSubsetOf(y)', '.isSubsetOf()'],
  ['a.js', 'document.startViewTransition(f)', 'document.startViewTransition'],
  ['a.js', 'x.checkVisibility()', '.checkVisibility()'],
  ['a.js', '/a/v', 'builtins.RegExp.unicodeSets'],
  ['a.js', 'new RegExp(`(?i:${x})`)', 'regular_expressions.modifier'],
  ['a.js', '/(?<a>b)|(?<a>c)/', 'regular_expressions.named_capturing_group.duplicate_named_capturing_groups'],
  ['a.js', '{ using x = y }', 'statements.using'],
  ['a.js', "import x from 'x' with { type: 'json' }", 'statements.import.import_attributes'],
  ['a.css', 'a { text-wrap: balance }', 'text-wrap'],
  ['a.css', 'a { float: inline-start }', 'float: inline-start'],
  ['a.css', 'a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a.css', 'a { color: oklch(from red l c h) }', 'oklch(from)'],
  ['a.css', 'a { width: 1rcap }', 'rcap'],
  ['a.css', 'a { b { color: red } }', 'nesting'],
  ['a.css', 'a { &:hover { color: red } }', 'nesting'],
  ['a.css', 'a:state(open) { color: red }', ':state'],
  ['a.css', 'a::highlight(b) { color: red }', '::highlight'],
  ['a.css', '@starting-style { a { color: red } }', '@starting-style'],
  ['a.css', '@media (scripting: none) { a { color: red } }', '@media scripting'],
])('detects a planted %s with %s', (file, code, name) => {
  expect(lacking(needsOf(file, code))).toContain(name)
})

test.each([
  ['a.js', '/(?<=a)b/.test(x?.y ?? [].at(-1)); [1].toSorted(); structuredClone({}); Object.hasOwn(x, 1); [1].findLast(f)'],
  ['a.js', 'const navigation = 1; f(navigation); class A { static { f() } #a = 1 }; Object.keys(x).map(f); [...x.keys()].map(f)'],
  ['a.css', '@supports (text-wrap: balance) { a { text-wrap: balance } } a:has(b) { color: color-mix(in srgb, red, blue) }'],
  ['a.css', 'a { -webkit-user-select: none; user-select: none; inset: 0; height: 1dvh } @layer a { b { rotate: 1deg } }'],
])('reports nothing for %s with %s', (file, code) => {
  expect(lacking(needsOf(file, code))).toEqual([])
})

/** `isTooOld` in `public/boot.js` tests for these features. */
test.each([
  ['Safari', 'javascript.regular_expressions.lookbehind_assertion'],
  ['Firefox', 'css.selectors.has'],
  ['Chrome', 'css.types.color.color-mix'],
] as const)('the oldest supported %s is the first with %s', (name, path) => {
  const needs = new Needs()
  needs.note(path, featureAt(path))
  const oldest = minimumBrowsers[name]
  expect(needs.missingIn()).toEqual([])
  expect(needs.missingIn({ [name]: String(Number(oldest) - 0.1) })).toEqual([path])
})

test('the first script of a page is valid ES5', () => {
  expect(() => parse(readBuildFile('boot.js').toString(), { ecmaVersion: 5 })).not.toThrow()
})

test('the first files of the app contain no lookbehind', () => {
  const { js } = firstLoadOf(['index.html', 'login', 'home'])
  const withLookbehind = js.filter((file) =>
    browserNeedsOfScript(readBuildFile(file).toString()).has('regular_expressions.lookbehind_assertion'),
  )
  expect(withLookbehind).toEqual([])
})
