import { expect, test } from 'vitest'
import { LIFE_EVENT_LIMIT, type LifeEvent, type LifeVerdict } from '#contract/life.ts'
import { purgeRemovedArchives } from '#server/features/archives/purge.ts'
import { createTestLifeEvent, createTestVerdict } from '../../support/life-entries.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

export function lifeSuite(fixture: () => ServerFixture): void {
  async function someone() {
    const me = await signIn(fixture().server)
    const { archive_id } = (await me.call('addArchive', createArchiveInput(), newId())).data
    const save = (event: LifeEvent) => me.call('lifeSave', event, newId())
    const judge = (verdict: LifeVerdict) => me.call('lifeJudge', verdict, newId())
    const since = async (from = 0) => (await me.call('lifeList', { since: from })).data
    const rows = () => fixture().db.selectFrom('life_entries').selectAll().where('user_id', '=', me.userId).execute()
    const event = (more: Partial<LifeEvent> = {}) => createTestLifeEvent(archive_id, more)
    const verdict = (more: Partial<LifeVerdict> = {}) => createTestVerdict(archive_id, more)
    return { me, archive_id, save, judge, since, rows, event, verdict }
  }

  test('events and verdicts are listed in arrival order, then incrementally', async () => {
    const { save, judge, since, event, verdict } = await someone()
    expect(await since()).toEqual({ events: [], verdicts: [], until: 0 })
    const [year, month, day] = [event({ date: '1999' }), event({ date: '2000-02' }), event({ date: '2000-02-29', note: '' })]
    for (const one of [year, month, day]) expect((await save(one)).data).toEqual(one)
    const said = verdict()
    expect((await judge(said)).data).toEqual(said)
    const first = await since()
    expect(first).toMatchObject({ events: [year, month, day], verdicts: [said] })
    expect(await since(first.until)).toEqual({ events: [], verdicts: [], until: first.until })
    const later = { ...month, kind: 'job', made_at: 2 } as const
    await save(later)
    expect((await since(first.until)).events).toEqual([later])
    expect((await since()).events).toHaveLength(3)
  })

  test('the later of two states wins in any order', async () => {
    const { save, judge, since, event, verdict } = await someone()
    const early = event({ note: '先' })
    const late = { ...early, note: '后', made_at: 2 }
    for (const one of [late, early]) expect((await save(one)).data).toEqual(late)
    for (const one of [verdict({ verdict: 'miss', made_at: 2 }), verdict()]) expect((await judge(one)).data.verdict).toBe('miss')
    expect(await since()).toMatchObject({ events: [late], verdicts: [{ verdict: 'miss' }] })
  })

  test('a removed event is listed without text and can return', async () => {
    const { save, since, rows, event } = await someone()
    const one = event({ note: '秘密' })
    await save(one)
    await save({ ...one, is_removed: true, made_at: 2 })
    expect((await since()).events).toEqual([{ ...one, note: '', is_removed: true, made_at: 2 }])
    expect(JSON.stringify(await rows())).not.toContain('秘密')
    await save({ ...one, made_at: 3 })
    expect((await since()).events).toEqual([{ ...one, made_at: 3 }])
  })

  test('limits events per archive; removals free capacity', async () => {
    const { me, archive_id, save, event } = await someone()
    const filling = Array.from({ length: LIFE_EVENT_LIMIT }, (_, n) => createTestLifeEvent(archive_id, { note: `${n}` }))
    await fixture()
      .db.insertInto('life_entries')
      .values(
        filling.map((one, n) => ({
          user_id: me.userId,
          archive_id,
          type: 'event' as const,
          entry_id: one.event_id,
          body: JSON.stringify(one),
          is_removed: 0 as const,
          made_at: 1,
          changed_at: n + 1,
        })),
      )
      .execute()
    expect((await save(event())).code).toBe(10053)
    expect((await save({ ...filling[0]!, note: '改', made_at: 2 })).code).toBe(0)
    await save({ ...filling[1]!, is_removed: true, made_at: 2 })
    expect((await save(event())).code).toBe(0)
    const other = (await me.call('addArchive', createArchiveInput(), newId())).data.archive_id
    expect((await save(createTestLifeEvent(other))).code).toBe(0)
  })

  test('one key applies a change once', async () => {
    const { me, since, event } = await someone()
    const [one, key] = [event(), newId()]
    const answers = [await me.call('lifeSave', one, key), await me.call('lifeSave', one, key)]
    expect(answers.map(({ data }) => data)).toEqual([one, one])
    expect((await since()).events).toEqual([one])
  })

  test.each<[string, Partial<Record<keyof LifeEvent, unknown>>]>([
    ['an unknown kind', { kind: 'lottery' }],
    ['no date', { date: undefined }],
    ['a nonexistent day', { date: '2001-02-29' }],
    ['a nonexistent month', { date: '2001-13' }],
    ['half a date', { date: '2001-1' }],
    ['a year before all births', { date: '1849' }],
    ['a note too wide', { note: '宽'.repeat(101) }],
    ['a zero byte', { note: 'a\0b' }],
    ['an invalid id', { event_id: '1' }],
  ])('refuses an event with %s', async (_what, wrong) => {
    const { me, event, rows } = await someone()
    expect((await me.call('lifeSave', { ...event(), ...wrong }, newId())).code).toBe(10001)
    expect(await rows()).toEqual([])
  })

  test.each<[string, Partial<Record<keyof LifeVerdict, unknown>>]>([
    ['an unknown verdict', { verdict: 'maybe' }],
    ['no paragraph', { paragraph: '' }],
    ['an unknown book', { product_id: 'dt' }],
    ['a share above 100', { share: 101 }],
  ])('refuses a verdict with %s', async (_what, wrong) => {
    const { me, verdict } = await someone()
    expect((await me.call('lifeJudge', { ...verdict(), ...wrong }, newId())).code).toBe(10001)
  })

  test("refuses writes to another user's archive", async () => {
    const [me, other] = [await someone(), await someone()]
    expect((await me.save(other.event())).code).toBe(10004)
    expect((await me.judge(other.verdict())).code).toBe(10004)
    await other.save(other.event({ note: '别人的' }))
    expect((await me.since()).events).toEqual([])
  })

  test('entries are removed, restored and purged with their archive', async () => {
    const { me, archive_id, save, judge, since, rows, event, verdict } = await someone()
    await save(event())
    await judge(verdict())
    await me.call('removeArchive', { archive_id })
    // A device that was offline may still send its entries within 30 days of the removal.
    expect((await save(event())).code).toBe(0)
    expect((await since()).events).toHaveLength(2)
    fixture().clock.pass({ days: 31 })
    expect(await since()).toMatchObject({ events: [], verdicts: [] })
    expect((await save(event())).code).toBe(10004)
    await purgeRemovedArchives({ db: fixture().db, now: fixture().clock.now })
    expect(await rows()).toEqual([])
  })
}
