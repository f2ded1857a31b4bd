/**
 * Writes a list of all files that the service worker caches, with SHA-256, and the list's digest into the worker, to detect files
 * altered by a proxy.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Files without which some screen would not work offline. The extended Latin slices contain the tone marks of pinyin. */
const SHELL = [
  '*.{js,html,webmanifest}',
  'icons/*.{png,svg}',
  'assets/*.{js,css,svg}',
  'assets/core-latin-*.woff2',
  'assets/core-zh_CN-*.woff2',
  'assets/source-s*-latin-ext-*-normal-*.woff2',
]
/** Files cached later, since they are large or for few users: fonts, the gazetteer, the test cases of the device check. */
const OPTIONAL = ['assets/*.woff2', 'assets/rest-*.css', 'assets/*gazetteer*.bin', 'assets/*-shared-*.json']

/**
 * Digest at the end of the HTML page, missing if it was truncated. The page is filled in per response, so the list can have no
 * digest of it.
 */
const MARK = /<!--(sha256-[\w+/=]+)-->\s*$/

const shell = globSync(SHELL, { cwd: dist }).filter((file) => file !== 'sw.js' && !file.startsWith('assets/rest-'))
const optional = globSync(OPTIONAL, { cwd: dist }).filter((file) => !shell.includes(file))
rewrite('index.html', (page) => marked(page.replace(MARK, '')))
const list = JSON.stringify({ shell: digestsOf(shell), kept: digestsOf(optional) })
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
