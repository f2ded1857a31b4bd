/** The login screen and the first pages, as a new user sees them. */
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

test('shows mark, name and purpose on the English login', async ({ page, server }) => {
  await setAppearance(page, server.url, 'en_US', 'light')
  await page.goto(`${server.url}/login`)
  const main = page.getByRole('main')
  await expect(main.getByText('Mingshu')).toBeVisible()
  await expect(main.getByText('Your Bazi chart from the moment you were born', { exact: false })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Log in with email' })).toBeInViewport()
})

test('shows no outline around a heading focused by keyboard', VARIANT_TEST, async ({ page, server }) => {
  await seedLogin(page, server, newAddress())
  await page.goto(server.url)
  await page.getByRole('button', { name: '跳过' }).press('Enter')
  const heading = page.getByRole('heading', { name: '写下生辰' })
  await expect(heading).toBeFocused()
  expect(await heading.evaluate((element) => [element.matches(':focus-visible'), getComputedStyle(element).outlineStyle])).toEqual([
    true,
    'none',
  ])
})

test('separates name and picture on the narrowest phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await seedLogin(page, server, newAddress())
  await page.goto(`${server.url}/onboarding#3`)
  const name = (await page.getByText('有问有答').boundingBox())!
  for (const scroll of await page.locator('main svg').all()) {
    const box = (await scroll.boundingBox())!
    const isApart = box.y >= name.y + name.height || box.x >= name.x + name.width || box.x + box.width <= name.x
    expect(isApart).toBe(true)
  }
  await expect(page.getByRole('button', { name: '写下生辰' })).toBeInViewport()
})

test('leaves room to scroll content from under a toast', VARIANT_TEST, async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  const token = await seedLogin(page, server, newAddress())
  for (const user_name of ['林知远', '周若棠', '沈伯川', '许知白']) await addArchive(server, token, { user_name })
  await page.goto(`${server.url}/archive/index`)
  await page.getByRole('button', { name: '“许知白”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  const toast = page.locator('.mantine-Notification-root')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const button = (await page
    .getByRole('link', { name: '添加亲友' })
    .or(page.getByRole('button', { name: '添加亲友' }))
    .last()
    .boundingBox())!
  expect(button.y + button.height).toBeLessThanOrEqual((await toast.boundingBox())!.y)
})
