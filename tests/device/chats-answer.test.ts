import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { askQuestion, stopAnswer } from '#device/chats/ask.ts'
import { getConversation, listConversations } from '#device/chats/conversations.ts'
import { getDraft, saveDraft } from '#device/chats/drafts.ts'
import { resumeAnswers } from '#device/chats/resume.ts'
import { listTurns } from '#device/chats/turns.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { logOut } from '#device/session/log-out.ts'
import { getSession } from '#device/session/session.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { configureApi } from '#device/wire/api.ts'
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

describe('a question', () => {
  it('is stored in its conversation at once and answered piece by piece', async () => {
    const { userId } = await createLoggedInUser(server)
    const conversationId = uuidv7()
    await saveDraft(userId, 'ms', { text: '这个月要不要' })
    server.written = 2
    const sent = await askAsUser({ userId }, { conversationId })
    expect(sent).toMatchObject({ outcome: 'begun', conversationId, remaining: { times: 4 } })
    expect(await getDraft(userId, 'ms')).toBeNull()
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 2)
    expect(await onlyTurn(userId)).toMatchObject({
      message_id: sent.messageId,
      text: '这个月要不要换工作？',
      answer: { state: 'writing', pieces: ANSWER.slice(0, 2) },
    })
    expect(await getConversation(userId, conversationId)).toMatchObject({ archive_id: ARCHIVE_ID, mode: 'ms', turns: 1, is_own: false })
    server.written = ANSWER.length
    server.calls.cutLines()
    await isWhole(userId)
    expect(server.sends).toEqual([
      {
        conversation_id: conversationId,
        message_id: sent.messageId,
        mode: 'ms',
        locale: 'zh_CN',
        text: '这个月要不要换工作？',
        archive_id: ARCHIVE_ID,
      },
    ])
  })

  it('sends the cast or the lot drawn for it', async () => {
    const { userId } = await createLoggedInUser(server)
    await askAsUser({ userId }, { mode: 'bg', cast: [7, 8, 9, 6, 7, 8] })
    await askAsUser({ userId }, { mode: 'cs', lot: 37 })
    expect(server.sends).toMatchObject([
      { mode: 'bg', cast: [7, 8, 9, 6, 7, 8] },
      { mode: 'cs', lot: 37 },
    ])
  })

  it('is marked as long in a long conversation', async () => {
    const { userId } = await createLoggedInUser(server)
    server.isLong = true
    server.written = 1
    await askAsUser({ userId })
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 1)
    expect((await onlyTurn(userId))?.is_long).toBe(true)
    server.written = ANSWER.length
    server.calls.cutLines()
    await isWhole(userId)
  })

  it('is rejected on the screen of another user', async () => {
    const first = await createLoggedInUser(server)
    await createLoggedInUser(server)
    await expect(askAsUser(first)).rejects.toThrow(OtherUserError)
    expect([server.sends, await listConversations(first.userId)]).toEqual([[], []])
  })
})

describe('a cut connection', () => {
  it('before the server received the question causes a resend', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = ['down', 'down']
    expect(await askAsUser({ userId })).toMatchObject({ outcome: 'begun' })
    await isWhole(userId)
    expect(server.sends).toHaveLength(3)
    expect(new Set(server.sends.map(({ message_id }) => message_id)).size).toBe(1)
  })

  it('repeated six times leaves the question unsent', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = Array.from({ length: 6 }, () => 'down')
    expect(await askAsUser({ userId })).toMatchObject({ outcome: 'unsent' })
    expect([server.sends.length, await stateOf(userId)]).toEqual([6, 'unsent'])
  })

  it('before the first event resends the question without duplicating it', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = ['loseReply']
    expect(await askAsUser({ userId })).toMatchObject({ outcome: 'begun' })
    await isWhole(userId)
    expect([...server.logs.values()].flatMap(({ turns }) => turns)).toHaveLength(1)
  })

  it('during an answer resumes after the last stored piece, repeatedly', async () => {
    const { userId } = await createLoggedInUser(server)
    const here = (count: number) => async () => (await onlyTurn(userId))?.answer.pieces.length === count
    server.sendFaults = [{ cutAfter: 2, here: here(2) }]
    server.followFaults = ['down', { cutAfter: 1, here: here(3) }, { cutAfter: 0, here: here(3) }]
    await askAsUser({ userId })
    await isWhole(userId)
    expect(server.sends).toHaveLength(1)
    expect(server.follows.map(({ after }) => after)).toEqual([2, 2, 3, 3])
  })

  it('with a missing piece stores no later piece before it', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = [{ without: 2 }]
    await askAsUser({ userId })
    await isWhole(userId)
    expect(server.follows).toEqual([{ message_id: server.sends[0]!.message_id, after: 1 }])
  })

  it('without any data causes the answer to be followed again', async () => {
    const { userId } = await createLoggedInUser(server)
    configureApi({ silenceMs: 60 })
    server.sendFaults = [{ silentAfter: 3 }]
    await askAsUser({ userId })
    await isWhole(userId)
  })

  it('is retried when the server is unavailable or fails', async () => {
    const { userId } = await createLoggedInUser(server)
    server.sendFaults = [{ refuse: 'unavailable' }, { refuseAfter: 1, as: 'serverError' }]
    await askAsUser({ userId })
    await isWhole(userId)
    expect(server.sends).toHaveLength(2)
  })
})

describe('a rejected question', () => {
  it.each(['timesSpent', 'tooManyRequests', 'invalidInput', 'notFound'] as const)(
    '%s restores the text and its draw to the draft',
    async (refuse) => {
      const { userId } = await createLoggedInUser(server)
      server.sendFaults = [{ refuse }]
      await expect(askAsUser({ userId }, { mode: 'bg', cast: [7, 7, 7, 7, 7, 7] })).rejects.toMatchObject({ codeName: refuse })
      expect(await listConversations(userId)).toEqual([])
      expect(await getDraft(userId, 'bg')).toMatchObject({ text: '这个月要不要换工作？', cast: [7, 7, 7, 7, 7, 7], lot: null })
      expect(server.sends).toHaveLength(1)
    },
  )

  it('is removed from its conversation and put before newer draft text', async () => {
    const { userId } = await createLoggedInUser(server)
    const { conversationId } = await askAsUser({ userId })
    await isWhole(userId)
    server.sendFaults = [{ refuse: 'timesSpent' }]
    server.onSend = () => saveDraft(userId, conversationId, { text: '还有' })
    const asking = askAsUser({ userId }, { conversationId, text: '那跳槽呢？' })
    await expect(asking).rejects.toMatchObject({ codeName: 'timesSpent' })
    expect(await listTurns(userId, conversationId)).toHaveLength(1)
    expect((await getDraft(userId, conversationId))?.text).toBe('那跳槽呢？\n还有')
  })
})

describe('during an answer', () => {
  it('a login of another user pauses it until the owner returns', async () => {
    const first = await createLoggedInUser(server)
    server.written = 2
    await askAsUser(first)
    await waitUntil(async () => (await onlyTurn(first.userId))?.answer.pieces.length === 2)
    const second = await createLoggedInUser(server)
    server.written = ANSWER.length
    server.calls.cutLines()
    await resumeAnswers()
    expect(server.follows).toEqual([])
    expect([await stateOf(first.userId), await listConversations(second.userId)]).toEqual(['writing', []])
    await first.here()
    await resumeAnswers()
    await isWhole(first.userId)
  })

  it('an expired session pauses it until the next login', async () => {
    const { userId, here } = await createLoggedInUser(server)
    server.sendFaults = [{ refuseAfter: 2, as: 'sessionTimedOut' }]
    await askAsUser({ userId })
    await waitUntil(async () => (await getSession())?.is_expired === true)
    await resumeAnswers()
    expect([await stateOf(userId), server.follows]).toEqual(['writing', []])
    await here()
    await resumeAnswers()
    await isWhole(userId)
    expect(server.follows).toMatchObject([{ after: 2 }])
  })

  it('a logout deletes it', async () => {
    const { userId } = await createLoggedInUser(server)
    server.written = 2
    const { conversationId } = await askAsUser({ userId })
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 2)
    await logOut()
    server.calls.cutLines()
    expect(await listTurns(userId, conversationId)).toEqual([])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mingshu-${userId}`)
  })

  it('a stop stores what was written so far', async () => {
    const { userId } = await createLoggedInUser(server)
    server.written = 2
    const { messageId } = await askAsUser({ userId })
    await waitUntil(async () => (await onlyTurn(userId))?.answer.pieces.length === 2)
    await stopAnswer(userId, messageId)
    expect((await onlyTurn(userId))?.answer).toMatchObject({ state: 'stopped', pieces: ANSWER.slice(0, 2) })
    server.calls.cutLines()
  })
})

it('a question sent without a session stays unsent', async () => {
  const { userId } = await createLoggedInUser(server)
  server.sendFaults = [{ refuse: 'sessionTimedOut' }]
  await expect(askAsUser({ userId })).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
  expect([await stateOf(userId), (await getSession())?.is_expired]).toEqual(['unsent', true])
})

it('an answer that the server no longer knows is marked failed', async () => {
  const { userId } = await createLoggedInUser(server)
  server.sendFaults = [{ cutAfter: 1, here: async () => (await onlyTurn(userId))?.answer.pieces.length === 1 }]
  server.followFaults = [{ refuse: 'notFound' }]
  await askAsUser({ userId })
  await waitUntil(async () => (await stateOf(userId)) === 'failed')
})

it('cancelling a question that was not sent restores its draft', async () => {
  const { userId } = await createLoggedInUser(server)
  server.sendFaults = ['down']
  server.onSend = () => stubOnLine(false)
  const sent = await askQuestion(userId, { mode: 'dt', text: '什么是十神？', locale: 'zh_CN' })
  expect([sent.outcome, await stateOf(userId)]).toEqual(['waiting', 'asking'])
  await stopAnswer(userId, server.sends[0]!.message_id)
  expect([await listConversations(userId), (await getDraft(userId, 'dt'))?.text]).toEqual([[], '什么是十神？'])
})
