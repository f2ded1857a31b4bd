import { expect, test } from 'vitest'
import { newCodes } from '../../support/exchange-code.ts'
import { birth, call, newId, randomIp, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, ledgerOf, shopper } from '../../support/shop.ts'

export function exchangeSuite(fixture: () => ServerFixture): void {
  const codesOf = (product_id: string, count?: number) => newCodes(fixture(), product_id, count)
  const redeem = (me: Account, code: string, archive_id: string, key = newId(), ip = randomIp()) =>
    call(fixture().server, 'redeem', { code, archive_id }, { token: me.token, key, ip })
  const tally = (codes: readonly number[]) =>
    Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

  test('a code unlocks what it is for, however it is written, and stands nowhere as it is', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('fatebook')
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const { data } = await redeem(me, ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `, me.own)
    expect(data).toMatchObject({ product_id: 'fatebook', archive_id: me.own })
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
    const kept = JSON.stringify([
      await fixture().db.selectFrom('exchange_codes').selectAll().execute(),
      await fixture().db.selectFrom('answers').selectAll().where('user_id', '=', me.userId).execute(),
    ])
    expect(kept).not.toContain(code.replaceAll('-', ''))
    expect(kept).not.toContain(code)
  })

  test('fifty redeems of one code by fifty users at once unlock one book', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => shopper(fixture())))
    const [code] = await codesOf('fatebook')
    const answers = await Promise.all(users.map((me) => redeem(me, code, me.own)))
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 0: 1, 10046: 49 })
    const sums = await Promise.all(users.map(({ userId }) => ledgerOf(fixture().db, userId)))
    expect(sums.filter((sum) => sum['fatebook'] === 1)).toHaveLength(1)
    expect(sums.filter((sum) => Object.keys(sum).length === 0)).toHaveLength(49)
  })

  test('fifty redeems of one code by one user at once give once', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('dt')
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(me, code, me.own)))
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 0: 1, 10046: 9, 10006: 40 })
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test('a redeem whose answer was lost is the same when it is sent again', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('dt')
    const key = newId()
    const first = await redeem(me, code, me.own, key)
    expect([(await redeem(me, code, me.own, key)).text, first.code]).toEqual([first.text, 0])
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test('a wrong, a used and an expired code have one answer', async () => {
    const [me, other] = [await shopper(fixture()), await shopper(fixture())]
    const [used, expired] = await codesOf('dt', 2)
    await redeem(other, used, other.own)
    const answers = [await redeem(me, 'AAAA-BBBB-CCCC-DDDD', me.own), await redeem(me, used, me.own)]
    fixture().clock.pass({ days: 1, seconds: 1 })
    answers.push(await redeem(me, expired!, me.own))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, answers[0]!.code]).toEqual([422, 10046])
  })

  test('a user has ten tries an hour, wrong ones too', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('dt')
    for (let tries = 0; tries < 10; tries += 1) expect((await redeem(me, `wrong ${tries}`, me.own)).code).toBe(10046)
    const late = await redeem(me, code, me.own)
    expect([late.status, late.code]).toEqual([429, 10006])
    fixture().clock.pass({ hours: 1 })
    expect((await redeem(me, code, me.own)).code).toBe(0)
  })

  test('one IP address has no more tries than it may, for any users', async () => {
    const ip = randomIp()
    const users = await Promise.all(Array.from({ length: 7 }, () => shopper(fixture())))
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

  test('a code that is of no use is not used up', async () => {
    const me = await shopper(fixture())
    const [one, two] = await codesOf('fatebook', 2)
    const [month] = await codesOf('vip_month')
    expect((await redeem(me, month, me.own)).code).toBe(10041)
    await redeem(me, one, me.own)
    expect((await redeem(me, two!, me.own)).code).toBe(10042)
    expect((await redeem(me, two!, newId())).code).toBe(10004)
    const second = (await me.call('addArchive', birth())).data.archive_id
    expect((await redeem(me, two!, second)).code).toBe(0)
    expect((await redeem(me, month, me.own)).code).toBe(0)
  })

  const check = (me: Account, code: string, archive_id: string, ip = randomIp()) =>
    call(fixture().server, 'redeemCheck', { code, archive_id }, { token: me.token, ip })

  test('a check says what a code gives and to whom, as redeeming it then does, and spends nothing', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('fatebook')
    const first = await check(me, code, me.own)
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({})
    expect((await check(me, code, me.own)).text).toBe(first.text)
    expect(first.data).toMatchObject({ product_id: 'fatebook', archive_id: me.own, obstacle: null })
    expect((await redeem(me, code, me.own)).data.gives).toEqual(first.data.gives)
    expect((await check(me, code, me.own)).code).toBe(10046)
  })

  test('a code for what is there already is named with its obstacle, by the check and by redeeming, and stays good', async () => {
    const me = await shopper(fixture())
    const [book, month] = [(await codesOf('fatebook'))[0], (await codesOf('vip_month'))[0]]
    expect((await check(me, month, me.own)).data).toMatchObject({ product_id: 'vip_month', obstacle: 'archiveLocked' })
    await buy(fixture(), me, 'fatebook', me.own)
    const before = await ledgerOf(fixture().db, me.userId)
    expect((await check(me, book, me.own)).data).toMatchObject({ product_id: 'fatebook', archive_id: me.own, obstacle: 'alreadyUnlocked' })
    expect((await redeem(me, book, me.own)).code).toBe(10042)
    expect(await ledgerOf(fixture().db, me.userId)).toEqual(before)
    const friend = (await me.call('addArchive', birth())).data.archive_id
    expect((await check(me, book, friend)).data).toMatchObject({ obstacle: null })
    expect((await redeem(me, book, friend)).code).toBe(0)
  })

  test('a check is a try like a redeem: a wrong, a used and a foreign one are answered alike, ten an hour together', async () => {
    const [me, other] = [await shopper(fixture()), await shopper(fixture())]
    const [used, good] = await codesOf('dt', 2)
    await redeem(other, used, other.own)
    const wrong = [await check(me, 'AAAA-BBBB-CCCC-DDDD', me.own), await check(me, used, me.own), await redeem(me, used, me.own)]
    expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1)
    expect(wrong[0]!.code).toBe(10046)
    // Like a redeem that is refused for another reason, this one says nothing of a code: it is no try.
    expect((await check(me, good!, other.own)).code).toBe(10004)
    for (let tries = 3; tries < 10; tries += 1) expect((await check(me, `wrong ${tries}`, me.own)).code).toBe(10046)
    expect([(await check(me, good!, me.own)).code, (await redeem(me, good!, me.own)).code]).toEqual([10006, 10006])
    fixture().clock.pass({ hours: 1 })
    expect((await redeem(me, good!, me.own)).code).toBe(0)
  })

  test('fifty checks at once while it is redeemed leave one redeem', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => shopper(fixture())))
    const [code] = await codesOf('dt')
    const answers = await Promise.all(users.flatMap((me) => [check(me, code, me.own), redeem(me, code, me.own), check(me, code, me.own)]))
    expect(answers.every((answer) => [0, 10046].includes(answer.code))).toBe(true)
    const sums = await Promise.all(users.map(({ userId }) => ledgerOf(fixture().db, userId)))
    expect(sums.filter((sum) => sum['dt'] === 10)).toHaveLength(1)
  })

  test('what was redeemed stands in the history with what it gave and to whom, the latest first, without its code', async () => {
    const [me, other] = [await shopper(fixture()), await shopper(fixture())]
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

  test('a code is good for the annual report of any year', async () => {
    const me = await shopper(fixture())
    const [code] = await codesOf('annual:2025')
    expect((await redeem(me, code, me.own)).data.gives).toEqual([
      { kind: 'unlock', product_id: 'annual:2025', amount: 1, archive_id: me.own },
    ])
  })
}
