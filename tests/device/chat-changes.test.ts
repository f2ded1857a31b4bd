import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { fetchConversationLog } from '#device/chats/chat-log.ts'
import { listConversations, removeConversation, renameConversation, restoreConversation } from '#device/chats/conversations.ts'
import { listTurns, rateAnswer } from '#device/chats/turns.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ANSWER, useChatServer } from './chat-server.ts'
import { askAsUser, askedElsewhere, createLoggedInUser, titlesOf } from './chat-user.ts'

const server = useChatServer()

describe('pending chat changes', () => {
  it('show at once, are sent in order and survive a pull', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id, message_id } = askedElsewhere(server, userId, '一')
    const second = askedElsewhere(server, userId, '二')
    await pullDocument('chats')
    await renameConversation(userId, conversation_id, '换工作')
    await rateAnswer(userId, message_id, 1)
    await rateAnswer(userId, message_id, -1)
    await removeConversation(userId, second.conversation_id)
    askedElsewhere(server, userId, '三', conversation_id)
    await pullDocument('chats')
    expect(await titlesOf(userId)).toEqual(['换工作'])
    expect((await listTurns(userId, conversation_id)).map(({ answer }) => answer.rating)).toEqual([-1, 0])
    expect((await listPendingChanges(userId)).map(({ kind }) => kind)).toEqual(['chatRename', 'chatRate', 'chatRemove'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 3 })
    expect(server.logs.get(conversation_id)).toMatchObject({ conversation: { title: '换工作' }, turns: [{ answer: { rating: -1 } }, {}] })
    expect(server.logs.get(second.conversation_id)?.removed).toBe(true)
    await pullDocument('chats')
    expect(await titlesOf(userId)).toEqual(['换工作'])
    expect((await listTurns(userId, conversation_id)).map(({ answer }) => answer.rating)).toEqual([-1, 0])
  })

  it('survive the arrival of a pending answer', async () => {
    const { userId } = await createLoggedInUser(server)
    server.written = 2
    const { conversationId, messageId } = await askAsUser({ userId })
    await renameConversation(userId, conversationId, '换工作')
    await rateAnswer(userId, messageId, 1)
    server.written = ANSWER.length
    server.calls.cutLines()
    await waitUntil(async () => (await listTurns(userId, conversationId))[0]?.answer.state === 'done')
    expect(await listTurns(userId, conversationId)).toMatchObject([{ answer: { rating: 1, pieces: ANSWER } }])
    expect(await titlesOf(userId)).toEqual(['换工作'])
  })

  it('restore a removed conversation before and after the removal was sent', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, '一')
    await pullDocument('chats')
    await removeConversation(userId, conversation_id)
    await restoreConversation(userId, conversation_id)
    expect(await titlesOf(userId)).toEqual(['一'])
    await removeConversation(userId, conversation_id)
    await sync()
    await pullDocument('chats')
    expect([await titlesOf(userId), server.logs.get(conversation_id)?.removed]).toEqual([[], true])
    await restoreConversation(userId, conversation_id)
    expect(await titlesOf(userId)).toEqual(['一'])
    await sync()
    await pullDocument('chats')
    expect([await titlesOf(userId), server.logs.get(conversation_id)?.removed]).toEqual([['一'], false])
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { pieces: ANSWER } }])
  })

  it('of a conversation deleted elsewhere fail or are dropped', async () => {
    const { userId } = await createLoggedInUser(server)
    const one = askedElsewhere(server, userId, '一')
    const two = askedElsewhere(server, userId, '二')
    await pullDocument('chats')
    await renameConversation(userId, one.conversation_id, '甲')
    await rateAnswer(userId, one.message_id, 1)
    await removeConversation(userId, two.conversation_id)
    for (const { conversation_id } of [one, two]) server.logs.delete(conversation_id)
    await sync()
    expect(await titlesOf(userId)).toEqual([])
    expect(await listFailures(userId)).toMatchObject([{ intent: { kind: 'chatRename' }, name: '甲' }])
  })

  it('can be discarded, which shows the server state again', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id, message_id } = askedElsewhere(server, userId, '一')
    await pullDocument('chats')
    await renameConversation(userId, conversation_id, '甲')
    await rateAnswer(userId, message_id, 1)
    await discardUnsentChanges(userId)
    expect([await titlesOf(userId), (await listTurns(userId, conversation_id))[0]?.answer.rating]).toEqual([['一'], 0])
  })

  it('are rejected on the screen of another user', async () => {
    const first = await createLoggedInUser(server)
    const { conversation_id, message_id } = askedElsewhere(server, first.userId, '一')
    await pullDocument('chats')
    const second = await createLoggedInUser(server)
    await expect(renameConversation(first.userId, conversation_id, '甲')).rejects.toThrow(OtherUserError)
    await expect(removeConversation(first.userId, conversation_id)).rejects.toThrow(OtherUserError)
    await expect(restoreConversation(first.userId, conversation_id)).rejects.toThrow(OtherUserError)
    await expect(rateAnswer(first.userId, message_id, 1)).rejects.toThrow(OtherUserError)
    await expect(fetchConversationLog(first.userId, conversation_id)).rejects.toThrow(OtherUserError)
    await expect(fetchConversationLog(second.userId, conversation_id)).rejects.toMatchObject({ codeName: 'notFound' })
    expect([await titlesOf(first.userId), await titlesOf(second.userId)]).toEqual([['一'], []])
  })
})

describe('a turn that this device answered itself', () => {
  const pieces = [{ kind: 'text' as const, text: '十神是日主与他干的关系。', cites: [] }]

  it('is rated, renamed, removed and restored locally, and never sent', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversationId, messageId } = await storeLocalTurn(userId, {
      mode: 'dt',
      by: 'house',
      text: '什么是十神？',
      locale: 'zh_CN',
      pieces,
    })
    await rateAnswer(userId, messageId, 1)
    await renameConversation(userId, conversationId, '十神')
    expect(await listTurns(userId, conversationId)).toMatchObject([
      { is_local: true, send: null, answer: { state: 'done', by: 'house', pieces, rating: 1 } },
    ])
    await removeConversation(userId, conversationId)
    expect(await titlesOf(userId)).toEqual([])
    await restoreConversation(userId, conversationId)
    await sync()
    await pullDocument('chats')
    expect(await listConversations(userId)).toMatchObject([{ mode: 'dt', title: '十神', is_own: true, turns: 1 }])
    expect([server.logs.size, await listPendingChanges(userId)]).toEqual([0, []])
  })

  it('is listed before a later server turn of the same conversation', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversationId } = await storeLocalTurn(userId, { mode: 'dt', by: 'house', text: '什么是十神？', locale: 'zh_CN', pieces })
    await askAsUser({ userId }, { conversationId, mode: 'dt', archiveId: null, text: '正官呢？' })
    await waitUntil(async () => (await listTurns(userId, conversationId))[1]?.answer.state === 'done')
    await pullDocument('chats')
    expect((await listTurns(userId, conversationId)).map(({ text, is_local }) => [text, is_local])).toEqual([
      ['什么是十神？', true],
      ['正官呢？', false],
    ])
    expect(await listConversations(userId)).toMatchObject([{ is_own: false, title: '正官呢？' }])
  })
})
