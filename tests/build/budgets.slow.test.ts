/** Bytes that a person waits for, read from the build: they do not shake with the load of a machine. */
import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { brotliBytes, built, chunks, firstLoadOf, gzipBytes, plainBytes } from './first-load.ts'

const KIB = 1024
const pages = 'src/app/routes/pages/'
const start = ['index.html', 'src/locales/zh_CN.po']
/** The guards, the shell and the fortune are one file, which is there for every page behind the login. */
const inside = [...start, 'home']
const FATE = '/fate/index'

/** What stands between an address and its first screen, by the chunks that are loaded for it. */
const routes: Record<string, string[]> = {
  '/login': [...start, 'login'],
  '/login/google': [...start, `${pages}google-login-page.tsx`],
  [FATE]: inside,
  '/archive/index': [...inside, `${pages}archive-index-page.tsx`],
  '/archive/add': [...inside, `${pages}archive-form-pages.tsx`],
  '/onboarding': [...inside, `${pages}onboarding-page.tsx`],
  '/chat/index': [...inside, `${pages}later-pages.tsx`],
  '/setting/me': [...inside, `${pages}setting-pages.tsx`],
  '/setting/shop': [...inside, `${pages}shop-page.tsx`],
  '/setting/paylog': [...inside, `${pages}payment-pages.tsx`],
  '/setting/account': [...inside, `${pages}account-pages.tsx`],
  '/setting/import': [...inside, `${pages}import-page.tsx`],
  '/setting/device-check': [...inside, `${pages}device-check-page.tsx`],
  '/privacyagreement': [...start, `${pages}privacy-page.tsx`],
  '/serviceagreement': [...start, `${pages}service-page.tsx`],
}

const loads = new Map(Object.entries(routes).map(([route, sources]) => [route, firstLoadOf(sources)]))
const jsOf = (route: string) => gzipBytes(loads.get(route)!.js)
const inKib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(7)

test('every page of the router is measured', () => {
  const found = [...chunks().keys()].filter((source) => /^src\/app\/routes\/pages\/[^/]+-pages?\.tsx$/.test(source))
  const measured = new Set(
    Object.values(routes)
      .flat()
      .filter((source) => source.startsWith(pages)),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((source) => !measured.has(source))).toEqual([])
})

describe('first load', () => {
  test('the table', () => {
    const rows = [...loads].map(
      ([route, { js, css }]) =>
        `${route.padEnd(18)}${inKib(gzipBytes(js))} ${inKib(brotliBytes(js))} ${inKib(gzipBytes(css))}  ${js.length}`,
    )
    console.log(['KiB                JS gzip JS brotli CSS gzip files', ...rows].join('\n'))
    expect(rows).toHaveLength(Object.keys(routes).length)
  })

  test('of /login takes at most 215 KiB of JavaScript', () => {
    expect(jsOf('/login') / KIB).toBeLessThanOrEqual(215)
  })

  test('of /fate/index takes at most 250 KiB of JavaScript', () => {
    expect(jsOf(FATE) / KIB).toBeLessThanOrEqual(250)
  })

  test.each(Object.keys(routes))('of %s takes at most 40 KiB more than the fortune, and at most 16 KiB of style on the way in', (route) => {
    expect((jsOf(route) - jsOf(FATE)) / KIB).toBeLessThanOrEqual(40)
    if (route === '/login' || route === FATE) expect(gzipBytes(loads.get(route)!.css) / KIB).toBeLessThanOrEqual(16)
  })

  test('of /login has no database, no schemas, no dialogs', () => {
    const code = loads
      .get('/login')!
      .js.map((file) => built(file).toString())
      .join('\n')
    expect(code).not.toMatch(/IDBKeyRange|invalid_union|mantine-Modal|mantine-Menu/)
  })
})

describe('kept for flight mode', () => {
  const worker = built('sw.js').toString()
  const precached = [...worker.matchAll(/\{"?revision"?:(?:null|"\w+"),"?url"?:"([^"]+)"\}/g)].map(([, url]) => url!)

  test('the worker takes at most 64 KiB', () => {
    expect(gzipBytes(['sw.js']) / KIB).toBeLessThanOrEqual(64)
  })

  test('the precache takes at most 3 MB, and holds each file once', () => {
    expect(precached.length).toBeGreaterThan(30)
    expect(new Set(precached).size).toBe(precached.length)
    console.log(`precache: ${precached.length} files, ${(plainBytes(precached) / 1e6).toFixed(2)} MB`)
    expect(plainBytes(precached)).toBeLessThanOrEqual(3_000_000)
  })

  test('the precache holds every script and style, and nothing that no screen shows', () => {
    const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter(
      (name) => /\.(js|css)$/.test(name) && !name.startsWith('rest-'),
    )
    expect(files.map((name) => `assets/${name}`).filter((file) => !precached.includes(file))).toEqual([])
    expect(precached.filter((url) => /^(screenshots|licenses)\/|\.(br|gz|map)$/.test(url))).toEqual([])
  })

  test('the gazetteer takes at most 600 kB in brotli', () => {
    const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter(
      (name) => name.includes('gazetteer') && !/\.(br|gz)$/.test(name),
    )
    expect(files).toHaveLength(1)
    expect(brotliCompressSync(built(`assets/${files[0]!}`)).length).toBeLessThanOrEqual(600_000)
  })
})
