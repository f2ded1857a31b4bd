/** Two archives: compared in the app, and shared by a link that works without an account and offline. */
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, watchErrors, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { untilReady } from './support/ready.ts'

test('compares two archives and shares a link that works offline', WITH_WORKER, async ({ page, server, browser }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  const friend = { user_name: '沈若棠', gender: '0', birthday: '1992-11-03 21:10:00', offset_seconds: 28_800 }
  const { archive_id: friendId } = await addArchive(server, token, friend)
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText('沈若棠').first()).toBeVisible()

  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
  await page.getByRole('link', { name: '两人合看' }).click()
  await expect(page.getByRole('heading', { name: '两人合看' })).toBeVisible()
  await expect(page.getByRole('region', { name: '沈若棠' })).toContainText('癸')
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('combobox', { name: '第一位' }).selectOption('沈若棠')
  await expect(page).toHaveURL(`${server.url}/archive/match?archiveId=${friendId}&with=${archive_id}`)
  await page.getByRole('tab', { name: '做朋友' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('林知远')

  // The page is the same offline.
  await untilWorkerControls(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('tabpanel')).toContainText('林知远')
  await page.getByRole('textbox', { name: '称呼第一位' }).fill('阿棠')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text })
  })
  await page.getByRole('button', { name: '复制链接' }).click()
  await page.waitForFunction(() => 'copied' in globalThis)
  const link = await page.evaluate(() => (globalThis as unknown as { copied: string }).copied)
  expect(link).toMatch(new RegExp(`^${server.url}/together#[\\w.-]+$`))
  const code = (await page
    .getByRole('status')
    .filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })
    .textContent())!

  const anonymous = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await anonymous.newPage()
  const errors = watchErrors(theirs, /ERR_FAILED/)
  const asked: string[] = []
  theirs.on('request', (request) => asked.push(request.url()))
  await theirs.goto(link)
  await expect(theirs.getByRole('region', { name: '阿棠' })).toContainText('癸')
  await expect(theirs.getByRole('region', { name: '另一位' })).toContainText('庚')
  await expect(theirs.getByRole('tabpanel')).toContainText('阿棠')
  expect(await axeFindings(theirs)).toEqual([])
  await untilReady(theirs)
  expect(asked.filter((url) => url.includes(new URL(link).hash.slice(1, 11)) && !url.includes('#'))).toEqual([])
  expect(asked.filter((url) => url.includes('/fapi/'))).toEqual([])

  await untilWorkerControls(theirs)
  await anonymous.setOffline(true)
  await theirs.reload()
  await expect(theirs.getByRole('tabpanel')).toContainText('阿棠')
  await theirs.getByRole('tab', { name: '共事' }).click()
  await expect(theirs.getByText('三件可以先说好的事')).toBeVisible()

  // A typed code works offline; it contains no names.
  await theirs.goto(`${server.url}/together`)
  await theirs.getByRole('textbox', { name: '短码或链接' }).fill(code.toLowerCase())
  await theirs.getByRole('button', { name: '读', exact: true }).click()
  await expect(theirs.getByRole('region', { name: '一位', exact: true })).toContainText('癸')
  expect(errors).toEqual([])
  await anonymous.close()
})

test('an invalid link shows an error and the input field', VARIANT_TEST, async ({ page, server }) => {
  for (const fragment of [
    'K7PQ',
    '%E0%A4%A',
    '%',
    '<script>alert(1)</script>',
    '__proto__',
    '13GA0WF3R1.!!',
    'A'.repeat(5000),
    '0&1=2?3#4',
  ]) {
    await page.goto(`${server.url}/together#${fragment}`)
    await page.reload()
    await expect(page.getByRole('alert'), fragment).toContainText('读不出两张盘')
    await expect(page.getByRole('textbox', { name: '短码或链接' })).toBeVisible()
  }
})

test('missing archives show an error or ask for a second one', VARIANT_TEST, async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await page.goto(`${server.url}/archive/match?archiveId=${archive_id}`)
  await expect(page.getByRole('heading', { name: '还差一个人' })).toBeVisible()
  await page.goto(`${server.url}/archive/match?archiveId=${archive_id}&with=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: '找不到这份档案' })).toBeVisible()
})
