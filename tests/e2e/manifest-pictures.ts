/** Takes the two screenshots of the web app manifest: the page of today on a phone, a chart on a desktop. Run by hand. */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { addArchive, seedLogin, newAddress } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'

const folder = new URL('../../public/screenshots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })

const server = await TestServer.start()
const browser = await chromium.launch({ ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags })

async function opened(browser: Browser, width: number, height: number): Promise<{ page: Page; archiveId: string }> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  for (const more of [
    { user_name: '周若棠', gender: '0', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 },
    { user_name: '林念一', gender: '0', birthday: '2019-02-27 06:10:00', offset_seconds: 28_800 },
  ])
    await addArchive(server, token, more)
  return { page, archiveId: archive_id }
}

try {
  const phone = await opened(browser, 390, 844)
  await phone.page.goto(`${server.url}/fate/index`)
  await phone.page.clock.install()
  await phone.page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await phone.page.clock.runFor(7500)
  await phone.page.getByRole('dialog').getByRole('button', { name: '看今日' }).click()
  await phone.page.clock.runFor(5000)
  await phone.page.getByText('力量值').first().waitFor()
  await phone.page.evaluate(() => document.fonts.ready)
  await phone.page.screenshot({ path: `${folder}narrow-1.png` })

  const desktop = await opened(browser, 1280, 800)
  await desktop.page.goto(`${server.url}/archive/index?archiveId=${desktop.archiveId}&card=chart`)
  await desktop.page.getByRole('table').first().waitFor()
  await untilReady(desktop.page)
  await desktop.page.screenshot({ path: `${folder}wide-1.png` })
} finally {
  await browser.close()
  await server.stop()
}
