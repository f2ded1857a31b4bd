/**
 * A fourth language is pretended, and every place that would have to learn of it is found: where the compiler misses it, where it is
 * asked for by name and would be passed over in silence, and the texts of each. All of them stand in the list of
 * `src/app/language/README.md`, so that whoever adds a language finds them, and a new place that nobody listed is told by its name.
 */
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

/** Rows of the list, by what is to be done there: paths from the root, or patterns of paths. */
function listed(kind: Kind): string[] {
  const readme = readFileSync(join(root, 'src/app/language/README.md'), 'utf8')
  return [...readme.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|$/gm)].filter(([, told]) => told === kind).map(([, , path]) => path!)
}

/** What of this is not in the list, and what of the list is not there. */
function unlike(kind: Kind, found: readonly string[]) {
  const rows = listed(kind)
  return {
    forgotten: found.filter((path) => !rows.some((row) => matchesGlob(path, row))),
    gone: rows.filter((row) => !found.some((path) => matchesGlob(path, row))),
  }
}

const NONE = { forgotten: [], gone: [] }
/** Not what the build makes. */
const isMade = (path: string) => /\/generated\/|\.woff2$/.test(path)
const files = globSync('{src,sw,public}/**/*.*', { cwd: root }).filter((path) => !isMade(path))
const readIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

const LOCALE = "'(?:zh_CN|zh_TW|en_US)'"
/** The ways in which locales are told one by one, English among them: the others are those that are written in Chinese. */
const LISTS: readonly (readonly [list: RegExp, longer: string])[] = [
  [new RegExp(`(?=[^;\\n]*'en_US')(?:${LOCALE} \\| )+${LOCALE}`, 'g'), "$& | 'xx_XX'"],
  [new RegExp(`(?<=\\[(?:${LOCALE}, )+'en_US')(?=\\])`, 'g'), ", 'xx_XX'"],
  [/ {2}readonly en_US: string\n/g, '$&  readonly xx_XX: string\n'],
]

/** Writes the locale into each list of the copy. @returns where there is one */
function pretend(): string[] {
  return files
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const text = readIn(root, path)
      const longer = LISTS.reduce((before, [list, to]) => before.replace(list, to), text)
      if (longer !== text) writeFileSync(join(copy, path), longer)
      return longer !== text
    })
}

/** All of the product at once, as the compiler of the parts sees it. @returns the files that do not compile */
function broken(): string[] {
  const paths = Object.keys((JSON.parse(readIn(root, 'package.json')) as { imports: Record<string, string> }).imports)
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['node', 'vite/client', 'vite-plugin-pwa/client'],
    jsx: 'react-jsx',
    paths: Object.fromEntries(paths.map((alias) => [alias, [`./src/${alias.slice(1)}`]])),
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './src/tsconfig.base.json', compilerOptions, include: ['src'] }))
  const told = ['.', 'sw']
    .map((part) => spawnSync('tsc', ['-p', part, '--pretty', 'false'], { cwd: copy, encoding: 'utf8' }).stdout)
    .join('')
  return [...new Set([...told.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path]) => path!))]
}

test('whatever knows the locales by type is in the list, and nothing else', () => {
  for (const folder of ['src', 'sw']) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !isMade(path) })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  expect({ list: unlike('list', pretend()), type: unlike('type', broken()) }).toEqual({ list: NONE, type: NONE })
}, 300_000)

/** Asked for by name: compared, a case, the beginning of a tag, a selector; a language that has none of these names is passed over. */
const BY_NAME = [
  /[!=]==? ?'(?:zh|en)(?:[-_]\w+)?'/,
  /'(?:zh|en)(?:[-_]\w+)?' ?[!=]==?/,
  /\b(?:startsWith|endsWith|includes)\('(?:zh|en)\b/,
  /\bcase '(?:zh|en)[-_]/,
  /\/\^(?:zh|en)\b/,
  /:lang\((?:zh|en)\b/,
]

test('whatever asks for a locale by its name is in the list, and nothing else', () => {
  const asking = files.filter((path) => /\.(?:tsx?|js|css)$/.test(path) && BY_NAME.some((way) => way.test(readIn(root, path))))
  expect(unlike('name', asking)).toEqual(NONE)
})

test('whatever holds the texts of one locale in a file of its own, or those of all in one, is in the list, and nothing else', () => {
  const isNamed = (path: string) => /(?:^|[/._-])(?:zh|en|taiwan|chinese|english)(?:[/._-]|$)/i.test(path)
  const holdsAll = (path: string) => path.endsWith('.json') && /"(?:zh_TW|zh_CN)":/.test(readIn(root, path))
  expect(
    unlike(
      'text',
      files.filter((path) => isNamed(path) || holdsAll(path)),
    ),
  ).toEqual(NONE)
})
