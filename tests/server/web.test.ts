import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.ts'

const TEMPLATE = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<meta name="mingshu-settings" content="__MINGSHU_SETTINGS__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-1a2b3c.js"></script>
<style nonce="__CSP_NONCE__">body{}</style></head><body></body></html>`
const SCRIPT = 'console.log("命书");\n'.repeat(50)

/** Writes a build like Vite's: a page, a hashed file with compressed copies, and files with fixed names. */
function buildIn(root: string): void {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), TEMPLATE)
  writeFileSync(join(root, 'assets', 'main-1a2b3c.js'), SCRIPT)
  writeFileSync(join(root, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(root, 'assets', 'main-1a2b3c.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(root, 'sw.js'), '// worker')
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  writeFileSync(join(root, '.secret'), 'not for anyone')
}

describe('the web app', () => {
  const root = mkdtempSync(join(tmpdir(), 'mingshu-web-'))
  let server: TestServer
  const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)

  beforeAll(async () => {
    buildIn(root)
    server = await startTestServer({
      webRoot: root,
      settings: {
        SITE_URL: 'https://mingshu.example/?a=1&b="2"',
        SUPPORT_EMAIL: 'help@mingshu.example',
        GOOGLE_CLIENT_ID: 'its-id',
        GOOGLE_CLIENT_SECRET: 'its-secret',
      },
    })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(root, { recursive: true })
  })

  test.each(['/', '/index.html', '/login', '/fate/index', '/archive/index?archiveId=018f', '/no/such/screen'])(
    '%s is the page and is revalidated each time',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('main-1a2b3c.js')
    },
  )

  test('each page has its own nonce in tags and policy', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await get('/login')
      const [, nonce = ''] = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(response.headers.get('content-security-policy')!)!
      expect((await response.text()).split(`nonce="${nonce}"`)).toHaveLength(4)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('the policy blocks inline scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!.replace(/'nonce-[^']+'/, "'nonce-…'")
    expect(policy).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-…'; style-src-attr 'none'; img-src 'self' data: blob:; " +
        "font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
    )
  })

  test.each([
    ['GET', '/'],
    ['GET', '/login'],
    ['GET', '/payok?order_id=1'],
    ['GET', '/no/such/screen'],
    ['HEAD', '/login'],
    ['GET', '/pay'],
    ['GET', '/pay?product_id=dt&token=nobody&from=/'],
    ['POST', '/pay'],
  ])('%s %s is HTML without inline code, under a fresh nonce', async (method, path) => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await get(path, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams({ choice: 'approve', token: 'nobody' }) }),
      })
      const html = await response.text()
      const policy = response.headers.get('content-security-policy')!
      const [, nonce = ''] = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)!
      nonces.add(nonce)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(html.length > 100).toBe(method !== 'HEAD')
      expect(policy).toMatch(/^default-src '(?:self|none)';.*base-uri 'none';.*frame-ancestors 'none'/)
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect([
        response.headers.get('referrer-policy'),
        response.headers.get('x-content-type-options'),
        response.headers.get('set-cookie'),
      ]).toEqual(['no-referrer', 'nosniff', null])
      expect([...html.matchAll(/<(?:style|script)\b[^>]*>/g)].filter(([tag]) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<[^>]*\s(?:on\w+|style)\s*=|javascript:/i)
    }
    expect(nonces.size).toBe(2)
  })

  test("the page contains the operator's settings, escaped", async () => {
    const [, content = ''] = /name="mingshu-settings" content="([^"]*)"/.exec(await (await get('/')).text())!
    const text = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    expect(text).not.toContain('its-')
    expect(JSON.parse(text)).toEqual({
      siteUrl: 'https://mingshu.example/?a=1&b="2"',
      supportEmail: 'help@mingshu.example',
      hasGoogle: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    })
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('with Accept-Encoding %s a hashed file is sent as %s, immutable', async (accepted, encoding) => {
    const response = await get('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(SCRIPT)
  })

  test.each(['/sw.js', '/manifest.webmanifest'])('%s is revalidated each time', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  test.each([
    '/assets/main-0000.js',
    '/favicon.ico',
    '/.secret',
    '/.env',
    '/data/mingshu.sqlite',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
  ])('%s is neither a file nor the page', async (path) => {
    const response = await get(path)
    expect([400, 403, 404]).toContain(response.status)
    expect(await response.text()).not.toMatch(/<html|mingshu"|not for anyone/)
  })

  test.each(['/fapi', '/fapi/', '/fapi/nothing', '/fapi/user/add-archive', '/fapi/../fapi/x'])(
    '%s is no page but an unknown endpoint',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.json()]).toMatchObject([404, { code: 10004 }])
    },
  )

  test.each(['/', '/login', '/assets/main-1a2b3c.js', '/fapi/user/user-info', '/fapi/nothing', '/healthz', '/nothing.js'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test('sets HSTS when PUBLIC_URL is https', async () => {
    const secure = await startTestServer({ webRoot: root, settings: { PUBLIC_URL: 'https://mingshu.example' } })
    const { headers } = await fetch(`${secure.url}/login`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    await secure.stop()
  })

  test('without a build the API works and pages explain why', async () => {
    const bare = await startTestServer({ webRoot: join(root, 'nowhere') })
    expect((await fetch(`${bare.url}/healthz`)).status).toBe(200)
    const response = await fetch(`${bare.url}/login`)
    expect([response.status, await response.text()]).toEqual([404, 'The web app is not built yet.\n'])
    await bare.stop()
  })
})
