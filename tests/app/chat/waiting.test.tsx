import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConversationList } from '#app/features/chat/history/conversation-list.tsx'
import { ConversationLog } from '#app/features/chat/history/conversation-log.tsx'
import { QuotaSpentNotice } from '#app/features/chat/conversation/quota-spent-notice.tsx'
import { applyDailyRenewal } from '#app/session/chats.ts'
import { askQuestion } from '#device/chats/ask.ts'
import { listConversations } from '#device/chats/conversations.ts'
import { navigatorHas } from '../shell/navigator-has.ts'
import { freshDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(freshDevice)

/** Somebody with one question that was asked without a network. */
async function askedOffline() {
  const { user_id: userId } = await logIn()
  navigatorHas('onLine', false)
  const { conversationId } = await askQuestion(userId, { mode: 'cs', text: '今年什么时候进账多？', locale: 'zh_CN', lot: 5 })
  return { userId, conversationId }
}

test('a question that waits is marked in the list, and sent from there once there is a network', async () => {
  const { userId } = await askedOffline()
  const { unmount } = renderInApp(<ConversationList />)
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('未送出')).toBeVisible()
  expect(row.queryByRole('button', { name: '送出' })).toBeNull()
  unmount()
  navigatorHas('onLine', true)
  renderInApp(<ConversationList />)
  await userEvent.click(await screen.findByRole('button', { name: '送出' }))
  await vi.waitFor(() => expect(screen.queryByText('未送出')).toBeNull())
  expect(await listConversations(userId)).toMatchObject([{ unsent: [] }])
})

test('a question that waits is marked in its log, and let go there', async () => {
  const { userId, conversationId } = await askedOffline()
  renderInApp(<ConversationLog conversationId={conversationId} />)
  expect(await screen.findByText('未送出')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '不送了' }))
  await vi.waitFor(async () => expect(await listConversations(userId)).toEqual([]))
})

test('who has no round left reads when the next free one comes, before the way to the prices', async () => {
  await logIn()
  renderInApp(<QuotaSpentNotice product="bg" onPay={() => undefined} />)
  const words = await screen.findByText('今天免费的已经用过，明天 0 点又有 1 次。写下的都留着。')
  expect(words.nextElementSibling).toHaveTextContent('看价目')
})

test('where no day brings a free one, that is said', async () => {
  await logIn()
  renderInApp(<QuotaSpentNotice product="cs" onPay={() => undefined} />)
  expect(await screen.findByText(/这里没有每天的免费次数，问事有。$/)).toBeVisible()
})

test('what was left yesterday has the free round of today, and no other product has', () => {
  const told = { product_id: 'bg', unlimited: false, times: 0, is_free: false }
  expect(applyDailyRenewal(told, '2031-05-01', '2031-05-02').times).toBe(1)
  expect(applyDailyRenewal(told, '2031-05-02', '2031-05-02').times).toBe(0)
  expect(applyDailyRenewal({ ...told, times: 4 }, '2031-05-01', '2031-05-02').times).toBe(4)
  expect(applyDailyRenewal({ ...told, product_id: 'cs' }, '2031-05-01', '2031-05-02').times).toBe(0)
})
