import { setTimeout } from 'node:timers/promises'
import { markIn } from './book-mark.ts'
import { eventIn } from './life-entries.ts'
import { picture } from './pictures.ts'
import { birth, newId, signIn, type Account } from './server-client.ts'
import type { Issuer } from './openid-issuer.ts'
import type { SpawnedServers } from './spawned-servers.ts'
import { waitUntil } from './wait-until.ts'

/** What the security sweep goes over. */
export interface Sweep {
  readonly fixture: SpawnedServers
  readonly issuer: Issuer
  /** Everybody who was ever there. */
  readonly members: Member[]
}

/** All of a list, or a share of it; each rule has a number of its own, and takes others. */
export type Some = <T>(all: readonly T[], rule: number) => readonly T[]

/** Somebody who has one of everything that has an id. */
export interface Member extends Account {
  /** By the name that calls give the id; a session's is `id` where it is ended. */
  readonly ids: Readonly<
    Record<
      'archive_id' | 'other_id' | 'order_id' | 'session_id' | 'id' | 'mark_id' | 'event_id' | 'image_id' | 'conversation_id' | 'message_id',
      string
    >
  >
  /** Of the order's page. */
  readonly checkoutToken: string
}

const drawn = new WeakMap<Member, Promise<void>>()

/** Has the member's picture drawn, once: some tenths of a second of computing, so it is for those who are asked about it. */
export function drawPicture(me: Member): Promise<void> {
  const before = drawn.get(me)
  if (before) return before
  const drawing = (async () => {
    const { archive_id, image_id } = me.ids
    await me.call('imageGenerate', { ...picture(archive_id), image_id }, newId())
    await waitUntil(async () => {
      await setTimeout(20)
      return (await me.call('imageList')).data.images[0]?.state === 'done'
    })
  })()
  drawn.set(me, drawing)
  return drawing
}

/** A new user with an archive, a mark in its book, an event, a conversation, an open order and a session. */
export async function newMember({ fixture, members }: Sweep): Promise<Member> {
  const account = await signIn(fixture.server)
  const { archive_id } = (await account.call('addArchive', birth(), newId())).data
  const { order_id, url } = (await account.call('checkout', { product_id: 'cs', from: '/setting/shop' })).data
  const mark_id = newId()
  await account.call('bookMark', markIn(archive_id, { mark_id }), newId())
  const event_id = newId()
  await account.call('lifeSave', eventIn(archive_id, { event_id }), newId())
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
