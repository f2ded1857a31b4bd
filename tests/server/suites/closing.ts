import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enqueueJob } from '#server/db/jobs.ts'
import { getOrCreateSecret } from '#server/db/secret.ts'
import { computeKeyedHash } from '#server/features/auth/codes.ts'
import { chargeUse } from '#server/ledger/use.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { createTestBookMark } from '../../support/book-mark.ts'
import { readAnswerStream, createChatQuestion } from '../../support/chat.ts'
import { newCodes } from '../../support/exchange-code.ts'
import { createTestLifeEvent } from '../../support/life-entries.ts'
import { createArchiveInput, call, newId, randomIp, signIn } from '../../support/server-client.ts'
import { pictureRequest } from '../../support/pictures.ts'
import { subscribeToReminders } from '../../support/reminded.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import { filesWith, rowTextsOf, tablesOf, countRowsContaining } from '../../support/traces.ts'
import { closeAccount, closingCodeFor } from '../../support/closing.ts'

/**
 * Effect of closing an account per table: rows deleted (gone), user cleared (unnamed), already empty by then (passing), no
 * personal data (nobody).
 */
const tables: Readonly<Record<string, 'gone' | 'unnamed' | 'passing' | 'nobody'>> = {
  users: 'gone',
  sessions: 'gone',
  identities: 'gone',
  answers: 'gone',
  archives: 'gone',
  opened_days: 'gone',
  books: 'gone',
  book_prose: 'gone',
  book_marks: 'gone',
  life_entries: 'gone',
  ledger: 'gone',
  balances: 'gone',
  login_codes: 'gone',
  turns: 'gone',
  jobs: 'gone',
  reminders: 'gone',
  push_subscriptions: 'gone',
  calendar_links: 'gone',
  conversations: 'gone',
  chat_turns: 'gone',
  chat_pieces: 'gone',
  model_tokens: 'gone',
  podcasts: 'gone',
  podcast_chapters: 'gone',
  podcast_samples: 'gone',
  images: 'gone',
  stray_files: 'gone',
  orders: 'unnamed',
  exchange_codes: 'unnamed',
  payments: 'nobody',
  secrets: 'nobody',
  kysely_migration: 'nobody',
  kysely_migration_lock: 'nobody',
}

const HOUR_MS = 3_600_000

/** Tests closing an account: its code, the removal of all data, and refunds of later payments. */
export function closingSuite(fixture: () => ServerFixture): void {
  /** Creates a user with rows in every table that can hold personal data. */
  async function someoneEverywhere() {
    const { db, clock, server } = fixture()
    const me = await createShopper(fixture())
    const friend = createArchiveInput({ user_name: `友-${newId()}`, place_name: `村-${newId()}` })
    await me.call('addArchive', friend, newId())
    const removed = createArchiveInput({ user_name: `旧-${newId()}` })
    await me.call('addArchive', removed, newId())
    await me.call('removeArchive', { archive_id: removed.archive_id }, newId())
    await me.call('config', { mode: 'dark' }, newId())
    await me.call('openDay', { archive_id: me.own, date: '2026-11-20', ganzhi: '庚午 辛巳 庚辰 庚辰', opened_at: 1 }, newId())
    const orderId = await buy(fixture(), me, 'fatebook', me.own)
    expect((await me.call('fateBookInfo', { archive_id: me.own })).data.version).toBe(1)
    await me.call('bookMark', createTestBookMark(me.own), newId())
    await me.call('lifeSave', createTestLifeEvent(me.own), newId())
    await me.call('imageGenerate', pictureRequest(me.own), newId())
    await expect.poll(async () => (await me.call('imageList')).data.images[0]?.state).toBe('done')
    const prose = { user_id: me.userId, archive_id: me.own, product_id: 'fatebook', version: 1, done: 0, prose: '' }
    await db.insertInto('book_prose').values(prose).execute()
    const { order_id: openId } = (await me.call('checkout', { product_id: 'fb', archive_id: friend.archive_id, from: '/archive/index' }))
      .data
    const [code] = await newCodes(fixture(), 'ms')
    expect((await me.call('redeem', { code, archive_id: me.own }, newId())).code).toBe(0)
    const useId = newId()
    await db
      .transaction()
      .execute((change) => chargeUse(change, { userId: me.userId, zone: 'UTC' }, { product: 'bg', useId, now: clock.now() }))
    const asked = createChatQuestion({ archive_id: me.own, text: `问-${newId()}` })
    expect((await readAnswerStream(server, me, 'chatSend', asked)).code).toBe('ok')
    await db.insertInto('model_tokens').values({ day: '2026-11-20', user_id: me.userId, tokens: 1 }).execute()
    const spoken = { user_id: me.userId, archive_id: me.own, locale: 'zh_CN' } as const
    const blob = `${me.userId}/${me.own}/a.mp3`
    await db
      .insertInto('podcasts')
      .values({ ...spoken, version: 1, voice: 'plain', state: 'done', tells: 0, cover: null, asked_at: 1, moved_at: 1 })
      .execute()
    await db
      .insertInto('podcast_chapters')
      .values({ ...spoken, nr: 0, chapter: 'opening', title: '', characters: 1, took_ms: 1, blob, bytes: 1 })
      .execute()
    await db
      .insertInto('podcast_samples')
      .values({ ...spoken, script: '', blob, made_at: 1 })
      .execute()
    await db.insertInto('stray_files').values({ name: blob, seen_at: 1 }).execute()
    const subject = `g-${newId()}`
    await db
      .insertInto('identities')
      .values({ issuer: 'https://accounts.google.com', subject, user_id: me.userId, created_at: clock.now() })
      .execute()
    const mail = { to: me.address, subject: '', text: '', html: '', code: '123456' }
    await enqueueJob(db, { kind: 'mail', payload: mail, userId: me.userId }, clock.now() + HOUR_MS)
    // A mail job without a user, queued before the account existed.
    await enqueueJob(db, { kind: 'mail', payload: mail }, clock.now() + HOUR_MS)
    clock.pass({ minutes: 2 })
    await signIn(server, me.address)
    await subscribeToReminders(me)
    const key = await getOrCreateSecret(db, 'login-codes')
    const needles = [
      me.userId,
      me.address,
      me.own,
      friend.archive_id,
      removed.archive_id,
      useId,
      String(asked['text']),
      asked.message_id,
      subject,
      String(friend.user_name),
      String(friend['place_name']),
      String(removed['user_name']),
    ]
    const codeWords = ['address', 'closing address'].map((use) => computeKeyedHash(key, use, me.address))
    return { me, needles, codeWords, orderId, openId }
  }

  test('every table states what closing an account does to it', async () => {
    expect(await tablesOf(fixture().db)).toEqual(Object.keys(tables).toSorted())
  })

  test('closing removes the user from all tables, and from files overnight', async () => {
    const { db, server, clock } = fixture()
    const { me, needles, codeWords, orderId, openId } = await someoneEverywhere()
    const code = await closingCodeFor(fixture(), me)
    const rowsBefore = Object.fromEntries(
      await Promise.all(Object.keys(tables).map(async (table) => [table, (await rowTextsOf(db, table)).length] as const)),
    )
    const before = await countRowsContaining(db, needles)
    const codesBefore = (await rowTextsOf(db, 'login_codes')).filter((row) => codeWords.some((word) => row.includes(word)))
    const of = (kind: string) => Object.keys(tables).filter((table) => tables[table] === kind)
    // Makes sure that every such table has rows before; otherwise the checks below would prove nothing.
    expect([...Object.keys(before), ...(codesBefore.length > 1 ? ['login_codes'] : [])]).toEqual(
      expect.arrayContaining([...of('gone'), ...of('unnamed')]),
    )
    for (const table of of('nobody')) expect(before).not.toHaveProperty(table)

    expect((await me.call('deactivate', { code })).data.is_closed).toBe(true)

    expect(await countRowsContaining(db, needles)).toEqual({})
    for (const row of await rowTextsOf(db, 'login_codes')) for (const word of codeWords) expect(row).not.toContain(word)
    for (const table of of('unnamed')) expect([table, (await rowTextsOf(db, table)).length]).toEqual([table, rowsBefore[table]])
    // Skips the database file: until the nightly scrub, its free pages contain remnants.
    expect(filesWith(server.dataDir, needles).filter((name) => !name.startsWith('mingshu.sqlite'))).toEqual([])
    clock.pass({ days: 1 })
    await expect.poll(() => filesWith(server.dataDir, needles)).toEqual([])
    const closedOrders = await db.selectFrom('orders').selectAll().where('order_id', 'in', [orderId, openId]).orderBy('cents').execute()
    const nothing = { user_id: null, archive_id: '', gives: '[]', from_screen: '', session_ref: null }
    expect(closedOrders).toMatchObject([
      { ...nothing, product_id: 'fb', cents: 699, status: 'cancelled' },
      {
        ...nothing,
        product_id: 'fatebook',
        cents: 3999,
        status: 'paid',
        payment_ref: expect.any(String) as string,
        paid_at: expect.any(Number) as number,
      },
    ])
  })

  test('the search finds personal data that is present', async () => {
    const { me, needles } = await someoneEverywhere()
    expect((await countRowsContaining(fixture().db, [me.userId]))['archives']).toBe(3)
    const names = filesWith(fixture().server.dataDir, needles)
    expect(names.some((name) => name.endsWith(`${me.address}.eml`))).toBe(true)
    // Whether the database is in this folder: PostgreSQL stores its files elsewhere.
    const hasDatabase = filesWith(fixture().server.dataDir, ['kysely_migration']).length > 0
    expect(names.some((name) => name.startsWith('mingshu.sqlite'))).toBe(hasDatabase)
  })

  test('a payment after the closing is refunded', async () => {
    const { db } = fixture()
    const me = await createShopper(fixture())
    const paidId = await buy(fixture(), me, 'dt')
    const { order_id } = (await me.call('checkout', { product_id: 'cs', from: '/setting/shop' })).data
    await closeAccount(fixture(), me)
    const paymentRef = newId()
    expect(await sendPaymentEvent(fixture(), { kind: 'paid', orderId: order_id, paymentRef, cents: 499 })).toBe(200)
    await expect
      .poll(() => db.selectFrom('payments').select(['state', 'refund']).where('payment_ref', '=', paymentRef).executeTakeFirst())
      .toEqual({ state: 'paid', refund: 'done' })
    const { payment_ref } = await db.selectFrom('orders').select('payment_ref').where('order_id', '=', paidId).executeTakeFirstOrThrow()
    expect(await sendPaymentEvent(fixture(), { kind: 'refunded', orderId: paidId, paymentRef: payment_ref, cents: 499 })).toBe(200)
    const orders = await db
      .selectFrom('orders')
      .select(['status', 'user_id'])
      .where('order_id', 'in', [order_id, paidId])
      .orderBy('status')
      .execute()
    expect(orders).toEqual([
      { status: 'cancelled', user_id: null },
      { status: 'refunded', user_id: null },
    ])
    expect(await countRowsContaining(db, [me.userId])).toEqual({})
  })

  test('the embedded database file is scrubbed once the next night', async () => {
    const { db, server, clock } = fixture()
    const scrubs = () => db.selectFrom('jobs').select('run_at').where('kind', '=', 'scrub').execute()
    // Starts just after 20:00 UTC, the time of the scrub: both closings, minutes apart on this clock, are then in the same night.
    clock.pass({ ms: 24 * HOUR_MS - ((clock.now() - 20 * HOUR_MS) % (24 * HOUR_MS)) })
    await expect.poll(scrubs).toEqual([])
    await closeAccount(fixture(), await signIn(server))
    await closeAccount(fixture(), await signIn(server))
    const jobs = await scrubs()
    // Only SQLite is scrubbed; PostgreSQL has no database file in this folder.
    const hasDatabase = filesWith(server.dataDir, ['kysely_migration']).length > 0
    expect(jobs).toHaveLength(hasDatabase ? 1 : 0)
    for (const { run_at } of jobs) {
      expect(new Date(run_at).toISOString()).toContain('T20:00:00.000Z')
      expect(run_at - clock.now()).toBeGreaterThan(0)
      expect(run_at - clock.now()).toBeLessThanOrEqual(24 * HOUR_MS)
    }
  })

  test('files that cannot be deleted at the closing are deleted later', async () => {
    const { server, clock } = fixture()
    const me = await signIn(server)
    const root = join(server.dataDir, 'blobs')
    await createFolderStorage(root).put(me.userId, Buffer.from('a picture'), 'image/png')
    renameSync(root, `${root}.away`)
    writeFileSync(root, '')
    await closeAccount(fixture(), me)
    rmSync(root)
    renameSync(`${root}.away`, root)
    clock.pass({ seconds: 10 })
    await expect.poll(() => existsSync(join(root, me.userId))).toBe(false)
  })

  test('changes racing the closing leave no traces and cause no faults', async () => {
    const { db, server } = fixture()
    for (let round = 0; round < 5; round += 1) {
      const me = await createShopper(fixture())
      const code = await closingCodeFor(fixture(), me)
      const { order_id } = (await me.call('checkout', { product_id: 'cs', from: '/setting/shop' })).data
      fixture().clock.pass({ minutes: 2 })
      await call(server, 'emailVerification', { email: me.address }, { ip: randomIp() })
      const loginCode = await server.latestCode(me.address)
      const paying = sendPaymentEvent(fixture(), { kind: 'paid', orderId: order_id, paymentRef: newId(), cents: 499 })
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => me.call('addArchive', createArchiveInput(), newId())),
        me.call('deactivate', { code }),
        call(server, 'loginByEmail', { email: me.address, code: loginCode }, { ip: randomIp() }),
        ...Array.from({ length: 6 }, () => me.call('addArchive', createArchiveInput(), newId())),
      ])
      expect([await paying, ...answers.map(({ status }) => status)].filter((status) => status >= 500)).toEqual([])
      expect(await countRowsContaining(db, [me.userId])).toEqual({})
    }
  })
}
