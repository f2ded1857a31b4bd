/** Byte budgets of the build; unlike times, they do not depend on the load of the machine. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Script } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findEntrancePages, type AppPage, readPages } from '#build/pages.ts'
import { brotliBytes, readBuildFile, readBuildChunks, firstLoadOf, gzipBytes, plainBytes } from './first-load.ts'

const KIB = 1024
const start = ['index.html', 'src/locales/zh_CN.po']

const addresses = await readPages()
const entrances = findEntrancePages(addresses)
const pages = addresses.filter(({ leadsTo }) => !leadsTo)
const laterMessages = 'src/locales/zh_CN.po?later'
const messagesOf = (page: AppPage) => (page.isFirstScreen ? [] : [laterMessages])
const loads = new Map(pages.map((page) => [page.path, firstLoadOf([...start, ...messagesOf(page), ...page.sources.map(chunkOf)])]))
const jsOf = (route: string) => gzipBytes(loads.get(route)!.js)
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('base64')
const inKib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(7)

/**
 * Returns the name of a source's chunk. Sources without a chunk of their own are in `login`, or in `home` (guards, shell,
 * fortune).
 */
function chunkOf(source: string): string {
  if (readBuildChunks().has(source)) return source
  return entrances.out.sources.includes(source) ? 'login' : 'home'
}

test('every page of the build has an address', () => {
  const found = [...readBuildChunks().keys()].filter((source) => /^src\/app\/routes\/pages\/[^/]+-pages?\.tsx$/.test(source))
  const reached = new Set(pages.flatMap(({ sources }) => sources))
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((source) => !reached.has(source))).toEqual([])
})

describe('first load', () => {
  test('prints a table of all pages', () => {
    const rows = [...loads].map(
      ([route, { js, css }]) =>
        `${route.padEnd(21)}${inKib(gzipBytes(js))} ${inKib(brotliBytes(js))} ${inKib(gzipBytes(css))}  ${js.length}`,
    )
    console.log(['KiB                   JS gzip JS brotli CSS gzip files', ...rows].join('\n'))
    expect(rows.length).toBeGreaterThan(30)
  })

  test('budgets are 215 KiB for the login and 248 for the fortune', () => {
    expect(entrances.out.budgetKib).toBeLessThanOrEqual(215)
    expect(entrances.in.budgetKib).toBeLessThanOrEqual(248)
  })

  test.each(pages)('of $path keeps its budget, by default 66 KiB over the fortune', ({ path, budgetKib }) => {
    expect(jsOf(path) / KIB).toBeLessThanOrEqual(budgetKib ?? entrances.in.budgetKib! + 66)
  })

  test.each([entrances.out, entrances.in])('of $path has at most 16 KiB of CSS', ({ path }) => {
    expect(gzipBytes(loads.get(path)!.css) / KIB).toBeLessThanOrEqual(16)
  })

  test('of /login transfers at most 300 kB, without fonts', () => {
    const { js, css } = loads.get('/login')!
    const bytes = plainBytes(['index.html']) + brotliBytes(['boot.js', 'icons/favicon.svg', 'manifest.webmanifest', ...js, ...css])
    console.log(`login on the wire: ${inKib(bytes)} KiB`)
    expect(bytes).toBeLessThanOrEqual(300_000)
  })

  test('of /login contains no database, schemas or dialogs', () => {
    const code = loads
      .get('/login')!
      .js.map((file) => readBuildFile(file).toString())
      .join('\n')
    expect(code).not.toMatch(/IDBKeyRange|invalid_union|mantine-Modal|mantine-Menu|updatefound/)
  })
})

describe('offline files', () => {
  const worker = readBuildFile('sw.js').toString()
  const list = JSON.parse(readBuildFile('files.json').toString()) as Record<'shell' | 'kept', Record<string, string>>
  const precached = Object.keys(list.shell).map((path) => path.slice(1))

  test('the worker is one classic script without code of pages', () => {
    expect(() => new Script(worker)).not.toThrow()
    expect(worker).not.toMatch(/import\(|document\.(?:querySelector|createElement)/)
  })

  test('the worker is at most 74 KiB', () => {
    console.log(`worker: ${inKib(gzipBytes(['sw.js']))} KiB`)
    expect(gzipBytes(['sw.js']) / KIB).toBeLessThanOrEqual(74)
  })

  test('the worker and its list contain the correct digests', () => {
    expect(worker).toContain(`='sha256-${sha256Of(readBuildFile('files.json'))}';`)
    const mark = /<!--(sha256-.{44})-->\n$/.exec(readBuildFile('index.html').toString())?.[1]
    for (const [path, digest] of Object.entries({ ...list.shell, ...list.kept }))
      expect(digest, path).toBe(path === '/index.html' ? mark : `sha256-${sha256Of(readBuildFile(path.slice(1)))}`)
  })

  test('the list contains every font, the gazetteer and the check cases', () => {
    const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) => /\.(woff2|bin|json)$/.test(name))
    const all = { ...list.shell, ...list.kept }
    expect(files.length).toBeGreaterThan(400)
    expect(files.filter((name) => !all[`/assets/${name}`])).toEqual([])
  })

  // Largest parts: distress answers 130 kB, knowledge answers 530 kB, glossary 310 kB, layouts and palette 110 kB, zip library 97 kB.
  test('the precache is at most 5.75 MB, without duplicates', () => {
    expect(precached.length).toBeGreaterThan(30)
    expect(new Set(precached).size).toBe(precached.length)
    console.log(`precache: ${precached.length} files, ${(plainBytes(precached) / 1e6).toFixed(2)} MB`)
    expect(plainBytes(precached)).toBeLessThanOrEqual(5_750_000)
  })

  test('the precache contains every script and style, and nothing unused', () => {
    const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter(
      (name) => /\.(js|css)$/.test(name) && !name.startsWith('rest-'),
    )
    expect(files.map((name) => `assets/${name}`).filter((file) => !precached.includes(file))).toEqual([])
    expect(precached.filter((url) => /^(screenshots|licenses)\/|\.(br|gz|map)$/.test(url))).toEqual([])
  })

  test('the licences of all bundled packages are shipped', () => {
    const notices = readBuildFile('licenses/packages.md').toString()
    for (const name of ['react', 'dexie', '@mantine/core', 'zod', 'ky']) expect(notices).toContain(`## ${name} - `)
    expect(notices.match(/^## .+ \(.+\)$/gm)!.length).toBeGreaterThan(30)
  })

  test('the almanac with its tables is at most 16 KiB', () => {
    const { file } = [...readBuildChunks().values()].find(({ name, file }) => name === 'almanac' && file.endsWith('.js'))!
    console.log(`almanac: ${inKib(gzipBytes([file]))} KiB`)
    expect(gzipBytes([file]) / KIB).toBeLessThanOrEqual(16)
  })

  test('the gazetteer is at most 600 kB with Brotli', () => {
    const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter(
      (name) => name.includes('gazetteer') && !/\.(br|gz)$/.test(name),
    )
    expect(files).toHaveLength(1)
    expect(brotliCompressSync(readBuildFile(`assets/${files[0]!}`)).length).toBeLessThanOrEqual(600_000)
  })
})
