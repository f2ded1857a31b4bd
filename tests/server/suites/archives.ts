import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

interface Published {
  readonly count: number
  readonly cases: readonly {
    readonly id: string
    readonly input: {
      readonly local: string
      readonly tz: string
      readonly lat: number
      readonly lng: number
      readonly gender: string
      readonly zi: string
    }
    readonly oracle: { readonly clock: readonly string[]; readonly solar: readonly string[] | null }
  }[]
}

const published = JSON.parse(readFileSync(new URL('../../fixtures/bazi/published.json', import.meta.url), 'utf8')) as Published

export function archiveSuite(fixture: () => ServerFixture): void {
  const someone = () => signIn(fixture().server)

  test('an added archive returns its input with offset and pillars', async () => {
    const me = await someone()
    const input = createArchiveInput({ place_name: '北京', solar_time: false })
    const { data, status } = await me.call('addArchive', input)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...input,
      place_name: { zh_CN: '北京', zh_TW: '北京', en_US: '北京' },
      offset_seconds: 28_800,
      disambiguation: 'compatible',
      hour_unknown: false,
      zi: '23',
      told_within: null,
      type: 0,
      is_lock: true,
      version: 1,
      pinned_at: null,
    })
    expect((await me.call('getArchive')).data.archives).toEqual([data])
  })

  test('pillars equal the published charts by clock and solar time', async () => {
    const me = await someone()
    const withPlace = published.cases.filter(({ input, oracle }) => input.local >= '1900' && oracle.solar?.length === 4)
    expect([published.count, withPlace.length]).toEqual([36, 13])
    for (const { id, input, oracle } of withPlace) {
      for (const [solar_time, pillars] of [
        [false, oracle.clock],
        [true, oracle.solar],
      ] as const) {
        const { data } = await me.call(
          'addArchive',
          createArchiveInput({
            birthday: input.local.replace('T', ' '),
            zone: input.tz,
            lat: input.lat,
            lng: input.lng,
            gender: input.gender === 'male' ? '1' : '0',
            zi: input.zi,
            solar_time,
          }),
        )
        expect([id, data.year_ganzhi, data.month_ganzhi, data.day_ganzhi, data.hour_ganzhi]).toEqual([id, ...pillars!])
      }
    }
  })

  test('the birth time tolerance is stored in seconds and can be cleared', async () => {
    const me = await someone()
    const input = createArchiveInput({ told_within: 900 })
    const { data } = await me.call('addArchive', input)
    expect(data).toMatchObject({ told_within: 900, version: 1 })
    const edited = await me.call('updateArchive', { ...input, base_version: 1, told_within: 0 })
    expect(edited.data).toMatchObject({ told_within: 0, hour_ganzhi: data.hour_ganzhi })
    await me.call('updateArchive', { ...input, base_version: 2, told_within: null })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ told_within: null, version: 3 }])
  })

  test.each([-1, 3601, 0.5, 'long', '', true, [900]])('refuses %j as birth time tolerance', async (tolerance) => {
    const me = await someone()
    expect((await me.call('addArchive', createArchiveInput({ told_within: tolerance }))).data).toMatchObject({
      fields: [{ field: 'told_within' }],
    })
    expect((await me.call('getArchive')).data.archives).toEqual([])
  })

  test.each([-1, 3601, 0.5, 'long', true])('refuses an edit with tolerance %j and changes nothing', async (tolerance) => {
    const me = await someone()
    const input = createArchiveInput({ told_within: 900 })
    await me.call('addArchive', input)
    const { status, data } = await me.call('updateArchive', { ...input, base_version: 1, told_within: tolerance })
    expect([status, data]).toMatchObject([422, { fields: [{ field: 'told_within' }] }])
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ told_within: 900, version: 1 }])
  })

  test('an edit without a tolerance leaves the stored one', async () => {
    const me = await someone()
    const { told_within: _, ...input } = createArchiveInput({ told_within: 900 })
    await me.call('addArchive', { ...input, told_within: 900 })
    const renamed = await me.call('updateArchive', { ...input, user_name: '改', birthday: '1984-02-20 09:00:00', base_version: 1 })
    expect(renamed.data).toMatchObject({ user_name: '改', told_within: 900, version: 2 })
  })

  test('an omitted tolerance stays until the birth time changes', async () => {
    const me = await someone()
    const { told_within: _, ...input } = createArchiveInput({ birthday: '2024-02-04 16:27:08', told_within: 0 })
    await me.call('addArchive', { ...input, told_within: 0 })
    const renamed = await me.call('updateArchive', { ...input, user_name: '改', zi: '24', base_version: 1 })
    expect(renamed.data).toMatchObject({ user_name: '改', told_within: 0 })
    const moved = await me.call('updateArchive', { ...input, birthday: '2024-02-04 16:27:00', base_version: 2 })
    expect(moved.data).toMatchObject({ birthday: '2024-02-04 16:27:00', told_within: null })
  })

  test("an archive's pillars follow its school until the school is reset", async () => {
    const me = await someone()
    const late = createArchiveInput({ birthday: '2000-01-01 23:30:00', zi: '24', solar_time: false })
    const pillarsOf = ({ year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }: Record<string, unknown>) =>
      [year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi].join(' ')
    const builtIn = (await me.call('addArchive', late)).data
    expect([builtIn.school, pillarsOf(builtIn)]).toEqual([{}, '己卯 丙子 戊午 甲子'])
    // Source: published chart p35.
    const school = { tianyi: 'jia-wu', lateHour: 'kept-day' }
    const other = (await me.call('updateArchive', { ...late, base_version: 1, school })).data
    expect([other.school, pillarsOf(other)]).toEqual([school, '己卯 丙子 戊午 壬子'])
    expect((await me.call('getArchive')).data.archives).toEqual([other])
    // Clients older than the field `school` omit it; the stored school must survive.
    const renamed = (await me.call('updateArchive', { ...late, user_name: '改', base_version: 2 })).data
    expect(renamed).toMatchObject({ user_name: '改', school, hour_ganzhi: '壬子' })
    const back = (await me.call('updateArchive', { ...late, school: {}, base_version: 3 })).data
    expect([back.school, pillarsOf(back)]).toEqual([{}, pillarsOf(builtIn)])
  })

  test.each([
    ['school', { sect: 1 }],
    ['school.tianyi', { tianyi: 'days' }],
    ['school', 'jia-wu'],
    ['school', null],
  ])('refuses an invalid %s: %j', async (field, school) => {
    const me = await someone()
    const { status, data } = await me.call('addArchive', createArchiveInput({ school }))
    expect([status, data]).toMatchObject([422, { fields: [{ field }] }])
    expect((await me.call('getArchive')).data.archives).toEqual([])
  })

  test('an unknown hour becomes noon without an hour pillar', async () => {
    const me = await someone()
    const { data } = await me.call(
      'addArchive',
      createArchiveInput({ birthday: '1990-07-01 00:30:00', hour_unknown: true, offset_seconds: 28_800 }),
    )
    // The missing hour is replaced by noon, which was UTC+9 on that day, as China had summer time.
    expect(data).toMatchObject({ birthday: '1990-07-01 12:00:00', hour_unknown: true, hour_ganzhi: '', offset_seconds: 32_400 })
    expect(data.day_ganzhi).toHaveLength(2)
  })

  test.each([
    ['earlier', -14_400],
    ['later', -18_000],
    ['compatible', -14_400],
  ])('a repeated clock time is read as the chosen %s one', async (disambiguation, offset_seconds) => {
    const me = await someone()
    const { data } = await me.call(
      'addArchive',
      createArchiveInput({ birthday: '2000-10-29 01:30:00', zone: 'America/New_York', lat: 40.7, lng: -74, disambiguation }),
    )
    expect(data).toMatchObject({ disambiguation, offset_seconds })
  })

  test("the device's offset is stored even where the server's zone differs", async () => {
    const me = await someone()
    const { data } = await me.call('addArchive', createArchiveInput({ offset_seconds: 29_143 }))
    expect(data.offset_seconds).toBe(29_143)
  })

  test("only the first archive is the user's own", async () => {
    const me = await someone()
    const types: number[] = []
    for (let made = 0; made < 3; made += 1) types.push((await me.call('addArchive', createArchiveInput())).data.type)
    expect(types).toEqual([0, 1, 1])
  })

  test("of many archives added concurrently, one is the user's own", async () => {
    const me = await someone()
    const answers = await Promise.all(Array.from({ length: 12 }, () => me.call('addArchive', createArchiveInput())))
    expect(answers.map(({ data }) => data.type).toSorted()).toEqual([0, ...Array<number>(11).fill(1)])
  })

  test('a repeated archive is stored once, a different one is refused', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const first = await me.call('addArchive', input)
    expect((await me.call('addArchive', input)).text).toBe(first.text)
    const other = await me.call('addArchive', { ...input, user_name: '李四' })
    expect([other.status, other.code]).toEqual([409, 10032])
    expect((await me.call('getArchive')).data.archives).toEqual([first.data])
  })

  test('an edit of the current version applies and keeps other fields', async () => {
    const me = await someone()
    const input = createArchiveInput()
    const made = (await me.call('addArchive', input)).data
    const pinned = (await me.call('markPinned', { archive_id: input.archive_id })).data
    fixture().clock.pass({ seconds: 5 })
    const { data, code } = await me.call('updateArchive', { ...input, base_version: 1, user_name: '王大明', birthday: '1985-02-15 08:30' })
    expect(code).toBe(0)
    expect(data).toMatchObject({
      user_name: '王大明',
      birthday: '1985-02-15 08:30:00',
      year_ganzhi: '乙丑',
      version: 2,
      type: 0,
      created_at: made.created_at,
      pinned_at: pinned.pinned_at,
    })
    expect(data.updated_at).toBeGreaterThan(made.updated_at)
  })

  test('rejects an edit based on an old version', async () => {
    const me = await someone()
    const input = createArchiveInput()
    await me.call('addArchive', input)
    const current = (await me.call('updateArchive', { ...input, base_version: 1, user_name: '第一' })).data
    const stale = await me.call('updateArchive', { ...input, base_version: 1, user_name: '第二' })
    expect([stale.status, stale.code, stale.data]).toEqual([409, 10031, { archive: current }])
    expect((await me.call('getArchive')).data.archives).toEqual([current])
  })

  test('of concurrent edits of one version only one applies', async () => {
    const me = await someone()
    const input = createArchiveInput()
    await me.call('addArchive', input)
    const answers = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((user_name) => me.call('updateArchive', { ...input, base_version: 1, user_name })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 10031, 10031, 10031])
    expect((await me.call('getArchive')).data.archives[0]!.version).toBe(2)
  })

  test('lists the latest pin first, then by creation', async () => {
    const me = await someone()
    const ids: string[] = []
    for (let made = 0; made < 4; made += 1) {
      ids.push((await me.call('addArchive', createArchiveInput())).data.archive_id)
      fixture().clock.pass({ ms: 10 })
    }
    const [a, b, c, d] = ids
    const order = async () => (await me.call('getArchive')).data.archives.map(({ archive_id }) => archive_id)
    expect(await order()).toEqual([a, b, c, d])
    await me.call('markPinned', { archive_id: c })
    await me.call('markPinned', { archive_id: b })
    expect(await order()).toEqual([b, c, a, d])
    await me.call('markPinned', { archive_id: c })
    expect(await order()).toEqual([c, b, a, d])
  })

  test('concurrent pins get distinct times and do not raise the version', async () => {
    const me = await someone()
    const ids = [newId(), newId(), newId()]
    for (const archive_id of ids) await me.call('addArchive', createArchiveInput({ archive_id }))
    const pins = await Promise.all(ids.map((archive_id) => me.call('markPinned', { archive_id })))
    expect(new Set(pins.map(({ data }) => data.pinned_at)).size).toBe(3)
    expect(pins.map(({ data }) => data.version)).toEqual([1, 1, 1])
  })

  test('one account is limited to ARCHIVE_LIMIT archives', async () => {
    const me = await someone()
    const row = await me.call('addArchive', createArchiveInput())
    const [first] = await fixture().db.selectFrom('archives').selectAll().where('archive_id', '=', row.data.archive_id).execute()
    const more = Array.from({ length: ARCHIVE_LIMIT - 2 }, () => ({ ...first!, archive_id: newId(), type: 1 }))
    for (let from = 0; from < more.length; from += 100)
      await fixture()
        .db.insertInto('archives')
        .values(more.slice(from, from + 100))
        .execute()
    expect((await me.call('addArchive', createArchiveInput())).code).toBe(0)
    const refused = await me.call('addArchive', createArchiveInput())
    expect([refused.status, refused.code]).toEqual([409, 10033])
    expect((await me.call('getArchive')).data.archives).toHaveLength(ARCHIVE_LIMIT)
  })
}
