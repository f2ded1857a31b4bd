import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { ChatTurn, Conversation } from '#contract/chat.ts'
import { type DeviceExport, deviceExport } from '#contract/export-file.ts'
import { exportAll } from '#device/account/export.ts'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { fetchLog } from '#device/chats/chat-log.ts'
import { fetchQuestions, fetchRemaining } from '#device/chats/chat-queries.ts'
import {
  getConversation,
  listConversations,
  removeConversation,
  renameConversation,
  restoreConversation,
} from '#device/chats/conversations.ts'
import { draftKeyOf, getDraft, saveDraft } from '#device/chats/drafts.ts'
import { resumeAnswers } from '#device/chats/resume.ts'
import { MAX_STORED_TURNS } from '#device/chats/turn-limit.ts'
import { listTurns, rateAnswer } from '#device/chats/turns.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { listFailures, listUnsent } from '#device/outbox/unsent.ts'
import { userDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { pull } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { formerDatabaseOf } from '../support/former-database.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ANSWER, ARCHIVE_ID, asks, lineIs, personHere, useChatServer } from './chat-server.ts'

const server = useChatServer()

const goOffline = () => configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })

/** Asked and answered on another device. */
function askedElsewhere(owner: string, text: string, conversation_id = uuidv7()): { conversation_id: string; message_id: string } {
  const message_id = uuidv7()
  server.keep(owner, { conversation_id, message_id, mode: 'ms', text, locale: 'zh_CN', archive_id: ARCHIVE_ID })
  server.end(owner, message_id)
  return { conversation_id, message_id }
}

const titlesOf = async (userId: string, words?: string) => (await listConversations(userId, words)).map(({ title }) => title)

describe('conversations of another device', () => {
  it('are here, with all that was said, without anyone opening them, and are read without a network', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, '去北京吗')
    askedElsewhere(userId, '去多久', conversation_id)
    askedElsewhere(userId, '学什么')
    await pull('chats')
    goOffline()
    expect(await titlesOf(userId)).toEqual(['学什么', '去北京吗'])
    const turns = await listTurns(userId, conversation_id)
    expect(turns.map(({ text }) => text)).toEqual(['去北京吗', '去多久'])
    for (const { answer } of turns) expect(answer).toEqual({ state: 'done', by: 'house', pieces: ANSWER, rating: 0 })
    await expect(fetchLog(userId, conversation_id)).rejects.toMatchObject({ codeName: 'offline' })
  })

  it('are asked for again only where something has changed', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, '一')
    askedElsewhere(userId, '二')
    await pull('chats')
    server.asked.length = 0
    await pull('chats')
    expect(server.asked).toEqual(['logs'])
    askedElsewhere(userId, '三', conversation_id)
    await pull('chats')
    expect(server.asked).toEqual(['logs', 'logs', `log ${conversation_id}`])
    expect(await titlesOf(userId)).toEqual(['一', '二'])
  })

  it('are asked for page by page, and later only as far as something is new', async () => {
    const { userId } = await personHere(server)
    for (let i = 0; i < 230; i++) askedElsewhere(userId, `第 ${i} 问`)
    await pull('chats')
    expect(server.asked.filter((each) => each === 'logs')).toHaveLength(3)
    expect(await listConversations(userId)).toHaveLength(230)
    server.asked.length = 0
    askedElsewhere(userId, '又一问')
    await pull('chats')
    expect(server.asked.filter((each) => each === 'logs')).toHaveLength(2)
    expect((await titlesOf(userId))[0]).toBe('又一问')
  })

  it('in which an answer is being written are gone on with here', async () => {
    const { userId } = await personHere(server)
    const message_id = uuidv7()
    const conversation_id = uuidv7()
    server.keep(userId, { conversation_id, message_id, mode: 'dt', text: '什么是日主', locale: 'zh_CN' })
    await pull('chats')
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { state: 'writing', pieces: [] } }])
    await resumeAnswers()
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { state: 'done', pieces: ANSWER } }])
  })

  it('that were removed there are here no longer; one that was begun meanwhile is', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, '一')
    await pull('chats')
    server.rooms.get(conversation_id)!.removed = true
    const pulling = pull('chats')
    const { conversationId } = await asks({ userId }, { text: '二' })
    await pulling
    expect(await titlesOf(userId)).toEqual(['二'])
    await waitUntil(async () => (await listTurns(userId, conversationId))[0]?.answer.state === 'done')
    expect(await getConversation(userId, conversation_id)).toBeNull()
  })

  it('are found by words of their titles, questions and answers', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, 'Move to Berlin?')
    askedElsewhere(userId, '学琴还是学画', conversation_id)
    await pull('chats')
    await storeLocalTurn(userId, {
      mode: 'dt',
      by: 'house',
      text: '什么是空亡',
      locale: 'zh_CN',
      pieces: [{ kind: 'text', text: '旬中所缺。', cites: [] }],
    })
    expect(await titlesOf(userId, ' berlin')).toEqual(['Move to Berlin?'])
    expect(await titlesOf(userId, '学琴')).toEqual(['Move to Berlin?'])
    expect(await titlesOf(userId, '旬中')).toEqual(['什么是空亡'])
    expect(await titlesOf(userId, '没有的话')).toEqual([])
  })
})

describe('changes', () => {
  it('show at once, are sent in order, and lie over what comes down meanwhile', async () => {
    const { userId } = await personHere(server)
    const { conversation_id, message_id } = askedElsewhere(userId, '一')
    const second = askedElsewhere(userId, '二')
    await pull('chats')
    await renameConversation(userId, conversation_id, '换工作')
    await rateAnswer(userId, message_id, 1)
    await rateAnswer(userId, message_id, -1)
    await removeConversation(userId, second.conversation_id)
    askedElsewhere(userId, '三', conversation_id)
    await pull('chats')
    expect(await titlesOf(userId)).toEqual(['换工作'])
    expect((await listTurns(userId, conversation_id)).map(({ answer }) => answer.rating)).toEqual([-1, 0])
    expect((await listUnsent(userId)).map(({ kind }) => kind)).toEqual(['chatRename', 'chatRate', 'chatRemove'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 3 })
    expect(server.rooms.get(conversation_id)).toMatchObject({ conversation: { title: '换工作' }, turns: [{ answer: { rating: -1 } }, {}] })
    expect(server.rooms.get(second.conversation_id)?.removed).toBe(true)
    await pull('chats')
    expect(await titlesOf(userId)).toEqual(['换工作'])
    expect((await listTurns(userId, conversation_id)).map(({ answer }) => answer.rating)).toEqual([-1, 0])
  })

  it('lie over an answer that is being written', async () => {
    const { userId } = await personHere(server)
    server.written = 2
    const { conversationId, messageId } = await asks({ userId })
    await renameConversation(userId, conversationId, '换工作')
    await rateAnswer(userId, messageId, 1)
    server.written = ANSWER.length
    server.calls.cutLines()
    await waitUntil(async () => (await listTurns(userId, conversationId))[0]?.answer.state === 'done')
    expect(await listTurns(userId, conversationId)).toMatchObject([{ answer: { rating: 1, pieces: ANSWER } }])
    expect(await titlesOf(userId)).toEqual(['换工作'])
  })

  it('a removal is taken back before and after it was sent, with all that was said', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, '一')
    await pull('chats')
    await removeConversation(userId, conversation_id)
    await restoreConversation(userId, conversation_id)
    expect(await titlesOf(userId)).toEqual(['一'])
    await removeConversation(userId, conversation_id)
    await sync()
    await pull('chats')
    expect([await titlesOf(userId), server.rooms.get(conversation_id)?.removed]).toEqual([[], true])
    await restoreConversation(userId, conversation_id)
    expect(await titlesOf(userId)).toEqual(['一'])
    await sync()
    await pull('chats')
    expect([await titlesOf(userId), server.rooms.get(conversation_id)?.removed]).toEqual([['一'], false])
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { pieces: ANSWER } }])
  })

  it('of what another device has removed are told or met, and go with it', async () => {
    const { userId } = await personHere(server)
    const one = askedElsewhere(userId, '一')
    const two = askedElsewhere(userId, '二')
    await pull('chats')
    await renameConversation(userId, one.conversation_id, '甲')
    await rateAnswer(userId, one.message_id, 1)
    await removeConversation(userId, two.conversation_id)
    for (const { conversation_id } of [one, two]) server.rooms.delete(conversation_id)
    await sync()
    expect(await titlesOf(userId)).toEqual([])
    expect(await listFailures(userId)).toMatchObject([{ intent: { kind: 'chatRename' }, name: '甲' }])
  })

  it('are discarded, and what the server has shows again', async () => {
    const { userId } = await personHere(server)
    const { conversation_id, message_id } = askedElsewhere(userId, '一')
    await pull('chats')
    await renameConversation(userId, conversation_id, '甲')
    await rateAnswer(userId, message_id, 1)
    await discardUnsentChanges(userId)
    expect([await titlesOf(userId), (await listTurns(userId, conversation_id))[0]?.answer.rating]).toEqual([['一'], 0])
  })

  it('of another user’s screen are refused', async () => {
    const first = await personHere(server)
    const { conversation_id, message_id } = askedElsewhere(first.userId, '一')
    await pull('chats')
    const second = await personHere(server)
    await expect(renameConversation(first.userId, conversation_id, '甲')).rejects.toThrow(OtherUser)
    await expect(removeConversation(first.userId, conversation_id)).rejects.toThrow(OtherUser)
    await expect(restoreConversation(first.userId, conversation_id)).rejects.toThrow(OtherUser)
    await expect(rateAnswer(first.userId, message_id, 1)).rejects.toThrow(OtherUser)
    await expect(fetchLog(first.userId, conversation_id)).rejects.toThrow(OtherUser)
    await expect(fetchLog(second.userId, conversation_id)).rejects.toMatchObject({ codeName: 'notFound' })
    expect([await titlesOf(first.userId), await titlesOf(second.userId)]).toEqual([['一'], []])
  })
})

describe('what this device answered by itself', () => {
  const pieces = [{ kind: 'text' as const, text: '十神是日主与他干的关系。', cites: [] }]

  it('stays on it, is rated, renamed, removed and brought back here, and nothing of it is sent', async () => {
    const { userId } = await personHere(server)
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
    await pull('chats')
    expect(await listConversations(userId)).toMatchObject([{ mode: 'dt', title: '十神', is_own: true, turns: 1 }])
    expect([server.rooms.size, await listUnsent(userId)]).toEqual([0, []])
  })

  it('stands beside what the server answers later in the same conversation', async () => {
    const { userId } = await personHere(server)
    const { conversationId } = await storeLocalTurn(userId, { mode: 'dt', by: 'house', text: '什么是十神？', locale: 'zh_CN', pieces })
    await asks({ userId }, { conversationId, mode: 'dt', archiveId: null, text: '正官呢？' })
    await waitUntil(async () => (await listTurns(userId, conversationId))[1]?.answer.state === 'done')
    await pull('chats')
    expect((await listTurns(userId, conversationId)).map(({ text, is_local }) => [text, is_local])).toEqual([
      ['什么是十神？', true],
      ['正官呢？', false],
    ])
    expect(await listConversations(userId)).toMatchObject([{ is_own: false, title: '正官呢？' }])
  })
})

describe('drafts', () => {
  it('are kept one to a conversation, to a mode and to a card of the book', async () => {
    const { userId } = await personHere(server)
    const places = [{ mode: 'ms' as const }, { mode: 'ms' as const, card: 'career' }, { mode: 'ms' as const, conversationId: uuidv7() }]
    for (const [i, place] of places.entries()) await saveDraft(userId, draftKeyOf(place), { text: `第 ${i}` })
    for (const [i, place] of places.entries()) expect((await getDraft(userId, draftKeyOf(place)))?.text).toBe(`第 ${i}`)
    await saveDraft(userId, 'ms', { text: '' })
    expect(await getDraft(userId, 'ms')).toBeNull()
    await saveDraft(userId, 'bg', { text: '', cast: [7, 7, 7, 7, 7, 9] })
    expect(await getDraft(userId, 'bg')).toMatchObject({ text: '', cast: [7, 7, 7, 7, 7, 9], lot: null })
  })

  it('are no more than two hundred: the oldest go', async () => {
    const { userId } = await personHere(server)
    const rows = Array.from({ length: 200 }, (_, i) => ({ key: `k${i}`, text: `${i}`, cast: null, lot: null, at: i }))
    await userDb(userId).drafts.bulkPut(rows)
    await saveDraft(userId, 'new', { text: '新' })
    expect([await userDb(userId).drafts.count(), await getDraft(userId, 'k0'), (await getDraft(userId, 'k1'))?.text]).toEqual([
      200,
      null,
      '1',
    ])
  })
})

describe('space', () => {
  it('is bounded: what the server has of the longest unchanged conversations goes, and comes when it is opened', async () => {
    const { userId } = await personHere(server)
    const old = askedElsewhere(userId, '旧')
    const recent = askedElsewhere(userId, '新')
    await pull('chats')
    const { confirmed } = (await userDb(userId).turns.get(recent.message_id))!
    const more = Array.from({ length: MAX_STORED_TURNS - 1 }, () => {
      const turn = { ...confirmed!, message_id: uuidv7() }
      return { message_id: turn.message_id, shown: turn, confirmed: turn }
    })
    await userDb(userId).turns.bulkPut(more)
    server.change(server.rooms.get(recent.conversation_id)!, { turns: MAX_STORED_TURNS })
    lineIs(false)
    const waiting = await asks({ userId }, { conversationId: old.conversation_id, text: '还在等' })
    lineIs(true)
    await pull('chats')
    expect(await userDb(userId).turns.count()).toBe(MAX_STORED_TURNS + 1)
    expect((await listTurns(userId, old.conversation_id)).map(({ message_id }) => message_id)).toEqual([waiting.messageId])
    expect(await titlesOf(userId)).toEqual(['新', '旧'])
    await fetchLog(userId, old.conversation_id)
    expect((await listTurns(userId, old.conversation_id)).map(({ text }) => text)).toEqual(['旧', '还在等'])
  })

  it('is left by a conversation that was removed more than 30 days ago, with all that was said in it', async () => {
    const { userId } = await personHere(server)
    const { conversation_id } = askedElsewhere(userId, '一')
    await pull('chats')
    await removeConversation(userId, conversation_id)
    await sync()
    await pull('chats')
    const row = (await userDb(userId).conversations.get(conversation_id))!
    expect(await userDb(userId).turns.count()).toBe(1)
    await userDb(userId).conversations.put({ ...row, gone: { ...row.gone!, at: Date.now() - 31 * 86_400_000 } })
    await pull('chats')
    expect([await userDb(userId).conversations.count(), await userDb(userId).turns.count()]).toEqual([0, 0])
  })
})

it('the file that a device writes by itself has every conversation with what was answered in it', async () => {
  const { userId } = await personHere(server)
  const { conversation_id } = askedElsewhere(userId, '一')
  await pull('chats')
  lineIs(false)
  await asks({ userId }, { conversationId: conversation_id, text: '还在等' })
  goOffline()
  const { file, source } = await exportAll(userId)
  const written = JSON.parse(await file.text()) as DeviceExport
  const { conversation, turns } = server.rooms.get(conversation_id)!
  expect([source, deviceExport.parse(written).chats]).toEqual([
    'device',
    [{ conversation, turns } satisfies { conversation: Conversation; turns: ChatTurn[] }],
  ])
})

it('what is left and what is suggested are asked for as they stand', async () => {
  await personHere(server)
  expect(await fetchRemaining({ mode: 'ms', archiveId: ARCHIVE_ID })).toMatchObject({ product_id: `ms:${ARCHIVE_ID}`, times: 4 })
  expect(await fetchRemaining({ mode: 'dt' })).toMatchObject({ product_id: 'dt' })
  expect(await fetchQuestions('bg', 'en_US')).toEqual(['bg 一问', 'bg 二问'])
})

it('a database from before there were conversations keeps its rows, and conversations come beside them', async () => {
  const { userId } = await personHere(server)
  const old = formerDatabaseOf(userId, 4)
  await old.table('state').put({ key: 'chosen', value: ARCHIVE_ID })
  old.close()
  askedElsewhere(userId, '一')
  await pull('chats')
  expect(await titlesOf(userId)).toEqual(['一'])
  expect(await userDb(userId).state.get('chosen')).toEqual({ key: 'chosen', value: ARCHIVE_ID })
})
