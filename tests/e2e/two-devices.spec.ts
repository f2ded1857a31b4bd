import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_WITH_WORKER } from './support/fixtures.ts'
import { addArchive, archivesOf, call, lin, logInAfterExpiry } from './support/person.ts'

// These tests go offline, expire a session and send a stale edit, which the browser logs as errors.
test.use({ expectedErrors: /ERR_|401|409/ })

test('two tabs show the same list at once', async ({ page, context, server }) => {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠' })
  await page.goto(`${server.url}/archive/index`)
  const other = await context.newPage()
  await other.goto(`${server.url}/archive/index`)
  await expect(other.getByText('周若棠')).toBeVisible()

  await page.getByRole('button', { name: /“周若棠”置顶/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '置顶' }).click()
  await expect(other.getByRole('main').getByRole('listitem').first()).toContainText('周若棠')
  await expect.poll(async () => (await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['周若棠', '林知远'])
})

test('an open form does not undo an edit of another tab', async ({ page, context, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${server.url}/archive/file?archiveId=${archive_id}`)
    await expect(tab.getByRole('textbox', { name: '称呼' })).toHaveValue(lin.user_name)
  }
  await page.getByRole('textbox', { name: '称呼' }).fill('林远')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/archive\/index/)
  await other.getByRole('radio', { name: '女' }).check({ force: true })
  await other.getByRole('button', { name: '保存' }).click()
  await expect(other).toHaveURL(/\/archive\/index/)
  const there = async () => (await archivesOf(server, token)).map(({ user_name, gender }) => [user_name, gender])
  await expect.poll(there).toEqual([['林远', '0']])
})

test('an edit based on an old version is offered as a conflict', WITH_WORKER, async ({ page, context, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await page.goto(`${server.url}/archive/file?archiveId=${archive_id}`)
  await expect(page.getByRole('textbox', { name: '称呼' })).toHaveValue(lin.user_name)

  await untilWorkerControls(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: '称呼' }).fill('林远')
  await page
    .getByRole('button', { name: '完成' })
    .or(page.getByRole('button', { name: '保存' }))
    .click()
  await expect(page).toHaveURL(/\/archive\/index/)
  const elsewhere = await call(server, '/user/update-archive', { ...lin, archive_id, base_version: 1, user_name: '林知' }, token)
  expect(elsewhere.code).toBe(0)

  await context.setOffline(false)
  await page.getByRole('button', { name: '查看' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('林远')
  await expect(sheet).toContainText('林知')
  expect((await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['林知'])
  await sheet.getByRole('button', { name: '改用我的' }).click()
  await expect.poll(async () => (await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['林远'])
})

test('a removal of an archive edited elsewhere is offered as a conflict', VARIANT_WITH_WORKER, async ({ page, context, server }) => {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  const { archive_id } = await addArchive(server, token, { user_name: '周若棠' })
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText('周若棠')).toBeVisible()
  await untilWorkerControls(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: '“周若棠”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const edit = { ...lin, archive_id, base_version: 1, user_name: '周棠' }
  expect((await call(server, '/user/update-archive', edit, token)).code).toBe(0)

  await context.setOffline(false)
  await page.getByRole('button', { name: '查看' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('你删除“周棠”时，别处已改过它')
  await expect(sheet).toContainText('周若棠')
  expect((await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['林知远', '周棠'])
  await sheet.getByRole('button', { name: '删除', exact: true }).click()
  await expect.poll(async () => (await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['林知远'])
})

test('another user of the device sees no data of the first', async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText(lin.user_name)).toBeVisible()
  await logInAfterExpiry(page, server, newAddress())
  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page.getByText(lin.user_name)).toHaveCount(0)
})
