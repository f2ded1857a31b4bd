/** The app in the engines of Safari and Firefox: what a first day with it needs, on a profile on disk. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TestServer } from '../e2e/support/server.ts'
import { DEADLINE_MS, type EngineBrowser, installed } from './browser.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

vi.setConfig({ testTimeout: 4 * DEADLINE_MS, hookTimeout: 2 * DEADLINE_MS })

const FILE_LIST = fileURLToPath(new URL('../../dist/files.json', import.meta.url))

describe.each(installed([webkit, firefox]))('in $name', ({ launch }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mingshu-profile-'))
  let server: TestServer
  let browser: EngineBrowser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([TestServer.start(), launch(profile)])
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.stop()])
    rmSync(profile, { recursive: true, force: true })
  })

  /** Waits until something read in the page is as expected. */
  const inPage = <A extends readonly unknown[], T>(read: (...args: A) => T | Promise<T>, ...args: A) =>
    expect.poll(() => browser.evaluate(read, ...args), { timeout: DEADLINE_MS, interval: 100 })
  const address = () => inPage(() => location.pathname + location.search)
  const text = () => inPage(() => document.body.innerText)
  const chart = () => inPage(() => document.querySelector('table')?.innerText.replaceAll(/\s/g, ''))

  async function logInByCode(email: string) {
    await browser.open(`${server.url}/login`)
    await browser.click("//button[contains(., '用邮箱登录')]")
    await browser.type("//input[@name='email']", email)
    await browser.click("//button[contains(., '发送验证码')]")
    await expect.poll(() => server.latestCode(email), { timeout: DEADLINE_MS }).toBeDefined()
    await browser.type("//input[@name='code']", server.latestCode(email)!)
    await browser.click("//button[normalize-space()='登录']")
    await address().toBe('/onboarding')
  }

  async function writeBirth() {
    for (const hash of ['#2', '#3']) {
      await browser.click("//button[normalize-space()='下一步']")
      await inPage(() => location.hash).toBe(hash)
    }
    await browser.click("//button[normalize-space()='写下生辰']")
    await browser.type("//input[@id='birth-name']", '林知远')
    await browser.click("//label[input[@name='gender'][@value='1']]")
    const when = { 年: '1990', 月: '5', 日: '15', '时（24 小时制）': '8', 分: '30' }
    for (const [label, number] of Object.entries(when)) await browser.type(`//input[@aria-label='${label}']`, number)
    await browser.type("//input[@id='birth-place']", '上海')
    await browser.click("(//*[@role='option'])[1]")
    await browser.click("//button[normalize-space()='完成']")
    await address().toContain('/archive/index?archiveId=')
  }

  test('the columns of a long vertical list hang from the top', async () => {
    // A day with more than six entries, of two to four characters.
    await browser.open(`${server.url}/almanac?date=2026-03-05`)
    await inPage(() => {
      const items = [...document.querySelectorAll('section[data-kind="do"] li')]
      return items.map((item) => {
        const text = document.createRange()
        text.selectNodeContents(item)
        return Math.round(text.getBoundingClientRect().top - item.getBoundingClientRect().top)
      })
    }).toEqual(Array.from({ length: 15 }, () => 0))
  })

  test('goes from login to cashier and back, then starts without the server', async () => {
    await logInByCode('lin@example.com')
    await writeBirth()
    await chart().toContain('庚')
    const chartAddress = await browser.evaluate(() => location.href)

    await browser.open(`${server.url}/setting/shop?payment=dt`)
    await browser.click("//button[contains(., '前往付款')]")
    await address().toMatch(/^\/pay\?/)
    await browser.click("//button[@value='cancel']")
    await address().toContain('/setting/shop?cancelled=')
    await text().toContain('付款已取消')

    const files = Object.keys((JSON.parse(readFileSync(FILE_LIST, 'utf8')) as { shell: object }).shell)
    await inPage(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => new URL(url).pathname)
    }).toEqual(expect.arrayContaining(files))
    await server.kill()
    await browser.close()
    browser = await launch(profile)
    await browser.open(chartAddress)
    await chart().toContain('庚')
  })
})
