import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { exportUserData } from '#device/account/export.ts'
import { getArchive, listArchives } from '#device/archives/archive-list.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { applyImport, compareImport } from '#device/archives/archives-merge.ts'
import { addArchive, updateArchive } from '#device/archives/archives.ts'
import { listConflicts } from '#device/outbox/unsent.ts'
import { getUserDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { sync } from '#device/sync/sync.ts'
import { createOtherDeviceUser, createTestProfile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Birth of the published chart p35, for which the default rules give the hour 甲子. */
const late = createTestProfile({ birthday: '2000-01-01 23:30:00', zi: '24', solar_time: false })
const sameDayHour = { lateHour: 'kept-day' } as const

async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, late)
  await sync()
  const archive = (await getArchive(userId, archive_id))!
  const save = (opened: Archive, change: Partial<Archive>) =>
    updateArchive(userId, { ...profileOf(opened), ...change, archive_id, base_version: opened.version }, opened)
  return { account, userId, archive, save }
}

const schoolsOf = (archives: readonly Archive[]) => archives.map(({ school, hour_ganzhi }) => [school, hour_ganzhi])

describe('a school of an archive', () => {
  it('shows its pillars at once and is sent with them', async () => {
    const { account, archive, save } = await start()
    expect(schoolsOf([archive])).toEqual([[{}, '甲子']])
    expect(schoolsOf([await save(archive, { school: sameDayHour })])).toEqual([[sameDayHour, '壬子']])
    await sync()
    expect(schoolsOf(await serverList(account))).toEqual([[sameDayHour, '壬子']])
  })

  it('merges with an edit of another field', async () => {
    const { account, userId, archive, save } = await start()
    await save(archive, { school: sameDayHour })
    await save(archive, { user_name: '改' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', school: sameDayHour }])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('conflicts with another school chosen meanwhile', async () => {
    const { userId, archive, save } = await start()
    await save(archive, { school: sameDayHour })
    await save(archive, { school: { tianyi: 'jia-wu' } })
    expect(await listConflicts(userId)).toMatchObject([{ mine: { school: { tianyi: 'jia-wu' } }, theirs: { school: sameDayHour } }])
  })

  it('is the default in old rows, whose edits cause no conflict', async () => {
    const { account, userId, archive, save } = await start()
    const { school: _, ...old } = archive
    const row = (await getUserDb(userId).archives.get(archive.archive_id))!
    await getUserDb(userId).archives.put({ ...row, shown: old as unknown as Archive, confirmed: old as unknown as Archive })
    await save((await getArchive(userId, archive.archive_id))!, { user_name: '改' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', school: {} }])
    expect(await listConflicts(userId)).toEqual([])
  })
})

describe('a file', () => {
  it('contains the school of its archives', async () => {
    const { userId, archive, save } = await start()
    await save(archive, { school: sameDayHour })
    const read = parseImport(await (await exportUserData(userId)).file.text())
    if ('trouble' in read) throw new Error(read.trouble.kind)
    expect(compareImport(read.archives, await listArchives(userId)).map(({ kind }) => kind)).toEqual(['same'])
    const { here } = await createOtherDeviceUser(server)
    const other = await here()
    await applyImport(other, read.archives, () => 'mine')
    expect(schoolsOf(await listArchives(other))).toEqual([[sameDayHour, '壬子']])
  })

  it('without schools means the default school', async () => {
    const { userId } = await start()
    const { school: _, ...old } = late
    const read = parseImport(JSON.stringify({ format: 'mingshu-export', version: 1, archives: [{ archive_id: uuidv7(), ...old }] }))
    if ('trouble' in read) throw new Error(read.trouble.kind)
    expect(compareImport(read.archives, await listArchives(userId))).toMatchObject([{ kind: 'same', theirs: { school: {} } }])
  })

  it('with an unknown rule is rejected with the field name', () => {
    const file = { format: 'mingshu-export', version: 1, archives: [{ archive_id: uuidv7(), ...late, school: { tianyi: 'days' } }] }
    expect(parseImport(JSON.stringify(file))).toMatchObject({ trouble: { kind: 'field', error: { field: 'school.tianyi', rule: 'enum' } } })
  })
})
