import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { RedeemForm } from '#app/features/shop/redeem/redeem-form.tsx'
import { PaymentHistory } from '#app/features/shop/history/payments.tsx'
import type { RedeemCheckResult } from '#contract/shop.ts'
import { addArchive } from '#device/archives/archives.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubResponses } from './answers.ts'

beforeEach(resetDevice)

const CODE = 'K7RF-2MQA-9XW4-PTN8'

/** Logs a new user in with two archives and checks a code for the first. */
async function ask(answerOf: (archiveId: string) => Parameters<typeof stubResponses>[0]) {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  await addArchive(user_id, { ...birth, user_name: '周若棠' })
  const archiveId = (await listArchives(user_id)).find(({ user_name }) => user_name === '林知远')!.archive_id
  const asked = stubResponses(answerOf(archiveId))
  renderInApp(<RedeemForm />, '/setting/exchangecode')
  await userEvent.type(await screen.findByRole('textbox', { name: '兑换码' }), 'k7rf2mqa9xw4ptn8')
  await userEvent.click(await screen.findByRole('radio', { name: /林知远/ }))
  await userEvent.click(screen.getByRole('button', { name: '看看能换什么' }))
  return asked
}

function foundOf(archive_id: string, obstacle: RedeemCheckResult['obstacle']): RedeemCheckResult {
  const gives: RedeemCheckResult['gives'] = [
    { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id },
    { kind: 'times', product_id: 'fatebook_agent', amount: 88, archive_id },
  ]
  return { product_id: 'fatebook', archive_id, gives, obstacle, awaits: obstacle === 'notYet' ? ['fatebook', 'chat'] : [] }
}

test('shows what a code unlocks, and for whom, before redeeming', async () => {
  const asked = await ask((id) => ({ '/exchange/check': { code: 0, data: foundOf(id, null) } }))
  const sheet = within(await screen.findByRole('dialog', { name: '用掉这个码？' }))
  for (const words of ['一卷命书', '林知远', CODE, '命书十卡全开 · 林知远', '命书提问 88 问 · 林知远'])
    expect(sheet.getByText(words)).toBeVisible()
  expect(sheet.getByRole('button', { name: '确认兑换' })).toBeVisible()
  expect(asked).not.toContain('/exchange/redeem')
})

test('moves the focus to the result and back to the code', async () => {
  await ask((id) => {
    const found = foundOf(id, null)
    return {
      '/exchange/check': { code: 0, data: found },
      '/exchange/redeem': { code: 0, data: { product_id: 'fatebook', archive_id: id, gives: found.gives } },
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: '确认兑换' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: '兑换成功' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: '再换一个' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '兑换码' })).toHaveFocus())
})

test('does not redeem a code for something already unlocked', async () => {
  const asked = await ask((id) => ({ '/exchange/check': { code: 0, data: foundOf(id, 'alreadyUnlocked') } }))
  const sheet = within(await screen.findByRole('dialog', { name: '这个码现在用不上' }))
  expect(sheet.getByText('林知远的这本书已经解锁，不用再换。')).toBeVisible()
  expect(sheet.getByText(/码没有用掉/)).toBeVisible()
  expect(sheet.queryByRole('button', { name: '确认兑换' })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: '换一份档案' }))
  expect(screen.getByRole('textbox', { name: '兑换码' })).toHaveProperty('value', CODE)
  expect(asked).not.toContain('/exchange/redeem')
})

test.each([
  [10046, null, 422, '操作异常，请检查兑换码后重试。可能抄错了，也可能用过了，或过了期。'],
  [10006, { retry_seconds: 1500 }, 429, '试的次数太多，25 分钟后再来。码没有用掉。'],
  [10004, null, 404, '这份档案不在了，请选另一份。码没有用掉。'],
])('shows the reason of a refusal (%i)', async (code, data, status, sentence) => {
  await ask(() => ({ '/exchange/check': { code, data, status } }))
  await screen.findByText(sentence)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('lists a redeemed code between the payments', async () => {
  await logIn()
  const gives = [{ kind: 'times', product_id: 'dt', amount: 10, archive_id: null }]
  const order = { product_id: 'dt', archive_id: null, user_name: null, cents: 499, currency: 'USD', gives, from: '/', paid_at: null }
  const at = Date.parse('2026-11-20T12:00:00')
  stubResponses({
    '/order/list': {
      code: 0,
      data: {
        orders: [
          { ...order, order_id: 'late', status: 'paid', created_at: at + 2 },
          { ...order, order_id: 'early', status: 'declined', created_at: at },
        ],
        redeemed: [{ product_id: 'fatebook', archive_id: 'a', user_name: '周若棠', gives: [], used_at: at + 1 }],
      },
    },
  })
  renderInApp(<PaymentHistory />, '/setting/paylog')
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/学理.*4\.99已付款/),
    expect.stringMatching(/一卷命书周若棠 · 兑换码0\.00已兑换/),
    expect.stringMatching(/学理.*4\.99付款被拒/),
  ])
  await userEvent.click(screen.getAllByRole('button')[1]!)
  expect(within(await screen.findByRole('dialog', { name: '一卷命书' })).getByText('兑换码，没有付款')).toBeVisible()
})

test('links a redeemed yearly report to its page', async () => {
  const given = (archive_id: string) => ({
    product_id: 'annual:2027',
    archive_id,
    gives: [{ kind: 'unlock', product_id: 'annual:2027', amount: 1, archive_id }],
  })
  await ask((id) => ({
    '/exchange/check': { code: 0, data: { ...given(id), obstacle: null, awaits: [] } },
    '/exchange/redeem': { code: 0, data: given(id) },
  }))
  await userEvent.click(await screen.findByRole('button', { name: '确认兑换' }))
  expect((await screen.findByRole('link', { name: '去读' })).getAttribute('href')).toMatch(/^\/fate\/year\?archiveId=.+&year=2027$/)
})
