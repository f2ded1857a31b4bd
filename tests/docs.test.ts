/** Checks that links, paths and ids in documents refer to existing files and rules. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })

const documents = find('*.md', 'docs/*.md', 'src/**/*.md', 'sw/*.md', 'tests/**/*.md')

/** Headings that define an id: `### B-07 …`. */
const defined = find('docs/*.md').flatMap((path) => [...textOf(path).matchAll(/^### ([PB]-\d\d|D-\d\d\d) /gm)].map(([, id]) => id!))

test.each(documents)('every relative link in %s leads to a file', (path) => {
  const links = [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!.split('#')[0]!)
  const dead = links.filter((link) => link !== '' && !/^(?:https?|mailto):/.test(link) && !existsSync(join(root, dirname(path), link)))
  expect(dead).toEqual([])
})

test.each(find('*.md', 'docs/*.md'))('every path in %s exists', (path) => {
  const paths = [...textOf(path).matchAll(/`((?:src|tests|sw|docs|public)\/[\w./-]+)`/g)].map(([, named]) => named!)
  expect(paths.filter((named) => !existsSync(join(root, named)))).toEqual([])
})

const files = find('src/**/*.{ts,tsx}', 'sw/*.ts', 'tests/**/*.{ts,tsx}').map((path) => `/${path}`)

test.each(find('*.md', 'docs/*.md'))('every file name in %s exists', (path) => {
  const names = [...textOf(path).matchAll(/`([\w-][\w/.-]*\.tsx?)`/g)].map(([, name]) => name!)
  expect(names.filter((name) => !existsSync(join(root, name)) && !files.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})

test('no id of a rule or decision is defined twice', () => {
  expect(defined).toHaveLength(new Set(defined).size)
  expect(defined.length).toBeGreaterThan(90)
})

test('every cited rule and decision is defined', () => {
  const known = new Set(defined)
  const cited = [...find('src/**/*.{ts,tsx}', 'sw/*.ts', 'tests/**/*.{ts,tsx}'), ...documents].flatMap((path) =>
    [...textOf(path).matchAll(/(?<![\w-])(?:[PB]-\d\d|D-\d\d\d)(?![\w-])/g)].map(([id]) => ({ path, id })),
  )
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([])
})

test('code cites rules by their ids', () => {
  const cited = find('src/**/*.{ts,tsx}', 'sw/*.ts', 'tests/**/*.{ts,tsx}').filter((path) =>
    /(?:product spec|bazi rules)\b.{0,4}§/i.test(textOf(path)),
  )
  expect(cited).toEqual([])
})
