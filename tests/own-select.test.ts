/** A native select stands in one component alone, which shows it without its engine's own box. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('every native select is the component of src/app/ui', () => {
  const files = globSync('src/app/**/*.tsx', { cwd: new URL('..', import.meta.url) })
  expect(files.filter((file) => textOf(file).includes('<select'))).toEqual(['src/app/ui/select.tsx'])
})

test('it has no box of its engine, and a frame where colours are forced', () => {
  const css = textOf('src/app/ui/select.module.css')
  expect(css).toMatch(/\.select \{[^}]*appearance: none;/)
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*\.select \{[^}]*border: 1px solid/)
})
