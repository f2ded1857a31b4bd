import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ConversationList } from '#app/features/chat/history/conversation-list.tsx'
import { addArchive } from '#device/archives/archives.ts'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent.replace(/？.*/, '？'))

/** Renders two conversations, each about another person, from May and June 2031. */
async function open() {
  const { user_id: userId } = await logIn()
  const [one, two] = [await addArchive(userId, birth), await addArchive(userId, { ...birth, user_name: '周若棠' })]
  const ask = async (text: string, archiveId: string, at: Date) => {
    const answer = { mode: 'ms', by: 'house', locale: 'zh_CN', pieces: [] } as const
    const { conversationId } = await storeLocalTurn(userId, { ...answer, text, archiveId })
    const { conversations } = getUserDb(userId)
    const row = await conversations.get(conversationId)
    await conversations.put({ ...row!, own: { ...row!.own!, changed_at: at.getTime() } })
  }
  await ask('我适合做什么？', one.archive_id, new Date(2031, 4, 20, 12))
  await ask('她适合做什么？', two.archive_id, new Date(2031, 5, 20, 12))
  renderInApp(<ConversationList />)
  await screen.findByRole('combobox', { name: '关于谁' })
}

test('filters conversations by person and by month', async () => {
  await open()
  await waitFor(() => expect(titles()).toEqual(['她适合做什么？', '我适合做什么？']))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '关于谁' }), '林知远')
  expect(titles()).toEqual(['我适合做什么？'])
  expect(screen.getByText('1 段')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '关于谁' }), '所有人')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '哪个月' }), '2031年6月')
  expect(titles()).toEqual(['她适合做什么？'])
})

test('states that no conversation matches', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '关于谁' }), '林知远')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '哪个月' }), '2031年6月')
  expect(screen.getByText('没有这样的对话。')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
