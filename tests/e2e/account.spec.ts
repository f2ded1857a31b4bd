import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, seedLogin, logInByLink, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, archivesOf, lin } from './support/person.ts'
import type { TestServer } from './support/server.ts'

// The browser itself logs rejected requests and network errors on the console.
test.use({ expectedErrors: /401|422|ERR_FAILED/ })

/** Opens the account page as a new user who has archives of these names. */
async function atAccount(page: Page, server: TestServer, names: readonly string[], address = newAddress()) {
  const token = await seedLogin(page, server, address)
  for (const user_name of names) await addArchive(server, token, { user_name })
  await page.goto(`${server.url}/setting/account`)
  await expect(page.getByRole('heading', { name: '账户与安全' })).toBeVisible()
  return { address, token }
}

async function exported(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /导出/ }).click()])
  const content = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    source: string
    archives: { user_name: string; archive_id: string }[]
  }
  return { name: download.suggestedFilename(), path: await download.path(), content }
}

test('ends the session of another device, which stays readable offline', async ({ page, browser, server }) => {
  const { address } = await atAccount(page, server, [lin.user_name])
  server.letTimePass()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logInByLink(other, server, address)
  await other.goto(`${server.url}/archive/index`)
  await expect(other.getByText(lin.user_name).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('本机', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '让“Chrome · Linux”退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByText('已让那里退出')).toBeVisible()
  await expect(page.getByRole('button', { name: /^让“/ })).toHaveCount(0)

  await other.reload()
  const ended = other.getByRole('dialog', { name: '登录已超时，请重新登录' })
  await expect(ended).toBeVisible()
  await ended.getByRole('button', { name: '先离线看' }).click()
  await other.getByText(lin.user_name).first().click()
  await other.getByRole('link', { name: '看命盘' }).click()
  await expect(other.getByRole('table', { name: '命盘' })).toContainText('庚')
  await elsewhere.close()
})

test('exports everything to a file that another account imports', async ({ page, browser, server }) => {
  const { token } = await atAccount(page, server, ['林知远', '周若棠'])
  await expect(page.getByText('还没有备份')).toBeVisible()
  const { name, path, content } = await exported(page)
  expect(name).toMatch(/^mingshu-\d{4}-\d\d-\d\d\.json$/)
  const list = await archivesOf(server, token)
  expect([content.source, content.archives]).toEqual(['server', list])
  await expect(page.getByText(/上次备份/)).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const theirs = await atAccount(other, server, ['顾南星', '林知远'])
  await other.getByRole('link', { name: /^导入/ }).click()
  await other.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(other.getByRole('alert')).toHaveText('这不是命书导出的文件。')
  await other.locator('input[type=file]').setInputFiles(path)
  await expect(other.getByRole('heading', { name: '新的' })).toBeVisible()
  await expect(other.getByText('周若棠')).toBeVisible()
  await expect(other.getByRole('heading', { name: '相同的，不用动' })).toBeVisible()
  await other.getByRole('button', { name: '导入 1 份' }).click()
  await expect(other).toHaveURL(/\/archive\/index/)
  await expect
    .poll(async () => (await archivesOf(server, theirs.token)).map(({ user_name }) => user_name))
    .toEqual(['顾南星', '林知远', '周若棠'])

  await other.goto(`${server.url}/setting/import`)
  await other.locator('input[type=file]').setInputFiles(path)
  await expect(other.getByText('这个文件里没有要导入的。')).toBeVisible()
  await elsewhere.close()
})

test('exports local data and queues an import while offline', WITH_WORKER, async ({ page, context, server }) => {
  const { token } = await atAccount(page, server, ['林知远'])
  await page.goto(`${server.url}/setting/import`)
  await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible()
  await page.goto(`${server.url}/setting/account`)
  await expect(page.getByText('本机', { exact: true })).toBeVisible()
  await untilWorkerControls(page)
  await context.setOffline(true)
  const { content } = await exported(page)
  expect([content.source, content.archives.map(({ user_name }) => user_name)]).toEqual(['device', ['林知远']])
  await expect(page.getByText('没有连上服务器，导出的是本机上有的。图片只有清单，录音和账目不在里面。')).toBeVisible()

  await page.getByRole('link', { name: /^导入/ }).click()
  const archives = [{ ...content.archives[0], archive_id: '0190a000-0000-7000-8000-000000000001', user_name: '周若棠' }]
  const buffer = Buffer.from(JSON.stringify({ format: 'mingshu-export', version: 1, archives, images: [{}, {}] }))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('2 张', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '导入 1 份' }).click()
  await expect(page.getByText('待同步').first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await archivesOf(server, token)).map(({ user_name }) => user_name)).toEqual(['林知远', '周若棠'])
})

test('changes the address with a code to each of the two', async ({ page, server }) => {
  const { address, token } = await atAccount(page, server, ['林知远'])
  const next = newAddress()
  const before = server.mailsTo(address)
  await page.getByRole('link', { name: address }).click()
  await page.getByRole('textbox', { name: '新邮箱', exact: true }).fill(next)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText(`已发到 ${address} 和 ${next}`)).toBeVisible()
  await expect.poll(() => [server.mailsTo(address), server.mailsTo(next)]).toEqual([before + 1, 1])
  const [oldCode, newCode] = [server.latestCode(address)!, server.latestCode(next)!]
  await page.getByRole('textbox', { name: '现在的邮箱收到的验证码' }).fill(oldCode)
  const field = page.getByRole('textbox', { name: '新邮箱收到的验证码' })
  await field.fill(newCode === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '更换邮箱' }).click()
  await expect(page.getByRole('alert')).toHaveText('验证码不正确，还可以试 4 次')
  await field.fill(newCode)
  await page.getByRole('button', { name: '更换邮箱' }).click()
  await expect(page.getByText(`邮箱已换成 ${next}`)).toBeVisible()
  await expect(page.getByRole('link', { name: next })).toBeVisible()
  await expect.poll(() => server.mailsTo(address)).toBe(before + 2)
  expect(await archivesOf(server, token)).toHaveLength(1)
})

test('closes the account with a mailed code and deletes all its data', async ({ page, server }) => {
  const { address, token } = await atAccount(page, server, ['林知远', '周若棠'])
  await page.getByRole('link', { name: '关闭账户' }).click()
  await expect(page.getByRole('listitem')).toHaveText([/2\s*份档案/, /11\s*次没用的召唤/])
  await page.getByRole('button', { name: '不关了' }).click()
  await expect(page).toHaveURL(/\/setting\/account$/)
  expect(await archivesOf(server, token)).toHaveLength(2)

  await page.getByRole('link', { name: '关闭账户' }).click()
  const before = server.mailsTo(address)
  await page.getByRole('button', { name: '继续关闭' }).click()
  await expect(page.getByRole('heading', { name: '写下邮件里的六位数' })).toBeVisible()
  await expect.poll(() => server.mailsTo(address)).toBe(before + 1)
  const code = server.latestCode(address)!
  await page.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '永久关闭账户' }).click()
  await expect(page.getByRole('alert')).toHaveText('验证码不正确，还可以试 4 次')
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('button', { name: '永久关闭账户' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByText('账户已关闭。同一邮箱随时可以重新开始。')).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map((db) => db.name).toSorted())).toEqual(['mingshu'])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(address)
  expect(stored).not.toContain('mingshu-token')

  server.letTimePass()
  await logInByLink(page, server, address)
  await expect(page).toHaveURL(/\/onboarding/)
})
