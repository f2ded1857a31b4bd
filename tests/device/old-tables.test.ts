import 'fake-indexeddb/auto'
import { beforeAll, expect, test } from 'vitest'
import { listBookSizes, downloadBook, getBook } from '#device/books/books.ts'
import { saveMark, listMarks } from '#device/books/marks.ts'
import { getUserDb } from '#device/store/db.ts'
import { sync } from '#device/sync/sync.ts'
import { formerDatabaseOf } from '../support/former-database.ts'
import { createArchiveInput, newId } from '../support/server-client.ts'
import { preloadBookTexts } from './book-owner.ts'
import { createOtherDeviceUser, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()
beforeAll(preloadBookTexts)

test('adds tables for books and marks without losing a row', async () => {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  await account.call('addArchive', createArchiveInput(), newId())
  const [archive] = await serverList(account)
  const { archive_id } = archive!
  const pin = { id: newId(), kind: 'markPinned', subject: archive_id, input: { archive_id }, at: 1, ahead: { pinned_at: 5 } }
  const rows = {
    archives: { archive_id, shown: { ...archive, pinned_at: 5 }, confirmed: archive, gone: null, own: [1] },
    outbox: { ...pin, seq: 7 },
    conflicts: { id: newId(), kind: 'updateArchive', subject: archive_id, mine: {}, theirs: archive, ahead: {}, at: 2 },
    failures: { id: newId(), subject: archive_id, intent: { ...pin, seq: 3 }, after: [], code: 10005, fields: [], name: '甲', at: 3 },
    fortunes: { archive_id, date: '2026-11-20', ganzhi: '甲子 丙寅 己卯 戊辰', view: { score: 61 }, at: 4 },
    state: { key: 'chosen', value: archive_id },
    queries: { key: 'user-info', value: { at: 5 } },
  }
  const old = formerDatabaseOf(userId, 4)
  for (const [table, row] of Object.entries(rows)) await old.table(table).put(row)
  old.close()

  expect([await getBook(userId, archive_id, 'fatebook'), await listMarks(userId, archive_id, 'fatebook')]).toEqual([null, []])
  for (const [table, row] of Object.entries(rows)) expect(await getUserDb(userId).table(table).toArray(), table).toEqual([row])

  await downloadBook(userId, archive_id, 'fatebook')
  await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'note', card: 'chart', locale: 'zh_CN', text: '记一笔' })
  expect(await listBookSizes(userId)).toMatchObject([{ archive_id, product_id: 'fatebook' }])
  expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
  expect(server.writes.map(({ path, key }) => [path, key === pin.id])).toEqual([
    ['/user/mark-pinned', true],
    ['/fatebook/mark', false],
  ])
  expect(await listMarks(userId, archive_id, 'fatebook')).toMatchObject([{ text: '记一笔' }])
})
