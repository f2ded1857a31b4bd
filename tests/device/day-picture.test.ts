import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { type StoredDaySnapshot, deleteOtherDaySnapshot, storeDaySnapshot, readDaySnapshot } from '#device/documents/day-picture.ts'
import { deleteUserData } from '#device/session/log-out.ts'
import { renderDaySnapshot } from '../../sw/day-page.ts'
import { logInHere, useHostileServer } from './here.ts'

const server = useHostileServer()

const DATE = '2026-11-22'
const picture: StoredDaySnapshot = {
  date: DATE,
  about: 'Ann',
  dress: 'zh_CN light darkGrey',
  media: '(min-width: 0px) and (max-width: 767.98px)',
  build: '/assets/index-1.js',
  files: ['/assets/home.css', '/assets/core-zh_CN-song.woff2'],
  css: '.sun{color:red}',
  html: '<main><h1>今日</h1></main>',
}

describe('the stored day picture', () => {
  test('is read for its own day only', async () => {
    const { userId } = await logInHere(server)
    await storeDaySnapshot(userId, picture)
    expect(await readDaySnapshot(DATE)).toEqual(picture)
    expect(await readDaySnapshot('2026-11-23')).toBeUndefined()
  })

  test('is deleted for another person or another theme', async () => {
    const { userId } = await logInHere(server)
    for (const other of [{ about: 'Ben' }, { dress: 'zh_CN dark darkGrey' }]) {
      await storeDaySnapshot(userId, picture)
      await deleteOtherDaySnapshot(userId, picture)
      expect(await readDaySnapshot(DATE)).toEqual(picture)
      await deleteOtherDaySnapshot(userId, { ...picture, ...other })
      expect(await readDaySnapshot(DATE)).toBeUndefined()
    }
  })

  test('is deleted by a logout, and reading it creates no database', async () => {
    const { userId } = await logInHere(server)
    await storeDaySnapshot(userId, picture)
    await deleteUserData(userId)
    expect(await readDaySnapshot(DATE)).toBeUndefined()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mingshu-${userId}`)
  })
})

describe('a page with a day picture', () => {
  const page = `<head><meta property="csp-nonce" nonce="abc"><script type="module" crossorigin src="/assets/index-1.js" nonce="abc"></script></head>
<body><div id="root"><main>命书</main></div><noscript>…</noscript></body>`

  test('renders it with the page nonce and defers the entry script', () => {
    const made = renderDaySnapshot(picture, page)
    expect(made).toContain(`<div data-picture="zh_CN light darkGrey">${picture.html}</div></div><noscript>`)
    expect(made).not.toContain('<main>命书</main>')
    expect(made).toMatch(/<style nonce="abc">[^<]*\.sun\{color:red\}<\/style>/)
    expect(made).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">')
    expect(made).toContain('<link rel="preload" as="font" crossorigin href="/assets/core-zh_CN-song.woff2">')
    expect(made).not.toContain('<script')
    expect(made).toContain('<meta name="mingshu-entry" content="/assets/index-1.js">')
  })

  test('is unchanged for a picture of another build', () => {
    expect(renderDaySnapshot({ ...picture, build: '/assets/index-2.js' }, page)).toBe(page)
  })

  test("inserts special characters of a user's text literally", () => {
    const html = '<h1>$& $1 &lt;b&gt;</h1>'
    expect(renderDaySnapshot({ ...picture, html }, page)).toContain(html)
  })
})
