import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openByDescription } from '../device/locked-by-description.ts'
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive, archivesOf } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const PASSPHRASE = '三更灯火 five o’clock'

/** Opens a page of the settings as a new user with an archive of this name. */
async function at(page: Page, server: TestServer, path: string, user_name: string) {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token, { user_name })
  await page.goto(`${server.url}${path}`)
  return token
}

async function locked(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '锁上并导出' }).click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('imports a locked file by its passphrase and rejects damaged copies', async ({ page, browser, server }) => {
  await at(page, server, '/setting/account', '林知远')
  const lock = page.getByRole('switch', { name: /用口令锁上/ })
  await expect(lock).not.toBeChecked()
  await page.getByText('用口令锁上').click()
  await page.getByRole('textbox', { name: '口令', exact: true }).fill('短')
  await page.getByRole('button', { name: '锁上并导出' }).click()
  await expect(page.getByRole('alert')).toHaveText('口令太短')
  await page.getByRole('textbox', { name: '口令', exact: true }).fill(PASSPHRASE)
  await page.getByRole('textbox', { name: '再写一遍' }).fill(`${PASSPHRASE}k`)
  await page.getByRole('button', { name: '锁上并导出' }).click()
  await expect(page.getByRole('alert')).toHaveText('两遍写得不一样')
  await expect(page.getByRole('textbox', { name: '再写一遍' })).toBeFocused()
  await page.getByRole('textbox', { name: '再写一遍' }).fill(PASSPHRASE)
  const { name, bytes } = await locked(page)
  expect(name).toMatch(/^mingshu-\d{4}-\d\d-\d\d\.mingshu$/)
  expect(JSON.parse(openByDescription(bytes, PASSPHRASE).text)).toMatchObject({ format: 'mingshu-export', source: 'server' })
  await expect(page.getByText(/上次备份.*，有口令/)).toBeVisible()
  await expect(lock).not.toBeChecked()
  await expect(lock).toBeFocused()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const theirs = await at(other, server, '/setting/import', '顾南星')
  await give(other, name, bytes.subarray(0, -1))
  await expect(other.getByRole('alert')).toHaveText('这个文件不完整，多半是传的时候断了。换一份完整的再试。')
  await give(other, name, Buffer.from(bytes.map((byte, place) => (place === 60 ? byte ^ 1 : byte))))
  await expect(other.getByRole('alert')).toHaveText('这个文件和导出时不一样了，可能已经损坏。换一份没动过的再试。')
  await give(other, name, bytes)
  const field = other.getByRole('textbox', { name: '口令' })
  await field.fill('三更灯火')
  await other.getByRole('button', { name: '打开' }).click()
  await expect(other.getByRole('alert')).toHaveText('打不开：口令不对，或者文件被人改过。大小写和空格都算。')
  await expect(field).toHaveValue('三更灯火')
  await expect(field).toBeFocused()
  await field.fill(PASSPHRASE)
  await field.press('Enter')
  await expect(other.getByRole('heading', { name: '新的' })).toBeVisible()
  await other.getByRole('button', { name: '导入 1 份' }).click()
  await expect.poll(async () => (await archivesOf(server, theirs)).map(({ user_name }) => user_name)).toEqual(['顾南星', '林知远'])
  await elsewhere.close()
})

test('shows a generated passphrase, which opens the file', VARIANT_TEST, async ({ page, server }) => {
  await at(page, server, '/setting/account', '林知远')
  await page.getByText('用口令锁上').click()
  await page.getByRole('button', { name: '随机出一个' }).click()
  const field = page.getByRole('textbox', { name: '口令', exact: true })
  await expect(field).toHaveAttribute('type', 'text')
  const generated = await field.inputValue()
  await page.getByRole('checkbox', { name: '显示口令' }).uncheck()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('status').filter({ hasText: '够长' })).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/^够长/)
  expect(await axeFindings(page)).toEqual([])
  const { bytes } = await locked(page)
  expect(openByDescription(bytes, generated).text).toContain('林知远')
})
