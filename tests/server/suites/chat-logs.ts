import { expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { readAnswerStream, createChatQuestion, type ChatFixture } from '../../support/chat.ts'
import { silentLogger } from '../../support/job-worker.ts'
import { newId, type Account } from '../../support/server-client.ts'
import { depsOf, createShopper } from '../../support/shop.ts'

export function chatLogSuite(fixture: () => ChatFixture): void {
  async function asked(me: Account, more = {}): Promise<{ conversation_id: string; message_id: string }> {
    const input = createChatQuestion({ mode: 'dt', lot: undefined, ...more })
    expect((await readAnswerStream(fixture().server, me, 'chatSend', input)).code).toBe('ok')
    return input as unknown as { conversation_id: string; message_id: string }
  }
  const idsOf = (list: readonly { conversation_id: string }[]) => list.map(({ conversation_id }) => conversation_id)

  test('pages list every conversation once, latest change first', async () => {
    const me = await createShopper(fixture())
    const made: string[] = []
    for (let n = 0; n < 7; n += 1) made.unshift((await asked(me)).conversation_id)
    const listed: string[] = []
    for (let before: number | null | undefined; before !== null;) {
      const { conversations, next } = (await me.call('chatLogs', { size: 3, before })).data
      listed.push(...idsOf(conversations))
      before = next
    }
    expect(listed).toEqual(made)
    await me.call('chatRename', { conversation_id: made[6], title: '新名字' }, newId())
    expect((await me.call('chatLogs', { size: 1 })).data.conversations).toMatchObject([{ conversation_id: made[6], title: '新名字' }])
  })

  test('a long first question becomes a title of one line', async () => {
    const me = await createShopper(fixture())
    const { conversation_id } = await asked(me, { text: `什么是食神\n${'食'.repeat(100)}` })
    const { title } = (await me.call('chatLog', { conversation_id })).data.conversation
    expect(title).toBe(`什么是食神 ${'食'.repeat(23)}…`)
  })

  test('a removed conversation is hidden, restorable, then purged after 30 days', async () => {
    const me = await createShopper(fixture())
    const [one, two] = [await asked(me), await asked(me)]
    const ref = { conversation_id: one.conversation_id }
    const before = (await me.call('chatLog', ref)).data
    for (let again = 0; again < 2; again += 1) expect((await me.call('chatRemove', ref, newId())).data).toEqual(ref)
    expect((await me.call('chatLog', ref)).code).toBe(10004)
    expect((await me.call('chatRename', { ...ref, title: '名' }, newId())).code).toBe(10004)
    expect(
      (await readAnswerStream(fixture().server, me, 'chatSend', createChatQuestion({ ...one, mode: 'dt', message_id: newId() }))).code,
    ).toBe('notFound')
    expect(idsOf((await me.call('chatLogs')).data.conversations)).toEqual([two.conversation_id])
    expect((await me.call('userExport')).data.chats).toHaveLength(2)
    fixture().clock.pass({ days: 29 })
    expect((await me.call('chatRestore', ref, newId())).code).toBe(0)
    expect((await me.call('chatLog', ref)).data.turns).toEqual(before.turns)
    await me.call('chatRemove', ref, newId())
    fixture().clock.pass({ days: 31 })
    expect((await me.call('chatRestore', ref, newId())).code).toBe(10004)
    await cleanUp(depsOf(fixture()), silentLogger)
    const left = await fixture().db.selectFrom('chat_turns').select('message_id').where('user_id', '=', me.userId).execute()
    expect(left).toEqual([{ message_id: two.message_id }])
  })

  test('a foreign conversation is treated like an unknown one', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const { conversation_id } = await asked(me)
    for (const id of [conversation_id, newId()]) {
      const ref = { conversation_id: id }
      const answers = [
        await other.call('chatLog', ref),
        await other.call('chatRename', { ...ref, title: '名' }, newId()),
        await other.call('chatRemove', ref, newId()),
        await other.call('chatRestore', ref, newId()),
      ]
      for (const { code, data } of answers) expect([code, data]).toEqual([10004, null])
    }
    expect((await other.call('chatLogs')).data).toEqual({ conversations: [], next: null })
  })

  test('a rating is stored with its answer and can be withdrawn', async () => {
    const me = await createShopper(fixture())
    const { conversation_id, message_id } = await asked(me)
    for (const rating of [1, -1, 0]) {
      expect((await me.call('chatRate', { message_id, rating }, newId())).data).toEqual({ message_id, rating })
      expect((await me.call('chatLog', { conversation_id })).data.turns[0]!.answer.rating).toBe(rating)
    }
    expect((await me.call('chatRate', { message_id, rating: 2 }, newId())).code).toBe(10001)
  })

  test('the export contains every conversation', async () => {
    const me = await createShopper(fixture())
    const { conversation_id } = await asked(me)
    const log = (await me.call('chatLog', { conversation_id })).data
    expect((await me.call('userExport')).data.chats).toEqual([{ ...log, removed_at: null }])
  })
}
