import { expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createArchiveInput, signIn } from '../../support/server-client.ts'
import { silentLogger } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { depsOf } from '../../support/shop.ts'

/** Tests removing and restoring archives, up to their deletion after 30 days. */
export function removalSuite(fixture: () => ServerFixture): void {
  async function withArchives(count: number) {
    const me = await signIn(fixture().server)
    const ids: string[] = []
    for (let made = 0; made < count; made += 1) {
      ids.push((await me.call('addArchive', createArchiveInput())).data.archive_id)
      fixture().clock.pass({ ms: 10 })
    }
    return { me, ids: ids as [string, ...string[]] }
  }

  test('a removed archive is listed as removed and restored unchanged', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(2)
    const before = (await me.call('getArchive')).data
    expect((await me.call('removeArchive', { archive_id })).data).toEqual({ archive_id })
    const between = (await me.call('getArchive')).data
    expect(between.archives.map((archive) => archive.archive_id)).not.toContain(archive_id)
    expect(between.removed).toMatchObject([{ archive_id, user_name: '王小明' }])
    const { data } = await me.call('restoreArchive', { archive_id })
    expect(data).toEqual({ ...before.archives[0], updated_at: data.updated_at })
    expect((await me.call('getArchive')).data).toMatchObject({ archives: [{ archive_id }, {}], removed: [] })
  })

  test('lists the latest removal first', async () => {
    const { me, ids } = await withArchives(3)
    for (const archive_id of ids) {
      await me.call('removeArchive', { archive_id })
      fixture().clock.pass({ seconds: 1 })
    }
    expect((await me.call('getArchive')).data.removed.map(({ archive_id }) => archive_id)).toEqual(ids.toReversed())
  })

  test('removing and restoring are idempotent', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(1)
    await me.call('removeArchive', { archive_id })
    const once = (await me.call('getArchive')).data
    fixture().clock.pass({ days: 1 })
    expect((await me.call('removeArchive', { archive_id })).code).toBe(0)
    expect((await me.call('getArchive')).data).toEqual(once)
    const restored = await me.call('restoreArchive', { archive_id })
    expect((await me.call('restoreArchive', { archive_id })).text).toBe(restored.text)
  })

  test('rejects a removal based on an old version', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(1)
    const edited = (await me.call('updateArchive', { ...createArchiveInput({ user_name: '改' }), archive_id, base_version: 1 })).data
    const refused = await me.call('removeArchive', { archive_id, base_version: 1 })
    expect(refused).toMatchObject({ status: 409, code: 10031, data: { archive: edited } })
    expect((await me.call('getArchive')).data.archives).toEqual([edited])
    expect((await me.call('removeArchive', { archive_id, base_version: edited.version })).code).toBe(0)
    expect((await me.call('removeArchive', { archive_id, base_version: 1 })).code).toBe(0)
    expect((await me.call('getArchive')).data.archives).toEqual([])
    await me.call('restoreArchive', { archive_id })
    expect((await me.call('removeArchive', { archive_id })).code).toBe(0)
  })

  test('a removed archive cannot be edited, pinned or added again', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(1)
    await me.call('removeArchive', { archive_id })
    expect((await me.call('updateArchive', createArchiveInput({ archive_id, base_version: 1 }))).code).toBe(10004)
    expect((await me.call('markPinned', { archive_id })).code).toBe(10004)
    expect((await me.call('addArchive', createArchiveInput({ archive_id }))).code).toBe(10032)
  })

  test('a removed archive disappears after 30 days, even before the purge', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(1)
    const count = async () =>
      (await fixture().db.selectFrom('archives').select('archive_id').where('archive_id', '=', archive_id).execute()).length
    await me.call('removeArchive', { archive_id })
    fixture().clock.pass({ days: 29, hours: 23 })
    expect((await me.call('getArchive')).data.removed).toHaveLength(1)
    await cleanUp(depsOf(fixture()), silentLogger)
    expect(await count()).toBe(1)
    fixture().clock.pass({ hours: 1, seconds: 1 })
    expect((await me.call('getArchive')).data.removed).toEqual([])
    expect((await me.call('restoreArchive', { archive_id })).code).toBe(10004)
    expect((await me.call('removeArchive', { archive_id })).code).toBe(10004)
    expect(await count()).toBe(1)
    await cleanUp(depsOf(fixture()), silentLogger)
    expect(await count()).toBe(0)
  })

  test('an id is free again after 30 days', async () => {
    const {
      me,
      ids: [archive_id],
    } = await withArchives(1)
    await me.call('removeArchive', { archive_id })
    fixture().clock.pass({ days: 30, seconds: 1 })
    const { data, code } = await me.call('addArchive', createArchiveInput({ archive_id, user_name: '新的' }))
    expect([code, data.user_name, data.version, data.type]).toEqual([0, '新的', 1, 0])
  })

  test('the next archive becomes the own one after its removal', async () => {
    const {
      me,
      ids: [own, other],
    } = await withArchives(2)
    await me.call('removeArchive', { archive_id: own })
    const next = (await me.call('addArchive', createArchiveInput())).data
    expect(next.type).toBe(0)
    expect((await me.call('restoreArchive', { archive_id: own })).data.type).toBe(1)
    const types = (await me.call('getArchive')).data.archives.map(({ archive_id, type }) => [archive_id, type])
    expect(types).toEqual([
      [own, 1],
      [other, 1],
      [next.archive_id, 0],
    ])
  })

  test('restoring the own archive leaves it the own one', async () => {
    const {
      me,
      ids: [own],
    } = await withArchives(2)
    await me.call('removeArchive', { archive_id: own })
    expect((await me.call('restoreArchive', { archive_id: own })).data.type).toBe(0)
  })
}
