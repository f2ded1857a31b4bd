/** Tests device code against the real server with ledger, answer job and database; only the answers are scripted. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerExport } from '#contract/export-file.ts'
import { exportUserData } from '#device/account/export.ts'
import { askQuestion, storeLocalTurn, stopAnswer } from '#device/chats/ask.ts'
import { fetchSuggestedQuestions, fetchRemainingQuota } from '#device/chats/chat-queries.ts'
import {
  getConversation,
  listConversations,
  removeConversation,
  renameConversation,
  restoreConversation,
} from '#device/chats/conversations.ts'
import { getDraft } from '#device/chats/drafts.ts'
import { countLocalTurns } from '#device/outbox/unsent.ts'
import { listTurns, rateAnswer } from '#device/chats/turns.ts'
import { saveLogin } from '#device/session/session.ts'
import { getUserDb } from '#device/store/db.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { answerPiece, createSimulatedAnswers } from '../support/answering.ts'
import { listChatInconsistencies, grantTestUses } from '../support/chat.ts'
import { createArchiveInput, newId, signIn, type Account } from '../support/server-client.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { waitUntil } from '../support/wait-until.ts'
import { startCuttableConnection, type CuttableConnection } from './cuttable-connection.ts'

const played = createSimulatedAnswers()
let fixture: ServerFixture
let lineTo: CuttableConnection
beforeAll(async () => {
  fixture = await startServerFixture('SQLite', {}, played)
  lineTo = await startCuttableConnection(fixture.server.url)
})
afterAll(async () => {
  await lineTo.stop()
  await fixture.stop()
})
beforeEach(async () => {
  await Promise.all(deviceDb.tables.map((table) => table.clear()))
  configureApi({ baseUrl: lineTo.url, timeoutMs: 10_000, hedgeAfterMs: 10_000, silenceMs: 45_000, retryMs: 1 })
})

/** Logs in a user who has an archive and `times` paid questions about it. */
async function newAskingUser(times = 3) {
  const account = await signIn(fixture.server)
  const { userId, token, address: email, apiTokens: api_tokens } = account
  await saveLogin({ token, user_id: userId, email, api_tokens })
  await account.call('addArchive', createArchiveInput(), newId())
  const { archive_id } = (await account.call('getArchive')).data.archives[0]!
  if (times > 0) await grantTestUses(fixture.db, account, 'ms', times, archive_id)
  await pullAllDocuments()
  const asks = (text: string, conversationId?: string) =>
    askQuestion(userId, { mode: 'ms', text, locale: 'zh_CN', archiveId: archive_id, conversationId })
  return { account, userId, archive_id, asks }
}

const turnsOf = async (userId: string) => {
  const conversations = await listConversations(userId)
  return (await Promise.all(conversations.map(({ conversation_id }) => listTurns(userId, conversation_id)))).flat()
}

const allDone = (userId: string) =>
  waitUntil(async () => (await turnsOf(userId)).every(({ answer }) => answer.state !== 'asking' && answer.state !== 'writing'))

/** Asserts that device and server have the same conversations and that each answer was paid for once. */
async function agree(account: Account): Promise<void> {
  const conversations = await listConversations(account.userId)
  const { data } = await account.call('chatLogs')
  expect(conversations).toEqual(data.conversations.map((each) => ({ unsent: [], ...each, is_own: false })))
  for (const { conversation_id } of conversations) {
    const { turns } = (await account.call('chatLog', { conversation_id })).data
    expect(await listTurns(account.userId, conversation_id)).toMatchObject(turns)
  }
  expect(await listChatInconsistencies(fixture.db, account)).toEqual([])
}

/** Scripts an answer with this many pieces; the returned function releases the pieces up to a count. */
function playStepwise(text: string, pieces: number) {
  const gates = Array.from({ length: pieces }, () => Promise.withResolvers<void>())
  played.play(text, async function* stepwise(_asked, { written }) {
    for (let i = written.length; i < pieces; i++) {
      await gates[i]!.promise
      yield answerPiece(`第 ${i + 1} 句`)
    }
    return { by: 'house', isUnderstood: true }
  })
  return (count: number) => gates.slice(0, count).forEach(({ resolve }) => resolve())
}

describe('a conversation with the real server', () => {
  it('is answered, paid per question and pulled by another device', async () => {
    const { account, userId, archive_id, asks } = await newAskingUser()
    const before = await fetchRemainingQuota({ mode: 'ms', archiveId: archive_id })
    const { conversationId, remaining } = await asks('今年宜动还是宜静？')
    await allDone(userId)
    expect(remaining?.times).toBe(before.times - 1)
    await asks('那明年呢？', conversationId)
    await allDone(userId)
    await pullDocument('chats')
    await agree(account)
    expect(await listConversations(userId)).toMatchObject([{ title: '今年宜动还是宜静？', turns: 2 }])
    expect((await fetchRemainingQuota({ mode: 'ms', archiveId: archive_id })).times).toBe(before.times - 2)
    // A device without data pulls the same state.
    const db = getUserDb(userId)
    await Promise.all([db.conversations.clear(), db.turns.clear(), db.state.clear()])
    await pullDocument('chats')
    await agree(account)
    expect((await turnsOf(userId)).map(({ text }) => text)).toEqual(['今年宜动还是宜静？', '那明年呢？'])
  })

  it('is complete after cuts at every piece and is paid once', async () => {
    const { account, userId, asks } = await newAskingUser()
    const goOnTo = playStepwise('会换几次线？', 4)
    await asks('会换几次线？')
    for (const count of [1, 2, 3]) {
      goOnTo(count)
      await waitUntil(async () => (await turnsOf(userId))[0]?.answer.pieces.length === count)
      lineTo.cut()
    }
    goOnTo(4)
    await allDone(userId)
    expect((await turnsOf(userId))[0]?.answer.pieces.map(({ text }) => text)).toEqual(['第 1 句', '第 2 句', '第 3 句', '第 4 句'])
    await pullDocument('chats')
    await agree(account)
  })

  it('stops with the pieces written so far', async () => {
    const { account, userId, asks } = await newAskingUser()
    const goOnTo = playStepwise('要停的', 3)
    const { messageId } = await asks('要停的')
    goOnTo(2)
    await waitUntil(async () => (await turnsOf(userId))[0]?.answer.pieces.length === 2)
    await stopAnswer(userId, messageId)
    expect((await turnsOf(userId))[0]?.answer).toMatchObject({ state: 'stopped', pieces: [{ text: '第 1 句' }, { text: '第 2 句' }] })
    // The server finishes the stop only after the answering job has returned.
    goOnTo(3)
    await pullDocument('chats')
    await agree(account)
  })

  it('without quota restores the draft and is answered after a purchase', async () => {
    const { account, userId, archive_id, asks } = await newAskingUser(0)
    const { times } = await fetchRemainingQuota({ mode: 'ms', archiveId: archive_id })
    for (let i = 0; i < times; i++) await asks(`第 ${i} 问`)
    await allDone(userId)
    await expect(asks('还能问吗？')).rejects.toMatchObject({ codeName: 'timesSpent' })
    expect([(await getDraft(userId, 'ms'))?.text, (await turnsOf(userId)).length]).toEqual(['还能问吗？', times])
    await grantTestUses(fixture.db, account, 'ms', 1, archive_id)
    await asks('还能问吗？')
    await allDone(userId)
    await pullDocument('chats')
    await agree(account)
    expect(await getDraft(userId, 'ms')).toBeNull()
  })

  it('rejects a second question during an answer and a long one', async () => {
    const { account, userId, asks } = await newAskingUser()
    const goOnTo = playStepwise('先等等', 1)
    const { conversationId } = await asks('先等等')
    await expect(asks('急问', conversationId)).rejects.toMatchObject({ codeName: 'answerPending' })
    expect((await getDraft(userId, conversationId))?.text).toBe('急问')
    await expect(asks('长'.repeat(501))).rejects.toMatchObject({ codeName: 'invalidInput', fields: [{ field: 'text' }] })
    goOnTo(1)
    await allDone(userId)
    await pullDocument('chats')
    await agree(account)
  })

  it('about knowledge is free, and so is a care answer', async () => {
    const { account, userId } = await newAskingUser(0)
    const { conversationId } = await askQuestion(userId, { mode: 'dt', text: '什么是十神？', locale: 'zh_CN' })
    await askQuestion(userId, { mode: 'dt', text: '救', locale: 'zh_CN', conversationId })
    await allDone(userId)
    expect((await turnsOf(userId)).map(({ answer: { state, by } }) => [state, by])).toEqual([
      ['free', 'house'],
      ['free', 'care'],
    ])
    await pullDocument('chats')
    await agree(account)
  })

  it('has the same shortened title offline and on the server', async () => {
    const { account, userId, asks } = await newAskingUser()
    const text = '今年适不适合\n换一份离家更远但是薪水更高的工作，还是应该留在原来的地方再等一等？'
    const { conversationId } = await storeLocalTurn(userId, { mode: 'dt', by: 'house', text, locale: 'zh_CN', pieces: [] })
    const own = (await getConversation(userId, conversationId))!.title
    await asks(text)
    await allDone(userId)
    const { data } = await account.call('chatLogs')
    expect(own).toBe('今年适不适合 换一份离家更远但是薪水更高的工作，还是应该留…')
    expect(data.conversations.map(({ title }) => title)).toEqual([own])
  })

  it('is renamed, rated, removed and restored', async () => {
    const { account, userId, asks } = await newAskingUser()
    const { conversationId, messageId } = await asks('今年宜动还是宜静？')
    await allDone(userId)
    await renameConversation(userId, conversationId, '动静')
    await rateAnswer(userId, messageId, 1)
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    await pullDocument('chats')
    await agree(account)
    expect([(await listConversations(userId))[0]?.title, (await turnsOf(userId))[0]?.answer.rating]).toEqual(['动静', 1])
    await removeConversation(userId, conversationId)
    await sync()
    await pullDocument('chats')
    await agree(account)
    expect(await listConversations(userId)).toEqual([])
    await restoreConversation(userId, conversationId)
    await sync()
    await pullDocument('chats')
    await agree(account)
    expect(await listConversations(userId)).toMatchObject([{ title: '动静' }])
  })

  it('has suggested questions', async () => {
    await newAskingUser(0)
    expect((await fetchSuggestedQuestions('ms', 'zh_CN')).length).toBeGreaterThanOrEqual(2)
  })
})

it('a server export includes the turns answered on this device', async () => {
  const { userId, archive_id, asks } = await newAskingUser()
  const { conversationId } = await asks('要不要搬家')
  await allDone(userId)
  const pieces = [{ kind: 'care' as const, text: '命盘先放下。', cites: [] }]
  const rest = { mode: 'ms' as const, locale: 'zh_CN' as const, archiveId: archive_id, by: 'care' as const, pieces }
  await storeLocalTurn(userId, { ...rest, text: '我不想活了', conversationId })
  const alone = await storeLocalTurn(userId, { ...rest, text: '谢谢' })
  const removed = await storeLocalTurn(userId, { ...rest, text: '这一段删了' })
  await removeConversation(userId, removed.conversationId)
  expect(await countLocalTurns(userId)).toBe(2)
  const { file, source } = await exportUserData(userId)
  const { chats } = JSON.parse(await file.text()) as ServerExport
  expect(source).toBe('server')
  const exported = chats.map(({ conversation, turns, removed_at }) => [
    conversation.conversation_id,
    turns.map(({ text }) => text),
    removed_at,
  ])
  expect(exported).toHaveLength(2)
  expect(exported).toContainEqual([conversationId, ['要不要搬家', '我不想活了'], null])
  expect(exported).toContainEqual([alone.conversationId, ['谢谢'], null])
  expect(chats.flatMap(({ turns }) => turns).every((turn) => !('is_local' in turn))).toBe(true)
})
