import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ShopView } from '#app/features/shop/shelves/shop-view.tsx'
import type { CatalogueProduct } from '#contract/shop.ts'
import { selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import { addArchive } from '#device/archives/archives.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubResponses } from './answers.ts'
import { book, catalogueOf, month, reportOf, year } from './catalogue.ts'

beforeEach(resetDevice)

const NOVEMBER = '2026-11-30T12:00:00Z'

/** Opens the pay sheet of a product for a new user with an archive. */
async function openPaySheet(
  payment: string,
  productsOf: (archiveId: string) => CatalogueProduct[],
  { at = NOVEMBER, edits = null as number | null } = {},
) {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  const [own] = await listArchives(user_id)
  const id = own!.archive_id
  const row = (await getUserDb(user_id).archives.get(id))!
  await getUserDb(user_id).archives.put({ ...row, shown: { ...row.shown!, edits_left: edits } })
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf(productsOf(id), undefined, Date.parse(at)) } })
  renderInApp(<ShopView switcher={null} standing={null} />, `/setting/shop?payment=${payment}`)
  return within(await screen.findByRole('dialog'))
}

const reports = (id: string) => [month, year, book, reportOf(2026, id), reportOf(2027, id)]

test('states a report’s period and remaining months before payment', async () => {
  const sheet = await openPaySheet('annual:2026', reports)
  expect(sheet.getByText('写的是 2026-02-04 到 2027-02-03，从立春到立春。十二个月里，这个月以后还有 2 个月。')).toBeVisible()
  expect(sheet.getByText('报告买下后一直可读。')).toBeVisible()
  expect(sheet.queryByText('书买下后一直可读。')).toBeNull()
})

test('offers the next report near the end of the year', async () => {
  const sheet = await openPaySheet('annual:2026', reports)
  await userEvent.click(sheet.getByRole('button', { name: '改看 2027 年度报告' }))
  expect(await sheet.findByText('写的是 2027-02-04 到 2028-02-03，从立春到立春。十二个月都在前面。')).toBeVisible()
  expect(sheet.queryByRole('button', { name: /改看/ })).toBeNull()
})

test.each([
  ['more than 90 days before the end of its year', reports, '2026-11-05T12:00:00Z', /这个月以后还有 3 个月/],
  ['where the next is not on sale', (id: string) => [month, year, book, reportOf(2026, id)], '2027-01-20T12:00:00Z', /眼下是最后一个月/],
  [
    'where the next is already unlocked',
    (id: string) => [month, year, reportOf(2026, id), reportOf(2027, id, { can_buy: false, obstacle: 'alreadyUnlocked' })],
    NOVEMBER,
    /这个月以后还有 2 个月/,
  ],
])('offers no other report %s', async (_when, productsOf, at, ahead) => {
  const sheet = await openPaySheet('annual:2026', productsOf, { at })
  expect(sheet.getByText(ahead)).toBeVisible()
  expect(sheet.queryByRole('button', { name: /改看/ })).toBeNull()
})

const once = '付款以后，林知远的档案只能再修改一次，改称呼也算。'
const unlocking = (id: string): CatalogueProduct[] => {
  const unlock = { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id: id } as const
  return [month, { ...year, gives: [unlock, ...year.gives] }, { ...book, archive_id: id, gives: [unlock] }, reportOf(2026, id)]
}

test.each(['fatebook', 'annual:2026', 'vip_year'])('states before payment of %s that one edit remains', async (payment) => {
  expect(await (await openPaySheet(payment, unlocking)).findByText(once)).toBeVisible()
})

test.each([
  ['a product without an unlock', 'vip_month', null],
  ['an archive whose edits are already limited', 'vip_year', 1],
])('states nothing about edits for %s', async (_what, payment, edits) => {
  const sheet = await openPaySheet(payment, unlocking, { edits })
  await screen.findByRole('dialog', { name: '为林知远选购' })
  expect(sheet.queryByText(once)).toBeNull()
})

/** Opens the pay sheet while a friend's archive is viewed, whose fate book is at half price. */
async function openForFriend(payment: string) {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  await addArchive(user_id, { ...birth, user_name: '周若棠' })
  const friend = (await listArchives(user_id)).find(({ user_name }) => user_name === '周若棠')!.archive_id
  await selectArchiveExceptToday(user_id, friend)
  const half = { ...book, archive_id: friend, cents: 2000, list_cents: 3999, price_reason: 'half' as const }
  stubResponses({ '/shop/catalogue': { code: 0, data: catalogueOf([month, year, half, reportOf(2027, friend)]) } })
  renderInApp(<ShopView switcher={null} standing={null} />, `/setting/shop?payment=${payment}`)
}

test.each([
  ['vip_year', '为林知远选购', ['月度会员', '年度会员']],
  ['fatebook', '为周若棠选购', ['单册命书']],
  ['annual:2027', '为周若棠选购', ['年度报告']],
])('names the one person of a sheet in its title: %s', async (payment, title, slips) => {
  await openForFriend(payment)
  const sheet = within(await screen.findByRole('dialog', { name: title }))
  const offered = sheet.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
  expect(offered).toEqual(slips.map((name) => expect.stringContaining(name)))
})
