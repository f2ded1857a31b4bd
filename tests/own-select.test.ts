/** Native selects are used only in one component, which removes the browser's own styling. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('every native select is the component of src/app/ui', () => {
  const files = globSync('src/app/**/*.tsx', { cwd: new URL('..', import.meta.url) })
  expect(files.filter((file) => textOf(file).includes('<select'))).toEqual(['src/app/ui/select.tsx'])
})

test('has no native appearance and a border in forced colours', () => {
  const css = textOf('src/app/ui/select.module.css')
  expect(css).toMatch(/\.select \{[^}]*appearance: none;/)
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*\.select \{[^}]*border: 1px solid/)
})
