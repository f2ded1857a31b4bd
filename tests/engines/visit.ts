import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { TestServer } from '../e2e/support/server.ts'
import { DEADLINE_MS, type Engine, type EngineBrowser } from './browser.ts'

/** A browser with its own profile, a server, and the actions of a user, for the tests of one block. */
export function startBrowserVisit({ launch }: Engine) {
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

  /** Polls until a value read in the page is as expected. */
  const inPage = <A extends readonly unknown[], T>(read: (...args: A) => T | Promise<T>, ...args: A) =>
    expect.poll(() => browser.evaluate(read, ...args), { timeout: DEADLINE_MS, interval: 100 })
  const address = () => inPage(() => location.pathname + location.search)

  return {
    server: () => server,
    browser: () => browser,
    inPage,
    address,
    text: () => inPage(() => document.body.innerText),
    chart: () => inPage(() => document.querySelector('table')?.innerText.replaceAll(/\s/g, '')),
    open: (path: string) => browser.open(server.url + path),

    startAgain: async () => {
      await browser.close()
      browser = await launch(profile)
    },

    logInByCode: async (email: string) => {
      await browser.open(`${server.url}/login`)
      await browser.click("//button[contains(., '用邮箱登录')]")
      await browser.type("//input[@name='email']", email)
      await browser.click("//button[contains(., '发送验证码')]")
      await expect.poll(() => server.latestCode(email), { timeout: DEADLINE_MS }).toBeDefined()
      await browser.type("//input[@name='code']", server.latestCode(email)!)
      await browser.click("//button[normalize-space()='登录']")
      await address().toBe('/onboarding')
    },

    writeBirth: async () => {
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
    },

    /** Opens the checkout page of a product and presses one of its buttons. */
    payFor: async (productId: string, choice: 'approve' | 'cancel') => {
      await browser.open(`${server.url}/setting/shop?payment=${productId}`)
      await browser.click("//button[contains(., '前往付款')]")
      await address().toMatch(/^\/pay\?/)
      await browser.click(`//button[@value='${choice}']`)
    },
  }
}
