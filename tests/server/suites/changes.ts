import { expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import { silentLogger } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { depsOf } from '../../support/shop.ts'

/** Tests idempotency keys, and the limits on changes per day. */
export function idempotencySuite(fixture: () => ServerFixture): void {
  const someone = () => signIn(fixture().server)
  const answersOf = (userId: string) => fixture().db.selectFrom('answers').selectAll().where('user_id', '=', userId).execute()

  test('one key returns one answer and effect, even after later changes', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    const first = await me.call('addArchive', input, key)
    await me.call('updateArchive', { ...input, base_version: 1, user_name: '改过' })
    await me.call('removeArchive', { archive_id: input.archive_id })
    fixture().clock.pass({ days: 29 })
    const again = await me.call('addArchive', input, key)
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect((await me.call('getArchive')).data.archives).toEqual([])
  })

  test('a repeated edit with its key is not stale', async () => {
    const me = await someone()
    const input = createArchiveInput()
    await me.call('addArchive', input)
    const edit = { ...input, base_version: 1, user_name: '一次' }
    const key = newId()
    const first = await me.call('updateArchive', edit, key)
    const again = await me.call('updateArchive', edit, key)
    expect([first.code, again.text]).toEqual([0, first.text])
    expect((await me.call('getArchive')).data.archives[0]!.version).toBe(2)
  })

  test('refuses a reused key with another body or endpoint', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    await me.call('addArchive', input, key)
    const body = await me.call('addArchive', createArchiveInput(), key)
    const call = await me.call('markPinned', { archive_id: input.archive_id }, key)
    for (const { status, code } of [body, call]) expect([status, code]).toEqual([409, 10007])
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ pinned_at: null }])
  })

  test('an equivalent body under the same key is the same request', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    const first = await me.call('addArchive', input, key)
    const again = await me.call(
      'addArchive',
      { ...Object.fromEntries(Object.entries(input).toReversed()), lat: String(input['lat']), extra: 1 },
      key,
    )
    expect(again.text).toBe(first.text)
  })

  test('fifty concurrent requests with one key create one row', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 50 }, () => me.call('addArchive', input, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]!.code).toBe(0)
    expect(await answersOf(me.userId)).toHaveLength(1)
    expect((await me.call('getArchive')).data.archives).toHaveLength(1)
  })

  test('fifty concurrent pins with one key pin once', async () => {
    const me = await someone()
    const { archive_id } = (await me.call('addArchive', createArchiveInput())).data
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 50 }, () => me.call('markPinned', { archive_id }, key)))
    expect(new Set(answers.map(({ data }) => data.pinned_at)).size).toBe(1)
  })

  test('two users may use the same key', async () => {
    const [one, two] = [await someone(), await someone()]
    const key = newId()
    expect((await one.call('addArchive', createArchiveInput({ user_name: '甲' }), key)).data.user_name).toBe('甲')
    expect((await two.call('addArchive', createArchiveInput({ user_name: '乙' }), key)).data.user_name).toBe('乙')
  })

  test('a failed change is evaluated again when it is resent', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    expect((await me.call('markPinned', { archive_id: input.archive_id }, key)).code).toBe(10004)
    expect(await answersOf(me.userId)).toEqual([])
    await me.call('addArchive', input)
    expect((await me.call('markPinned', { archive_id: input.archive_id }, key)).code).toBe(0)
  })

  test('settings change once per key', async () => {
    const me = await someone()
    const key = newId()
    const first = await me.call('config', { mode: 'dark' }, key)
    await me.call('config', { mode: 'auto' })
    expect((await me.call('config', { mode: 'dark' }, key)).text).toBe(first.text)
    expect((await me.call('userInfo')).data.config.settings.mode).toBe('auto')
  })

  test('deletes stored answers after 400 days', async () => {
    const me = await someone()
    await me.call('config', { mode: 'dark' }, newId())
    const deps = depsOf(fixture())
    fixture().clock.pass({ days: 399 })
    await cleanUp(deps, silentLogger)
    expect(await answersOf(me.userId)).toHaveLength(1)
    fixture().clock.pass({ days: 2 })
    await cleanUp(deps, silentLogger)
    expect(await answersOf(me.userId)).toEqual([])
  })

  const DAY_MS = 86_400_000
  const restOfDay = (): number => DAY_MS - (fixture().clock.now() % DAY_MS)
  /**
   * Creates a user with `changes_taken` changes today, one of them under `key`; at noon, so that the day does not end during the
   * test.
   */
  const busyOne = async (key: string, changes_taken: number) => {
    const me = await someone()
    fixture().clock.pass({ ms: restOfDay() + DAY_MS / 2 })
    const first = await me.call('config', { mode: 'dark' }, key)
    await fixture().db.updateTable('users').set({ changes_taken }).where('user_id', '=', me.userId).execute()
    return { me, first }
  }

  test('limits a user to 2,000 changes a day, except repeated requests', async () => {
    const key = newId()
    const { me, first } = await busyOne(key, 1999)
    expect((await me.call('config', { mode: 'auto' }, newId())).code).toBe(0)
    expect((await me.call('config', { mode: 'light' })).code).toBe(10006)
    const refused = await me.call('config', { mode: 'light' }, newId())
    expect([refused.status, refused.code]).toEqual([429, 10006])
    const { retry_seconds } = refused.data as unknown as { retry_seconds: number }
    expect(Math.abs(retry_seconds - restOfDay() / 1000)).toBeLessThan(60)
    expect((await me.call('userInfo')).data.config.settings.mode).toBe('auto')
    expect((await me.call('config', { mode: 'dark' }, key)).text).toBe(first.text)
    expect(await answersOf(me.userId)).toHaveLength(2)
    fixture().clock.pass({ days: 1 })
    expect((await me.call('config', { mode: 'light' }, newId())).code).toBe(0)
  })

  test('twenty concurrent changes use exactly the remaining quota', async () => {
    const { me } = await busyOne(newId(), 1990)
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.call('config', { mode: 'auto' }, newId())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ])
    expect(await answersOf(me.userId)).toHaveLength(11)
  })

  test('a failed change uses no quota', async () => {
    const { me } = await busyOne(newId(), 1999)
    expect((await me.call('markPinned', { archive_id: newId() }, newId())).code).toBe(10004)
    expect((await me.call('config', { mode: 'auto' }, newId())).code).toBe(0)
  })

  test('a stored answer omits what the request already contains', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const added = await me.call('addArchive', input, newId())
    await me.call('removeArchive', { archive_id: input.archive_id }, newId())
    const lengths = new Map((await answersOf(me.userId)).map(({ endpoint, data }) => [endpoint, data.length]))
    expect(lengths.get('addArchive')).toBeLessThan(added.text.length / 2)
    expect(lengths.get('removeArchive')).toBeLessThan(20)
  })

  test('returns answers that were stored whole', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const key = newId()
    const first = await me.call('addArchive', input, key)
    await fixture()
      .db.updateTable('answers')
      .set({ data: JSON.stringify(first.data) })
      .where('user_id', '=', me.userId)
      .execute()
    expect((await me.call('addArchive', input, key)).text).toBe(first.text)
  })

  test.each(['short', 'with space in it', '"quoted-key"', 'x'.repeat(101), 'schlüssel-eins'])('refuses %j as a key', async (key) => {
    const me = await someone()
    const answer = await me.call('config', { mode: 'dark' }, key)
    expect([answer.status, answer.code]).toEqual([422, 10001])
    expect(answer.data).toMatchObject({ fields: [{ field: 'Idempotency-Key', rule: 'pattern' }] })
    expect((await me.call('userInfo')).data.config.settings.mode).toBe('light')
  })
}
