import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ShopView } from '#app/features/shop/shelves/shop-view.tsx'
import { VipCard } from '#app/features/shop/membership/vip-card.tsx'
import { addArchive } from '#device/archives/archives.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubResponses } from './answers.ts'
import { book, catalogueOf, month, createCatalogueProduct, year } from './catalogue.ts'

beforeEach(resetDevice)

async function inShop(path = '/setting/shop', part = <ShopView switcher={null} standing={null} />) {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  return renderInApp(part, path)
}

test('shows server prices and strikes a higher list price through', async () => {
  stubResponses({
    '/shop/catalogue': { code: 0, data: catalogueOf([month, { ...year, cents: 6000, list_cents: 9999, price_reason: 'upgrade' }, book]) },
  })
  await inShop()
  const upgrade = await screen.findByRole('button', { name: /年度会员.*60\.00/ })
  expect(upgrade.querySelector('s')?.textContent).toContain('99.99')
  expect(upgrade.textContent).toContain('升级价')
  expect(screen.getByRole('button', { name: /月度会员/ }).querySelector('s')).toBeNull()
})

test('selects the tapped product and shows its price on the button', async () => {
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, year, book]) } })
  await inShop()
  await userEvent.click(await screen.findByRole('button', { name: /年度会员/ }))
  await screen.findByRole('dialog', { name: '为林知远选购' })
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true, false])
  expect(screen.getByRole('button', { name: '前往付款 US$99.99' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getAllByRole('radio')[0]!)
  await screen.findByRole('button', { name: '前往付款 US$19.99' })
})

test('shows a server refusal above the button and keeps the sheet', async () => {
  stubResponses({
    '/shop/catalogue': { code: 0, data: catalogueOf([month, year, book]) },
    '/order/checkout': { code: 10043, data: {}, status: 409 },
  })
  await inShop('/setting/shop?payment=fatebook')
  await userEvent.click(await screen.findByRole('button', { name: '前往付款 US$39.99' }))
  const sheet = within(screen.getByRole('dialog'))
  expect((await sheet.findByRole('alert')).textContent).toBe('这件商品现在不出售')
})

test('shows the reason instead of a pay button when purchase is impossible', async () => {
  const locked = { ...month, can_buy: false, obstacle: 'archiveLocked' as const }
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([locked, year, book]) } })
  await inShop('/setting/shop?payment=vip_month')
  await screen.findByRole('button', { name: '先买这卷命书' })
  expect(screen.getByText('请先解锁档案')).toBeVisible()
  expect(screen.queryByRole('button', { name: /前往付款/ })).toBeNull()
})

test('shows what is missing for a product not yet on sale', async () => {
  const later = { can_buy: false, obstacle: 'notYet' as const }
  const products = [
    { ...year, ...later, awaits: ['fatebook', 'annual', 'chat', 'pictures'] as const },
    { ...book, ...later, awaits: ['fatebook', 'chat'] as const },
  ]
  const pack = createCatalogueProduct({ product_id: 'dt', kind: 'pack', cents: 499, ...later, awaits: ['chat'] })
  stubResponses({
    '/shop/catalogue': { code: 0, data: catalogueOf([...products.map((one) => ({ ...one, awaits: [...one.awaits] })), pack]) },
  })
  await inShop()
  expect((await screen.findByRole('button', { name: /年度会员/ })).textContent).toContain('还没有开卖：命书还没做好')
  expect(screen.getByText('还没有开卖：召唤还没做好')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /一卷命书|单册命书/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('status').textContent).toBe('还没有开卖：命书和召唤还没做好')
  expect(sheet.queryByRole('button', { name: /前往付款/ })).toBeNull()
})

test('names the included yearly report and its end, or its absence', async () => {
  const report = { kind: 'unlock', product_id: 'annual:2027', amount: 1, archive_id: null } as const
  const left = '今年和明年的年度报告你已经有份，这次不再另含。'
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, { ...year, gives: [...year.gives, report] }, book]) } })
  const { unmount } = await inShop('/setting/shop?payment=vip_year')
  await screen.findByText('2027 年度报告，四季与十二个月')
  const until = '含 2027 年度报告。这一年从立春算起，到 2028 年立春为止，约在 2 月 4 日。'
  expect(screen.getByText(until)).toBeVisible()
  expect(screen.queryByText(left)).toBeNull()
  unmount()
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, year, book]) } })
  await inShop('/setting/shop?payment=vip_year')
  await screen.findByText(left)
  expect(screen.queryByText(until)).toBeNull()
})

test('lists a membership’s perks without contradictions', async () => {
  const questions = { kind: 'times', product_id: 'fatebook_agent', amount: 188, archive_id: 'own' } as const
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, { ...year, gives: [questions, ...year.gives] }, book]) } })
  await inShop('/setting/shop?payment=vip_year')
  const sheet = within(await screen.findByRole('dialog'))
  const lines = () => sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines().filter((line) => /问|提问/.test(line))).toEqual(['命书不限提问，另存 188 问到期后用'])
  expect(lines()).toContain('全年每日运势')
  await userEvent.click(sheet.getByRole('radio', { name: /月度会员/ }))
  await waitFor(() => expect(lines()).toContain('会员期内的每日运势'))
  expect(lines().join()).not.toContain('年')
})

test('shows cached prices with their date without a network', async () => {
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, year, book]) } })
  const { unmount } = await inShop()
  await screen.findByRole('button', { name: /月度会员/ })
  unmount()
  stubResponses({})
  renderInApp(<ShopView switcher={null} standing={null} />, '/setting/shop')
  await screen.findByText(/这是 2026-11-20 14:20 的价目，购买要联网/)
  expect(screen.getByRole('button', { name: /月度会员/ }).textContent).toContain('19.99')
})

test('shows a member until when, without renewal', async () => {
  const until = Date.parse('2027-10-03T12:00:00')
  const member = { is_vip: true, is_month_vip: false, is_year_vip: true, is_big_member: true, month_until: null, year_until: until }
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, year, book], member) } })
  await inShop('/setting/me', <VipCard />)
  await waitFor(() => expect(screen.getByRole('region', { name: '会员' }).textContent).toContain('到 2027-10-03 为止，不会自动续费'))
})
