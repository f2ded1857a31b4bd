import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { getFortune } from '#device/documents/fortunes.ts'
import { getUserDb } from '#device/store/db.ts'

test('a database of the first version loses only its stored days', async () => {
  const old = new Dexie('mingshu-u1')
  old.version(1).stores({
    archives: '&archive_id',
    outbox: '++seq, &id, archive_id',
    conflicts: '&id, archive_id',
    failures: '&id, archive_id',
    fortunes: '&[archive_id+date]',
    state: '&key',
    queries: '&key',
  })
  await old.table('fortunes').put({ archive_id: 'a', date: '2026-11-19', ganzhi: '', view: {}, at: 0 })
  await old.table('state').put({ key: 'chosen', value: 'a' })
  old.close()
  expect(await getFortune('u1', 'a', '2026-11-19')).toBeNull()
  expect(await getUserDb('u1').state.get('chosen')).toEqual({ key: 'chosen', value: 'a' })
})
