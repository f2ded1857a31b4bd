import { mkdirSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { buy, tokenOf } from './support/buying.ts'
import { dress } from './support/dress.ts'
import { addArchive, logIn, newAddress, call } from './support/person.ts'
import { giveVoices } from './support/device-voices.ts'
import { startSpeakingServer } from './support/speaking-server.ts'
const out = '/tmp/look-listen/'
mkdirSync(out, { recursive: true })
base('look', async ({ browser }) => {
  base.setTimeout(200_000)
  const { server, stop } = await startSpeakingServer()
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
    page.on('pageerror', (e) => console.log('PAGEERROR', e))
    await giveVoices(page)
    await logIn(page, server, newAddress())
    const token = await tokenOf(page)
    const { archive_id: id } = await addArchive(server, token)
    const at = (rest = '') => `${server.url}/archive/index?archiveId=${id}${rest}`
    const shot = (name: string) => page.screenshot({ path: `${out}${name}.png` })
    await page.goto(at())
    await page.getByText('试听 30 秒').waitFor()
    await page.getByText('试听 30 秒').scrollIntoViewIfNeeded()
    await shot('01-sealed')
    await buy(server, token, 'fatebook', id)
    await page.reload()
    await page.getByText('生成有声解读').click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(400)
    await shot('02-confirm')
    const began = Date.now()
    await page.getByRole('button', { name: '生成', exact: true }).click()
    await page.getByText(/有声解读生成中/).waitFor()
    await page.waitForTimeout(800)
    await shot('03-making')
    for (;;) {
      const { data } = await call<{ state: string; chapters: { seconds: number }[] }>(
        server,
        `/fatebook/podcast-status?archive_id=${id}&locale=zh_CN`,
        undefined,
        token,
      )
      if (data.state === 'done' || data.state === 'failed') {
        console.log('MADE', data.state, (Date.now() - began) / 1000, JSON.stringify(data))
        break
      }
      await page.waitForTimeout(500)
    }
    await page.getByText(/有声解读生成中/).click()
    await page.getByText(/全书 \d+ 分钟/).waitFor()
    await shot('04-done')
    await page.getByText(/全书 \d+ 分钟/).click()
    await page.getByRole('button', { name: '播放' }).waitFor()
    await page.waitForTimeout(400)
    await shot('05-sheet')
    await page.getByRole('button', { name: '播放' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '暂停' }).waitFor()
    await page.waitForTimeout(1500)
    await shot('06-playing')
    await page.getByText('存到本机，飞行模式也能听').scrollIntoViewIfNeeded()
    await shot('07-sheet-foot')
    await page.getByText('存到本机，飞行模式也能听').click()
    await page.getByText('已存在本机，飞行模式也能听').waitFor()
    await shot('08-kept')
    await page.getByRole('button', { name: '关闭' }).click()
    await page.waitForTimeout(400)
    await shot('09-bar-book')
    await page.getByRole('link', { name: /日主/ }).first().click()
    await page.waitForTimeout(1000)
    await shot('10-bar-card')
    await page.getByRole('button', { name: '朗读', exact: true }).click()
    await page.waitForTimeout(1500)
    for (let i = 0; i < 5; i++) {
      await page.evaluate(() => window.heard.finish())
      await page.waitForTimeout(1800)
    }
    await shot('11-aloud')
    console.log(await page.evaluate(() => JSON.stringify(window.heard.said)))
    await page.getByRole('button', { name: '声音与语速' }).click()
    await page.waitForTimeout(600)
    await shot('12-aloud-sheet')
    await page.keyboard.press('Escape')
    for (const [locale, mode, w, h] of [
      ['en_US', 'dark', 390, 844],
      ['en_US', 'light', 1280, 800],
      ['zh_CN', 'dark', 1280, 800],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      await dress(page, server.url, locale, mode)
      const n = `${locale}-${mode}-${w}`
      await page.goto(at('&card=love'))
      await page
        .getByRole('button', { name: /^(朗读|Read aloud)/ })
        .first()
        .click()
      await page.waitForTimeout(1800)
      for (let i = 0; i < 4; i++) {
        await page.evaluate(() => window.heard.finish())
        await page.waitForTimeout(1700)
      }
      await shot(`20-aloud-${n}`)
      await page.goto(at())
      await page.waitForTimeout(1500)
      await shot(`21-book-${n}`)
      if (locale === 'zh_CN') {
        await page.getByText(/全书 \d+ 分钟/).click()
        await page.waitForTimeout(600)
        await page.getByRole('button', { name: '播放' }).click()
        await page.waitForTimeout(1500)
        await shot(`22-sheet-${n}`)
        await page.getByRole('button', { name: '关闭' }).click()
        await page.waitForTimeout(600)
        await shot(`23-bar-${n}`)
        await page.getByRole('link', { name: /^书/ }).first().waitFor()
      }
    }
  } finally {
    await stop()
  }
})
