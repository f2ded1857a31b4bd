/** Each class that a component takes from its style sheet has a rule there, and each class of a sheet is used. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../src/app/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const defined = new Map(
  files
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => {
      const rules = read(path).replace(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
      return [path, new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))] as const
    }),
)

/** Classes taken by name, by sheet. `isWhole`: a class is computed, so any of the sheet may be used. */
const used = new Map([...defined.keys()].map((path) => [path, { names: new Set<string>(), isWhole: false }]))
const missing: string[] = []
for (const path of files.filter((each) => /\.tsx?$/.test(each))) {
  const text = read(path)
  for (const [, sheet, source] of text.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
    const css = join(path, '..', source!)
    const names = [...text.matchAll(new RegExp(`\\b${sheet}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(([, dot, quoted]) => dot ?? quoted!)
    const use = used.get(css)!
    for (const name of names.filter((each) => each !== 'module')) {
      use.names.add(name)
      if (!defined.get(css)!.has(name)) missing.push(`${path} ${name}`)
    }
    use.isWhole ||= new RegExp(`\\b${sheet}\\[(?!')`).test(text)
  }
}

test('every class of a component has a rule', () => {
  expect(defined.size).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

test('every class of a style sheet is used', () => {
  const unused = [...used].flatMap(([path, { names, isWhole }]) =>
    isWhole ? [] : [...defined.get(path)!].filter((name) => !names.has(name)).map((name) => `${path} ${name}`),
  )
  expect(unused).toEqual([])
})
