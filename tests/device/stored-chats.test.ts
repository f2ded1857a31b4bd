import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { ChatTurn, Conversation } from '#contract/chat.ts'
import { type DeviceExport, deviceExport } from '#contract/export-file.ts'
import { exportUserData } from '#device/account/export.ts'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { fetchConversationLog } from '#device/chats/chat-log.ts'
import { fetchSuggestedQuestions, fetchRemainingQuota } from '#device/chats/chat-queries.ts'
import { getConversation, listConversations, removeConversation } from '#device/chats/conversations.ts'
import { draftKeyOf, getDraft, saveDraft } from '#device/chats/drafts.ts'
import { resumeAnswers } from '#device/chats/resume.ts'
import { MAX_STORED_TURNS } from '#device/chats/turn-limit.ts'
import { listTurns } from '#device/chats/turns.ts'
import { getUserDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { formerDatabaseOf } from '../support/former-database.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ANSWER, useChatServer } from './chat-server.ts'
import { ARCHIVE_ID, askAsUser, askedElsewhere, createLoggedInUser, stubOnLine, titlesOf } from './chat-user.ts'

const server = useChatServer()

const goOffline = () => configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })

describe('conversations from another device', () => {
  it('are pulled in full and are readable without a network', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, '去北京吗')
    askedElsewhere(server, userId, '去多久', conversation_id)
    askedElsewhere(server, userId, '学什么')
    await pullDocument('chats')
    goOffline()
    expect(await titlesOf(userId)).toEqual(['学什么', '去北京吗'])
    const turns = await listTurns(userId, conversation_id)
    expect(turns.map(({ text }) => text)).toEqual(['去北京吗', '去多久'])
    for (const { answer } of turns) expect(answer).toEqual({ state: 'done', by: 'house', pieces: ANSWER, rating: 0 })
    await expect(fetchConversationLog(userId, conversation_id)).rejects.toMatchObject({ codeName: 'offline' })
  })

  it('are fetched again only where something has changed', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, '一')
    askedElsewhere(server, userId, '二')
    await pullDocument('chats')
    server.requests.length = 0
    await pullDocument('chats')
    expect(server.requests).toEqual(['logs'])
    askedElsewhere(server, userId, '三', conversation_id)
    await pullDocument('chats')
    expect(server.requests).toEqual(['logs', 'logs', `log ${conversation_id}`])
    expect(await titlesOf(userId)).toEqual(['一', '二'])
  })

  it('are listed page by page, then only down to known entries', async () => {
    const { userId } = await createLoggedInUser(server)
    for (let i = 0; i < 230; i++) askedElsewhere(server, userId, `第 ${i} 问`)
    await pullDocument('chats')
    expect(server.requests.filter((each) => each === 'logs')).toHaveLength(3)
    expect(await listConversations(userId)).toHaveLength(230)
    server.requests.length = 0
    askedElsewhere(server, userId, '又一问')
    await pullDocument('chats')
    expect(server.requests.filter((each) => each === 'logs')).toHaveLength(2)
    expect((await titlesOf(userId))[0]).toBe('又一问')
  })

  it('with an unfinished answer are resumed here', async () => {
    const { userId } = await createLoggedInUser(server)
    const message_id = uuidv7()
    const conversation_id = uuidv7()
    server.storeQuestion(userId, { conversation_id, message_id, mode: 'dt', text: '什么是日主', locale: 'zh_CN' })
    await pullDocument('chats')
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { state: 'writing', pieces: [] } }])
    await resumeAnswers()
    expect(await listTurns(userId, conversation_id)).toMatchObject([{ answer: { state: 'done', pieces: ANSWER } }])
  })

  it('are deleted here when removed there, unlike new local ones', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, '一')
    await pullDocument('chats')
    server.logs.get(conversation_id)!.removed = true
    const pulling = pullDocument('chats')
    const { conversationId } = await askAsUser({ userId }, { text: '二' })
    await pulling
    expect(await titlesOf(userId)).toEqual(['二'])
    await waitUntil(async () => (await listTurns(userId, conversationId))[0]?.answer.state === 'done')
    expect(await getConversation(userId, conversation_id)).toBeNull()
  })

  it('are found by their titles, questions and answers', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, 'Move to Berlin?')
    askedElsewhere(server, userId, '学琴还是学画', conversation_id)
    await pullDocument('chats')
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

describe('drafts', () => {
  it('are stored per conversation, per mode and per card', async () => {
    const { userId } = await createLoggedInUser(server)
    const places = [{ mode: 'ms' as const }, { mode: 'ms' as const, card: 'career' }, { mode: 'ms' as const, conversationId: uuidv7() }]
    for (const [i, place] of places.entries()) await saveDraft(userId, draftKeyOf(place), { text: `第 ${i}` })
    for (const [i, place] of places.entries()) expect((await getDraft(userId, draftKeyOf(place)))?.text).toBe(`第 ${i}`)
    await saveDraft(userId, 'ms', { text: '' })
    expect(await getDraft(userId, 'ms')).toBeNull()
    await saveDraft(userId, 'bg', { text: '', cast: [7, 7, 7, 7, 7, 9] })
    expect(await getDraft(userId, 'bg')).toMatchObject({ text: '', cast: [7, 7, 7, 7, 7, 9], lot: null })
  })

  it('are limited to two hundred, without the oldest ones', async () => {
    const { userId } = await createLoggedInUser(server)
    const rows = Array.from({ length: 200 }, (_, i) => ({ key: `k${i}`, text: `${i}`, cast: null, lot: null, at: i }))
    await getUserDb(userId).drafts.bulkPut(rows)
    await saveDraft(userId, 'new', { text: '新' })
    expect([await getUserDb(userId).drafts.count(), await getDraft(userId, 'k0'), (await getDraft(userId, 'k1'))?.text]).toEqual([
      200,
      null,
      '1',
    ])
  })
})

describe('storage space', () => {
  it('is limited by evicting turns, which are fetched again on opening', async () => {
    const { userId } = await createLoggedInUser(server)
    const old = askedElsewhere(server, userId, '旧')
    const recent = askedElsewhere(server, userId, '新')
    await pullDocument('chats')
    const { confirmed } = (await getUserDb(userId).turns.get(recent.message_id))!
    const more = Array.from({ length: MAX_STORED_TURNS - 1 }, () => {
      const turn = { ...confirmed!, message_id: uuidv7() }
      return { message_id: turn.message_id, shown: turn, confirmed: turn }
    })
    await getUserDb(userId).turns.bulkPut(more)
    server.change(server.logs.get(recent.conversation_id)!, { turns: MAX_STORED_TURNS })
    stubOnLine(false)
    const waiting = await askAsUser({ userId }, { conversationId: old.conversation_id, text: '还在等' })
    stubOnLine(true)
    await pullDocument('chats')
    expect(await getUserDb(userId).turns.count()).toBe(MAX_STORED_TURNS + 1)
    expect((await listTurns(userId, old.conversation_id)).map(({ message_id }) => message_id)).toEqual([waiting.messageId])
    expect(await titlesOf(userId)).toEqual(['新', '旧'])
    await fetchConversationLog(userId, old.conversation_id)
    expect((await listTurns(userId, old.conversation_id)).map(({ text }) => text)).toEqual(['旧', '还在等'])
  })

  it('is freed of conversations removed more than 30 days ago', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversation_id } = askedElsewhere(server, userId, '一')
    await pullDocument('chats')
    await removeConversation(userId, conversation_id)
    await sync()
    await pullDocument('chats')
    const row = (await getUserDb(userId).conversations.get(conversation_id))!
    expect(await getUserDb(userId).turns.count()).toBe(1)
    await getUserDb(userId).conversations.put({ ...row, gone: { ...row.gone!, at: Date.now() - 31 * 86_400_000 } })
    await pullDocument('chats')
    expect([await getUserDb(userId).conversations.count(), await getUserDb(userId).turns.count()]).toEqual([0, 0])
  })
})

it('a device export contains every conversation with its answers', async () => {
  const { userId } = await createLoggedInUser(server)
  const { conversation_id } = askedElsewhere(server, userId, '一')
  await pullDocument('chats')
  stubOnLine(false)
  await askAsUser({ userId }, { conversationId: conversation_id, text: '还在等' })
  goOffline()
  const { file, source } = await exportUserData(userId)
  const written = JSON.parse(await file.text()) as DeviceExport
  const { conversation, turns } = server.logs.get(conversation_id)!
  expect([source, deviceExport.parse(written).chats]).toEqual([
    'device',
    [{ conversation, turns } satisfies { conversation: Conversation; turns: ChatTurn[] }],
  ])
})

it('remaining uses and suggested questions are fetched from the server', async () => {
  await createLoggedInUser(server)
  expect(await fetchRemainingQuota({ mode: 'ms', archiveId: ARCHIVE_ID })).toMatchObject({ product_id: `ms:${ARCHIVE_ID}`, times: 4 })
  expect(await fetchRemainingQuota({ mode: 'dt' })).toMatchObject({ product_id: 'dt' })
  expect(await fetchSuggestedQuestions('bg', 'en_US')).toEqual(['bg 一问', 'bg 二问'])
})

it('upgrades a database from before conversations without losing rows', async () => {
  const { userId } = await createLoggedInUser(server)
  const old = formerDatabaseOf(userId, 4)
  await old.table('state').put({ key: 'chosen', value: ARCHIVE_ID })
  old.close()
  askedElsewhere(server, userId, '一')
  await pullDocument('chats')
  expect(await titlesOf(userId)).toEqual(['一'])
  expect(await getUserDb(userId).state.get('chosen')).toEqual({ key: 'chosen', value: ARCHIVE_ID })
})
