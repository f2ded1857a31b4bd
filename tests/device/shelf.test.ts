import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { addArchive, removeArchive, restoreArchive } from '#device/archives/archives.ts'
import { downloadBook, getBook, getBookStatus, listStoredVersions } from '#device/books/books.ts'
import { saveMark, listMarks } from '#device/books/marks.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { sendAndPull } from '#device/sync/wake.ts'
import { configureApi } from '#device/wire/api.ts'
import { createArchiveInput, newId } from '../support/server-client.ts'
import { useBookOwners } from './book-owner.ts'
import { createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()
const { owner } = useBookOwners(server)

const infos = () => server.reads.filter((path) => path.endsWith('-info'))
const versionsOf = async (userId: string, archiveId: string, productId: string) =>
  (await listStoredVersions(userId, archiveId, productId)).map(({ version }) => version)

/** Loads the modules once more, like a tab or the worker: separate memory, shared databases and locks. */
async function anotherTab() {
  vi.resetModules()
  const wire = await import('#device/wire/api.ts')
  wire.configureApi({ baseUrl: server.url })
  return import('#device/sync/pull.ts')
}

describe('the shelf', () => {
  it('downloads every unlocked book once, then only itself', async () => {
    const { account, userId, archive_id, buys } = await owner()
    const friend = (await account.call('addArchive', createArchiveInput(), newId())).data.archive_id
    await buys('fatebook')
    await buys('annual:2026')
    await buys('fatebook', friend)
    expect(await sendAndPull()).toMatchObject({ outcome: 'done' })
    for (const [archive, product] of [
      [archive_id, 'fatebook'],
      [archive_id, 'annual:2026'],
      [friend, 'fatebook'],
    ] as const) {
      expect(await getBook(userId, archive, product)).toMatchObject({ version: 1, is_locked: false })
      expect(await getBookStatus(userId, archive, product)).toMatchObject({ is_unlocked: true, version: 1 })
    }
    expect(await getBook(userId, friend, 'annual:2026')).toBeNull()
    expect(infos()).toHaveLength(3)
    await pullDocument('shelf')
    const written: unknown[] = []
    const { books, shelf } = getUserDb(userId)
    for (const table of [books, shelf]) {
      table.hook('creating', (key) => void written.push(key))
      table.hook('updating', (change) => void written.push(change))
      table.hook('deleting', (key) => void written.push(key))
    }
    await pullDocument('shelf')
    expect(infos()).toHaveLength(3)
    expect(written).toEqual([])
  })

  it.each(['down', 'serverError', 'captivePortal', 'emptied'] as const)(
    'that fails for one book (%s) later downloads only that one',
    async (fault) => {
      const { userId, archive_id, buys } = await owner()
      for (const product of ['fatebook', 'annual:2026', 'annual:2027']) await buys(product)
      server.planReads('none', 'none', fault)
      await expect(pullDocument('shelf')).rejects.toThrow()
      const here = async () =>
        (await Promise.all(['fatebook', 'annual:2026', 'annual:2027'].map((id) => getBook(userId, archive_id, id)))).filter(Boolean).length
      expect(await here()).toBe(2)
      server.reads.length = 0
      await pullDocument('shelf')
      expect(await here()).toBe(3)
      expect(infos()).toHaveLength(1)
    },
  )

  it('lists a version made by another device meanwhile', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    server.planReads('none', 'down')
    await expect(pullDocument('shelf')).rejects.toThrow()
    // A read on another device creates the first version; then that device edits the archive.
    await account.call('fateBookInfo', { archive_id })
    const edit = { ...createArchiveInput({ birthday: '1990-05-16 08:30:00' }), archive_id, base_version: 1 }
    expect((await account.call('updateArchive', edit, newId())).code).toBe(0)
    await downloadBook(userId, archive_id, 'fatebook')
    const { versions } = (await getBookStatus(userId, archive_id, 'fatebook'))!
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
  })

  it('requests no further book once the session has expired', async () => {
    const { buys } = await owner()
    for (const product of ['fatebook', 'annual:2026']) await buys(product)
    server.planReads('none', 'sessionTimedOut')
    await expect(pullDocument('shelf')).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
    expect(infos()).toHaveLength(1)
  })

  it('lets changes be sent during a download', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    server.planReads('none', 'hang')
    configureApi({ hedgeAfterMs: 500 })
    const ends: string[] = []
    const pulling = pullDocument('shelf').then(() => ends.push('book'))
    await expect.poll(infos).toHaveLength(1)
    await addArchive(userId, createTestProfile({ user_name: '乙' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    ends.push('change')
    await pulling
    expect(ends).toEqual(['change', 'book'])
    expect(await getBook(userId, archive_id, 'fatebook')).not.toBeNull()
  })

  it('pulled by two tabs at once downloads each book once', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await buys('annual:2026')
    const other = await anotherTab()
    await Promise.all([pullAllDocuments(), other.pullAllDocuments(), pullDocument('shelf'), other.pullDocument('shelf')])
    expect(infos().toSorted()).toEqual(['/fatebook/fatebook-info', '/fatebook/luckbook-info'])
    expect(await versionsOf(userId, archive_id, 'fatebook')).toEqual([1])
  })
})

describe('a book', () => {
  it('of an edited birth gets a new version beside the old', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await pullAllDocuments()
    const first = await getBook(userId, archive_id, 'fatebook')
    const edit = createArchiveInput({ archive_id, base_version: 1, birthday: '1984-02-15 10:30:00' })
    expect((await account.call('updateArchive', edit, newId())).code).toBe(0)
    await pullAllDocuments()
    const second = await getBook(userId, archive_id, 'fatebook')
    expect(second).toMatchObject({ version: 2, made_for: 'edit' })
    expect(second!.ganzhi).not.toBe(first!.ganzhi)
    expect(await getBook(userId, archive_id, 'fatebook', 1)).toEqual(first)
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ version: 2, is_stale: false, versions: [{}, {}] })
    server.reads.length = 0
    await pullAllDocuments()
    expect(infos()).toEqual([])
  })

  it('that was refunded loses its texts until bought again', async () => {
    const { userId, archive_id, buys, givesBack } = await owner()
    await buys('annual:2026')
    const order = await buys('fatebook')
    await pullAllDocuments()
    await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'note', card: 'chart', locale: 'zh_CN', text: '记一笔' })
    await sync()
    await givesBack(order)
    await pullAllDocuments()
    expect([await getBook(userId, archive_id, 'fatebook'), await getBookStatus(userId, archive_id, 'fatebook')]).toEqual([null, null])
    expect(await versionsOf(userId, archive_id, 'annual:2026')).toEqual([1])
    expect(await listMarks(userId, archive_id, 'fatebook')).toMatchObject([{ text: '记一笔' }])
    await buys('fatebook')
    await pullAllDocuments()
    expect(await versionsOf(userId, archive_id, 'fatebook')).toEqual([1])
  })

  it('of a removed archive is deleted when that becomes permanent', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'read', card: 'chart', locale: 'zh_CN' })
    await sync()
    await pullAllDocuments()
    await removeArchive(userId, archive_id)
    await sync()
    server.reads.length = 0
    await pullAllDocuments()
    expect(infos()).toEqual([])
    await restoreArchive(userId, archive_id)
    await sync()
    await pullAllDocuments()
    expect(infos()).toEqual([])
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1 })
    await removeArchive(userId, archive_id)
    await sync()
    server.clock.pass({ days: 31 })
    await account.here()
    await pullAllDocuments()
    expect([await getBook(userId, archive_id, 'fatebook'), await getBookStatus(userId, archive_id, 'fatebook')]).toEqual([null, null])
    expect(await listMarks(userId, archive_id, 'fatebook')).toEqual([])
  })
})
