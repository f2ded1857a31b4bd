import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { DEADLINE_MS, type Engine, type EngineBrowser, VIEWPORT } from './browser.ts'

const PROGRAM = '/usr/bin/firefox-esr'

async function launch(profile: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    userDataDir: profile,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
    defaultViewport: VIEWPORT,
    protocolTimeout: DEADLINE_MS,
    timeout: DEADLINE_MS,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(DEADLINE_MS)
  const find = async (xpath: string) => (await page.waitForSelector(`::-p-xpath(${xpath})`))!
  return {
    // An action of the current page can abort the navigation, which is then repeated.
    open: async (url) => {
      await page.goto(url).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return page.goto(url)
      })
    },
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: async (xpath, text) => {
      await (await find(xpath)).focus()
      await page.keyboard.type(text)
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    close: () => browser.close(),
  }
}

export const firefox: Engine = { name: 'Firefox', missing: () => (existsSync(PROGRAM) ? [] : ['firefox-esr']), launch }
