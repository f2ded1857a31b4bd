import { setTimeout } from 'node:timers/promises'
import { createTestBookMark } from './book-mark.ts'
import { createTestLifeEvent } from './life-entries.ts'
import { pictureRequest } from './pictures.ts'
import { createArchiveInput, newId, signIn, type Account } from './server-client.ts'
import type { Issuer } from './openid-issuer.ts'
import type { SpawnedServers } from './spawned-servers.ts'
import { waitUntil } from './wait-until.ts'

/** Shared state of the security tests. */
export interface SecurityTestState {
  readonly fixture: SpawnedServers
  readonly issuer: Issuer
  /** All members that the tests have created. */
  readonly members: Member[]
}

/** Returns the whole list, or a seeded share of it; a different `rule` number selects another share. */
export type SampleOf = <T>(all: readonly T[], rule: number) => readonly T[]

/** A user who owns one of each object that has an id. */
export interface Member extends Account {
  /** Ids by the field names of endpoints; `id` is a session's id, as `sessionEnd` names it. */
  readonly ids: Readonly<
    Record<
      'archive_id' | 'other_id' | 'order_id' | 'session_id' | 'id' | 'mark_id' | 'event_id' | 'image_id' | 'conversation_id' | 'message_id',
      string
    >
  >
  /** Token of the open order's checkout page. */
  readonly checkoutToken: string
}

const drawn = new WeakMap<Member, Promise<void>>()

/** Generates the member's picture on the first call. Takes tenths of a second, so only tests that need the picture call this. */
export function generateMemberPicture(me: Member): Promise<void> {
  const before = drawn.get(me)
  if (before) return before
  const drawing = (async () => {
    const { archive_id, image_id } = me.ids
    await me.call('imageGenerate', { ...pictureRequest(archive_id), image_id }, newId())
    await waitUntil(async () => {
      await setTimeout(20)
      return (await me.call('imageList')).data.images[0]?.state === 'done'
    })
  })()
  drawn.set(me, drawing)
  return drawing
}

/** Creates a user with an archive, a mark in its book, a life event, a conversation, an open order and a session. */
export async function newMember({ fixture, members }: SecurityTestState): Promise<Member> {
  const account = await signIn(fixture.server)
  const { archive_id } = (await account.call('addArchive', createArchiveInput(), newId())).data
  const { order_id, url } = (await account.call('checkout', { product_id: 'cs', from: '/setting/shop' })).data
  const mark_id = newId()
  await account.call('bookMark', createTestBookMark(archive_id, { mark_id }), newId())
  const event_id = newId()
  await account.call('lifeSave', createTestLifeEvent(archive_id, { event_id }), newId())
  const chat = { conversation_id: newId(), message_id: newId() }
  await account.call('chatSend', { ...chat, mode: 'dt', text: '什么是食神？', locale: 'zh_CN' }, newId())
  const { session_id } = await fixture.db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', account.userId)
    .executeTakeFirstOrThrow()
  const member = {
    ...account,
    ids: { archive_id, other_id: archive_id, order_id, session_id, id: session_id, mark_id, event_id, image_id: newId(), ...chat },
    checkoutToken: new URL(url).searchParams.get('token')!,
  }
  members.push(member)
  return member
}
