import { expect, test } from 'vitest'
import { newCodes } from '../../support/exchange-code.ts'
import { createArchiveInput, call, newId, randomIp, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, sumLedgerByProduct, createShopper } from '../../support/shop.ts'

/** Tests checking and redeeming exchange codes. */
export function exchangeSuite(fixture: () => ServerFixture): void {
  const codesOf = (product_id: string, count?: number) => newCodes(fixture(), product_id, count)
  const redeem = (me: Account, code: string, archive_id: string, key = newId(), ip = randomIp()) =>
    call(fixture().server, 'redeem', { code, archive_id }, { token: me.token, key, ip })
  const tally = (codes: readonly number[]) =>
    Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

  test('a code unlocks in any notation and is stored only hashed', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('fatebook')
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const { data } = await redeem(me, ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `, me.own)
    expect(data).toMatchObject({ product_id: 'fatebook', archive_id: me.own })
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
    const storedRows = JSON.stringify([
      await fixture().db.selectFrom('exchange_codes').selectAll().execute(),
      await fixture().db.selectFrom('answers').selectAll().where('user_id', '=', me.userId).execute(),
    ])
    expect(storedRows).not.toContain(code.replaceAll('-', ''))
    expect(storedRows).not.toContain(code)
  })

  test('fifty users redeeming one code concurrently unlock one book', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => createShopper(fixture())))
    const [code] = await codesOf('fatebook')
    const answers = await Promise.all(users.map((me) => redeem(me, code, me.own)))
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 0: 1, 10046: 49 })
    const sums = await Promise.all(users.map(({ userId }) => sumLedgerByProduct(fixture().db, userId)))
    expect(sums.filter((sum) => sum['fatebook'] === 1)).toHaveLength(1)
    expect(sums.filter((sum) => Object.keys(sum).length === 0)).toHaveLength(49)
  })

  test('fifty concurrent redeems by one user grant once', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('dt')
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(me, code, me.own)))
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 0: 1, 10046: 9, 10006: 40 })
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test('a repeated redeem with its key returns the same answer', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('dt')
    const key = newId()
    const first = await redeem(me, code, me.own, key)
    expect([(await redeem(me, code, me.own, key)).text, first.code]).toEqual([first.text, 0])
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test('wrong, used and expired codes get the same response', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const [used, expired] = await codesOf('dt', 2)
    await redeem(other, used, other.own)
    const answers = [await redeem(me, 'AAAA-BBBB-CCCC-DDDD', me.own), await redeem(me, used, me.own)]
    fixture().clock.pass({ days: 1, seconds: 1 })
    answers.push(await redeem(me, expired!, me.own))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, answers[0]!.code]).toEqual([422, 10046])
  })

  test('a user has ten attempts an hour, including wrong ones', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('dt')
    for (let tries = 0; tries < 10; tries += 1) expect((await redeem(me, `wrong ${tries}`, me.own)).code).toBe(10046)
    const late = await redeem(me, code, me.own)
    expect([late.status, late.code]).toEqual([429, 10006])
    fixture().clock.pass({ hours: 1 })
    expect((await redeem(me, code, me.own)).code).toBe(0)
  })

  test('limits attempts per IP address across users', async () => {
    const ip = randomIp()
    const users = await Promise.all(Array.from({ length: 7 }, () => createShopper(fixture())))
    const codes: number[] = []
    for (let tries = 0; tries < 61; tries += 1) {
      const me = users[tries % 7]!
      codes.push((await redeem(me, 'wrong', me.own, newId(), ip)).code)
    }
    expect(tally(codes)).toEqual({ 10046: 60, 10006: 1 })
    expect(codes.at(-1)).toBe(10006)
    const me = users[6]!
    expect((await redeem(me, 'wrong', me.own)).code).toBe(10046)
    fixture().clock.pass({ minutes: 10 })
    expect((await redeem(me, 'wrong', me.own, newId(), ip)).code).toBe(10046)
  })

  test('a code that cannot be applied is not used up', async () => {
    const me = await createShopper(fixture())
    const [one, two] = await codesOf('fatebook', 2)
    const [month] = await codesOf('vip_month')
    expect((await redeem(me, month, me.own)).code).toBe(10041)
    await redeem(me, one, me.own)
    expect((await redeem(me, two!, me.own)).code).toBe(10042)
    expect((await redeem(me, two!, newId())).code).toBe(10004)
    const second = (await me.call('addArchive', createArchiveInput())).data.archive_id
    expect((await redeem(me, two!, second)).code).toBe(0)
    expect((await redeem(me, month, me.own)).code).toBe(0)
  })

  const check = (me: Account, code: string, archive_id: string, ip = randomIp()) =>
    call(fixture().server, 'redeemCheck', { code, archive_id }, { token: me.token, ip })

  test('a check shows what redeeming grants and spends nothing', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('fatebook')
    const first = await check(me, code, me.own)
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({})
    expect((await check(me, code, me.own)).text).toBe(first.text)
    expect(first.data).toMatchObject({ product_id: 'fatebook', archive_id: me.own, obstacle: null })
    expect((await redeem(me, code, me.own)).data.gives).toEqual(first.data.gives)
    expect((await check(me, code, me.own)).code).toBe(10046)
  })

  test('a code with an obstacle is reported and stays valid', async () => {
    const me = await createShopper(fixture())
    const [book, month] = [(await codesOf('fatebook'))[0], (await codesOf('vip_month'))[0]]
    expect((await check(me, month, me.own)).data).toMatchObject({ product_id: 'vip_month', obstacle: 'archiveLocked' })
    await buy(fixture(), me, 'fatebook', me.own)
    const before = await sumLedgerByProduct(fixture().db, me.userId)
    expect((await check(me, book, me.own)).data).toMatchObject({ product_id: 'fatebook', archive_id: me.own, obstacle: 'alreadyUnlocked' })
    expect((await redeem(me, book, me.own)).code).toBe(10042)
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual(before)
    const friend = (await me.call('addArchive', createArchiveInput())).data.archive_id
    expect((await check(me, book, friend)).data).toMatchObject({ obstacle: null })
    expect((await redeem(me, book, friend)).code).toBe(0)
  })

  test('checks and redeems share ten attempts an hour', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const [used, good] = await codesOf('dt', 2)
    await redeem(other, used, other.own)
    const wrong = [await check(me, 'AAAA-BBBB-CCCC-DDDD', me.own), await check(me, used, me.own), await redeem(me, used, me.own)]
    expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1)
    expect(wrong[0]!.code).toBe(10046)
    // A rejection because of the archive reveals nothing about the code, and does not count as an attempt.
    expect((await check(me, good!, other.own)).code).toBe(10004)
    for (let tries = 3; tries < 10; tries += 1) expect((await check(me, `wrong ${tries}`, me.own)).code).toBe(10046)
    expect([(await check(me, good!, me.own)).code, (await redeem(me, good!, me.own)).code]).toEqual([10006, 10006])
    fixture().clock.pass({ hours: 1 })
    expect((await redeem(me, good!, me.own)).code).toBe(0)
  })

  test('concurrent checks and redeems redeem one code once', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => createShopper(fixture())))
    const [code] = await codesOf('dt')
    const answers = await Promise.all(users.flatMap((me) => [check(me, code, me.own), redeem(me, code, me.own), check(me, code, me.own)]))
    expect(answers.every((answer) => [0, 10046].includes(answer.code))).toBe(true)
    const sums = await Promise.all(users.map(({ userId }) => sumLedgerByProduct(fixture().db, userId)))
    expect(sums.filter((sum) => sum['dt'] === 10)).toHaveLength(1)
  })

  test('the history lists redemptions with their grants but not their codes', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const [book, chats] = [(await codesOf('fatebook'))[0], (await codesOf('dt'))[0]]
    await redeem(me, book, me.own)
    fixture().clock.pass({ seconds: 1 })
    await redeem(me, chats, me.own)
    const { data, text } = await me.call('orderList')
    expect(data.orders).toEqual([])
    expect(data.redeemed).toEqual([
      {
        product_id: 'dt',
        archive_id: null,
        user_name: null,
        gives: [{ kind: 'times', product_id: 'dt', amount: 10, archive_id: null }],
        used_at: expect.any(Number) as number,
      },
      {
        product_id: 'fatebook',
        archive_id: me.own,
        user_name: '王小明',
        gives: [
          { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id: me.own },
          { kind: 'times', product_id: 'fatebook_agent', amount: 88, archive_id: me.own },
          { kind: 'times', product_id: 'ms', amount: 10, archive_id: me.own },
          { kind: 'days', product_id: 'vip_month', amount: 31, archive_id: null },
        ],
        used_at: expect.any(Number) as number,
      },
    ])
    const hashes = await fixture().db.selectFrom('exchange_codes').select('code_hash').where('used_by', '=', me.userId).execute()
    for (const secret of [book, chats, ...hashes.map(({ code_hash }) => code_hash)]) expect(text).not.toContain(secret)
    expect((await other.call('orderList')).data.redeemed).toEqual([])
  })

  test('a code is valid for the annual report of any year', async () => {
    const me = await createShopper(fixture())
    const [code] = await codesOf('annual:2025')
    expect((await redeem(me, code, me.own)).data.gives).toEqual([
      { kind: 'unlock', product_id: 'annual:2025', amount: 1, archive_id: me.own },
    ])
  })
}
