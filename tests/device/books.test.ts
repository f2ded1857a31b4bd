import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { DeviceExport } from '#contract/export-file.ts'
import { exportUserData } from '#device/account/export.ts'
import { fetchBookStatus, unlockBook, upgradeBook } from '#device/books/book-states.ts'
import { listBookSizes, downloadBook, getBook, getBookStatus, listStoredVersions, removeDownload } from '#device/books/books.ts'
import { saveMark, listMarks } from '#device/books/marks.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { logOut } from '#device/session/log-out.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { newId } from '../support/server-client.ts'
import { useBookOwners } from './book-owner.ts'
import { logInHere, useHostileServer } from './here.ts'

const server = useHostileServer()
const { owner, fixture } = useBookOwners(server)

const goOffline = () => configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })

describe('a downloaded book', () => {
  it('is read without a network exactly as the server sent it', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    const before = Date.now()
    const downloaded = await downloadBook(userId, archive_id, 'fatebook')
    goOffline()
    const { data } = await account.call('fateBookInfo', { archive_id })
    expect(await getBook(userId, archive_id, 'fatebook')).toEqual({ ...data, kept_at: downloaded.kept_at })
    expect([data.is_locked, downloaded.kept_at >= before, downloaded.kept_at <= Date.now()]).toEqual([false, true, true])
    expect(await getBook(userId, archive_id, 'annual:2026')).toBeNull()
    await expect(downloadBook(userId, archive_id, 'fatebook')).rejects.toMatchObject({ codeName: 'offline' })
  })

  it('is found as an Annual Book by its year', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('annual:2026')
    await downloadBook(userId, archive_id, 'annual:2026')
    const { data } = await account.call('annualInfo', { archive_id, year: 2026 })
    expect(await getBook(userId, archive_id, 'annual:2026')).toMatchObject(data)
    expect(await fetchBookStatus(userId, archive_id, 'annual:2026')).toMatchObject({ product_id: 'annual:2026', is_unlocked: true })
  })

  it('replaces its locked preview after the purchase', async () => {
    const { userId, archive_id, buys } = await owner()
    expect(await downloadBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 0, is_locked: true })
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 0, is_locked: true })
    expect(await listStoredVersions(userId, archive_id, 'fatebook')).toEqual([])
    await buys('fatebook')
    await pullDocument('shelf')
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1, is_locked: false })
    expect(await getBook(userId, archive_id, 'fatebook', 0)).toBeNull()
  })

  it('stays readable in its earlier version after an update', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await downloadBook(userId, archive_id, 'fatebook')
    await fixture.db.updateTable('books').set({ texts: 0 }).where('archive_id', '=', archive_id).execute()
    expect(await fetchBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ version: 1, is_updatable: true })
    expect(await upgradeBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 2, is_updatable: false })
    goOffline()
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 2, made_for: 'texts' })
    expect(await getBook(userId, archive_id, 'fatebook', 1)).toMatchObject({ version: 1, made_for: 'first' })
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ version: 2, is_updatable: false })
  })

  it('stays the current one when an older version is downloaded too', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await downloadBook(userId, archive_id, 'fatebook')
    await fixture.db.updateTable('books').set({ texts: 0 }).where('archive_id', '=', archive_id).execute()
    await upgradeBook(userId, archive_id, 'fatebook')
    await removeDownload(userId, archive_id, 'fatebook')
    await downloadBook(userId, archive_id, 'fatebook')
    expect(await listStoredVersions(userId, archive_id, 'fatebook')).toMatchObject([{ version: 2 }])
    await downloadBook(userId, archive_id, 'fatebook', 1)
    expect(await listStoredVersions(userId, archive_id, 'fatebook')).toMatchObject([{ version: 2 }, { version: 1 }])
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 2 })
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ version: 2, is_stale: false })
    await expect(downloadBook(userId, archive_id, 'fatebook', 7)).rejects.toMatchObject({ codeName: 'notFound' })
  })
})

describe('unlocking', () => {
  it('rejects a book that is not free and changes nothing', async () => {
    const { userId, archive_id } = await owner()
    await expect(unlockBook(userId, archive_id, 'fatebook')).rejects.toMatchObject({ codeName: 'bookNotFree' })
    expect([await getBook(userId, archive_id, 'fatebook'), await getBookStatus(userId, archive_id, 'fatebook')]).toEqual([null, null])
  })

  it('downloads a free book at once, also after a lost answer', async () => {
    // Moves the server clock to a date on which the user's own fate book was free.
    const days = (Date.parse('2025-03-01T12:00:00+08:00') - server.clock.now()) / 86_400_000
    server.clock.pass({ days })
    const { userId, archive_id } = await owner()
    expect(await fetchBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: false, is_free: true })
    await downloadBook(userId, archive_id, 'fatebook')
    server.plan('loseReply')
    await expect(unlockBook(userId, archive_id, 'fatebook')).rejects.toMatchObject({ codeName: 'offline' })
    expect(await unlockBook(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true })
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true, version: 1 })
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1, is_locked: false })
    expect(await getBook(userId, archive_id, 'fatebook', 0)).toBeNull()
    expect(new Set(server.writes.filter(({ path }) => path === '/fatebook/unlock').map(({ key }) => key)).size).toBe(2)
    server.clock.pass({ days: -days })
  })

  it('succeeds when the download fails, and the next pull delivers the book', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    server.planReads('none', 'down')
    expect(await unlockBook(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true })
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true, version: 0 })
    expect(await getBook(userId, archive_id, 'fatebook')).toBeNull()
    await pullDocument('shelf')
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1 })
  })

  it('is not undone by a shelf that was requested earlier', async () => {
    const { userId, archive_id, buys } = await owner()
    const release = server.delayNextAnswer()
    const pulling = pullDocument('shelf')
    await expect.poll(() => server.reads).toContain('/fatebook/shelf')
    await buys('fatebook')
    await unlockBook(userId, archive_id, 'fatebook')
    release()
    await pulling
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1, is_locked: false })
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true })
  })
})

describe('a removed download', () => {
  it('stays removed until it is downloaded again, with its marks', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await buys('annual:2026')
    await pullDocument('shelf')
    await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'note', card: 'chart', locale: 'zh_CN', text: '记一笔' })
    await removeDownload(userId, archive_id, 'fatebook')
    await pullDocument('shelf')
    expect(await getBook(userId, archive_id, 'fatebook')).toBeNull()
    expect(await getBook(userId, archive_id, 'annual:2026')).not.toBeNull()
    expect(await getBookStatus(userId, archive_id, 'fatebook')).toMatchObject({ is_unlocked: true, version: 1 })
    expect(await listMarks(userId, archive_id, 'fatebook')).toMatchObject([{ text: '记一笔' }])
    await downloadBook(userId, archive_id, 'fatebook')
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1 })
    await fixture.db.updateTable('books').set({ texts: 0 }).where('archive_id', '=', archive_id).execute()
    await account.call('bookUpgrade', { archive_id, product_id: 'fatebook' }, newId())
    await pullDocument('shelf')
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 2 })
  })

  it('is not restored by a download that was already running', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    // The first request for the book hangs; the hedge request returns the book.
    server.planReads('none', 'hang')
    configureApi({ hedgeAfterMs: 500 })
    const pulling = pullDocument('shelf')
    await expect.poll(() => server.reads).toContain('/fatebook/fatebook-info')
    await removeDownload(userId, archive_id, 'fatebook')
    await pulling
    expect(await getBook(userId, archive_id, 'fatebook')).toBeNull()
  })

  it('takes no space, and each stored book reports all its versions', async () => {
    const { userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await buys('annual:2026')
    await pullDocument('shelf')
    const bytesOf = async (productId: string) =>
      new TextEncoder().encode(JSON.stringify(await getBook(userId, archive_id, productId))).length
    const [fate, annual] = [await getBook(userId, archive_id, 'fatebook'), await getBook(userId, archive_id, 'annual:2026')]
    expect(await listBookSizes(userId)).toEqual([
      { archive_id, product_id: 'annual:2026', bytes: await bytesOf('annual:2026'), kept_at: annual!.kept_at },
      { archive_id, product_id: 'fatebook', bytes: await bytesOf('fatebook'), kept_at: fate!.kept_at },
    ])
    await removeDownload(userId, archive_id, 'annual:2026')
    expect(await listBookSizes(userId)).toMatchObject([{ product_id: 'fatebook' }])
    await fixture.db.updateTable('books').set({ texts: 0 }).where('archive_id', '=', archive_id).execute()
    await upgradeBook(userId, archive_id, 'fatebook')
    const [both] = await listBookSizes(userId)
    expect(both!.bytes).toBeGreaterThan(1.9 * (await bytesOf('fatebook')))
  })
})

describe('books of one user', () => {
  it('are visible to that user only and deleted by a logout', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await pullAllDocuments()
    const second = await logInHere(server)
    expect(await getBook(second.userId, archive_id, 'fatebook')).toBeNull()
    expect([await listBookSizes(second.userId), await getBookStatus(second.userId, archive_id, 'fatebook')]).toEqual([[], null])
    server.reads.length = 0
    server.writes.length = 0
    await expect(downloadBook(userId, archive_id, 'fatebook')).rejects.toThrow(OtherUserError)
    await expect(fetchBookStatus(userId, archive_id, 'fatebook')).rejects.toThrow(OtherUserError)
    await expect(unlockBook(userId, archive_id, 'fatebook')).rejects.toThrow(OtherUserError)
    await expect(upgradeBook(userId, archive_id, 'fatebook')).rejects.toThrow(OtherUserError)
    expect([server.reads, server.writes]).toEqual([[], []])
    await expect(downloadBook(second.userId, archive_id, 'fatebook')).rejects.toMatchObject({ codeName: 'notFound' })
    await account.here()
    expect(await getBook(userId, archive_id, 'fatebook')).toMatchObject({ version: 1 })
    await logOut()
    expect(await getBook(userId, archive_id, 'fatebook')).toBeNull()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mingshu-${userId}`)
    await expect(downloadBook(userId, archive_id, 'fatebook')).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
  })

  it('are part of a device export, together with their marks', async () => {
    const { account, userId, archive_id, buys } = await owner()
    await buys('fatebook')
    await pullAllDocuments()
    await downloadBook(userId, archive_id, 'annual:2026')
    const id = await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'note', card: 'chart', locale: 'zh_CN', text: '留' })
    await sync()
    goOffline()
    const { file } = await exportUserData(userId)
    const { books, marks } = JSON.parse(await file.text()) as DeviceExport
    expect(books).toEqual([(await account.call('fateBookInfo', { archive_id })).data])
    expect(marks).toMatchObject([{ archive_id, mark_id: id, text: '留' }])
  })
})
