import { expect, test } from 'vitest'
import { createTestBookMark } from '../../support/book-mark.ts'
import { newCodes } from '../../support/exchange-code.ts'
import { createTestLifeEvent, createTestVerdict } from '../../support/life-entries.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'

export function exportSuite(fixture: () => ServerFixture): void {
  test('the export contains all data of the user', async () => {
    const me = await createShopper(fixture())
    const friend = (await me.call('addArchive', createArchiveInput({ user_name: '周若棠' }))).data
    const removed = (await me.call('addArchive', createArchiveInput({ user_name: '沈伯川' }))).data
    await me.call('removeArchive', { archive_id: removed.archive_id })
    await me.call('config', { mode: 'dark', interface_language: 'zh_TW' })
    const day = { archive_id: me.own, date: '2026-11-20', ganzhi: '庚午 辛巳 庚辰 庚辰', opened_at: 7 }
    await me.call('openDay', day, newId())
    const order_id = await buy(fixture(), me, 'fatebook', me.own)
    const book = (await me.call('fateBookInfo', { archive_id: me.own })).data
    const mark = createTestBookMark(me.own)
    await me.call('bookMark', mark, newId())
    const event = createTestLifeEvent(me.own)
    const verdict = createTestVerdict(me.own)
    await me.call('lifeSave', event, newId())
    await me.call('lifeJudge', verdict, newId())
    const [code] = await newCodes(fixture(), 'dt')
    await me.call('redeem', { code, archive_id: me.own }, newId())
    await fixture()
      .db.insertInto('identities')
      .values({ issuer: 'https://accounts.google.com', subject: `g-${me.userId}`, user_id: me.userId, created_at: 7 })
      .execute()

    const { data } = await me.call('userExport')
    expect(data).toMatchObject({
      format: 'mingshu-export',
      version: 1,
      source: 'server',
      user: { email: me.address },
      identities: [{ provider: 'google', created_at: 7 }],
      sessions: [{ device: '' }],
      days: [day],
      orders: [{ order_id, status: 'paid', cents: 3999, archive_id: me.own }],
      balances: [
        { product_id: 'dt', archive_id: null, source: 'kept', times: 10 },
        { product_id: 'fatebook_agent', archive_id: me.own, source: 'kept', times: 88 },
        { product_id: 'ms', archive_id: me.own, source: 'kept', times: 10 },
      ],
      unlocks: [{ product_id: 'fatebook', archive_id: me.own }],
      codes: [{ product_id: 'dt' }],
      books: [book],
      marks: [mark],
      events: [event],
      verdicts: [verdict],
    })
    const { archives } = (await me.call('getArchive')).data
    expect(data.archives).toEqual(archives)
    expect(archives.map(({ archive_id }) => archive_id)).toEqual([me.own, friend.archive_id])
    expect(data.removed).toMatchObject([{ ...removed, updated_at: expect.any(Number) as number, removed_at: expect.any(Number) as number }])
    expect(data.config).toEqual((await me.call('userInfo')).data.config)
    expect(
      data.ledger
        .map(({ product_id, delta, reason, order_id: order }) => `${product_id} ${delta} ${reason} ${order === order_id}`)
        .toSorted(),
    ).toEqual(['dt 10 code false', 'fatebook 1 order true', 'fatebook_agent 88 order true', 'ms 10 order true', 'vip_month 31 order true'])
  })

  test('the export contains no secrets and no data of others', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    await buy(fixture(), me, 'dt')
    const [code] = await newCodes(fixture(), 'cs')
    await me.call('redeem', { code, archive_id: me.own }, newId())
    const { text } = await me.call('userExport')
    const { db } = fixture()
    const sessions = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', me.userId).execute()
    const orders = await db.selectFrom('orders').select('checkout_hash').where('user_id', '=', me.userId).execute()
    const codes = await db.selectFrom('exchange_codes').select('code_hash').where('used_by', '=', me.userId).execute()
    const logins = await db.selectFrom('login_codes').select(['code_hash', 'address_hash']).execute()
    const secrets = [
      me.token,
      ...Object.values(me.apiTokens),
      code,
      ...[...sessions, ...orders, ...codes, ...logins].flatMap((row) => Object.values(row)),
    ]
    expect(secrets.length).toBeGreaterThan(20)
    for (const secret of secrets) expect(text).not.toContain(secret)
    for (const anonymous of [other.userId, other.address, other.own]) expect(text).not.toContain(anonymous)
  })

  test('the export omits archives removed over 30 days ago', async () => {
    const me = await signIn(fixture().server)
    const { archive_id } = (await me.call('addArchive', createArchiveInput())).data
    await me.call('removeArchive', { archive_id })
    fixture().clock.pass({ days: 31 })
    expect((await me.call('userExport')).data).toMatchObject({ archives: [], removed: [] })
  })
}
