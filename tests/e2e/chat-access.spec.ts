/** A whole conversation by keyboard only, and axe checks of it in both colour modes. */
import type { Page } from '@playwright/test'
import { SEED, takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import type { TestServer } from './support/server.ts'

async function createUser(page: Page, server: TestServer) {
  await addArchive(server, await seedLogin(page, server, newAddress()))
}

/** Presses Tab until an element with this name is focused. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    if (name.test(label)) return
  }
  throw new Error(`the focus never came to ${name}`)
}

test('asks, draws a lot and rates the answer by keyboard only', async ({ page, server }) => {
  await createUser(page, server)
  await page.goto(`${server.url}/chat/ai`)
  await expect(page.getByRole('tab', { name: '问事' })).toBeVisible()
  await tabTo(page, /^问事$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '问财' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, /^抽签$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '要问的事' })).toBeVisible()
  await tabTo(page, /^要问的事$/)
  await page.keyboard.type('今年什么时候进账多？')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '摇一支' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '请解这一签' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('由规则写成')).toBeVisible()
  await tabTo(page, /^有用$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '有用', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

for (const mode of takeSeededShare(['light', 'dark'], 2, SEED + 1)) {
  test(`axe finds nothing in a conversation, ${mode}`, async ({ page, server }) => {
    await createUser(page, server)
    await setAppearance(page, server.url, 'zh_CN', mode)
    for (const path of ['/chat/ai', '/chat/ai?chat=fb', '/chat/index?chat=fb', '/chat/index?chat=bg']) {
      await page.goto(server.url + path)
      await untilReady(page)
      expect(await axeFindings(page), path).toEqual([])
    }
    await page.getByRole('textbox', { name: '要问的事' }).fill('要不要搬去上海？')
    await page.getByRole('button', { name: '送出', exact: true }).click()
    await page.getByRole('button', { name: '起卦' }).click()
    expect(await axeFindings(page), 'the coins').toEqual([])
    await page.getByRole('button', { name: '手动抛' }).click()
    expect(await axeFindings(page), 'thrown by hand').toEqual([])
    await page.getByRole('button', { name: '改由本机抛' }).click()
    await page.getByRole('button', { name: '抛六次' }).click()
    await page.getByRole('button', { name: '卦成，请断' }).click()
    await expect(page.getByRole('log').getByText('由规则写成')).toBeVisible()
    expect(await axeFindings(page), 'the answer').toEqual([])
    await page.goto(`${server.url}/chat/loglist`)
    await untilReady(page)
    expect(await axeFindings(page), 'the list').toEqual([])
    await page.getByRole('link', { name: /要不要搬去上海/ }).click()
    await expect(page.getByRole('heading', { name: '要不要搬去上海？' })).toBeVisible()
    expect(await axeFindings(page), 'the log').toEqual([])
  })
}
