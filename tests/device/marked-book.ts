/** A book that its reader marks on this device and on another one. */
import { expect } from 'vitest'
import type { BookMark } from '#contract/book.ts'
import { addArchive } from '#device/archives/archives.ts'
import { listMarks } from '#device/books/marks.ts'
import { sync } from '#device/sync/sync.ts'
import { newId, type Account } from '../support/server-client.ts'
import { createOtherDeviceUser, createTestProfile } from './here.ts'
import type { HostileServer } from './hostile-server.ts'

/** Creates a user with an archive, on this device and on another one. */
export async function start(server: HostileServer) {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile({ user_name: '甲' }))
  await sync()
  const place = (card: string, paragraph: string) =>
    ({ archive_id, product_id: 'fatebook', kind: 'place', card, paragraph, locale: 'zh_CN' }) as const
  const note = (text: string) => ({ archive_id, product_id: 'fatebook', kind: 'note', card: 'chart', locale: 'zh_CN', text }) as const
  const here = () => listMarks(userId, archive_id, 'fatebook')
  /** Changes a mark on the other device, based on the version it has seen. */
  const elsewhere = async (mark: BookMark, more: Partial<BookMark>, laterMs = 60_000) => {
    const made = { ...mark, ...more, made_at: mark.made_at + laterMs, made_over: mark.made_at }
    expect((await account.call('bookMark', made, newId())).code).toBe(0)
    return made
  }
  return { account, userId, archive_id, place, note, here, elsewhere }
}

export const existing = async (account: Account) => (await account.call('bookMarks')).data.marks.filter(({ is_removed }) => !is_removed)
export const textsOf = (marks: readonly BookMark[]) => marks.map(({ text }) => text).toSorted()
export const byId = (marks: readonly BookMark[]) => marks.toSorted((a, b) => (a.mark_id < b.mark_id ? -1 : 1))
