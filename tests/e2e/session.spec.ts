import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, archivesOf, submitMailedCode, lin } from './support/person.ts'

// The browser itself logs a 401 response on the console.
test.use({ expectedErrors: /401/ })

test('an expired session allows offline reading and sends changes after login', async ({ page, server }) => {
  const address = newAddress()
  const token = await seedLogin(page, server, address)
  await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠' })
  // Waits for the last request that the page makes by itself, so that the request to pin is the first with the expired session.
  const asked = page.waitForResponse(/\/user\/user-info/)
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText('周若棠')).toBeVisible()
  await asked

  await page.getByRole('button', { name: /“周若棠”置顶/ }).click()
  const pin = page.getByRole('dialog').getByRole('button', { name: '置顶' })
  await expect(pin).toBeVisible()
  server.endSessions()
  await pin.click()
  const ended = page.getByRole('dialog', { name: '登录已超时，请重新登录' })
  await expect(ended).toBeVisible()
  await ended.getByRole('button', { name: '先离线看' }).click()
  await expect(ended).toBeHidden()
  await expect(page.getByText('待同步').first()).toBeVisible()
  await page.getByText(lin.user_name).first().click()
  await page.getByRole('link', { name: '看命盘' }).click()
  await expect(page.getByRole('table', { name: '命盘' })).toContainText('庚')

  server.letTimePass()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: '邮箱' })).toHaveValue(address)
  await submitMailedCode(dialog, server, address)
  await expect(dialog).toBeHidden()

  // The sheet closes when the session row changes; the token is copied to local storage only afterwards.
  const tokenNow = () => page.evaluate(() => localStorage.getItem('mingshu-token'))
  await expect.poll(tokenNow).not.toBe(token)
  const next = (await tokenNow())!
  await expect.poll(async () => (await archivesOf(server, next)).map((archive) => archive.user_name)).toEqual(['周若棠', '林知远'])
})

test.describe('a logout', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('warns about unsent changes and deletes all data of the user', WITH_WORKER, async ({ page, context, server }) => {
    const token = await seedLogin(page, server, newAddress())
    await addArchive(server, token)
    await addArchive(server, token, { user_name: '周若棠' })
    await page.goto(`${server.url}/archive/index`)
    await expect(page.getByText('周若棠')).toBeVisible()
    await untilWorkerControls(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /“周若棠”置顶/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '置顶' }).click()
    await expect(page.getByText('待同步').first()).toBeVisible()

    await page.getByRole('navigation').getByText('我的').click()
    await page.getByRole('button', { name: '退出登录' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('1 项')
    await question.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    expect(await page.evaluate(async () => (await indexedDB.databases()).map((db) => db.name).toSorted())).toEqual(['mingshu'])
    expect(await page.evaluate(() => localStorage.getItem('mingshu-token'))).toBeNull()
  })
})
