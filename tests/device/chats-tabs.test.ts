import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { discardUnsentTurn, sendUnsentTurn } from '#device/chats/ask.ts'
import { getConversation, listConversations } from '#device/chats/conversations.ts'
import { getDraft } from '#device/chats/drafts.ts'
import { resumeAnswers } from '#device/chats/resume.ts'
import { listTurns, listUnsentTurns } from '#device/chats/turns.ts'
import { countUnsyncedItems } from '#device/outbox/unsent.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ANSWER, useChatServer } from './chat-server.ts'
import { ARCHIVE_ID, askAsUser, createLoggedInUser, stubOnLine } from './chat-user.ts'

const server = useChatServer()

const onlyTurn = async (userId: string) => (await listTurns(userId, (await listConversations(userId))[0]?.conversation_id ?? ''))[0]

const stateOf = async (userId: string) => (await onlyTurn(userId))?.answer.state

/** Waits until the device has the complete answer of the server. */
async function isWhole(userId: string): Promise<void> {
  await waitUntil(async () => (await stateOf(userId)) === 'done')
  const turn = (await onlyTurn(userId))!
  expect(turn.answer).toEqual({ state: 'done', by: 'house', pieces: ANSWER, rating: 0 })
  expect([turn.send, server.sends[0]!.message_id]).toEqual([null, turn.message_id])
}

/** Loads the modules once more, as a reload or a second tab would. */
async function anotherTab() {
  vi.resetModules()
  const { configureApi: configure } = await import('#device/wire/api.ts')
  configure({ baseUrl: server.calls.url, retryMs: 1, timeoutMs: 5_000 })
  return {
    ...(await import('#device/chats/ask.ts')),
    ...(await import('#device/chats/resume.ts')),
    ...(await import('#device/chats/turns.ts')),
    ...(await import('#device/chats/conversations.ts')),
  }
}

describe('a question asked without a network', () => {
  it('survives a reload and is sent only on request', async () => {
    const { userId } = await createLoggedInUser(server)
    stubOnLine(false)
    const sent = await askAsUser({ userId }, { mode: 'cs', lot: 5 })
    expect(sent).toMatchObject({ outcome: 'unsent', remaining: null })
    expect(await getConversation(userId, sent.conversationId)).toMatchObject({ is_own: true, title: '这个月要不要换工作？' })
    stubOnLine(true)
    const tab = await anotherTab()
    await tab.resumeAnswers()
    await resumeAnswers()
    expect(server.sends).toEqual([])
    expect(await tab.listUnsentTurns(userId, 'cs')).toMatchObject([{ message_id: sent.messageId, lot: 5, answer: { state: 'unsent' } }])
    expect([await tab.listUnsentTurns(userId, 'ms'), await countUnsyncedItems(userId)]).toEqual([[], 1])
    expect(await tab.sendUnsentTurn(userId, sent.messageId)).toMatchObject({ outcome: 'begun', remaining: { times: 4 } })
    await isWhole(userId)
    expect([await listUnsentTurns(userId, 'cs'), await countUnsyncedItems(userId)]).toEqual([[], 0])
    expect(server.sends).toMatchObject([{ message_id: sent.messageId, lot: 5, archive_id: ARCHIVE_ID }])
    expect(await sendUnsentTurn(userId, sent.messageId)).toMatchObject({ outcome: 'begun' })
    expect(server.sends).toHaveLength(1)
  })

  it('stays unsent while offline and can be discarded', async () => {
    const { userId } = await createLoggedInUser(server)
    stubOnLine(false)
    const { messageId } = await askAsUser({ userId })
    expect(await sendUnsentTurn(userId, messageId)).toMatchObject({ outcome: 'unsent' })
    await discardUnsentTurn(userId, messageId)
    expect([await listUnsentTurns(userId, 'ms'), await listConversations(userId), await getDraft(userId, 'ms')]).toEqual([[], [], null])
    await expect(sendUnsentTurn(userId, messageId)).rejects.toMatchObject({ codeName: 'notFound' })
  })

  it('that never reached the server waits after a reload', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = ['down']
    server.onSend = () => stubOnLine(false)
    expect(await askAsUser({ userId })).toMatchObject({ outcome: 'waiting' })
    expect(await stateOf(userId)).toBe('asking')
    stubOnLine(true)
    const tab = await anotherTab()
    await tab.resumeAnswers()
    expect(await stateOf(userId)).toBe('unsent')
    expect(server.sends).toHaveLength(1)
    expect(await tab.sendUnsentTurn(userId, server.sends[0]!.message_id)).toMatchObject({ outcome: 'begun' })
    await isWhole(userId)
  })

  it('that reached the server is answered after a reload without resending', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = ['loseReply']
    server.onSend = () => stubOnLine(false)
    expect(await askAsUser({ userId })).toMatchObject({ outcome: 'waiting' })
    stubOnLine(true)
    const tab = await anotherTab()
    await tab.resumeAnswers()
    await isWhole(userId)
    expect(server.sends).toHaveLength(1)
    expect((await listConversations(userId))[0]).toMatchObject({ is_own: false })
  })
})

describe('two tabs', () => {
  it('show the same answer, which only one of them follows', async () => {
    const { userId } = await createLoggedInUser(server)
    server.written = 1
    await askAsUser({ userId })
    const tab = await anotherTab()
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 1)
    const other = tab.resumeAnswers()
    void resumeAnswers()
    server.written = ANSWER.length
    server.calls.cutLines()
    await isWhole(userId)
    await other
    expect(server.sends).toHaveLength(1)
    expect(server.follows).toHaveLength(1)
    expect(await tab.listTurns(userId, server.sends[0]!.conversation_id)).toMatchObject([{ answer: { state: 'done', pieces: ANSWER } }])
  })

  it('send a waiting question once when both send it', async () => {
    const { userId } = await createLoggedInUser(server)
    stubOnLine(false)
    const { messageId } = await askAsUser({ userId })
    stubOnLine(true)
    const tab = await anotherTab()
    const both = await Promise.all([sendUnsentTurn(userId, messageId), tab.sendUnsentTurn(userId, messageId)])
    expect(both.map(({ outcome }) => outcome)).toEqual(['begun', 'begun'])
    await isWhole(userId)
    expect(server.sends).toHaveLength(1)
  })

  it('take over an answer from a tab that is gone', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = [{ silentAfter: 2 }]
    await askAsUser({ userId })
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 2)
    vi.stubGlobal('navigator', { onLine: true, locks: { request: (_name: string, run: () => unknown) => run() } })
    const tab = await anotherTab()
    await tab.resumeAnswers()
    await isWhole(userId)
    expect(server.follows).toEqual([{ message_id: server.sends[0]!.message_id, after: 2 }])
    server.calls.cutLines()
  })
})
