/** Adds a fourth locale to a copy of the project; checks that `src/app/language/README.md` lists every file that must change. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'mingshu-pretend-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const KINDS = ['list', 'type', 'name', 'text'] as const
type Kind = (typeof KINDS)[number]

/** Returns the rows of one kind in the README's list: paths or glob patterns from the root. */
function listed(kind: Kind): string[] {
  const readme = readFileSync(join(root, 'src/app/language/README.md'), 'utf8')
  return [...readme.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|$/gm)].filter(([, rowKind]) => rowKind === kind).map(([, , path]) => path!)
}

/** Returns the found paths that the list lacks, and the rows of the list that match no found path. */
function compareWithList(kind: Kind, found: readonly string[]) {
  const rows = listed(kind)
  return {
    forgotten: found.filter((path) => !rows.some((row) => matchesGlob(path, row))),
    gone: rows.filter((row) => !found.some((path) => matchesGlob(path, row))),
  }
}

const NONE = { forgotten: [], gone: [] }
const isGenerated = (path: string) => /\/generated\/|\.woff2$/.test(path)
const files = globSync('{src,sw,public}/**/*.*', { cwd: root }).filter((path) => !isGenerated(path))
const readIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

const LOCALE = "'(?:zh_CN|zh_TW|en_US)'"
/** Patterns of lists of all locales in the source, each with the replacement that adds a locale. */
const LISTS: readonly (readonly [list: RegExp, longer: string])[] = [
  [new RegExp(`(?=[^;\\n]*'en_US')(?:${LOCALE} \\| )+${LOCALE}`, 'g'), "$& | 'xx_XX'"],
  [new RegExp(`(?<=\\[(?:${LOCALE}, )+'en_US')(?=\\])`, 'g'), ", 'xx_XX'"],
  [/ {2}readonly en_US: string\n/g, '$&  readonly xx_XX: string\n'],
]

/** Adds the locale to each list in the copy; returns the changed files. */
function addLocale(): string[] {
  return files
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const text = readIn(root, path)
      const longer = LISTS.reduce((before, [list, to]) => before.replace(list, to), text)
      if (longer !== text) writeFileSync(join(copy, path), longer)
      return longer !== text
    })
}

/** Compiles the whole copy at once; returns the files with errors. */
function listBrokenFiles(): string[] {
  const paths = Object.keys((JSON.parse(readIn(root, 'package.json')) as { imports: Record<string, string> }).imports)
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node', 'vite/client', 'vite-plugin-pwa/client'],
    jsx: 'react-jsx',
    paths: Object.fromEntries(paths.map((alias) => [alias, [`./src/${alias.slice(1)}`]])),
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './src/tsconfig.base.json', compilerOptions, include: ['src'] }))
  const output = ['.', 'sw']
    .map((part) => spawnSync('tsc', ['-p', part, '--pretty', 'false'], { cwd: copy, encoding: 'utf8', maxBuffer: 64_000_000 }).stdout)
    .join('')
  return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path]) => path!))]
}

test('the list contains every place that uses the locale type', () => {
  for (const folder of ['src', 'sw'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !isGenerated(path) })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  expect({ list: compareWithList('list', addLocale()), type: compareWithList('type', listBrokenFiles()) }).toEqual({
    list: NONE,
    type: NONE,
  })
}, 300_000)

/** Patterns of comparisons with a locale name, which would silently ignore a new locale. */
const BY_NAME = [
  /[!=]==? ?'(?:zh|en)(?:[-_]\w+)?'/,
  /'(?:zh|en)(?:[-_]\w+)?' ?[!=]==?/,
  /\b(?:startsWith|endsWith|includes)\('(?:zh|en)\b/,
  /\bcase '(?:zh|en)[-_]/,
  /\/\^(?:zh|en)\b/,
  /:lang\((?:zh|en)\b/,
]

test('the list contains every place that names a locale', () => {
  const asking = files.filter((path) => /\.(?:tsx?|js|css)$/.test(path) && BY_NAME.some((way) => way.test(readIn(root, path))))
  expect(compareWithList('name', asking)).toEqual(NONE)
})

test('the list contains every file with texts of locales', () => {
  const isNamed = (path: string) => /(?:^|[/._-])(?:zh|en|taiwan|chinese|english)(?:[/._-]|$)/i.test(path)
  const holdsAll = (path: string) => path.endsWith('.json') && /"(?:zh_TW|zh_CN)":/.test(readIn(root, path))
  expect(
    compareWithList(
      'text',
      files.filter((path) => isNamed(path) || holdsAll(path)),
    ),
  ).toEqual(NONE)
})
