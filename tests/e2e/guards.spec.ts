import { addArchive, createSessionToken } from './support/person.ts'
import { expect, seedLogin, logInByLink, newAddress, test } from './support/fixtures.ts'
import { openOtherTab } from './support/other-tab.ts'

test('redirects every page to the login without a token', async ({ page, server }) => {
  for (const path of ['/home', '/fate/index', '/archive/index', '/chat/index', '/setting/account', '/onboarding']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(`${server.url}/`)
  }
})

test('opens the requested page after the login, without a redirect parameter', async ({ page, server }) => {
  const address = newAddress()
  await addArchive(server, await createSessionToken(server, address))
  server.letTimePass()
  await page.goto(`${server.url}/setting/shop?payment=dt`)
  await expect(page).toHaveURL(`${server.url}/`)
  await logInByLink(page, server, address)
  await expect(page).toHaveURL(`${server.url}/setting/shop?payment=dt`)
})

test('shows an unknown address inside the shell, with a title', async ({ page, server }) => {
  await page.goto(`${server.url}/setting/nowhere`)
  await expect(page.getByRole('main').getByRole('heading', { name: '没有这一页' })).toBeVisible()
  await expect(page).toHaveTitle('没有这一页 · 命书')
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/setting/nowhere`)
  await expect(page.getByRole('main').getByRole('heading', { name: '没有这一页' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page).toHaveTitle('没有这一页 · 命书')
})

test('shows the agreements to anyone and redirects public pages after login', async ({ page, server }) => {
  await page.goto(`${server.url}/privacyagreement`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('隐私')
  await addArchive(server, await seedLogin(page, server, newAddress()))
  for (const path of ['/', '/login', '/register', '/privacyagreement', '/serviceagreement']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(/\/home\/index$/)
  }
})

test('redirects users without an archive to the form', async ({ page, server }) => {
  await seedLogin(page, server, newAddress())
  await page.goto(server.url)
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goto(`${server.url}/fate/index`)
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('restores the last archive from the form that replaces it', async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/archive/index`)
  await page.getByRole('button', { name: '更多操作' }).first().click()
  await page
    .getByRole('menuitem', { name: '删除' })
    .or(page.getByRole('button', { name: '删除' }))
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  await page.goto(`${server.url}/fate/index`)
  await expect(page).toHaveURL(/\/onboarding#form$/)
  await page.getByRole('button', { name: '找回' }).click()
  await expect(page).toHaveURL(/\/home\/index$/)
})

test('restores the address and the countdown after a reload of the login', async ({ page, server }) => {
  const address = newAddress()
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: '用邮箱登录' }).click()
  await page.getByRole('textbox', { name: '邮箱' }).fill(address)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /已发送/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveValue(address)
  await expect(page.getByRole('button', { name: /已发送/ })).toBeVisible()
})

test.describe('a busy database', () => {
  test.use({ expectedErrors: /DatabaseBusy/ })

  test('offers a reload after ten seconds and then opens the page', async ({ page, context, server }) => {
    await addArchive(server, await seedLogin(page, server, newAddress()))
    await page.goto(`${server.url}/setting/account`)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title).toHaveText('账户与安全')
    const other = await openOtherTab(context, server)
    await other.holdDatabase()

    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '正在取回你的档案' })).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('heading', { name: '存在本机的内容没有读到' })).toBeVisible()

    await other.releaseDatabase()
    await page.getByRole('button', { name: '重新载入' }).click()
    await expect(title).toHaveText('账户与安全')
  })
})
