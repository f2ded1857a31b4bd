/** Opened pages as tabs: scroll position, typed text and order survive a reload and are deleted by a logout. */
import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const row = (page: Page) => page.getByRole('navigation', { name: '打开的页面' })
const tab = (page: Page, name: string) => row(page).getByRole('link', { name, exact: true })
const names = (page: Page) => row(page).getByRole('link').allTextContents()
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.beforeEach(async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await call(server, '/user/config', { isUseTabsRouter: true }, token)
  // The app fetches the setting from the server when it starts.
  await page.goto(`${server.url}/fate/index`)
  await expect(tab(page, '今日')).toBeVisible()
})

async function section(page: Page, name: string, title = name) {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click()
  await expect(row(page).locator('[aria-current=page]')).toHaveText(title)
}

test('a tab restores scroll position and typed text, also after reload', async ({ page }) => {
  // Starts early in a month, so that the list of days is long enough to scroll.
  await page.clock.install({ time: '2027-03-03T10:00:00+08:00' })
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.reload()
  await page.getByRole('link', { name: '择日' }).first().click()
  await page.getByText('一年', { exact: true }).click()
  await expect(page.getByRole('heading', { name: '可选的日子' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => scrolled(page)).toBe(400)
  await section(page, '商店')
  await page.getByRole('link', { name: '兑换码' }).first().click()
  await page.getByRole('textbox', { name: '兑换码' }).fill('MING-SHUX')
  await expect.poll(() => names(page)).toEqual(['今日', '择日', '商店', '兑换码'])

  await tab(page, '择日').click()
  await expect(page).toHaveURL(/\/fate\/days$/)
  await expect.poll(() => scrolled(page)).toBe(400)
  await expect(page.getByRole('radio', { name: '一年' })).toBeChecked()
  // Navigates by the rail, which is visible at every scroll position.
  await section(page, '商店')
  await tab(page, '兑换码').click()
  await expect(page.getByRole('textbox', { name: '兑换码' })).toHaveValue('MING-SHUX')

  await page.reload()
  await expect(page.getByRole('textbox', { name: '兑换码' })).toHaveValue('MING-SHUX')
  await expect.poll(() => names(page)).toEqual(['今日', '择日', '商店', '兑换码'])
  await tab(page, '择日').click()
  await expect.poll(() => scrolled(page)).toBe(400)
  // A link in the panel opens the existing tab.
  await section(page, '商店')
  await expect.poll(() => names(page)).toEqual(['今日', '择日', '商店', '兑换码'])
  expect(await axeFindings(page)).toEqual([])
})

test('dragging or right-clicking moves a tab without opening it', VARIANT_TEST, async ({ page }) => {
  await section(page, '商店')
  await section(page, '召唤', '问事')
  await expect.poll(() => names(page)).toEqual(['今日', '商店', '问事'])
  const [from, to] = [(await tab(page, '今日').boundingBox())!, (await tab(page, '问事').boundingBox())!]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width + 40, to.y + 20, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(['商店', '问事', '今日'])
  await expect(page).toHaveURL(/\/chat\//)
  await tab(page, '商店').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '往后移' }).click()
  await expect.poll(() => names(page)).toEqual(['问事', '商店', '今日'])
  await expect(page).toHaveURL(/\/chat\//)
  await tab(page, '今日').click({ button: 'middle' })
  await expect.poll(() => names(page)).toEqual(['问事', '商店'])
  expect(page.context().pages()).toHaveLength(1)
})

test('the row is usable by keyboard only', VARIANT_TEST, async ({ page }) => {
  await section(page, '商店')
  await section(page, '召唤', '问事')
  await expect.poll(() => names(page)).toEqual(['今日', '商店', '问事'])
  await tab(page, '问事').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => names(page)).toEqual(['今日', '问事', '商店'])
  await expect(page).toHaveURL(/\/chat\//)
  await page.keyboard.press('Home')
  await expect(tab(page, '今日')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/setting\/shop$/)
  await tab(page, '商店').focus()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/\/chat\//)
  await expect(tab(page, '问事')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(tab(page, '问事')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/\/fate\/index$/)
  await expect.poll(() => names(page)).toEqual(['今日'])
})

test('the row scrolls sideways on a tablet, but the page does not', VARIANT_TEST, async ({ page, server }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const path of ['/setting/me', '/setting/contact', '/setting/language', '/setting/account', '/setting/shop', '/setting/paylog']) {
    await page.goto(server.url + path)
    await expect(row(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820)
  expect(
    await row(page)
      .getByRole('list')
      .evaluate((list) => list.scrollWidth > list.clientWidth),
  ).toBe(true)
})

test('a logout deletes the row and typed text in every window', async ({ page, context, server }) => {
  await page.goto(`${server.url}/setting/exchangecode`)
  await page.getByRole('textbox', { name: '兑换码' }).fill('MING-SHUX')
  const other = await context.newPage()
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto(`${server.url}/setting/account`)
  await other.locator('#content').getByRole('button', { name: '退出登录' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).not.toHaveURL(/exchangecode/)
  for (const each of [page, other])
    expect(await each.evaluate(() => Object.keys(sessionStorage).filter((key) => /opened-pages|forms/.test(key)))).toEqual([])
})

test('on a phone there are no tabs above the bottom bar', VARIANT_TEST, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row(page)).toHaveCount(0)
})
