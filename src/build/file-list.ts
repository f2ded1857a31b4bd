/**
 * Writes down every file that the worker keeps, with its SHA-256, and writes the digest of this list before the worker's code:
 * whatever a proxy or a portal gives in a file's place is known for what it is.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** What any screen needs in flight mode. The extended Latin slices write the tone marks of pinyin. */
const SHELL = [
  '*.{js,html,webmanifest}',
  'icons/*.{png,svg}',
  'assets/*.{js,css,svg}',
  'assets/core-latin-*.woff2',
  'assets/core-zh_CN-*.woff2',
  'assets/source-s*-latin-ext-*-normal-*.woff2',
]
/** Large, or for few people: faces, the place table, the device check's cases, what answers a question of knowledge without a network. */
const KEPT = ['assets/*.woff2', 'assets/rest-*.css', 'assets/*gazetteer*.bin', 'assets/*-shared-*.json', 'assets/answer-here-*.js']
/** Of the shell's kinds, and not of it. */
const BESIDE = /^assets\/(?:rest|answer-here)-/

/** The last thing in the page, which a cut one lacks: the server fills the page in for each answer, so it has no digest of its own. */
const MARK = /<!--(sha256-[\w+/=]+)-->\s*$/

const shell = globSync(SHELL, { cwd: dist }).filter((file) => file !== 'sw.js' && !BESIDE.test(file))
const kept = globSync(KEPT, { cwd: dist }).filter((file) => !shell.includes(file))
rewrite('index.html', (page) => marked(page.replace(MARK, '')))
const list = JSON.stringify({ shell: digestsOf(shell), kept: digestsOf(kept) })
writeFileSync(`${dist}files.json`, list)
rewrite('sw.js', (code) => `self.__FILE_LIST__='${digestOf(list)}';\n${code.replace(/^self\.__FILE_LIST__=.*\n/, '')}`)

function marked(page: string): string {
  return `${page}<!--${digestOf(page)}-->\n`
}

function digestsOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.toSorted().map((file) => [`/${file}`, digestOrMarkOf(file)]))
}

function digestOrMarkOf(file: string): string {
  const content = readFileSync(dist + file)
  return file.endsWith('.html') ? MARK.exec(content.toString())![1]! : digestOf(content)
}

function digestOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(dist + file, change(readFileSync(dist + file, 'utf8')))
}
