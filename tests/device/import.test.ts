import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { listArchives, listRemovedArchives } from '#device/archives/archive-list.ts'
import { exportUserData } from '#device/account/export.ts'
import { type ImportedArchive, parseImport } from '#device/archives/archives-import.ts'
import { applyImport, compareImport, countImport, type ImportChoice } from '#device/archives/archives-merge.ts'
import { addArchive, removeArchive, updateArchive } from '#device/archives/archives.ts'
import { configureApi } from '#device/wire/api.ts'
import { sync } from '#device/sync/sync.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { logInHere, createTestProfile, profileOf, serverList, createOtherDeviceUser, useHostileServer } from './here.ts'

const server = useHostileServer()

const filed = (more: Partial<ImportedArchive> = {}): ImportedArchive => ({ archive_id: uuidv7(), ...createTestProfile(more), ...more })
const fileOf = (archives: readonly unknown[], more = {}): string =>
  JSON.stringify({ format: 'mingshu-export', version: 1, archives, ...more })
const namesOf = async (userId: string) => (await listArchives(userId)).map(({ user_name, mark }) => `${user_name} ${mark}`)
const always = (choice: ImportChoice) => () => choice

describe('an invalid file is rejected with its reason', () => {
  it.each([
    ['invalid JSON', '{"format":', { kind: 'notJson' }],
    ['an empty file', '', { kind: 'notJson' }],
    ['foreign JSON', '{"archives":[]}', { kind: 'notOurs' }],
    ['a list', '[]', { kind: 'notOurs' }],
    ['a newer version', fileOf([], { version: 2 }), { kind: 'newer' }],
    ['no archives', '{"format":"mingshu-export","version":1}', { kind: 'field', error: { field: 'archives', rule: 'type' } }],
    ['501 archives', fileOf(Array.from({ length: 501 }, () => filed())), { kind: 'tooMany' }],
    [
      'an invalid second birthday',
      fileOf([filed(), filed({ user_name: '周若棠', birthday: '1990-02-30 08:30:00' })]),
      { kind: 'field', place: 2, name: '周若棠', error: { field: 'birthday', rule: 'date' } },
    ],
    [
      'an invalid gender',
      fileOf([{ ...filed(), gender: 'x' }]),
      { kind: 'field', place: 1, name: '王小明', error: { field: 'gender', rule: 'enum', limit: '1, 0' } },
    ],
    [
      'an incomplete place',
      fileOf([{ ...filed(), place_name: { zh_CN: '北京' } }]),
      { kind: 'field', place: 1, name: '王小明', error: { field: 'place_name.zh_TW', rule: 'required' } },
    ],
    [
      'an unknown time zone',
      fileOf([filed({ zone: 'Asia/Atlantis' })]),
      { kind: 'field', place: 1, name: '王小明', error: { field: 'zone', rule: 'zone' } },
    ],
    ['an archive that is null', fileOf([null]), { kind: 'field', place: 1, error: { field: '', rule: 'type' } }],
    [
      'markup in a name',
      fileOf([filed({ user_name: '<b>' })]),
      { kind: 'field', place: 1, name: '<b>', error: { field: 'user_name', rule: 'noMarkup' } },
    ],
  ])('%s', (_what, text, fault) => {
    expect(parseImport(text)).toEqual({ trouble: fault })
  })

  it('except for a byte order mark, unknown fields and missing offsets', () => {
    const { offset_seconds: _, ...rest } = filed()
    expect(parseImport(`\uFEFF${fileOf([{ ...rest, likes: 'tea' }])}`)).toMatchObject({ archives: [{ ...rest, offset_seconds: 28_800 }] })
  })

  it('except for an unknown hour, which becomes noon', () => {
    const one = filed({ hour_unknown: true, birthday: '1958-09-09 03:00:00' })
    expect(parseImport(fileOf([one]))).toMatchObject({ archives: [{ ...one, birthday: '1958-09-09 12:00:00' }] })
  })
})

describe('comparing a file with the local list', () => {
  it('classifies each archive as new, same or conflicting', async () => {
    const { userId } = await logInHere(server)
    const one = await addArchive(userId, createTestProfile({ user_name: '一' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '二' }))
    const here = await listArchives(userId)
    const file = [
      filed({ ...profileOf(one), archive_id: one.archive_id }),
      filed({ ...profileOf(one) }),
      filed({ ...profileOf(two), archive_id: two.archive_id, user_name: '弍' }),
      filed({ ...profileOf(two), gender: '0' }),
      filed({ ...profileOf(two), birthday: '1984-02-16 08:30:00' }),
    ]
    expect(compareImport(file, here).map((entry) => [entry.kind, entry.kind === 'conflicting' ? entry.mine.archive_id : null])).toEqual([
      ['same', null],
      ['same', null],
      ['conflicting', two.archive_id],
      ['conflicting', two.archive_id],
      ['new', null],
    ])
  })

  it('counts additions and changes and detects too many', () => {
    const theirs = filed()
    const mine = { archive_id: theirs.archive_id } as never
    const entries = [
      { kind: 'new', theirs },
      { kind: 'same', theirs, mine },
      { kind: 'conflicting', theirs, mine },
    ] as const
    expect(countImport(entries, always('mine'), 3)).toEqual({ added: 1, changed: 0, isTooMany: false })
    expect(countImport(entries, always('theirs'), 499)).toEqual({ added: 1, changed: 1, isTooMany: false })
    expect(countImport(entries, always('both'), 499)).toEqual({ added: 2, changed: 0, isTooMany: true })
  })
})

describe('an import', () => {
  let userId: string
  beforeEach(async () => {
    userId = (await logInHere(server)).userId
    await addArchive(userId, createTestProfile({ user_name: '我' }))
    await sync()
  })

  it('works offline and sends the new archives when online', async () => {
    const file = [filed({ user_name: '她' }), filed({ user_name: '他' })]
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    await applyImport(userId, file, always('mine'))
    expect(await namesOf(userId)).toEqual(['我 null', '她 waiting', '他 waiting'])
    configureApi({ baseUrl: server.url })
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect((await listArchives(userId)).map(({ user_name, type, version }) => [user_name, type, version])).toEqual([
      ['我', 0, 1],
      ['她', 1, 1],
      ['他', 1, 1],
    ])
    expect((await listArchives(userId)).map(({ archive_id }) => archive_id).slice(1)).toEqual(file.map(({ archive_id }) => archive_id))
  })

  it('of one file twice or concurrently adds no duplicates', async () => {
    const file = [filed({ user_name: '她' }), filed({ user_name: '我', gender: '0' })]
    await Promise.all([applyImport(userId, file, always('both')), applyImport(userId, file, always('both'))])
    expect(await listArchives(userId)).toHaveLength(3)
    await sync()
    await applyImport(userId, file, always('both'))
    expect(await listPendingChanges(userId)).toEqual([])
    expect(await listArchives(userId)).toHaveLength(3)
  })

  it.each([
    ['mine', ['我 1'], 0],
    ['theirs', ['我 0'], 1],
    ['both', ['我 1', '我 0'], 1],
  ] as const)('resolves a conflict as chosen: %s', async (choice, expected, sent) => {
    const file = [filed({ user_name: '我', gender: '0' })]
    await applyImport(userId, file, always(choice))
    expect((await sync()).sent).toBe(sent)
    expect((await listArchives(userId)).map(({ user_name, gender }) => `${user_name} ${gender}`)).toEqual(expected)
    await applyImport(userId, file, always(choice))
    expect(await listPendingChanges(userId)).toEqual([])
  })

  it('adds a locally removed archive again under a new id', async () => {
    const [own] = await listArchives(userId)
    const other = await addArchive(userId, createTestProfile({ user_name: '她' }))
    await sync()
    await removeArchive(userId, other.archive_id)
    await sync()
    await applyImport(userId, [filed({ ...profileOf(other), archive_id: other.archive_id })], always('mine'))
    expect((await sync()).outcome).toBe('done')
    const list = await listArchives(userId)
    expect(list.map(({ user_name, mark }) => [user_name, mark])).toEqual([
      ['我', null],
      ['她', null],
    ])
    expect(list[1]!.archive_id).not.toBe(other.archive_id)
    expect(list[0]!.archive_id).toBe(own!.archive_id)
    expect(await listRemovedArchives(userId)).toMatchObject([{ archive_id: other.archive_id }])
  })
})

describe('an export', () => {
  it('by the server includes pending changes and can be imported elsewhere', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile({ user_name: '我' }))
    await sync()
    const { archive_id, version } = await addArchive(userId, createTestProfile({ user_name: '她', gender: '0' }))
    await updateArchive(userId, { ...createTestProfile({ user_name: '她', gender: '0', zi: '24' }), archive_id, base_version: version })
    const { name, file, source } = await exportUserData(userId, undefined, new Date(2026, 10, 2, 23, 59))
    expect([name, source, file.type]).toEqual(['mingshu-2026-11-02.json', 'server', 'application/json'])
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({
      source: 'server',
      archives: [{ user_name: '我' }, { user_name: '她', zi: '24' }],
      sessions: [{}],
    })

    const read = parseImport(text)
    if (!('archives' in read)) throw new Error('not read')
    const other = await createOtherDeviceUser(server)
    const otherId = await other.here()
    await applyImport(otherId, read.archives, always('mine'))
    await sync()
    expect((await serverList(other)).map(profileOf)).toEqual((await listArchives(userId)).map(profileOf))
  })

  it("made offline contains this device's data and names its source", async () => {
    const { userId, address } = await logInHere(server)
    await addArchive(userId, createTestProfile({ user_name: '我' }))
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    const { file, source } = await exportUserData(userId)
    expect(source).toBe('device')
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({
      format: 'mingshu-export',
      version: 1,
      source: 'device',
      user: { email: address },
      archives: [{ user_name: '我' }],
    })
    expect(text).not.toMatch(/token|mark"/)
    expect(parseImport(text)).toMatchObject({ archives: [{ user_name: '我' }] })
  })
})
