import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { exportAll } from '#device/account/export.ts'
import { getArchive, listArchives } from '#device/archives/archive-list.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { applyImport, compareImport } from '#device/archives/archives-merge.ts'
import { addArchive, updateArchive } from '#device/archives/archives.ts'
import { listConflicts } from '#device/outbox/unsent.ts'
import { userDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { sync } from '#device/sync/sync.ts'
import { otherDevice, profile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

/** The birth of the published chart p35, which the house casts with 甲子. */
const late = profile({ birthday: '2000-01-01 23:30:00', zi: '24', solar_time: false })
const keptDay = { lateHour: 'kept-day' } as const

async function start() {
  const account = await otherDevice(server)
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
  it('shows at once by its pillars and comes to the server with them', async () => {
    const { account, archive, save } = await start()
    expect(schoolsOf([archive])).toEqual([[{}, '甲子']])
    expect(schoolsOf([await save(archive, { school: keptDay })])).toEqual([[keptDay, '壬子']])
    await sync()
    expect(schoolsOf(await serverList(account))).toEqual([[keptDay, '壬子']])
  })

  it('and another field that was changed meanwhile both stand', async () => {
    const { account, userId, archive, save } = await start()
    await save(archive, { school: keptDay })
    await save(archive, { user_name: '改' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', school: keptDay }])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('is offered beside another that was chosen meanwhile', async () => {
    const { userId, archive, save } = await start()
    await save(archive, { school: keptDay })
    await save(archive, { school: { tianyi: 'jia-wu' } })
    expect(await listConflicts(userId)).toMatchObject([{ mine: { school: { tianyi: 'jia-wu' } }, theirs: { school: keptDay } }])
  })

  it('is the house’s in a copy from before there were schools, and an edit of that is no clash', async () => {
    const { account, userId, archive, save } = await start()
    const { school: _, ...old } = archive
    const row = (await userDb(userId).archives.get(archive.archive_id))!
    await userDb(userId).archives.put({ ...row, shown: old as unknown as Archive, confirmed: old as unknown as Archive })
    await save((await getArchive(userId, archive.archive_id))!, { user_name: '改' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', school: {} }])
    expect(await listConflicts(userId)).toEqual([])
  })
})

describe('a file', () => {
  it('brings the school that it was written with', async () => {
    const { userId, archive, save } = await start()
    await save(archive, { school: keptDay })
    const read = parseImport(await (await exportAll(userId)).file.text())
    if ('trouble' in read) throw new Error(read.trouble.kind)
    expect(compareImport(read.archives, await listArchives(userId)).map(({ kind }) => kind)).toEqual(['same'])
    const { here } = await otherDevice(server)
    const other = await here()
    await applyImport(other, read.archives, () => 'mine')
    expect(schoolsOf(await listArchives(other))).toEqual([[keptDay, '壬子']])
  })

  it('from before there were schools is of the house, and the same as what is here', async () => {
    const { userId } = await start()
    const { school: _, ...old } = late
    const read = parseImport(JSON.stringify({ format: 'mingshu-export', version: 1, archives: [{ archive_id: uuidv7(), ...old }] }))
    if ('trouble' in read) throw new Error(read.trouble.kind)
    expect(compareImport(read.archives, await listArchives(userId))).toMatchObject([{ kind: 'same', theirs: { school: {} } }])
  })

  it('with a rule that nobody knows is refused by its name', () => {
    const file = { format: 'mingshu-export', version: 1, archives: [{ archive_id: uuidv7(), ...late, school: { tianyi: 'days' } }] }
    expect(parseImport(JSON.stringify(file))).toMatchObject({ trouble: { kind: 'field', error: { field: 'school.tianyi', rule: 'enum' } } })
  })
})
