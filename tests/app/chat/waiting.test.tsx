import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConversationList } from '#app/features/chat/history/conversation-list.tsx'
import { ConversationLog } from '#app/features/chat/history/conversation-log.tsx'
import { QuotaSpentNotice } from '#app/features/chat/conversation/conversation-foot.tsx'
import { applyDailyRenewal } from '#app/session/chats.ts'
import { askQuestion } from '#device/chats/ask.ts'
import { listConversations } from '#device/chats/conversations.ts'
import { stubNavigator } from '../shell/navigator-has.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

/** Logs a new user in and asks one question without a network. */
async function askOffline() {
  const { user_id: userId } = await logIn()
  stubNavigator('onLine', false)
  const { conversationId } = await askQuestion(userId, { mode: 'cs', text: '今年什么时候进账多？', locale: 'zh_CN', lot: 5 })
  return { userId, conversationId }
}

test('marks an unsent question in the list and sends it online', async () => {
  const { userId } = await askOffline()
  const { unmount } = renderInApp(<ConversationList />)
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('未送出')).toBeVisible()
  expect(row.queryByRole('button', { name: '送出' })).toBeNull()
  unmount()
  stubNavigator('onLine', true)
  renderInApp(<ConversationList />)
  await userEvent.click(await screen.findByRole('button', { name: '送出' }))
  await vi.waitFor(() => expect(screen.queryByText('未送出')).toBeNull())
  expect(await listConversations(userId)).toMatchObject([{ unsent: [] }])
})

test('marks an unsent question in its log and discards it there', async () => {
  const { userId, conversationId } = await askOffline()
  renderInApp(<ConversationLog conversationId={conversationId} />)
  expect(await screen.findByText('未送出')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '不送了' }))
  await vi.waitFor(async () => expect(await listConversations(userId)).toEqual([]))
})

test('announces the next free round when none is left', async () => {
  await logIn()
  renderInApp(<QuotaSpentNotice product="bg" onPay={() => undefined} />)
  const words = await screen.findByText('今天免费的已经用过，明天 0 点又有 1 次。写下的都留着。')
  expect(words.nextElementSibling).toHaveTextContent('看价目')
})

test('states when a product has no daily free rounds', async () => {
  await logIn()
  renderInApp(<QuotaSpentNotice product="cs" onPay={() => undefined} />)
  expect(await screen.findByText(/这里没有每天的免费次数，问事有。$/)).toBeVisible()
})

test('renews a daily free round for its product only', () => {
  const stored = { product_id: 'bg', unlimited: false, times: 0, is_free: false }
  expect(applyDailyRenewal(stored, '2031-05-01', '2031-05-02').times).toBe(1)
  expect(applyDailyRenewal(stored, '2031-05-02', '2031-05-02').times).toBe(0)
  expect(applyDailyRenewal({ ...stored, times: 4 }, '2031-05-01', '2031-05-02').times).toBe(4)
  expect(applyDailyRenewal({ ...stored, product_id: 'cs' }, '2031-05-01', '2031-05-02').times).toBe(0)
})
