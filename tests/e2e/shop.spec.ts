/** Purchases through the test payment provider: the price is shown before the payment, the result after it. */
import type { Page } from '@playwright/test'
import { addArchive, archivesOf, call, lin } from './support/person.ts'
import { buy, submitPaymentChoice, issueCodeByCommand, createUnpaidOrder, ordersOf } from './support/buying.ts'
import { expect, seedLogin, newAddress, test, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { untilRowStored } from './support/stored-rows.ts'
import type { TestServer } from './support/server.ts'

/** Opens the shop as a new user with an own archive. */
async function inShop(page: Page, server: TestServer, path = '/setting/shop') {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await page.goto(server.url + path)
  return { token, archiveId: archive_id }
}

const dialog = (page: Page) => page.getByRole('dialog')
const productTimes = async (server: TestServer, token: string) =>
  (await call<{ product_id: string; times: number }[]>(server, '/user/product-times', undefined, token)).data

/** Continues from the pay sheet to the provider's page, checks the full price there and presses a button. */
async function payFor(page: Page, sum: string, choice: RegExp) {
  await dialog(page)
    .getByRole('button', { name: `前往付款 US$${sum}` })
    .click()
  await expect(page).toHaveURL(/\/pay\?/)
  await expect(page.getByText(sum)).toBeVisible()
  await page.getByRole('button', { name: choice }).click()
}

test('buys a fate book and unlocks it in every tab', async ({ page, server, context }) => {
  const { token, archiveId } = await inShop(page, server)
  const other = await context.newPage()
  await other.goto(`${server.url}/setting/shop`)
  await expect(other.getByRole('button', { name: /月度会员.*先解锁本人命书/ })).toBeVisible()

  const row = page.getByRole('button', { name: /一卷命书|单册命书/ })
  await expect(row).toContainText('69.99')
  await expect(row).toContainText('39.99')
  await row.click()
  await expect(page).toHaveURL(/[?&]payment=fatebook(&|$)/)
  await expect(dialog(page).getByRole('button', { name: /前往付款/ })).toBeVisible()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await payFor(page, '39.99', /通过/)

  await expect(page).toHaveURL(/\/payok\?order_id=/)
  await expect(page.getByRole('heading', { name: '全书已启' })).toBeVisible()
  await expect(page.getByText('命书提问 88 问')).toBeVisible()
  await expect(page.getByText('US$39.99')).toBeVisible()
  expect(await archivesOf(server, token)).toMatchObject([{ archive_id: archiveId, is_lock: false }])
  // The second tab is notified of the purchase: it now offers the month and no longer the book.
  await expect(other.getByRole('button', { name: /月度会员/ })).not.toContainText('先解锁')
  await expect(other.getByRole('button', { name: /一卷命书|单册命书/ })).toContainText('已解锁')

  await page.reload()
  await expect(page.getByRole('heading', { name: '全书已启' })).toBeVisible()
  await page.getByRole('link', { name: '翻开命书' }).click()
  await expect(page).toHaveURL(new RegExp(`archiveId=${archiveId}`))
})

test('a payment is confirmed by mail with a link to the order', async ({ page, server }) => {
  const address = newAddress()
  await addArchive(server, await seedLogin(page, server, address))
  const before = server.mailsTo(address)
  await page.goto(`${server.url}/setting/shop?payment=dt`)
  await payFor(page, '4.99', /通过/)
  await expect(page.getByRole('heading', { name: '已经到账' })).toBeVisible()
  await expect.poll(() => server.mailsTo(address)).toBe(before + 1)
  const mail = server
    .allMails(address)
    .at(-1)!
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  const [, url] = /href="(http[^"]*\/payok\?order_id=[\w-]+)"/.exec(mail)!
  await page.goto('about:blank')
  await page.goto(url!)
  await expect(page.getByRole('heading', { name: '已经到账' })).toBeVisible()
  await expect(page.getByRole('link', { name: '联系我们' })).toBeVisible()
})

test.describe('back from the result of a payment', () => {
  // The URL of the checkout page works once: its second load gets a 410.
  test.use({ expectedErrors: /410|Failed to load resource/ })

  test('the cashier shows that the order is already paid', async ({ page, server }) => {
    await inShop(page, server, '/setting/shop?payment=dt')
    await payFor(page, '4.99', /通过/)
    await expect(page.getByRole('heading', { name: '已经到账' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /已经付过了/ })).toBeVisible()
    await page.getByRole('link', { name: '看这笔订单' }).click()
    await expect(page.getByRole('heading', { name: '已经到账' })).toBeVisible()
    await expect(page.getByText('学理 10 轮')).toBeVisible()
  })
})

test('shows a declined payment and grants nothing', async ({ page, server }) => {
  const { token } = await inShop(page, server, '/setting/shop?payment=dt')
  await payFor(page, '4.99', /拒绝/)
  await expect(page.getByRole('heading', { name: '付款没有通过' })).toBeVisible()
  expect(await ordersOf(server, token)).toMatchObject([{ product_id: 'dt', status: 'declined' }])
  expect((await productTimes(server, token)).find(({ product_id }) => product_id === 'dt')?.times).toBe(5)
  await page.getByRole('button', { name: '再付一次' }).click()
  await expect(dialog(page)).toContainText('4.99')
})

test('a cancelled payment returns to the shop, which offers a retry', VARIANT_TEST, async ({ page, server }) => {
  const { token } = await inShop(page, server, '/setting/shop?payment=bg')
  await payFor(page, '2.99', /取消/)
  const [cancelled] = await ordersOf(server, token)
  await expect(page).toHaveURL(`${server.url}/setting/shop?cancelled=${cancelled!.order_id}`)
  await expect(page.getByText('付款已取消，没有扣款：问事。')).toBeVisible()
  await page.getByRole('button', { name: '再付一次' }).click()
  await expect(dialog(page)).toContainText('2.99')
  expect(cancelled).toMatchObject({ product_id: 'bg', status: 'cancelled' })
  await page.goto(`${server.url}/payok?order_id=${cancelled!.order_id}`)
  await expect(page.getByRole('heading', { name: '这笔订单已取消' })).toBeVisible()
})

test('the year costs 99.99 with the own book and states its end', async ({ page, server }) => {
  const { token } = await inShop(page, server, '/setting/shop?payment=vip_year')
  await expect(dialog(page).getByRole('radio', { name: /年度会员/ })).toBeChecked()
  await expect(dialog(page)).toContainText('到期不自动续费')
  await payFor(page, '99.99', /通过/)
  await expect(page.getByRole('heading', { name: '一年为期' })).toBeVisible()
  const until = new Date(Date.now() + 366 * 86_400_000)
  await expect(page.getByText(until.toLocaleDateString('sv'), { exact: true })).toBeVisible()
  expect(await archivesOf(server, token)).toMatchObject([{ is_lock: false }])
  await page.goto(`${server.url}/setting/me`)
  await expect(page.getByRole('region', { name: '会员' })).toContainText(`到 ${until.toLocaleDateString('sv')} 为止，不会自动续费`)
})

test('the year costs 60.00 once the own book is unlocked', VARIANT_TEST, async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'fatebook', archive_id)
  await page.goto(`${server.url}/setting/shop?payment=vip_year`)
  await expect(dialog(page).locator('s', { hasText: '99.99' })).toBeVisible()
  await payFor(page, '60.00', /通过/)
  await expect(page.getByRole('heading', { name: '一年为期' })).toBeVisible()
  expect((await ordersOf(server, token)).map(({ product_id, cents, status }) => [product_id, cents, status])).toEqual([
    ['vip_year', 6000, 'paid'],
    ['fatebook', 3999, 'paid'],
  ])
})

test('the month requires the own book and offers to buy it', VARIANT_TEST, async ({ page, server }) => {
  const { token, archiveId } = await inShop(page, server)
  const { archive_id: friend } = await addArchive(server, token, { user_name: '周若棠' })
  await page.goto(`${server.url}/archive/index?archiveId=${friend}`)
  await page.goto(`${server.url}/setting/shop?payment=vip_month`)
  await expect(dialog(page)).toContainText('请先解锁档案')
  await expect(dialog(page).getByRole('button', { name: /前往付款/ })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: '先买这卷命书' }).click()
  await expect(dialog(page).getByRole('heading', { name: `为${lin.user_name}选购` })).toBeVisible()
  await payFor(page, '39.99', /通过/)
  await expect(page.getByRole('heading', { name: '全书已启' })).toBeVisible()
  expect(await archivesOf(server, token)).toMatchObject([
    { archive_id: archiveId, is_lock: false },
    { archive_id: friend, is_lock: true },
  ])
})

test('the result page waits for a late payment and shows it', VARIANT_TEST, async ({ page, server }) => {
  const { token } = await inShop(page, server)
  const { url, order_id } = await createUnpaidOrder(server, token, 'cs')
  await page.goto(`${server.url}/payok?order_id=${order_id}`)
  await expect(page.getByRole('heading', { name: '正在确认付款' })).toBeVisible()
  await page.getByRole('button', { name: '再查一次' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '正在确认付款' })).toBeVisible()
  await submitPaymentChoice(server, url, 'approve')
  await expect(page.getByRole('heading', { name: '已经到账' })).toBeVisible()
  await expect(page.getByText('赛博财神 10 轮')).toBeVisible()
})

test.describe('an exchange code', () => {
  // The browser logs the response to a wrong code and the lost response on the console.
  test.use({ expectedErrors: /422|Failed to load resource/ })

  async function ask(page: Page, code: string) {
    await page.getByRole('textbox', { name: '兑换码' }).fill(code)
    await page.getByRole('button', { name: '看看能换什么' }).click()
  }

  test('that is invalid shows an error and remains in the field', async ({ page, server }) => {
    await inShop(page, server, '/setting/exchangecode')
    await ask(page, 'k7rf 2mqa 9xw4 ptn8')
    await expect(page.getByText('操作异常，请检查兑换码后重试')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '兑换码' })).toHaveValue('K7RF-2MQA-9XW4-PTN8')
  })

  test('is redeemed for the chosen archive, despite a lost answer', async ({ page, server }) => {
    const { token, archiveId } = await inShop(page, server)
    const { archive_id: friend } = await addArchive(server, token, { user_name: '周若棠' })
    await page.goto(`${server.url}/setting/exchangecode`)
    const code = issueCodeByCommand(server)
    await ask(page, code)
    await expect(page.getByText('请选择档案')).toBeVisible()
    await page.getByRole('radio', { name: /周若棠/ }).check()
    await ask(page, code)
    await expect(dialog(page)).toContainText('命书提问 88 问 · 周若棠')
    // The server processes the request, but its response never arrives.
    await page.route(
      '**/fapi/exchange/redeem',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await dialog(page).getByRole('button', { name: '确认兑换' }).click()
    await dialog(page).getByRole('button', { name: '再试一次' }).click()
    await expect(page.getByRole('heading', { name: '兑换成功' })).toBeVisible()
    await expect(page.getByText('命书提问 88 问 · 周若棠')).toBeVisible()
    expect(await archivesOf(server, token)).toMatchObject([
      { archive_id: archiveId, is_lock: true },
      { archive_id: friend, is_lock: false },
    ])
    await page.goto(`${server.url}/setting/paylog`)
    await expect(page.getByRole('listitem')).toHaveText([/一卷命书周若棠 · 兑换码0\.00已兑换/])
  })

  test('for an unlocked book remains valid for another archive', VARIANT_TEST, async ({ page, server }) => {
    const { token, archiveId } = await inShop(page, server)
    await buy(server, token, 'fatebook', archiveId)
    const { archive_id: friend } = await addArchive(server, token, { user_name: '周若棠' })
    await page.goto(`${server.url}/setting/exchangecode`)
    const code = issueCodeByCommand(server)
    await page.getByRole('radio', { name: new RegExp(lin.user_name) }).check()
    await ask(page, code)
    await expect(dialog(page)).toContainText(`${lin.user_name}的这本书已经解锁`)
    await expect(dialog(page)).toContainText('码没有用掉')
    await dialog(page).getByRole('button', { name: '换一份档案' }).click()
    await page.getByRole('radio', { name: /周若棠/ }).check()
    await ask(page, code)
    await dialog(page).getByRole('button', { name: '确认兑换' }).click()
    await expect(page.getByRole('heading', { name: '兑换成功' })).toBeVisible()
    expect(await archivesOf(server, token)).toContainEqual(expect.objectContaining({ archive_id: friend, is_lock: false }))
  })
})

test('the history lists every payment with amount, status and date', async ({ page, server }) => {
  const { token } = await inShop(page, server, '/setting/paylog')
  await expect(page.getByRole('heading', { name: '还没有付过什么' })).toBeVisible()
  await buy(server, token, 'dt')
  await submitPaymentChoice(server, (await createUnpaidOrder(server, token, 'bg')).url, 'decline')
  await createUnpaidOrder(server, token, 'cs')
  await page.reload()
  const today = new Date().toLocaleDateString('sv')
  await expect(page.getByRole('listitem')).toHaveText([/赛博财神.*4\.99待付款/, /问事.*2\.99付款被拒/, /学理.*4\.99已付款/])
  await expect(page.getByRole('listitem').first().locator('time')).toHaveAttribute('datetime', today)
  await page.getByRole('listitem').first().getByRole('button').click()
  await dialog(page).getByRole('button', { name: '接着付款' }).click()
  await expect(page).toHaveURL(/payment=cs/)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the shop and the history show stored data with its date', WITH_WORKER, async ({ page, server, context }) => {
    const { token } = await inShop(page, server)
    await buy(server, token, 'dt')
    await page.goto(`${server.url}/setting/paylog`)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await untilRowStored(page, 'queries', 'payments')
    await page.goto(`${server.url}/setting/shop`)
    await expect(page.getByRole('button', { name: /赛博财神/ })).toContainText('4.99')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByRole('button', { name: /赛博财神/ })).toContainText('4.99')
    await context.setOffline(true)
    await page.reload()
    const today = new Date().toLocaleDateString('sv')
    await expect(page.getByText(new RegExp(`这是 ${today} \\d\\d:\\d\\d 的价目，购买要联网`))).toBeVisible()
    await page.getByRole('button', { name: /赛博财神/ }).click()
    await expect(dialog(page).getByRole('button', { name: /前往付款/ })).toBeDisabled()
    await expect(dialog(page)).toContainText('购买要联网')
    await page.goto(`${server.url}/setting/paylog`)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(new RegExp(`这是 ${today} \\d\\d:\\d\\d 的记录`))).toBeVisible()
    await page.goto(`${server.url}/setting/exchangecode`)
    await expect(page.getByRole('button', { name: '看看能换什么' })).toBeDisabled()
  })
})
